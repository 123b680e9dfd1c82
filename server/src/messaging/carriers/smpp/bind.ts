import type { ConnectionStatus, Frame } from "#messaging/carriers/carrier.ts"
import type { Clock } from "#core/std/clock.ts"
import { SmppClient, type ClientState } from "#messaging/smpp/client.ts"
import { commandStatus, statusName } from "#messaging/smpp/command-status.ts"
import type { BindName, PduFields } from "#messaging/smpp/commands.ts"
import type { Fate } from "#messaging/smpp/fate.ts"
import type { SessionNotice } from "#messaging/smpp/session-options.ts"
import type { RequestOptions } from "#messaging/smpp/session.ts"
import type { Segment } from "./build-segments.ts"
import type { SmppCarrierConfig, SmppHost, SmppSecrets } from "./config.ts"
import type { InboundPdus } from "./inbound-pdus.ts"
import { meaningOfStatus } from "./meanings.ts"
import { Pacer } from "#messaging/carriers/pacer.ts"
import { SessionTrace } from "./session-trace.ts"

export interface BindOptions {
  clock: Clock
  random: () => number
  config: SmppCarrierConfig
  secrets: SmppSecrets
  host: SmppHost
  command: BindName
  /** A name for people. It stays the same across starts: `smsc.example:2775 #1 transceiver`. */
  name: string
  /** Answers the requests of the carrier. */
  inbound: Pick<InboundPdus, "answer">
  /** The answer to a segment whose outcome was already reported as unknown. */
  lateAnswer(segmentFields: object, messageId: string, frames: readonly Frame[]): void
  /** The frames of a segment, while the session is traced. Called before the segment's outcome is known. */
  exchanged(segment: Segment, frames: readonly Frame[]): void
  /** Whether this process still has the session, checked before anything leaves. Default: always. */
  mayWrite?: (() => boolean) | undefined
  onChange(bind: Bind): void
  /** A submission was not answered in time. `status` shows how many in a row. */
  onUnanswered(bind: Bind): void
  /** The carrier violated the protocol, and the connection continues. */
  onFault(bind: Bind, sentence: string): void
  /** A request of the carrier could not be processed, and was answered with a temporary error. */
  onRequestFailed(bind: Bind, command: string, error: unknown): void
}

/**
 * Consecutive submissions without an answer after which the session counts as broken, although it answers
 * enquire_link.
 */
const unansweredMax = 10
/** Consecutive answers about a full queue that mean the carrier's queue, and not that of one recipient. */
const queueFullMax = 5

/** One session with the carrier, with its own window and rate. It reconnects until it is stopped. */
export class Bind {
  readonly name: string
  readonly pacer: Pacer
  readonly #options: BindOptions
  readonly #client: SmppClient
  #trace: SessionTrace | null = null
  #throttled = 0
  #unanswered = 0
  #queueFull = 0
  #fault: string | null = null
  /** Resolved when the first try to bind has ended, with or without success. */
  #tried = Promise.withResolvers<void>()

  constructor(options: BindOptions) {
    this.name = options.name
    this.pacer = new Pacer(options.config.bind_segments_per_second)
    this.#options = options
    this.#client = this.#newClient()
  }

  get sends(): boolean {
    return this.#options.command !== "bind_receiver"
  }

  get receives(): boolean {
    return this.#options.command !== "bind_transmitter"
  }

  get isBound(): boolean {
    return this.#client.session?.state === "bound"
  }

  /** The session is bound and accepts submissions. */
  get isUp(): boolean {
    return this.sends && this.isBound
  }

  get free(): number {
    return this.#client.session?.free ?? 0
  }

