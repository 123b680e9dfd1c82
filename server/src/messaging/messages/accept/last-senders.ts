import { byAccount } from "#core/db/by-account.ts"
import type { Tx } from "#core/db/database.ts"
import { plainArray, textArray } from "#core/db/literals.ts"
import { dayMs } from "#core/std/durations.ts"
import { firstIdAt } from "#core/std/ids.ts"

/** A recipient of a messaging service. */
export interface PooledRecipient {
  accountId: string
  serviceId: string
  to: string
}

/**
 * The latest messages to the recipient among which the service's own is searched. The bound makes each look
 * equally fast for a recipient with many messages of other services.
 */
const lookedAtMax = 20
/** Each week of messages is a partition of its own, and each costs every recipient a look-up. */
const lookedBackMs = 28 * dayMs

/**
 * Returns for each recipient, in order, the sender of the service's last message to it. Returns null without
 * one among the latest messages of four weeks. One statement for each account.
 */
export async function findLastSenders(
  tx: Tx,
  recipients: readonly PooledRecipient[],
  now: number,
): Promise<(string | null)[]> {
  const found: (string | null)[] = recipients.map(() => null)
  const placed = recipients.map((recipient, index) => ({ ...recipient, place: index + 1 }))
  const accounts = byAccount(placed, ({ accountId }) => accountId)
  const rows = await Promise.all(accounts.map(([accountId, own]) => findOfAccount(tx, accountId, own, now)))
  for (const { place, fromAddress } of rows.flat()) found[place - 1] = fromAddress
  return found
}

async function findOfAccount(
  tx: Tx,
  accountId: string,
  recipients: readonly (PooledRecipient & { place: number })[],
  now: number,
): Promise<{ place: number; fromAddress: string }[]> {
  return await tx.query(
    // One look-up of the index for each recipient.
    `select wanted.place, last.from_address
       from unnest($2::text[], $3::uuid[], $4::integer[]) as wanted (recipient, service_id, place)
       cross join lateral (
         select from_address from (
           select from_address, messaging_service_id, created_at from messages
            where account_id = $1 and to_address = wanted.recipient and id >= $5
            order by created_at desc limit ${lookedAtMax}
         ) as latest where messaging_service_id = wanted.service_id order by created_at desc limit 1
       ) as last`,
    [
      accountId,
      textArray(recipients.map(({ to }) => to)),
      plainArray(recipients.map(({ serviceId }) => serviceId)),
      plainArray(recipients.map(({ place }) => place)),
      firstIdAt(now - lookedBackMs),
    ],
    "messaging_last_senders",
  )
}
