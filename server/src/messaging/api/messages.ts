import { z } from "zod"
import { operation, type Answer } from "#http/operation.ts"
import { listing, removal, retrieval } from "#http/resource-operations.ts"
import { faultsProblem, Problem } from "#http/problems/problem.ts"
import type { Fault } from "#http/wire/fault.ts"
import type { CallbackForm } from "#core/endpoints/callback-endpoints.ts"
import { filteredPageNote } from "#http/wire/page.ts"
import {
  createdParameters,
  metadataField,
  metadataParameter,
  orderParameter,
  readCreated,
  readSent,
  sentParameters,
  statusFilter,
} from "#http/wire/list-parameters.ts"
import {
  exampleHex,
  formed,
  list,
  noted,
  shownUrl,
  sidParameter,
  spelled,
  text,
  timeParameter,
} from "#http/wire/schemas.ts"
import { addressSpelling } from "#http/wire/spellings.ts"
import { channelWords, prefixedChannels } from "#messaging/channels/channels.ts"
import { messageErrorCodes, type MessageErrorCode } from "#messaging/carriers/error-codes.ts"
import type { MessageIntake } from "#messaging/messages/accept/accept-message.ts"
import { bodyLimitsNote } from "#messaging/messages/accept/body-limits.ts"
import { bodyOrMediaDemand, type SendMessage } from "#messaging/messages/accept/plan-message.ts"
import type { MessagingContext } from "#messaging/messages/context.ts"
import { deleteMessage as deleteStored } from "#messaging/messages/delete-message.ts"
import { messageResource } from "#messaging/messages/message-resource.ts"
import { messageStatuses } from "#messaging/messages/message.ts"
import { getMessage as readStored } from "#messaging/messages/read/get-message.ts"
import { listMessages as listStored } from "#messaging/messages/read/list-messages.ts"
import { parseRecipient } from "#messaging/numbers/address.ts"
import { dayMs } from "#core/std/durations.ts"
import { plainNumber } from "#core/std/plain-digits.ts"
import {
  hasMedia,
  messageExample,
  messageSchema,
  messageText,
  recipient,
  recipients,
  sender,
  senderNote,
  senders,
} from "./message-schema.ts"
import { pairAddresses } from "./pair-addresses.ts"
import type { SimulatorControls } from "./simulator.ts"
import { template, templateFaults, toTemplate } from "./template-schema.ts"

export interface MessageNeeds extends Pick<MessagingContext, "clock"> {
  messaging: MessagingContext
  /** The form of status callbacks. Default: `posthorn`. */
  callbackForm?: CallbackForm
  /** Null when no process of this machine runs a simulator. */
  simulator: SimulatorControls | null
  intake: Pick<MessageIntake, "accept" | "checkCallback" | "forgetPool" | "forgetSender">
}

const errorCodes = Object.keys(messageErrorCodes) as MessageErrorCode[]
const aheadMaxMs = 35 * dayMs
const validityMaxSeconds = (14 * dayMs) / 1000
export const validityPeriod = z.int().min(1).max(validityMaxSeconds)

/** The content of a message; sending and preview accept the same. */
export const content = {
  body: noted(
    messageText.optional(),
    `The text of the message: ${bodyLimitsNote}. It must fit the channel of each address of \`to\`. Required unless you send \`media_url\`.`,
    "Your table is ready.",
  ),
  media_url: noted(
    // Some generated clients send an empty list for each unset list.
    list(shownUrl(/^https$/), { min: 0, max: 10 }).optional(),
    "The HTTPS URLs of media to attach (MMS), up to 10. An empty list means no media.",
    ["https://example.com/menu.jpg"],
  ),
  template,
}

const senderDemand = "`from` is required. Add it, or send `messaging_service_sid`."

/** How long each address of a list has, unless the request says otherwise. */
const fallbackAfterSeconds = 300

