import type { messageResource } from "#messaging/messages/message-resource.ts"
import { ownValue } from "#core/std/own-value.ts"
import type { MessageErrorCode } from "#messaging/carriers/error-codes.ts"
import { fromSid } from "#core/std/ids.ts"
import { Problem } from "#http/problems/problem.ts"
import { mailDate } from "./dates.ts"

type Resource = ReturnType<typeof messageResource>

/** The version in all paths and answers of the first API. */
export const version = "2010-04-01"

/** Twilio's number for each error of a message. */
export const errorNumbers: Readonly<Record<MessageErrorCode, number>> = {
  invalid_recipient: 30005,
  unroutable: 30008,
  region_not_permitted: 30008,
  recipient_opted_out: 21610,
  not_mobile: 30006,
  invalid_sender: 30008,
  sender_not_permitted: 30008,
  sender_queue_full: 30001,
  throttled: 30001,
  carrier_unavailable: 30008,
  carrier_rejected: 30008,
  message_invalid: 30008,
  channel_unavailable: 30008,
  unreachable_handset: 30003,
  unknown_handset: 30005,
  unknown_user: 63003,
  unknown_mailbox: 30005,
  landline: 30006,
  blocked_by_carrier: 30007,
  blocked_by_recipient: 30004,
  window_closed: 63016,
  marketing_limit: 63049,
  template_invalid: 63021,
  canceled: 30008,
  delivery_failed: 30008,
  validity_expired: 30036,
  outcome_unknown: 30008,
  media_too_large: 30019,
  media_unfetchable: 63019,
  media_type_unsupported: 63019,
  media_unsupported: 63019,
}

/** Returns the id of the message above the path of a resource. Throws `message_not_found`. */
export function messageIdOf({ message = "" }: Readonly<Record<string, string>>): string {
  const id = fromSid("message", message)
  if (id === undefined) throw new Problem("message_not_found", "This account has no message with this sid.")
  return id
}

/** The path of a message without its ending. Messages with media have sids of another kind. */
function pathOf({ account_sid: account, ...message }: Resource): string {
  return `/${version}/Accounts/${account}/Messages/${sidOf(message)}`
}

export function sidOf({ sid, num_media: count }: Pick<Resource, "sid" | "num_media">): string {
  return `${count > 0 ? "MM" : "SM"}${sid.slice(2)}`
}

export function errorNumberOf({ error_code: code }: Pick<Resource, "error_code">): number | null {
  return code === null || code === "canceled" ? null : (ownValue(errorNumbers, code) ?? 30008)
}

/** Until it leaves, Twilio names a message by what it waits for. */
function statusOf({ status, send_at: sendAt, error_code: code, messaging_service_sid: service }: Resource): string {
  if (code === "canceled") return "canceled"
  if (status !== "queued") return status
  if (sendAt !== null) return "scheduled"
  return service === null ? "queued" : "accepted"
}

function directionOf({ direction, reply_to_sid: replyTo }: Resource): string {
  if (direction === "inbound") return "inbound"
  return replyTo === null ? "outbound-api" : "outbound-reply"
}

/** The message with all fields that Twilio's libraries read, in the types that the strict ones demand. */
export function messageForm(message: Resource) {
  const path = pathOf(message)
  return {
    account_sid: message.account_sid,
    api_version: version,
    body: message.body,
    date_created: mailDate(message.created_at),
    date_sent: mailDate(message.direction === "inbound" ? message.created_at : message.sent_at),
    date_updated: mailDate(message.updated_at),
    direction: directionOf(message),
    error_code: errorNumberOf(message),
    error_message: message.error_code === "canceled" ? null : message.error_message,
    from: message.from,
    messaging_service_sid: message.messaging_service_sid,
    num_media: String(message.num_media),
    num_segments: String(message.num_segments),
    price: message.price === null ? null : String(-message.price),
    price_unit: message.price_unit,
    sid: sidOf(message),
    status: statusOf(message),
    subresource_uris: { media: `${path}/Media.json` },
    to: message.to,
    uri: `${path}.json`,
  }
}
