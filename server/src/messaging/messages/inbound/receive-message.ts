import { createHash } from "node:crypto"
import { claimKeys, storeResponses } from "#core/accounts/idempotency.ts"
import type { Inbound, InboundParts, PartText } from "#messaging/carriers/carrier.ts"
import { textOfPart } from "#messaging/carriers/part-text.ts"
import type { Transaction } from "#core/db/database.ts"
import { messageDefaults } from "#messaging/messages/accept/plan-message.ts"
import { messageAnnouncerOf, type MessagingContext } from "#messaging/messages/context.ts"
import { insertMedia } from "#messaging/messages/media/media-store.ts"
import { mediaTypeOf } from "#messaging/messages/media/media-type.ts"
import { messageEvent, messageResource } from "#messaging/messages/message-resource.ts"
import type { Message } from "#messaging/messages/message.ts"
import { Overloaded } from "#core/std/batcher.ts"
import { countSegmentsOn } from "#messaging/channels/segments.ts"
import { insertNotes } from "#messaging/messages/notes.ts"
import { insertMessages } from "#messaging/messages/store.ts"
import { channelOf } from "#messaging/numbers/address.ts"
import type { KeywordAction } from "#messaging/numbers/opt-out-keywords.ts"
import type { NewEvent } from "#core/endpoints/announcer.ts"
import { idTime, toSid } from "#core/std/ids.ts"
import { orStoreDeadLetter, UnownedNumber } from "./dead-letters.ts"
import { obeyKeyword } from "./obey-keyword.ts"
import { findReplyUrl, replyRequestEvent, type ReplyUrl, type ReplyUrlContext } from "./reply-request.ts"
import { rememberJoined } from "./remember-joined.ts"

export interface ReceiveContext extends MessagingContext {
  /** Returns the account that owns the number, whatever process registered it. */
  receiverOf(number: string): string | null | Promise<string | null>
  /** Without it, no number has an inbound URL. */
  replyUrls?: ReplyUrlContext
}

/** The limit of a message's counter of segments. */
const segmentsCountedMax = 255

/**
 * Receives a message from a carrier: stores and announces it and applies its keyword, in one commit. After
 * that the carrier can be acknowledged. The same reference is stored once. A message for a number without an
 * owner becomes a dead letter, or is only counted if the adapter tells its sender. A message that the store
 * refuses permanently becomes a dead letter, and the call rejects with `PermanentFault`.
 */
export async function receiveMessage(
  context: ReceiveContext,
  carrierId: string,
  said: Inbound,
): Promise<void | "unowned"> {
  const inbound = await withoutCodes(context, said)
  return await orStoreDeadLetter(context, carrierId, inbound, () => storeInbound(context, carrierId, inbound))
}

/**
 * Masks the codes that were sent to the other side. A carrier may deliver a receipt as a message, and the
 * receipt may quote a code.
 */
async function withoutCodes(context: ReceiveContext, said: Inbound): Promise<Inbound> {
  const { from, joinedFrom } = said
  const [body = said.body] = (await context.verifications?.maskCodes(context.db, from, [said.body])) ?? []
  if (!joinedFrom) return { ...said, body: body ?? "" }
  const texts = await withoutCodesInParts(context, from, joinedFrom.texts)
  return { ...said, body: body ?? "", joinedFrom: { ...joinedFrom, texts } }
}

/** As `withoutCodes`, for the parts of a long message. A part with a code is kept as its masked text. */
export async function withoutCodesInParts(
  { db, verifications }: ReceiveContext,
  from: string,
  parts: InboundParts["texts"],
): Promise<(PartText | null)[]> {
  const read = parts.map((part) => part && textOfPart(part))
  const masked = (await verifications?.maskCodes(db, from, read)) ?? read
  return parts.map((part, index) => (masked[index] === read[index] ? part : (masked[index] ?? null)))
}

/** As `receiveMessage`, but a message that becomes a dead letter only rejects. */
export async function storeInbound(context: ReceiveContext, carrierId: string, inbound: Inbound): Promise<void> {
  const accountId = await context.receiverOf(inbound.to)
  if (accountId === null) throw new UnownedNumber()
  const { replyUrls } = context
  const replyUrl = replyUrls ? await findReplyUrl(replyUrls, accountId, inbound.to) : null
  await context.db.transaction((tx) => receiveIn(tx, context, { accountId, replyUrl }, carrierId, inbound))
}

