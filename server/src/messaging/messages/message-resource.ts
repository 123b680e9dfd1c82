import type { MessageTemplate } from "#messaging/carriers/carrier.ts"
import type { NewEvent } from "#core/endpoints/announcer.ts"
import type { EventType } from "#core/events/catalogue.ts"
import { eventBody } from "#core/events/event-body.ts"
import type { SharedRecord } from "#core/events/event-record.ts"
import { toSid, type NewId } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { channelsResource } from "#messaging/messages/fallback/fallback.ts"
import type { Message } from "./message.ts"

/**
 * The message as the API and events show it: all fields of the specified resource, always. It is rendered
 * here and not in `api/`, because the event that commits with the change stores the same bytes.
 */
export function messageResource(message: Message) {
  return {
    sid: toSid("message", message.id),
    account_sid: toSid("account", message.accountId),
    direction: message.direction,
    channel: message.channel,
    status: message.status,
    to: message.to,
    from: message.from,
    body: message.body,
    num_segments: message.numSegments,
    num_media: message.numMedia,
    price: message.priceMicros === null ? null : message.priceMicros / 1_000_000,
    price_unit: message.priceUnit,
    error_code: message.errorCode,
    error_message: message.errorMessage,
    tags: message.tags,
    metadata: message.metadata,
    send_at: isoTime(message.sendAt),
    created_at: isoTime(message.createdAt),
    updated_at: isoTime(message.updatedAt),
    sent_at: isoTime(message.sentAt),
    delivered_at: isoTime(message.deliveredAt),
    read_at: isoTime(message.readAt),
    channels: channelsResource(message.fallback),
    template: message.template === null ? null : (JSON.parse(message.template) as MessageTemplate),
    carrier_sid: toSid("carrier", message.carrierId),
    status_callback: message.callback?.url ?? null,
    messaging_service_sid: message.messagingServiceId && toSid("messagingService", message.messagingServiceId),
    reply_to_sid: message.replyTo && toSid("message", message.replyTo),
  }
}

export function renderMessage(message: Message): string {
  return JSON.stringify(messageResource(message))
}

/**
 * The event that reports the present status of a message. It is in a shared record that the message's row
 * names, or has an id for a record of its own. `detail` is for the timeline only. The first status is in the
 * answer to the request, so the status callback gets only the later ones.
 */
export function messageEvent(
  message: Message,
  place: SharedRecord | NewId,
  detail: string | null,
  resource?: string,
  type: EventType = `messages.${message.status}`,
): NewEvent {
  const { accountId, id: subjectId, sequence, updatedAt: occurredAt } = message
  const [id, recordId] = typeof place === "function" ? [place()] : [place.nextId(), place.id]
  const write = () => eventBody({ id, type, accountId, sequence, occurredAt }, resource ?? renderMessage(message))
  // When a message continues on another channel, its content changes, so the body is rendered at once.
  const body = message.fallback ? write() : write
  const callbackEndpointId = sequence > 1 ? message.callback?.endpointId : undefined
  return { accountId, id, recordId, type, subjectId, sequence, occurredAt, body, detail, callbackEndpointId }
}
