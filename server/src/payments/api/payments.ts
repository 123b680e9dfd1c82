import { z } from "zod"
import { runIdempotentInTwoSteps, type IdempotencyNeeds } from "#http/run-idempotent.ts"
import { operation, type Answer, type ApiRequest } from "#http/operation.ts"
import { listing, retrieval } from "#http/resource-operations.ts"
import { Problem } from "#http/problems/problem.ts"
import { filteredPageNote } from "#http/wire/page.ts"
import {
  createdParameters,
  metadataField,
  metadataParameter,
  orderParameter,
  readCreated,
  sidsFilter,
  statusFilter,
} from "#http/wire/list-parameters.ts"
import { noted, text } from "#http/wire/schemas.ts"
import type { Transaction, Tx } from "#core/db/database.ts"
import { MessagingRefusal } from "#messaging/messages/refusals.ts"
import { requestCancel } from "#payments/payments/change/cancel-payment.ts"
import { captureInTurn, requestCapture } from "#payments/payments/change/capture-payment.ts"
import type { PaymentContext } from "#payments/payments/context.ts"
import type { NewPayment, PaymentIntake } from "#payments/payments/create/create-payment.ts"
import { getOperation, getPayment as get } from "#payments/payments/read/get-payment.ts"
import { listPayments as listStored } from "#payments/payments/read/list-payments.ts"
import { runOperation, type OperationContext } from "#payments/payments/operations/run-operation.ts"
import { paymentResource } from "#payments/payments/payment-resource.ts"
import { cancelReasons, captureMethods, paymentStatuses, type PaymentOperation } from "#payments/payments/payment.ts"
import { updatePayment as update } from "#payments/payments/create/update-payment.ts"
import type { SimulatedPayments } from "#payments/providers/simulator/simulated-payments.ts"
import { assert } from "#core/std/assert.ts"
import { linkMessageOf, sendParameter } from "./payment-link-schema.ts"
import { amount, currency, paymentExample as example, paymentSchema, returnUrl } from "./payment-schema.ts"
import { messageLocale } from "#auth/api/verification-schema.ts"

export interface PaymentNeeds extends Pick<IdempotencyNeeds, "clock"> {
  db: Tx & IdempotencyNeeds["db"]
  payments: PaymentContext
  operations: OperationContext
  paymentIntake: Pick<PaymentIntake, "create">
  simulatedPayments: Pick<SimulatedPayments, "readPage" | "actOnPage">
}

const hourS = 3_600
const dayS = 24 * hourS

const descriptionField = noted(text(255).optional(), "The text that the customer reads on the page.", "Table 12")
const referenceField = noted(
  text(64).optional(),
  "Your own identifier of the payment, such as an order number. You can list payments by it.",
  "order-8731",
)

