import type { Receipt, Refused } from "#messaging/carriers/carrier.ts"
import { messageErrorCodes, type MessageErrorCode } from "#messaging/carriers/error-codes.ts"
import type { StanzaError } from "./stanzas.ts"

/** Codes by the condition of the error (RFC 6120, section 8.3.3). */
const codes: Readonly<Record<string, MessageErrorCode>> = {
  // Servers also send this for an address that does not exist.
  "service-unavailable": "unknown_user",
  "item-not-found": "unknown_user",
  gone: "unknown_user",
  "jid-malformed": "invalid_recipient",
  "remote-server-not-found": "unroutable",
  "remote-server-timeout": "unroutable",
  // Servers that do not federate send this for addresses of other servers.
  "not-allowed": "unroutable",
  "policy-violation": "blocked_by_carrier",
  "not-acceptable": "blocked_by_recipient",
  forbidden: "blocked_by_recipient",
  "not-authorized": "blocked_by_recipient",
  "registration-required": "blocked_by_recipient",
  "subscription-required": "blocked_by_recipient",
  "bad-request": "message_invalid",
}

/** Returns the meaning of an error that arrived before the server accepted the message. */
export function refusedByStanza({ type, condition }: StanzaError): Refused {
  const code = codes[condition] ?? "delivery_failed"
  return { kind: "refused", isPermanent: type !== "wait", code, reason: messageErrorCodes[code] }
}

/**
 * Returns the meaning of an error that arrived after the server accepted the message. The recipient's own
 * server sent it.
 */
export function undeliveredReceiptOf(error: StanzaError): Pick<Receipt, "state" | "code" | "raw"> {
  const code = codes[error.condition] ?? "delivery_failed"
  return { state: "undelivered", code, raw: `error type=${error.type} condition=${error.condition}` }
}
