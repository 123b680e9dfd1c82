import type { LearnedIds } from "#messaging/carriers/carrier.ts"
import type { Tx } from "#core/db/database.ts"
import { readLearnedIds } from "./store.ts"

/** The learned relations of all carriers that change ids. */
export async function listLearnedIds(tx: Tx): Promise<LearnedIds[]> {
  const rows = await readLearnedIds(tx)
  return rows.map(({ id, learnedIds, idsLearnedAt }) => ({
    carrierId: id,
    relation: learnedIds,
    learnedAt: idsLearnedAt,
  }))
}