export const createPayment = operation<PaymentNeeds>()({
  id: "createPayment",
  tag: "Payments",
  summary: "Create a payment",
  description:
    "Creates a payment. With a `payment_method`, which is a token of the payment provider, Posthorn charges the customer immediately. Without it, the customer pays on the page `checkout_url`. A decline is not an error: the response has the `status` `failed`. If the provider does not respond, `status` is `processing` until the outcome is known. Needs an `Idempotency-Key`.",
  scopes: ["payments"],
  needsKey: true,
  body: z.object({
    amount: noted(amount, "The amount that the customer pays, in minor units of `currency`: 1250 for 12.50 EUR.", 1250),
    currency: noted(currency, "ISO 4217.", "EUR"),
    payment_method: noted(
      text(255).optional(),
      "The token of the payment provider for the customer's card or account. The simulator has `sim_ok` and others. With `provider` `manual`: the reference of money that you have received.",
      "sim_ok",
    ),
    provider: noted(
      text(64).optional(),
      "The kind or the sid of a payment provider. Default: the first provider that supports the currency.",
      "simulator",
    ),
    capture_method: noted(
      z.enum(captureMethods).default("automatic"),
      "The capture mode. `automatic` captures the amount at once. `manual` only authorizes the amount, and you capture it later.",
      "automatic",
    ),
    description: descriptionField,
    reference: referenceField,
    metadata: metadataField,
    return_url: noted(
      returnUrl.optional(),
      "The URL to which the customer returns after the payment.",
      "https://example.com/orders/8731",
    ),
    locale: noted(messageLocale.default("en"), "The language of the page and of the messages (BCP 47).", "en"),
    send: sendParameter,
    expires_in: noted(
      z
        .int()
        .min(hourS / 2)
        .max(90 * dayS)
        .optional(),
      "The number of seconds until the page expires: from 30 minutes to 90 days. Default: 30 days. A payment with a token does not expire.",
      dayS,
    ),
  }),
  bodyExamples: {
    text: {
      summary: "Send the link by SMS, and a receipt after the payment",
      value: {
        amount: 1250,
        currency: "EUR",
        description: "Table 12",
        send: { to: "+15552345678", from: "+15551234567", receipt: true },
      },
    },
    page: { summary: "The customer pays on a page", value: { amount: 1250, currency: "EUR", description: "Table 12" } },
    token: {
      summary: "A token of the simulator",
      value: { amount: 1250, currency: "EUR", payment_method: "sim_ok", reference: "order-8731" },
    },
  },
  responses: {
    201: {
      description: "The payment. `processing` means that its outcome is not known yet.",
      schema: paymentSchema,
      example,
    },
  },
  problems: [
    "provider_not_configured",
    "provider_unavailable",
    "provider_lacks_ability",
    "currency_not_supported",
    "invalid_amount",
    "invalid_address",
    "same_address",
    "sender_not_owned",
    "sender_not_allowed",
    "recipient_opted_out",
    "channel_unavailable",
    "message_too_long",
    "template_required",
  ],
  async handle({ payments, paymentIntake }, { accountId, body, idempotency }): Promise<Answer> {
    assert(idempotency, "An operation with `needsKey` gets a key.")
    const { key, hash: requestHash } = idempotency
    const isHosted = body.payment_method === undefined
    const now = payments.clock.now()
    const lifeS = body.expires_in ?? (isHosted ? 30 * dayS : null)
    const expiresAt = lifeS === null ? null : now + lifeS * 1_000
    const request: NewPayment = {
      amount: body.amount,
      currency: body.currency,
      captureMethod: body.capture_method,
      provider: body.provider ?? null,
      token: body.payment_method ?? null,
      description: body.description ?? null,
      reference: body.reference ?? null,
      metadata: body.metadata ?? {},
      returnUrl: body.return_url ?? null,
      locale: body.locale,
      expiresAt,
      linkMessage: body.send ? linkMessageOf(body.send, { isHosted, now, expiresAt }) : null,
    }
    const { payment, isReplay } = await paymentIntake.create(accountId, request, { key, requestHash }).catch(withinSend)
    return {
      status: 201,
      json: paymentResource(payment, payments),
      ...(isReplay ? { headers: { "idempotent-replayed": "true" } } : {}),
    }
  },
})

/** Throws a refusal of the message with the field of `send` that it is about. */
function withinSend(error: unknown): never {
  if (!(error instanceof MessagingRefusal) || error.param === undefined) throw error
  throw new MessagingRefusal(error.code, error.message, { param: `send.${error.param}` })
}

export const listPayments = listing<PaymentNeeds>()({
  id: "listPayments",
  tag: "Payments",
  noun: "payments",
  description: `Returns payments, newest first unless \`order\` says otherwise. With \`status\`, \`currency\`, \`metadata\` or \`needs_review\`, ${filteredPageNote} Payments of one status other than \`completed\` are found however rare they are. So are those that need a review.`,
  scopes: ["payments", "read"],
  filters: {
    sid: sidsFilter("payment", "payment"),
    status: statusFilter(paymentStatuses, "completed"),
    currency: noted(currency.optional(), "The currency to filter by.", "EUR"),
    reference: noted(text(64).optional(), "Your own identifier to filter by.", "order-8731"),
    metadata: metadataParameter,
    needs_review: noted(
      z.boolean().optional(),
      "True returns only payments that need a review by a person, false returns only the others.",
      true,
    ),
    ...createdParameters,
    ...orderParameter,
  },
  schema: paymentSchema,
  example,
  pages({ payments }, { accountId, query }) {
    const filter = {
      ids: query.sid,
      status: query.status,
      currency: query.currency,
      reference: query.reference,
      needsReview: query.needs_review,
      metadata: query.metadata,
      ...readCreated(query),
    }
    return (page) => listStored(payments.db, accountId, filter, page)
  },
  render: (payment, { payments }) => paymentResource(payment, payments),
})

export const getPayment = retrieval<PaymentNeeds>()({
  id: "getPayment",
  tag: "Payments",
  noun: "payment",
  description: "Returns the current payment.",
  scopes: ["payments", "read"],
  sid: "payment",
  schema: paymentSchema,
  example,
  read: async ({ payments }, { accountId, id }) => paymentResource(await get(payments.db, accountId, id), payments),
})