export const createMessage = operation<MessageNeeds>()({
  id: "createMessage",
  tag: "Messages",
  summary: "Send a message",
  description:
    "Stores a message and queues it for sending. The server responds after it has stored the message, so an accepted message is not lost. Follow its progress with its `status`, events and timeline. If the message of a repeated request was deleted, the response is `message_not_found` and nothing is sent.",
  scopes: ["messages"],
  body: z.object({
    to: recipients,
    from: noted(
      senders.optional(),
      `${senderNote} Required unless you send \`messaging_service_sid\`.`,
      "+15551234567",
    ),
    messaging_service_sid: sidParameter(
      "messagingService",
      "The messaging service whose pool has the sender. Without `from`, Posthorn chooses the sender of the pool. A message without `validity_period` has that of the service.",
    ).optional(),
    ...content,
    fallback_after: noted(
      z.int().min(10).max(86_400).optional(),
      "The number of seconds that each address of `to` has to deliver before Posthorn tries the next one. Default: 300. The time begins with the first attempt at the address, for a scheduled message not before `send_at`. It has no effect for one address.",
      fallbackAfterSeconds,
    ),
    send_at: timeParameter(
      "The time at which to send the message, up to 35 days ahead. Until then, the status is `queued`. A time in the past has no effect.",
    ).optional(),
    validity_period: noted(
      validityPeriod.optional(),
      "The number of seconds after which carriers must not deliver the message, up to 14 days.",
      3600,
    ),
    tags: noted(list(text(64), { min: 0, max: 20 }).optional(), "Up to 20 labels to filter messages by.", [
      "reservations",
    ]),
    metadata: metadataField,
    status_callback: noted(
      text(2000).optional(),
      "The HTTPS URL that receives each later status of the message, as a signed event. It follows the rules of a webhook's URL. Posthorn creates a webhook endpoint for its origin, whose secret signs the requests. An account can have 20 origins.",
      "https://example.com/orders/1042/status",
    ),
    max_segments: noted(
      z.int().min(1).max(255).optional(),
      "The maximum number of segments. The server refuses a longer message.",
      3,
    ),
  }),
  bodyExamples: {
    text: { summary: "A text", value: { to: "+15552345678", from: "+15551234567", body: "Your table is ready." } },
    media: {
      summary: "A picture",
      value: { to: "+15552345678", from: "+15551234567", media_url: ["https://example.com/menu.jpg"] },
    },
    fallback: {
      summary: "Over WhatsApp, and by text message if it is not delivered within two minutes",
      value: {
        to: "whatsapp:+15552345678,+15552345678",
        from: "+15551234567",
        body: "Your table is ready.",
        fallback_after: 120,
      },
    },
    service: {
      summary: "From a messaging service",
      value: {
        to: "+15552345678",
        messaging_service_sid: `MG${exampleHex}`,
        body: "Your table is ready.",
      },
    },
    scheduled: {
      summary: "Tomorrow, if it can arrive within an hour",
      value: {
        to: "+15552345678",
        from: "+15551234567",
        body: "Your table is waiting.",
        send_at: "2026-11-22T18:00:00Z",
        validity_period: 3600,
        tags: ["reservations"],
      },
    },
    template: {
      summary: "A template of WhatsApp",
      value: {
        to: "whatsapp:+15552345678",
        from: "whatsapp:+15551234567",
        template: { name: "table_ready", language: "en_US", parameters: { 1: "Ann", 2: "8 pm" } },
      },
    },
  },
  responses: {
    201: { description: "The message, stored and queued.", schema: messageSchema, example: messageExample },
  },
  problems: [
    "invalid_address",
    "same_address",
    "body_or_media_required",
    "message_too_long",
    "channel_unavailable",
    "sender_not_owned",
    "sender_not_allowed",
    "messaging_service_not_found",
    "sender_not_in_service",
    "no_sender_available",
    "recipient_opted_out",
    "invalid_webhook_url",
    "webhooks_exhausted",
    "message_not_found",
    "overloaded",
  ],
  check: missingFaults,
  async handle({ intake, clock, callbackForm = "posthorn" }, { accountId, body, idempotency }): Promise<Answer> {
    refuseTemplate(body)
    if (!body.from && body.messaging_service_sid === undefined) throw new Problem("missing_parameter", senderDemand, { param: "from" }) // oxfmt-ignore
    const [first, ...fallbacks] = pairAddresses(body.to, body.from)
    const request: SendMessage = {
      ...first,
      ...(body.messaging_service_sid === undefined ? {} : { serviceId: body.messaging_service_sid }),
      ...(fallbacks.length ? { fallbacks, fallbackAfterMs: (body.fallback_after ?? fallbackAfterSeconds) * 1000 } : {}),
      body: body.body ?? "",
      mediaUrls: body.media_url ?? [],
      ...(body.template ? { template: toTemplate(body.template) } : {}),
      ...(body.status_callback ? { callback: { url: body.status_callback, form: callbackForm } } : {}),
      tags: body.tags ?? [],
      metadata: body.metadata ?? {},
      sendAt: readSendAt(body.send_at, clock.now()),
      validityMs: body.validity_period === undefined ? null : body.validity_period * 1000,
      segmentsMax: body.max_segments ?? null,
      isUrgent: false,
    }
    const key = idempotency && { key: idempotency.key, requestHash: idempotency.hash }
    const { json, isReplay } = await intake.accept(accountId, request, key)
    return isReplay ? { status: 201, json, headers: { "idempotent-replayed": "true" } } : { status: 201, json }
  },
})

