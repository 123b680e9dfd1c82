import { createRequire } from "node:module"
import type { Server } from "node:net"
import { setImmediate as turn } from "node:timers/promises"
import type { CarrierListener, Frame, Inbound, LateAcceptance, Receipt } from "#messaging/carriers/carrier.ts"
import { stopwatch } from "#core/std/clock.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { encodeUcs2 } from "#messaging/smpp/alphabets.ts"
import { statusClass } from "#messaging/smpp/command-status.ts"
import type { PduFields } from "#messaging/smpp/commands.ts"
import { esmClass } from "#messaging/smpp/esm-class.ts"
import type { Pdu, RequestPdu } from "#messaging/smpp/pdu.ts"
import { buildReceiptText } from "#messaging/smpp/receipt.ts"
import { SmppServer, type ServerOptions } from "#messaging/smpp/server.ts"
import type { SmppSession } from "#messaging/smpp/session.ts"
import type { SmppAnswer } from "#messaging/smpp/session-options.ts"
import { noTlvs, type Tlv } from "#messaging/smpp/tlvs.ts"
import { patienceMs } from "../../../../test/support/eventually.ts"
import { smpp } from "./kind.ts"
import { SmppCarrier, type SmppCarrierOptions } from "./smpp-carrier.ts"

export type SubmitPdu = Pdu<"submit_sm">

/**
 * An SMSC on our own protocol code. It accepts every bind and submission unless a test sets another answer.
 */
export class Smsc {
  readonly clock: FakeClock
  readonly submissions: SubmitPdu[] = []
  readonly binds: Pdu<"bind_transceiver" | "bind_transmitter" | "bind_receiver">[] = []
  port = 0
  /** Sends a receipt for each accepted submission. */
  hasReceipts = false
  answer: (submit: SubmitPdu, session: SmppSession) => SmppAnswer | Promise<SmppAnswer> = () => this.accept()
  /** By default, it does not support query_sm. */
  answerQuery: (query: Pdu<"query_sm">) => SmppAnswer = () => ({ status: 3 })
  answerBind: () => SmppAnswer | Promise<SmppAnswer> = () => ({ status: 0, fields: { systemId: "smsc" } })
  #server: SmppServer
  #ids = 0
  readonly #tls: ServerOptions["tls"]

  constructor(clock = new FakeClock(), tls?: ServerOptions["tls"]) {
    this.clock = clock
    this.#tls = tls
    this.#server = this.#newServer(0)
  }

  get sessions(): readonly SmppSession[] {
    return [...this.#server.sessions].filter(({ state }) => state === "bound")
  }

  async start(): Promise<this> {
    this.port = await this.#server.start()
    return this
  }

  /** Cuts every connection and stops listening. */
  async stop(): Promise<void> {
    this.cut()
    await this.#server.stop()
  }

  /** Listens again at the same address. */
  async restart(tls = this.#tls): Promise<void> {
    this.#server = this.#newServer(this.port, tls)
    await this.#server.start()
  }

  cut(): void {
    for (const session of this.#server.sessions) session.destroy()
  }

  /** Accepts a submission, under the ids m1, m2 and so on. */
  accept(messageId = `m${++this.#ids}`): SmppAnswer {
    return { status: 0, fields: { messageId } }
  }

  /** The last bound session on which it can send requests. */
  get receiving(): SmppSession {
    const session = this.sessions.findLast(({ peer }) => peer?.command !== "bind_transmitter")
    if (!session) throw new Error("Nobody receives.")
    return session
  }

  /**
   * Sends a deliver_sm, again until it is accepted or permanently refused, or the session ends. Returns the
   * number of tries, or 0 if it was not answered.
   */
  async bring(
    fields: Partial<PduFields<"deliver_sm">>,
    tlvs: readonly Tlv[] = noTlvs,
    session?: SmppSession,
  ): Promise<number> {
    for (let tries = 1; ; tries++) {
      const fate = await (session ?? this.receiving).request("deliver_sm", fields, { tlvs })
      if (fate.kind !== "answered") return 0
      if (fate.status === 0 || statusClass(fate.status) === "permanent") return tries
      await turn()
    }
  }

  bringText({ to, from, body }: { to: string; from: string; body: string }): Promise<number> {
    return this.bring({ ...numbers(from, to), dataCoding: 8, shortMessage: encodeUcs2(body) })
  }

  bringReceipt(
    messageId: string,
    submit: SubmitPdu,
    more: Partial<Parameters<typeof buildReceiptText>[0]> = {},
    session?: SmppSession,
  ): Promise<number> {
    const at = this.clock.now()
    const told = { messageId, state: "delivered" as const, error: "000", submittedAt: at, doneAt: at, text: "" }
    const text = buildReceiptText({ ...told, ...more })
    const { sourceAddr, destinationAddr } = submit.fields
    const fields = { ...numbers(destinationAddr, sourceAddr), esmClass: esmClass.receipt }
    return this.bring({ ...fields, shortMessage: Buffer.from(text, "latin1") }, noTlvs, session)
  }

  #newServer(port: number, tls = this.#tls): SmppServer {
    return new SmppServer({
      host: "127.0.0.1",
      port,
      tls,
      connectionsMax: 50,
      session: { clock: this.clock, windowMax: 1_000 },
      bind: (bind) => {
        this.binds.push(bind)
        return this.answerBind()
      },
      request: (request, session) => this.#serve(request, session),
    })
  }

  async #serve(request: RequestPdu, session: SmppSession): Promise<SmppAnswer> {
    if (request.command === "query_sm") return this.answerQuery(request)
    if (request.command !== "submit_sm") return { status: 3 }
    this.submissions.push(copied(request))
    const answer = await this.answer(request, session)
    const messageId = (answer.fields as { messageId?: string } | undefined)?.messageId
    if (this.hasReceipts && answer.status === 0 && messageId !== undefined)
      setImmediate(() => void this.bringReceipt(messageId, request).catch(() => undefined))
    return answer
  }
}

