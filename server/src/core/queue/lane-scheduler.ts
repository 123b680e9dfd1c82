import { StoreUnavailable, type Database } from "#core/db/database.ts"
import { untilNextRead } from "#core/db/all-accounts.ts"
import { eachShare } from "#core/db/shared-transactions.ts"
import { backoffMs } from "#core/std/backoff.ts"
import type { Clock } from "#core/std/clock.ts"
import type { NewId } from "#core/std/ids.ts"
import type { Log } from "#core/std/log.ts"
import type { Lane, NotifiedLane, Queue } from "./queue.ts"
import { eagerShare, roomIn, shareOf, usualShare } from "./room.ts"
import { Groups, type GroupsOptions } from "./groups.ts"

export interface LaneSchedulerOptions extends GroupsOptions {
  queue: Queue
  db: Database
  clock: Clock
  log: Log
  /** For claims. Ids that end as the process's id allow ending all its claims when it dies. */
  newId: NewId
  /** Jobs that this process holds at once, over all lanes. */
  jobsMax: number
  /** The largest number of jobs in one claim. */
  claimMax: number
  /** Claims that share a transaction. Each of many ready lanes claims less. */
  lanesPerClaimMax?: number
  /** The fewest jobs that each of many ready lanes may claim. Default: 16. */
  claimMin?: number
  /** Jobs of this lane that may be held at once, now. 0 skips the lane: its target accepts none. */
  laneMax(lane: Lane): number
  /** Exactly how many jobs may be claimed now beyond the held ones; undefined leaves it to `laneMax`. */
  laneRoom?(lane: Lane, held: number): number | undefined
  /** The targets that accept jobs now. The sweep skips the lanes of others. Default: all targets. */
  openTargets?(): readonly string[]
  /** The targets that accept no jobs now. The sweep skips their lanes. */
  closedTargets?(): readonly string[]
  /**
   * Claims up to `jobsMax` due jobs of the lane under `claimId` and starts them. Resolves with their number
   * when they are claimed. Call `done` once for each. If it rejects, no job was started.
   */
  claim(lane: Lane, jobsMax: number, claimId: string): Promise<number>
}

/** Claim transactions at once: enough to overlap a commit, few enough to leave connections. */
export const claimsMax = 3
const claimMinDefault = 16
const sweepEveryMs = 500
/** A lane that was empty for this long is recorded as idle and forgotten. */
const restMs = 2_000
const lanesPerSweepMax = 1_000
/** The wait after the store was away. */
const awayMs = 500
/** Longer than any transaction takes. */
const expectedMaxMs = 10_000
/** More lost claims than this wait for the end of their leases. */
const unconfirmedMax = 1_000

/** The pause of a lane that its last claim emptied, for fewer, larger claims in a steady stream. */
const claimGapMs = 8

/**
 * After a failed claim the lane waits, whatever notifies it, twice as long after each failure. Otherwise a
 * failing statement would be executed with every notification, a hundred times a second for each lane.
 */
const failedPause = { firstMs: 500, mostMs: 15_000 }

interface LaneState {
  lane: Lane
  held: number
  claimedAt: number
  /** `paused` until a time, `ready` for a claim, or `blocked`: other lanes fill its group. */
  turn: "none" | "paused" | "ready" | "blocked" | "claiming"
  /** Notified of an urgent job since its last claim. */
  isUrgent: boolean
  /** Notified while a claim was under way, which may have missed the new jobs. */
  wasNotified: boolean
  /** Since when claims have found less than they asked for. The sweep does not reset it. */
  emptySince: number | null
  /** Consecutive failed claims, and the time before which no claim is tried. */
  failures: number
  pausedUntil: number
}

/**
 * Decides which lane claims next. Lanes take turns, the least recently served first, so a backlog of a
 * million in one lane costs another lane the time of one claim. A full target waits until a good part of its
 * jobs is done. An eighth of what a group may hold is reserved for lanes that hold little of it or have an
 * urgent job. A lane becomes ready by a notification from this process (after a commit that added work) or by
 * the sweep. The sweep finds jobs of other processes, due jobs, and those of a dead process.
 */
