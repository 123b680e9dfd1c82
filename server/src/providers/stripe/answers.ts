import { z } from "zod"

/**
 * What of Stripe's objects is used. Every answer is checked: the library resolves with whatever JSON came, even with that of a 404
 * that lacks `error`, so a proxy or a wrong host could look like success.
 */
const id = z.string().min(1).max(255)
const amount = z.int()
const metadata = z.record(z.string(), z.string())
const currency = z.string().regex(/^[a-z]{3}$/)
/** An id, or the object where it was expanded. */
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
  /** Under the name of its type are the details of the method. */
  payment_method_details: z
    .looseObject({ type: z.string() })
    .transform((value) => ({ type: value.type, details: methodDetails.catch({}).parse(value[value.type]) }))
    .nullish(),
  refunds: listOf(refundAnswer).nullish(),
})

const paymentError = z.object({ code: z.string().nullish(), decline_code: z.string().nullish() })

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
  next_action: z.object({ redirect_to_url: z.object({ url: z.string().nullish() }).nullish() }).nullish(),
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
  url: z.string().nullish(),
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

export const bookAnswer = z.object({
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
export type BookAnswer = z.infer<typeof bookAnswer>

/** Sessions or intents, also of other programs that use the account. */
export const listOfNamed = listOf(z.object({ id, created: z.int(), metadata: metadata.nullish() }))
export const listOfSessions = listOf(sessionAnswer)
export const listOfRefunds = listOf(refundAnswer)
export const listOfDisputes = listOf(disputeAnswer)
export const listOfBooks = listOf(bookAnswer)
export const searchOfIntents = z.object({ object: z.literal("search_result"), data: z.array(z.object({ id })) })

export const eventAnswer = z.object({
  object: z.literal("event"),
  id,
  data: z.object({
    object: z.object({ object: z.string(), id, metadata: metadata.nullish(), payment_intent: idOf.nullish() }),
  }),
})

/** An answer that is not what Stripe documents. Whether the request did anything is unknown. */
export class UnexpectedAnswer extends Error {
  override name = "UnexpectedAnswer"
}

/** What was asked for, or a throw that names the first field that is not as documented. */
export function checked<T>(answer: unknown, schema: z.ZodType<T>): T {
  const result = schema.safeParse(answer)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new UnexpectedAnswer(
    `The answer is not one of Stripe's: ${issue?.path.join(".") || "it"} is not as documented.`,
  )
}
