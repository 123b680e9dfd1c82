import type { Duplex } from "node:stream"
import { Deadlines } from "#core/std/deadlines.ts"
import { isRequest } from "./codec-table.ts"
import { commandStatus } from "./command-status.ts"
import { responseBit, type BindName, type PduFields, type RequestName } from "./commands.ts"
import { decodePdu, Framer } from "./decode-pdu.ts"
import type { Fate } from "./fate.ts"
import { Heartbeat } from "./heartbeat.ts"
import { Incoming, interfaceVersion34, type SmppReply } from "./incoming.ts"
import { Outbox } from "./outbox.ts"
import type { Draft, Pdu, RequestPdu, ResponsePdu, UnknownPdu } from "./pdu.ts"
import {
  sessionDefaults,
  type SessionEnd,
  type Peer,
  type SessionLimits,
  type SessionListener,
  type SessionOptions,
} from "./session-options.ts"
import { noTlvs, readTlv, type Tlv } from "./tlvs.ts"
import { Window } from "./window.ts"

/** The longest wait until an ended socket closes. */
const lingerMs = 2_000
/** The longest wait for the answer to an unbind; nothing depends on it any more. */
const unbindTimeoutMs = 5_000

export interface RequestOptions {
  tlvs?: readonly Tlv[]
  timeoutMs?: number
}

/**
 * One SMPP 3.4 session over one connection, from either side (docs/decisions/042). It answers enquire_link
 * and unbind, keeps the window, detects silence, and gives every request exactly one fate. `openSession` or
 * `SmppServer` opens the connection, with TCP_NODELAY. From then on the session owns it.
 *
 * A faulty body costs only its PDU. A faulty command_length costs the connection, because the start of the
 * next PDU is then unknown: SMPP 3.4, section 3.2 has no other mark.
 */
export class SmppSession {
  readonly #socket: Duplex
  readonly #listener: SessionListener
  readonly #options: SessionLimits & SessionOptions
  readonly #outbox: Outbox
  readonly #window: Window
  readonly #incoming: Incoming
  readonly #framer: Framer
  readonly #heartbeat: Heartbeat
  readonly #resolveClosed: (closed: SessionEnd) => void
  readonly #timers: (() => void)[] = []
  #state: "open" | "bound" | "draining" | "closed" = "open"
  #peer: Peer | null = null
  /** Whether the present piece of the stream held a whole PDU. */
  #hasHeard = false
  #tap: SessionOptions["tap"]
  #socketError: Error | null = null
  /** Resolves once, when the session has ended and every request has its fate. Never rejects. */
  readonly closed: Promise<SessionEnd>

