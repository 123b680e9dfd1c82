// @ts-check
import { retryAfterMsMax, z } from "@posthorn/provider"

/**
 * @import { DeclineReason, Outcome, ProviderCharge, ProviderOutcome, ProviderTransaction } from "@posthorn/provider"
 */

const amount = z.int().min(0)
const id = z.string().min(1).max(100)

const acmeCharge = z.object({
  id,
  status: z.enum(["authorized", "captured", "canceled"]),
  amount,
  currency: z.string().length(3),
  captured: amount,
  refunds: z.array(z.object({ id, name: z.string().nullable(), amount })),
})
const found = z.object({ charges: z.array(acmeCharge) })
const movements = z.object({
  movements: z.array(
    z.object({
      id,
      type: z.enum(["charge", "refund"]),
      amount: z.int(),
      currency: z.string().length(3),
      charge: id,
      refund: id.nullable(),
      at: z.int().min(0),
    }),
  ),
  next: z.string().nullable(),
})
const refusal = z.object({
  error: z.enum(["insufficient_funds", "key_reused", "too_much", "wrong_state", "unknown_charge"]),
})

const states = /** @type {const} */ ({ authorized: "authorized", captured: "completed", canceled: "canceled" })

/**
 * Returns the outcome of a request about one charge. Only a documented answer is "known", "refused" or
 * "not_found". After any other answer, money may have moved.
 *
 * @param {Outcome} outcome
 * @param {{ amount?: number, currency?: string }} expected
 * @returns {ProviderOutcome}
 */
export function chargeOutcome(outcome, expected = {}) {
  const answer = answerOf(outcome)
  if (answer.kind !== "answered") return answer
  return knownCharge(acmeCharge.safeParse(answer.body).data, expected)
}

/**
 * @param {Outcome} outcome
 * @param {{ amount?: number, currency?: string }} expected
 * @returns {ProviderOutcome}
 */
export function searchOutcome(outcome, expected) {
  const answer = answerOf(outcome)
  if (answer.kind !== "answered") return answer
  const { data } = found.safeParse(answer.body)
  if (data?.charges.length === 0) return { kind: "not_found", detail: "ACME Pay has no charge with this key." }
  return knownCharge(data?.charges[0], expected)
}

/**
 * Throws for an answer that is not documented, because the books would look empty.
 *
 * @param {Outcome} outcome
 */
export function transactionsIn(outcome) {
  const answer = answerOf(outcome)
  const { data } = movements.safeParse(answer.kind === "answered" ? answer.body : null)
  if (!data) throw new Error(answer.kind === "answered" ? "ACME Pay sent no list of movements." : answer.detail)
  /** @type {ProviderTransaction[]} */
  const transactions = data.movements.map(({ id: reference, charge, refund, ...movement }) => {
    return { ...movement, reference, fee: 0, chargeReference: charge, sourceReference: refund }
  })
  return { transactions, nextCursor: data.next }
}

/**
 * @param {Outcome} outcome
 * @returns {{ kind: "answered", body: unknown } | Exclude<ProviderOutcome, { kind: "known" }>}
 */
function answerOf(outcome) {
  if (outcome.kind === "failure")
    return { kind: outcome.isSent ? "unknown" : "not_sent", detail: outcome.failure.reason }
  const { status, headers, body } = outcome
  if (status === 429) {
    const retryAfterMs = Math.min(Number(headers["retry-after"] ?? 1) * 1_000 || 1_000, retryAfterMsMax)
    return { kind: "not_sent", detail: "ACME Pay got too many requests.", retryAfterMs, isBusy: true }
  }
  const json = jsonOf(body)
  if (status === 200) return { kind: "answered", body: json }
  const { data } = refusal.safeParse(json)
  if (status >= 500 || !data) return { kind: "unknown", detail: `ACME Pay responded with status ${status}.` }
  if (data.error === "unknown_charge") return { kind: "not_found", detail: "ACME Pay does not know the charge." }
  /** @type {DeclineReason} */
  const reason = data.error === "insufficient_funds" ? "insufficient_funds" : "processing_error"
  const detail = `ACME Pay refused the request: ${data.error}.`
  return { kind: "refused", decline: { reason, providerCode: data.error }, isOfProvider: false, detail }
}

/**
 * @param {z.output<typeof acmeCharge> | undefined} charge
 * @param {{ amount?: number, currency?: string }} expected
 * @returns {ProviderOutcome}
 */
function knownCharge(charge, expected) {
  const isAsked =
    charge !== undefined &&
    (expected.currency ?? charge.currency) === charge.currency &&
    (expected.amount ?? charge.amount) === charge.amount &&
    charge.captured <= charge.amount
  if (!isAsked) return { kind: "unknown", detail: "ACME Pay responded with another charge, or with none." }
  /** @type {ProviderCharge} */
  const known = {
    reference: charge.id,
    state: states[charge.status],
    amount: charge.amount,
    currency: charge.currency,
    capturable: charge.status === "authorized" ? charge.amount : 0,
    captured: charge.captured,
    fee: 0,
    actionUrl: null,
    method: { type: "card", brand: null, last4: null, expMonth: null, expYear: null },
    decline: null,
    refunds: charge.refunds.map(({ id: reference, name, amount: refunded }) => {
      return { reference, refundSid: name, amount: refunded, state: "completed", failureReason: null }
    }),
    disputes: [],
  }
  return { kind: "known", charge: known }
}

/** @param {Uint8Array} body */
export function jsonOf(body) {
  try {
    return /** @type {unknown} */ (JSON.parse(Buffer.from(body).toString("utf8")))
  } catch {
    return null
  }
}
