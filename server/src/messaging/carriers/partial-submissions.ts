import type { Clock } from "#core/std/clock.ts"
import { ExpiringMap } from "#core/std/expiring-map.ts"

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
  readonly #parts: ExpiringMap<T>

  constructor(clock: Clock) {
    this.#clock = clock
    this.#parts = new ExpiringMap(clock, messagesMax)
  }

  keep(messageId: string, parts: T): void {
    this.#parts.set(messageId, parts, this.#clock.elapsed() + rememberedMs)
  }

  remove(messageId: string): T | undefined {
    const kept = this.#parts.get(messageId)
    this.#parts.delete(messageId)
    return kept?.value
  }
}
