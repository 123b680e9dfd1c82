import type { Clock } from "./clock.ts"

/** An item with a deadline. */
export interface Expiring {
  expire(): void
}

const stepMs = 50

/**
 * Deadlines for very many short waits. At thousands of waits a second, a timer for each costs more than the
 * work of the wait. So items are kept in buckets of 50 ms, and one timer checks the buckets. A deadline can
 * be up to 50 ms late, and is never early.
 */
export class Deadlines {
  readonly #clock: Clock
  readonly #buckets = new Map<number, Set<Expiring>>()
  readonly #onTick: (() => void) | undefined
  #isTicking = false

  /** `onTick` is called every 50 ms while anything has a deadline. */
  constructor(clock: Clock, onTick?: () => void) {
    this.#clock = clock
    this.#onTick = onTick
  }

  /**
   * Calls `item.expire()` after `delayMs`, unless the item is removed earlier. Returns the bucket to pass to
   * `remove`.
   */
  add(item: Expiring, delayMs: number): Set<Expiring> {
    const step = Math.ceil((this.#clock.elapsed() + delayMs) / stepMs)
    let bucket = this.#buckets.get(step)
    if (!bucket) this.#buckets.set(step, (bucket = new Set()))
    bucket.add(item)
    if (!this.#isTicking) this.#schedule()
    return bucket
  }

  remove(item: Expiring, bucket: Set<Expiring>): void {
    bucket.delete(item)
  }

  readonly #tick = (): void => {
    const now = this.#clock.elapsed()
    for (const [step, bucket] of this.#buckets) {
      if (step * stepMs > now) {
        // Items of this bucket were all removed before its time. Without the bucket, an idle process has no
        // timer.
        if (!bucket.size) this.#buckets.delete(step)
        continue
      }
      this.#buckets.delete(step)
      for (const item of bucket) item.expire()
    }
    this.#isTicking = false
    this.#onTick?.()
    if (this.#buckets.size) this.#schedule()
  }

  #schedule(): void {
    this.#isTicking = true
    this.#clock.after(stepMs, this.#tick)
  }
}
