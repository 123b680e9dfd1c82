import type { Clock } from "#std/clock.ts"

export interface CountedRequests {
  key: string
  count: number
}

/** So long a process may allow what others have used up. */
const tellEveryMs = 50

/**
 * Counts what this process's limiter let through and tells it the others of the machine, which take it out of
 * their buckets. So an account gets its rate once, over however many processes its connections come in, and
 * one connection gets all of it.
 */
export class RateSharing {
  readonly #clock: Clock
  readonly #tell: (counted: CountedRequests[]) => void
  #counts = new Map<string, number>()

  constructor(clock: Clock, tell: (counted: CountedRequests[]) => void) {
    this.#clock = clock
    this.#tell = tell
  }

  count(key: string): void {
    if (!this.#counts.size) this.#clock.after(tellEveryMs, () => this.#tellAll())
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
  }

  #tellAll(): void {
    const counted = [...this.#counts].map(([key, count]) => ({ key, count }))
    this.#counts = new Map()
    this.#tell(counted)
  }
}
