import type { Database, Transaction, Tx } from "#db/database.ts"
import { plainArray, textArray, time, timeArray } from "#db/literals.ts"
import { addHeld, inRounds, othersThanHeld, place, type ClaimedJob } from "./held-jobs.ts"
import type { Claim, NewJob, OrderedClaim, PutOffJob, WaitingJob } from "./job.ts"
import { claimInOrder } from "./claim-in-order.ts"
import { listedColumns, listedJob, type JobRow, type ListedJob } from "./list-jobs.ts"
import { markDue, putLaneToSleep, rescheduleLanes, summaryByLane, wakeLane, type Lane } from "./lane-table.ts"
import { classRows, priorities, type QueueName } from "./priorities.ts"
import { releaseAll, releaseClaim, releaseOf } from "./release-claims.ts"

export type { ClaimedJob } from "./held-jobs.ts"
export type { Claim, Job, NewJob, OrderedClaim, PutOffJob, WaitingJob } from "./job.ts"
export type { Lane } from "./lane-table.ts"
export { priorities } from "./priorities.ts"

/**
 * Work that commits with its cause. A claim writes its id and the end of its lease on the job. A lost claim
 * becomes due again by itself, and a late one finds that its id no longer matches. A claim changes no indexed
 * column. The next claim skips the claimed jobs, which are few. Every statement concerns one account, so the
 * tables can be distributed by account. Rows are named by `id = any(…)`, never by a join with the parameters,
 * whose plan may read the whole table.
 */
export class Queue {
  readonly #name: QueueName

  constructor(name: QueueName) {
    this.#name = name
  }

