import { createHash } from "node:crypto"
import { claimKeysOfBatch, keyKeptMs, storeResponses } from "#core/accounts/idempotency.ts"
import { isAccountSuspended } from "#core/accounts/read-account.ts"
import { byAccount } from "#core/db/by-account.ts"
import type { Transaction } from "#core/db/database.ts"
import { Overloaded } from "#core/std/batcher.ts"
import { dayMs, hourMs } from "#core/std/durations.ts"
import { fromSid, idTime } from "#core/std/ids.ts"
import { Refusal } from "#core/std/refusal.ts"
import type { AnsweredCallback, AnswerReader, ReadAnswer } from "#core/webhooks/answer-reader.ts"
import type { MessageIntake, PreparedMessage } from "#messaging/messages/accept/accept-message.ts"
import type { SendMessage } from "#messaging/messages/accept/plan-message.ts"
import { messageAnnouncerOf, type MessagingContext } from "#messaging/messages/context.ts"
import type { messageResource } from "#messaging/messages/message-resource.ts"
import { insertNoteOnce, insertNotes } from "#messaging/messages/notes.ts"
import { readTextsForShare } from "#messaging/messages/store.ts"
import { channelOf, parseRecipient, parseSender } from "#messaging/numbers/address.ts"
import type { DocumentFault, ReadDocument, ReplyDocument, ReplyMessage } from "./reply-document.ts"
import { overReplyLimits } from "./reply-limits.ts"
import { endpointOf, replyRequestEvent, type ReplyRequest, type ReplyUrlContext } from "./reply-request.ts"

export interface ReplyReaderOptions extends MessagingContext, Pick<ReplyUrlContext, "callbacks"> {
  intake: Pick<MessageIntake, "prepare" | "storeIn">
  readDocument: ReadDocument
}

/** An answer with everything that needed no transaction. */
interface PreparedReplies extends ReadAnswer {
  eventId: string
  messageId: string
  /** The inbound message, as its event has it. */
  resource: Resource
  messages: PreparedMessage[]
  /** The next request: of a redirect, or of the fallback URL. */
  next: { request: ReplyRequest; endpointId: string } | null
  /** Why parts of the answer had no effect. */
  faults: string[]
}

type Resource = ReturnType<typeof messageResource> & { reply_request: ReplyRequest }

const hopsMax = 10
/** The replies of all answers to one message. */
const repliesMax = 10
/** Twilio's number for a URL that does not answer with 2xx. */
const unanswered = 11200
/** Longer than the schedule of retries, which takes up to 91 hours. */
const keyLifeMs = 4 * dayMs
/** A later answer has no effect, because the former key can be gone. An hour is left to record it. */
const answerMaxMs = keyLifeMs - hourMs
const leftService: ReadonlySet<string> = new Set(["sender_not_in_service", "messaging_service_not_found"])
const suspendedFault = "Posthorn did not follow the answer, because the account is suspended."

/**
 * Reads the answers of inbound URLs. The replies, the next request and the record of the attempt commit
 * together. A key for each request keeps a second attempt of the same request from replying again.
 */
export class ReplyReader implements AnswerReader<PreparedReplies> {
  readonly #options: ReplyReaderOptions

  constructor(options: ReplyReaderOptions) {
    this.#options = options
  }

  reads(type: string): boolean {
    return type === "messages.reply_requested"
  }

  read(callback: AnsweredCallback): Promise<PreparedReplies> | null {
    const { event, isSuccess } = callback
    if (!this.reads(event.type)) return null
    const resource = event.data as unknown as Resource
    if (!isSuccess && resource.reply_request.fallback === null) return null
    return this.#prepare(callback, resource)
  }

