import xml, { type Element } from "@xmpp/xml"
import type {
  Carrier,
  CarrierListener,
  CarrierStatus,
  ConnectionStatus,
  Receipt,
  Submission,
  SubmitOutcome,
} from "#messaging/carriers/carrier.ts"
import { inboundFiles, type HeldContent, type InboundFiles } from "#messaging/carriers/inbound-files.ts"
import { permanentRefusal, refuseExpired } from "#messaging/carriers/refusals.ts"
import { Pacer } from "#messaging/carriers/pacer.ts"
import { backoffMs } from "#core/std/backoff.ts"
import { pause, type Clock } from "#core/std/clock.ts"
import { toSid, type NewId } from "#core/std/ids.ts"
import type { Log } from "#core/std/log.ts"
import { PendingWork } from "#core/std/pending-work.ts"
import { ComponentStream } from "./component-stream.ts"
import type { XmppCarrierConfig, XmppSecrets } from "./config.ts"
import { refusedByStanza, undeliveredReceiptOf } from "./error-meaning.ts"
import { InboundTurns, type InboundItem } from "./inbound-turns.ts"
import { FileService, type FileServiceOptions } from "./file-service.ts"
import { Queries } from "./queries.ts"
import * as stanzas from "./stanzas.ts"
import { Unanswered } from "./unanswered.ts"

export interface XmppCarrierOptions {
  id: string
  config: XmppCarrierConfig
  secrets: XmppSecrets
  clock: Clock
  newId: NewId
  random: () => number
  log: Log
  /** For files of messages: `FileService`. */
  outgoing: FileServiceOptions["outgoing"]
  publicOutgoing: FileServiceOptions["publicOutgoing"]
  /** Default: the turns of this process. */
  inboundFiles?: InboundFiles
  /** `leased`: the connection is made only when `openSessions` names it. Otherwise `start` opens it. */
  sessions?: "leased"
}

const reconnect = { firstMs: 500, mostMs: 30_000 }
/** How often a connection without traffic is probed, because a dead server sends nothing. */
const probeMs = 30_000
/** The limit of inbound stanzas that wait for the store. Beyond it, nothing is read from the connection. */
const inboundMax = 500
/** Accounts can read this, so it names no hosts. The carrier's status shows hosts to the operator. */
const downReason = "No connection to the XMPP server accepts messages now."

/**
 * A carrier that is a component of an XMPP server: one connection for the messages of all addresses of a
 * domain.
 *
 * XMPP does not acknowledge a message. So an echo follows the messages of one turn: a request to ourselves
 * that the server must route like them, and in order. Its return proves that the server has accepted them. A
 * connection that ends earlier leaves them unknown.
 */
export class XmppCarrier implements Carrier {
  readonly id: string
  readonly kind = "xmpp"
  /** One, because a server accepts one connection of a component. */
  readonly sessions: readonly string[]
  readonly #options: XmppCarrierOptions
  readonly #pacer: Pacer
  readonly #ids: stanzas.StanzaIds
  readonly #turns: InboundTurns
  readonly #unanswered: Unanswered
  readonly #queries: Queries
  readonly #files: FileService
  readonly #inboundFiles: InboundFiles
  readonly #underWay = new PendingWork()
  #listener: CarrierListener | null = null
  #stream: ComponentStream | null = null
  #mayConnect = false
  #fault: string | null = null
  #failures = 0
  #retryAt: number | null = null
  #cancelRetry = () => {}
  #cancelProbe = () => {}

