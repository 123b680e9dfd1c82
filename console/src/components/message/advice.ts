/** The advice for each `error_code`. The message carries the sentence of the code. */
const advices: Record<string, string> = {
  invalid_recipient: "Check the number, with its country code, and correct it where you keep it.",
  unroutable: "Ask the operator for a route from this sender to this country, or send from another number.",
  region_not_permitted: "Ask the operator to have the carrier open this country.",
  recipient_opted_out: "Do not write again. The recipient can come back by writing START to this sender.",
  not_mobile: "Ask the recipient for a mobile number.",
  invalid_sender: "Send from a number that the account owns.",
  sender_not_permitted: "Have this sender registered with the carrier, or send from one that is.",
  sender_queue_full: "Send more slowly from this number, or spread the messages over several numbers.",
  throttled: "Send more slowly, or ask the operator for a higher rate at the carrier.",
  carrier_unavailable: "Send it again later. If it goes on, ask the operator to look at the carrier.",
  carrier_rejected: "Look at the raw answer below, or have the operator ask the carrier what it means.",
  message_invalid: "Shorten or simplify the text, then send it again.",
  channel_unavailable: "Send it over a channel that this installation has, or ask the operator for a carrier.",
  unreachable_handset: "Try again later, when the phone may be on.",
  unknown_handset: "Take the number out of your list, or ask the recipient for the right one.",
  unknown_user: "Take the address out of your list, or ask the recipient for the right one.",
  unknown_mailbox: "Take the address out of your list, or ask the recipient for the right one.",
  landline: "Ask the recipient for a mobile number.",
  blocked_by_carrier: "Look at the text for links and words that filters dislike, and have the sender registered.",
  blocked_by_recipient: "Do not write again from this sender.",
  window_closed: "Send a template, or wait until the recipient writes.",
  marketing_limit: "Wait a day or more, or send a template that is no marketing.",
  template_invalid: "Compare the name, the language and the parameters with the approved template at Meta.",
  delivery_failed: "Try once more later. If it stays so, reach the recipient in another way.",
  validity_expired: "Send it again with a longer validity, if it is still worth it.",
  outcome_unknown: "Ask the recipient before you send it again: it may have arrived.",
  media_too_large: "Make the file smaller: 5 MiB in all is the most.",
  media_unfetchable: "Open the URL from outside your network. It must answer over HTTPS without a sign-in.",
  media_type_unsupported: "Send a JPEG, a PNG, a GIF or another type that phones show.",
  media_unsupported: "Send the text alone, with a link to the media.",
}

export function adviceFor(code: string): string | undefined {
  return advices[code]
}
