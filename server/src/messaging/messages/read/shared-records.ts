import type { Tx } from "#core/db/database.ts"
import { plainArray } from "#core/db/literals.ts"
import type { MessageRow } from "#messaging/messages/store.ts"

/** The shared records with the events of these messages, each once: `#core/events/event-record.ts`. */
export async function sharedRecordsOf(tx: Tx, accountId: string, ids: readonly string[]): Promise<string[]> {
  if (!ids.length) return []
  const rows = await tx.query<Pick<MessageRow, "event_records">>(
    "select event_records from messages where account_id = $1 and id = any($2)",
    [accountId, plainArray(ids)],
    "messaging_shared_records",
  )
  return [...new Set(rows.flatMap(({ event_records: records }) => records))]
}
