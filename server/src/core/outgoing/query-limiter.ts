import type { Clock } from "#core/std/clock.ts"

/** This many queries fit in the socket buffer of a busy name server, and in the queue of small forwarders. */
const placesMax = 64
/** A query without an answer by then continues, but no longer counts against the limit. */
const holdMs = 250

/**
 * Limits how many queries begin at once. A burst of thousands would overflow the socket of the name server,
 * which drops what does not fit. Then a thousand names without an answer would cause the loss of all other
 * answers. Queries for names that had an answer before go first.
 */
export class QueryLimiter {
  readonly #clock: Clock
  readonly #waiting: { known: (() => void)[]; unknown: (() => void)[] } = { known: [], unknown: [] }
  #taken = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Resolves when the query may begin, with the function to call when it is answered. */
  async acquire({ isKnown }: { isKnown: boolean }): Promise<() => void> {
    if (this.#taken < placesMax) this.#taken++
    else await new Promise<void>((resolve) => this.#waiting[isKnown ? "known" : "unknown"].push(resolve))
    let isHeld = true
    const release = (): void => {
      if (!isHeld) return
      isHeld = false
      cancel()
      this.#next()
    }
    const cancel = this.#clock.after(holdMs, release)
    return release
  }

  /** Begins the next waiting query. */
  #next(): void {
    const next = this.#waiting.known.shift() ?? this.#waiting.unknown.shift()
    if (next) next()
    else this.#taken--
  }
}
