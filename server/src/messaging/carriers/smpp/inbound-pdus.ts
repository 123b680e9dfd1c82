import { createHash } from "node:crypto"
import type { CarrierListener, DescribedKind, Frame, Inbound } from "#messaging/carriers/carrier.ts"
import { hasBinaryPart, undecodedPart } from "#messaging/carriers/part-text.ts"
import { PermanentFault } from "#messaging/carriers/permanent-fault.ts"
import { pause, type Clock } from "#core/std/clock.ts"
import { toSid, type NewId } from "#core/std/ids.ts"
import { maskNumber, type Log } from "#core/std/log.ts"
import { commandStatus } from "#messaging/smpp/command-status.ts"
import { storableText } from "#core/std/storable-text.ts"
import { languageOfHeader, readPduContent } from "#messaging/smpp/content.ts"
import { alphabetOf, decodeText, describeWaiting, isOpaque } from "#messaging/smpp/data-coding.ts"
import type { Pdu, RequestPdu } from "#messaging/smpp/pdu.ts"
import { type DeliveryReceipt, fieldsOfReceipt, readReceipt } from "#messaging/smpp/receipt.ts"
import type { SmppAnswer } from "#messaging/smpp/session-options.ts"
import { readTlv } from "#messaging/smpp/tlvs.ts"
import { readAddress } from "./addresses.ts"
import type { SmppCarrierConfig } from "./config.ts"
import { maskReceiptFrame } from "./mask-frames.ts"
import { meaningOfReceipt } from "./meanings.ts"
import { Reassembly, type JoinedMessage, type AddedPart } from "./reassembly.ts"
import type { References } from "./references.ts"
import type { Trace } from "./trace.ts"

type Delivery = Pdu<"deliver_sm" | "data_sm">

/** The session on which a request arrived. */
interface ReceivingBind {
  /** Whether the answer can still reach the carrier. */
  readonly isBound: boolean
  /** Calls `tell` with the answer to the request of this number when it leaves, if the session is traced. */
  onAnswer(sequence: number, tell: (answer: Frame) => void): void
}

export interface DeliveriesOptions {
  carrierId: string
  clock: Clock
  newId: NewId
  log: Log
  config: SmppCarrierConfig
  references: References
  trace: Trace
  /** Resolves when every submission that is under way at the call has its answer. */
  answersUnderWay(): Promise<unknown>
}

/** How long a receipt waits for an answer that may arrive later, while the base of ids is unknown. */
const earlyWaitMs = 5_000
/** The limit of refused or interrupted messages that are remembered, so that a repeated one is recognised. */
const unansweredMax = 10_000
/** A receipt's time is used if it is not in the future and not older than this. */
const receiptAgeMsMax = 7 * 24 * 60 * 60 * 1_000

const acknowledged: SmppAnswer = { status: 0 }
/**
 * Phone networks carry 140 octets in a part. A longer one, of message_payload, is a message of its own, so
 * that 255 parts are joined in milliseconds.
 */
const partOctetsMax = 1_000
/** Carriers have few states. More states than this are noise. */
const unknownStatesMax = 100
const stateCharactersMax = 20
const unknownStateSentence =
  "a carrier's receipts have a state that Posthorn does not know, so their messages stay sent: ask the carrier what it means, and set " +
  "receipt_states in its settings"
const namelessSentence =
  "a receipt names no message. Posthorn ignores it and further ones like it; ask the carrier to send ids in receipts"

/**
 * Handles the carrier's receipts and messages. Each is answered after its listener has stored it. A
 * `PermanentFault` is answered with a permanent error. After any other rejection the session answers with a
 * temporary error, and the carrier sends the request again.
 */
export class InboundPdus {
  readonly #options: DeliveriesOptions
  readonly #reassembly: Reassembly
  #listener: CarrierListener | null = null
  /** One warning is enough, because the fault is the same in every receipt of the carrier. */
  #hasWarned = false
  /** States of receipts that were logged as unknown. */
  readonly #unknownStates = new Set<string>()
  #calls = 0
  #onIdle: (() => void) | null = null
  /** The references of messages whose answer has not reached the carrier, by content. */
  readonly #unanswered = new Map<string, string>()