  async #prepare({ accountId, event, outcome, isSuccess }: AnsweredCallback, resource: Resource) {
    const prepared: PreparedReplies = {
      accountId,
      fault: null,
      isFinal: true,
      eventId: fromSid("event", event.sid) ?? "",
      messageId: fromSid("message", resource.sid) ?? "",
      resource,
      messages: [],
      next: null,
      faults: [],
    }
    if (this.#options.clock.now() - idTime(prepared.eventId) > answerMaxMs) {
      prepared.faults.push("The answer came days after the message, so Posthorn did not use it.")
      return prepared
    }
    const { url } = resource.reply_request
    const answer = isSuccess && outcome.kind === "response" ? outcome : null
    const document = answer && this.#options.readDocument({ url, contentType: contentTypeOf(answer), ...answer })
    if (!document || "fault" in document) await this.#prepareFallback(prepared, document)
    else await this.#prepareDocument(prepared, document)
    return prepared
  }

  /** Without an answer, or with one that cannot be read, the fallback URL is requested at once. */
  async #prepareFallback(prepared: PreparedReplies, document: DocumentFault | null): Promise<void> {
    const { fallback, url, hop, replies } = prepared.resource.reply_request
    prepared.fault = document && `${document.fault} (${document.code})`
    const error = { code: document?.code ?? unanswered, url }
    if (fallback) await this.#prepareNext(prepared, { ...fallback, hop: hop + 1, replies, fallback: null, error })
    // The usual retries follow.
    if (!prepared.next && !document) prepared.isFinal = false
  }

  async #prepareDocument(prepared: PreparedReplies, { messages, redirect, faults }: ReplyDocument): Promise<void> {
    prepared.faults.push(...faults)
    const { hop, fallback, replies } = prepared.resource.reply_request
    const room = Math.max(0, repliesMax - replies)
    for (const message of messages.slice(0, room)) await this.#prepareReply(prepared, message)
    if (messages.length > room) prepared.faults.push(refusedReply(`A message gets ${repliesMax} replies at most.`))
    if (!redirect) return
    const next = { ...redirect, hop: hop + 1, replies: replies + messages.length, fallback, error: null }
    if (hop < hopsMax) await this.#prepareNext(prepared, next)
    else prepared.faults.push(`The answers redirected more than ${hopsMax} times, so Posthorn stopped.`)
  }

  async #prepareNext(prepared: PreparedReplies, next: Omit<ReplyRequest, "opt_out_type" | "media">): Promise<void> {
    const endpoint = await endpointOf(this.#options, prepared.accountId, next.url)
    const request = { ...prepared.resource.reply_request, ...next }
    if (typeof endpoint === "string") prepared.next = { request, endpointId: endpoint }
    else prepared.faults.push(`Posthorn cannot request ${next.url}. ${endpoint.fault}`)
  }

  async #prepareReply(prepared: PreparedReplies, message: ReplyMessage): Promise<void> {
    const asked = replyTo(prepared, message)
    if (typeof asked === "string") return void prepared.faults.push(refusedReply(asked))
    try {
      prepared.messages.push(await this.#prepareMessage(prepared.accountId, asked))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      prepared.faults.push(refusedReply(error.message))
    }
  }

  /** The number can leave its service after the message arrived. Then it replies without the service. */
  async #prepareMessage(accountId: string, asked: SendMessage): Promise<PreparedMessage> {
    const { intake } = this.#options
    try {
      return await intake.prepare(accountId, asked)
    } catch (error) {
      const { serviceId, ...alone } = asked
      if (serviceId === undefined || !(error instanceof Refusal) || !leftService.has(error.code)) throw error
      return await intake.prepare(accountId, alone)
    }
  }

  async follow(tx: Transaction, answers: readonly PreparedReplies[]): Promise<void> {
    const claimed = await this.#claim(tx, answers.filter(hasEffect))
    const retried = answers.filter(({ isFinal }) => !isFinal)
    const stored = await withStoredTexts(tx, claimed)
    for (const answer of retried) await this.#writeNotesOnce(tx, answer)
    const fresh = await this.#withinLimits(tx, await this.#withoutSuspended(tx, stored))
    const messages = fresh.flatMap((answer) => answer.messages.map((message) => ({ answer, message })))
    const results = await this.#options.intake.storeIn(
      tx,
      messages.map(({ message }) => message),
    )
    for (const [index, { answer }] of messages.entries()) {
      const result = results[index]
      if (result instanceof Error) this.#writeNotes(tx, answer, [refusedReply(result.message)])
    }
    for (const answer of fresh) this.#writeNotes(tx, answer, answer.faults)
    await this.#requestNext(tx, fresh)
  }

  /** Returns the answers whose request had no earlier one. */
  async #claim(tx: Transaction, answers: readonly PreparedReplies[]): Promise<PreparedReplies[]> {
    const keyed = answers.map(({ accountId, eventId }) => {
      const key = `reply ${eventId}`
      return { accountId, key: { key, requestHash: createHash("sha256").update(key).digest() } }
    })
    const claims = await claimKeysOfBatch(tx, keyed, this.#options.clock.now() + keyLifeMs - keyKeptMs)
    // Nothing is recorded, so the attempt is made again, and then this is known.
    if (claims.some((claim) => claim?.kind === "in_progress"))
      throw new Overloaded("Another process records an answer to the same request at this moment.")
    const isNew = (index: number) => claims[index]?.kind === "new"
    for (const [accountId, own] of byAccount(keyed.filter((_, index) => isNew(index)), (each) => each.accountId)) // oxfmt-ignore
      await storeResponses(tx, accountId, own.map(({ key: { key } }) => ({ key, status: 200, response: "" }))) // oxfmt-ignore
    return answers.filter((_, index) => isNew(index))
  }

  /** The account can be suspended after the request. Then nothing is sent or requested for it. */
  async #withoutSuspended(tx: Transaction, answers: readonly PreparedReplies[]): Promise<PreparedReplies[]> {
    const accountIds = [...new Set(answers.map(({ accountId }) => accountId))]
    const verdicts = await Promise.all(accountIds.map((accountId) => isAccountSuspended(tx, accountId)))
    const suspended = new Set(accountIds.filter((_, index) => verdicts[index]))
    return answers.map((answer) =>
      suspended.has(answer.accountId) && (answer.messages.length || answer.next)
        ? { ...answer, messages: [], next: null, faults: [...answer.faults, suspendedFault] }
        : answer,
    )
  }

  /** Leaves out the replies over the limits, with a fault for each limit. */
  async #withinLimits(tx: Transaction, answers: readonly PreparedReplies[]): Promise<PreparedReplies[]> {
    const planned = answers.flatMap(({ messages }) => messages.map(({ message }) => message))
    const over = planned.length ? await overReplyLimits(tx, planned, this.#options.clock.now()) : []
    return answers.map((answer) => {
      const own = over.splice(0, answer.messages.length)
      const faults = new Set(own.flatMap((fault) => (fault === null ? [] : refusedReply(fault))))
      const messages = answer.messages.filter((_, index) => own[index] === null)
      return { ...answer, messages, faults: [...answer.faults, ...faults] }
    })
  }

  #writeNotes(tx: Transaction, { accountId, messageId }: PreparedReplies, faults: readonly string[]): void {
    const { newId, clock } = this.#options
    const at = clock.now()
    insertNotes(
      tx,
      accountId,
      faults.map((reason) => ({
        id: newId(),
        messageId,
        kind: "reply_fault",
        at,
        detail: JSON.stringify({ reason }),
      })),
    )
  }

  /** For a failure that is retried: each attempt finds the same faults. */
  async #writeNotesOnce(tx: Transaction, { accountId, messageId, faults }: PreparedReplies): Promise<void> {
    const { newId, clock } = this.#options
    const note = { messageId, kind: "reply_fault", at: clock.now() } as const
    for (const reason of faults)
      await insertNoteOnce(tx, accountId, { ...note, id: newId(), detail: JSON.stringify({ reason }) })
  }

  async #requestNext(tx: Transaction, answers: readonly PreparedReplies[]): Promise<void> {
    const { newId, clock } = this.#options
    const continued = answers.flatMap(({ next, ...answer }) => (next ? [{ ...answer, next }] : []))
    if (!continued.length) return
    const accountIds = continued.map(({ accountId }) => accountId)
    const announcer = messageAnnouncerOf(tx, accountIds, this.#options)
    await announcer.announce(
      continued.map(({ accountId, messageId, resource, next: { request, endpointId } }) =>
        replyRequestEvent({ accountId, messageId, endpointId }, resource, request, { id: newId(), now: clock.now() }),
      ),
    )
  }
}

