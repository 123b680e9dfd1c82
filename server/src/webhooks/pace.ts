const inFlightStart = 10
const inFlightLimit = 64
const heldLimit = 500

/** Claimed ahead for one endpoint: what it takes in a second at its present speed. */
const holdMs = 1_000

/** An endpoint that answers within this time, with all its places taken, is given more of them. */
const quickMs = 250

/** Misses in a row after which an endpoint counts as away. */
const missesMax = 10
const restStartMs = 5_000
const restMaxMs = 600_000

const latencyWeight = 0.1

/**
 * How much one endpoint is asked to take, as this process sees it.
 *
 * Ten requests at a time to begin with. One that answers quickly with all of them busy gets another place, up to 64; one that
 * is overloaded loses half, once for all the requests that were under way together.
 *
 * After ten misses in a row (no connection, no answer in time, 5xx) the circuit opens: the endpoint rests for 5 s, then one
 * request is let through; each further miss doubles the rest, up to 10 min, and the first answer closes the circuit. Jobs
 * that wait for a resting endpoint use up none of their attempts, and a dead one costs one request at a time.
 */
export class Pace {
  #inFlightMax = inFlightStart
  #latencyMs = 0
  #cutAt = 0
  #misses = 0
  #restUntil = 0

  /** Requests that may be under way at once. */
  get inFlightMax(): number {
    return this.#misses >= missesMax ? 1 : this.#inFlightMax
  }

  /** Jobs that may be claimed at once, those under way included. None while the endpoint rests. */
  heldMax(now: number): number {
    if (now < this.#restUntil) return 0
    const { inFlightMax } = this
    if (!this.#latencyMs || this.#misses) return inFlightMax
    return Math.min(Math.max(Math.ceil((inFlightMax * holdMs) / this.#latencyMs), inFlightMax), heldLimit)
  }

  isResting(now: number): boolean {
    return now < this.#restUntil
  }

  /** Nothing is worth remembering: a new one would behave the same. */
  isPlain(now: number): boolean {
    return this.#misses === 0 && !this.isResting(now)
  }

  /** The endpoint answered, whatever it said. `isFull`: all places were taken. */
  answered(durationMs: number, isFull: boolean): void {
    this.#misses = 0
    this.#latencyMs = this.#latencyMs
      ? this.#latencyMs + (durationMs - this.#latencyMs) * latencyWeight
      : Math.max(durationMs, 1)
    const max = this.#latencyMs <= quickMs ? inFlightLimit : inFlightStart
    if (isFull && this.#inFlightMax < max) this.#inFlightMax++
  }

  /** The endpoint said or showed that it is too much. */
  overloaded(startedAt: number, now: number): void {
    if (startedAt < this.#cutAt) return
    this.#cutAt = now
    this.#inFlightMax = Math.max(this.#inFlightMax >> 1, 1)
  }

  missed(now: number): void {
    this.#misses++
    if (this.#misses < missesMax) return
    // Those that were under way together with the one that opened the circuit tell nothing new.
    if (now < this.#restUntil) this.#misses--
    else this.rest(now + Math.min(restStartMs * 2 ** (this.#misses - missesMax), restMaxMs))
  }

  /** Nothing is sent before that time. */
  rest(until: number): void {
    this.#restUntil = Math.max(this.#restUntil, until)
  }

  /** A person wants it tried now. */
  wake(): void {
    this.#restUntil = 0
    this.#misses = 0
  }
}
