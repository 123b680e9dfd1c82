import { StoreUnavailable, type Database } from "#core/db/database.ts"
import { StoreTask } from "#core/db/store-task.ts"
import { advanceReplay, type ReplayContext, type ReplayStep } from "#core/replays/advance-replay.ts"
import { releaseReplay, recordReplayFailure, claimReplay, type HeldReplay } from "#core/replays/replay-leases.ts"
import { failReplay, forgetReplays } from "#core/replays/replays.ts"
import { pause, type Clock } from "#core/std/clock.ts"
import { dayMs } from "#core/std/durations.ts"
import type { NewId } from "#core/std/ids.ts"
import type { Log } from "#core/std/log.ts"

export interface ReplayerOptions extends Omit<ReplayContext, "now"> {
  /** The pool for slow work: `Database.unhurried`. */
  db: Database
  clock: Clock
  newId: NewId
  log: Log
  /** Ended replays are deleted together with the events. */
  eventsDays: number
}

const lookEveryMs = 500
/** The pause between two steps, which leaves the store to live traffic. */
const restMs = 10
/** Steps of one replay before the next replay continues. */
const stepsMax = 20
/**
 * Consecutive steps that can fail for reasons other than the store. Such a reason ends within minutes or
 * never.
 */
const faultsMax = 10
const forgetEveryMs = 3_600_000

/**
 * Advances replays in turns, one step at a time, and one replay at a time in each process. The position is in
 * the store, under a lease. Any process can continue where another one stopped or died.
 */
export class Replayer extends StoreTask {
  readonly #options: ReplayerOptions
  #forgottenAt = -Infinity

  constructor(options: ReplayerOptions) {
    super(options, lookEveryMs, "replays could not be looked at; it is tried again")
    this.#options = options
  }

  async round(): Promise<void> {
    const { db, newId, clock } = this.#options
    while (!this.isStopped) {
      const held = await claimReplay(db, { leaseId: newId(), leases: clock.leases })
      if (!held) break
      await this.#runReplaySteps(held)
    }
    // It comes last, because it fails while a node of Citus is away.
    await this.#forgetOld()
  }

  async #runReplaySteps(held: HeldReplay): Promise<void> {
    const { db, clock } = this.#options
    for (let step = 0; step < stepsMax; step++) {
      const result = await this.#step(held)
      if (result === "over") return
      if (result === "resting") return await releaseReplay(db, held, { isResting: true })
      if (this.isStopped) break
      await pause(clock, restMs)
    }
    await releaseReplay(db, held, { isResting: false })
  }

  async #step(held: HeldReplay): Promise<ReplayStep> {
    const { db, clock } = this.#options
    try {
      const context = { ...this.#options, now: clock.now() }
      return await db.transaction((tx) => advanceReplay(tx, held, context))
    } catch (error) {
      // The lease ends by itself.
      if (error instanceof StoreUnavailable) throw error
      await this.#failed(held, error)
      return "over"
    }
  }

  async #failed(held: HeldReplay, error: unknown): Promise<void> {
    const { db, clock, log } = this.#options
    log.error({ err: error, replay: held.id }, "a replay could not continue; Posthorn tries again")
    const faults = await recordReplayFailure(db, held)
    if (faults === undefined || faults < faultsMax) return
    await failReplay(db, held.accountId, held.id, clock.now())
  }

  async #forgetOld(): Promise<void> {
    const { db, clock, eventsDays } = this.#options
    const now = clock.elapsed()
    if (now < this.#forgottenAt + forgetEveryMs) return
    this.#forgottenAt = now
    await forgetReplays(db, clock.now() - eventsDays * dayMs)
  }
}