  constructor(socket: Duplex, listener: SessionListener, options: SessionOptions) {
    const { promise, resolve } = Promise.withResolvers<SessionEnd>()
    this.closed = promise
    this.#resolveClosed = resolve
    this.#socket = socket
    this.#listener = listener
    this.#options = { ...sessionDefaults, ...options }
    const { clock, windowMax, waitingMax, firstSequence, bindWithinMs } = this.#options
    const deadlines = options.deadlines ?? new Deadlines(clock)
    this.#outbox = new Outbox({ socket, onRoom: () => this.#resumeReading(), mayWrite: () => this.#mayWrite() })
    this.tap = options.tap
    this.#window = new Window({ outbox: this.#outbox, deadlines, windowMax, waitingMax, firstSequence })
    this.#incoming = this.#newIncoming()
    this.#framer = new Framer((octets, start, end) => this.#receive(octets, start, end), this.#options.pduBytesMax)
    this.#heartbeat = this.#newHeartbeat()
    if (listener.bind) this.#after(bindWithinMs, () => this.#endUnlessBound())
    socket.on("error", (error) => (this.#socketError = error))
    socket.on("close", () => this.#handleSocketClose())
    socket.on("data", (piece: Buffer) => this.#read(piece))
  }

  /** `open` until a bind has succeeded, `draining` while an unbind waits for unanswered requests. */
  get state(): "open" | "bound" | "draining" | "closed" {
    return this.#state
  }

  /** Null until bound. */
  get peer(): Peer | null {
    return this.#peer
  }

  /**
   * Called with every whole PDU from now on, as it is on the wire; undefined stops it. The octets are valid
   * only during the call.
   */
  set tap(tap: SessionOptions["tap"]) {
    this.#tap = tap
    this.#outbox.tap = tap && ((octets) => tap("out", octets))
  }

  /** The number of requests that could leave now. */
  get free(): number {
    return this.#state === "bound" ? this.#window.free : 0
  }

  /** The number of our requests that left and have no answer yet. */
  get unanswered(): number {
    return this.#window.unanswered
  }

  /** The number of our requests that wait for a place in the window. */
  get waiting(): number {
    return this.#window.waiting
  }

  /** Sends a bind (4.1). The status of the answer states whether the peer accepts it. */
  bind<C extends BindName>(command: C, fields: Partial<PduFields<C>>, options: RequestOptions = {}): Promise<Fate<C>> {
    return this.#ask(command, { interfaceVersion: interfaceVersion34, ...fields }, options)
  }

  /**
   * Sends a request, now or when the window has a place. Resolves with its fate; never rejects. Missing
   * fields are zero or empty. The session keeps `fields` without a copy until the fate is known.
   */
  request<C extends Exclude<RequestName, BindName | "unbind">>(
    command: C,
    fields: Partial<PduFields<C>>,
    options: RequestOptions = {},
  ): Promise<Fate<C>> {
    return this.#ask(command, fields, options)
  }

  /**
   * Ends the session in order (4.2). It accepts no more requests and waits `drainMs` at most for the
   * unanswered ones of both sides. Then it unbinds, answers requests that the peer sent in between, and
   * closes. Requests that still wait for the window are `not_sent`. A session that is not bound is closed.
   */
  unbind(): Promise<SessionEnd> {
    const end = () => this.#end({ cause: "unbound", reason: "The session was unbound." })
    if (this.#state === "open") end()
    else if (this.#state === "bound")
      this.#drain("The session is being unbound.", () => {
        void this.#ask("unbind", {}, { timeoutMs: unbindTimeoutMs }).then(() => {
          this.#after(unbindTimeoutMs, end)
          this.#incoming.whenAnswered(end)
        })
      })
    return this.closed
  }

  /** Ends the session immediately. Requests that left without an answer are unknown. */
  destroy(reason = "The session was closed."): void {
    this.#end({ cause: "destroyed", reason }, "cut")
  }

  #ask<C extends RequestName>(command: C, fields: Partial<PduFields<C>>, options: RequestOptions): Promise<Fate<C>> {
    if (this.#state === "closed")
      return Promise.resolve({ kind: "not_sent", cause: "closed", reason: "The session is closed." })
    const { tlvs = noTlvs, timeoutMs = this.#options.responseTimeoutMs } = options
    // The window does not know the command of its requests; only this method does, so it casts.
    return this.#window.request({ command, fields, tlvs }, timeoutMs) as Promise<Fate<C>>
  }

  #read(piece: Buffer): void {
    const broken = this.#framer.push(piece)
    if (this.#hasHeard) this.#heartbeat.recordActivity()
    this.#hasHeard = false
    if (broken) {
      this.#nack(commandStatus.ESME_RINVCMDLEN, { sequence: 0 })
      this.#end({ cause: "framing", reason: broken.reason })
    } else if (this.#outbox.isCongested) {
      this.#socket.pause()
    }
  }

  #receive(octets: Buffer, start: number, end: number): void {
    this.#hasHeard = true
    this.#tap?.("in", octets.subarray(start, end))
    const pdu = decodePdu(octets, start, end)
    if (pdu.command === "unknown") return this.#refuseUnknown(pdu, octets.subarray(start, end))
    if (pdu.fault) this.#listener.notice?.({ kind: "malformed", pdu, octets: octets.subarray(start, end) })
    if (pdu.command === "outbind" || pdu.command === "alert_notification") {
      if (pdu.fault?.severity !== "broken") this.#listener.notice?.({ kind: "told", pdu })
    } else if (isRequest(pdu.command)) {
      this.#serve(pdu as RequestPdu)
    } else {
      this.#match(pdu as ResponsePdu)
    }
  }

  #refuseUnknown(pdu: UnknownPdu, octets: Buffer): void {
    this.#listener.notice?.({ kind: "unknown_command", commandId: pdu.commandId, octets })
    // A response never gets an answer. Otherwise two sides that do not understand each other would continue
    // forever.
    if (pdu.commandId < responseBit) this.#nack(commandStatus.ESME_RINVCMDID, pdu)
  }

  #nack(status: number, { sequence }: { sequence: number }): void {
    this.#write({ command: "generic_nack", status, sequence, fields: null, tlvs: noTlvs })
  }

