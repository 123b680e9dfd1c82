/** What a submission shows about its carrier: it works, it fails, it answers too late, or nothing. */
export type HealthSignal = "works" | "fails" | "late"

export interface CircuitStatus {
  state: "closed" | "open" | "half_open"
  /** Consecutive failures, without a sign that the carrier works between them. */
  failures: number
  /** The reason of the last failure. */
  reason: string | null
  /** When the next trial begins. Null unless the circuit is open. */
  retryAt: number | null
}

/** Consecutive failures that open a circuit. */
export const circuitFailuresMax = 10
/** The failures must span at least this time. All failures of one broken connection count as one. */
export const failuresSpanMs = 3_000
/** How long an open circuit stops messages. Each failed trial doubles it, up to `restMsMax`. */
export const restMsFirst = 15_000
export const restMsMax = 120_000
/** The limit of messages under way in a trial, and the interval of new messages during it. */
export const trialsMax = 3
const trialEveryMs = 500

/**
 * A circuit breaker for a carrier that is connected but may not work. Consecutive failures open the circuit:
 * the carrier gets no message for a while, then a few as a trial. The first success closes it, and the first
 * failure opens it for longer.
 * A late answer shows life, so it brings the next trial forward. But its submission has failed for the
 * sender, so it neither ends a series of failures nor closes the circuit. Otherwise a carrier that is always
 * late would accept each message only to have it sent twice.
 */
export class CircuitBreaker {
  #failures = 0
  #failingSince = 0
  #reason: string | null = null
  #openUntil: number | null = null
  #restMs = restMsFirst
  #trialAt = -Infinity

  /** Records a sign. Returns true if it opened or closed the circuit. */
  recordHealthSignal(sign: HealthSignal, reason: string, now: number): boolean {
    const { state } = this.status(now)
    if (sign === "works") {
      this.#failures = 0
      this.#reason = null
      this.#openUntil = null
      this.#restMs = restMsFirst
      return state !== "closed"
    }
    if (sign === "late") {
      if (this.#openUntil !== null) this.#openUntil = Math.min(this.#openUntil, now + restMsFirst)
      return false
    }
    if (this.#failures === 0) this.#failingSince = now
    this.#failures++
    this.#reason = reason
    // A failure while the circuit is open belongs to an earlier submission.
    if (state === "open") return false
    if (state === "closed" && (this.#failures < circuitFailuresMax || now - this.#failingSince < failuresSpanMs))
      return false
    if (state === "half_open") this.#restMs = Math.min(this.#restMs * 2, restMsMax)
    this.#openUntil = now + this.#restMs
    return true
  }

  status(now: number): CircuitStatus {
    const { state, retryAt } = this.#stateAt(now)
    return { state, failures: this.#failures, reason: this.#reason, retryAt }
  }

  /** Returns the limit of messages under way. */
  room(now: number): number {
    return { closed: Infinity, open: 0, half_open: trialsMax }[this.#stateAt(now).state]
  }

  /** Whether the carrier can get a new message. */
  allowsNew(now: number): boolean {
    const { state } = this.#stateAt(now)
    return state === "closed" || (state === "half_open" && this.allowsTrial(now, trialEveryMs))
  }

  /** Whether the carrier got no new message for this long. */
  allowsTrial(now: number, everyMs: number): boolean {
    return now - this.#trialAt >= everyMs
  }

  /** Records that the carrier got a new message. */
  chosen(now: number): void {
    this.#trialAt = now
  }

  #stateAt(now: number): Pick<CircuitStatus, "state" | "retryAt"> {
    if (this.#openUntil === null) return { state: "closed", retryAt: null }
    return this.#openUntil > now ? { state: "open", retryAt: this.#openUntil } : { state: "half_open", retryAt: null }
  }
}
