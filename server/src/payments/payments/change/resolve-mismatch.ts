import type { Transaction } from "#core/db/database.ts"
import type { ProviderCharge, ProviderOutcome } from "#payments/providers/provider.ts"
import { decimalOf } from "#payments/ledger/currencies.ts"
import { outcomeUnknown, requestCancel, type CancelResult } from "./cancel-payment.ts"
import { refusePendingOperation } from "./capture-payment.ts"
import { requestRefund } from "./create-refund.ts"
import { getPayment, lockPayment } from "../read/get-payment.ts"
import { reportedOf, type MismatchDecision } from "./mismatch.ts"
import { operate, type OperateContext } from "../operations/operate.ts"
import type { Payment } from "../payment.ts"
import { lookUp } from "../operations/perform.ts"
import { isOpenDispute } from "../operations/plan-disputes.ts"
import type { ProviderExchange } from "../operations/record-exchange.ts"
import { PaymentRefusal } from "../refusals.ts"
import { readOpenOperations, writePayment } from "../store.ts"

export interface NewDecision extends MismatchDecision {
  /** What the person accepts. Null for a decision that returns the money, whatever its amount. */
  accepted: { amount: number; currency: string } | null
}

type PaymentKey = Pick<Payment, "accountId" | "id">

/** Fetches the charge of a payment that waits for a decision. Null for any other payment. */
export async function fetchMismatched(
  { payments }: Pick<OperateContext, "payments">,
  { accountId, id }: PaymentKey,
): Promise<ProviderOutcome | null> {
  const payment = await getPayment(payments.db, accountId, id)
  return isUndecided(payment) ? await lookUp(payments, payment, null) : null
}

/**
 * Records a person's decision about a payment whose provider reports another amount. `outcome` is the
 * provider's present charge. In one transaction, its amount becomes the payment's, and the payment, the
 * ledger and the events follow. `performDecided` then returns the money, and the sync does it after a crash.
 * The payment is locked, so the first of several decisions counts. Repeating it changes nothing and returns
 * false.
 *
 * Refuses `payment_state` for a payment without a mismatch, for another decision, and for a decision that
 * does not fit the provider's charge. Refuses `payment_disputed` for a refund.
 */
export async function resolveMismatch(
  tx: Transaction,
  { recorder }: OperateContext,
  { accountId, id }: PaymentKey,
  decision: NewDecision,
  outcome: ProviderOutcome | null,
): Promise<boolean> {
  const payment = await lockPayment(tx, accountId, id)
  if (!isUndecided(payment)) {
    if (payment.mismatch?.resolution === decision.resolution) return false
    throw nothingToDecide(payment)
  }
  refusePendingOperation(payment)
  if ((await readOpenOperations(tx, accountId, [id])).length || !outcome) throw outcomeUnknown()
  if (outcome.kind !== "known")
    throw refusal(`The payment provider did not report the charge: ${outcome.detail}`, { retryAfterMs: 2_000 })
  refuseContradiction(payment, outcome.charge)
  if (decision.resolution === "accept") refuseOther(outcome.charge, decision)
  else refuseReturn(outcome.charge, decision)
  await recorder.recordIn(tx, { accountId, paymentId: id, number: null, outcome, source: "request", decision })
  return true
}

/**
 * Requests the refund or the cancellation that a person decided, and performs it. A refusal that can end,
 * such as an unknown outcome, leaves it due. Any other refusal, such as that of a disputed payment, ends the
 * decision. A person can then refund or cancel the payment like any other one.
 */
export async function performDecided(
  context: OperateContext,
  { accountId, id }: PaymentKey,
  source: ProviderExchange["source"],
): Promise<void> {
  const { payments } = context
  try {
    const requested = await payments.db.transaction((tx) => requestDecided(tx, context, { accountId, id }))
    if (!requested) return
    if (requested.operation) await operate(context, requested.payment, requested.operation, source)
  } catch (error) {
    if (!(error instanceof PaymentRefusal)) throw error
    if (error.retryAfterMs !== undefined) return
    await payments.db.transaction(async (tx) => writePerformed(tx, await lockPayment(tx, accountId, id)))
  }
}

async function requestDecided(
  tx: Transaction,
  { payments }: OperateContext,
  { accountId, id }: PaymentKey,
): Promise<CancelResult | null> {
  const payment = await lockPayment(tx, accountId, id)
  if (!payment.mismatch?.isDue) return null
  writePerformed(tx, payment)
  if (payment.mismatch.resolution === "cancel")
    return await requestCancel(tx, payments, { accountId, id }, "requested_by_customer")
  const all = { paymentId: id, amount: null, reason: null, reference: null, metadata: {} }
  return await requestRefund(tx, payments, accountId, all)
}

function writePerformed(tx: Transaction, payment: Payment): void {
  if (payment.mismatch) writePayment(tx, { ...payment, mismatch: { ...payment.mismatch, isDue: false } })
}

function isUndecided({ reviewReason }: Payment): boolean {
  return reviewReason === "amount_mismatch"
}

function nothingToDecide({ mismatch }: Payment): PaymentRefusal {
  return refusal(
    mismatch?.resolution
      ? `A person has already decided about the amount of the payment: \`${mismatch.resolution}\`.`
      : "The provider reports the amount of the payment as requested, so there is nothing to decide.",
  )
}

/** Money that is in the ledger stays there, so a smaller amount or another currency cannot replace it. */
function refuseContradiction({ amountCaptured, currency }: Payment, charge: ProviderCharge): void {
  const reported = reportedOf(charge)
  if (amountCaptured === 0 || (reported.currency === currency && reported.amount >= amountCaptured)) return
  throw refusal(
    `The provider reports ${money(reported)}, but the ledger has ${money({ amount: amountCaptured, currency })}. Ask the payment provider.`,
  )
}

function refuseOther(charge: ProviderCharge, { accepted }: NewDecision): void {
  const reported = reportedOf(charge)
  if (accepted?.amount === reported.amount && accepted.currency === reported.currency) return
  throw refusal(
    `The provider reports ${money(reported)} (${reported.amount} minor units). Send this amount and currency to accept it.`,
    { param: accepted?.amount === reported.amount ? "currency" : "amount" },
  )
}

function refuseReturn({ captured, currency, state, disputes }: ProviderCharge, { resolution }: NewDecision): void {
  const isCancel = resolution === "cancel"
  if (isCancel && captured > 0)
    throw refusal(`The provider has captured ${money({ amount: captured, currency })}. Use \`refund\` to return it.`)
  if (isCancel && state === "processing")
    throw refusal("The provider is still processing the charge. Try again later.", { retryAfterMs: 60_000 })
  if (!isCancel && captured === 0)
    throw refusal("The provider has captured no money, so there is nothing to refund. Use `cancel`.")
  if (!isCancel && disputes.some(({ state: status }) => isOpenDispute({ status })))
    throw new PaymentRefusal(
      "payment_disputed",
      "The customer disputes this payment, so a refund could pay the customer twice. Wait until the dispute closes.",
    )
}

function refusal(sentence: string, more?: ConstructorParameters<typeof PaymentRefusal>[2]): PaymentRefusal {
  return new PaymentRefusal("payment_state", sentence, more)
}

function money({ amount, currency }: { amount: number; currency: string }): string {
  return `${decimalOf(amount, currency)} ${currency}`
}
