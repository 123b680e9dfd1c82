import type { Tx } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"
import { plainLeases } from "#core/std/clock.ts"
import type { ClaimOptions, OrderedClaim } from "./job.ts"
import type { Lane } from "./lane-table.ts"

interface Row {
  id: string
  subject_id: string
  priority: number
  run_at: number
  attempts: number
  memo: string | null
  was_lost: boolean
}

/**
 * Claims the first jobs of a lane in its order. The order is urgency, then creation time, then the ids of the
 * subjects, which follow the order of the events. It stops before the first job that is claimed or was put
 * off in its place. So no job overtakes another. If that is the very first job, `blockedUntil` says until
 * when. The caller ensures that no other process claims from the lane at the same time.
 */
export async function claimInOrder(tx: Tx, queue: string, lane: Lane, options: ClaimOptions): Promise<OrderedClaim> {
  const { claimId, jobsMax, now, leaseMs, leases = plainLeases(() => now) } = options
  const rows = await tx.query<Row & { blocked_until: number | null }>(
    `with first as (
       select id, subject_id, priority, run_at, claim_id is not null as was_lost, lease_until,
         case when claim_id is null then $3::timestamptz else $7 end as over_by from ${queue}_jobs
       where account_id = $1 and target_id = $2 and run_at <= $3
       order by priority, run_at, subject_id limit $4 for update
     ), line as (
       select id, was_lost, lease_until, bool_or(coalesce(lease_until > over_by, false)) over in_order as is_blocked,
         row_number() over in_order = 1 as is_first
       from first window in_order as (order by priority, run_at, subject_id rows unbounded preceding)
     ), claimed as (
       update ${queue}_jobs as job set claim_id = $5, lease_until = $6, attempts = job.attempts + 1
       where job.account_id = $1 and job.id = any(array(select id from line where not is_blocked))
       returning job.id, job.subject_id, job.priority, job.run_at, job.attempts - 1 as attempts, job.memo,
         job.id = any(array(select id from line where was_lost)) as was_lost
     )
     select *, null::timestamptz as blocked_until from claimed
     union all select id, null, null, null, null, null, null, lease_until from line where is_first and is_blocked`,
    [lane.accountId, lane.targetId, time(now), jobsMax, claimId, time(leases.end(leaseMs)), time(leases.check())],
    `${queue}_claim_in_order`,
  )
  const blockedUntil = rows[0]?.blocked_until ?? null
  const jobs = blockedUntil === null ? rows.sort(byPlace).map(jobOf) : []
  return { ...lane, claimId, jobs, blockedUntil }
}

function byPlace(a: Row, b: Row): number {
  return a.priority - b.priority || a.run_at - b.run_at || (a.subject_id < b.subject_id ? -1 : 1)
}

function jobOf({ id, subject_id: subjectId, priority, attempts, memo, was_lost: wasLost }: Row) {
  return { id, subjectId, priority, attempts, memo, wasLost }
}
