import { fromSid } from "../../../server/src/core/std/ids.ts"
import type { Installation } from "../../../server/test/support/installation.ts"
import { withStore } from "../../../server/test/support/with-store.ts"

/** An inbound message that PostgreSQL refused. It is tried again in an hour. */
export async function keepDeadLetter(installation: Installation, carrierSid: string): Promise<void> {
  const content = JSON.stringify({ body: "For the owner of the number alone.", media: [] })
  await withStore(installation, (store) =>
    store.query(
      `insert into inbound_dead_letters (carrier_id, reference, id, sender, recipient, content, error, received_at, retry_at)
       values ($1, sha256('one'), '01900000-0000-7000-8000-000000000001', '+15551234567', '+14155550199', $2,
               '23514 messages_check', now(), now() + interval '1 hour')`,
      [fromSid("carrier", carrierSid), content],
    ),
  )
}
