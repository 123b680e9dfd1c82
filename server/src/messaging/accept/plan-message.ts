import type { MessageTemplate } from "#carriers/carrier.ts"
import type { Message } from "#messaging/message.ts"
import { MessagingRefusal } from "#messaging/refusals.ts"
import { countSegmentsOn } from "#messaging/segments.ts"
import { priorities } from "#queue/queue.ts"
import type { MessageRoutes } from "#routing/message-routes.ts"
import type { NewId } from "#std/ids.ts"
import { idTime } from "#std/ids.ts"
import type { RateCard } from "./rate-card.ts"

/** A requested message, with every parameter parsed. */
export interface SendMessage {
  to: string
  from: string
  channel: string
  /** Empty for a message with media only. */
  body: string
  mediaUrls: readonly string[]
  /** For recipients on WhatsApp alone: it is sent instead of the body. */
  template?: MessageTemplate
  tags: readonly string[]
  /** Milliseconds; null sends at once. */
  sendAt: number | null
  validityMs: number | null
  segmentsMax: number | null
  /** Sent before other messages: verification codes. */
  isUrgent: boolean
  /** The verification whose code the body holds as a mask; absent for all other messages. */
  verificationId?: string
}

export interface PlanContext {
  newId: NewId
  routes: Pick<MessageRoutes, "choose">
  rateCard: RateCard
}

/** A message that can be queued, with the choice of its route for the timeline, as JSON. */
export interface PlannedMessage {
  message: Message
  detail: string
}

/** The requested message, on the best route now. Stores nothing. Refuses with `MessagingRefusal`. */
export function planMessage(context: PlanContext, accountId: string, request: SendMessage): PlannedMessage {
  const { to, from, body, mediaUrls, tags, template } = request
  const channel = request.channel === "sms" && mediaUrls.length ? "mms" : request.channel
  if (to === from)
    throw new MessagingRefusal("same_address", "`to` and `from` are the same address. Send to another number.", {
      param: "to",
    })
  if (!body && !mediaUrls.length && !template) {
    throw new MessagingRefusal(
      "body_or_media_required",
      "A message needs a `body` or a `media_url`. Give at least one of them.",
      { param: "body" },
    )
  }
  const { encoding, count } = countSegmentsOn(channel, body)
  if (request.segmentsMax !== null && count > request.segmentsMax) {
    throw new MessagingRefusal(
      "message_too_long",
      `The body needs ${count} segments and \`max_segments\` is ${request.segmentsMax}. Shorten the body or raise the limit.`,
      { param: "body" },
    )
  }
  const choice = context.routes.choose({ accountId, to, from, channel, tags })
  if (!choice) {
    throw new MessagingRefusal(
      "channel_unavailable",
      `No carrier of this installation sends over ${channel}. Use an address of another channel, or ask the operator for a carrier.`,
      { param: "to" },
    )
  }
  const id = context.newId()
  // The id's own time, so that an order by time is an order by id.
  const now = idTime(id)
  const message = {
    ...blankMessage,
    accountId,
    id,
    channel,
    to,
    from,
    body,
    encoding,
    numSegments: count,
    mediaUrls,
    numMedia: mediaUrls.length,
    template: template ? JSON.stringify(template) : null,
    tags,
    rateMicros: context.rateCard.priceMicros(to, count),
    priceUnit: context.rateCard.priceUnit,
    carrierId: choice.carrierId,
    priority: request.isUrgent ? priorities.urgent : priorities.bulk,
    verificationId: request.verificationId ?? null,
    sendAt: request.sendAt,
    expiresAt: request.validityMs === null ? null : (request.sendAt ?? now) + request.validityMs,
    createdAt: now,
    updatedAt: now,
  }
  return { message, detail: JSON.stringify(choice.detail) }
}

/** The fields that every new outbound message has in common. */
export const blankMessage = {
  direction: "outbound",
  status: "queued",
  sequence: 1,
  tags: [],
  mediaUrls: [],
  template: null,
  numMedia: 0,
  rateMicros: 0,
  priceMicros: null,
  errorCode: null,
  errorMessage: null,
  priority: priorities.bulk,
  isAutomatic: false,
  verificationId: null,
  submissions: 0,
  sendAt: null,
  expiresAt: null,
  sentAt: null,
  deliveredAt: null,
  readAt: null,
} as const satisfies Partial<Message>
