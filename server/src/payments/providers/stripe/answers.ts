import { z } from "zod"
import { isShownUrl } from "#core/outgoing/url-text.ts"

/**
 * The fields of Stripe's objects that the adapter uses. It checks each answer against these schemas. The
 * library itself resolves with any JSON, even with the body of a 404 that lacks `error`. So the answer of a
 * proxy or of a wrong host could look like success.
 */
const id = z.string().min(1).max(255)
const amount = z.int()
const metadata = z.record(z.string(), z.string())
const currency = z.string().regex(/^[a-z]{3}$/)
/** An id, or the object if the request expanded it. */
const idOf = z.union([id, z.object({ id }).transform((object) => object.id)])

function listOf<T extends z.ZodType>(item: T) {
  return z.object({ object: z.literal("list"), data: z.array(item), has_more: z.boolean() })
}

export const refundAnswer = z.object({
  object: z.literal("refund"),
  id,
  amount,
  currency,
  status: z.string().nullable(),
  failure_reason: z.string().nullish(),
  metadata: metadata.nullish(),
})
export type RefundAnswer = z.infer<typeof refundAnswer>

const methodDetails = z.object({
  brand: z.string().nullish(),
  last4: z.string().nullish(),
  exp_month: z.int().nullish(),
  exp_year: z.int().nullish(),
})

const chargeAnswer = z.object({
  object: z.literal("charge"),
  id,
  balance_transaction: z.union([id, z.object({ id, amount, fee: amount, currency })]).nullish(),
  /** The field that has the name of the type holds the details. */
  payment_method_details: z
    .looseObject({ type: z.string() })
    .transform((value) => ({ type: value.type, details: methodDetails.catch({}).parse(value[value.type]) }))
    .nullish(),
  refunds: listOf(refundAnswer).nullish(),
})

const paymentError = z.object({ code: z.string().nullish(), decline_code: z.string().nullish() })

/** A page to which the customer is sent. */
const pageUrl = z.string().refine(isShownUrl, "is no page for people")

export const intentAnswer = z.object({
  object: z.literal("payment_intent"),
  id: id.startsWith("pi_"),
  status: z.string(),
  amount,
  amount_capturable: amount,
  amount_received: amount,
  currency,
  metadata,
  cancellation_reason: z.string().nullish(),
  next_action: z.object({ redirect_to_url: z.object({ url: pageUrl.nullish() }).nullish() }).nullish(),
  last_payment_error: paymentError.nullish(),
  latest_charge: z.union([id, chargeAnswer]).nullish(),
})
export type IntentAnswer = z.infer<typeof intentAnswer>

export const sessionAnswer = z.object({
  object: z.literal("checkout.session"),
  id: id.startsWith("cs_"),
  status: z.enum(["open", "complete", "expired"]),
  amount_total: amount,
  currency,
  expires_at: z.int(),
  url: pageUrl.nullish(),
  metadata: metadata.nullish(),
  payment_intent: z.union([id, intentAnswer]).nullish(),
})
export type SessionAnswer = z.infer<typeof sessionAnswer>

export const disputeAnswer = z.object({
  object: z.literal("dispute"),
  id,
  amount,
  currency,
  status: z.string(),
  reason: z.string(),
  evidence_details: z.object({ due_by: z.int().nullish() }).nullish(),
  balance_transactions: z.array(z.object({ amount })),
})
export type DisputeAnswer = z.infer<typeof disputeAnswer>

export const balanceTransactionAnswer = z.object({
  object: z.literal("balance_transaction"),
  id,
  amount,
  fee: amount,
  currency,
  created: z.int(),
  type: z.string(),
  reporting_category: z.string(),
  source: z
    .union([
      id.transform((source) => ({ id: source, payment_intent: null, metadata: null })),
      z.object({ id, payment_intent: idOf.nullish(), metadata: metadata.nullish() }),
    ])
    .nullish(),
})
export type BalanceTransactionAnswer = z.infer<typeof balanceTransactionAnswer>

/** Sessions or intents, including those of other programs that use the same Stripe account. */
export const listOfNamed = listOf(z.object({ id, created: z.int(), metadata: metadata.nullish() }))
export const listOfSessions = listOf(sessionAnswer)
export const listOfRefunds = listOf(refundAnswer)
export const listOfDisputes = listOf(disputeAnswer)
export const balanceTransactionList = listOf(balanceTransactionAnswer)
export const searchOfIntents = z.object({ object: z.literal("search_result"), data: z.array(z.object({ id })) })

export const eventAnswer = z.object({
  object: z.literal("event"),
  id,
  data: z.object({
    // Some events have an object without an id, such as the account's balance.
    object: z.object({
      object: z.string(),
      id: id.nullish(),
      metadata: metadata.nullish(),
      payment_intent: idOf.nullish(),
    }),
  }),
})

/** An answer that differs from Stripe's documentation. Whether the request did anything is unknown. */
export class UnexpectedAnswer extends Error {
  override name = "UnexpectedAnswer"
}

/**
 * Returns the answer with its type. Throws an error that names the first field that differs from Stripe's
 * documentation.
 */
export function checked<T>(answer: unknown, schema: z.ZodType<T>): T {
  const result = schema.safeParse(answer)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new UnexpectedAnswer(
    `The response differs from Stripe's documentation${issue?.path.length ? ` in the field ${issue.path.join(".")}` : ""}.`,
  )
}
