import assert from "node:assert/strict"
import { after, test } from "node:test"
import type { ProviderOutcome } from "../provider.ts"
import { stripeDeclineOf } from "./declines.ts"
import { newCharge, newRefundSid, startStripe } from "./testing.ts"

const stage = await startStripe()
after(() => stage.close())
const { provider, setTrouble } = stage

function answer(status: number, error: object): void {
  setTrouble({ kind: "answer", status, contentType: "application/json", body: JSON.stringify({ error }) })
}

/** Returns `refused REASON CODE`, with `by the provider` when another provider could accept the charge. */
function said(outcome: ProviderOutcome): string {
  if (outcome.kind !== "refused") return outcome.kind
  const { decline, isOfProvider } = outcome
  return `refused ${decline.reason} ${decline.providerCode ?? "-"}${isOfProvider ? " by the provider" : ""}`
}

const invalid = { type: "invalid_request_error", message: "Refused." }
const card = { type: "card_error", message: "Declined." }

/** Stripe's answer to a charge, and its meaning. */
const charges: [status: number, error: object, outcome: string][] = [
  [
    402,
    { ...card, code: "card_declined", decline_code: "insufficient_funds" },
    "refused insufficient_funds insufficient_funds",
  ],
  [402, { ...card, code: "expired_card" }, "refused expired_card expired_card"],
  [402, { ...card, code: "incorrect_cvc" }, "refused incorrect_cvc incorrect_cvc"],
  [402, { ...card, code: "processing_error" }, "refused processing_error processing_error"],
  [402, { ...card, code: "authentication_required" }, "refused authentication_failed authentication_required"],
  [400, { ...invalid, code: "parameter_invalid_empty" }, "refused generic_decline parameter_invalid_empty"],
  [
    400,
    { ...invalid, code: "resource_missing", param: "payment_method" },
    "refused invalid_payment_method resource_missing",
  ],
  [400, { ...invalid, code: "amount_too_small" }, "refused generic_decline amount_too_small by the provider"],
  [400, { ...invalid, code: "account_invalid" }, "refused generic_decline account_invalid by the provider"],
  [401, invalid, "refused provider_unavailable StripeAuthenticationError by the provider"],
  [403, { ...invalid, code: "account_invalid" }, "refused provider_unavailable account_invalid by the provider"],
  [429, { ...invalid, code: "rate_limit" }, "not_sent"],
  // With these, a charge with this key can exist.
  [409, { type: "idempotency_error", code: "idempotency_key_in_use", message: "Running." }, "unknown"],
  [409, { ...invalid, code: "idempotency_key_in_use" }, "unknown"],
  [400, { type: "idempotency_error", message: "Other parameters." }, "unknown"],
  [500, { type: "api_error", message: "Fault." }, "unknown"],
  [500, card, "unknown"],
  [503, invalid, "unknown"],
  // These do not come from Stripe, whose error objects have a type.
  [400, { message: "Bad request" }, "unknown"],
  [403, { message: "Blocked by the firewall", code: 1020 }, "unknown"],
  [402, { type: "api_error", message: "Fault." }, "unknown"],
  [200, { ...card, code: "card_declined" }, "unknown"],
]

for (const [status, error, outcome] of charges)
  test(`${status} ${JSON.stringify(error)} to a charge is ${outcome}`, async () => {
    answer(status, error)
    assert.equal(said(await provider.charge(newCharge())), outcome)
    setTrouble(null)
  })

test("a refund was not sent after too many requests, and is asked for again", async () => {
  const charge = newCharge()
  const made = await provider.charge(charge)
  assert.ok(made.kind === "known")
  const { reference } = made.charge
  answer(429, { ...invalid, code: "lock_timeout" })
  const refund = {
    key: `${charge.key}0`,
    reference,
    amount: 400,
    currency: "EUR",
    refundSid: newRefundSid(),
    reason: null,
  }
  assert.equal((await provider.refund(refund)).kind, "not_sent")
  setTrouble(null)
  const after = await provider.refund(refund)
  assert.deepEqual(after.kind === "known" && after.charge.refunds.map(({ amount }) => amount), [400])
})

test("Stripe's decline codes give our reasons, and a code that is not known is a decline without a reason", () => {
  const reasons: Record<string, string> = {
    insufficient_funds: "insufficient_funds",
    card_velocity_exceeded: "insufficient_funds",
    do_not_honor: "do_not_honor",
    transaction_not_allowed: "do_not_honor",
    expired_card: "expired_card",
    incorrect_cvc: "incorrect_cvc",
    lost_card: "lost_or_stolen_card",
    stolen_card: "lost_or_stolen_card",
    pickup_card: "lost_or_stolen_card",
    fraudulent: "suspected_fraud",
    authentication_required: "authentication_failed",
    card_not_supported: "invalid_payment_method",
    incorrect_number: "invalid_payment_method",
    currency_not_supported: "currency_not_supported",
    issuer_not_available: "issuer_unavailable",
    try_again_later: "issuer_unavailable",
    processing_error: "processing_error",
    generic_decline: "generic_decline",
    a_code_of_next_year: "generic_decline",
  }
  for (const [code, reason] of Object.entries(reasons))
    assert.deepEqual(stripeDeclineOf({ code: "card_declined", decline_code: code }), { reason, providerCode: code })
  const bare = { reason: "expired_card", providerCode: "expired_card" }
  assert.deepEqual(stripeDeclineOf({ code: "expired_card", decline_code: "" }), bare)
  assert.deepEqual(stripeDeclineOf({ code: "expired_card", decline_code: "generic_decline" }), {
    ...bare,
    providerCode: "generic_decline",
  })
  assert.deepEqual(stripeDeclineOf({}), { reason: "generic_decline", providerCode: null })
})