  constructor(options: DeliveriesOptions) {
    const { clock, newId, config } = options
    this.#options = options
    this.#reassembly = new Reassembly({
      clock,
      expireMs: config.parts_expire_ms,
      newReference: newId,
      store: (joined) => this.#storeJoined(joined),
      canKeep: () => this.#listener?.storeParts !== undefined,
      keep: (parts, how) => this.#call(async (listener) => (await listener.storeParts?.(parts, how)) ?? false),
    })
  }

  start(listener: CarrierListener): void {
    this.#listener = listener
  }

  /** Resolves when no call of the listener is under way. */
  async stop(): Promise<void> {
    // The carrier already has our acknowledgement of these.
    if (this.#options.config.parts_answered === "at_once") await this.#reassembly.flush()
    this.#listener = null
    this.#reassembly.clear()
    if (this.#calls) await new Promise<void>((resolve) => (this.#onIdle = resolve))
  }

  /** Answers a deliver_sm or data_sm. `seen` is its frame, while the session is traced. */
  async answer(request: RequestPdu, bind: ReceivingBind, seen?: Frame): Promise<SmppAnswer> {
    if (request.command !== "deliver_sm" && request.command !== "data_sm")
      return { status: commandStatus.ESME_RINVCMDID }
    const { config, trace } = this.#options
    const frame = trace.ofReceipt(seen, request.fields.sourceAddr)
    const options = { alphabet: config.default_alphabet, trustsTlvs: config.receipts_by_parameters_alone }
    const receipt = readReceipt(request, options)
    try {
      return receipt
        ? await this.#receiveReceipt(request, receipt, { bind, frame })
        : await this.#receiveMessage(request, bind)
    } catch (error) {
      if (error instanceof PermanentFault) return { status: commandStatus.ESME_RX_P_APPN }
      throw error
    }
  }

  async #receiveReceipt(
    request: Delivery,
    said: DeliveryReceipt,
    { bind, frame }: { bind: ReceivingBind; frame: Frame | undefined },
  ): Promise<SmppAnswer> {
    const { config, log, carrierId } = this.#options
    const reference = await this.#referenceOf(request, said)
    if (reference === null) {
      if (!this.#hasWarned) log.warn({ carrier: toSid("carrier", carrierId) }, namelessSentence)
      this.#hasWarned = true
      return acknowledged
    }
    this.#checkState(said)
    const { state, code } = meaningOfReceipt(said, config)
    const kept = fieldsOfReceipt(said.text)
    const raw = kept.trim() || `id:${said.messageIds[0]} stat:${said.state ?? ""}`
    const former = this.#options.references.legacyReferenceOf(reference, said.messageIds)
    const formerReference = former === null ? {} : { formerReference: former }
    const told = {
      reference,
      ...formerReference,
      state,
      code,
      at: this.#timeOf(said),
      raw,
      ...(frame && { frames: [maskReceiptFrame(frame, request, kept)] }),
    }
    await this.#call((listener) => listener.receipt(told))
    if (frame) bind.onAnswer(request.sequence, (answer) => this.#reportAnswer(reference, { ...frame, ...answer }))
    return acknowledged
  }

  /**
   * Logs an unknown state for the operator. The message stays `sent` until the operator configures the
   * state's meaning.
   */
  #checkState({ state, stateWord }: DeliveryReceipt): void {
    const { config, log, carrierId } = this.#options
    const word = stateWord?.slice(0, stateCharactersMax).toUpperCase()
    if (state !== null || !word || config.receipt_states.has(word) || this.#unknownStates.has(word)) return
    if (this.#unknownStates.size >= unknownStatesMax) return
    this.#unknownStates.add(word)
    log.warn({ carrier: toSid("carrier", carrierId), state: word }, unknownStateSentence)
  }

  /** A trace is only for people, so a frame that cannot be stored is dropped. */
  #reportAnswer(reference: string, frame: Frame): void {
    const told = this.#call(async (listener) => listener.receiptAnswered?.(reference, frame))
    told.catch((error: unknown) => this.#options.log.warn({ err: error }, "the trace of an answer was not stored"))
  }

  async #referenceOf(request: Delivery, { messageIds }: DeliveryReceipt): Promise<string | null> {
    const { references, clock, answersUnderWay } = this.#options
    const from = request.fields.sourceAddr
    const at = references.ofReceipt(messageIds, from, false)
    if (at !== null || !messageIds.length) return at
    const giveUp = new AbortController()
    await Promise.race([answersUnderWay(), pause(clock, earlyWaitMs, giveUp.signal)])
    giveUp.abort()
    return references.ofReceipt(messageIds, from, true)
  }

  #timeOf({ doneAt }: DeliveryReceipt): number {
    const { clock, config } = this.#options
    const now = clock.now()
    const at = doneAt === null ? now : doneAt - config.receipt_utc_offset_minutes * 60_000
    return at > now || now - at > receiptAgeMsMax ? now : at
  }

  async #receiveMessage(request: Delivery, bind: ReceivingBind): Promise<SmppAnswer> {
    const { config } = this.#options
    const { fields } = request
    const { octets, part, header } = readPduContent(request)
    const from = readAddress(
      { ton: fields.sourceAddrTon, npi: fields.sourceAddrNpi, address: fields.sourceAddr },
      config,
    )
    const to = readAddress(
      { ton: fields.destAddrTon, npi: fields.destAddrNpi, address: fields.destinationAddr },
      config,
    )
    const alphabet = alphabetOf(fields.dataCoding, config.default_alphabet)
    const coding = { alphabet, language: languageOfHeader(header) }
    const id = readTlv(request.tlvs, "receiptedMessageId")?.trim() ?? ""
    if (part && part.total > 1 && octets.length <= partOctetsMax)
      return await this.#receivePart(this.#reassembly.add(from, to, { text: undecodedPart(octets, coding), part }))
    const text = decodeText(octets, coding)
    const waiting = text === "" ? describeWaiting(fields.dataCoding, header) : null
    const described = waiting === null ? isOpaque(octets, coding) && "binary" : "waiting"
    return await this.#receiveUndivided({ from, to, text: waiting ?? text, id }, described, bind)
  }

  /**
   * Some SMSCs send their id of the message (receipted_message_id). Then the same id with the same content is
   * the same message, also after a crash. Without an id, the same content is the same message only if no
   * acknowledgement had reached the carrier, as far as this process knows. People do send the same words
   * twice, and each of those messages counts.
   */
  async #receiveUndivided(
    said: { from: string; to: string; text: string; id: string },
    described: DescribedKind | false,
    bind: ReceivingBind,
  ): Promise<SmppAnswer> {
    const { from, to, text: body, id } = said
    const key = hashOf(said)
    // This hash is stored. It excludes runs of digits, because a person with the rest of the text could find
    // a code by trying all numbers.
    const ofId = id ? `smsc ${hashOf({ ...said, text: said.text.replaceAll(/\d{4,}/g, "") })}` : null
    const reference = ofId ?? this.#unanswered.get(key) ?? this.#options.newId()
    this.#unanswered.delete(key)
    try {
      const at = this.#options.clock.now()
      await this.#inbound({ from, to, body, media: [], at, reference, ...(described && { described }) })
      if (!bind.isBound) this.#remember(key, reference)
    } catch (error) {
      if (!(error instanceof PermanentFault)) this.#remember(key, reference)
      throw error
    }
    return acknowledged
  }

  /**
   * A carrier may send the next part only after the answer to this one, or send it to another process. So the
   * part is stored by itself after a while. SMSCs often wait no longer than two seconds for an answer, and
   * `parts_held_ms` is shorter. If the part cannot be stored by itself, the answer is a temporary error.
   */
  async #receivePart({ isWhole, stored, keep }: AddedPart): Promise<SmppAnswer> {
    const { config, clock } = this.#options
    const over = new AbortController()
    const held = pause(clock, config.parts_held_ms, over.signal).then(async () => {
      if (over.signal.aborted) return
      if (!this.#listener?.storeParts) throw new Error("The other parts of the message have not come yet.")
      keep()
      await stored
    })
    if (!isWhole && config.parts_answered === "at_once") {
      // If this fails, the message is later stored with gaps.
      held.catch(() => undefined)
      return acknowledged
    }
    try {
      await (isWhole ? stored : Promise.race([stored, held]))
    } finally {
      over.abort()
    }
    return acknowledged
  }

  #remember(key: string, reference: string): void {
    this.#unanswered.set(key, reference)
    if (this.#unanswered.size > unansweredMax) this.#unanswered.delete(this.#unanswered.keys().next().value ?? "")
  }

  async #storeJoined({ missing, ...joined }: JoinedMessage): Promise<void> {
    const { log, carrierId } = this.#options
    if (missing) {
      const facts = { carrier: toSid("carrier", carrierId), from: maskNumber(joined.from), missing }
      log.warn(facts, "parts of a long inbound message are missing; Posthorn stores it without them")
    }
    const isBinary = hasBinaryPart(joined.joinedFrom.texts)
    await this.#inbound({ ...joined, media: [], ...(isBinary && { described: "binary" }) })
  }

  #inbound(message: Inbound): Promise<unknown> {
    return this.#call((listener) => listener.inbound({ ...message, body: storableText(message.body) }))
  }

  /** Calls the listener, unless the carrier has stopped. `stop` waits for the call. */
  async #call<T>(act: (listener: CarrierListener) => Promise<T>): Promise<T> {
    if (!this.#listener) throw new Error("The carrier is being stopped.")
    this.#calls++
    try {
      return await act(this.#listener)
    } finally {
      this.#calls--
      if (!this.#calls) this.#onIdle?.()
    }
  }
}

function hashOf(said: object): string {
  return createHash("sha256").update(JSON.stringify(said)).digest("base64")
}