/** Copies a PDU, because the session's value is valid only during the call. */
function copied(pdu: SubmitPdu): SubmitPdu {
  const tlvs = pdu.tlvs.map(({ tag, value }) => ({ tag, value: Buffer.from(value) }))
  return { ...pdu, fields: { ...pdu.fields, shortMessage: Buffer.from(pdu.fields.shortMessage) }, tlvs }
}

export function numbers(from: string, to: string): Partial<PduFields<"deliver_sm">> {
  const plain = (number: string) => number.replace("+", "")
  const international = { sourceAddrTon: 1, sourceAddrNpi: 1, destAddrTon: 1, destAddrNpi: 1 }
  return { ...international, sourceAddr: plain(from), destinationAddr: plain(to) }
}

/** A carrier to that port. These settings override the usual ones. */
export function newCarrier(
  { port, clock }: { port: number; clock: FakeClock },
  settings: object = {},
  more: Partial<SmppCarrierOptions> = {},
): SmppCarrier {
  const parsed = smpp.parseSettings({ hosts: [{ host: "127.0.0.1", port }], system_id: "posthorn", ...settings })
  const secrets = smpp.parseSecrets({ password: "secret" })
  if (parsed.kind !== "ok" || secrets.kind !== "ok") throw new Error(JSON.stringify(parsed))
  const newId = createIds(clock)
  return new SmppCarrier({
    id: newId(),
    config: parsed.value,
    secrets: secrets.value,
    clock,
    newId,
    random: () => 0,
    log: silentLog,
    ...more,
  })
}

/** Starts an SMSC, a listener and a carrier between them. End them with `end`. */
export async function open(settings: object = {}): Promise<{ smsc: Smsc; carrier: SmppCarrier; listener: Listener }> {
  const smsc = await new Smsc().start()
  const listener = new Listener()
  const carrier = newCarrier(smsc, settings)
  await carrier.start(listener)
  return { smsc, carrier, listener }
}

/** Stops both, and lets time pass until they have ended. */
export async function end(carrier: SmppCarrier, smsc: Smsc): Promise<void> {
  await settled(Promise.all([carrier.stop(), smsc.stop()]), () => smsc.clock.advance(100))
}

/** npm's `smpp`, an independent SMPP implementation, as far as the tests use it. It has no types. */
export interface TheirPdu {
  command: string
  command_status: number
  message_id: string
  source_addr: string
  destination_addr: string
  response(fields?: object): TheirPdu
}

export interface TheirSession {
  on(event: string, act: (pdu: TheirPdu) => void): void
  send(pdu: TheirPdu): void
  deliver_sm(fields: object, answered: (answer: TheirPdu) => void): void
}

export const theirs = createRequire(import.meta.url)("smpp") as {
  createServer(options: object, onSession: (session: TheirSession) => void): Server
}

/** Stores everything it gets. Refuses while `refusals` is above 0. */
export class Listener implements CarrierListener {
  receipts: Receipt[] = []
  inbounds: Inbound[] = []
  late: LateAcceptance[] = []
  answered: { reference: string; frame: Frame }[] = []
  refusals = 0

  async receipt(receipt: Receipt): Promise<void> {
    this.#refuse()
    this.receipts.push(receipt)
  }

  async receiptAnswered(reference: string, frame: Frame): Promise<void> {
    this.answered.push({ reference, frame })
  }

  async inbound(message: Inbound): Promise<void> {
    this.#refuse()
    this.inbounds.push(message)
  }

  async acceptedLate(late: LateAcceptance): Promise<void> {
    this.#refuse()
    this.late.push(late)
  }

  #refuse(): void {
    if (this.refusals-- > 0) throw new Error("The store is away.")
    this.refusals = 0
  }
}

/** Lets the sockets work until a condition holds. `elapse` is called in between, to move a clock. */
export async function until(sentence: string, holds: () => boolean, elapse?: () => void): Promise<void> {
  const elapsedMs = stopwatch()
  while (!holds()) {
    if (elapsedMs() > patienceMs) throw new Error(`It was awaited in vain that ${sentence}.`)
    elapse?.()
    await turn()
  }
}

/** Returns the value of a promise, and lets time pass until it settles. */
export async function settled<T>(promise: Promise<T>, elapse?: () => void): Promise<T> {
  let isSettled = false
  const done = () => (isSettled = true)
  promise.then(done, done)
  await until("it is settled", () => isSettled, elapse)
  return await promise
}
