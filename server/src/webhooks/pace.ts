const inFlightUsual = 10
const inFlightQuick = 64
const heldLimit = 500

/** Claimed ahead for one endpoint: what it takes in so long at its present speed. */
const holdMs = 250

/** An endpoint that answers within this time, with all its places taken, is given more of them. */
const quickMs = 250

/** One that answers within this time needs few places for many requests. */
const promptMs = 100

/** Misses in a row after which an endpoint counts as away. */
const missesMax = 10
const restStartMs = 30_000
const restMaxMs = 600_000

const latencyWeight = 0.1

/**
 * How much one endpoint is asked to take, as this process sees it.
 *
 * Ten requests at a time to begin with. One that answers with all of them busy gets another
 * place: up to ten, up to 64 while it answers quickly, or up to the limit that was set for it, however quick it is. One that is
 * overloaded loses half, once for all the requests that were under way together.
 *
 * After ten misses in a row (no connection, no answer in time, 5xx) the circuit opens: the endpoint rests for 30 s, then one
 * request is let through; each further miss doubles the rest, up to 10 min, and the first answer closes the circuit. Jobs
 * that wait for a resting endpoint use up none of their attempts, and a dead one costs one request at a time.
 */
export class Pace {
  #limit: number | null
  #inFlightMax = inFlightUsual
  #latencyMs = 0
  #cutAt = 0
  #misses = 0
  #restUntil = 0
  #circuitUntil: number | null = null

  constructor(limit: number | null = null) {
    this.#limit = limit
  }

  /** Requests that may be under way at once. */
  get inFlightMax(): number {
    return this.isAway ? 1 : Math.min(this.#inFlightMax, this.#limit ?? inFlightQuick)
  }

  /** Its circuit is open, or half open. */
  get isAway(): boolean {
    return this.#misses >= missesMax
  }

  /** When the circuit lets the next request through, or did; null while it is closed. */
  get circuitUntil(): number | null {
    return this.#circuitUntil
  }

  /** Requests under way at once, as the owner of the endpoint wants it; null leaves it to the endpoint's speed. */
  limitTo(limit: number | null): void {
    this.#limit = limit
  }

  /** It answers so soon that more requests at once matter only where few are under way in all. */
  get isPrompt(): boolean {
    return this.#latencyMs < promptMs
  }

  /** Jobs that may be claimed at once, those under way included. None while the endpoint rests. */
  heldMax(now: number): number {
    if (this.isResting(now)) return 0
    const { inFlightMax } = this
    if (this.#misses) return inFlightMax
    if (!this.#latencyMs) return Math.max(inFlightMax, Math.min(inFlightUsual, this.#limit ?? inFlightUsual))
    return Math.min(Math.max(Math.ceil((inFlightMax * holdMs) / this.#latencyMs), inFlightMax), heldLimit)
  }

  isResting(now: number): boolean {
    return now < this.#restUntil || now < (this.#circuitUntil ?? 0)
  }

  /** Nothing is worth remembering: a new one would behave the same. */
  isPlain(now: number): boolean {
    return this.#misses === 0 && !this.isResting(now)
  }

  /** The endpoint answered, whatever it said. `mayGrow`: all places were taken, and more would help. */
  answered(durationMs: number, mayGrow: boolean): void {
    this.#closeCircuit()
    this.#latencyMs = this.#latencyMs
      ? this.#latencyMs + (durationMs - this.#latencyMs) * latencyWeight
      : Math.max(durationMs, 1)
    const max = this.#limit ?? (this.#latencyMs <= quickMs ? inFlightQuick : inFlightUsual)
    if (mayGrow && this.#inFlightMax < max) this.#inFlightMax++
  }

  /** The endpoint said or showed that it is too much. */
  overloaded(startedAt: number, now: number): void {
    if (startedAt < this.#cutAt) return
    this.#cutAt = now
    this.#inFlightMax = Math.max(this.inFlightMax >> 1, 1)
  }

  missed(now: number): void {
    this.#misses++
    if (this.#misses < missesMax) return
    // Those that were under way together with the one that opened the circuit tell nothing new.
    if (now < (this.#circuitUntil ?? 0)) this.#misses--
    else this.openCircuit(now + Math.min(restStartMs * 2 ** (this.#misses - missesMax), restMaxMs))
  }

  /** One request is let through at that time, or now if it is over. Other processes tell, by the endpoint's row. */
  openCircuit(until: number): void {
    this.#misses = Math.max(this.#misses, missesMax)
    this.#circuitUntil = until
  }

  /** Nothing is sent before that time. */
  rest(until: number): void {
    this.#restUntil = Math.max(this.#restUntil, until)
  }

  /** A person wants it tried now. */
  wake(): void {
    this.#restUntil = 0
    this.#closeCircuit()
  }

  #closeCircuit(): void {
    this.#misses = 0
    this.#circuitUntil = null
  }
}
