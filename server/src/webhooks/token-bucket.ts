/** What may come at once, as a part of a second's worth. One at least. */
const burstPart = 0.1

/**
 * So many a second and no more: in any time it gives what the rate gives, and a tenth of a second's worth, or one, besides. It
 * begins with one.
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

  /** Whole tokens that are there. */
  count(now: number): number {
    this.#fill(now)
    // What a sum of fractions is short of.
    return Math.floor(this.#tokens + 1e-9)
  }

  /** Takes one, if there is one. */
  take(now: number): boolean {
    if (this.count(now) < 1) return false
    this.#tokens -= 1
    return true
  }

  /** Milliseconds until a good part of what fits in is there, so that nobody looks after each. */
  untilMore(now: number): number {
    this.#fill(now)
    const wanted = Math.max(Math.floor(this.#capacity / 2), 1)
    return Math.max(Math.ceil(((wanted - this.#tokens) / this.ratePerSecond) * 1_000), 1)
  }

  #fill(now: number): void {
    const elapsedMs = Math.max(now - this.#at, 0)
    this.#at = Math.max(this.#at, now)
    this.#tokens = Math.min(this.#tokens + (elapsedMs * this.ratePerSecond) / 1_000, this.#capacity)
  }
}
