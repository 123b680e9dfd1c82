import { backoffMs } from "#std/backoff.ts"
import { pause } from "#std/clock.ts"
import type { BindName, Fields, RequestName } from "./commands.ts"
import type { Fate } from "./fate.ts"
import { openSession } from "./open-session.ts"
import type { OpenFailure, OpenOptions } from "./open-session.ts"
import type { RequestOptions, Session } from "./session.ts"
import type { Peer } from "./session-options.ts"

export interface ClientOptions extends Omit<OpenOptions, "signal"> {
  backoff?: { firstMs: number; mostMs: number }
  random?: () => number
  /** Called with every change. */
  onState?(state: ClientState): void
}

export type ClientState =
  | { kind: "stopped" }
  /** `tries` counts the attempts since the last session that lasted. */
  | { kind: "connecting"; tries: number }
  | { kind: "bound"; since: number; peer: Peer }
  /** Nothing is under way until `until`, in milliseconds. `failure` is null when a session was there and ended. */
  | { kind: "waiting"; until: number; tries: number; reason: string; failure: OpenFailure | null }

const backoffDefault = { firstMs: 1_000, mostMs: 60_000 }
/**
 * A session that lasted so long, or longer than the wait before it, was a good one: the next failure is the first again. So a link
 * that breaks now and then is up more than it is waited for, and one that breaks at once is left alone for longer and longer.
 */
const goodSessionMs = 60_000

/**
 * Keeps one bind to one target, for as long as it is started: connects, binds, and after every end waits and does it again. A
 * bind that an operator has to put right is tried at the slowest pace, since SMSCs lock accounts after wrong passwords.
 */
export class SmppClient {
  readonly #options: ClientOptions
  #state: ClientState = { kind: "stopped" }
  #session: Session | null = null
  #stopping: AbortController | null = null
  #running: Promise<void> = Promise.resolve()

  constructor(options: ClientOptions) {
    this.#options = options
  }

  get state(): ClientState {
    return this.#state
  }

  /** The session while it is bound. */
  get session(): Session | null {
    return this.#session
  }

  /** Requests that could leave at once; 0 while there is no session. */
  get free(): number {
    return this.#session?.free ?? 0
  }

  start(): void {
    if (this.#stopping) return
    this.#stopping = new AbortController()
    this.#running = this.#run(this.#stopping.signal)
  }

  /** Unbinds, or gives up connecting. Resolves when every request has its fate and nothing is open any more. */
  async stop(): Promise<void> {
    this.#stopping?.abort()
    await this.#session?.unbind()
    await this.#running
    this.#stopping = null
  }

  /** Ends the session at once, or gives up connecting; `stop` tells when that is done. What left without an answer is unknown. */
  cut(): void {
    this.#stopping?.abort()
    this.#session?.destroy()
  }

  /** As `Session.request`. Without a session the fate is `not_sent`. */
  request<C extends Exclude<RequestName, BindName | "unbind">>(
    command: C,
    fields: Partial<Fields<C>>,
    options: RequestOptions = {},
  ): Promise<Fate<C>> {
    if (this.#session) return this.#session.request(command, fields, options)
    return Promise.resolve({ kind: "not_sent", cause: "closed", reason: "There is no session." })
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

  /** One session from its connection to its end, or the reason why there was none. */
  async #once(signal: AbortSignal): Promise<{ lastedMs: number; reason: string; failure: OpenFailure | null }> {
    const opened = await openSession({ ...this.#options, signal })
    if (opened.kind === "failed") return { lastedMs: 0, reason: opened.reason, failure: opened }
    const { session, peer } = opened
    const since = this.#now()
    this.#session = session
    if (signal.aborted) void session.unbind()
    else this.#enter({ kind: "bound", since, peer })
    const { reason } = await session.closed
    this.#session = null
    return { lastedMs: this.#now() - since, reason, failure: null }
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
