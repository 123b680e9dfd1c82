import type { Tx } from "#core/db/database.ts"
import { listedRows } from "#core/db/new-rows.ts"
import type { EventType } from "./catalogue.ts"
import { packHeads } from "./event-record.ts"
import { insertingStatement } from "./records.ts"

/** An event of a test, with a record of its own. */
export interface TestEvent {
  id: string
  type?: EventType
  subjectId?: string
  sequence?: number
  occurredAt?: number
}

/** Writes events of an account without a cause. */
export async function addEvents(tx: Tx, accountId: string, events: readonly TestEvent[]): Promise<void> {
  const more = { accountId, detail: null, body: "" }
  const rows = events.map(({ id, type = "messages.sent", subjectId = id, sequence = 1, occurredAt = Date.now() }) => {
    return { ...more, id, type, subjectId, sequence, occurredAt }
  })
  await tx.query(...insertingStatement({ rows, from: listedRows }))
}

/** Changes the subject of an event with a record of its own. */
export async function changeSubject(
  tx: Tx,
  accountId: string,
  event: TestEvent & { subjectId: string },
): Promise<void> {
  const { id, type = "messages.sent", subjectId, sequence = 1, occurredAt = Date.now() } = event
  await tx.query(
    "update events set subject_id = $3, sequence = $4, heads = $5, types = array[$6] where account_id = $1 and id = $2",
    [accountId, id, subjectId, sequence, packHeads([{ type, subjectId, sequence, occurredAt, detail: null }]), type],
  )
}
