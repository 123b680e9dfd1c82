import { Refusal } from "#core/std/refusal.ts"

export type MessagingRefusalCode =
  | "same_address"
  | "body_or_media_required"
  | "message_too_long"
  | "channel_unavailable"
  | "template_required"
  | "sender_not_owned"
  | "sender_not_allowed"
  | "recipient_opted_out"
  | "message_not_found"
  | "message_not_complete"
  | "message_not_cancelable"
  | "media_not_found"
  | "dead_letter_not_found"

export class MessagingRefusal extends Refusal<MessagingRefusalCode> {}

/** An account chooses whether an opt-out holds for one sender or for all, so the sentence names both. */
export function optedOutRefusal(): MessagingRefusal {
  return new MessagingRefusal(
    "recipient_opted_out",
    "The recipient opted out of messages from this sender, or from all of your senders. The recipient can send START to the sender to receive messages again.",
    { param: "to" },
  )
}
