/**
 * Why a message failed or was not delivered: the closed set of `error_code`, each with its sentence.
 * Carriers' own codes are translated into these by their adapters. A code is never renamed and never changes
 * its meaning.
 */
export const messageErrorCodes = {
  invalid_recipient: "The carrier does not accept the recipient's number as a phone number.",
  unroutable: "The carrier has no route from this sender to this recipient.",
  region_not_permitted: "The carrier account cannot send to this country.",
  recipient_opted_out: "The recipient has opted out of messages from this sender, or from all senders of the account.",
  not_mobile: "The recipient's number cannot receive messages, because it is not a mobile number.",
  invalid_sender: "The carrier does not accept the sender as a number or name.",
  sender_not_permitted: "The carrier account cannot send from this sender.",
  sender_queue_full: "The carrier's queue for this sender is full.",
  throttled: "The carrier accepts messages more slowly than Posthorn sent them.",
  carrier_unavailable: "Posthorn could not reach the carrier, or the carrier accepted no messages.",
  carrier_rejected: "The carrier refused the message for another reason.",
  message_invalid: "The carrier refused the length, the encoding or the parts of the message.",
  channel_unavailable: "No carrier of this installation sends over this channel.",
  unreachable_handset: "The handset is switched off or out of reach.",
  unknown_handset: "The network knows no subscriber with this number, or the subscriber cannot receive messages.",
  unknown_user: "The network knows no user with this address, or the user cannot receive messages.",
  unknown_mailbox: "The mail server knows no such mailbox, or the mailbox cannot receive mail.",
  landline: "The recipient's number is a landline, or its network cannot be reached.",
  blocked_by_carrier: "The carrier filtered the message as unwanted or against its rules.",
  blocked_by_recipient: "The recipient, or their network on their behalf, blocks messages from this sender.",
  window_closed:
    "The recipient has not written for more than 24 hours, so the network accepts only templates until they write.",
  marketing_limit: "The network limits the number of marketing messages to this person, and the limit is reached.",
  template_invalid: "The network knows no such approved template, or its parameters do not match.",
  delivery_failed: "The carrier could not deliver the message and gave no reason.",
  canceled: "The account canceled the message before a carrier had it.",
  validity_expired: "The message was not delivered before its validity period ended.",
  outcome_unknown:
    "Posthorn sent the message to the carrier, but got no response, so it is unknown whether the carrier sent it.",
  media_too_large: "The media is larger than the carrier accepts.",
  media_unfetchable: "Posthorn could not fetch the media from its URL.",
  media_type_unsupported: "The carrier does not accept media of this type.",
  media_unsupported: "The carrier or the recipient's network does not accept media messages.",
} as const

export type MessageErrorCode = keyof typeof messageErrorCodes

/**
 * The cause of a refusal. `carrier`: it would refuse every message now, and another carrier may accept this
 * one. `route`: this carrier does not carry such a message, but another one may. `message`: every carrier
 * would refuse it.
 */
export const refusalCauses = ["carrier", "route", "message"] as const

export type RefusalCause = (typeof refusalCauses)[number]

/** The usual cause of each code. Codes that are not listed have the cause `message`. */
const usualBlames: Readonly<Partial<Record<MessageErrorCode, RefusalCause>>> = {
  throttled: "carrier",
  sender_queue_full: "carrier",
  carrier_unavailable: "carrier",
  carrier_rejected: "route",
  unroutable: "route",
  region_not_permitted: "route",
  sender_not_permitted: "route",
  blocked_by_carrier: "route",
  channel_unavailable: "route",
  media_too_large: "route",
  media_type_unsupported: "route",
  media_unsupported: "route",
}

export function causeOf({ code, blame }: { code: MessageErrorCode; blame?: RefusalCause | undefined }): RefusalCause {
  return blame ?? usualBlames[code] ?? "message"
}
