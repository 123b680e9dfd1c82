import { backoffMs } from "#core/std/backoff.ts"
import { pause } from "#core/std/clock.ts"
import { openSession, type OpenFailure, type OpenOptions } from "./open-session.ts"
import type { SmppSession } from "./session.ts"
import type { Peer } from "./session-options.ts"

export interface SmppClientOptions extends Omit<OpenOptions, "signal"> {
  backoff?: { firstMs: number; mostMs: number }
  random?: () => number
  /** Called with every change of the state. */
  onState?(state: ClientState): void
}

export type ClientState =
  | { kind: "stopped" }
  /** `tries` counts the attempts since the last session that lasted. */
  | { kind: "connecting"; tries: number }
  | { kind: "bound"; since: number; peer: Peer }
  /**
   * The client does nothing until `until`, in milliseconds. `failure` is null when a session had existed and
   * ended.
   */
  | { kind: "waiting"; until: number; tries: number; reason: string; failure: OpenFailure | null }

const backoffDefault = { firstMs: 1_000, mostMs: 60_000 }
/**
 * A session is good when it lasted this long, or longer than the wait before it. The next failure then counts
 * as the first again. A link that breaks now and then is therefore mostly up, and one that breaks immediately
 * is retried less and less often.
 */
const goodSessionMs = 60_000

/**
 * Keeps one bind to one target from `start` to `stop`: connects, binds, and reconnects after a wait whenever
 * the session ends. After a bind failure that only an operator can correct, it retries at the longest
 * interval, because SMSCs lock accounts after wrong passwords.
 */
export class SmppClient {
  readonly #options: SmppClientOptions
  #state: ClientState = { kind: "stopped" }
  #session: SmppSession | null = null
  #stopping: AbortController | null = null
  #running: Promise<void> = Promise.resolve()

  constructor(options: SmppClientOptions) {
    this.#options = options
  }

  get state(): ClientState {
    return this.#state
  }

  /** The session while it is bound. */
  get session(): SmppSession | null {
    return this.#session
  }

  start(): void {
    if (this.#stopping) return
    this.#stopping = new AbortController()
    this.#running = this.#run(this.#stopping.signal)
  }

  /** Unbinds, or stops connecting. Resolves when every request has its fate and no connection is open. */
  async stop(): Promise<void> {
    this.#stopping?.abort()
    await this.#session?.unbind()
    await this.#running
    this.#stopping = null
  }

  /**
   * Ends the session immediately, or stops connecting; `stop` resolves when that is complete. Requests that
   * left without an answer are unknown.
   */
  cut(): void {
    this.#stopping?.abort()
    this.#session?.destroy()
  }

  async #run(signal: AbortSignal): Promise<void> {
    let tries = 0
    let waitMs = 0
    while (!signal.aborted) {
      this.#enter({ kind: "connecting", tries })
      const { lastedMs, reason, failure } = await this.#once(signal)
      if (signal.aborted) break
      tries = lastedMs >= Math.min(goodSessionMs, waitMs) ? 0 : tries
      waitMs = this.#waitMs(tries, failure)
      tries++
      this.#enter({ kind: "waiting", until: this.#now() + waitMs, tries, reason, failure })
      await pause(this.#options.session.clock, waitMs, signal)
    }
    this.#enter({ kind: "stopped" })
  }

  /**
   * Runs one session from its connection to its end. Returns the reason of the end, or of the failure to open
   * it.
   */
  async #once(signal: AbortSignal): Promise<{ lastedMs: number; reason: string; failure: OpenFailure | null }> {
    const opened = await openSession({ ...this.#options, signal })
    if (opened.kind === "failed") return { lastedMs: 0, reason: opened.reason, failure: opened }
    const { session, peer } = opened
    const { clock } = this.#options.session
    const beganAt = clock.elapsed()
    this.#session = session
    if (signal.aborted) void session.unbind()
    else this.#enter({ kind: "bound", since: clock.now(), peer })
    const { reason } = await session.closed
    this.#session = null
    return { lastedMs: clock.elapsed() - beganAt, reason, failure: null }
  }

  #waitMs(tries: number, failure: OpenFailure | null): number {
    const { backoff = backoffDefault, random } = this.#options
    const needsOperator = failure?.statusClass === "credentials"
    return backoffMs(needsOperator ? Infinity : tries, backoff, random)
  }

  #now(): number {
    return this.#options.session.clock.now()
  }

  #enter(state: ClientState): void {
    this.#state = state
    this.#options.onState?.(state)
  }
}
