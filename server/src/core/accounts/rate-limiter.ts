import type { Clock } from "#core/std/clock.ts"

export interface RateLimiterOptions {
  clock: Clock
  /** The rate of a key whose own rate is null. */
  ratePerSecondDefault: number
  /** The size of the bucket, in seconds of the rate. */
  burstSeconds?: number
  /** The limit of keys in memory. Beyond it, the oldest key is removed. */
  keysMax?: number
  /** Called for each token that was consumed. */
  counted?: (key: string) => void
}

export interface RateAnswer {
  isAllowed: boolean
  /** The capacity of the bucket, in tokens. */
  limit: number
  /** The tokens that remain after this request. */
  remaining: number
  /** The time until the bucket is full again. */
  resetMs: number
  /**
   * Milliseconds until the next request is allowed; 0 when it is allowed now. A single client that waits this
   * long is not refused again.
   */
  retryAfterMs: number
}

interface Bucket {
  /** Negative while the bucket owes tokens. */
  tokens: number
  limit: number
  at: number
}

const burstSecondsDefault = 1
const keysMaxDefault = 100_000

/**
 * Token buckets in memory, one for each key. A key is an account for its requests, or an address for its
 * failed sign-ins. The limit holds for one process, and for processes that share their counts
 * (`RateSharing`). Several machines behind one name together allow the rate of each.
 */
export class RateLimiter {
  readonly #clock: Clock
  readonly #rateDefault: number
  readonly #burstSeconds: number
  readonly #keysMax: number
  readonly #counted: (key: string) => void
  readonly #buckets = new Map<string, Bucket>()

  constructor(options: RateLimiterOptions) {
    this.#clock = options.clock
    this.#rateDefault = options.ratePerSecondDefault
    this.#burstSeconds = options.burstSeconds ?? burstSecondsDefault
    this.#keysMax = options.keysMax ?? keysMaxDefault
    this.#counted = options.counted ?? (() => {})
  }

  /**
   * Subtracts the requests that other processes allowed. Missing tokens become a debt of one bucket at most.
   * The bucket of an unknown key stays full.
   */
  spend(key: string, count: number): void {
    const bucket = this.#buckets.get(key)
    if (bucket) bucket.tokens = Math.max(bucket.tokens - count, -bucket.limit)
  }

  /** Consumes one token if there is one. */
  consume(key: string, ratePerSecond: number | null = null): RateAnswer {
    const rate = ratePerSecond ?? this.#rateDefault
    const limit = Math.max(1, Math.floor(rate * this.#burstSeconds))
    const bucket = this.#bucket(key, rate, limit)
    const isAllowed = bucket.tokens >= 1
    if (isAllowed) bucket.tokens -= 1
    if (isAllowed) this.#counted(key)
    return {
      isAllowed,
      limit,
      remaining: Math.max(Math.floor(bucket.tokens), 0),
      resetMs: Math.ceil(((limit - bucket.tokens) / rate) * 1000),
      retryAfterMs: isAllowed ? 0 : Math.ceil(((1 - bucket.tokens) / rate) * 1000),
    }
  }

  #bucket(key: string, rate: number, limit: number): Bucket {
    const now = this.#clock.elapsed()
    const bucket = this.#buckets.get(key)
    if (!bucket) return this.#open(key, { tokens: limit, limit, at: now })
    // A clock that steps back adds no tokens and removes none.
    bucket.tokens = Math.min(limit, bucket.tokens + (Math.max(now - bucket.at, 0) / 1000) * rate)
    bucket.at = now
    return bucket
  }

  #open(key: string, bucket: Bucket): Bucket {
    if (this.#buckets.size >= this.#keysMax) {
      const [first] = this.#buckets.keys()
      if (first !== undefined) this.#buckets.delete(first)
    }
    this.#buckets.set(key, bucket)
    return bucket
  }
}
