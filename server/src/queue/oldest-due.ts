import type { Tx } from "#db/database.ts"
import { plainArray, time } from "#db/literals.ts"
import { priorities } from "./priorities.ts"

const lanesMax = 1_000

/**
 * When the delivery fell due that waits the longest and that nobody has, of the lanes that are due the longest; null for none. Not
 * of these targets, and not of what a person asked for.
 */
export async function oldestDue(tx: Tx, now: number, except: readonly string[]): Promise<number | null> {
  const [row] = await tx.query<{ oldest: number | null }>(
    `select min(job.run_at) as oldest from (
       select account_id, target_id from delivery_lanes
       where next_at <= $1 and target_id <> all($2::uuid[]) order by next_at limit ${lanesMax}
     ) as lane cross join lateral (
       select run_at from delivery_jobs
       where account_id = lane.account_id and target_id = lane.target_id and priority = ${priorities.bulk}
         and run_at <= $1 and (lease_until is null or lease_until <= $1)
       order by run_at limit 1
     ) as job`,
    [time(now), plainArray(except)],
  )
  return row?.oldest ?? null
}
