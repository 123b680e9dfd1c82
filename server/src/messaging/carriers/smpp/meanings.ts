import type { MessageErrorCode } from "#messaging/carriers/error-codes.ts"
import { commandStatus, statusClass, type StatusName } from "#messaging/smpp/command-status.ts"
import type { DeliveryReceipt, MessageState } from "#messaging/smpp/receipt.ts"
import { plainError, type ReceiptState, type SmppCarrierConfig, type StatusMeaning } from "./config.ts"

/**
 * The meaning of the standard's statuses for a message (SMPP 3.4, section 5.1.3). Other statuses belong to a
 * class, below.
 */
const codes: Readonly<Partial<Record<StatusName, MessageErrorCode>>> = {
  ESME_RINVDSTADR: "invalid_recipient",
  ESME_RINVDSTTON: "invalid_recipient",
  ESME_RINVDSTNPI: "invalid_recipient",
  ESME_RINVSRCADR: "invalid_sender",
  ESME_RINVSRCTON: "invalid_sender",
  ESME_RINVSRCNPI: "invalid_sender",
  ESME_RPROHIBITED: "sender_not_permitted",
  ESME_RSERTYPUNAUTH: "sender_not_permitted",
  ESME_RSERTYPDENIED: "sender_not_permitted",
  ESME_RINVMSGLEN: "message_invalid",
  ESME_RINVCMDLEN: "message_invalid",
  ESME_RINVESMCLASS: "message_invalid",
  ESME_RINVDCS: "message_invalid",
  ESME_RINVEXPIRY: "message_invalid",
  ESME_RINVSCHED: "message_invalid",
  ESME_RINVOPTPARSTREAM: "message_invalid",
  ESME_ROPTPARNOTALLWD: "message_invalid",
  ESME_RINVPARLEN: "message_invalid",
  ESME_RMISSINGOPTPARAM: "message_invalid",
  ESME_RINVOPTPARAMVAL: "message_invalid",
  ESME_RSUBMITFAIL: "carrier_rejected",
  ESME_RDELIVERYFAILURE: "delivery_failed",
}

const byStatus = new Map(Object.entries(codes).map(([name, code]) => [commandStatus[name as StatusName], code]))

const byClass = {
  ok: "carrier_rejected",
  throttled: "throttled",
  queue_full: "sender_queue_full",
  temporary: "carrier_unavailable",
  // The carrier has closed the account since the bind, and may open it again.
  credentials: "carrier_unavailable",
  permanent: "carrier_rejected",
} as const

/**
 * The meaning of a command_status other than 0 for the message. The carrier's own table has precedence over
 * the standard's.
 */
export function meaningOfStatus(status: number, { statuses }: Pick<SmppCarrierConfig, "statuses">): StatusMeaning {
  const hint = statusClass(status)
  const standard = { code: byStatus.get(status) ?? byClass[hint], isPermanent: hint === "permanent" }
  return statuses.get(status) ?? standard
}

/**
 * The errors of GSM networks, by their MAP error (3GPP TS 29.002, section 17.6): network type 3 of
 * network_error_code.
 */
const gsmErrors: Readonly<Record<number, MessageErrorCode>> = {
  1: "unknown_handset",
  5: "unknown_handset",
  9: "unknown_handset",
  11: "unknown_handset",
  13: "blocked_by_recipient",
  27: "unreachable_handset",
  31: "unreachable_handset",
}
const gsm = 3

const finals: Readonly<Partial<Record<MessageState, MessageErrorCode>>> = {
  expired: "validity_expired",
  deleted: "carrier_rejected",
  undeliverable: "delivery_failed",
  // Final in the standard. If the carrier continues anyway, a later `delivered` corrects it.
  unknown: "delivery_failed",
  rejected: "carrier_rejected",
  skipped: "carrier_rejected",
}

/**
 * The meaning of a receipt: delivered, undelivered with its code, or not final. A missing or unknown state is
 * not final. The carrier's own table of states has precedence over the standard's.
 */
export function meaningOfReceipt(
  said: Pick<DeliveryReceipt, "kind" | "state" | "stateWord" | "error" | "networkError">,
  { receipt_errors: errors, receipt_states: states }: Pick<SmppCarrierConfig, "receipt_errors" | "receipt_states">,
): { state: ReceiptState; code: MessageErrorCode | null } {
  const ofCarrier = states.get(said.stateWord?.toUpperCase() ?? "")
  if (said.kind !== "receipt" || (said.state === null && !ofCarrier)) return { state: "accepted", code: null }
  const standard = said.state === null ? undefined : finals[said.state]
  const state = ofCarrier ?? (said.state === "delivered" ? "delivered" : standard ? "undelivered" : "accepted")
  if (state !== "undelivered") return { state, code: null }
  const code = standard ?? "delivery_failed"
  const own = said.error === null ? undefined : errors.get(plainError(said.error))
  const network = said.networkError?.networkType === gsm ? gsmErrors[said.networkError.code] : undefined
  return { state: "undelivered", code: own ?? network ?? code }
}
