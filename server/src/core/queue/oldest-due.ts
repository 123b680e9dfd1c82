import { byAccount } from "#core/db/by-account.ts"
import type { Database } from "#core/db/database.ts"
import { plainArray, time } from "#core/db/literals.ts"
import { priorities } from "./priorities.ts"

const lanesMax = 1_000

/**
 * When the unclaimed delivery with the longest wait became due, among the lanes that are due the longest;
 * null for none. It excludes these targets and deliveries that a person requested.
 */
export async function oldestDue(db: Database, now: number, except: readonly string[]): Promise<number | null> {
  const lanes = await db.query<{ account_id: string; target_id: string }>(
    `select account_id, target_id from delivery_lanes
     where next_at <= $1 and target_id <> all($2::uuid[]) order by next_at limit ${lanesMax}`,
    [time(now), plainArray(except)],
  )
  if (!lanes.length) return null
  const accounts = byAccount(lanes, (lane) => lane.account_id)
  const rows = await db.transaction((tx) =>
    Promise.all(
      accounts.map(([accountId, own]) =>
        tx.query<{ oldest: number | null }>(
          `select min(job.run_at) as oldest from unnest($2::uuid[]) as lane (target_id) cross join lateral (
             select run_at from delivery_jobs
             where account_id = $1 and target_id = lane.target_id and priority = ${priorities.bulk}
               and run_at <= $3 and (lease_until is null or lease_until <= $3)
             order by run_at limit 1
           ) as job`,
          [accountId, plainArray(own.map((lane) => lane.target_id)), time(now)],
          "delivery_oldest_due",
        ),
      ),
    ),
  )
  const oldest = Math.min(...rows.flat().map((row) => row.oldest ?? Infinity))
  return oldest === Infinity ? null : oldest
}
