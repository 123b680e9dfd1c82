import type { Clock } from "#std/clock.ts"

/** Messages that are remembered: some 2 KB each. */
const messagesMax = 5_000
/** Longer than the sender waits before it tries again. */
const rememberedMs = 60 * 60 * 1_000

/**
 * Messages that were not accepted as a whole, with what became of each of their parts. The next try of such a
 * message sends only the parts that the carrier does not have, so that the recipient gets each once. In
 * memory: after a restart all parts are sent again.
 */
export class PartialSubmissions<T> {
  readonly #clock: Clock
  readonly #parts = new Map<string, { parts: T; until: number }>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  keep(messageId: string, parts: T): void {
    const now = this.#clock.now()
    this.#parts.set(messageId, { parts, until: now + rememberedMs })
    for (const [id, { until }] of this.#parts) {
      if (until > now && this.#parts.size <= messagesMax) return
      this.#parts.delete(id)
    }
  }

  remove(messageId: string): T | undefined {
    const kept = this.#parts.get(messageId)
    this.#parts.delete(messageId)
    return kept && kept.until > this.#clock.now() ? kept.parts : undefined
  }
}
