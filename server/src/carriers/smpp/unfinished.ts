import type { Clock } from "#std/clock.ts"
import type { Series } from "./series.ts"

/** Messages that are remembered: some 2 KB each. */
const seriesMax = 5_000
/** Longer than the sender waits before it tries again. */
const rememberedMs = 60 * 60 * 1_000

/**
 * Messages that were not accepted as a whole, with what became of each of their segments. The next try of
 * such a message sends only the segments that the carrier does not have, under the same series number, so
 * that the handset gets each once and joins them; and an answer that came late counts. In memory: after a
 * restart all segments are sent again, and the handset sees a series of its own.
 */
export class Unfinished {
  readonly #clock: Clock
  readonly #series = new Map<string, { series: Series; until: number }>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  keep(series: Series): void {
    const now = this.#clock.now()
    this.#series.set(series.submission.messageId, { series, until: now + rememberedMs })
    for (const [messageId, { until }] of this.#series) {
      if (until > now && this.#series.size <= seriesMax) return
      this.#series.delete(messageId)
    }
  }

  take(messageId: string): Series | undefined {
    const kept = this.#series.get(messageId)
    this.#series.delete(messageId)
    return kept && kept.until > this.#clock.now() ? kept.series : undefined
  }
}
