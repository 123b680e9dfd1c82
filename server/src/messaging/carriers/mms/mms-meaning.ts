import type { Receipt } from "#messaging/carriers/carrier.ts"
import type { MessageErrorCode } from "#messaging/carriers/error-codes.ts"

type Meaning = Pick<Receipt, "state" | "code">

/** The states of a delivery report (3GPP TS 23.140, sections 8.1.4.1 and 8.4.3), in lower case. */
const states: Readonly<Record<string, Meaning>> = {
  retrieved: { state: "delivered", code: null },
  forwarded: { state: "accepted", code: null },
  deferred: { state: "accepted", code: null },
  indeterminate: { state: "accepted", code: null },
  expired: { state: "undelivered", code: "validity_expired" },
  rejected: { state: "undelivered", code: "blocked_by_recipient" },
  unrecognised: { state: "undelivered", code: "media_unsupported" },
  unrecognized: { state: "undelivered", code: "media_unsupported" },
  unreachable: { state: "undelivered", code: "unreachable_handset" },
  undeliverable: { state: "undelivered", code: "delivery_failed" },
  "system error": { state: "undelivered", code: "delivery_failed" },
}

/** The meaning of a delivery report. An unknown state is not final, because another may follow. */
export function meaningOfState(status: string): Meaning {
  return states[status.toLowerCase()] ?? { state: "accepted", code: null }
}

/** The meaning of an answer to a submission: the statuses of MM1, which MM4 also uses (section 8.4.1.4). */
const refusals: Readonly<Record<string, MessageErrorCode>> = {
  "error-service-denied": "blocked_by_carrier",
  "error-message-format-corrupt": "message_invalid",
  "error-sending-address-unresolved": "invalid_sender",
  "error-network-problem": "carrier_unavailable",
  "error-content-not-accepted": "media_type_unsupported",
  "error-unsupported-message": "media_unsupported",
}

export function mmsRefusalOf(status: string): MessageErrorCode {
  return refusals[status.toLowerCase()] ?? "carrier_rejected"
}
