import type { MessageTemplate } from "#carriers/carrier.ts"
import { toSid } from "#std/ids.ts"
import { isoTime } from "#std/iso-time.ts"
import { channelsResource } from "#messaging/fallback/fallback.ts"
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
    send_at: isoTime(message.sendAt),
    created_at: isoTime(message.createdAt),
    updated_at: isoTime(message.updatedAt),
    sent_at: isoTime(message.sentAt),
    delivered_at: isoTime(message.deliveredAt),
    read_at: isoTime(message.readAt),
    channels: channelsResource(message.fallback),
  }
}

/**
 * The present message, with its carrier and its template. Events do not name the carrier: a message can
 * change it, and an event is rendered from the present message.
 */
export function presentMessage(message: Message) {
  return {
    ...messageResource(message),
    template: message.template === null ? null : (JSON.parse(message.template) as MessageTemplate),
    carrier_sid: toSid("carrier", message.carrierId),
  }
}

export function renderMessage(message: Message): string {
  return JSON.stringify(messageResource(message))
}
