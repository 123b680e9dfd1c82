import { byAccount } from "#core/db/by-account.ts"
import type { Transaction, Tx } from "#core/db/database.ts"
import { plainArray, time } from "#core/db/literals.ts"
import { markDue, type Lane } from "./lane-table.ts"
import { priorityRows, type QueueName } from "./priorities.ts"

/** More than all processes of an installation hold of one lane. */
const firstJobsMax = 20_000

/**
 * Ends a claim whose answer was lost with the store. Its jobs were not started. They are due again, and do
 * not count as lost. Claimed jobs are the first of their lane, so only the first are searched. Others wait
 * for the end of their lease.
 */
export async function releaseClaim(tx: Tx, queue: QueueName, lane: Lane, claimId: string): Promise<void> {
  await tx.query(
    `update ${queue}_jobs set claim_id = null, lease_until = null
     where account_id = $1 and claim_id = $3 and id = any(array(
       select job.id from (values ${priorityRows[queue]}) as class (priority)
       cross join lateral (
         select id, claim_id from ${queue}_jobs
         where account_id = $1 and target_id = $2 and priority = class.priority order by run_at limit ${firstJobsMax}
       ) as job where job.claim_id = $3
     ))`,
    [lane.accountId, lane.targetId, claimId],
  )
}

/**
 * Ends the leases of a dead process whose claims had ids of its own (`createOwnedIds`). Its jobs are due, and
 * count as lost. Jobs that a surviving transaction of that process is finishing are left to it. Reads all
 * jobs.
 */
export async function releaseOf(tx: Transaction, queue: QueueName, processId: string, now: number): Promise<void> {
  const isOwn = "lease_until > $1 and right(claim_id::text, 17) = right($2::text, 17)"
  const claimed = await tx.query<{ account_id: string; id: string }>(
    `select account_id, id from ${queue}_jobs where ${isOwn}`,
    [time(now), processId],
  )
  for (const [accountId, jobs] of byAccount(claimed, (job) => job.account_id)) {
    const ended = await tx.query<{ target_id: string }>(
      `with own as (
         select id from ${queue}_jobs where account_id = $3 and id = any($4) and ${isOwn} for update skip locked
       )
       update ${queue}_jobs set lease_until = $1 where account_id = $3 and id in (select id from own) returning target_id`,
      [time(now), processId, accountId, plainArray(jobs.map(({ id }) => id))],
    )
    const targetIds = [...new Set(ended.map(({ target_id }) => target_id))]
    markDue(tx, queue, targetIds.map((targetId) => ({ accountId, targetId, runAt: now }))) // oxfmt-ignore
  }
}

/** Ends every lease at once. Call it only if all claims are older than the restart of this process. */
export async function releaseAll(tx: Tx, queue: QueueName, now: number): Promise<void> {
  await tx.query(`update ${queue}_jobs set lease_until = $1 where lease_until > $1 and claim_id is not null`, [
    time(now),
  ])
  await tx.query(`update ${queue}_lanes set next_at = $1 where next_at > $1`, [time(now)])
}
