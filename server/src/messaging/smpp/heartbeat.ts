import type { Clock } from "#core/std/clock.ts"

export interface HeartbeatOptions {
  clock: Clock
  /** The silence after which the session sends an enquire_link. */
  idleMs: number
  /** The time for any PDU of the peer after that. */
  timeoutMs: number
  /** The limit of unanswered enquire_links in a row. */
  missesMax: number
  ping(): void
  onSilent(): void
}

/**
 * Detects a peer that has disappeared without an event, such as after a pulled cable. Any whole PDU is a sign
 * of life, not only the answer to enquire_link (SMPP 3.4, section 4.11).
 */
export class Heartbeat {
  readonly #options: HeartbeatOptions
  #heardAt = 0
  #askedAt = 0
  #misses = 0
  #cancel: (() => void) | null = null

  constructor(options: HeartbeatOptions) {
    this.#options = options
  }

  start(): void {
    this.stop()
    this.recordActivity()
    this.#arm(this.#options.idleMs)
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = null
  }

  recordActivity(): void {
    this.#heardAt = this.#options.clock.elapsed()
  }

  #arm(delayMs: number): void {
    this.#cancel = this.#options.clock.after(delayMs, this.#checkSilence)
  }

  readonly #checkSilence = (): void => {
    const { clock, idleMs, timeoutMs, missesMax, ping: ask, onSilent } = this.#options
    const now = clock.elapsed()
    if (this.#heardAt >= this.#askedAt) this.#misses = 0
    // After the clock was set back, the silence counts as zero.
    const quietMs = Math.max(now - this.#heardAt, 0)
    if (quietMs < idleMs) return this.#arm(idleMs - quietMs)
    if (this.#misses > missesMax) return onSilent()
    this.#misses++
    this.#askedAt = now
    this.#arm(timeoutMs)
    ask()
  }
}
