import type { MessageTemplate } from "#messaging/carriers/carrier.ts"
import type { Metadata } from "#core/db/metadata-terms.ts"
import type { Callback } from "#core/endpoints/callback-endpoints.ts"
import type { MessagingContext } from "#messaging/messages/context.ts"
import { startFallback } from "#messaging/messages/fallback/fallback.ts"
import type { PlannedChannel } from "#messaging/messages/fallback/listed-channels.ts"
import type { Message } from "#messaging/messages/message.ts"
import { MessagingRefusal } from "#messaging/messages/refusals.ts"
import { channelName, overChannel } from "#messaging/channels/channels.ts"
import { countSegmentsOn } from "#messaging/channels/segments.ts"
import { priorities } from "#core/queue/queue.ts"
import type { MessageRoutes } from "#messaging/routing/message-routes.ts"
import type { ChosenRoute } from "#messaging/routing/route-table.ts"
import { idTime } from "#core/std/ids.ts"
import { bodyLimitOf, countCharacters } from "./body-limits.ts"
import { refuseName } from "./refuse-name.ts"

/** The recipient, the sender and the channel of a message. */
export interface Addresses {
  to: string
  from: string
  channel: string
}

/** A requested message, with every parameter parsed. */
export interface SendMessage extends Addresses {
  /** The messaging service that chooses each `from` that is empty. */
  serviceId?: string
  /** Further addresses, each tried when the one before it does not deliver. Nearly all messages have none. */
  fallbacks?: readonly Addresses[]
  /** The time that each of several addresses has to deliver. */
  fallbackAfterMs?: number
  /** Empty for a message with media only. */
  body: string
  mediaUrls: readonly string[]
  /** For recipients on WhatsApp alone: it is sent instead of the body. */
  template?: MessageTemplate
  tags: readonly string[]
  metadata?: Metadata
  /** Where its later statuses are reported. */
  callback?: Callback
  /** The inbound message that it answers. */
  replyTo?: string
  /** Milliseconds; null sends at once. */
  sendAt: number | null
  validityMs: number | null
  segmentsMax: number | null
  /** Sent before other messages: verification codes. */
  isUrgent: boolean
  /** The verification whose code the body holds as a mask; absent for all other messages. */
  verificationId?: string
}

export interface MessagePlanContext extends Pick<MessagingContext, "newId" | "prices"> {
  routes: Pick<MessageRoutes, "chooseRoute">
}

/** A message that can be queued, with the choice of its route for the timeline, as JSON. */
export interface PlannedMessage {
  message: Message
  detail: string
}

export const bodyOrMediaDemand = "The message has neither a `body` nor a `media_url`. Send at least one of them."

/** Plans the requested message on the best route now. Stores nothing. Refuses with `MessagingRefusal`. */
export function planMessage(context: MessagePlanContext, accountId: string, request: SendMessage): PlannedMessage {
  const { body, mediaUrls, tags, metadata = {}, template, fallbacks = [], fallbackAfterMs = 0 } = request
  const { choice, ...first } = planChannel(context, accountId, request, request)
  const others = fallbacks.map((addresses) => planChannel(context, accountId, request, addresses))
  const id = context.newId()
  // The id's own time, so that an order by time is an order by id.
  const now = idTime(id)
  const message = {
    ...messageDefaults,
    ...first,
    accountId,
    id,
    body,
    mediaUrls,
    numMedia: mediaUrls.length,
    template: template ? JSON.stringify(template) : null,
    tags,
    metadata,
    priceUnit: context.prices.priceUnit,
    carrierId: choice.carrierId,
    priority: request.isUrgent ? priorities.urgent : priorities.bulk,
    verificationId: request.verificationId ?? null,
    messagingServiceId: request.serviceId ?? null,
    replyTo: request.replyTo ?? null,
    sendAt: request.sendAt,
    expiresAt: request.validityMs === null ? null : (request.sendAt ?? now) + request.validityMs,
    createdAt: now,
    updatedAt: now,
    fallback: others.length ? startFallback([first, ...others], fallbackAfterMs) : null,
  }
  return { message, detail: JSON.stringify(choice.detail) }
}

