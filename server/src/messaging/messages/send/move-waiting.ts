import { StoreUnavailable, type Transaction } from "#core/db/database.ts"
import type { Lease } from "#core/db/end-overlong-leases.ts"
import { time } from "#core/db/literals.ts"
import { StoreTask } from "#core/db/store-task.ts"
import type { MessagingContext } from "#messaging/messages/context.ts"
import { insertNotes } from "#messaging/messages/notes.ts"
import { lockMessages, readMessagesForRoutes, writeCarriers, type MessageForRoute } from "#messaging/messages/store.ts"
import { priorities, type Lane, type WaitingJob } from "#core/queue/queue.ts"
import type { ChosenRoute } from "#messaging/routing/route-table.ts"
import { pause } from "#core/std/clock.ts"
import { toSid } from "#core/std/ids.ts"
import { readFailoverState } from "./failover-state.ts"
import { isBound, rerouteDetail, type PlanOptions, type RerouteCause } from "./plan-outcome.ts"

export interface WaitingMoverOptions extends MessagingContext, PlanOptions {
  /** Returns the carriers that have accepted nothing for this long. Empty if there is no other carrier. */
  unavailableFor(ms: number): readonly { carrierId: string; because: RerouteCause }[]
  /** A text that changes when the available routes change. */
  ways(): string
}

const lookEveryMs = 2_000
/** Messages in one transaction, which takes about 20 ms. */
const batchMax = 500
/**
 * The pause between two batches, so that a backlog of a million leaves time of the store to the working
 * carriers.
 */
const restMs = 20
/** Longer than a batch takes. Each batch renews the lease. */
const leaseMs = 15_000
export const moverLeases: readonly Lease[] = [{ table: "message_mover", column: "lease_until", leaseMs }]
/** The wait when nothing could be moved and nothing has changed. Some messages become due by time. */
const idleMsFirst = 10_000
const idleMsMax = 60_000

/** The position of a walk through a lane: urgent messages first, each priority in its order. */
interface Walk {
  lane: Lane
  because: RerouteCause
  priority: number
  after: { runAt: number; id: string } | null
}

/**
 * Moves messages from carriers that accept nothing to other routes: due, unclaimed messages that have not
 * left. A message without another route keeps waiting. The lanes take turns, a batch each. A lease lets one
 * process at a time do it, which only saves work. The transaction locks each job that it moves, so two
 * processes would do no harm.
 */
export class WaitingMover extends StoreTask {
  readonly #options: WaitingMoverOptions
  readonly #processId: string
  #idleMs = idleMsFirst
  #idle: { until: number; ways: string } | null = null

  constructor(options: WaitingMoverOptions) {
    super(options, lookEveryMs, "messages of a carrier that is down could not be moved; Posthorn tries again")
    this.#options = options
    this.#processId = options.newId()
  }