export const listMessages = listing<MessageNeeds>()({
  id: "listMessages",
  tag: "Messages",
  noun: "messages",
  description: `Returns messages that match all filters, newest first unless \`order\` says otherwise. With filters other than \`to\`, \`created_after\` and \`created_before\`, ${filteredPageNote} Failed and undelivered messages are found however rare they are.`,
  scopes: ["messages", "read"],
  filters: {
    to: noted(recipient.optional(), "The recipient to filter by.", "+15552345678"),
    from: noted(sender.optional(), "The sender to filter by.", "+15551234567"),
    status: statusFilter(messageStatuses, "delivered"),
    error_code: noted(z.enum(errorCodes).optional(), "The error code to filter by.", "unknown_handset"),
    direction: noted(z.enum(["outbound", "inbound"]).optional(), "The direction to filter by.", "outbound"),
    channel: noted(z.enum(channelWords).optional(), "The channel to filter by.", "sms"),
    tag: noted(text(64).optional(), "The tag to filter by.", "reservations"),
    metadata: metadataParameter,
    number: noted(
      spelled(
        formed(
          new RegExp(`^(?:\\+?[0-9]{3,15}|(?:${prefixedChannels.join("|")}):[^\\x00]{1,320})$`),
          "must be 3 to 15 digits of a number, a complete number in E.164 with its plus, or a complete address with its prefix",
        ),
        searchSpelling,
      ).optional(),
      "The digits to search for in the sender and the recipient. A number with a plus and an address with a prefix must match completely. Spaces and dashes in numbers are ignored.",
      "345678",
    ),
    ...createdParameters,
    ...sentParameters,
    ...orderParameter,
  },
  schema: messageSchema,
  example: messageExample,
  problems: ["invalid_address"],
  pages({ messaging }, { accountId, query }) {
    const { to, from, error_code: errorCode, ...exact } = query
    const filters = { ...exact, to: to?.text, from: from?.text, errorCode, ...readCreated(query), ...readSent(query) }
    return async (page) => {
      const { messages: entries, nextBefore } = await listStored(messaging.db, accountId, filters, page)
      return { entries, nextBefore }
    }
  },
  render: messageResource,
})

