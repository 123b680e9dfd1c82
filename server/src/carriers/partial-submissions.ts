import type { Clock } from "#std/clock.ts"

/** The limit of messages in memory. Each takes some 2 KB. */
const messagesMax = 5_000
/** Longer than the sender waits before it tries again. */
const rememberedMs = 60 * 60 * 1_000

/**
 * Messages of which the carrier accepted only some parts, with the outcome of each part. The next try sends
 * only the missing parts, so that the recipient gets each part once. They are in memory only: after a restart
 * the next try sends all parts again.
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
