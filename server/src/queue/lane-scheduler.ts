import type { Database } from "#db/database.ts"
import { StoreAway } from "#db/database.ts"
import { backoffMs } from "#std/backoff.ts"
import type { Clock } from "#std/clock.ts"
import type { NewId } from "#std/ids.ts"
import type { Log } from "#std/log.ts"
import type { Lane, Queue } from "./queue.ts"
import { eagerPart, roomIn, shareOf, usualPart } from "./room.ts"
import { Groups } from "./groups.ts"
import type { GroupsOptions } from "./groups.ts"

export interface LaneSchedulerOptions extends GroupsOptions {
  queue: Queue
  db: Database
  clock: Clock
  log: Log
  /** For claims. Those that all end as the process's id does can be ended when it dies. */
  newId: NewId
  /** Jobs that this process holds at once, over all lanes. */
  jobsMax: number
  /** Jobs that one take may claim. */
  takeMax: number
  /** Takes that share a transaction with others: so many times more are asked at once, and where many lanes are ready each claims less. */
  takesTogether?: number
  /** What each of many ready lanes may claim then at least: 16 when left out. */
  takeMin?: number
  /** Jobs of this lane that may be held at once, now. 0 leaves the lane alone: its carrier is paused, its endpoint rests. */
  laneMax(lane: Lane): number
  /** Exactly how many more of this lane may be claimed now, however few; undefined leaves it to `laneMax`. */
  laneRoom?(lane: Lane): number | undefined
  /** The targets that take jobs now: lanes of others are not looked for. Left out, all are. */
  openTargets?(): readonly string[]
  /** The targets that take none now: their lanes are not looked for. */
  closedTargets?(): readonly string[]
  /**
   * Claims up to `jobsMax` due jobs of the lane under `claimId` and sets them going; resolves with how many when they are
   * claimed, not when they are done. For each of them `done` must be called once. When it rejects, none was set going.
   */
  take(lane: Lane, jobsMax: number, claimId: string): Promise<number>
}

/** Transactions of takes under way at once: enough to hide a commit behind another, few enough to leave the pool to the API. */
export const takesMax = 3
const takeMinDefault = 16
const sweepEveryMs = 500
/** A lane that stayed empty this long is written down as idle and forgotten. */
const restMs = 2_000
const lanesPerSweepMax = 1_000
/** After the store was away: how long until the next try. */
const awayMs = 500
/** Longer than a transaction is waited for. */
const expectedMaxMs = 10_000
/** More lost claims than this wait for the end of their leases. */
const doubtfulMax = 1_000

/** A lane whose last take emptied it is taken again no sooner than this, so that a steady stream comes in fewer, larger claims. */
const takeGapMs = 8

/**
 * After a claim that failed, the lane waits, whoever pokes it: twice as long after each failure. A statement that fails each time
 * would otherwise be executed again with every poke, a hundred times a second for each lane.
 */
const failedPause = { firstMs: 500, mostMs: 15_000 }

/** A lane that may have work, and whether some of it is urgent. */
export type PokedLane = Lane & { isUrgent?: boolean }

interface LaneState {
  lane: Lane
  held: number
  takenAt: number
  isWaiting: boolean
  isReady: boolean
  /** Poked for an urgent job since its last take. */
  isUrgent: boolean
  /** Waits for room in its group, which other lanes fill. */
  isBlocked: boolean
  isTaking: boolean
  /** Poked while a take was under way: what came may have missed that take. */
  wasPoked: boolean
  /** Since when takes have found less than they asked for; null while there is more. The sweep's pokes do not reset it. */
  emptySince: number | null
  /** Claims that failed in a row, and before when none is tried again. */
  failures: number
  pausedUntil: number
}

