import type { Posting } from "#payments/ledger/posting.ts"
import type { ProviderCharge, ProviderRefund } from "#payments/providers/provider.ts"
import { isRecordedKind } from "#payments/providers/recorded-kinds.ts"
import { toSid } from "#core/std/ids.ts"
import type { Payment, Refund, RefundStatus } from "../payment.ts"
import {
  operationPostingOf,
  receivableOf,
  withReview,
  type LockedPayment,
  type PaymentPlanContext,
} from "./payment-moves.ts"

/** The limit of refunds of one payment. */
export const refundsMax = 50

/** The statuses from which a refund can move to each status. Banks return completed refunds. */
const movesFrom: Readonly<Record<RefundStatus, readonly RefundStatus[]>> = {
  pending: [],
  completed: ["pending"],
  failed: ["pending", "completed"],
  canceled: ["pending"],
}

interface PlannedRefunds {
  payment: Payment
  refunds: Refund[]
  postings: Posting[]
}

/**
 * Plans the changes that make the refunds of a payment agree with the provider, including refunds that were
 * created there.
 */
export function planRefunds(
  { payment, refunds }: LockedPayment,
  charge: ProviderCharge,
  context: PaymentPlanContext,
): PlannedRefunds {
  const known = new Map(refunds.map((refund) => [refund.id, refund]))
  const planned: PlannedRefunds = { payment, refunds: [], postings: [] }
  for (const theirs of charge.refunds) {
    const ours = [...known.values()].find((refund) => isSame(refund, theirs))
    if (!ours && known.size >= refundsMax) continue
    const changed = ours ? movedRefund(ours, theirs, context.now) : foundRefund(payment, theirs, context)
    if (!changed || changed === ours) continue
    if (!fits(payment, known, changed)) {
      planned.payment = withReview(planned.payment, "refunds_exceed_captures", context.now)
      continue
    }
    known.set(changed.id, changed)
    planned.refunds.push(changed)
    planned.postings.push(...refundPostings(payment, ours, changed, context.now))
  }
  return planned.refunds.length ? { ...planned, payment: withRefunds(planned.payment, [...known.values()]) } : planned
}

function isSame(refund: Refund, theirs: ProviderRefund): boolean {
  if (refund.providerReference !== null) return refund.providerReference === theirs.reference
  return toSid("refund", refund.id) === theirs.refundSid
}

function movedRefund(refund: Refund, theirs: ProviderRefund, now: number): Refund {
  const isNamed = refund.providerReference !== null
  if (theirs.state === refund.status || !movesFrom[theirs.state].includes(refund.status))
    return isNamed ? refund : { ...refund, providerReference: theirs.reference }
  return moveRefund({ ...refund, providerReference: theirs.reference }, theirs.state, theirs.failureReason, now)
}

/** Moves a refund to a status. The caller that writes it announces its event. */
export function moveRefund(refund: Refund, status: RefundStatus, failureReason: string | null, now: number): Refund {
  const at = Math.max(now, refund.updatedAt)
  const isFailed = status === "failed" || status === "canceled"
  return {
    ...refund,
    status,
    failureReason: isFailed ? (failureReason ?? "unknown") : null,
    completedAt: status === "completed" ? at : refund.completedAt,
    updatedAt: at,
  }
}

function foundRefund(payment: Payment, theirs: ProviderRefund, { now, newId }: PaymentPlanContext): Refund | undefined {
  if (theirs.state === "failed" || theirs.state === "canceled") return undefined
  return {
    accountId: payment.accountId,
    id: newId(),
    paymentId: payment.id,
    status: theirs.state,
    sequence: 0,
    amount: theirs.amount,
    currency: payment.currency,
    reason: null,
    reference: null,
    isRequested: false,
    failureReason: null,
    providerReference: theirs.reference,
    metadata: {},
    completedAt: theirs.state === "completed" ? now : null,
    createdAt: now,
    updatedAt: now,
  }
}

function fits(payment: Payment, known: ReadonlyMap<string, Refund>, changed: Refund): boolean {
  const all = [...new Map([...known, [changed.id, changed]]).values()]
  return sumOf(all, "completed") + sumOf(all, "pending") <= payment.amountCaptured
}

function sumOf(refunds: readonly Refund[], status: RefundStatus): number {
  return refunds.reduce((sum, refund) => sum + (refund.status === status ? refund.amount : 0), 0)
}

/** Returns the payment with the sums of its refunds. */
export function withRefunds(payment: Payment, refunds: readonly Refund[]): Payment {
  return { ...payment, amountRefunded: sumOf(refunds, "completed"), amountRefundPending: sumOf(refunds, "pending") }
}

/** A refund is booked when it completes. The booking is reversed when the refund fails after that. */
function refundPostings(payment: Payment, before: Refund | undefined, after: Refund, now: number): Posting[] {
  const common = {
    ...operationPostingOf(payment, now),
    source: toSid("refund", after.id),
    amount: after.amount,
    providerReference: isRecordedKind(payment.providerKind) ? after.reference : after.providerReference,
  }
  if (after.status === "completed" && before?.status !== "completed")
    return [{ ...common, type: "refund", debit: "refunds", credit: receivableOf(payment) }]
  if (before?.status === "completed" && after.status === "failed")
    return [{ ...common, type: "refund_reversal", debit: receivableOf(payment), credit: "refunds" }]
  return []
}