export class LaneScheduler {
  readonly #options: LaneSchedulerOptions
  readonly #lanes = new Map<string, LaneState>()
  readonly #groups: Groups<LaneState>
  #ready: LaneState[] = []
  #held = 0
  #claiming = 0
  /** Claims whose outcome is unknown, because the store went away before it answered. */
  readonly #unconfirmedClaims: { lane: Lane; claimId: string }[] = []
  /** Claims that open transactions make together with their jobs. */
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
    this.#scheduleSweep(0)
  }

  /** Stops claiming. Resolves when all held jobs are done. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#cancelSweep()
    await this.#sweeping
    if (this.#held || this.#claiming) await new Promise<void>((resolve) => this.#onIdle.push(resolve))
  }

  /** Jobs held now, for the metrics. */
  get held(): number {
    return this.#held
  }

  /** These lanes may have work, or their target can be used again. Call it after the commit. */
  notify(lanes: readonly NotifiedLane[]): void {
    if (this.#isStopped) return
    for (const lane of lanes) {
      const state = this.#stateOf(lane)
      if (lane.isUrgent) this.#free(this.#groups.prioritise(Object.assign(state, { isUrgent: true })))
      this.#enqueueLane(state)
    }
    this.#fill()
  }

  /** How many new jobs of the lane could start now; none while older jobs may wait. Nothing is reserved. */
  roomForNew(lane: Lane): number {
    const state = this.#lanes.get(keyOf(lane))
    if (this.#isStopped || !state || state.emptySince === null || state.turn !== "none") return 0
    const { jobsMax, laneMax } = this.#options
    return Math.min(jobsMax - this.#held, laneMax(lane) - state.held, this.#groups.left(lane))
  }

  /**
   * A transaction claims new jobs of the lane as it creates them, under the returned id. Unless `hold`
   * follows, it is unknown whether it was committed.
   */
  expect({ accountId, targetId }: Lane): string {
    const { newId, clock } = this.#options
    const claimId = newId()
    this.#expected.set(claimId, { lane: { accountId, targetId }, at: clock.elapsed() })
    return claimId
  }

  /** `count` jobs of the lane started that were claimed as they were created. Call `done` once for each. */
  hold(lane: Lane, count: number, claimId: string): void {
    this.#expected.delete(claimId)
    const state = this.#stateOf(lane)
    state.held += count
    this.#held += count
    this.#groups.hold(lane, count)
    // The lane is still empty, but not idle.
    if (state.emptySince !== null) state.emptySince = this.#options.clock.elapsed()
  }

  /** `count` held jobs of the lane are done or released. */
  done(lane: Lane, count = 1): void {
    this.#held -= count
    const state = this.#lanes.get(keyOf(lane))
    if (state) {
      const wasEager = state.turn !== "blocked" || this.#isEager(state)
      state.held -= count
      if (!wasEager && this.#isEager(state)) this.#free(this.#groups.prioritise(state))
      if (state.emptySince === null) this.#enqueueLane(state)
    }
    this.#free(this.#groups.release(lane, count))
    if (this.#isStopped) this.#notifyIdle()
    else this.#fill()
  }

  #enqueueLane(state: LaneState): void {
    if (state.turn === "claiming") state.wasNotified = true
    if (state.turn !== "none") return
    const readyAt = state.emptySince === null ? 0 : state.claimedAt + claimGapMs
    const waitMs = Math.max(readyAt, state.pausedUntil) - this.#options.clock.elapsed()
    if (waitMs <= 0) {
      state.turn = "ready"
      this.#ready.push(state)
      return
    }
    state.turn = "paused"
    this.#options.clock.after(waitMs, () => {
      state.turn = "none"
      if (this.#isStopped) return
      this.#enqueueLane(state)
      this.#fill()
    })
  }

  #fill(): void {
    const { jobsMax, claimMax, claimMin = claimMinDefault, lanesPerClaimMax = 1 } = this.#options
    const underWayMax = claimsMax * lanesPerClaimMax
    // Without room in the process the order stays: the lane with the longest wait gets the next room.
    while (!this.#isStopped && this.#claiming < underWayMax && roomIn(jobsMax, this.#held, claimMax, usualShare) > 0) {
      const waiting = this.#ready.length + this.#claiming
      const share = lanesPerClaimMax > 1 ? shareOf(claimMax * claimsMax, waiting, claimMin) : claimMax
      const state = this.#ready.shift()
      if (!state) return
      const room = Math.min(this.#roomOf(state), jobsMax - this.#held, share)
      if (room > 0) void this.#claim(state, room)
    }
  }

  /**
   * How many jobs the lane may claim now. Without room, a finished job of it or its group makes it ready
   * again.
   */
  #roomOf(state: LaneState): number {
    const { claimMax, laneMax } = this.#options
    const { lane, held } = state
    state.turn = "none"
    const max = laneMax(lane)
    const part = state.isUrgent || held < max / eagerShare ? eagerShare : usualShare
    const laneRoom = this.#options.laneRoom?.(lane, held) ?? roomIn(max, held, claimMax, part)
    if (laneRoom <= 0) {
      // The lane is full but may have more jobs. A finished job makes it ready again.
      state.emptySince = held === 0 ? (state.emptySince ?? this.#options.clock.elapsed()) : null
      return 0
    }
    const isEager = this.#isEager(state)
    const groupRoom = this.#groups.room(lane, isEager)
    if (groupRoom <= 0) {
      state.turn = "blocked"
      this.#groups.block(state, isEager)
    }
    return Math.min(laneRoom, groupRoom, claimMax)
  }

  /** The lane holds little of its group, or has an urgent job. */
  #isEager({ lane, held, isUrgent }: LaneState): boolean {
    return isUrgent || held === 0 || this.#groups.isLittle(lane, held)
  }

  /** These lanes waited for room in their group and have some now. They are next. */
  #free(freed: readonly LaneState[]): void {
    if (!freed.length) return
    for (const state of freed) state.turn = "ready"
    this.#ready = [...freed, ...this.#ready]
  }

  async #claim(state: LaneState, jobsMax: number): Promise<void> {
    state.turn = "claiming"
    state.wasNotified = false
    state.isUrgent = false
    state.claimedAt = this.#options.clock.elapsed()
    this.#claiming++
    this.#held += jobsMax
    this.#groups.hold(state.lane, jobsMax)
    let claimed = 0
    const claimId = this.#options.newId()
    try {
      claimed = await this.#options.claim(state.lane, jobsMax, claimId)
      state.held += claimed
      state.failures = 0
      if (claimed) state.emptySince = null
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) this.#pause(state)
      else if (this.#unconfirmedClaims.length < unconfirmedMax)
        this.#unconfirmedClaims.push({ lane: state.lane, claimId })
      this.#log(error, "jobs could not be claimed; the scheduler tries again after a pause")
    }
    this.#held -= jobsMax - claimed
    this.#free(this.#groups.release(state.lane, jobsMax - claimed))
    this.#claiming--
    state.turn = "none"
    if (claimed < jobsMax) state.emptySince ??= this.#options.clock.elapsed()
    if (claimed === jobsMax || state.wasNotified) this.#enqueueLane(state)
    if (this.#isStopped) this.#notifyIdle()
    else this.#fill()
  }

  #pause(state: LaneState): void {
    state.pausedUntil = this.#options.clock.elapsed() + backoffMs(state.failures++, failedPause)
  }

  #scheduleSweep(delayMs: number): void {
    this.#cancelSweep = this.#options.clock.after(delayMs, () => {
      if (this.#isStopped) return
      this.#sweeping = this.#sweep().then((nextMs) => {
        if (!this.#isStopped) this.#scheduleSweep(nextMs)
      })
    })
  }

  async #sweep(): Promise<number> {
    const { queue, db, clock, openTargets, closedTargets } = this.#options
    try {
      await this.#releaseUnconfirmed()
      await this.#completeResting()
      const open = openTargets?.() ?? null
      const due = await queue.lanes.due(db, clock.now(), lanesPerSweepMax, open, closedTargets?.() ?? null)
      this.notify(due)
      return untilNextRead(db, clock, sweepEveryMs)
    } catch (error) {
      this.#log(error, "due lanes could not be read; trying again")
      return awayMs
    }
  }

  /** Otherwise the jobs that were claimed at the moment of a crash would wait for the end of their lease. */
  async #releaseUnconfirmed(): Promise<void> {
    const { queue, db, clock } = this.#options
    for (const [claimId, { lane, at }] of this.#expected) {
      // In the order in which they began.
      if (at > clock.elapsed() - expectedMaxMs) break
      this.#expected.delete(claimId)
      if (this.#unconfirmedClaims.length < unconfirmedMax) this.#unconfirmedClaims.push({ lane, claimId })
    }
    const release = async (claims: { lane: Lane; claimId: string }[]) => {
      for (const claim of claims) {
        await queue.release(db, claim.lane, claim.claimId)
        this.#unconfirmedClaims.splice(this.#unconfirmedClaims.indexOf(claim), 1)
        this.notify([claim.lane])
      }
    }
    await eachShare(db, this.#unconfirmedClaims.slice(), ({ lane }) => lane.accountId, release)
  }

  async #completeResting(): Promise<void> {
    const { queue, db, clock } = this.#options
    const restedAt = clock.elapsed() - restMs
    const resting: [key: string, state: LaneState][] = []
    for (const [key, state] of this.#lanes) {
      if (state.emptySince === null || state.emptySince > restedAt || isBusy(state)) continue
      if (this.#options.laneMax(state.lane) === 0) this.#lanes.delete(key)
      else resting.push([key, state])
      if (resting.length === lanesPerSweepMax) break
    }
    const lanes = resting.map(([, { lane }]) => lane)
    await queue.lanes.reschedule(db, lanes, clock.now())
    for (const [key, state] of resting) if (state.emptySince !== null && !isBusy(state)) this.#lanes.delete(key)
  }

  #stateOf(lane: Lane): LaneState {
    const key = keyOf(lane)
    let state = this.#lanes.get(key)
    if (!state) {
      state = {
        lane: { accountId: lane.accountId, targetId: lane.targetId },
        held: 0,
        claimedAt: 0,
        turn: "none",
        isUrgent: false,
        wasNotified: false,
        emptySince: null,
        failures: 0,
        pausedUntil: 0,
      }
      this.#lanes.set(key, state)
    }
    return state
  }

  #notifyIdle(): void {
    if (this.#held || this.#claiming) return
    for (const resolve of this.#onIdle.splice(0)) resolve()
  }

  #log(error: unknown, sentence: string): void {
    if (error instanceof StoreUnavailable) this.#options.log.warn({}, sentence)
    else this.#options.log.error({ err: error }, sentence)
  }
}

function isBusy({ turn, held }: LaneState): boolean {
  return turn !== "none" || held > 0
}

function keyOf(lane: Lane): string {
  return lane.accountId + lane.targetId
}
