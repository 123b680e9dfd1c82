import type { Receipt, Refused } from "#carriers/carrier.ts"
import { messageErrorCodes, type MessageErrorCode } from "#carriers/error-codes.ts"
import type { StanzaError } from "./stanzas.ts"

/** By the condition of the error (RFC 6120, section 8.3.3). */
const codes: Readonly<Record<string, MessageErrorCode>> = {
  // Servers answer so for an address that they do not have, too.
  "service-unavailable": "unknown_user",
  "item-not-found": "unknown_user",
  gone: "unknown_user",
  "jid-malformed": "invalid_recipient",
  "remote-server-not-found": "unroutable",
  "remote-server-timeout": "unroutable",
  // Servers that talk to no others answer so for their addresses.
  "not-allowed": "unroutable",
  "policy-violation": "blocked_by_carrier",
  "not-acceptable": "blocked_by_recipient",
  forbidden: "blocked_by_recipient",
  "not-authorized": "blocked_by_recipient",
  "registration-required": "blocked_by_recipient",
  "subscription-required": "blocked_by_recipient",
  "bad-request": "message_invalid",
}

/** What an error means that came back in place of a message, before it was said to be taken. */
export function refusedByStanza({ type, condition }: StanzaError): Refused {
  const code = codes[condition] ?? "delivery_failed"
  return { kind: "refused", isPermanent: type !== "wait", code, reason: messageErrorCodes[code] }
}

/** The same, when it was said to be taken before: the recipient's own server answered. */
export function undeliveredBy(error: StanzaError): Pick<Receipt, "state" | "code" | "raw"> {
  const code = codes[error.condition] ?? "delivery_failed"
  return { state: "undelivered", code, raw: `error type=${error.type} condition=${error.condition}` }
}
