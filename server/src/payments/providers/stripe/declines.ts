import type { Decline, DeclineReason } from "../provider.ts"

/**
 * Stripe's decline codes and error codes, docs.stripe.com/declines/codes. Each other code means
 * `generic_decline`.
 */
const codesByReason: readonly (readonly [DeclineReason, string])[] = [
  ["insufficient_funds", "insufficient_funds card_velocity_exceeded withdrawal_count_limit_exceeded"],
  [
    "do_not_honor",
    "do_not_honor call_issuer do_not_try_again no_action_taken not_permitted restricted_card security_violation service_not_allowed stop_payment_order transaction_not_allowed revocation_of_all_authorizations revocation_of_authorization",
  ],
  ["expired_card", "expired_card expired_payment_method"],
  ["incorrect_cvc", "incorrect_cvc invalid_cvc"],
  ["lost_or_stolen_card", "lost_card stolen_card pickup_card"],
  ["suspected_fraud", "fraudulent merchant_blacklist"],
  [
    "authentication_failed",
    "authentication_required authentication_not_handled authentication_failure payment_intent_authentication_failure approve_with_id incorrect_pin invalid_pin offline_pin_required online_or_offline_pin_required pin_try_exceeded mobile_device_authentication_required",
  ],
  [
    "invalid_payment_method",
    "incorrect_number invalid_number invalid_expiry_month invalid_expiry_year invalid_account card_not_supported new_account_information_available incorrect_address incorrect_zip incorrect_postal_code invalid_card_type live_mode_test_card testmode_decline payment_method_invalid_parameter payment_method_unexpected_state payment_method_not_available payment_method_provider_decline resource_missing",
  ],
  ["currency_not_supported", "currency_not_supported"],
  ["issuer_unavailable", "issuer_not_available try_again_later reenter_transaction"],
  ["processing_error", "processing_error duplicate_transaction payment_method_provider_timeout"],
]

const reasons: ReadonlyMap<string, DeclineReason> = new Map(
  codesByReason.flatMap(([reason, names]) => names.split(" ").map((name) => [name, reason] as const)),
)

/**
 * Stripe's `code` says that a card was declined, and its `decline_code` says why. The library returns "" for
 * a code that Stripe omitted.
 */
export function stripeDeclineOf(error: {
  code?: string | null | undefined
  decline_code?: string | null | undefined
}): Decline {
  const codes = [error.decline_code, error.code].filter((code) => typeof code === "string" && code !== "") as string[]
  const known = codes.find((code) => reasons.has(code))
  return { reason: (known && reasons.get(known)) || "generic_decline", providerCode: codes[0] ?? null }
}
