import { layoutOfCommand } from "./codec-table.ts"
import { commandStatus } from "./command-status.ts"
import type { BindName, CommandName, RequestName } from "./commands.ts"
import type { Pdu, RequestPdu } from "./pdu.ts"
import type { SmppAnswer, Peer, SessionListener } from "./session-options.ts"
import { noTlvs, tlv, type Tlv } from "./tlvs.ts"

/** SMPP 3.4 in interface_version and sc_interface_version. */
export const interfaceVersion34 = 0x34

export interface SmppReply {
  command: CommandName
  status: number
  sequence: number
  /** Null for a reply without a body. */
  fields: object | null
  tlvs: readonly Tlv[]
}

export interface IncomingOptions {
  listener: SessionListener
  unansweredMax: number
  write(reply: SmppReply): void
  /** Called when a bind was accepted and its answer written. */
  onBound(peer: Peer): void
}

/**
 * Handles the requests of the peer. Each is answered exactly once. The session itself answers a request that
 * is broken, that comes at a wrong time, or that exceeds the limit. The listener answers all others. A side
 * with a listener for binds is the server.
 */
export class Incoming {
  readonly #options: IncomingOptions
  readonly #isServer: boolean
  #bound: BindName | null = null
  #isBinding = false
  /** The numbers of the requests that wait for the listener, in the order of their arrival. */
  readonly #unanswered = new Set<number>()
  #served = 0
  #onAnswered: { before: number; act: () => void } | null = null

  constructor(options: IncomingOptions) {
    this.#options = options
    this.#isServer = options.listener.bind !== undefined
  }

  serve(request: RequestPdu): void {
    const { command, fault } = request
    if (fault?.severity === "broken") return this.answer(request, { status: fault.status })
    if (isBind(request)) return this.#serveBind(request)
    const refusal = this.#refusalOf(command)
    if (refusal !== null) return this.answer(request, { status: refusal })
    this.#call(request, () => this.#options.listener.request(request))
  }

  answer(request: RequestPdu, { status, fields, tlvs = noTlvs }: SmppAnswer): void {
    const command = `${request.command}_resp` as const
    const isBare = status !== 0 && !fields && layoutOfCommand(command).isBareOnError
    this.#options.write({ command, status, sequence: request.sequence, fields: isBare ? null : (fields ?? {}), tlvs })
  }

  /**
   * Calls `act` when all requests that have arrived until now are answered. Later requests of the peer do not
   * delay it.
   */
  whenAnswered(act: () => void): void {
    this.#onAnswered = { before: this.#served, act }
    this.#notifyIfAnswered()
  }

  /**
   * Returns the command_status for a request that this side refuses, always or only now. Returns null for an
   * acceptable request.
   */
  #refusalOf(command: RequestName): number | null {
    if (!this.#isServer && !toClient.has(command)) return commandStatus.ESME_RINVCMDID
    if (this.#isServer && (!this.#bound || this.#bound === "bind_receiver" || !toServer.has(command)))
      return commandStatus.ESME_RINVBNDSTS
    if (this.#unanswered.size < this.#options.unansweredMax) return null
    return this.#isServer ? commandStatus.ESME_RTHROTTLED : commandStatus.ESME_RMSGQFUL
  }

  #serveBind(request: Pdu<BindName>): void {
    const { listener } = this.#options
    if (!listener.bind) return this.answer(request, { status: commandStatus.ESME_RINVCMDID })
    if (this.#bound || this.#isBinding) return this.answer(request, { status: commandStatus.ESME_RALYBND })
    this.#isBinding = true
    this.#call(request, async () => listener.bind?.(request) ?? { status: commandStatus.ESME_RBINDFAIL })
  }

  /** Calls the listener. The peer gets exactly one answer, whatever the listener does. */
  #call(request: RequestPdu, act: () => SmppAnswer | Promise<SmppAnswer>): void {
    try {
      const answer = act()
      if (!(answer instanceof Promise)) return this.answer(request, answer)
      const number = this.#served++
      this.#unanswered.add(number)
      void answer
        .then((given) => (isBind(request) ? this.#answerBind(request, given) : this.answer(request, given)))
        .catch((error: unknown) => this.#fail(request, error))
        .then(() => {
          this.#unanswered.delete(number)
          this.#notifyIfAnswered()
        })
    } catch (error) {
      this.#fail(request, error)
    }
  }

  /** A peer with version 3.4 learns that we have it too (4.1.6), and may then use optional parameters. */
  #answerBind(request: Pdu<BindName>, { tlvs = noTlvs, ...answer }: SmppAnswer): void {
    const { systemId, interfaceVersion } = request.fields
    const isAccepted = answer.status === 0
    const version = isAccepted && interfaceVersion >= interfaceVersion34
    this.answer(request, {
      ...answer,
      tlvs: version ? [...tlvs, tlv("scInterfaceVersion", interfaceVersion34)] : tlvs,
    })
    this.#isBinding = false
    if (!isAccepted) return
    this.#bound = request.command
    this.#options.onBound({ command: request.command, systemId, interfaceVersion })
  }

  /**
   * Reports the failure and answers with a temporary error. An answer that cannot be encoded is also a
   * failure.
   */
  #fail(request: RequestPdu, error: unknown): void {
    if (isBind(request)) this.#isBinding = false
    this.#options.listener.notice?.({ kind: "request_failed", request, error })
    this.answer(request, { status: this.#isServer ? commandStatus.ESME_RSYSERR : commandStatus.ESME_RX_T_APPN })
  }

  #notifyIfAnswered(): void {
    const told = this.#onAnswered
    const [oldest = Infinity] = this.#unanswered
    if (!told || oldest < told.before) return
    this.#onAnswered = null
    told.act()
  }
}

const binds: ReadonlySet<string> = new Set<BindName>(["bind_transceiver", "bind_transmitter", "bind_receiver"])
const toServer: ReadonlySet<string> = new Set<RequestName>([
  "submit_sm",
  "submit_multi",
  "data_sm",
  "query_sm",
  "cancel_sm",
  "replace_sm",
])
const toClient: ReadonlySet<string> = new Set<RequestName>(["deliver_sm", "data_sm"])

function isBind(request: RequestPdu): request is Pdu<BindName> {
  return binds.has(request.command)
}