  #match(response: ResponsePdu): void {
    const match = this.#window.match(response)
    if (match.kind === "late") this.#listener.notice?.({ kind: "late_answer", response, request: match.request })
    else if (match.kind === "stray") this.#listener.notice?.({ kind: "stray_answer", response })
    else if (response.status === 0 && isBindResponse(response)) this.#completeBind(response)
  }

  #completeBind(response: Pdu<`${BindName}_resp`>): void {
    this.#bound({
      command: response.command.slice(0, -"_resp".length) as BindName,
      systemId: response.fields.systemId,
      interfaceVersion: readTlv(response.tlvs, "scInterfaceVersion") ?? null,
    })
  }

  #bound(peer: Peer): void {
    this.#peer = peer
    if (this.#state !== "open") return
    this.#state = "bound"
    this.#heartbeat.start()
  }

  #serve(request: RequestPdu): void {
    if (request.command === "enquire_link") this.#incoming.answer(request, { status: 0 })
    else if (request.command === "unbind") this.#handleUnbind(request)
    else this.#incoming.serve(request)
  }

  /**
   * A process that was suspended and resumes with octets to send finds here that its session lease has ended.
   */
  #mayWrite(): boolean {
    if (this.#options.mayWrite?.() ?? true) return true
    this.destroy("The session is not ours any more.")
    return false
  }

  #write(reply: SmppReply): void {
    if (this.#state !== "closed") this.#outbox.add(reply as Draft)
  }

  /** The peer unbinds (4.2): the session accepts nothing new, waits for unanswered requests, then answers. */
  #handleUnbind(request: RequestPdu): void {
    const leave = () => {
      this.#incoming.answer(request, { status: 0 })
      this.#end({ cause: "peer_unbound", reason: "The peer unbound the session." })
    }
    if (this.#state === "draining") return this.#incoming.answer(request, { status: 0 })
    this.#drain("The peer is unbinding the session.", leave)
  }

  #drain(reason: string, then: () => void): void {
    this.#state = "draining"
    this.#window.close(reason)
    let isOver = false
    const go = () => {
      if (isOver || this.#state === "closed") return
      isOver = true
      then()
    }
    this.#after(this.#options.drainMs, go)
    this.#window.whenIdle(() => this.#incoming.whenAnswered(go))
  }

  #resumeReading(): void {
    if (this.#socket.isPaused() && !this.#outbox.isCongested) this.#socket.resume()
    this.#window.fill()
  }

  #newIncoming(): Incoming {
    return new Incoming({
      listener: this.#listener,
      unansweredMax: this.#options.unansweredMax,
      write: (reply) => this.#write(reply),
      onBound: (peer) => this.#bound(peer),
    })
  }

  #newHeartbeat(): Heartbeat {
    const { clock, enquireLinkMs, enquireTimeoutMs, enquireMissesMax } = this.#options
    return new Heartbeat({
      clock,
      idleMs: enquireLinkMs,
      timeoutMs: enquireTimeoutMs,
      missesMax: enquireMissesMax,
      ping: () => void this.#ask("enquire_link", {}, { timeoutMs: enquireTimeoutMs }),
      onSilent: () => this.#end({ cause: "silent", reason: "The peer gave no sign of life." }, "cut"),
    })
  }

  #endUnlessBound(): void {
    if (!this.#peer) this.#end({ cause: "bind_missing", reason: "The peer did not bind in time." })
  }

  #handleSocketClose(): void {
    const error = this.#socketError
    if (error) this.#end({ cause: "socket", reason: `The connection broke: ${error.message}.` }, "cut")
    else this.#end({ cause: "peer_closed", reason: "The peer closed the connection." }, "cut")
  }

  #after(delayMs: number, act: () => void): void {
    this.#timers.push(this.#options.clock.after(delayMs, act))
  }

  #end(closed: SessionEnd, how: "flush" | "cut" = "flush"): void {
    if (this.#state === "closed") return
    this.#state = "closed"
    this.#framer.stop()
    this.#heartbeat.stop()
    for (const cancel of this.#timers) cancel()
    if (how === "cut") this.#socket.destroy()
    else this.#finish()
    this.#window.abandon(closed.reason)
    this.#resolveClosed(closed)
  }

  #finish(): void {
    this.#outbox.finish()
    this.#socket.resume()
    const cancel = this.#options.clock.after(lingerMs, () => this.#socket.destroy())
    this.#socket.once("close", cancel)
  }
}

function isBindResponse(response: ResponsePdu): response is Pdu<`${BindName}_resp`> {
  return response.command.startsWith("bind_")
}