  /** Adds jobs and marks their lanes due. Notify the scheduler of the lanes after the commit. */
  enqueue(tx: Transaction, jobs: readonly NewJob[]): (Lane & { isUrgent: boolean })[] {
    if (!jobs.length) return []
    tx.send(
      `insert into ${this.#name}_jobs (account_id, id, target_id, subject_id, priority, run_at, claim_id, lease_until, memo, attempts)
       select account_id, id, target_id, subject_id, priority, run_at, claim_id, lease_until, memo,
         coalesce(attempts, (claim_id is not null)::integer)
       from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::smallint[], $6::timestamptz[], $7::uuid[], $8::timestamptz[],
         $9::text[], $10::integer[])
         as new (account_id, id, target_id, subject_id, priority, run_at, claim_id, lease_until, memo, attempts)`,
      [
        plainArray(jobs.map((job) => job.accountId)),
        plainArray(jobs.map((job) => job.id)),
        plainArray(jobs.map((job) => job.targetId)),
        plainArray(jobs.map((job) => job.subjectId)),
        plainArray(jobs.map((job) => job.priority)),
        timeArray(jobs.map((job) => job.runAt)),
        plainArray(jobs.map((job) => job.claim?.id)),
        timeArray(jobs.map((job) => job.claim?.leaseUntil)),
        // A missing list means a list of nulls.
        jobs.some((job) => job.memo !== undefined) ? textArray(jobs.map((job) => job.memo ?? null)) : null,
        jobs.some((job) => job.attempts !== undefined) ? plainArray(jobs.map((job) => job.attempts)) : null,
      ],
      `${this.#name}_enqueue`,
    )
    const lanes = summaryByLane(jobs)
    if (lanes.length) markDue(tx, this.#name, lanes)
    return lanes
  }

  /** Claims up to `jobsMax` due jobs of a lane for `leaseMs`, urgent ones first, then by due time. */
  async claim(
    tx: Tx,
    lane: Lane,
    options: { claimId: string; jobsMax: number; now: number; leaseMs: number },
  ): Promise<Claim> {
    const rows = await tx.query<{
      id: string
      subject_id: string
      priority: number
      attempts: number
      memo: string | null
      was_lost: boolean
    }>(
      `with due as (
         select job.id, job.was_lost from (values ${classRows[this.#name]}) as class (priority)
         cross join lateral (
           select id, claim_id is not null as was_lost from ${this.#name}_jobs
           where account_id = $1 and target_id = $2 and priority = class.priority and run_at <= $3
             and (lease_until is null or lease_until <= $3)
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
        time(options.now + options.leaseMs),
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
  claimInOrder(
    tx: Tx,
    lane: Lane,
    options: { claimId: string; jobsMax: number; now: number; leaseMs: number },
  ): Promise<OrderedClaim> {
    return claimInOrder(tx, this.#name, lane, options)
  }

  /**
   * Removes finished jobs of one account. Returns those that were still under the claim, with it. A job can
   * occur twice, under a lost claim and a live one.
   */
  async complete(tx: Tx, accountId: string, done: readonly ClaimedJob[]): Promise<Map<string, string>> {
    const held = new Map<string, string>()
    for (const jobs of inRounds(done)) {
      const lost = await tx.query<{ id: string }>(
        `with held as (
           delete from ${this.#name}_jobs where account_id = $1 and id = any($2) and claim_id = ($3::uuid[])[${place}] returning id
         ) ${othersThanHeld}`,
        [accountId, plainArray(jobs.map(({ id }) => id)), plainArray(jobs.map(({ claimId }) => claimId))],
        `${this.#name}_complete`,
      )
      addHeld(held, jobs, lost)
    }
    return held
  }

  /**
   * Returns claimed jobs to the queue, in their lane or another. Notify the scheduler after the commit.
   * Returns the jobs that were still under the claim, as `complete` does.
   */
  async retry(tx: Transaction, accountId: string, again: readonly PutOffJob[]): Promise<Map<string, string>> {
    const held = new Map<string, string>()
    for (const jobs of inRounds(again)) {
      const lost = await tx.query<{ id: string }>(
        `with held as (
           update ${this.#name}_jobs set claim_id = null,
             run_at = case when ($7::boolean[])[${place}] then run_at else ($4::timestamptz[])[${place}] end,
             lease_until = case when ($7::boolean[])[${place}] then ($4::timestamptz[])[${place}] end,
             target_id = coalesce(($5::uuid[])[${place}], target_id),
             memo = case when $6::text[] is null then memo else ($6::text[])[${place}] end
           where account_id = $1 and id = any($2) and claim_id = ($3::uuid[])[${place}] returning id
         ) ${othersThanHeld}`,
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
      addHeld(held, jobs, lost)
    }
    const moved = again.flatMap(({ targetId, runAt }) =>
      targetId === undefined ? [] : { accountId, targetId, runAt, priority: priorities.bulk },
    )
    if (moved.length) markDue(tx, this.#name, summaryByLane(moved))
    return held
  }

  /** The targets of all lanes. It reads the whole table of lanes, which is small; call it rarely. */
  async targets(tx: Tx): Promise<string[]> {
    const rows = await tx.query<{ target_id: string }>(`select distinct target_id from ${this.#name}_lanes`)
    return rows.map(({ target_id }) => target_id)
  }

  /** The accounts that have a lane to this target. */
  async accountsOf(tx: Tx, targetId: string): Promise<string[]> {
    const rows = await tx.query<{ account_id: string }>(
      `select account_id from ${this.#name}_lanes where target_id = $1 order by account_id`,
      [targetId],
    )
    return rows.map(({ account_id }) => account_id)
  }

  /**
   * The next due jobs of one priority of a lane behind `after`, locked for the rest of the transaction.
   * Excludes claimed jobs and, unless `withLost`, those whose claim was lost.
   */
  async holdWaiting(
    tx: Tx,
    lane: Lane,
    options: {
      priority: number
      after: { runAt: number; id: string } | null
      jobsMax: number
      now: number
      withLost: boolean
    },
  ): Promise<WaitingJob[]> {
    const { priority, after, jobsMax, now, withLost } = options
    const rows = await tx.query<{
      id: string
      subject_id: string
      run_at: number
      memo: string | null
      was_lost: boolean
    }>(
      `select id, subject_id, run_at, memo, claim_id is not null as was_lost from ${this.#name}_jobs
       where account_id = $1 and target_id = $2 and priority = $3 and run_at >= $4 and (run_at, id) > ($4, $5::uuid)
         and run_at <= $6 and (claim_id is null or ($7 and lease_until <= $6))
       order by run_at, id limit $8 for update skip locked`,
      [
        lane.accountId,
        lane.targetId,
        priority,
        time(after?.runAt ?? 0),
        after?.id ?? firstId,
        time(now),
        withLost,
        jobsMax,
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
  move(
    tx: Transaction,
    accountId: string,
    jobs: readonly WaitingJob[],
    targetId: string,
  ): (Lane & { isUrgent: boolean })[] {
    tx.send(`update ${this.#name}_jobs set target_id = $3 where account_id = $1 and id = any($2)`, [
      accountId,
      plainArray(jobs.map(({ id }) => id)),
      targetId,
    ])
    const lanes = summaryByLane(jobs.map(({ runAt, priority }) => ({ accountId, targetId, runAt, priority })))
    markDue(tx, this.#name, lanes)
    return lanes
  }

  /** Removes jobs, claimed or not. Returns the ids that existed. */
  async cancel(tx: Tx, accountId: string, ids: readonly string[]): Promise<Set<string>> {
    const rows = await tx.query<{ id: string }>(
      `delete from ${this.#name}_jobs where account_id = $1 and id = any($2) returning id`,
      [accountId, plainArray(ids)],
    )
    return new Set(rows.map(({ id }) => id))
  }

  /** Removes those of the jobs that are unclaimed. Returns their ids. */
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
      `delete from ${this.#name}_jobs where account_id = $1 and id in (
         select id from ${this.#name}_jobs where account_id = $1 and target_id = $2
           and ($4::smallint is null or (priority = $4 and memo = $5)) limit $3
       ) returning ${listedColumns}`,
      [lane.accountId, lane.targetId, jobsMax, only?.priority, only?.memo],
    )
    return rows.map(listedJob)
  }

  /** Removes up to `jobsMax` jobs of a lane with ids before `id`, claimed or not. Returns their number. */
  async dropOlder(tx: Tx, lane: Lane, id: string, jobsMax: number): Promise<number> {
    const rows = await tx.query(
      `delete from ${this.#name}_jobs where account_id = $1 and id in (
         select id from ${this.#name}_jobs where account_id = $1 and target_id = $2 and id < $3 limit $4
       ) returning 1`,
      [lane.accountId, lane.targetId, id, jobsMax],
    )
    return rows.length
  }

  /** Lanes that may have a due job, the longest due first, and whether one has an unclaimed urgent job. */
  async dueLanes(
    tx: Tx,
    now: number,
    lanesMax: number,
    targets: readonly string[] | null = null,
    except: readonly string[] | null = null,
  ): Promise<(Lane & { isUrgent: boolean })[]> {
    const rows = await tx.query<{ account_id: string; target_id: string; is_urgent: boolean }>(
      `select account_id, target_id, exists (
         select 1 from ${this.#name}_jobs as job
         where job.account_id = lane.account_id and job.target_id = lane.target_id and job.priority = ${priorities.urgent}
           and job.run_at <= $1 and (job.lease_until is null or job.lease_until <= $1)
       ) as is_urgent
       from ${this.#name}_lanes as lane
       where next_at <= $1 and ($3::uuid[] is null or target_id = any($3))
         and ($4::uuid[] is null or target_id <> all($4)) order by next_at limit $2`,
      [time(now), lanesMax, targets && plainArray(targets), except && plainArray(except)],
    )
    return rows.map((row) => ({ accountId: row.account_id, targetId: row.target_id, isUrgent: row.is_urgent }))
  }

  /** The lane may have jobs that were added `isAsleep`. Notify the scheduler after the commit. */
  wakeLane(tx: Transaction, lane: Lane, now: number): void {
    wakeLane(tx, this.#name, lane, now)
  }

  /** No scheduler looks for the lane's jobs until `wakeLane`. */
  putLaneToSleep(tx: Transaction, lane: Lane): void {
    putLaneToSleep(tx, this.#name, lane)
  }

  /** Records when lanes without due work have some again, or deletes empty lanes. */
  rescheduleLanes(db: Database, lanes: readonly Lane[], now: number): Promise<void> {
    return rescheduleLanes(db, this.#name, lanes, now)
  }

  /** Creates lanes for jobs that have none. It reads every job's index entry; call it rarely. */
  async findLostLanes(tx: Tx): Promise<void> {
    await tx.query(
      `insert into ${this.#name}_lanes as lane (account_id, target_id, next_at)
       select account_id, target_id, min(run_at) from ${this.#name}_jobs where target_id >= '${firstId}' group by account_id, target_id
       on conflict (account_id, target_id) do update set next_at = excluded.next_at, is_cooling = false where lane.next_at > excluded.next_at`,
    )
  }

  /** Ends a claim whose jobs were not started. They are due again, and do not count as lost. */
  release(tx: Tx, lane: Lane, claimId: string): Promise<void> {
    return releaseClaim(tx, this.#name, lane, claimId)
  }

  /** Ends the leases of a dead process whose claims had ids of its own. Reads all jobs. */
  releaseOf(tx: Tx, processId: string, now: number): Promise<void> {
    return releaseOf(tx, this.#name, processId, now)
  }

  /** Ends every lease at once. For a process that knows that all claims are from before its restart. */
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

  /** For the metrics: estimated jobs, lanes with work, and the age of the lane that is due the longest. */
  async depth(tx: Tx, now: number): Promise<{ jobs: number; lanes: number; oldestDueMs: number }> {
    const [known] = await tx.query<{ jobs: number }>(
      `select n_live_tup as jobs from pg_stat_user_tables where relid = '${this.#name}_jobs'::regclass`,
    )
    const [row] = await tx.query<{ lanes: number; oldest: number | null }>(
      `select count(*) as lanes, min(next_at) filter (where next_at <= $1) as oldest from ${this.#name}_lanes`,
      [time(now)],
    )
    return { jobs: known?.jobs ?? 0, lanes: row?.lanes ?? 0, oldestDueMs: row?.oldest == null ? 0 : now - row.oldest }
  }
}

/** Before every id. */
const firstId = "00000000-0000-0000-0000-000000000000"