/** The part of a message that depends on its addresses, and the carrier for them. */
function planChannel(
  { routes, prices }: MessagePlanContext,
  accountId: string,
  { body, mediaUrls, tags, segmentsMax, template }: SendMessage,
  addresses: Addresses,
): PlannedChannel & { choice: ChosenRoute } {
  const { to, from } = addresses
  const channel = addresses.channel === "sms" && mediaUrls.length ? "mms" : addresses.channel
  const hasMedia = mediaUrls.length > 0
  refuseUnsendable({ to, from, channel, body, hasMedia, hasTemplate: template !== undefined })
  const { encoding, count } = countSegmentsOn(channel, body)
  if (segmentsMax !== null && count > segmentsMax) {
    throw new MessagingRefusal(
      "message_too_long",
      `The body needs ${count} segments, and \`max_segments\` is ${segmentsMax}. Shorten the body or raise the limit.`,
      { param: "body" },
    )
  }
  const choice = routes.chooseRoute({ accountId, to, from, channel, tags })
  if (!choice) {
    throw new MessagingRefusal(
      "channel_unavailable",
      `No carrier of this installation sends ${overChannel(channel)}. Use an address of another channel, or ask the operator for a carrier.`,
      { param: "to" },
    )
  }
  refuseName(addresses, choice)
  const rateMicros = prices.priceMicros({ to, channel }, count)
  return { channel, to, from, encoding, numSegments: count, rateMicros, choice }
}

/**
 * Refuses a message that no carrier of this channel could send: to its own sender, without content, or with
 * a text that is too long. Sending and the preview check each address.
 */
export function refuseUnsendable(message: {
  to: string
  from: string
  channel: string
  body: string
  hasMedia: boolean
  hasTemplate: boolean
}): void {
  const { to, from, channel, body, hasMedia, hasTemplate } = message
  if (to === from)
    throw new MessagingRefusal("same_address", "`to` and `from` are the same address. Send to another number.", {
      param: "to",
    })
  // WhatsApp gets the template instead of the body.
  if (hasTemplate && channel === "whatsapp") return
  refuseLongBody(body, channel)
  if (body || hasMedia) return
  const detail = hasTemplate
    ? `A template works only on WhatsApp, but this message can also use ${channelName(channel)}. Send a \`body\` too.`
    : bodyOrMediaDemand
  throw new MessagingRefusal("body_or_media_required", detail, { param: "body" })
}

/** Refuses with `message_too_long`. A body of at most as many UTF-16 code units needs no count. */
export function refuseLongBody(body: string, channel: string): void {
  const limit = bodyLimitOf(channel)
  if (body.length <= limit) return
  const count = countCharacters(body)
  if (count <= limit) return
  const detail = `\`body\` has ${count} characters, and a message ${overChannel(channel)} has up to ${limit}. Shorten it.`
  throw new MessagingRefusal("message_too_long", detail, { param: "body" })
}

/** The fields that every new outbound message has in common. */
export const messageDefaults = {
  direction: "outbound",
  status: "queued",
  sequence: 1,
  tags: [],
  metadata: {},
  mediaUrls: [],
  template: null,
  numMedia: 0,
  rateMicros: null,
  priceMicros: null,
  errorCode: null,
  errorMessage: null,
  priority: priorities.bulk,
  isAutomatic: false,
  verificationId: null,
  messagingServiceId: null,
  replyTo: null,
  submissions: 0,
  sendAt: null,
  expiresAt: null,
  sentAt: null,
  deliveredAt: null,
  readAt: null,
  formerCarriers: [],
  callback: null,
  fallback: null,
} as const satisfies Partial<Message>
