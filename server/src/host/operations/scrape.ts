import { StoreUnavailable } from "#core/db/database.ts"
import { shareResult } from "#core/std/share-result.ts"
import { updateGauges, type ReadingsOptions } from "./readings.ts"

/** The metrics of this process. */
export interface Scrape {
  /** Returns the metrics of all processes of the machine as Prometheus text. */
  text(): Promise<string>
  /** Returns the metrics of this process, for a process that aggregates them. */
  own(): Promise<unknown>
}

/**
 * A reading costs several statements and some milliseconds of the event loop. Prometheus scrapes every 15
 * seconds or less often.
 */
const everyMs = 1_000

/** Returns metrics that are collected at most once a second, however many clients ask. */
export function createScrape(options: ReadingsOptions): Scrape {
  const { clock, metrics } = options
  const collect = shareResult(clock, everyMs, () => updateGauges(options).catch(ignoreStoreAway))
  return {
    text: shareResult(clock, everyMs, async () => {
      await collect()
      return await metrics.text()
    }),
    own: shareResult(clock, everyMs, async () => {
      await collect()
      return await metrics.own()
    }),
  }
}

/** Without the store, the other readings are still useful. Those of the store then show that it is away. */
function ignoreStoreAway(error: unknown): void {
  if (!(error instanceof StoreUnavailable)) throw error
}
