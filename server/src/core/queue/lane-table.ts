import { byAccount } from "#core/db/by-account.ts"
import type { Database, Transaction, Tx } from "#core/db/database.ts"
import { readOfAllAccounts } from "#core/db/all-accounts.ts"
import { plainArray, time, timeArray } from "#core/db/literals.ts"
import { rowsOfAccount } from "#core/db/new-rows.ts"
import { eachShare } from "#core/db/shared-transactions.ts"
import { priorityRows, priorities, queueNames, type QueueName } from "./priorities.ts"

/** One account's traffic to one target: a carrier for messages, an endpoint for deliveries. */
export interface Lane {
  accountId: string
  targetId: string
}

/** A lane that may have work, and whether some of it is urgent. */
export type NotifiedLane = Lane & { isUrgent?: boolean }
export type NotifyLanes = (lanes: readonly NotifiedLane[]) => void

/** What a job tells of its lane. */
type LaneWork = Lane & { runAt: number; priority: number; isAsleep?: boolean }

/** Before every id. */
export const lowestId = "00000000-0000-0000-0000-000000000000"
/** Longer than a transaction takes from its enqueue to its commit. */
const coolingMs = 5_000
/** Accounts whose lanes one transaction locks, for some milliseconds. */
const rescheduledAtOnce = 100

/** The lanes that each open transaction marks as due, by queue and key. */
const dueLanes = new WeakMap<Transaction, Map<string, DueLane>>()

type DueLane = Lane & { runAt: number; queue: QueueName }

/**
 * Marks lanes as due when the transaction commits. Their rows are the last that it locks, in one order,
 * because transactions of every kind share them.
 */
export function markDue(tx: Transaction, queue: QueueName, lanes: readonly (Lane & { runAt: number })[]): void {
  let due = dueLanes.get(tx)
  if (!due) {
    const added = new Map<string, DueLane>()
    dueLanes.set(tx, (due = added))
    tx.beforeCommit(() => {
      const byQueue = Map.groupBy(added.values(), (lane) => lane.queue)
      for (const name of queueNames) writeDue(tx, name, byQueue.get(name) ?? [])
    })
  }
  for (const { accountId, targetId, runAt } of lanes) {
    const key = queue + accountId + targetId
    due.set(key, { queue, accountId, targetId, runAt: Math.min(runAt, due.get(key)?.runAt ?? runAt) })
  }
}

/**
 * Nearly always the lane is already due, and then its row is only read. A lock would be held until the commit
 * is on the disk, and every batch of the account would wait for the one before. With `offset 0` each lane is
 * found by its key; a join would read all lanes of the account.
 */
function writeDue(tx: Transaction, queue: QueueName, lanes: DueLane[]): void {
  lanes.sort((one, other) => (one.targetId < other.targetId ? -1 : 1))
  for (const [accountId, own] of byAccount(lanes, (lane) => lane.accountId))
    tx.send(
      `insert into ${queue}_lanes as lane (account_id, target_id, next_at)
       select account_id, target_id, next_at
       from ${rowsOfAccount(tx, "$2::uuid[], $3::timestamptz[]", "target_id, next_at")}
       where not exists (
         select 1 from ${queue}_lanes as known
         where known.account_id = $1 and known.target_id = new.target_id and known.next_at <= new.next_at and not known.is_cooling
         offset 0
       )
       on conflict (account_id, target_id) do update set next_at = least(lane.next_at, excluded.next_at), is_cooling = false`,
      [accountId, plainArray(own.map((lane) => lane.targetId)), timeArray(own.map((lane) => lane.runAt))],
      `${queue}_mark_due`,
    )
}

const accountOf = (lane: Lane) => lane.accountId

/** The lanes of a queue that have work, and when each is due. */
export class LaneTable {
  readonly #name: QueueName
  readonly #notify: NotifyLanes | undefined
  /** The lanes of which each open transaction notifies. */
  readonly #notified = new WeakMap<Transaction, NotifiedLane[]>()

  constructor(name: QueueName, notify?: NotifyLanes) {
    this.#name = name
    this.#notify = notify
  }

