import { z } from "zod"
import {
  declineReasons,
  type AmountFault,
  type Notification,
  type PaymentProvider,
  type ProviderAbilities,
  type ProviderOutcome,
  type TransactionPage,
} from "#payments/providers/provider.ts"
import { isShownUrl } from "#core/outgoing/url-text.ts"
import { method, shapeOf } from "./shape-of.ts"

/** The shapes of values that pass from a payment provider of an extension to Posthorn. */

const text = z.string()
const texts = text.nullable()
/** Minor units. */
const amount = z.int().min(0)
const currency = z.string().regex(/^[A-Z]{3}$/)
const retryAfterMs = z.number().min(0).optional()

const decline = z.object({ reason: z.enum(declineReasons), providerCode: texts })
const refund = z.object({
  reference: text.min(1),
  refundSid: texts,
  amount,
  state: z.enum(["pending", "completed", "failed", "canceled"]),
  failureReason: texts,
})
const dispute = z.object({
  reference: text.min(1),
  amount,
  state: z.enum(["warning", "needs_response", "under_review", "won", "lost", "closed"]),
  reason: texts,
  evidenceDueAt: z.number().nullable(),
  isWithdrawn: z.boolean(),
})
const charge = z.object({
  reference: text.min(1),
  state: z.enum(["requires_action", "processing", "authorized", "completed", "failed", "canceled", "expired"]),
  amount,
  currency,
  capturable: amount,
  captured: amount,
  fee: z.int().nullable(),
  actionUrl: z.string().refine(isShownUrl).nullable(),
  method: z
    .object({
      type: text,
      brand: texts,
      last4: texts,
      expMonth: z.int().nullable(),
      expYear: z.int().nullable(),
    })
    .nullable(),
  decline: decline.nullable(),
  refunds: z.array(refund),
  disputes: z.array(dispute),
})

export const providerOutcomeShape = shapeOf<ProviderOutcome>(
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("known"), charge }),
    z.object({ kind: z.literal("refused"), decline, isOfProvider: z.boolean(), detail: text }),
    z.object({ kind: z.literal("not_sent"), detail: text, retryAfterMs, isBusy: z.boolean().optional() }),
    z.object({ kind: z.literal("unknown"), detail: text, retryAfterMs }),
    z.object({ kind: z.literal("not_found"), detail: text }),
  ]),
)

export const notificationShape = shapeOf<Notification | null>(
  z.object({ reference: text.min(1), chargeReference: texts, paymentSid: texts }).nullable(),
)

export const transactionsShape = shapeOf<TransactionPage>(
  z.object({
    transactions: z.array(
      z.object({
        reference: text.min(1),
        type: z.enum([
          "charge",
          "refund",
          "refund_reversal",
          "dispute",
          "dispute_reversal",
          "fee",
          "payout",
          "adjustment",
        ]),
        amount: z.int(),
        fee: z.int(),
        currency,
        chargeReference: texts,
        sourceReference: texts,
        at: z.number(),
      }),
    ),
    nextCursor: texts,
  }),
)

export const amountFaultShape = shapeOf<AmountFault | null>(
  z.object({ kind: z.enum(["currency", "amount"]), sentence: text }).nullable(),
)

const can = z.boolean()
export const providerShape = shapeOf<PaymentProvider>(
  z.looseObject({
    abilities: shapeOf<ProviderAbilities>(
      z.object({
        hosted: can,
        tokens: can,
        manualCapture: can,
        multipleCaptures: can,
        partialRefunds: can,
        listsTransactions: can,
      }),
    ),
    isLive: z.boolean(),
    amountFault: method,
    charge: method,
    capture: method,
    cancel: method,
    refund: method,
    fetch: method,
    find: method,
    admitsNotification: method,
    readNotification: method,
    listTransactions: method,
  }),
)
