import type { Tx } from "#db/database.ts"
import { Conditions } from "#db/conditions.ts"

export interface ListedJob {
  id: string
  targetId: string
}

/**
 * PartialSubmissions jobs of an account, the newest first, below the id `before`: a walk along the primary
 * key.
 */
export async function listJobs(
  tx: Tx,
  queue: "message" | "delivery",
  accountId: string,
  { before, jobsMax }: { before: string | null; jobsMax: number },
): Promise<ListedJob[]> {
  const where = new Conditions(accountId)
  if (before !== null) where.add("id < ?", before)
  const rows = await tx.query<{ id: string; target_id: string }>(
    `select id, target_id from ${queue}_jobs where ${where.text} order by id desc limit ${where.value(jobsMax)}`,
    where.values,
  )
  return rows.map(({ id, target_id: targetId }) => ({ id, targetId }))
}