/**
 * Decides whose turn it is. Lanes take turns, the least recently served first, each for one claim, so a backlog of a million
 * in one lane costs another lane one claim's time. What is full waits for a good part of it to be done before anybody takes again.
 * An eighth of what a group may hold is kept for lanes that hold little of it or were poked for an urgent job: they go first and hardly wait. A lane becomes ready by a poke from this process (after a commit that added
 * work) or by the sweep, which finds what other processes added, what fell due by time, and what a dead process left.
 */
export class LaneScheduler {
  readonly #options: LaneSchedulerOptions
  readonly #lanes = new Map<string, LaneState>()
  readonly #groups: Groups<LaneState>
  #ready: LaneState[] = []
  #held = 0
  #taking = 0
  /** Claims whose answers were lost with the store: whether they were made is not known. */
  readonly #doubtful: { lane: Lane; claimId: string }[] = []
  /** Claims that transactions under way are making with their jobs. */
  readonly #expected = new Map<string, { lane: Lane; at: number }>()
  #isStopped = true
  #cancelSweep = () => {}
  #sweeping: Promise<void> = Promise.resolve()
  #onIdle: (() => void)[] = []

  constructor(options: LaneSchedulerOptions) {
    this.#options = options
    this.#groups = new Groups(options)
  }

  start(): void {
    this.#isStopped = false
    this.#sweepSoon(0)
  }

  /** Claims nothing more. Resolves when all held jobs are done. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#cancelSweep()
    await this.#sweeping
    if (this.#held || this.#taking) await new Promise<void>((resolve) => this.#onIdle.push(resolve))
  }

  /** Jobs held now, for the metrics. */
  get held(): number {
    return this.#held
  }

