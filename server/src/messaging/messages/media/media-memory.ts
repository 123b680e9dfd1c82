import type { Clock } from "#core/std/clock.ts"
import { mediaBytesMax } from "./fetch-media.ts"

/**
 * Bytes of media that this process holds for its messages. Sending a byte of media needs about ten bytes of
 * memory more.
 */
const bytesMax = 3 * mediaBytesMax
/** The limit for one account. If its hosts answer slowly, other accounts still have the rest. */
const accountBytesMax = 2 * mediaBytesMax

/** The memory of one message for its media. */
export interface ReservedMemory {
  /** Reduces the reservation to the size of the fetched media. */
  keep(bytes: number): void
  release(): void
}

interface Waiting {
  accountId: string
  begin(): void
}

/**
 * Bounds the media in memory. A message reserves memory for the largest media before its media is fetched.
 * Then it keeps the size of the fetched media until its carrier has answered.
 */
export class MediaMemory {
  readonly #clock: Clock
  readonly #ofAccount = new Map<string, number>()
  readonly #waiting = new Set<Waiting>()
  #bytes = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /**
   * Returns null when too little memory was free until `until`. First come, first served, except for accounts
   * at their limit.
   */
  reserve(accountId: string, until: number): Promise<ReservedMemory | null> {
    return new Promise((resolve) => {
      const begin = () => {
        cancel()
        this.#waiting.delete(waiting)
        resolve(this.#reserved(accountId))
      }
      const giveUp = () => {
        this.#waiting.delete(waiting)
        resolve(null)
      }
      const waiting = { accountId, begin }
      const cancel = this.#clock.after(Math.max(until - this.#clock.elapsed(), 0), giveUp)
      if (this.#isFree(accountId)) return begin()
      this.#waiting.add(waiting)
    })
  }

  #reserved(accountId: string): ReservedMemory {
    let held = mediaBytesMax
    this.#count(accountId, held)
    const keep = (bytes: number) => {
      this.#count(accountId, bytes - held)
      held = bytes
      for (const waiting of this.#waiting) if (this.#isFree(waiting.accountId)) waiting.begin()
    }
    return { keep, release: () => keep(0) }
  }

  #isFree(accountId: string): boolean {
    const ofAccount = this.#ofAccount.get(accountId) ?? 0
    return this.#bytes + mediaBytesMax <= bytesMax && ofAccount + mediaBytesMax <= accountBytesMax
  }

  #count(accountId: string, change: number): void {
    this.#bytes += change
    const ofAccount = (this.#ofAccount.get(accountId) ?? 0) + change
    if (ofAccount) this.#ofAccount.set(accountId, ofAccount)
    else this.#ofAccount.delete(accountId)
  }
}
