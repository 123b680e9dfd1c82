import type { Clock } from "#core/std/clock.ts"

/** About 1 KB each. */
const sessionsMax = 2_000
/** A resumed session checks no certificate, so each certificate is checked again after an hour. */
const resumedForMs = 3_600_000

/**
 * The latest TLS session of each host and port. A handshake that resumes a session costs 0.75 ms of a core
 * instead of 1.3. The client undici keeps sessions only until the next garbage collection, and by name alone.
 * The ports of one host would replace each other's.
 */
export class TlsSessions {
  readonly #clock: Clock
  readonly #sessions = new Map<string, { session: Buffer; startedAt: number }>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  get(host: string): Buffer | undefined {
    const known = this.#sessions.get(host)
    return known && this.#clock.elapsed() - known.startedAt < resumedForMs ? known.session : undefined
  }

  /** Stores a session of a connection to that host. A resumed session is as old as the original. */
  add(host: string, session: Buffer, { isResumed }: { isResumed: boolean }): void {
    const startedAt = (isResumed && this.#sessions.get(host)?.startedAt) || this.#clock.elapsed()
    this.#sessions.delete(host)
    this.#sessions.set(host, { session, startedAt })
    const [oldest] = this.#sessions.keys()
    if (this.#sessions.size > sessionsMax && oldest !== undefined) this.#sessions.delete(oldest)
  }

  /** The next handshake with that host is a full one. */
  delete(host: string): void {
    this.#sessions.delete(host)
  }
}