  /** Resolves when it is bound for the first time, or the first try has failed. */
  async start(): Promise<void> {
    if (this.#client.state.kind === "stopped") this.#tried = Promise.withResolvers()
    this.#client.start()
    await this.#tried.promise
  }

  async stop(): Promise<void> {
    await this.#client.stop()
    this.#tried.resolve()
  }

  /** Ends the session at once. `stop` resolves when that is done. */
  cut(): void {
    this.#client.cut()
  }

  /** Begins or ends the trace of the wire. */
  trace(isOn: boolean): void {
    const { clock } = this.#options
    this.#trace = isOn ? new SessionTrace({ clock, connection: this.name }) : null
    this.#tap()
  }

  /**
   * Calls `tell` with our answer to the peer's request of this number when it leaves, while the session is
   * traced.
   */
  onAnswer(sequence: number, tell: (frame: Frame) => void): void {
    this.#trace?.onAnswer(sequence, tell)
  }

  async send(segment: Segment): Promise<Fate<"submit_sm">> {
    const { clock, exchanged, onUnanswered } = this.#options
    const { fields, tlvs } = segment
    this.pacer.spend(clock.elapsed())
    const session = this.#client.session
    const fate = await this.#request("submit_sm", fields, { tlvs })
    if (this.#trace && fate.kind !== "not_sent") exchanged(segment, this.#trace.removeFrames(sequenceOf(fate)))
    this.#unanswered = fate.kind === "unknown" && fate.cause === "timeout" ? this.#unanswered + 1 : 0
    if (this.#unanswered) onUnanswered(this)
    if (this.#unanswered >= unansweredMax)
      session?.destroy(`The carrier did not respond to ${unansweredMax} submissions in a row.`)
    return fate
  }

  /**
   * Sends query_sm, which shares the window with submissions. Also returns its frames while the session is
   * traced.
   */
  async query(fields: PduFields<"query_sm">): Promise<{ fate: Fate<"query_sm">; frames: readonly Frame[] }> {
    const fate = await this.#request("query_sm", fields)
    return { fate, frames: (fate.kind !== "not_sent" && this.#trace?.removeFrames(sequenceOf(fate))) || [] }
  }

  #request<C extends "submit_sm" | "query_sm">(
    command: C,
    fields: Partial<PduFields<C>>,
    options?: RequestOptions,
  ): Promise<Fate<C>> {
    const { session } = this.#client
    if (session) return session.request(command, fields, options)
    return Promise.resolve({ kind: "not_sent", cause: "closed", reason: "There is no session." })
  }

  /**
   * Records an answer. True when the carrier throttled, so the segment must be sent again. The carrier's own
   * table also lists such statuses, because vendors have numbers of their own.
   */
  wasThrottled(status: number): boolean {
    if (status === 0) {
      this.#queueFull = 0
      return false
    }
    const { code, isPermanent } = meaningOfStatus(status, this.#options.config)
    const isThrottled = code === "throttled" && !isPermanent
    this.#queueFull = code === "sender_queue_full" ? this.#queueFull + 1 : 0
    if (isThrottled || code === "sender_queue_full") this.#throttled++
    if (isThrottled || this.#queueFull >= queueFullMax) this.pacer.slowDown(this.#options.clock.elapsed())
    return isThrottled
  }

  status(): ConnectionStatus {
    const now = this.#options.clock.elapsed()
    const { state, reason, retryAt } = describe(this.#client.state)
    const rate = this.pacer.rateAt(now)
    return {
      name: this.name,
      state,
      reason: reason ?? this.#pauseReason(now) ?? this.#unansweredReason() ?? this.#fault,
      retryAt,
      throttled: this.#throttled,
      unanswered: this.#client.session?.unanswered ?? 0,
      windowMax: this.#options.config.window_max,
      segmentsPerSecond: rate === Infinity ? null : Math.round(rate * 100) / 100,
    }
  }

  #pauseReason(now: number): string | null {
    const until = this.pacer.pausedUntil(now)
    if (until === null) return null
    const limit = "To avoid this, set bind_segments_per_second to the limit of the carrier."
    return `The carrier throttled this connection, so it pauses. If that happens again, it sends more slowly. ${limit}`
  }

  #unansweredReason(): string | null {
    if (!this.#unanswered) return null
    return `The carrier did not respond to the last ${this.#unanswered} submissions in time. After ${unansweredMax}, Posthorn reconnects.`
  }

  #newClient(): SmppClient {
    const { clock, random, config, secrets, host, command } = this.#options
    return new SmppClient({
      target: {
        host: host.host,
        port: host.port,
        connectTimeoutMs: config.connect_timeout_ms,
        localAddress: host.local_address ?? undefined,
        tls: tlsOf(host, secrets),
      },
      bind: {
        command,
        systemId: config.system_id,
        password: secrets.password,
        systemType: config.system_type,
        addressRange: config.address_range,
      },
      session: {
        clock,
        windowMax: config.window_max,
        responseTimeoutMs: config.response_timeout_ms,
        enquireLinkMs: config.enquire_link_ms,
        mayWrite: this.#options.mayWrite,
      },
      listener: {
        request: (pdu) => this.#options.inbound.answer(pdu, this, this.#trace?.arrived(pdu.sequence)),
        notice: (notice) => this.#notice(notice),
      },
      random,
      onState: (state) => this.#changed(state),
    })
  }

  #changed({ kind }: ClientState): void {
    if (kind !== "connecting") this.#tried.resolve()
    if (kind === "bound") {
      this.#unanswered = 0
      this.#fault = null
      this.#tap()
    }
    this.#options.onChange(this)
  }

  /** Begins after the bind of each session, so the trace never contains the password. */
  #tap(): void {
    const { session } = this.#client
    if (session) session.tap = this.#trace?.tap
  }

  #reportFault(sentence: string): void {
    this.#fault = sentence
    this.#options.onFault(this, sentence)
  }

  #lateAnswer({ request, response }: Extract<SessionNotice, { kind: "late_answer" }>): void {
    if (response.command !== "submit_sm_resp" || response.status !== 0) return
    const frames = this.#trace?.removeFrames(response.sequence) ?? []
    this.#options.lateAnswer(request.fields, response.fields.messageId, frames)
  }

  #notice(notice: SessionNotice): void {
    if (notice.kind === "late_answer") this.#lateAnswer(notice)
    else if (notice.kind === "request_failed") this.#options.onRequestFailed(this, notice.request.command, notice.error)
    else if (notice.kind === "malformed")
      this.#reportFault(
        `The carrier sent an invalid ${notice.pdu.command}: ${notice.pdu.fault?.reason ?? ""} (${statusName(notice.pdu.fault?.status ?? 0)}). The connection stays open.`,
      )
    else if (notice.kind === "unknown_command")
      this.#reportFault(
        `The carrier sent a command that is not part of SMPP 3.4 (0x${notice.commandId.toString(16)}). The connection stays open.`,
      )
  }
}

