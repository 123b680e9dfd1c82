import type { ProblemKind } from "#http/problems/problem-kind.ts"
import type { MessagingRefusalCode } from "#messaging/messages/refusals.ts"

export const messageProblems = {
  same_address: {
    status: 400,
    title: "Recipient and sender are the same",
    meaning: "`to` and `from` are the same address.",
    remedy: "Send to another address. To test without another phone, use the simulator's numbers.",
  },
  body_or_media_required: {
    status: 400,
    title: "Neither body nor media",
    meaning: "A message needs a text in `body`, media in `media_url`, or both.",
    remedy: "Send at least one of the two.",
  },
  message_too_long: {
    status: 400,
    title: "Message too long",
    meaning:
      "The text has more characters than the channel of one of the addresses takes, or more segments than `max_segments` allows.",
    remedy:
      "Shorten the text, use another channel, or raise `max_segments`. `POST /v1/messages/preview` shows the characters that made it longer.",
  },
  channel_unavailable: {
    status: 400,
    title: "Channel unavailable",
    meaning: "No carrier of this installation sends over the channel of the recipient's address.",
    remedy: "Send to an address of another channel, or ask the operator to add a carrier for this channel.",
  },
  template_required: {
    status: 400,
    title: "Template required",
    meaning: "WhatsApp takes this message only as an approved template, and the request or the settings name none.",
    remedy:
      "For codes, set `whatsapp_template` with `PATCH /v1/auth/settings`. For the link of a payment, send `template`. The guide to WhatsApp shows both. Or use another channel.",
  },
  sender_not_owned: {
    status: 400,
    title: "Sender not owned",
    meaning: "`from` belongs to another account of this installation.",
    remedy: "Send from one of your own numbers. `GET /v1/phone_numbers` lists them.",
  },
  sender_not_allowed: {
    status: 400,
    title: "Sender not allowed",
    meaning:
      "The account does not own `from`, and no sender rule allows it. Or `from` is a name, which no network of the recipient's country takes.",
    remedy:
      'Send from an active number of `GET /v1/phone_numbers`, or request this number with `POST /v1/phone_numbers`. You can also ask the operator for a sender rule. The guide "Numbers and senders" explains both.',
  },
  recipient_opted_out: {
    status: 400,
    title: "Recipient opted out",
    meaning:
      "The recipient opted out of messages from this sender, or from all of your senders, for example by replying STOP.",
    remedy: "Do not send to this recipient. The recipient can opt in again by sending START to the sender's number.",
  },
  message_not_found: {
    status: 404,
    title: "Message not found",
    meaning: "Your account has no message with this sid. It never existed, or it was deleted.",
    remedy: "Check the sid. Use the credentials of the account that sent or received the message.",
  },
  message_not_complete: {
    status: 409,
    title: "Message not complete",
    meaning: "The message is still queued or on its way to the carrier, so it cannot be changed in this way.",
    remedy: "Wait until the message is sent or failed, then repeat the request.",
  },
  message_not_cancelable: {
    status: 409,
    title: "Message not cancelable",
    meaning: "The message is no longer queued, or a carrier is taking it at this moment.",
    remedy: "Retrieve the message to see its status. Posthorn cannot recall a message from a carrier.",
  },
  media_not_found: {
    status: 404,
    title: "Media not found",
    meaning: "Your account has no media with this sid. They never existed, or their message was deleted.",
    remedy: "List the media of a message with `GET /v1/messages/{sid}/media`.",
  },
} as const satisfies Record<Exclude<MessagingRefusalCode, "dead_letter_not_found">, ProblemKind>
