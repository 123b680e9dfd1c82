import type { Clock } from "#std/clock.ts"

export interface HeartbeatOptions {
  clock: Clock
  /** Silence after which the peer is asked. */
  idleMs: number
  /** How long it has for a sign of life. */
  timeoutMs: number
  /** Questions in a row that may stay without one. */
  missesMax: number
  ask(): void
  onSilent(): void
}

/**
 * Finds out that a peer is gone when nothing else tells: a pulled cable raises no event. Any whole PDU is a sign of life, not
 * only the answer to enquire_link (SMPP 3.4, section 4.11).
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
    this.heard()
    this.#arm(this.#options.idleMs)
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = null
  }

  heard(): void {
    this.#heardAt = this.#options.clock.now()
  }

  #arm(delayMs: number): void {
    this.#cancel = this.#options.clock.after(delayMs, this.#look)
  }

  readonly #look = (): void => {
    const { clock, idleMs, timeoutMs, missesMax, ask, onSilent } = this.#options
    const now = clock.now()
    if (this.#heardAt >= this.#askedAt) this.#misses = 0
    // A clock that was set back counts as no silence at all.
    const quietMs = Math.max(now - this.#heardAt, 0)
    if (quietMs < idleMs) return this.#arm(idleMs - quietMs)
    if (this.#misses > missesMax) return onSilent()
    this.#misses++
    this.#askedAt = now
    this.#arm(timeoutMs)
    ask()
  }
}
