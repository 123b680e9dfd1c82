import type { Decline, DeclineReason } from "#payments/providers/provider.ts"
import { ownValue } from "#core/std/own-value.ts"

/** The issues and reasons of PayPal's Orders v2 and Payments v2 that are more specific than "declined". */
const reasons: Readonly<Record<string, DeclineReason>> = {
  INSTRUMENT_DECLINED: "generic_decline",
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: "generic_decline",
  PAYER_CANNOT_PAY: "generic_decline",
  TRANSACTION_REFUSED: "do_not_honor",
  TRANSACTION_LIMIT_EXCEEDED: "do_not_honor",
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: "do_not_honor",
  CARD_EXPIRED: "expired_card",
  CARD_CLOSED: "invalid_payment_method",
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: "invalid_payment_method",
  PAYER_ACCOUNT_RESTRICTED: "invalid_payment_method",
  DECLINED_BY_RISK_FRAUD_FILTERS: "suspected_fraud",
  COMPLIANCE_VIOLATION: "suspected_fraud",
  TRANSACTION_BLOCKED_BY_PAYEE: "suspected_fraud",
  CURRENCY_NOT_SUPPORTED: "currency_not_supported",
  CURRENCY_NOT_SUPPORTED_FOR_COUNTRY: "currency_not_supported",
  REFUND_FAILED_INSUFFICIENT_FUNDS: "insufficient_funds",
  INSUFFICIENT_FUNDS: "insufficient_funds",
  RATE_LIMIT_REACHED: "provider_unavailable",
}

/** Response codes of card processors, which PayPal passes on (`processor_response.response_code`). */
const processorReasons: Readonly<Record<string, DeclineReason>> = {
  "0500": "do_not_honor",
  "1330": "invalid_payment_method",
  "5110": "incorrect_cvc",
  "5120": "insufficient_funds",
  "5180": "invalid_payment_method",
  "5400": "expired_card",
  "5650": "authentication_failed",
  "9500": "suspected_fraud",
  "9520": "lost_or_stolen_card",
}

/**
 * Returns the decline for the issue of a refused request. Issues that are not listed are about the request,
 * and not about the customer.
 */
export function payPalDeclineOf(issue: string): Decline {
  const isOfAccount = isProviderIssue(issue) && ownValue(reasons, issue) === undefined
  return {
    reason: ownValue(reasons, issue) ?? (isOfAccount ? "provider_unavailable" : "processing_error"),
    providerCode: issue,
  }
}

/** Returns the decline of a capture or an authorization that the bank or PayPal declined. */
export function declineOfPart(part: {
  status: string
  status_details?: { reason?: string | undefined } | undefined
  processor_response?: { response_code?: string | undefined } | undefined
}): Decline {
  const code = part.processor_response?.response_code
  const reason = part.status_details?.reason
  const known =
    (code === undefined ? undefined : ownValue(processorReasons, code)) ??
    (reason === undefined ? undefined : ownValue(reasons, reason))
  return { reason: known ?? "generic_decline", providerCode: code ?? reason ?? part.status }
}

/**
 * Whether the payee's account, its permissions or its currencies are the cause. Another provider could then
 * accept the payment.
 */
export function isProviderIssue(issue: string): boolean {
  return /^(?:PAYEE_|CURRENCY_NOT_SUPPORTED|NOT_AUTHORIZED$|PERMISSION_DENIED$|RATE_LIMIT_REACHED$|AUTHENTICATION_FAILURE$|NOT_ENABLED_|TRANSACTION_RECEIVING_LIMIT_EXCEEDED$)/.test(
    issue,
  )
}

/** Issues after which the customer can approve the same order again, with another funding source. */
const retryable = new Set([
  "INSTRUMENT_DECLINED",
  "REDIRECT_PAYER_FOR_ALTERNATE_FUNDING",
  "PAYER_CANNOT_PAY",
  "PAYER_ACTION_REQUIRED",
  "CARD_EXPIRED",
])

export function mayApproveAgain(issue: string): boolean {
  return retryable.has(issue)
}

/**
 * Issues for a request whose effect has already happened, or can no longer happen. The object itself shows
 * which.
 */
const settled = new Set([
  "ORDER_ALREADY_CAPTURED",
  "ORDER_ALREADY_AUTHORIZED",
  "ORDER_ALREADY_COMPLETED",
  "ORDER_COMPLETED_OR_VOIDED",
  "ORDER_NOT_APPROVED",
  "AUTHORIZATION_ALREADY_CAPTURED",
  "AUTHORIZATION_ALREADY_COMPLETED",
  "AUTHORIZATION_VOIDED",
  "AUTHORIZATION_EXPIRED",
  "PREVIOUSLY_CAPTURED",
  "PREVIOUSLY_VOIDED",
])

export function isSettled(issue: string): boolean {
  return settled.has(issue)
}
