import type { Transaction, Tx } from "#core/db/database.ts"
import { plainArray, textArray, time, timeArray } from "#core/db/literals.ts"
import { insertionsOf } from "#core/db/new-rows.ts"
import { addHeldJobs, splitIntoRounds, lostJobs, place, type ClaimedJob } from "./held-jobs.ts"
import type { Claim, ClaimOptions, NewJob, OrderedClaim, ReturnedJob, WaitingJob } from "./job.ts"
import { claimInOrder } from "./claim-in-order.ts"
import { listedColumns, listedJob, type JobRow, type ListedJob } from "./list-jobs.ts"
import { lowestId, LaneTable, markDue, summaryByLane, type Lane, type NotifyLanes } from "./lane-table.ts"
import { priorityRows, priorities, type QueueName } from "./priorities.ts"
import { plainLeases, type LeaseTimes } from "#core/std/clock.ts"
import { releaseAll, releaseClaim, releaseOf } from "./release-claims.ts"

export type { ClaimedJob } from "./held-jobs.ts"
export type { Claim, Job, NewJob, OrderedClaim, ReturnedJob, WaitingJob } from "./job.ts"
export type { Lane, NotifiedLane } from "./lane-table.ts"
export { priorities } from "./priorities.ts"

/**
 * Work that commits with its cause. A claim writes its id and the end of its lease on the job. A lost claim
 * becomes due again by itself, and a late one finds that its id no longer matches. A claim changes no indexed
 * column. The next claim skips the claimed jobs, which are few. Every statement concerns one account, so the
 * tables can be distributed by account. Rows are named by `id = any(…)`, never by a join with the parameters,
 * whose plan may read the whole table.
 */
export class Queue {
  readonly lanes: LaneTable
  readonly #name: QueueName

  /** `notify` gets the lanes of new and moved jobs when their transaction is committed. */
  constructor(name: QueueName, notify?: NotifyLanes) {
    this.lanes = new LaneTable(name, notify)
    this.#name = name
  }

  /** Adds jobs and marks their lanes due. */
  enqueue(tx: Transaction, jobs: readonly NewJob[]): void {
    if (!jobs.length) return
    for (const { rows, from } of insertionsOf(tx, jobs))
      tx.send(
        `insert into ${this.#name}_jobs (account_id, id, target_id, subject_id, priority, run_at, claim_id, lease_until, memo, attempts)
         select account_id, id, target_id, subject_id, priority, run_at, claim_id, lease_until, memo,
           coalesce(attempts, (claim_id is not null)::integer)
         from ${from(
           "$2::uuid[], $3::uuid[], $4::uuid[], $5::smallint[], $6::timestamptz[], $7::uuid[], $8::timestamptz[], $9::text[], $10::integer[]",
           "id, target_id, subject_id, priority, run_at, claim_id, lease_until, memo, attempts",
         )}`,
        [
          plainArray(rows.map((job) => job.accountId)),
          plainArray(rows.map((job) => job.id)),
          plainArray(rows.map((job) => job.targetId)),
          plainArray(rows.map((job) => job.subjectId)),
          plainArray(rows.map((job) => job.priority)),
          timeArray(rows.map((job) => job.runAt)),
          plainArray(rows.map((job) => job.claim?.id)),
          timeArray(rows.map((job) => job.claim?.leaseUntil)),
          // If no job has a memo, null stands for a list of nulls.
          rows.some((job) => job.memo !== undefined) ? textArray(rows.map((job) => job.memo ?? null)) : null,
          rows.some((job) => job.attempts !== undefined) ? plainArray(rows.map((job) => job.attempts)) : null,
        ],
        `${this.#name}_enqueue`,
      )
    this.lanes.addWork(tx, jobs)
  }

  /** Claims up to `jobsMax` due jobs of a lane for `leaseMs`, urgent ones first, then by due time. */
  async claim(tx: Tx, lane: Lane, options: ClaimOptions): Promise<Claim> {
    const { end, check } = options.leases ?? plainLeases(() => options.now)
    const rows = await tx.query<{
      id: string
      subject_id: string
      priority: number
      attempts: number
      memo: string | null
      was_lost: boolean
    }>(
      `with due as (
         select job.id, job.was_lost from (values ${priorityRows[this.#name]}) as class (priority)
         cross join lateral (
           select id, claim_id is not null as was_lost from ${this.#name}_jobs
           where account_id = $1 and target_id = $2 and priority = class.priority and run_at <= $3
             and (lease_until is null or lease_until <= case when claim_id is null then $3::timestamptz else $7 end)
           order by run_at limit $4 for update skip locked
         ) as job limit $4
       )
       update ${this.#name}_jobs as job set claim_id = $5, lease_until = $6, attempts = job.attempts + 1
       where job.account_id = $1 and job.id = any(array(select id from due))
       returning job.id, job.subject_id, job.priority, job.attempts - 1 as attempts, job.memo,
         job.id = any(array(select id from due where was_lost)) as was_lost`,
      [
        lane.accountId,
        lane.targetId,
        time(options.now),
        options.jobsMax,
        options.claimId,
        time(end(options.leaseMs)),
        time(check()),
      ],
      `${this.#name}_claim`,
    )
    const jobs = rows.map(({ id, subject_id, priority, attempts, memo, was_lost }) => ({
      id,
      subjectId: subject_id,
      priority,
      attempts,
      memo,
      wasLost: was_lost,
    }))
    jobs.sort((a, b) => a.priority - b.priority || (a.id < b.id ? -1 : 1))
    return { ...lane, claimId: options.claimId, jobs }
  }

