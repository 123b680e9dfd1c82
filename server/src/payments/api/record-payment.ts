import { z } from "zod"
import { runIdempotentInTwoSteps } from "#http/run-idempotent.ts"
import { operation } from "#http/operation.ts"
import { Problem } from "#http/problems/problem.ts"
import { timeParameter, noted, readTimeParameter, text } from "#http/wire/schemas.ts"
import { getPayment } from "#payments/payments/read/get-payment.ts"
import { paymentResource } from "#payments/payments/payment-resource.ts"
import { recordPayment as record } from "#payments/payments/create/record-payment.ts"
import { amountMax, paymentExample, paymentSchema } from "./payment-schema.ts"
import type { PaymentNeeds } from "./payments.ts"
import { dayMs } from "#core/std/durations.ts"

const amountDemand = "must be a whole number of minor units, such as 1250 for 12.50 EUR"

/** A payment longer ago more likely has a wrong year. */
const agoMaxMs = 366 * dayMs

export const recordPayment = operation<PaymentNeeds>()({
  id: "recordPayment",
  tag: "Payments",
  summary: "Record the money of a payment",
  description:
    "Records money of a payment that you received in cash or by bank transfer. Posthorn updates the ledger in the same transaction. The last part completes the payment and creates the receipt message. The payment must be open, have a page, and have no open charge at another provider. The account needs a `manual` provider. Needs an `Idempotency-Key`.",
  scopes: ["payments"],
  sid: "payment",
  needsKey: true,
  body: z.object({
    amount: noted(
      z.int({ error: amountDemand }).min(0, { error: amountDemand }).max(amountMax).optional(),
      "The received amount, in minor units of the payment's currency. Default: the outstanding amount.",
      1250,
    ),
    final: noted(
      z.boolean().default(false),
      "True if you expect no more money. This completes the payment, even with less than its amount. `amount` can then be 0.",
      false,
    ),
    reference: noted(
      text(100)
        .trim()
        .min(1)
        .refine((given) => !/[\x00-\x1f\x7f]/.test(given), { error: "must be one line of text" }),
      "The reference of the money, such as the number of a receipt or transfer. Each part needs a different reference.",
      "receipt 4711",
    ),
    received_at: timeParameter("The time when you received the money. Default: now.").optional(),
    note: noted(text(500).optional(), "A note for people.", "Paid at the desk."),
  }),
  bodyExamples: {
    cash: { summary: "Cash at the desk", value: { reference: "receipt 4711" } },
    part: { summary: "A part of the money", value: { amount: 500, reference: "transfer 2026-118" } },
  },
  responses: {
    200: {
      description: "The payment. It is completed unless an amount is outstanding.",
      schema: paymentSchema,
      example: {
        ...paymentExample,
        amount_fee: 0,
        provider: "manual",
        is_live: true,
        provider_reference: "receipt 4711",
        payment_method_details: { type: "manual", brand: null, last4: null, exp_month: null, exp_year: null },
        recorded: [{ amount: 1250, reference: "receipt 4711", received_at: "2026-11-21T08:30:01.000Z", note: null }],
      },
    },
  },
  problems: [
    "payment_not_found",
    "payment_state",
    "amount_exceeds_remaining",
    "provider_not_configured",
    "provider_unavailable",
    "provider_lacks_ability",
    "currency_not_supported",
    "invalid_amount",
    "provider_refused",
  ],
  handle(needs, request) {
    const { payments, operations } = needs
    const { accountId, id, body } = request
    const { amount = null, final: isFinal, reference, note = null } = body
    if (amount === 0 && !isFinal) throw wrong("amount", "`amount` must be positive. It can be 0 when `final` is true.")
    const receivedAt = receivedAtOf(body.received_at, payments.clock.now())
    const money = { amount, isFinal, reference, receivedAt, note }
    return runIdempotentInTwoSteps(needs, request, {
      async begin(tx) {
        await record(tx, operations, { accountId, id }, money)
        return {}
      },
      async finish() {
        return { status: 200, json: paymentResource(await getPayment(payments.db, accountId, id), payments) }
      },
    })
  },
})

function receivedAtOf(given: string | undefined, now: number): number {
  const at = readTimeParameter(given) ?? now
  if (at > now) throw wrong("received_at", "`received_at` is in the future. Send the time when you received the money.")
  if (now - at > agoMaxMs)
    throw wrong("received_at", "`received_at` is more than a year ago. Send the time when you received the money.")
  return at
}

function wrong(param: "amount" | "received_at", detail: string): Problem {
  return new Problem("invalid_parameter", detail, { param })
}
