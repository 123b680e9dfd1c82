import type { ProblemKind } from "#api/problems/problem-kind.ts"
import type { PaymentRefusalCode } from "#payments/refusals.ts"

export const paymentProblems = {
  idempotency_key_required: {
    status: 400,
    title: "Idempotency key required",
    meaning: "The request moves money, and without a key a repetition after a lost answer would move it twice.",
    remedy: "Send a random UUID as `Idempotency-Key`, and the same one when you repeat the request.",
  },
  card_data_not_accepted: {
    status: 400,
    title: "Card data not accepted",
    meaning:
      "A parameter holds what looks like a card number, alone or among words. Nothing of the request was stored or logged.",
    remedy:
      "Use a token of the payment provider, or let the customer pay on the page `checkout_url`. If it is an order number, write a letter between its digits.",
  },
  invalid_amount: {
    status: 400,
    title: "Invalid amount",
    meaning: "The payment provider cannot take this amount exactly: it is too small, too large or too precise.",
    remedy: "The detail names what the provider takes. Amounts are minor units: 1250 for 12.50 EUR.",
  },
  currency_not_supported: {
    status: 400,
    title: "Currency not supported",
    meaning: "No enabled payment provider of the account takes this currency.",
    remedy: "Connect a provider that takes it, or add the currency to `currencies` of one.",
  },
  provider_not_configured: {
    status: 400,
    title: "Payment provider not configured",
    meaning: "The account has no enabled payment provider, or none of the kind or sid that was asked for.",
    remedy: "Connect one with `POST /v1/payment_providers`.",
  },
  provider_lacks_ability: {
    status: 400,
    title: "Not supported by the payment provider",
    meaning: "The payment provider cannot do what was asked, such as several captures of one authorization.",
    remedy: "The detail names the parameter. Leave it out, or use another provider.",
  },
  payment_not_found: {
    status: 404,
    title: "Payment not found",
    meaning: "There is no payment with this sid in your account.",
    remedy: "List the payments with `GET /v1/payments`.",
  },
  refund_not_found: {
    status: 404,
    title: "Refund not found",
    meaning: "There is no refund with this sid in your account.",
    remedy: "List the refunds with `GET /v1/refunds`.",
  },
  dispute_not_found: {
    status: 404,
    title: "Dispute not found",
    meaning: "There is no dispute with this sid in your account.",
    remedy: "List the disputes with `GET /v1/disputes`.",
  },
  provider_not_found: {
    status: 404,
    title: "Payment provider not found",
    meaning: "There is no payment provider with this sid in your account.",
    remedy: "List the providers with `GET /v1/payment_providers`.",
  },
  payment_state: {
    status: 409,
    title: "Not possible in this state",
    meaning:
      "The payment is in a state in which this cannot be done, or the outcome of an earlier request is not known yet.",
    remedy: "The detail names the state. Retrieve the payment; while an outcome is not known, ask again in a moment.",
  },
  payment_disputed: {
    status: 409,
    title: "Payment disputed",
    meaning: "A dispute of the payment is open, so a refund could pay the customer twice.",
    remedy: "Wait until the dispute is closed.",
  },
  provider_refused: {
    status: 409,
    title: "Refused by the payment provider",
    meaning: "The provider refused a capture or a cancellation, and nothing was changed.",
    remedy: "The detail has the provider's reason. Retrieve the payment to see what is still possible.",
  },
  provider_in_use: {
    status: 409,
    title: "Payment provider in use",
    meaning:
      "Payments of this provider are not at rest, or can still be refunded or disputed, so it cannot be deleted.",
    remedy: "Disable it instead: no new payment uses it then, while refunds, disputes and reconciliation go on.",
  },
  providers_exhausted: {
    status: 409,
    title: "Too many payment providers",
    meaning: "The account has the maximum number of payment providers.",
    remedy: "Delete one that is no longer used with `DELETE /v1/payment_providers/{sid}`.",
  },
  amount_exceeds_capturable: {
    status: 422,
    title: "Amount exceeds what can be captured",
    meaning: "The capture is larger than what is authorized and not captured yet.",
    remedy: "Capture at most `amount_capturable` of the payment.",
  },
  amount_exceeds_captured: {
    status: 422,
    title: "Amount exceeds what was captured",
    meaning: "The refund, together with those before it, is larger than what was captured.",
    remedy: "Refund at most `amount_captured` less `amount_refunded` and `amount_refund_pending` of the payment.",
  },
  amount_exceeds_remaining: {
    status: 422,
    title: "Amount exceeds what is still to be paid",
    meaning: "The recorded money, together with the money recorded before it, is more than the amount of the payment.",
    remedy:
      "Record at most `amount` less `amount_captured` of the payment. For the rest, create another payment, or give it back.",
  },
  reference_required: {
    status: 400,
    title: "Reference required",
    meaning: "A person pays the refund of a manual payment, and the books need the reference of that money.",
    remedy: "Send the number of the transfer or the receipt as `reference`.",
  },
  too_many_refunds: {
    status: 422,
    title: "Too many refunds",
    meaning: "The payment has as many refunds as a payment can have.",
    remedy: "Pay the rest back in another way, and book it with your accountant.",
  },
  too_many_links: {
    status: 422,
    title: "Too many messages with the link",
    meaning: "The link of the payment was sent as often as it can be.",
    remedy: "Give the customer `checkout_url` in another way, or create another payment.",
  },
  notification_refused: {
    status: 400,
    title: "Notification refused",
    meaning: "The signature of a notification is not that of the payment provider, or the notification is too old.",
    remedy: "Check the signing secret of the provider, and the clock of this machine.",
  },
} as const satisfies Record<PaymentRefusalCode | "idempotency_key_required", ProblemKind>
