import { z } from "zod"
import { minorOf } from "#payments/ledger/currencies.ts"

/**
 * The fields of PayPal's answers that the adapter uses. An answer that differs is invalid, and its outcome
 * unknown. Examples are an unknown status, an amount that its currency does not allow, and two currencies in
 * one order.
 */

/** PayPal's ids become parts of URL paths, so only these characters are accepted. */
export const payPalId = z.string().regex(/^[A-Za-z0-9-]{1,64}$/)

/** A decimal with its currency, read as minor units. It can be negative, because reports have debits. */
export const money = z
  .object({ currency_code: z.string().regex(/^[A-Z]{3}$/), value: z.string().max(32) })
  .transform(({ currency_code: currency, value }, context) => {
    const amount = minorOf(value, currency)
    if (amount !== undefined) return { currency, amount }
    context.addIssue({ code: "custom", message: "is not an amount of its currency" })
    return z.NEVER
  })

export type Money = z.infer<typeof money>

const paid = money.refine(({ amount }) => amount >= 0, "is negative")
const text = z.string().max(1_000)
const listMax = 500

const links = z
  .array(z.object({ href: z.string().max(4_000), rel: text }))
  .max(50)
  .default([])
const statusDetails = z.object({ reason: text.optional() }).optional()
const relatedIds = z.object({ related_ids: z.object({ order_id: payPalId.optional() }).optional() }).optional()

export const capture = z.object({
  id: payPalId,
  status: z.enum(["COMPLETED", "DECLINED", "PARTIALLY_REFUNDED", "PENDING", "REFUNDED", "FAILED"]),
  status_details: statusDetails,
  amount: paid,
  final_capture: z.boolean().optional(),
  custom_id: text.optional(),
  invoice_id: text.optional(),
  processor_response: z.object({ response_code: text.optional() }).optional(),
  seller_receivable_breakdown: z.object({ paypal_fee: paid.optional() }).optional(),
  supplementary_data: relatedIds,
})
export type PayPalCapture = z.infer<typeof capture>

export const authorization = z.object({
  id: payPalId,
  status: z.enum(["CREATED", "CAPTURED", "DENIED", "EXPIRED", "PARTIALLY_CAPTURED", "VOIDED", "PENDING"]),
  status_details: statusDetails,
  amount: paid,
  expiration_time: z.iso.datetime({ offset: true }).optional(),
  update_time: z.iso.datetime({ offset: true }).optional(),
  processor_response: z.object({ response_code: text.optional() }).optional(),
})
export type Authorization = z.infer<typeof authorization>

export const refund = z.object({
  id: payPalId,
  status: z.enum(["CANCELLED", "FAILED", "PENDING", "COMPLETED"]),
  status_details: statusDetails,
  amount: paid,
  custom_id: text.optional(),
  invoice_id: text.optional(),
  /** The one with the relation `up` leads to the capture. */
  links,
})
export type PayPalRefund = z.infer<typeof refund>

const paymentSource = z.object({
  brand: text.optional(),
  last_digits: z
    .string()
    .regex(/^\d{2,4}$/)
    .optional(),
  expiry: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .optional(),
})

const unit = z.object({
  amount: paid,
  custom_id: text.optional(),
  invoice_id: text.optional(),
  payments: z
    .object({
      authorizations: z.array(authorization).max(listMax).default([]),
      captures: z.array(capture).max(listMax).default([]),
      refunds: z.array(refund).max(listMax).default([]),
    })
    .default({ authorizations: [], captures: [], refunds: [] }),
})
export type Unit = z.infer<typeof unit>

export const order = z
  .object({
    id: payPalId,
    intent: z.enum(["CAPTURE", "AUTHORIZE"]),
    status: z.enum(["CREATED", "SAVED", "APPROVED", "VOIDED", "COMPLETED", "PAYER_ACTION_REQUIRED"]),
    /** Posthorn creates one for each order. */
    purchase_units: z.tuple([unit]),
    payment_source: z.record(text, paymentSource).default({}),
    update_time: z.iso.datetime({ offset: true }).optional(),
    links,
  })
  .refine(({ purchase_units: [{ amount, payments }] }) => {
    const { authorizations, captures, refunds } = payments
    return [...authorizations, ...captures, ...refunds].every((part) => part.amount.currency === amount.currency)
  }, "has more than one currency")
export type Order = z.infer<typeof order>

/** The answer to authorizing or capturing an order is the order, which is then fetched whole. */
export const changedOrder = z.object({ id: payPalId, status: text })
/** Changes without a body, or with an unused one. */
export const anything = z.unknown()

export const token = z.object({
  access_token: z
    .string()
    .min(1)
    .max(10_000)
    .regex(/^[\x21-\x7e]+$/),
  expires_in: z.number().int().nonnegative(),
})

/**
 * A refusal. `name` is its kind, and the first `issue` its reason. The token endpoint has `error` instead.
 */
export const problem = z.object({
  name: z.string().max(200),
  message: z.string().max(2_000).optional(),
  debug_id: z.string().max(100).optional(),
  details: z
    .array(z.object({ issue: z.string().max(200).optional(), description: z.string().max(2_000).optional() }))
    .max(100)
    .optional(),
  links,
})
export const tokenProblem = z.object({ error: z.string().max(200) })

export const disputeList = z.object({
  items: z
    .array(z.object({ dispute_id: payPalId }))
    .max(100)
    .default([]),
})

export const dispute = z.object({
  dispute_id: payPalId,
  reason: text,
  status: z.enum([
    "OPEN",
    "WAITING_FOR_BUYER_RESPONSE",
    "WAITING_FOR_SELLER_RESPONSE",
    "UNDER_REVIEW",
    "RESOLVED",
    "OTHER",
  ]),
  dispute_amount: paid,
  dispute_life_cycle_stage: z.enum(["INQUIRY", "CHARGEBACK", "PRE_ARBITRATION", "ARBITRATION"]).default("INQUIRY"),
  dispute_outcome: z.object({ outcome_code: text.optional() }).optional(),
  seller_response_due_date: z.iso.datetime({ offset: true }).optional(),
})
export type PayPalDispute = z.infer<typeof dispute>

export const webhookVerificationAnswer = z.object({ verification_status: z.enum(["SUCCESS", "FAILURE"]) })

export const notification = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string().max(200),
  resource: z.object({
    id: payPalId.optional().catch(undefined),
    order_id: payPalId.optional().catch(undefined),
    custom_id: text.optional().catch(undefined),
    supplementary_data: relatedIds.catch(undefined),
    links: links.catch([]),
    disputed_transactions: z
      .array(z.object({ seller_transaction_id: payPalId.optional() }))
      .max(100)
      .catch([]),
  }),
})
export type Event = z.infer<typeof notification>

const transactionInfo = z.object({
  transaction_id: payPalId,
  paypal_reference_id: payPalId.optional(),
  paypal_reference_id_type: text.optional(),
  transaction_event_code: z.string().regex(/^T\d{4}$/),
  transaction_initiation_date: z.string().max(64),
  transaction_amount: money,
  fee_amount: money.optional(),
  transaction_status: text.optional(),
  custom_field: text.optional(),
  invoice_id: text.optional(),
})
export type TransactionInfo = z.infer<typeof transactionInfo>

export const report = z.object({
  transaction_details: z
    .array(z.object({ transaction_info: transactionInfo }))
    .max(listMax)
    .default([]),
  page: z.number().int().positive(),
  total_pages: z.number().int().nonnegative().max(100_000),
})
