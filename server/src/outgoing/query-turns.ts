import type { Clock } from "#std/clock.ts"

/** Together they fit in what a socket keeps for a name server that is busy, and in what small forwarders take at once. */
const placesMax = 64
/** A query that has no answer by then goes on, but no longer stands in anybody's way. */
const holdMs = 250

/**
 * Lets queries begin a few at a time. A burst of thousands would overflow the socket of the name server, which drops what does
 * not fit, and then a thousand names that nobody answers for take the answers of all others with them. Those who ask about a
 * name that has had an answer before go first.
 */
export class QueryTurns {
  readonly #clock: Clock
  readonly #waiting: { known: (() => void)[]; unknown: (() => void)[] } = { known: [], unknown: [] }
  #taken = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Resolves when it is this query's turn. Gives what to call when it is answered. */
  async take({ isKnown }: { isKnown: boolean }): Promise<() => void> {
    if (this.#taken < placesMax) this.#taken++
    else await new Promise<void>((resolve) => this.#waiting[isKnown ? "known" : "unknown"].push(resolve))
    let isHeld = true
    const giveBack = (): void => {
      if (!isHeld) return
      isHeld = false
      cancel()
      this.#next()
    }
    const cancel = this.#clock.after(holdMs, giveBack)
    return giveBack
  }

  /** The place goes to the next in line. */
  #next(): void {
    const next = this.#waiting.known.shift() ?? this.#waiting.unknown.shift()
    if (next) next()
    else this.#taken--
  }
}