  /** Marks the lanes of new or moved jobs due, and notifies of them on commit. */
  addWork(tx: Transaction, jobs: readonly LaneWork[]): void {
    const lanes = summaryByLane(jobs)
    if (!lanes.length) return
    markDue(tx, this.#name, lanes)
    this.notifyOnCommit(tx, lanes)
  }

  /** Notifies of these lanes on commit, in one call with the other lanes of the transaction. */
  notifyOnCommit(tx: Transaction, lanes: readonly NotifiedLane[]): void {
    const notify = this.#notify
    if (!notify) return
    const gathered = this.#notified.get(tx)
    if (gathered) return void gathered.push(...lanes)
    const all = [...lanes]
    this.#notified.set(tx, all)
    tx.onCommit(() => notify(all))
  }

  /** Lanes that may have a due job, the longest due first, and whether one has an unclaimed urgent job. */
  async due(
    db: Database,
    now: number,
    lanesMax: number,
    targets: readonly string[] | null = null,
    except: readonly string[] | null = null,
  ): Promise<(Lane & { isUrgent: boolean })[]> {
    const rows = await readOfAllAccounts<{ account_id: string; target_id: string; is_urgent: boolean }>(db, {
      text: `select account_id, target_id, next_at, exists (
         select 1 from ${this.#name}_jobs as job
         where job.account_id = lane.account_id and job.target_id = lane.target_id and job.priority = ${priorities.urgent}
           and job.run_at <= $1 and (job.lease_until is null or job.lease_until <= $1)
       ) as is_urgent
       from ${this.#name}_lanes as lane
       where next_at <= $1 and ($2::uuid[] is null or target_id = any($2))
         and ($3::uuid[] is null or target_id <> all($3))`,
      values: [time(now), targets && plainArray(targets), except && plainArray(except)],
      orderBy: "next_at",
      limit: lanesMax,
    })
    return rows.map((row) => ({ accountId: row.account_id, targetId: row.target_id, isUrgent: row.is_urgent }))
  }

  /** The lane may have jobs that were added `isAsleep`. Notify the scheduler after the commit. */
  wake(tx: Transaction, lane: Lane, now: number): void {
    markDue(tx, this.#name, [{ ...lane, runAt: now }])
  }

  /** No scheduler looks for the lane's jobs until `wake`. */
  putToSleep(tx: Transaction, lane: Lane): void {
    tx.send(`delete from ${this.#name}_lanes where account_id = $1 and target_id = $2`, [lane.accountId, lane.targetId])
  }

  /**
   * Reschedules lanes that were found without due work: records when their next job is due, or deletes empty
   * lanes. An uncommitted enqueue that read a lane as due is invisible here. So the lane cools for some
   * seconds, and is put to sleep only if it still has nothing due. `restoreLostLanes` covers a commit that
   * takes even longer. A locked lane is skipped, so two processes never wait for each other.
   */
  async reschedule(db: Database, lanes: readonly Lane[], now: number): Promise<void> {
    await eachShare(db, lanes, accountOf, async (share) => {
      const accounts = byAccount(share, accountOf)
      while (accounts.length) {
        const some = accounts.splice(0, rescheduledAtOnce)
        await db.transaction((tx) => {
          for (const [accountId, own] of some)
            rescheduleOf(tx, this.#name, { accountId, targetIds: own.map(({ targetId }) => targetId) }, now)
        })
      }
    })
  }

  /** Creates lanes for jobs that have none. It reads every job's index entry; call it rarely. */
  async restoreLostLanes(tx: Tx): Promise<void> {
    await tx.query(
      `insert into ${this.#name}_lanes as lane (account_id, target_id, next_at)
       select account_id, target_id, min(run_at) from ${this.#name}_jobs where target_id >= '${lowestId}' group by account_id, target_id
       order by account_id, target_id
       on conflict (account_id, target_id) do update set next_at = excluded.next_at, is_cooling = false where lane.next_at > excluded.next_at`,
    )
  }

  /** The targets of all lanes. It reads the whole table of lanes, which is small; call it rarely. */
  async targets(db: Database): Promise<string[]> {
    const rows = await readOfAllAccounts<{ target_id: string }>(db, {
      text: `select distinct target_id from ${this.#name}_lanes`,
      values: [],
      orderBy: "target_id",
      limit: null,
    })
    return [...new Set(rows.map(({ target_id }) => target_id))]
  }

  /** The accounts that have a lane to this target. */
  async accountsOf(db: Database, targetId: string): Promise<string[]> {
    const rows = await readOfAllAccounts<{ account_id: string }>(db, {
      text: `select account_id from ${this.#name}_lanes where target_id = $1`,
      values: [targetId],
      orderBy: "account_id",
      limit: null,
    })
    return rows.map(({ account_id }) => account_id)
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

function rescheduleOf(
  tx: Transaction,
  queue: QueueName,
  { accountId, targetIds }: { accountId: string; targetIds: readonly string[] },
  now: number,
): void {
  tx.send(
    `with lane as materialized (
       select target_id, is_cooling from ${queue}_lanes
       where account_id = $1 and target_id = any($2) and next_at <= $3 for update skip locked
     ), found as materialized (
       select target_id, is_cooling, (
         select min(coming.at) from (values ${priorityRows[queue]}) as class (priority)
         cross join lateral (
           (select run_at as at from ${queue}_jobs as job
            where job.account_id = $1 and job.target_id = lane.target_id and job.priority = class.priority
              and (lease_until is null or lease_until <= $3)
            order by run_at limit 1)
           union all
           (select lease_until from ${queue}_jobs as job
            where job.account_id = $1 and job.target_id = lane.target_id and job.priority = class.priority
              and lease_until > $3
            order by run_at limit 1)
         ) as coming
       ) as run_at from lane
     ), idle as (
       select target_id, is_cooling, run_at from found where run_at is null or run_at > $3
     ), forgotten as (
       delete from ${queue}_lanes as lane using idle
       where lane.account_id = $1 and lane.target_id = idle.target_id and idle.is_cooling and idle.run_at is null
     )
     update ${queue}_lanes as lane set
       next_at = case when idle.is_cooling then idle.run_at else least(idle.run_at, $4) end,
       is_cooling = not idle.is_cooling
     from idle where lane.account_id = $1 and lane.target_id = idle.target_id
       and (idle.run_at is not null or not idle.is_cooling)`,
    [accountId, plainArray(targetIds), time(now), time(now + coolingMs)],
    `${queue}_settle`,
  )
}

/** When the first job of each lane is due, and whether one of them is urgent. Asleep jobs are excluded. */
export function summaryByLane(jobs: readonly LaneWork[]): (Lane & { runAt: number; isUrgent: boolean })[] {
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
