import { StoreAway } from "#db/database.ts"
import { shareResult } from "#std/share-result.ts"
import { takeReadings } from "./readings.ts"
import type { ReadingsOptions } from "./readings.ts"

/** The metrics of this process, for whoever asks. */
export interface Scrape {
  /** The text for Prometheus, of all processes of the machine. */
  text(): Promise<string>
  /** What this process counted, for another process that puts them together. */
  own(): Promise<unknown>
}

/** A reading costs several statements and some milliseconds of the event loop. Prometheus asks every 15 seconds or less often. */
const everyMs = 1_000

/** Metrics that are collected at most once a second, however many ask. */
export function createScrape(options: ReadingsOptions): Scrape {
  const { clock, metrics } = options
  const collect = shareResult(clock, everyMs, () => takeReadings(options).catch(ignoreStoreAway))
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

/** The readings of the store tell that it is away. The others are still worth having. */
function ignoreStoreAway(error: unknown): void {
  if (!(error instanceof StoreAway)) throw error
}