export const updatePayment = operation<PaymentNeeds>()({
  id: "updatePayment",
  tag: "Payments",
  summary: "Change a payment",
  description:
    "Changes the fields that you send. `metadata` replaces all of its entries. You cannot change the amount: cancel the payment and create another one.",
  scopes: ["payments"],
  sid: "payment",
  body: z.object({ description: descriptionField, reference: referenceField, metadata: metadataField }),
  bodyExamples: { reference: { summary: "Another name", value: { reference: "order-8732" } } },
  responses: { 200: { description: "The current payment.", schema: paymentSchema, example } },
  problems: ["payment_not_found"],
  async handle({ payments }, { accountId, id, body }) {
    const payment = await payments.db.transaction((tx) => update(tx, payments, { accountId, id }, body))
    return { status: 200, json: paymentResource(payment, payments) }
  },
})

export const capturePayment = operation<PaymentNeeds>()({
  id: "capturePayment",
  tag: "Payments",
  summary: "Capture a payment",
  description:
    "Captures an authorized amount, or a part of it. Posthorn releases the rest unless `final` is false. Captures of one payment at the same time run one after another. If the provider does not respond, `pending_operation` is `capture` until the outcome is known. Needs an `Idempotency-Key`.",
  scopes: ["payments"],
  sid: "payment",
  needsKey: true,
  body: z.object({
    amount: noted(
      amount.optional(),
      "The amount to capture, in minor units. Default: the whole authorized amount.",
      1250,
    ),
    final: noted(
      z.boolean().default(true),
      "True if this is the last capture. False keeps the rest authorized. Not every provider supports false.",
      true,
    ),
  }),
  bodyExamples: { part: { summary: "A part of it", value: { amount: 1000 } } },
  responses: { 200: { description: "The current payment.", schema: paymentSchema, example } },
  problems: [
    "payment_not_found",
    "payment_state",
    "amount_exceeds_capturable",
    "provider_lacks_ability",
    "provider_refused",
  ],
  handle: (needs, request) => {
    const { amount: asked = null, final: isFinal } = request.body
    const capture = { amount: asked, isFinal }
    const { accountId, id } = request
    const begin = (tx: Transaction) => requestCapture(tx, needs.payments, { accountId, id }, capture)
    return captureInTurn(needs.payments, { accountId, id }, request.gone(), () => perform(needs, request, begin))
  },
})

export const cancelPayment = operation<PaymentNeeds>()({
  id: "cancelPayment",
  tag: "Payments",
  summary: "Cancel a payment",
  description:
    "Cancels a payment that is not completed. Its page closes, and the provider releases an authorized amount. Refund recorded money before you cancel. A repeated request returns the same response.",
  scopes: ["payments"],
  sid: "payment",
  body: z.object({
    reason: noted(
      z.enum(cancelReasons).default("requested_by_customer"),
      "The reason for the cancellation.",
      "requested_by_customer",
    ),
  }),
  bodyExamples: { abandoned: { summary: "The customer did not come back", value: { reason: "abandoned" } } },
  responses: {
    200: {
      description: "The current payment.",
      schema: paymentSchema,
      example: { ...example, status: "canceled", cancel_reason: "abandoned" },
    },
  },
  problems: ["payment_not_found", "payment_state", "provider_refused"],
  handle: (needs, request) =>
    perform(needs, request, (tx) =>
      requestCancel(tx, needs.payments, { accountId: request.accountId, id: request.id }, request.body.reason),
    ),
})

type Requested = Awaited<ReturnType<typeof requestCancel>>

/**
 * Stores an operation with its idempotency key, performs it after the commit, and answers with the resulting
 * payment.
 */
function perform(
  needs: PaymentNeeds,
  request: Pick<ApiRequest, "accountId" | "id" | "idempotency">,
  begin: (tx: Transaction) => Promise<Requested>,
): Promise<Answer> {
  const { payments } = needs
  const { accountId, id } = request
  let requested: Requested | undefined
  return runIdempotentInTwoSteps(needs, request, {
    async begin(tx) {
      requested = await begin(tx)
      return { number: requested.operation?.number ?? null }
    },
    async finish({ number }, isReplay) {
      if (!isReplay && requested?.operation)
        await runOperation(needs.operations, requested.payment, requested.operation, "request")
      const payment = await get(payments.db, accountId, id)
      refuseRefused(number === null ? undefined : await getOperation(payments.db, payment, number))
      return { status: 200, json: paymentResource(payment, payments) }
    },
  })
}

function refuseRefused(performed: PaymentOperation | undefined): void {
  if (performed?.status !== "refused") return
  throw new Problem(
    "provider_refused",
    `The payment provider refused the ${performed.kind}: ${performed.detail ?? "it gave no reason."} Nothing changed.`,
  )
}
