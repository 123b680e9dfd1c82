const inFlightUsual = 10
const inFlightQuick = 64
const heldLimit = 500

/** An endpoint's jobs are claimed ahead for this time, at its present speed. */
const holdMs = 250

/** An endpoint that answers within this time, with all its requests busy, gets more of them. */
const quickMs = 250

/** An endpoint that answers within this time needs few concurrent requests for a high rate. */
const promptMs = 100

/** Failures in a row that open the circuit. */
const failuresMax = 10
/** How long an open circuit stops requests. Each failed trial doubles it, up to `openMsMax`. */
const openMsFirst = 30_000
const openMsMax = 600_000

const latencyWeight = 0.1

/**
 * Limits the concurrent requests to one endpoint, as this process sees it, and holds its circuit breaker.
 *
 * It starts with ten requests at once. An endpoint that answers while all are busy gets one more. The limit
 * is ten, 64 while it answers quickly, or its configured limit. An overloaded endpoint loses half, once for
 * all the requests that were under way together.
 *
 * Ten failures in a row (no connection, no answer in time, 5xx) open the circuit. Nothing is sent for 30 s,
 * and then one request. Each further failure doubles the wait, up to 10 min. The first answer closes the
 * circuit. Jobs that wait for it use up no attempt, so an endpoint that is down costs one request at a time.
 */
export class EndpointLimiter {
  #limit: number | null
  #inFlightMax = inFlightUsual
  #latencyMs = 0
  #cutAt = 0
  #failures = 0
  #pausedUntil = 0
  #circuitUntil: number | null = null

  constructor(limit: number | null = null) {
    this.#limit = limit
  }

  /** Requests that may be under way at once. */
  get inFlightMax(): number {
    return this.isCircuitTripped ? 1 : Math.min(this.#inFlightMax, this.#limit ?? inFlightQuick)
  }

  /** The circuit is open or half open. */
  get isCircuitTripped(): boolean {
    return this.#failures >= failuresMax
  }

  /** When the circuit allows the next request; null while it is closed. */
  get circuitUntil(): number | null {
    return this.#circuitUntil
  }

  /** Sets the limit that the owner of the endpoint configured; null leaves it to the endpoint's speed. */
  setLimit(limit: number | null): void {
    this.#limit = limit
  }

  /**
   * The endpoint answers so quickly that more concurrent requests help only if the process has few under way.
   */
  get isPrompt(): boolean {
    return this.#latencyMs < promptMs
  }

  /** Jobs that may be claimed at once, including those under way. None while the circuit is open. */
  heldMax(now: number): number {
    if (this.isPaused(now)) return 0
    const { inFlightMax } = this
    if (this.#failures) return inFlightMax
    if (!this.#latencyMs) return Math.max(inFlightMax, Math.min(inFlightUsual, this.#limit ?? inFlightUsual))
    return Math.min(Math.max(Math.ceil((inFlightMax * holdMs) / this.#latencyMs), inFlightMax), heldLimit)
  }

  isPaused(now: number): boolean {
    return now < this.#pausedUntil || now < (this.#circuitUntil ?? 0)
  }

  /** A new limiter would behave the same, so this one can be forgotten. */
  isUnchanged(now: number): boolean {
    return this.#failures === 0 && !this.isPaused(now)
  }

  /** The endpoint answered with any status. `mayGrow`: all its requests were busy, and more would help. */
  answered(durationMs: number, mayGrow: boolean): void {
    this.#closeCircuit()
    this.#latencyMs = this.#latencyMs
      ? this.#latencyMs + (durationMs - this.#latencyMs) * latencyWeight
      : Math.max(durationMs, 1)
    const max = this.#limit ?? (this.#latencyMs <= quickMs ? inFlightQuick : inFlightUsual)
    if (mayGrow && this.#inFlightMax < max) this.#inFlightMax++
  }

  /** The endpoint is overloaded. */
  recordOverload(startedAt: number, now: number): void {
    if (startedAt < this.#cutAt) return
    this.#cutAt = now
    this.#inFlightMax = Math.max(this.inFlightMax >> 1, 1)
  }

  recordFailure(now: number): void {
    this.#failures++
    if (this.#failures < failuresMax) return
    // Requests that were under way together with the one that opened the circuit add no information.
    if (now < (this.#circuitUntil ?? 0)) this.#failures--
    else this.openCircuit(now + Math.min(openMsFirst * 2 ** (this.#failures - failuresMax), openMsMax))
  }

  /**
   * Opens the circuit until this time, and then allows one request. Other processes report it in the
   * endpoint's row.
   */
  openCircuit(until: number): void {
    this.#failures = Math.max(this.#failures, failuresMax)
    this.#circuitUntil = until
  }

  /** Sends nothing before this time. */
  pauseUntil(until: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, until)
  }

  /** A person requested an attempt. */
  wake(): void {
    this.#pausedUntil = 0
    this.#closeCircuit()
  }

  /** The time of day stepped. The waits keep their lengths. */
  shift(byMs: number): void {
    this.#cutAt += byMs
    this.#pausedUntil += byMs
    if (this.#circuitUntil !== null) this.#circuitUntil += byMs
  }

  #closeCircuit(): void {
    this.#failures = 0
    this.#circuitUntil = null
  }
}
