import type { Clock } from "#core/std/clock.ts"

export interface CountedRequests {
  key: string
  count: number
}

/** For this time, a process can allow requests that other processes have used up. */
const tellEveryMs = 50

/**
 * Counts the requests that the limiter of this process allowed, and sends the counts to the other processes
 * of the machine. They subtract these requests from their buckets. So the rate limit of an account holds over
 * all processes, and a single connection can use all of it.
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
    if (!this.#counts.size) this.#clock.after(tellEveryMs, () => this.#publishAllCounts())
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
  }

  #publishAllCounts(): void {
    const counted = [...this.#counts].map(([key, count]) => ({ key, count }))
    this.#counts = new Map()
    this.#tell(counted)
  }
}
