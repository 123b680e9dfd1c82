import type { LeasableCarrier } from "#messaging/carriers/kind.ts"
import type { Clock } from "#core/std/clock.ts"

/** A process whose sessions all fail leaves them to others after this long. */
const uselessMs = 8_000
/**
 * The pause after that, which doubles each time in a row. Otherwise one process after the other would try a
 * wrong password.
 */
const restMsFirst = 30_000
const restMsMost = 600_000

/** The sessions of one carrier that this process holds and keeps open. */
export class LeasedSessions {
  readonly #carrier: LeasableCarrier
  readonly #clock: Clock
  readonly #open = new Set<string>()
  readonly #closing = new Set<string>()
  #downSince: number | null = null
  #restUntil = -Infinity
  #restMs = restMsFirst
  /** The leases, according to the last renewal. */
  held: ReadonlySet<string> = new Set()

  constructor(carrier: LeasableCarrier, clock: Clock) {
    this.#carrier = carrier
    this.#clock = clock
  }

  get names(): readonly string[] {
    return this.#carrier.sessions
  }

  get open(): readonly string[] {
    return [...this.#open]
  }

  /** Whether this process wants its share. */
  get isAble(): boolean {
    return this.#clock.elapsed() >= this.#restUntil
  }

  /**
   * Sets the leases of this process: opens missing sessions, and cuts those that another process now holds.
   */
  follow(names: readonly string[]): void {
    this.held = new Set(names)
    const lost = this.open.filter((name) => !this.held.has(name))
    for (const name of lost) this.#open.delete(name)
    if (lost.length) void this.#carrier.cutSessions(lost)
    const isNew = (name: string) => this.names.includes(name) && !this.#open.has(name) && !this.#closing.has(name)
    const opened = names.filter(isNew)
    for (const name of opened) this.#open.add(name)
    if (opened.length) void this.#carrier.openSessions(opened)
  }

  /** Leaves the sessions to other processes if none of them comes up here. */
  releaseIfDown(isUp: boolean, hasOthers: boolean): void {
    const now = this.#clock.elapsed()
    if (isUp) this.#restMs = restMsFirst
    if (isUp || !this.#open.size) this.#downSince = null
    else this.#downSince ??= now
    if (this.#downSince === null || !hasOthers || now - this.#downSince < uselessMs) return
    this.#downSince = null
    this.#restUntil = now + this.#restMs
    this.#restMs = Math.min(this.#restMs * 2, restMsMost)
  }

  /** Returns this many held sessions that are not being closed, the last first. */
  sessionsToRelease(count: number): readonly string[] {
    const kept = [...this.held].filter((name) => this.names.includes(name))
    const leaving = kept.filter((name) => this.#closing.has(name)).length
    const rest = kept.filter((name) => !this.#closing.has(name))
    return rest.toReversed().slice(0, Math.max(count - leaving, 0))
  }

  /**
   * Closes the sessions in order and then runs `afterwards`. They are not opened again until that is done.
   */
  async close(names: readonly string[], afterwards: () => Promise<void> = async () => {}): Promise<void> {
    const closed = names.filter((name) => !this.#closing.has(name))
    for (const name of closed) {
      this.#open.delete(name)
      this.#closing.add(name)
    }
    await this.#carrier.closeSessions(closed)
    // If the store is away, the next renewal opens the sessions again.
    await afterwards().catch(() => undefined)
    for (const name of closed) this.#closing.delete(name)
  }

  /** Cuts all sessions at once. */
  cut(): void {
    this.held = new Set()
    this.#open.clear()
    void this.#carrier.cutSessions(this.names)
  }
}