  async round(): Promise<void> {
    const { unavailableFor, failover, clock, ways } = this.#options
    const out = unavailableFor(failover.downMs)
    const key = `${out.map(({ carrierId }) => carrierId).join()} ${ways()}`
    if (!out.length || (this.#idle?.ways === key && this.#idle.until > clock.elapsed())) return
    const moved = await this.#moveAll(out)
    this.#idleMs = moved || this.#idle?.ways !== key ? idleMsFirst : Math.min(this.#idleMs * 2, idleMsMax)
    this.#idle = moved ? null : { until: clock.elapsed() + this.#idleMs, ways: key }
  }

  /** Returns false if nothing could be moved. */
  async #moveAll(out: readonly { carrierId: string; because: RerouteCause }[]): Promise<boolean> {
    const { db, messageQueue, clock } = this.#options
    if (!(await this.#lease())) return true
    let walks: Walk[] = []
    for (const { carrierId, because } of out)
      for (const accountId of await messageQueue.lanes.accountsOf(db, carrierId))
        walks.push({ lane: { accountId, targetId: carrierId }, because, priority: priorities.urgent, after: null })
    let moved = 0
    while (walks.length && !this.isStopped) {
      const further: Walk[] = []
      for (const walk of walks) {
        if (this.isStopped || !(await this.#lease())) return true
        const batch = await this.#moveBatchAlone(walk)
        moved += batch.moved
        if (batch.next) further.push(batch.next)
        // No scheduler looks at the lanes of such a carrier, so an empty lane would stay due forever.
        else await messageQueue.lanes.reschedule(db, [walk.lane], clock.now())
        if (batch.held) await pause(clock, restMs)
      }
      walks = further
    }
    return moved > 0
  }

  async #lease(): Promise<boolean> {
    const { db, clock } = this.#options
    const rows = await db.query(
      `insert into message_mover (is_only, process_id, lease_until) values (true, $1, $2)
       on conflict (is_only) do update set process_id = excluded.process_id, lease_until = excluded.lease_until
       where message_mover.process_id = excluded.process_id or message_mover.lease_until <= $3 returning 1`,
      [this.#processId, time(clock.leases.end(leaseMs)), time(clock.leases.check())],
    )
    return rows.length > 0
  }

  /** A batch that fails ends its own walk, but not those of other lanes. */
  async #moveBatchAlone(walk: Walk): Promise<{ moved: number; held: number; next: Walk | null }> {
    try {
      return await this.#moveBatch(walk)
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error
      const { accountId, targetId } = walk.lane
      const facts = { err: error, account: toSid("account", accountId), carrier: toSid("carrier", targetId) }
      this.#options.log.error(facts, "messages of a carrier that is down could not be moved; Posthorn tries again")
      return { moved: 0, held: 0, next: null }
    }
  }

  async #moveBatch(walk: Walk): Promise<{ moved: number; held: number; next: Walk | null }> {
    const { db, clock, messageQueue, messageCache: known, metrics, failover, submitPolicy } = this.#options
    const { lane, priority, after, because } = walk
    const withLost = failover.afterUnknown && submitPolicy === "at_least_once"
    const { waiting, groups } = await db.transaction(async (tx) => {
      const now = clock.now()
      const page = { priority, after, jobsMax: batchMax, now, leases: clock.leases, withLost }
      const waiting = await messageQueue.holdWaiting(tx, lane, page)
      const groups = this.#group(walk, waiting, await this.#messagesOf(tx, lane, waiting))
      const ids = groups.flatMap(({ jobs }) => jobs.map(({ subjectId }) => subjectId))
      if (groups.length > 1) await lockMessages(tx, lane.accountId, ids)
      for (const group of groups) this.#moveGroup(tx, walk, group)
      return { waiting, groups }
    })
    const jobs = groups.flatMap((group) => group.jobs)
    for (const { subjectId } of jobs) known?.forget(subjectId)
    if (jobs.length) metrics.rerouted.inc({ reason: because }, jobs.length)
    return { moved: jobs.length, held: waiting.length, next: nextOf(walk, waiting) }
  }

  #messagesOf(
    tx: Transaction,
    { accountId }: Lane,
    waiting: readonly WaitingJob[],
  ): Promise<Map<string, MessageForRoute>> {
    return readMessagesForRoutes(
      tx,
      accountId,
      waiting.map(({ subjectId }) => subjectId),
    )
  }

  /** The jobs that can move, by target and reason. Nearly all of a backlog are one group. */
  #group(
    { lane }: Walk,
    waiting: readonly WaitingJob[],
    messages: ReadonlyMap<string, MessageForRoute>,
  ): { choice: ChosenRoute; jobs: WaitingJob[] }[] {
    const groups = new Map<string, { choice: ChosenRoute; jobs: WaitingJob[] }>()
    for (const job of waiting) {
      const message = messages.get(job.subjectId)
      const choice = message && this.#chooseRoute(lane, job, message)
      if (!choice) continue
      const key = `${choice.carrierId} ${choice.routeId} ${JSON.stringify(choice.detail)}`
      const group = groups.get(key)
      if (group) group.jobs.push(job)
      else groups.set(key, { choice, jobs: [job] })
    }
    return [...groups.values()]
  }

  #chooseRoute({ accountId, targetId }: Lane, job: WaitingJob, message: MessageForRoute): ChosenRoute | undefined {
    const state = readFailoverState(job.memo)
    if (isBound({ message, isLost: job.wasLost, state }, this.#options)) return undefined
    const except = new Set([targetId, ...state.excluded])
    const choice = this.#options.routes.chooseRoute({ accountId, ...message }, { except })
    return choice?.isWaiting ? undefined : choice
  }

  #moveGroup(
    tx: Transaction,
    { lane: { accountId, targetId }, because }: Walk,
    { choice, jobs }: { choice: ChosenRoute; jobs: WaitingJob[] },
  ): void {
    const { messageQueue, newId, clock } = this.#options
    const detail = JSON.stringify(rerouteDetail(targetId, choice, { because }))
    const ids = jobs.map(({ subjectId }) => subjectId)
    const at = clock.now()
    messageQueue.move(tx, accountId, jobs, choice.carrierId)
    writeCarriers(tx, accountId, ids, choice.carrierId)
    insertNotes(
      tx,
      accountId,
      ids.map((messageId) => ({ id: newId(), messageId, kind: "rerouted", at, detail })),
    )
  }
}

function nextOf(walk: Walk, waiting: readonly WaitingJob[]): Walk | null {
  const last = waiting.at(-1)
  if (last && waiting.length === batchMax) return { ...walk, after: { runAt: last.runAt, id: last.id } }
  return walk.priority === priorities.urgent ? { ...walk, priority: priorities.bulk, after: null } : null
}
