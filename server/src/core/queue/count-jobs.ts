import type { Tx } from "#core/db/database.ts"
import { plainArray } from "#core/db/literals.ts"

/**
 * Counts the unfinished jobs of an account by target, each up to `jobsMax`. A backlog of a million then costs
 * no more than one of `jobsMax`. A target without jobs is absent.
 */
export async function countJobs(
  tx: Tx,
  queue: "message" | "delivery",
  accountId: string,
  { targetIds, jobsMax }: { targetIds: readonly string[]; jobsMax: number },
): Promise<Map<string, number>> {
  const rows = await tx.query<{ target_id: string; count: number }>(
    `select target.id as target_id, c.count from unnest($2::uuid[]) as target (id) cross join lateral (
       select count(*) as count from (
         select from ${queue}_jobs where target_id = target.id and account_id = $1 limit $3
       ) job
     ) c where c.count > 0`,
    [accountId, plainArray(targetIds), jobsMax],
    `count_${queue}_jobs`,
  )
  return new Map(rows.map(({ target_id, count }) => [target_id, count]))
}