  /** These lanes may have work: call after the commit that added it, or when a target can be used again. */
  poke(lanes: readonly PokedLane[]): void {
    if (this.#isStopped) return
    for (const lane of lanes) {
      const state = this.#stateOf(lane)
      if (lane.isUrgent) this.#free(this.#groups.hurry(Object.assign(state, { isUrgent: true })))
      this.#makeReady(state)
    }
    this.#fill()
  }

  /**
   * How many new jobs of the lane could be set going at once, without a take: none while older ones may wait, or their turn
   * would be taken. Nothing is reserved, so transactions at the same moment may bring somewhat more.
   */
  roomForNew(lane: Lane): number {
    const state = this.#lanes.get(keyOf(lane))
    if (this.#isStopped || !state || state.emptySince === null || isWaitingForTurn(state)) return 0
    const { jobsMax, laneMax } = this.#options
    return Math.min(jobsMax - this.#held, laneMax(lane) - state.held, this.#groups.left(lane))
  }

  /**
   * A transaction claims new jobs of the lane as it makes them, under this claim id. Unless `hold` follows, nobody knows whether it
   * was committed.
   */
  expect({ accountId, targetId }: Lane): string {
    const { newId, clock } = this.#options
    const claimId = newId()
    this.#expected.set(claimId, { lane: { accountId, targetId }, at: clock.now() })
    return claimId
  }

  /** `count` jobs of the lane are under way that were claimed as they were made. For each of them `done` must be called once. */
  hold(lane: Lane, count: number, claimId: string): void {
    this.#expected.delete(claimId)
    const state = this.#stateOf(lane)
    state.held += count
    this.#held += count
    this.#groups.hold(lane, count)
    // Empty still, but not at rest.
    if (state.emptySince !== null) state.emptySince = this.#options.clock.now()
  }

  /** `count` jobs of the lane that a take claimed, or that were `hold`, are done or given back. */
  done(lane: Lane, count = 1): void {
    this.#held -= count
    const state = this.#lanes.get(keyOf(lane))
    if (state) {
      const wasEager = !state.isBlocked || this.#isEager(state)
      state.held -= count
      if (!wasEager && this.#isEager(state)) this.#free(this.#groups.hurry(state))
      if (!state.isReady && state.emptySince === null) this.#makeReady(state)
    }
    this.#free(this.#groups.release(lane, count))
    if (this.#isStopped) this.#tellIdle()
    else this.#fill()
  }

  #makeReady(state: LaneState): void {
    if (state.isTaking) state.wasPoked = true
    if (state.isTaking || state.isReady || state.isWaiting || state.isBlocked) return
    const readyAt = state.emptySince === null ? 0 : state.takenAt + takeGapMs
    const waitMs = Math.max(readyAt, state.pausedUntil) - this.#options.clock.now()
    if (waitMs <= 0) {
      state.isReady = true
      this.#ready.push(state)
      return
    }
    state.isWaiting = true
    this.#options.clock.after(waitMs, () => {
      state.isWaiting = false
      if (this.#isStopped) return
      this.#makeReady(state)
      this.#fill()
    })
  }

  #fill(): void {
    const { jobsMax, takeMax, takeMin = takeMinDefault, takesTogether = 1 } = this.#options
    const underWayMax = takesMax * takesTogether
    // Without room for anybody the order is kept: whoever waits the longest gets the room that comes.
    while (!this.#isStopped && this.#taking < underWayMax && roomIn(jobsMax, this.#held, takeMax, usualPart) > 0) {
      const waiting = this.#ready.length + this.#taking
      const share = takesTogether > 1 ? shareOf(takeMax * takesMax, waiting, takeMin) : takeMax
      const state = this.#ready.shift()
      if (!state) return
      const room = Math.min(this.#roomOf(state), jobsMax - this.#held, share)
      if (room > 0) void this.#take(state, room)
    }
  }

  /** How much the lane may claim now. With no room it is ready no more: a job of its own that is done, or of its group, brings it back. */
  #roomOf(state: LaneState): number {
    const { takeMax, laneMax } = this.#options
    const { lane, held } = state
    state.isReady = false
    const max = laneMax(lane)
    const part = state.isUrgent || held < max / eagerPart ? eagerPart : usualPart
    const laneRoom = this.#options.laneRoom?.(lane) ?? roomIn(max, held, takeMax, part)
    if (laneRoom <= 0) {
      // Full, it may have more: it is ready again when something of it is done.
      state.emptySince = held === 0 ? (state.emptySince ?? this.#options.clock.now()) : null
      return 0
    }
    const isEager = this.#isEager(state)
    const groupRoom = this.#groups.room(lane, isEager)
    if (groupRoom <= 0) {
      state.isBlocked = true
      this.#groups.block(state, isEager)
    }
    return Math.min(laneRoom, groupRoom, takeMax)
  }

  /** Holds little of its group, or has an urgent job. */
  #isEager({ lane, held, isUrgent }: LaneState): boolean {
    return isUrgent || held === 0 || this.#groups.isLittle(lane, held)
  }

  /** These waited for room in their group, and have some now: they are next. */
  #free(freed: readonly LaneState[]): void {
    if (!freed.length) return
    for (const state of freed) {
      state.isBlocked = false
      state.isReady = true
    }
    this.#ready = [...freed, ...this.#ready]
  }

  async #take(state: LaneState, jobsMax: number): Promise<void> {
    state.isTaking = true
    state.wasPoked = false
    state.isUrgent = false
    state.takenAt = this.#options.clock.now()
    this.#taking++
    this.#held += jobsMax
    this.#groups.hold(state.lane, jobsMax)
    let claimed = 0
    const claimId = this.#options.newId()
    try {
      claimed = await this.#options.take(state.lane, jobsMax, claimId)
      state.held += claimed
      state.failures = 0
      if (claimed) state.emptySince = null
    } catch (error) {
      if (!(error instanceof StoreAway)) this.#pause(state)
      else if (this.#doubtful.length < doubtfulMax) this.#doubtful.push({ lane: state.lane, claimId })
      this.#log(error, "jobs could not be claimed; the scheduler tries again after a pause")
    }
    this.#held -= jobsMax - claimed
    this.#free(this.#groups.release(state.lane, jobsMax - claimed))
    this.#taking--
    state.isTaking = false
    if (claimed < jobsMax) state.emptySince ??= this.#options.clock.now()
    if (claimed === jobsMax || state.wasPoked) this.#makeReady(state)
    if (this.#isStopped) this.#tellIdle()
    else this.#fill()
  }

  #pause(state: LaneState): void {
    state.pausedUntil = this.#options.clock.now() + backoffMs(state.failures++, failedPause)
  }

  #sweepSoon(delayMs: number): void {
    this.#cancelSweep = this.#options.clock.after(delayMs, () => {
      if (this.#isStopped) return
      this.#sweeping = this.#sweep().then((nextMs) => {
        if (!this.#isStopped) this.#sweepSoon(nextMs)
      })
    })
  }

  async #sweep(): Promise<number> {
    const { queue, db, clock, openTargets, closedTargets } = this.#options
    try {
      await this.#releaseDoubtful()
      await this.#settleResting()
      const open = openTargets?.() ?? null
      const due = await queue.dueLanes(db, clock.now(), lanesPerSweepMax, open, closedTargets?.() ?? null)
      this.poke(due)
      return sweepEveryMs
    } catch (error) {
      this.#log(error, "due lanes could not be read; trying again")
      return awayMs
    }
  }

  /** Or what was claimed at the moment of a crash would wait for the end of its lease. */
  async #releaseDoubtful(): Promise<void> {
    const { queue, db, clock } = this.#options
    for (const [claimId, { lane, at }] of this.#expected) {
      // In the order in which they began.
      if (at > clock.now() - expectedMaxMs) break
      this.#expected.delete(claimId)
      if (this.#doubtful.length < doubtfulMax) this.#doubtful.push({ lane, claimId })
    }
    for (let claim = this.#doubtful[0]; claim; claim = this.#doubtful[0]) {
      await queue.release(db, claim.lane, claim.claimId)
      this.#doubtful.shift()
      this.poke([claim.lane])
    }
  }

  async #settleResting(): Promise<void> {
    const { queue, db, clock } = this.#options
    const restedAt = clock.now() - restMs
    const resting: [key: string, state: LaneState][] = []
    for (const [key, state] of this.#lanes) {
      if (state.emptySince === null || state.emptySince > restedAt || isBusy(state)) continue
      if (this.#options.laneMax(state.lane) === 0) this.#lanes.delete(key)
      else resting.push([key, state])
      if (resting.length === lanesPerSweepMax) break
    }
    if (!resting.length) return
    const lanes = resting.map(([, { lane }]) => lane)
    await queue.settle(db, lanes, clock.now())
    for (const [key, state] of resting) if (state.emptySince !== null && !isBusy(state)) this.#lanes.delete(key)
  }

  #stateOf(lane: Lane): LaneState {
    const key = keyOf(lane)
    let state = this.#lanes.get(key)
    if (!state) {
      state = {
        lane: { accountId: lane.accountId, targetId: lane.targetId },
        held: 0,
        takenAt: 0,
        isWaiting: false,
        isReady: false,
        isUrgent: false,
        isBlocked: false,
        isTaking: false,
        wasPoked: false,
        emptySince: null,
        failures: 0,
        pausedUntil: 0,
      }
      this.#lanes.set(key, state)
    }
    return state
  }

  #tellIdle(): void {
    if (this.#held || this.#taking) return
    for (const resolve of this.#onIdle.splice(0)) resolve()
  }

  #log(error: unknown, sentence: string): void {
    if (error instanceof StoreAway) this.#options.log.warn({}, sentence)
    else this.#options.log.error({ err: error }, sentence)
  }
}

function isBusy(state: LaneState): boolean {
  return isWaitingForTurn(state) || state.held > 0
}

function isWaitingForTurn({ isTaking, isReady, isWaiting, isBlocked }: LaneState): boolean {
  return isTaking || isReady || isWaiting || isBlocked
}

function keyOf(lane: Lane): string {
  return lane.accountId + lane.targetId
}
