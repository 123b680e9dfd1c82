import type { Clock } from "#core/std/clock.ts"
import type { Log } from "#core/std/log.ts"
import { PeriodicTask } from "#core/std/periodic-task.ts"
import type { Database } from "./database.ts"
import { untilNextRead } from "./all-accounts.ts"
import { StoreUnavailable } from "./errors.ts"

/**
 * Periodic work on rows of the store. A round that fails is logged as `failure`, and the next round tries
 * again. A store that is away is not a failure of the work.
 */
export abstract class StoreTask {
  readonly #task: PeriodicTask

  constructor({ db, clock, log }: { db: Database; clock: Clock; log: Log }, everyMs: number, failure: string) {
    this.#task = new PeriodicTask(
      clock,
      () => untilNextRead(db, clock, everyMs),
      async () => {
        try {
          await this.round()
        } catch (error) {
          if (!(error instanceof StoreUnavailable)) log.error({ err: error }, failure)
        }
      },
    )
  }

  /** Runs one round, until nothing is due. */
  abstract round(): Promise<void>

  /** A long round reads this and ends early. */
  protected get isStopped(): boolean {
    return this.#task.isStopped
  }

  start(): void {
    this.#task.start()
  }

  /** Resolves when the present round has ended. */
  stop(): Promise<void> {
    return this.#task.stop()
  }
}
