import type { Transaction } from "#core/db/database.ts"
import { messageAnnouncerOf } from "#messaging/messages/context.ts"
import type { RefundReason } from "#payments/providers/provider.ts"
import { isRecordedKind } from "#payments/providers/recorded-kinds.ts"
import { assert } from "#core/std/assert.ts"
import { decimalOf } from "#payments/ledger/currencies.ts"
import { idTime } from "#core/std/ids.ts"
import type { PaymentContext } from "../context.ts"
import { lockPayment } from "../read/get-payment.ts"
import { requestOperation } from "../operations/run-operation.ts"
import { eventOf, refundResource } from "../payment-resource.ts"
import { refundable, type PaymentOperation, type Payment, type Refund } from "../payment.ts"
import { amountLost, isOpenDispute } from "../operations/plan-disputes.ts"
import { refundsMax } from "../operations/plan-refunds.ts"
import { PaymentRefusal } from "../refusals.ts"
import { readDisputesOf, readRefundsOf, writePayment, writeRefund } from "../store.ts"

export interface NewRefund {
  paymentId: string
  /** Minor units. Null for all that is left. */
  amount: number | null
  reason: RefundReason | null
  reference: string | null
  metadata: Readonly<Record<string, string>>
}

/**
 * Writes a refund, which reserves its amount. `runOperation` then performs it. The payment is locked. So
 * concurrent refunds never exceed its captures. Refuses `payment_state`, `payment_disputed`,
 * `amount_exceeds_captured`, `too_many_refunds` and, for a manual payment, `reference_required`.
 */
export async function requestRefund(
  tx: Transaction,
  context: PaymentContext,
  accountId: string,
  request: NewRefund,
): Promise<{ refund: Refund; payment: Payment; operation: PaymentOperation }> {
  const announcer = messageAnnouncerOf(tx, [accountId], context)
  const payment = await lockPayment(tx, accountId, request.paymentId, "payment_sid")
  const [refunds, disputes] = await Promise.all([
    readRefundsOf(tx, accountId, [payment.id]),
    readDisputesOf(tx, accountId, [payment.id]),
  ])
  if (disputes.some(isOpenDispute))
    throw new PaymentRefusal(
      "payment_disputed",
      "The customer disputes this payment, so a refund could pay the customer twice. Wait until the dispute closes.",
      { param: "payment_sid" },
    )
  const lost = amountLost(disputes)
  const left = Math.max(refundable(payment) - lost, 0)
  if (lost > 0 && left === 0)
    throw new PaymentRefusal(
      "payment_disputed",
      "The customer won a dispute of this payment and has the money back, so there is nothing to refund.",
      { param: "payment_sid" },
    )
  const amount = request.amount ?? left
  refuseUnrefundable(payment, amount, left)
  refuseUnnamed(payment, request)
  if (refunds.length >= refundsMax)
    throw new PaymentRefusal(
      "too_many_refunds",
      `A payment can have ${refundsMax} refunds, and this payment has that many.`,
      {
        param: "payment_sid",
      },
    )
  const refund = draftOf(context, payment, { ...request, amount })
  assert(payment.providerId !== null, "A captured payment has a provider.")
  const asked = { kind: "refund" as const, providerId: payment.providerId, amount, refundId: refund.id }
  writeRefund(tx, refund)
  const requested = requestOperation(tx, payment, asked, refund.createdAt)
  const reserved = {
    ...requested.payment,
    amountRefundPending: payment.amountRefundPending + amount,
    updatedAt: Math.max(refund.createdAt, payment.updatedAt),
  }
  writePayment(tx, reserved)
  await announcer.announce([
    eventOf("refunds.created", refund, refundResource(refund), { newId: context.newId, detail: null }),
  ])
  return { refund, payment: reserved, operation: requested.operation }
}

function refuseUnrefundable(payment: Payment, amount: number, left: number): void {
  if (payment.amountCaptured === 0)
    throw new PaymentRefusal(
      "payment_state",
      `The payment is ${payment.status} and has no captured money, so there is nothing to refund.`,
      { param: "payment_sid" },
    )
  if (amount > left || left === 0)
    throw new PaymentRefusal(
      "amount_exceeds_captured",
      left
        ? `You can refund at most ${decimalOf(left, payment.currency)} ${payment.currency} (${left} minor units).`
        : "The captured amount is already refunded, or reserved for pending refunds.",
      { param: "amount" },
    )
}

function refuseUnnamed({ providerKind }: Payment, { reference }: NewRefund): void {
  if (!isRecordedKind(providerKind) || reference !== null) return
  throw new PaymentRefusal(
    "reference_required",
    "The payment is manual. Return the money yourself, and send the number of the transfer or receipt as `reference`.",
    { param: "reference" },
  )
}

function draftOf({ newId }: PaymentContext, payment: Payment, request: NewRefund & { amount: number }): Refund {
  const id = newId()
  // The id's own time, so that an order by time is an order by id.
  const now = idTime(id)
  return {
    accountId: payment.accountId,
    id,
    paymentId: payment.id,
    status: "pending",
    sequence: 1,
    amount: request.amount,
    currency: payment.currency,
    reason: request.reason,
    reference: request.reference,
    isRequested: true,
    failureReason: null,
    providerReference: null,
    metadata: request.metadata,
    completedAt: null,
    createdAt: now,
    updatedAt: now,
  }
}
