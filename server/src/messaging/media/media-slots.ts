import type { Clock } from "#std/clock.ts"

/**
 * Messages whose media this process holds in memory at once: 5 MB each, and about as much again on its way.
 */
const slotsMax = 12
/** The limit for one account. Its hosts may answer slowly, and leave the other slots to other accounts. */
const accountSlotsMax = 8

interface Waiting {
  accountId: string
  begin(): void
}

/**
 * Bounds the media in memory. A message takes a slot before its media is fetched, and releases it when its
 * carrier has answered.
 */
export class MediaSlots {
  readonly #clock: Clock
  readonly #used = new Map<string, number>()
  readonly #waiting = new Set<Waiting>()
  #usedCount = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /**
   * Returns the function that releases the slot, or null when none was free in time. First come, first
   * served, except for accounts at their limit.
   */
  acquire(accountId: string, until: number): Promise<(() => void) | null> {
    return new Promise((resolve) => {
      const begin = () => {
        cancel()
        this.#waiting.delete(waiting)
        this.#count(accountId, 1)
        resolve(() => this.#release(accountId))
      }
      const giveUp = () => {
        this.#waiting.delete(waiting)
        resolve(null)
      }
      const waiting = { accountId, begin }
      const cancel = this.#clock.after(Math.max(until - this.#clock.now(), 0), giveUp)
      if (this.#isFree(accountId)) return begin()
      this.#waiting.add(waiting)
    })
  }

  #release(accountId: string): void {
    this.#count(accountId, -1)
    for (const waiting of this.#waiting) {
      if (this.#usedCount >= slotsMax) return
      if (this.#isFree(waiting.accountId)) waiting.begin()
    }
  }

  #isFree(accountId: string): boolean {
    return this.#usedCount < slotsMax && (this.#used.get(accountId) ?? 0) < accountSlotsMax
  }

  #count(accountId: string, change: 1 | -1): void {
    this.#usedCount += change
    const used = (this.#used.get(accountId) ?? 0) + change
    if (used) this.#used.set(accountId, used)
    else this.#used.delete(accountId)
  }
}
