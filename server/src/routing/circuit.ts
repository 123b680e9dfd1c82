/** What a submission says of its carrier: that it works, that it does not, that it answers too late, or nothing. */
export type Sign = "works" | "fails" | "late"

export interface CircuitStatus {
  state: "closed" | "open" | "half_open"
  /** In a row, without a sign of life between them. */
  failures: number
  /** The last of them. */
  reason: string | null
  /** When it is tried again; null unless it is open. */
  retryAt: number | null
}

/** Failures in a row that open a circuit. */
export const failuresMax = 10
/** And over so much time at least: what one broken connection takes down with it is one failure, however much it is. */
export const failuresSpanMs = 3_000
/** How long nothing is handed over; twice as long after each trial that failed, up to `restMsMax`. */
export const restMsFirst = 15_000
export const restMsMax = 120_000
/** Messages that may be under way as a trial, and how often a new message is given to it meanwhile. */
export const trialsMax = 3
const trialEveryMs = 500

/**
 * Whether a carrier that is connected does its work. Failures in a row open the circuit: nothing is handed over for a while, then a
 * few messages as a trial; the first that works closes it, the first that fails opens it for longer. An answer that comes late is a
 * sign of life, so the next trial is not far; but its submission has failed for whoever waited, so it ends no row of failures and
 * closes nothing: a carrier that is always late would take each message only to have it sent twice.
 */
export class Circuit {
  #failures = 0
  #failingSince = 0
  #reason: string | null = null
  #openUntil: number | null = null
  #restMs = restMsFirst
  #trialAt = -Infinity

  /** True when this opened it or closed it. */
  note(sign: Sign, reason: string, now: number): boolean {
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
    // What fails while it is open was under way before.
    if (state === "open") return false
    if (state === "closed" && (this.#failures < failuresMax || now - this.#failingSince < failuresSpanMs)) return false
    if (state === "half_open") this.#restMs = Math.min(this.#restMs * 2, restMsMax)
    this.#openUntil = now + this.#restMs
    return true
  }

  status(now: number): CircuitStatus {
    const { state, retryAt } = this.#stateAt(now)
    return { state, failures: this.#failures, reason: this.#reason, retryAt }
  }

  /** Messages that may be under way. */
  room(now: number): number {
    return { closed: Infinity, open: 0, half_open: trialsMax }[this.#stateAt(now).state]
  }

  /** Whether a new message may be given to it. */
  takesNew(now: number): boolean {
    const { state } = this.#stateAt(now)
    return state === "closed" || (state === "half_open" && this.takesTrial(now, trialEveryMs))
  }

  /** Whether nothing was given to it for so long. */
  takesTrial(now: number, everyMs: number): boolean {
    return now - this.#trialAt >= everyMs
  }

  /** A new message was given to it. */
  chosen(now: number): void {
    this.#trialAt = now
  }

  #stateAt(now: number): Pick<CircuitStatus, "state" | "retryAt"> {
    if (this.#openUntil === null) return { state: "closed", retryAt: null }
    return this.#openUntil > now ? { state: "open", retryAt: this.#openUntil } : { state: "half_open", retryAt: null }
  }
}