function sequenceOf(fate: Exclude<Fate, { kind: "not_sent" }>): number {
  return fate.kind === "answered" ? fate.response.sequence : fate.sequence
}

function tlsOf(host: SmppHost, { tls_key: tlsKey }: SmppSecrets) {
  if (!host.tls) return undefined
  const { ca, servername, cert } = host.tls
  return {
    ...(ca === null ? {} : { ca }),
    ...(servername === null ? {} : { servername }),
    ...(cert === null || tlsKey === null ? {} : { cert, key: tlsKey }),
  }
}

function describe(state: ClientState): Pick<ConnectionStatus, "state" | "reason" | "retryAt"> {
  switch (state.kind) {
    case "bound":
      return { state: "up", reason: null, retryAt: null }
    case "connecting":
      return { state: "down", reason: "The connection is starting.", retryAt: null }
    case "stopped":
      return { state: "down", reason: "The connection is not started.", retryAt: null }
    case "waiting":
      return { state: "down", reason: `${state.reason}${adviceOn(state)}`, retryAt: state.until }
  }
}

/**
 * Returns advice that only this adapter can give, because the `smpp` folder does not know the binds' owner.
 */
function adviceOn({ failure }: Extract<ClientState, { kind: "waiting" }>): string {
  if (!failure) return " If this continues, ask the carrier for the reason."
  if (failure.status === commandStatus.ESME_RALYBND)
    return " Another connection uses this session. End that connection, or set fewer binds."
  if (failure.stage === "bind" && failure.status === commandStatus.ESME_RINVCMDID)
    return " The carrier may not support transceivers. Set the mode to pair."
  if (failure.stage === "connect") return " Check the host and the port. Ask the carrier to allow this machine."
  if (failure.stage === "bind" && failure.statusClass !== "credentials")
    return " If this continues, ask the carrier whether its service and your account are active."
  return ""
}
