import { z } from "zod"
import { runIdempotentInTwoSteps } from "#http/run-idempotent.ts"
import { operation } from "#http/operation.ts"
import { Problem } from "#http/problems/problem.ts"
import { noted, text } from "#http/wire/schemas.ts"
import { getPayment } from "#payments/payments/read/get-payment.ts"
import { paymentResource } from "#payments/payments/payment-resource.ts"
import { mismatchResolutions } from "#payments/payments/payment.ts"
import {
  fetchMismatched,
  performDecided,
  resolveMismatch,
  type NewDecision,
} from "#payments/payments/change/resolve-mismatch.ts"
import { amount, currency, paymentExample, paymentSchema } from "./payment-schema.ts"
import type { PaymentNeeds } from "./payments.ts"

export const resolvePayment = operation<PaymentNeeds>()({
  id: "resolvePayment",
  tag: "Payments",
  summary: "Decide about another amount",
  description:
    "Decides about a payment with the `review_reason` `amount_mismatch`: its provider reports another amount than you requested. `accept` makes the provider's amount the amount of the payment. `refund` returns all captured money. `cancel` releases a charge that is not captured. Posthorn fetches the charge first, and updates the ledger. The first decision counts, and you can repeat it. Needs an `Idempotency-Key`.",
  scopes: ["payments"],
  sid: "payment",
  needsKey: true,
  body: z.object({
    resolution: noted(z.enum(mismatchResolutions), "The decision.", "accept"),
    amount: noted(
      amount.optional(),
      "Required for `accept`: the amount that you accept, in minor units. It must be the amount that the provider reports.",
      1251,
    ),
    currency: noted(
      currency.optional(),
      "The currency that you accept. Default: the currency of the payment. Send it if the provider reports another currency.",
      "EUR",
    ),
    note: noted(text(500).optional(), "The reason for the decision. Posthorn stores it with the payment.", "Agreed."),
  }),
  bodyExamples: {
    accept: { summary: "Accept the provider's amount", value: { resolution: "accept", amount: 1251 } },
    refund: { summary: "Return the money", value: { resolution: "refund", note: "The customer wants it back." } },
    cancel: { summary: "Release the charge", value: { resolution: "cancel" } },
  },
  responses: {
    200: {
      description: "The payment. The refund or the cancellation can still be pending.",
      schema: paymentSchema,
      example: {
        ...paymentExample,
        amount: 1251,
        amount_captured: 1251,
        mismatch: {
          requested_amount: 1250,
          requested_currency: "EUR",
          amount: 1251,
          currency: "EUR",
          amount_captured: 1251,
          resolution: "accept",
          note: null,
          resolved_at: "2026-11-21T08:40:00.000Z",
        },
      },
    },
  },
  problems: ["payment_not_found", "payment_state", "payment_disputed"],
  async handle(needs, request) {
    const { payments, operate } = needs
    const { accountId, id, body } = request
    const { currency: paid } = await getPayment(payments.db, accountId, id)
    const decision = decisionOf(body, paid)
    const outcome = await fetchMismatched(operate, { accountId, id })
    let isDecided = false
    return await runIdempotentInTwoSteps(needs, request, {
      async begin(tx) {
        isDecided = await resolveMismatch(tx, operate, { accountId, id }, decision, outcome)
        return {}
      },
      async finish(_, isReplay) {
        if (!isReplay && isDecided) await performDecided(operate, { accountId, id }, "request")
        return { status: 200, json: paymentResource(await getPayment(payments.db, accountId, id), payments) }
      },
    })
  },
})

interface DecisionBody {
  resolution: NewDecision["resolution"]
  amount?: number | undefined
  currency?: string | undefined
  note?: string | null | undefined
}

function decisionOf(
  { resolution, amount: given, currency: asked, note = null }: DecisionBody,
  paid: string,
): NewDecision {
  const isAccepted = resolution === "accept"
  if (isAccepted && given === undefined) throw wrong("amount", "`accept` needs `amount`: the amount that you accept.")
  if (!isAccepted && given !== undefined) throw wrong("amount", "Only `accept` has an `amount`. Omit it.")
  if (!isAccepted && asked !== undefined) throw wrong("currency", "Only `accept` has a `currency`. Omit it.")
  return { resolution, note, accepted: given === undefined ? null : { amount: given, currency: asked ?? paid } }
}

function wrong(param: "amount" | "currency", detail: string): Problem {
  return new Problem("invalid_parameter", detail, { param })
}
