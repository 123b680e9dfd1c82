import type { Transaction } from "#core/db/database.ts"
import type { Announcer } from "#core/endpoints/announcer.ts"
import { messageAnnouncerOf } from "#messaging/messages/context.ts"
import { decimalOf } from "#payments/ledger/currencies.ts"
import { isRecordedKind } from "#payments/providers/recorded-kinds.ts"
import { refusePendingOperation } from "./capture-payment.ts"
import type { PaymentContext } from "../context.ts"
import { lockPayment } from "../read/get-payment.ts"
import { requestOperation } from "../operations/run-operation.ts"
import { eventOf, paymentResource } from "../payment-resource.ts"
import { refundable, type CancelReason, type PaymentOperation, type Payment } from "../payment.ts"
import { moveTo } from "../operations/payment-moves.ts"
import { PaymentRefusal } from "../refusals.ts"
import { readOpenOperations, writePayment } from "../store.ts"
import { removeTask } from "../notifications/tasks.ts"

export interface CancelResult {
  payment: Payment
  /** The request for the provider, or null if the provider does not know the payment. */
  operation: PaymentOperation | null
}

/**
 * Cancels a payment that no remote provider knows, or records the cancellation for `runOperation`.
 * A canceled payment stays canceled. Without a reason it expires. Refuses `payment_state` for a payment that
 * has ended otherwise or has an unknown outcome. Also refuses a payment of which a person recorded a part of
 * the money.
 */
export async function requestCancel(
  tx: Transaction,
  context: PaymentContext,
  { accountId, id }: Pick<Payment, "accountId" | "id">,
  reason: CancelReason | null,
): Promise<CancelResult> {
  const announcer = messageAnnouncerOf(tx, [accountId], context)
  const payment = await lockPayment(tx, accountId, id)
  if (payment.status === "canceled") return { payment, operation: null }
  refuseUncancelable(payment)
  refusePendingOperation(payment)
  if ((await readOpenOperations(tx, accountId, [id])).length) throw outcomeUnknown()
  refuseMoney(payment)
  const now = context.clock.now()
  if (payment.providerReference === null || payment.providerId === null || isRecordedKind(payment.providerKind)) {
    const canceled = await cancelUncharged(
      tx,
      context,
      { ...payment, cancelReason: reason },
      reason ? "canceled" : "expired",
      announcer,
    )
    return { payment: canceled, operation: null }
  }
  const requested = requestOperation(tx, payment, { kind: "cancel", providerId: payment.providerId }, now)
  const pending = { ...requested.payment, pendingOperation: "cancel" as const, cancelReason: reason }
  writePayment(tx, pending)
  return { payment: pending, operation: requested.operation }
}

/** Ends a payment that the caller has locked and that no remote provider knows. */
export async function cancelUncharged(
  tx: Transaction,
  context: PaymentContext,
  payment: Payment,
  status: "canceled" | "expired",
  announcer: Announcer,
): Promise<Payment> {
  const moved = moveTo(payment, status, context.clock.now())
  const ended = { ...moved, sequence: moved.sequence + 1 }
  writePayment(tx, ended)
  removeTask(tx, ended)
  const { newId } = context
  await announcer.announce([
    eventOf(`payments.${status}`, ended, paymentResource(ended, context), { newId, detail: null }),
  ])
  return ended
}

function refuseUncancelable({ status }: Payment): void {
  if (status === "processing") throw outcomeUnknown()
  if (status === "completed")
    throw new PaymentRefusal("payment_state", "The payment is completed. Refund it with `POST /v1/refunds`.")
  if (status === "failed" || status === "expired")
    throw new PaymentRefusal("payment_state", `The payment is ${status}, so there is nothing to cancel.`)
}

/** The captured part of an authorized payment is kept, and the cancellation releases the rest. */
function refuseMoney(payment: Payment): void {
  const { currency, providerKind } = payment
  const kept = refundable(payment)
  if (!isRecordedKind(providerKind) || kept === 0) return
  throw new PaymentRefusal(
    "payment_state",
    `${decimalOf(kept, currency)} ${currency} of the payment is recorded as received. Refund it with \`POST /v1/refunds\` first. If you keep it, complete the payment with \`record_payment\`, \`amount\` 0 and \`final\` true.`,
  )
}

export function outcomeUnknown(): PaymentRefusal {
  return new PaymentRefusal(
    "payment_state",
    "The outcome of the charge is not known yet. Retrieve the payment later.",
    { retryAfterMs: 2_000 },
  )
}