/** An address with a prefix as Posthorn stores it, and a number without separators. */
function searchSpelling(text: string, isForm: boolean): string {
  const address = addressSpelling(text, isForm)
  if (!address.includes(":")) return plainNumber(address)
  const parsed = parseRecipient(address)
  return parsed.kind === "fault" ? address : parsed.text
}

export const getMessage = retrieval<MessageNeeds>()({
  id: "getMessage",
  tag: "Messages",
  noun: "message",
  description: "Returns the current message.",
  scopes: ["messages", "read"],
  sid: "message",
  schema: messageSchema,
  example: messageExample,
  read: async ({ messaging }, { accountId, id }) => messageResource(await readStored(messaging.db, accountId, id)),
})

export const deleteMessage = removal<MessageNeeds>()({
  id: "deleteMessage",
  tag: "Messages",
  summary: "Delete a message",
  description: `Deletes the message and erases its text, template, tags, metadata and media. It also erases them from its events, from stored responses for an \`Idempotency-Key\`, from the delivery log and from the simulator. Posthorn does not send a queued message. It cannot recall a message from a carrier, and later receipts of that message create no events. If you repeat the request that created the message with the same key, the response is \`message_not_found\` and nothing is sent. The events of the message keep the numbers, times and status until their retention ends. The operating guide lists the other remaining data. Pending deliveries of its events have an empty \`body\`, no \`tags\`, \`metadata\` and \`template\`. Only requests to webhooks that are already in progress still contain them.`,
  scopes: ["messages"],
  sid: "message",
  outcome: "Message deleted.",
  async remove(needs, { accountId, id }) {
    await deleteStored(needs.messaging, accountId, id)
    await eraseInSimulator(needs, id)
  },
})

/**
 * A simulator that cannot be reached now erases the message when it next compares its messages with the
 * store.
 */
export async function eraseInSimulator({ messaging, simulator }: MessageNeeds, id: string): Promise<void> {
  await simulator?.erase([id]).catch((error: unknown) => messaging.log.warn({ err: error }, notErased))
}

const notErased = "the simulator could not erase a deleted message; it tries again within a minute"

/**
 * Returns a fault without `body`, `media_url` and `template`, so that it is reported with the other faults.
 */
export function missingContentFaults({ body, media_url, template: given }: Readonly<Record<string, unknown>>): Fault[] {
  if (body !== undefined || hasMedia(media_url) || given !== undefined) return []
  return [{ param: "body", code: "body_or_media_required", detail: bodyOrMediaDemand }]
}

function missingFaults(parameters: Readonly<Record<string, unknown>>): Fault[] {
  const { from, messaging_service_sid: service } = parameters
  const isMissing = from === undefined && service === undefined
  const fault: Fault = { param: "from", code: "missing_parameter", detail: senderDemand }
  return [...(isMissing ? [fault] : []), ...missingContentFaults(parameters)]
}

/** Throws when the template does not fit the recipient or the media. */
export function refuseTemplate(body: {
  to: readonly { channel: string }[]
  template?: Parameters<typeof templateFaults>[0]
  media_url?: readonly string[] | undefined
}): void {
  const { to, template: given, media_url: media = [] } = body
  const faults = templateFaults(given, { channel: channelOf(to), mediaCount: media.length })
  if (faults.length) throw faultsProblem(faults)
}

/** A template is for the WhatsApp address, at any position in the list. */
function channelOf(to: readonly { channel: string }[]): string {
  return (to.find(({ channel }) => channel === "whatsapp") ?? to[0])?.channel ?? ""
}

/** A time in the past is no fault: the request may have been delayed, or repeated under its key. */
function readSendAt(moment: string | undefined, now: number): number | null {
  if (moment === undefined) return null
  const sendAt = Date.parse(moment)
  if (sendAt <= now) return null
  if (sendAt <= now + aheadMaxMs) return sendAt
  throw new Problem("invalid_parameter", "`send_at` is more than 35 days ahead. Send an earlier time.", {
    param: "send_at",
  })
}
