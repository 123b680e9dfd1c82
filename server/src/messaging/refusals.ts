import { Refusal } from "#std/refusal.ts"

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
  | "media_not_found"
  | "dead_letter_not_found"

export class MessagingRefusal extends Refusal<MessagingRefusalCode> {}
