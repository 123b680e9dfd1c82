import { StoreAway, StoreFull } from "#db/database.ts"
import type { Announced } from "#events/announcer.ts"
import { Batcher } from "#std/batcher.ts"
import { pause } from "#std/clock.ts"
import type { Clock } from "#std/clock.ts"
import type { Log } from "#std/log.ts"
import { recordResults } from "./record-results.ts"
import type { RecordContext, Result } from "./record-results.ts"

const resultsMax = 500
/** An attempt's record is waited for by nobody, so it may come in larger batches. */
const batchGapMs = 10
const batchesMax = 2
const patienceMs = 30_000
const againMs = 500

export interface RecorderOptions extends Omit<RecordContext, "now"> {
  clock: Clock
  log: Log
  /** Takes what was announced beside. */
  dispatch(announced: readonly Announced[]): void
}

/**
 * Writes results, those of the same moment in one transaction. While the store is away it keeps them for half a minute, so
 * that a restart of the store does not repeat a thousand deliveries; after that the claims end and others try again.
 */
export class Recorder {
  readonly #options: RecorderOptions
  readonly #batcher: Batcher<Result, void>

  constructor(options: RecorderOptions) {
    this.#options = options
    this.#batcher = new Batcher({
      itemsMax: resultsMax,
      concurrency: batchesMax,
      gapMs: batchGapMs,
      clock: options.clock,
      waitingMax: Infinity,
      run: (results) => this.#write(results),
    })
  }

  /** Resolves when the result is written, or given up. It never rejects. */
  async record(result: Result): Promise<void> {
    const { clock, log } = this.#options
    const giveUpAt = clock.now() + patienceMs
    for (;;) {
      try {
        return await this.#batcher.add(result)
      } catch (error) {
        const isPassing = error instanceof StoreAway || error instanceof StoreFull
        if (!isPassing || clock.now() >= giveUpAt)
          return log.error({ err: error }, "a delivery's outcome could not be written; it will be attempted again")
        await pause(clock, againMs)
      }
    }
  }

  async #write(results: readonly Result[]): Promise<(void | Error)[]> {
    const { clock, dispatch } = this.#options
    try {
      dispatch(await recordResults(results, { ...this.#options, now: clock.now() }))
      return []
    } catch (error) {
      if (error instanceof StoreAway || error instanceof StoreFull || results.length === 1) throw error
      // One bad row fails alone.
      return Promise.all(
        results.map((result) =>
          this.#write([result]).then(
            () => undefined,
            (fault: Error) => fault,
          ),
        ),
      )
    }
  }
}
