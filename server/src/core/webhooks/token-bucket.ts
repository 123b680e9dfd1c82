/** The burst, as a share of one second's tokens, and at least one token. */
const burstPart = 0.1

/**
 * A token bucket. In any period it allows what the rate allows, plus a tenth of a second's worth or one
 * token. It starts with one token.
 */
export class TokenBucket {
  readonly ratePerSecond: number
  readonly #capacity: number
  #tokens = 1
  #at: number

  constructor(ratePerSecond: number, now: number) {
    this.ratePerSecond = ratePerSecond
    this.#capacity = Math.max(ratePerSecond * burstPart, 1)
    this.#at = now
  }

  /** Whole tokens in the bucket. */
  count(now: number): number {
    this.#fill(now)
    // Corrects the rounding error of a sum of fractions.
    return Math.floor(this.#tokens + 1e-9)
  }

  /** Takes one token, if there is one. */
  consume(now: number): boolean {
    if (this.count(now) < 1) return false
    this.#tokens -= 1
    return true
  }

  /**
   * Milliseconds until the bucket is about half full, so that the scheduler does not look at the lane after
   * each token.
   */
  untilMore(now: number): number {
    this.#fill(now)
    const wanted = Math.max(Math.floor(this.#capacity / 2), 1)
    return Math.max(Math.ceil(((wanted - this.#tokens) / this.ratePerSecond) * 1_000), 1)
  }

  /** The time of day stepped. */
  shift(byMs: number): void {
    this.#at += byMs
  }

  #fill(now: number): void {
    const elapsedMs = Math.max(now - this.#at, 0)
    this.#at = Math.max(this.#at, now)
    this.#tokens = Math.min(this.#tokens + (elapsedMs * this.ratePerSecond) / 1_000, this.#capacity)
  }
}
