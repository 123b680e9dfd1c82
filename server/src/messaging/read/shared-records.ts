import type { Tx } from "#db/database.ts"
import { plainArray } from "#db/literals.ts"
import type { MessageRow } from "#messaging/store.ts"

/** The shared records with the events of these messages, each once: `#events/event-record.ts`. */
export async function sharedRecordsOf(tx: Tx, accountId: string, ids: readonly string[]): Promise<string[]> {
  if (!ids.length) return []
  const rows = await tx.query<Pick<MessageRow, "eventRecords">>(
    "select event_records from messages where account_id = $1 and id = any($2)",
    [accountId, plainArray(ids)],
    "messaging_shared_records",
  )
  return [...new Set(rows.flatMap(({ eventRecords: records }) => records))]
}
