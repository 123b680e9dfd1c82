/**
 * A segment can leave this much early. Timers are not more exact, and a burst of a tenth of a second does no
 * harm.
 */
const burstMs = 100
/** The pause after the first throttled answer. Each further one in a row doubles it, up to `pauseMsMax`. */
const pauseMsFirst = 1_000
const pauseMsMax = 16_000
/** The factors of the rate: after a throttled answer, and for each second without one. */
const cut = 0.7
const regainPerSecond = 1.1
/**
 * The lowest rate, in segments a second. Some answers are needed to notice that the carrier has recovered.
 */
const rateLeast = 0.2
const observedMs = 1_000
/** From this share of its rate on, a carrier throttles because of the rate. */
const atRate = 0.9

/**
 * Decides when the next segment can leave. The configured rate is the ceiling. A throttled answer causes a
 * pause. It lowers the rate below the latest one if segments left at the rate, or if the carrier throttles
 * again after the pause. A single answer on a quiet connection says nothing about the rate. Time without one
 * raises it again, by a tenth a second. All answers of one burst count as one.
 */
export class Pacer {
  #ceiling: number
  #rate: number
  #rateSetAt = 0
  /** The time from which the next segment can leave. */
  #nextAt = -Infinity
  #pausedUntil = -Infinity
  #pauseMs = pauseMsFirst
  /** Segments since `#countedFrom`, and those of the second before. */
  #count = 0
  #before = 0
  #countedFrom = -Infinity

  /** `perSecond` is the ceiling in segments. Null means no ceiling. */
  constructor(perSecond: number | null) {
    this.#ceiling = perSecond ?? Infinity
    this.#rate = this.#ceiling
  }

  /** Changes the ceiling from now on. */
  limit(perSecond: number | null): void {
    const ceiling = perSecond ?? Infinity
    if (this.#rate === this.#ceiling) this.#rate = ceiling
    this.#ceiling = ceiling
    this.#rate = Math.min(this.#rate, ceiling)
  }

  /** Returns 0 when a segment can leave now. */
  waitMs(now: number): number {
    return Math.max(this.#pausedUntil - now, this.#nextAt - burstMs - now, 0)
  }

  /** Counts a segment that leaves. */
  spend(now: number): void {
    this.#observe(now)
    this.#count++
    const rate = this.rateAt(now)
    if (rate === Infinity) return
    this.#nextAt = Math.max(this.#nextAt, now) + 1_000 / rate
  }

  /** The peer answered that it was throttled. */
  slowDown(now: number): void {
    if (now < this.#pausedUntil) return
    this.#observe(now)
    const isAgain = now - this.#pausedUntil < this.#pauseMs * 2
    this.#pauseMs = isAgain ? Math.min(this.#pauseMs * 2, pauseMsMax) : pauseMsFirst
    const sent = Math.max(this.#count, this.#before, 1)
    const rate = this.rateAt(now)
    this.#pausedUntil = now + this.#pauseMs
    if (!isAgain && sent < rate * atRate) return
    this.#rate = Math.max(Math.min(rate, sent) * cut, rateLeast)
    this.#rateSetAt = this.#pausedUntil
  }

  /** The end of the pause, or null. */
  pausedUntil(now: number): number | null {
    return this.#pausedUntil > now ? this.#pausedUntil : null
  }

  /** The present limit in segments a second. Infinity without a limit. */
  rateAt(now: number): number {
    if (this.#rate === Infinity) return Infinity
    const seconds = Math.max(now - this.#rateSetAt, 0) / 1_000
    const regained = this.#rate * regainPerSecond ** seconds
    // Without a ceiling, the limit ends once it is far above every rate that was throttled.
    if (this.#ceiling === Infinity) return seconds > 120 ? Infinity : regained
    return Math.min(regained, this.#ceiling)
  }

  #observe(now: number): void {
    if (now - this.#countedFrom < observedMs) return
    this.#before = now - this.#countedFrom < 2 * observedMs ? this.#count : 0
    this.#count = 0
    this.#countedFrom = now
  }
}