  constructor(options: XmppCarrierOptions) {
    const { id, config, secrets } = options
    this.id = id
    this.#options = options
    this.sessions = [`${config.domain} at ${config.host}:${config.port}`]
    this.#pacer = new Pacer(config.messages_per_second ?? null)
    this.#ids = new stanzas.StanzaIds(secrets.password)
    this.#turns = new InboundTurns(options)
    this.#inboundFiles = options.inboundFiles ?? inboundFiles
    this.#queries = new Queries({ clock: options.clock, timeoutMs: config.response_timeout_ms })
    this.#files = new FileService({ ...options, service: config.upload ?? null, ask: (to, content) => this.#ask(to, content) }) // oxfmt-ignore
    this.#unanswered = new Unanswered({
      clock: options.clock,
      timeoutMs: config.response_timeout_ms,
      newId: options.newId,
      send: (id) => this.#stream?.write(stanzas.echoStanza(config.domain, id)),
      onTimeout: () => this.#stream?.cut(`The server did not respond within ${config.response_timeout_ms} ms.`),
    })
  }

  get windowMax(): number {
    return this.#options.config.window_max
  }

  /** Resolves when the server accepted the connection, or did not. */
  async start(listener: CarrierListener): Promise<void> {
    this.#listener = listener
    this.#turns.start()
    if (this.#options.sessions !== "leased") await this.openSessions(this.sessions)
  }

  async stop(): Promise<void> {
    await this.closeSessions(this.sessions)
    this.#listener = null
  }

  async openSessions(names: readonly string[]): Promise<void> {
    if (!names.length || this.#mayConnect) return
    this.#mayConnect = true
    this.#fault = null
    await this.#connect()
  }

  /**
   * Resolves when every message has its outcome, and inbound messages are stored or returned to their sender.
   */
  async closeSessions(names: readonly string[]): Promise<void> {
    if (!names.length) return
    this.#mayConnect = false
    this.#cancelRetry()
    this.#cancelProbe()
    await this.#underWay.settled()
    await this.#turns.stop()
    this.#turns.start()
    this.#stream?.close()
  }

  async cutSessions(names: readonly string[]): Promise<void> {
    if (names.length) this.#stream?.cut("Another process has the connection.")
    await this.closeSessions(names)
  }

  status(): CarrierStatus {
    if (!this.#listener) return { state: "down", reason: "The carrier is not started." }
    if (!this.#mayConnect) return { state: "down", reason: "This process does not have the carrier's connection." }
    if (this.#stream?.isOpen) return { state: "up", reason: null }
    return { state: "down", reason: this.#fault ?? "The connection is starting." }
  }

  connections(): readonly ConnectionStatus[] {
    if (!this.#mayConnect) return []
    const { state, reason } = this.status()
    return [
      {
        name: this.sessions[0] ?? "",
        state: state === "up" ? "up" : "down",
        reason,
        retryAt: this.#retryAt,
        unanswered: this.#underWay.size,
        windowMax: this.windowMax,
        throttled: 0,
        segmentsPerSecond: this.#options.config.messages_per_second ?? null,
      },
    ]
  }

  async submit(submission: Submission): Promise<SubmitOutcome> {
    return this.#refuse(submission) ?? (await this.#underWay.add(this.#send(submission)))
  }

  #refuse(submission: Submission): SubmitOutcome | null {
    const { config, clock } = this.#options
    if (this.status().state !== "up") return { kind: "not_sent", reason: downReason }
    if (!stanzas.jidOf(submission.from).endsWith(`@${config.domain}`))
      return permanentRefusal("sender_not_permitted", "The sender is not an address of the carrier's domain.")
    if (submission.media.length && !config.upload)
      return permanentRefusal("media_unsupported", "The carrier does not send media.")
    return refuseExpired(submission, clock)
  }

  /** Resolves with null when the service does not answer. */
  async #ask(to: string, content: Element): Promise<Element | null> {
    const { config, newId } = this.#options
    const stream = this.#stream
    if (!stream?.isOpen) return null
    const id = newId()
    const answer = this.#queries.wait(id, to)
    stream.write(stanzas.queryStanza(config.domain, { id, to }, content))
    return answer
  }

  async #send(submission: Submission): Promise<SubmitOutcome> {
    const { clock } = this.#options
    for (let waitMs; (waitMs = this.#pacer.waitMs(clock.elapsed())) > 0;) await pause(clock, waitMs)
    this.#pacer.spend(clock.elapsed())
    const urls = submission.media.length ? await this.#files.upload(submission.media) : []
    const stream = this.#stream
    if (!stream?.isOpen) return { kind: "not_sent", reason: downReason }
    if (!Array.isArray(urls)) return urls
    // One stanza for the text and one for each file, because clients show one file a message.
    const contents = [...(submission.body ? [{ body: submission.body }] : []), ...urls.map((url) => ({ body: url, url }))] // oxfmt-ignore
    const ids = contents.map((content, index) => {
      const id = this.#ids.make(submission, index + 1)
      stream.write(stanzas.textStanza(submission, { id, ...content }))
      return id
    })
    const answer = await this.#unanswered.add(ids)
    if (answer === "lost")
      return { kind: "unknown", reason: "The connection ended before the server confirmed the message." }
    if (answer === null) return { kind: "accepted", references: ids }
    return { ...refusedByStanza(answer), ...(ids.length > 1 ? { hasPart: true } : {}) }
  }

  /** Resolves when the stream is open, or has ended. */
  #connect(): Promise<void> {
    const { config, secrets, clock } = this.#options
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#retryAt = null
    const stream = new ComponentStream({
      config,
      password: secrets.password,
      clock,
      onOpen: () => {
        this.#markUp()
        resolve()
      },
      onStanza: (stanza) => this.#receive(stanza, stream),
      onEnd: (reason) => {
        this.#markDown(stream, reason)
        resolve()
      },
    })
    this.#stream = stream
    return promise
  }

  #markUp(): void {
    const { log } = this.#options
    if (this.#fault !== null) log.info({ carrier: toSid("carrier", this.id) }, "an XMPP server is reachable again")
    this.#fault = null
    this.#failures = 0
    this.#probe()
  }

  /** Sends a request now and then, to detect a dead connection. */
  #probe(): void {
    this.#cancelProbe()
    this.#cancelProbe = this.#options.clock.after(probeMs, () => {
      if (!this.#stream?.isOpen) return
      void this.#unanswered.add([])
      this.#probe()
    })
  }

  #markDown(stream: ComponentStream, reason: string): void {
    if (this.#stream !== stream) return
    const { clock, log, random } = this.#options
    this.#stream = null
    this.#cancelProbe()
    this.#unanswered.failAll()
    this.#queries.failAll()
    if (!this.#mayConnect) return
    if (this.#fault !== reason)
      log.warn({ carrier: toSid("carrier", this.id), reason }, "an XMPP server does not accept messages")
    this.#fault = reason
    const waitMs = backoffMs(this.#failures++, reconnect, random)
    this.#retryAt = clock.now() + waitMs
    this.#cancelRetry = clock.after(waitMs, () => void this.#connect())
  }

  #receive(stanza: Element, stream: ComponentStream): void {
    if (stanza.is("message")) this.#receiveMessage(stanza, stream)
    else if (stanza.is("iq")) this.#receiveQuery(stanza, stream)
    else if (stanza.is("presence")) answerPresence(stanza, stream)
  }

  #receiveMessage(stanza: Element, stream: ComponentStream): void {
    const meaning = stanzas.readMessageStanza(stanza)
    const from = stanzas.xmppAddressOf(stanzas.attributesOf(stanza).from ?? "")
    if (meaning.kind === "text") this.#receiveText(stanza, meaning, stream)
    else if (meaning.kind === "encrypted")
      stream.write(
        stanzas.errorStanza(stanza, "modify", "not-acceptable", "This address cannot read encrypted messages."),
      )
    else if (meaning.kind === "receipt")
      this.#receiveReceipt(meaning.id, from, { state: meaning.state, code: null, raw: meaning.state })
    else if (meaning.kind === "error" && !this.#unanswered.refuse(meaning.id, meaning.error))
      this.#receiveReceipt(meaning.id, from, undeliveredReceiptOf(meaning.error))
  }

  #receiveText(
    stanza: Element,
    { body, at, wantsReceipt, urls, link }: Extract<stanzas.MessageMeaning, { kind: "text" }>,
    stream: ComponentStream,
  ): void {
    const { id: carrierId, clock, newId } = this.#options
    const listener = this.#listener
    const { id, to = "", from = "" } = stanzas.attributesOf(stanza)
    const about = {
      to: stanzas.xmppAddressOf(to),
      from: stanzas.xmppAddressOf(from),
      at: at ?? clock.now(),
      returnsUnowned: true as const,
      reference: id === undefined ? newId() : `${stanzas.xmppAddressOf(from)} ${id}`,
    }
    const files = this.#files.filesOf({ body, urls, link }, about.from)
    let held: HeldContent = { content: files?.unfetched ?? { body, media: [] }, release: () => {} }
    this.#listening(stream, about.from, {
      length: body.length + urls.join("").length,
      fetch: files && (async (ended) => void (held = await this.#inboundFiles.fetch({ carrierId, from: about.from }, files, { ended }))), // oxfmt-ignore
      store: async () => listener?.inbound({ ...about, ...held.content }),
      done: (told) => {
        held.release()
        if (told.kind === "refused") stream.write(stanzas.errorStanza(stanza, "cancel", "not-acceptable"))
        else if (told.kind === "ended") stream.write(stanzas.errorStanza(stanza, "wait", "resource-constraint"))
        else if (told.value === "unowned") stream.write(stanzas.errorStanza(stanza, "cancel", "item-not-found"))
        else if (wantsReceipt) stream.write(stanzas.receiptStanza(stanza))
      },
    })
  }

  #receiveReceipt(id: string, from: string, about: Pick<Receipt, "state" | "code" | "raw">): void {
    const stream = this.#stream
    const listener = this.#listener
    if (!stream || !this.#ids.isOurs(id, from)) return
    const receipt = { ...about, reference: id, at: this.#options.clock.now() }
    this.#listening(stream, from, { length: 0, store: async () => listener?.receipt(receipt) })
  }

  /** Reads nothing more while too many inbound stanzas wait for the store. */
  #listening<T>(stream: ComponentStream, conversation: string, item: InboundItem<T>): void {
    this.#turns.recordItem(conversation, {
      ...item,
      done: (result) => {
        if (this.#turns.size < inboundMax / 2) stream.resume()
        item.done?.(result)
      },
    })
    if (this.#turns.size >= inboundMax) stream.pause()
  }

  #receiveQuery(stanza: Element, stream: ComponentStream): void {
    const { id = "", type, from } = stanzas.attributesOf(stanza)
    const { domain } = this.#options.config
    if (from === domain && this.#unanswered.answer(id)) return
    if (this.#queries.answer(stanza)) return
    if (type !== "get" && type !== "set") return
    if (type === "get" && stanza.getChild("ping", stanzas.namespaces.ping)) stream.write(stanzas.resultStanza(stanza))
    else if (type === "get" && stanza.getChild("query", stanzas.namespaces.info))
      stream.write(stanzas.resultStanza(stanza, features()))
    else if (type === "get" && stanza.getChild("query", stanzas.namespaces.items))
      stream.write(stanzas.resultStanza(stanza, xml("query", { xmlns: stanzas.namespaces.items })))
    else stream.write(stanzas.errorStanza(stanza, "cancel", "service-unavailable"))
  }
}

/** XEP-0030: clients send receipts and files to peers that announce support for them. */
function features(): Element {
  const { info, receipts, markers, outOfBand, ping } = stanzas.namespaces
  return xml(
    "query",
    { xmlns: info },
    xml("identity", { category: "gateway", type: "sms", name: "Posthorn" }),
    ...[info, receipts, markers, outOfBand, ping].map((name) => xml("feature", { var: name })),
  )
}

/** Every presence request gets a positive answer, because clients send receipts only to their contacts. */
function answerPresence(stanza: Element, stream: ComponentStream): void {
  const { type, to, from } = stanzas.attributesOf(stanza)
  const answer = (more: object) => stream.write(xml("presence", { to: from, from: to, ...more }).toString())
  if (type === "subscribe") answer({ type: "subscribed" })
  if (type === "subscribe" || type === "probe") answer({})
  if (type === "unsubscribe") answer({ type: "unsubscribed" })
}