  /** As `claim`, but claims none past a job that is not due or is claimed. */
  claimInOrder(tx: Tx, lane: Lane, options: ClaimOptions): Promise<OrderedClaim> {
    return claimInOrder(tx, this.#name, lane, options)
  }

  /**
   * Removes finished jobs of one account. Returns those that were still under the claim, with it. A job can
   * occur twice, under a lost claim and a live one.
   */
  async complete(tx: Tx, accountId: string, done: readonly ClaimedJob[]): Promise<Map<string, string>> {
    const held = new Map<string, string>()
    for (const jobs of splitIntoRounds(done)) {
      const lost = await tx.query<{ id: string }>(
        `with held as (
           delete from ${this.#name}_jobs where account_id = $1 and id = any($2) and claim_id = ($3::uuid[])[${place}] returning id
         ) ${lostJobs}`,
        [accountId, plainArray(jobs.map(({ id }) => id)), plainArray(jobs.map(({ claimId }) => claimId))],
        `${this.#name}_complete`,
      )
      addHeldJobs(held, jobs, lost)
    }
    return held
  }

  /**
   * Returns claimed jobs to the queue, in their lane or another. The caller notifies of the other lanes
   * (`lanes.notifyOnCommit`). Returns the jobs that were still under the claim, as `complete` does.
   */
  async retry(tx: Transaction, accountId: string, again: readonly ReturnedJob[]): Promise<Map<string, string>> {
    const held = new Map<string, string>()
    for (const jobs of splitIntoRounds(again)) {
      const lost = await tx.query<{ id: string }>(
        `with held as (
           update ${this.#name}_jobs set claim_id = null,
             run_at = case when ($7::boolean[])[${place}] then run_at else ($4::timestamptz[])[${place}] end,
             lease_until = case when ($7::boolean[])[${place}] then ($4::timestamptz[])[${place}] end,
             target_id = coalesce(($5::uuid[])[${place}], target_id),
             memo = case when $6::text[] is null then memo else ($6::text[])[${place}] end
           where account_id = $1 and id = any($2) and claim_id = ($3::uuid[])[${place}] returning id
         ) ${lostJobs}`,
        [
          accountId,
          plainArray(jobs.map(({ id }) => id)),
          plainArray(jobs.map(({ claimId }) => claimId)),
          timeArray(jobs.map(({ runAt }) => runAt)),
          plainArray(jobs.map(({ targetId }) => targetId)),
          jobs.some(({ memo }) => memo !== undefined) ? textArray(jobs.map(({ memo }) => memo ?? null)) : null,
          plainArray(jobs.map(({ keepsPlace }) => keepsPlace === true)),
        ],
        `${this.#name}_retry`,
      )
      addHeldJobs(held, jobs, lost)
    }
    const moved = again.flatMap(({ targetId, runAt }) =>
      targetId === undefined ? [] : { accountId, targetId, runAt, priority: priorities.bulk },
    )
    if (moved.length) markDue(tx, this.#name, summaryByLane(moved))
    return held
  }

  /**
   * Locks and returns the next due jobs of one priority of a lane, after `after`. Excludes claimed jobs and,
   * unless `withLost`, those whose claim was lost.
   */
  async holdWaiting(
    tx: Tx,
    lane: Lane,
    options: {
      priority: number
      after: { runAt: number; id: string } | null
      jobsMax: number
      now: number
      leases: LeaseTimes
      withLost: boolean
    },
  ): Promise<WaitingJob[]> {
    const { priority, after, jobsMax, now, leases, withLost } = options
    const rows = await tx.query<{
      id: string
      subject_id: string
      run_at: number
      memo: string | null
      was_lost: boolean
    }>(
      `select id, subject_id, run_at, memo, claim_id is not null as was_lost from ${this.#name}_jobs
       where account_id = $1 and target_id = $2 and priority = $3 and run_at >= $4 and (run_at, id) > ($4, $5::uuid)
         and run_at <= $6 and (claim_id is null or ($7 and lease_until <= $9))
       order by run_at, id limit $8 for update skip locked`,
      [
        lane.accountId,
        lane.targetId,
        priority,
        time(after?.runAt ?? 0),
        after?.id ?? lowestId,
        time(now),
        withLost,
        jobsMax,
        time(leases.check()),
      ],
      `${this.#name}_hold_waiting`,
    )
    return rows.map(({ id, subject_id, run_at, memo, was_lost }) => ({
      id,
      subjectId: subject_id,
      priority,
      runAt: run_at,
      memo,
      wasLost: was_lost,
    }))
  }

  /** Moves jobs that this transaction locked into the lane of another target. */
  move(tx: Transaction, accountId: string, jobs: readonly WaitingJob[], targetId: string): void {
    tx.send(`update ${this.#name}_jobs set target_id = $3 where account_id = $1 and id = any($2)`, [
      accountId,
      plainArray(jobs.map(({ id }) => id)),
      targetId,
    ])
    this.lanes.addWork(tx, jobs.map(({ runAt, priority }) => ({ accountId, targetId, runAt, priority }))) // oxfmt-ignore
  }

  /** Removes jobs, claimed or not. Returns the ids that existed. */
  async cancel(tx: Tx, accountId: string, ids: readonly string[]): Promise<Set<string>> {
    const rows = await tx.query<{ id: string }>(
      `delete from ${this.#name}_jobs where account_id = $1 and id = any($2) returning id`,
      [accountId, plainArray(ids)],
    )
    return new Set(rows.map(({ id }) => id))
  }

  /** Removes the unclaimed jobs among these. Returns their ids. */
  async withdraw(tx: Tx, accountId: string, ids: readonly string[]): Promise<Set<string>> {
    const rows = await tx.query<{ id: string }>(
      `delete from ${this.#name}_jobs where account_id = $1 and id = any($2) and claim_id is null returning id`,
      [accountId, plainArray(ids)],
    )
    return new Set(rows.map(({ id }) => id))
  }

  /**
   * Removes up to `jobsMax` jobs of a lane, claimed or not: all, or those of one priority with one memo.
   * Returns them. Call it again until it returns none.
   */
  async cancelLane(
    tx: Tx,
    lane: Lane,
    jobsMax: number,
    only: { priority: number; memo: string } | null = null,
  ): Promise<ListedJob[]> {
    const rows = await tx.query<JobRow>(
      `delete from ${this.#name}_jobs where account_id = $1 and id = any(array(
         select id from ${this.#name}_jobs where account_id = $1 and target_id = $2
           and ($4::smallint is null or (priority = $4 and memo = $5)) limit $3
       )) returning ${listedColumns}`,
      [lane.accountId, lane.targetId, jobsMax, only?.priority, only?.memo],
    )
    return rows.map(listedJob)
  }

  /** Removes up to `jobsMax` jobs of a lane with ids before `id`, claimed or not. Returns their number. */
  async dropOlder(tx: Tx, lane: Lane, id: string, jobsMax: number): Promise<number> {
    const rows = await tx.query(
      `delete from ${this.#name}_jobs where account_id = $1 and id = any(array(
         select id from ${this.#name}_jobs where account_id = $1 and target_id = $2 and id < $3 limit $4
       )) returning 1`,
      [lane.accountId, lane.targetId, id, jobsMax],
    )
    return rows.length
  }

  /** Ends a claim whose jobs were not started. They are due again, and do not count as lost. */
  release(tx: Tx, lane: Lane, claimId: string): Promise<void> {
    return releaseClaim(tx, this.#name, lane, claimId)
  }

  /** Ends the leases of a dead process whose claims had ids of its own. Reads all jobs. */
  releaseOf(tx: Transaction, processId: string, now: number): Promise<void> {
    return releaseOf(tx, this.#name, processId, now)
  }

  /** Ends every lease at once. Call it only if all claims are older than the restart of this process. */
  releaseAll(tx: Tx, now: number): Promise<void> {
    return releaseAll(tx, this.#name, now)
  }

  /** How many jobs of a priority a lane has, claimed or not, due or not. Counts at most `countMax`. */
  async countJobs(tx: Tx, lane: Lane, priority: number, countMax: number): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      `select count(*) from (
         select 1 from ${this.#name}_jobs where account_id = $1 and target_id = $2 and priority = $3 limit $4
       ) as counted`,
      [lane.accountId, lane.targetId, priority, countMax],
    )
    return row?.count ?? 0
  }

  /** Whether any account has a job for this target, waiting or under way. */
  async hasJobs(tx: Tx, targetId: string): Promise<boolean> {
    const rows = await tx.query(`select 1 from ${this.#name}_jobs where target_id = $1 limit 1`, [targetId])
    return rows.length > 0
  }
}
