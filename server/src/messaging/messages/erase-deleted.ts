import type { Tx } from "#core/db/database.ts"
import { plainArray } from "#core/db/literals.ts"

/** A carrier that keeps the text of messages itself: the simulator. */
export interface CarrierMessageStore {
  storedMessages(): Promise<readonly { accountId: string; messageId: string }[]>
  erase(messageIds: readonly string[]): Promise<void>
}

const idsMax = 1_000

/**
 * Erases what a carrier keeps of messages that are gone from the store. They were deleted on another machine,
 * while they were being handed over or before a crash, or their retention ended. A message without a text,
 * template and media was redacted. Returns their number.
 */
export async function eraseDeleted(db: Tx, carrier: CarrierMessageStore): Promise<number> {
  const byAccount = Map.groupBy(await carrier.storedMessages(), ({ accountId }) => accountId)
  const deleted: string[] = []
  for (const [accountId, kept] of byAccount) {
    const ids = [...new Set(kept.map(({ messageId }) => messageId))]
    for (let start = 0; start < ids.length; start += idsMax)
      deleted.push(...(await findDeleted(db, accountId, ids.slice(start, start + idsMax))))
  }
  if (deleted.length) await carrier.erase(deleted)
  return deleted.length
}

async function findDeleted(db: Tx, accountId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from messages where account_id = $1 and id = any($2)
       and (body <> '' or num_media > 0 or template is not null)`,
    [accountId, plainArray(ids)],
  )
  const stored = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !stored.has(id))
}