async function receiveIn(
  tx: Transaction,
  context: ReceiveContext,
  { accountId, replyUrl }: { accountId: string; replyUrl: ReplyUrl | null },
  carrierId: string,
  inbound: Inbound,
): Promise<void> {
  const now = context.clock.now()
  const announcer = messageAnnouncerOf(tx, [accountId], context)
  if (!(await isFirst(tx, accountId, carrierId, inbound, now))) return
  const message = inboundMessage(context, { accountId, serviceId: replyUrl?.serviceId ?? null }, carrierId, inbound)
  insertMessages(tx, [message])
  rememberJoined(tx, carrierId, inbound, context)
  const media = inbound.media.map((file) => ({
    accountId,
    id: context.newId(),
    messageId: message.id,
    url: null,
    contentType: mediaTypeOf(file.content, file.contentType),
    content: file.content,
    createdAt: now,
  }))
  for (const file of media) await insertMedia(tx, file)
  const detail = JSON.stringify({ carrier_reference: inbound.reference })
  const received = messageEvent(message, context.newId, detail)
  reportLost(tx, context, message, inbound)
  const { action, replies } = await obeyKeyword(tx, context, message, announcer)
  const requests = replyUrl ? requestReply(tx, context, message, { replyUrl, media, action }) : []
  await announcer.announce([received, ...replies, ...requests])
}

/** Returns the event that requests the reply. If Posthorn cannot call the URL, it writes a note instead. */
function requestReply(
  tx: Transaction,
  { newId, clock }: ReceiveContext,
  message: Message,
  {
    replyUrl: { inbound, endpointId, fault },
    media,
    action,
  }: { replyUrl: ReplyUrl; media: readonly { id: string; contentType: string }[]; action: KeywordAction | null },
): NewEvent[] {
  const { accountId, id: messageId } = message
  if (!inbound) return []
  if (endpointId === null) {
    const detail = JSON.stringify({ reason: fault, url: inbound.url })
    insertNotes(tx, accountId, [{ id: newId(), messageId, kind: "reply_fault", at: clock.now(), detail }])
    return []
  }
  const request = {
    ...inbound,
    hop: 0,
    replies: 0,
    error: null,
    opt_out_type: action && optOutTypes[action],
    media: media.map(({ id, contentType }) => ({ sid: toSid("media", id), content_type: contentType })),
  }
  const place = { id: newId(), now: clock.now() }
  return [replyRequestEvent({ accountId, messageId, endpointId }, messageResource(message), request, place)]
}

const optOutTypes = { stop: "STOP", start: "START", help: "HELP" } as const satisfies Record<KeywordAction, string>

/** Tells the account and the operator what the stored message lacks. */
function reportLost(tx: Transaction, { metrics, newId }: ReceiveContext, message: Message, inbound: Inbound): void {
  const { filesLost = 0, described } = inbound
  if (described) tx.onCommit(() => metrics.inboundDescribed.inc({ kind: described }))
  if (!filesLost) return
  tx.onCommit(() => metrics.inboundFilesLost.inc(filesLost))
  const detail = JSON.stringify({ files: filesLost, stored: message.numMedia })
  insertNotes(tx, message.accountId, [
    { id: newId(), messageId: message.id, kind: "files_lost", at: message.createdAt, detail },
  ])
}

/**
 * Whether this reference is new. A carrier that missed the acknowledgement sends a message again under the
 * same reference.
 */
async function isFirst(
  tx: Transaction,
  accountId: string,
  carrierId: string,
  inbound: Inbound,
  now: number,
): Promise<boolean> {
  const requestHash = createHash("sha256").update(`${inbound.from} ${inbound.to}`).digest()
  const key = `inbound ${carrierId} ${createHash("sha256").update(inbound.reference).digest("hex")}`
  const [claimed] = await claimKeys(tx, accountId, [{ key, requestHash }], now)
  // The carrier sends it again. Then it is a replay, or is stored if the other transaction failed.
  if (claimed?.kind === "in_progress") throw new Overloaded("The same inbound message is being stored at this moment.")
  if (claimed?.kind === "replay") return false
  // If the carrier uses a reference again for another message, that is a new message.
  if (claimed?.kind === "new") await storeResponses(tx, accountId, [{ key, status: 200, response: "" }])
  return true
}

function inboundMessage(
  context: ReceiveContext,
  { accountId, serviceId }: { accountId: string; serviceId: string | null },
  carrierId: string,
  inbound: Inbound,
): Message {
  const channel = channelOf(inbound.to)
  const { encoding, count } = countSegmentsOn(channel, inbound.body)
  const id = context.newId()
  return {
    ...messageDefaults,
    accountId,
    id,
    direction: "inbound",
    status: "received",
    channel: channel === "sms" && inbound.media.length ? "mms" : channel,
    to: inbound.to,
    from: inbound.from,
    body: inbound.body,
    encoding,
    // A carrier can send more segments than a message can count.
    numSegments: Math.min(count, segmentsCountedMax),
    numMedia: inbound.media.length,
    priceUnit: context.prices.priceUnit,
    carrierId,
    messagingServiceId: serviceId,
    createdAt: idTime(id),
    updatedAt: idTime(id),
  }
}
