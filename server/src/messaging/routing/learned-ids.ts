import type { LearnedIds } from "#messaging/carriers/carrier.ts"
import type { Tx } from "#core/db/database.ts"
import { readLearnedIds } from "./store.ts"

/** The learned relations of all carriers that change ids. */
export async function listLearnedIds(tx: Tx): Promise<LearnedIds[]> {
  const rows = await readLearnedIds(tx)
  return rows.map(({ id, learned_ids, ids_learned_at }) => ({
    carrierId: id,
    relation: learned_ids,
    learnedAt: ids_learned_at,
  }))
}