/**
 * An answer without effect leaves its request open, so it can be sent again by hand. A failure that is
 * retried leaves it open for the retry.
 */
function hasEffect({ isFinal, messages, next, faults }: PreparedReplies): boolean {
  return isFinal && (messages.length > 0 || next !== null || faults.length > 0)
}

/**
 * The message can be deleted or redacted while its request runs. Then its former text must not be stored
 * again, so the next request of a deleted message is left out.
 */
async function withStoredTexts(tx: Transaction, answers: readonly PreparedReplies[]): Promise<PreparedReplies[]> {
  const texts = new Map<string, string>()
  for (const [accountId, own] of byAccount(answers, (answer) => answer.accountId)) {
    const ids = [...new Set(own.map(({ messageId }) => messageId))]
    for (const [id, body] of await readTextsForShare(tx, accountId, ids)) texts.set(id, body)
  }
  return answers.map((answer) => {
    const body = texts.get(answer.messageId)
    return body === undefined ? { ...answer, next: null } : { ...answer, resource: { ...answer.resource, body } }
  })
}

function contentTypeOf({ headers }: { headers: Readonly<Record<string, string | string[] | undefined>> }): string {
  const header = headers["content-type"]
  return typeof header === "string" ? header : ""
}

function refusedReply(reason: string): string {
  return `Posthorn did not send a reply. ${reason}`
}

/** An inbound message can come from a short code, a name, or a sender without an address. */
function canReceive(address: string): boolean {
  return channelOf(address) !== "sms" || /^\+[1-9]\d{7,14}$/.test(address)
}

/** Returns the reply as a message to send, or why it cannot be one. */
function replyTo({ resource, messageId }: PreparedReplies, message: ReplyMessage): SendMessage | string {
  const given = {
    to: message.to === null ? undefined : parseRecipient(message.to),
    from: message.from === null ? undefined : parseSender(message.from),
  }
  for (const address of [given.to, given.from]) if (address?.kind === "fault") return address.sentence
  const to = given.to && "text" in given.to ? given.to.text : resource.from
  const from = given.from && "text" in given.from ? given.from.text : resource.to
  if (!given.to && !canReceive(to)) return "The message came from a sender that cannot receive messages. Set `to`."
  if (channelOf(to) !== channelOf(from)) return `${from} cannot send to ${to}, because they are of different channels.`
  const serviceId = given.from ? undefined : fromSid("messagingService", resource.messaging_service_sid ?? "")
  return {
    to,
    from,
    channel: channelOf(to),
    ...(serviceId === undefined ? {} : { serviceId }),
    body: message.body,
    mediaUrls: message.mediaUrls,
    ...(message.statusCallback === null
      ? {}
      : { callback: { url: message.statusCallback, form: "twilio", isOptional: true } }),
    replyTo: messageId,
    tags: [],
    sendAt: null,
    validityMs: null,
    segmentsMax: null,
    isUrgent: false,
  }
}
