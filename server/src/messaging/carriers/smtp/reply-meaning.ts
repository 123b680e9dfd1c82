import type { Refused } from "#messaging/carriers/carrier.ts"
import type { RefusalCause, MessageErrorCode } from "#messaging/carriers/error-codes.ts"

/** A refusal in the server's words, and the command that it answers. */
export interface SmtpReply {
  status: number
  text: string
  command: string
  hasMedia: boolean
}

interface Meaning {
  code: MessageErrorCode
  blame?: RefusalCause
}

/**
 * Returns the meaning of a refusal (RFC 5321, section 4.2.1): 4xx is temporary, 5xx permanent. An enhanced
 * status (RFC 3463) is more specific than the reply code, if the server sends one.
 */
export function refusedByReply(reply: SmtpReply): Refused {
  const { status, text } = reply
  const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(text)?.[1]
  const isPermanent = status >= 500
  const meaning = isPermanent ? permanent(reply, enhanced?.slice(2)) : temporary(status, enhanced?.slice(2))
  return {
    kind: "refused",
    isPermanent,
    ...meaning,
    reason: `The mail server refused the message with ${[status, enhanced].filter(Boolean).join(" ")}.`,
  }
}

/**
 * A later try helps if the fault is the recipient's, such as greylisting or a full mailbox. Otherwise another
 * carrier may accept the message now.
 */
function temporary(status: number, detail: string | undefined): Meaning {
  if (status === 421) return { code: "carrier_unavailable" }
  const isOfRecipient = status === 450 || /^[12]\.|^7\.1$/.test(detail ?? "")
  return { code: "carrier_rejected", blame: isOfRecipient ? "message" : "carrier" }
}

function permanent({ status, command, hasMedia }: SmtpReply, detail: string | undefined): Meaning {
  const tooLarge: Meaning = { code: hasMedia ? "media_too_large" : "message_invalid" }
  if (detail && detail !== "0.0") {
    if (/^1\.[78]$/.test(detail)) return { code: "invalid_sender" }
    if (/^(?:2\.3|3\.4)$/.test(detail)) return tooLarge
    if (/^[12]\./.test(detail)) return { code: "unknown_mailbox" }
    if (detail.startsWith("4.")) return { code: "unroutable" }
    if (/^[56]\./.test(detail)) return { code: "message_invalid" }
    if (detail.startsWith("7."))
      return { code: command === "MAIL FROM" ? "sender_not_permitted" : "blocked_by_carrier" }
  }
  if (status === 530 || status === 535) return { code: "carrier_rejected", blame: "carrier" }
  if (status === 552) return tooLarge
  if (command === "MAIL FROM") return { code: "sender_not_permitted" }
  if (command === "RCPT TO") return { code: "unknown_mailbox" }
  return { code: "blocked_by_carrier" }
}
