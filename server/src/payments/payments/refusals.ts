import { Refusal } from "#core/std/refusal.ts"

export type PaymentRefusalCode =
  | "payment_not_found"
  | "refund_not_found"
  | "dispute_not_found"
  | "provider_not_found"
  | "provider_not_configured"
  | "provider_unavailable"
  | "provider_lacks_ability"
  | "currency_not_supported"
  | "invalid_amount"
  | "card_data_not_accepted"
  | "payment_state"
  | "amount_exceeds_capturable"
  | "amount_exceeds_captured"
  | "amount_exceeds_remaining"
  | "payment_disputed"
  | "too_many_refunds"
  | "reference_required"
  | "provider_refused"
  | "notification_refused"
  | "provider_in_use"
  | "providers_exhausted"
  | "too_many_links"

export class PaymentRefusal extends Refusal<PaymentRefusalCode> {}

/** `param` is the parameter with the sid. Absent if the sid is in the path. */
export function paymentNotFound(param?: "payment_sid"): PaymentRefusal {
  const sentence = "There is no payment with this sid in your account."
  return new PaymentRefusal("payment_not_found", sentence, param && { param })
}
