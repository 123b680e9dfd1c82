import type { ProblemKind } from "#http/problems/problem-kind.ts"
import type { PaymentRefusalCode } from "#payments/payments/refusals.ts"

export const paymentProblems = {
  idempotency_key_required: {
    status: 400,
    title: "Idempotency key required",
    meaning: "The request moves money. Without a key, a repeated request after a lost response would move it twice.",
    remedy: "Send a random UUID as `Idempotency-Key`, and the same one when you repeat the request.",
  },
  card_data_not_accepted: {
    status: 400,
    title: "Card data not accepted",
    meaning:
      "A parameter contains a number that looks like a card number. The server stored and logged nothing of the request.",
    remedy:
      "Send a token of the payment provider, or let the customer pay on the page `checkout_url`. If the number is an order number, write a letter between its digits.",
  },
  invalid_amount: {
    status: 400,
    title: "Invalid amount",
    meaning: "The payment provider cannot charge exactly this amount. It is too small, too large or too precise.",
    remedy: "The detail names the supported amounts. Amounts are in minor units: 1250 for 12.50 EUR.",
  },
  currency_not_supported: {
    status: 400,
    title: "Currency not supported",
    meaning: "No enabled payment provider of the account supports this currency.",
    remedy: "Connect a provider that supports the currency, or add the currency to `currencies` of a provider.",
  },
  provider_not_configured: {
    status: 400,
    title: "Payment provider not configured",
    meaning: "The account has no enabled payment provider, or none with the requested kind or sid.",
    remedy: "Connect one with `POST /v1/payment_providers`.",
  },
  provider_lacks_ability: {
    status: 400,
    title: "Not supported by the payment provider",
    meaning: "The payment provider does not support the request, such as several captures of one authorization.",
    remedy: "The detail names the parameter. Omit it, or use another provider.",
  },
  provider_unavailable: {
    status: 503,
    title: "Payment provider unavailable",
    meaning: "No enabled payment provider that fits the request can start on this server. Nothing was stored.",
    remedy:
      "The operator must mend the provider: `posthorn doctor` names the reason. Posthorn tries to start it once a minute. Until then, use another provider.",
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
      "The status of the payment does not allow the request, or the outcome of an earlier request is not known yet.",
    remedy: "The detail names the status. Retrieve the payment. While an outcome is not known, try again later.",
  },
  payment_disputed: {
    status: 409,
    title: "Payment disputed",
    meaning: "The payment has an open or lost dispute, so a refund could pay the customer twice.",
    remedy: "Wait until an open dispute closes. After a lost dispute, the customer has the money back.",
  },
  provider_refused: {
    status: 409,
    title: "Refused by the payment provider",
    meaning: "The provider refused a capture or a cancellation. Nothing changed.",
    remedy: "The detail contains the provider's reason. Retrieve the payment to see its current state.",
  },
  provider_in_use: {
    status: 409,
    title: "Payment provider in use",
    meaning:
      "Payments of this provider have not ended, or the customer can still get a refund or open a dispute. So you cannot delete it.",
    remedy:
      "Disable the provider instead. New payments then do not use it, while refunds, disputes and reconciliation continue.",
  },
  providers_exhausted: {
    status: 409,
    title: "Too many payment providers",
    meaning: "The account has the maximum number of payment providers.",
    remedy: "Delete an unused provider with `DELETE /v1/payment_providers/{sid}`.",
  },
  amount_exceeds_capturable: {
    status: 422,
    title: "Amount exceeds the capturable amount",
    meaning: "The capture is larger than the authorized amount that is not captured yet.",
    remedy: "Capture at most `amount_capturable` of the payment.",
  },
  amount_exceeds_captured: {
    status: 422,
    title: "Amount exceeds the refundable amount",
    meaning: "The refund and the earlier refunds together are larger than the captured amount.",
    remedy: "Refund at most `amount_captured` minus `amount_refunded` and `amount_refund_pending` of the payment.",
  },
  amount_exceeds_remaining: {
    status: 422,
    title: "Amount exceeds the outstanding amount",
    meaning: "This amount and the amounts recorded before together are larger than the amount of the payment.",
    remedy:
      "Record at most `amount` minus `amount_captured` of the payment. For the rest, create another payment, or return the money.",
  },
  reference_required: {
    status: 400,
    title: "Reference required",
    meaning: "A person returns the money of a manual payment, and the ledger needs the reference of that transfer.",
    remedy: "Send the number of the transfer or the receipt as `reference`.",
  },
  too_many_refunds: {
    status: 422,
    title: "Too many refunds",
    meaning: "The payment has the maximum number of refunds.",
    remedy: "Return the rest in another way, and ask your accountant to book it.",
  },
  too_many_links: {
    status: 422,
    title: "Too many messages with the link",
    meaning: "Posthorn has sent the link of the payment the maximum number of times.",
    remedy: "Send `checkout_url` to the customer in another way, or create another payment.",
  },
  notification_refused: {
    status: 400,
    title: "Notification refused",
    meaning: "The signature of the notification is not from the payment provider, or the notification is too old.",
    remedy: "Check the signing secret of the provider, and the clock of the server.",
  },
} as const satisfies Record<PaymentRefusalCode | "idempotency_key_required", ProblemKind>
