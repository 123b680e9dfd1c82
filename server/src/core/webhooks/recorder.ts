import { StoreUnavailable } from "#core/db/database.ts"
import { sharedBy } from "#core/db/shared-transactions.ts"
import { KeyedBatcher } from "#core/std/keyed-batcher.ts"
import { pause, type Clock } from "#core/std/clock.ts"
import type { Log } from "#core/std/log.ts"
import { recordResults, type RecordContext, type Result } from "./record-results.ts"
import { isAlreadyRecorded } from "./recorded-batches.ts"

const resultsMax = 500
/** No request waits for an attempt's record, so batches can be larger. */
const batchGapMs = 10
const batchesMax = 2
const patienceMs = 30_000
const againMs = 500

export interface RecorderOptions extends Omit<RecordContext, "now" | "batchId"> {
  clock: Clock
  log: Log
}

interface Waiting {
  result: Result
  giveUpAt: number
}

/**
 * Records results in batches. While the store is away, it keeps them for half a minute. So a restart of the
 * store does not repeat a thousand deliveries. After that the claims end, and other processes try again. A
 * batch whose commit is unknown is retried unchanged, under the same id, so it is recorded once.
 */
export class Recorder {
  readonly #options: RecorderOptions
  readonly #batcher: KeyedBatcher<Waiting, void>

  constructor(options: RecorderOptions) {
    this.#options = options
    this.#batcher = new KeyedBatcher<Waiting, void>({
      keyOf: ({ result }) => sharedBy(options.db, result.accountId),
      itemsMax: resultsMax,
      concurrency: batchesMax,
      gapMs: batchGapMs,
      clock: options.clock,
      waitingMax: Infinity,
      isOfOneItem: (error) => !(error instanceof StoreUnavailable),
      run: async (waiting) => {
        const giveUpAt = Math.max(...waiting.map((each) => each.giveUpAt))
        await this.#writeBatch(
          waiting.map(({ result }) => result),
          giveUpAt,
        )
        return []
      },
    })
  }

  /** Resolves when the result is recorded or given up. It never rejects. */
  async recordResult(result: Result): Promise<void> {
    const { clock, log } = this.#options
    try {
      await this.#batcher.add({ result, giveUpAt: clock.elapsed() + patienceMs })
    } catch (error) {
      log.error({ err: error }, "a delivery's outcome could not be written; it will be attempted again")
    }
  }

  async #writeBatch(results: readonly Result[], giveUpAt: number): Promise<void> {
    const { clock, newId } = this.#options
    for (const batchId = newId(); ;) {
      try {
        return await recordResults(results, { ...this.#options, batchId, now: clock.now() })
      } catch (error) {
        // The batch was recorded before. The sweep finds the events that it announced.
        if (isAlreadyRecorded(error)) return
        if (!(error instanceof StoreUnavailable) || clock.elapsed() >= giveUpAt) throw error
      }
      await pause(clock, againMs)
    }
  }
}
