import type { Transaction, Tx } from "#db/database.ts"
import { plainArray, time, timeArray } from "#db/literals.ts"
import { classRows, priorities } from "./priorities.ts"
import type { QueueName } from "./priorities.ts"

/** One account's traffic to one target: a carrier for messages, an endpoint for deliveries. */
export interface Lane {
  accountId: string
  targetId: string
}

/** Longer than a transaction takes from its enqueue to its commit. */
const coolingMs = 5_000

/**
 * Nearly always the lane is due already, and then its row is only read: a lock on it would be held until the commit is on
 * the disk, and every batch of the account would wait for the one before. In one order, so that two enqueues cannot deadlock.
 */
export function markDue(tx: Transaction, queue: string, lanes: readonly (Lane & { runAt: number })[]): void {
  tx.send(
    `insert into ${queue}_lanes as lane (account_id, target_id, next_at)
     select new.account_id, new.target_id, new.next_at
     from unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) as new (account_id, target_id, next_at)
     where not exists (
       select 1 from ${queue}_lanes as known
       where known.account_id = new.account_id and known.target_id = new.target_id and known.next_at <= new.next_at and not known.is_cooling
     )
     on conflict (account_id, target_id) do update set next_at = least(lane.next_at, excluded.next_at), is_cooling = false`,
    [
      plainArray(lanes.map((lane) => lane.accountId)),
      plainArray(lanes.map((lane) => lane.targetId)),
      timeArray(lanes.map((lane) => lane.runAt)),
    ],
    `${queue}_mark_due`,
  )
}

/** The lane may have jobs that were added `isAsleep`. Poke the scheduler after the commit. */
export function wakeLane(tx: Transaction, queue: string, lane: Lane, now: number): void {
  markDue(tx, queue, [{ ...lane, runAt: now }])
}

/** Nobody is to look for the lane's jobs until somebody calls `wakeLane`. */
export function putLaneToSleep(tx: Transaction, queue: string, lane: Lane): void {
  tx.send(`delete from ${queue}_lanes where account_id = $1 and target_id = $2`, [lane.accountId, lane.targetId])
}

/**
 * Writes down when a lane that was found without due work has some again, or forgets it when it is empty. An enqueue that
 * read the lane as due and has not committed yet cannot be seen here, so the lane first cools for some seconds and is put
 * to sleep only when it still has nothing due after that; `findLostLanes` is there for a commit that took even longer.
 */
export async function settleLane(tx: Tx, queue: QueueName, lane: Lane, now: number): Promise<void> {
  const key = [lane.accountId, lane.targetId]
  const [next] = await tx.query<{ run_at: number | null }>(
    `select min(coming.at) as run_at from (values ${classRows[queue]}) as class (priority)
     cross join lateral (
       (select run_at as at from ${queue}_jobs
        where account_id = $1 and target_id = $2 and priority = class.priority and (lease_until is null or lease_until <= $3)
        order by run_at limit 1)
       union all
       (select lease_until from ${queue}_jobs
        where account_id = $1 and target_id = $2 and priority = class.priority and lease_until > $3 order by run_at limit 1)
     ) as coming`,
    [...key, time(now)],
  )
  const runAt = next?.run_at ?? null
  if (runAt !== null && runAt <= now) return
  const cooled = await tx.query(
    runAt === null
      ? `delete from ${queue}_lanes where account_id = $1 and target_id = $2 and is_cooling and next_at <= $3 returning 1`
      : `update ${queue}_lanes set next_at = $4, is_cooling = false
         where account_id = $1 and target_id = $2 and is_cooling and next_at <= $3 returning 1`,
    runAt === null ? [...key, time(now)] : [...key, time(now), time(runAt)],
  )
  if (cooled.length) return
  await tx.query(
    `update ${queue}_lanes set next_at = $3, is_cooling = true
     where account_id = $1 and target_id = $2 and next_at <= $4 and not is_cooling`,
    [...key, time(Math.min(runAt ?? Infinity, now + coolingMs)), time(now)],
  )
}

/** When the first of each lane's jobs is due, and whether one of them is urgent. Not of those that are asleep. */
export function summaryByLane(
  jobs: readonly (Lane & { runAt: number; priority: number; isAsleep?: boolean })[],
): (Lane & { runAt: number; isUrgent: boolean })[] {
  const lanes = new Map<string, Lane & { runAt: number; isUrgent: boolean }>()
  for (const { accountId, targetId, runAt, priority, isAsleep } of jobs) {
    if (isAsleep) continue
    const key = accountId + targetId
    const isUrgent = priority === priorities.urgent
    const lane = lanes.get(key)
    if (!lane) lanes.set(key, { accountId, targetId, runAt, isUrgent })
    else Object.assign(lane, { runAt: Math.min(lane.runAt, runAt), isUrgent: lane.isUrgent || isUrgent })
  }
  return [...lanes.values()].sort((a, b) => (a.accountId + a.targetId < b.accountId + b.targetId ? -1 : 1))
}
