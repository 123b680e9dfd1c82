import type { Posting } from "#payments/ledger/posting.ts"
import type { ProviderCharge } from "#payments/providers/provider.ts"
import { toSid } from "#core/std/ids.ts"
import {
  isFinal,
  isPast,
  paymentMovesFrom,
  type Dispute,
  type Payment,
  type PaymentStatus,
  type Refund,
  type ReviewReason,
} from "../payment.ts"
import { isMismatch, withMismatch } from "../change/mismatch.ts"
import {
  moveTo,
  operationPostingOf,
  receivableOf,
  withReview,
  type LockedPayment,
  type PaymentPlanContext,
} from "./planning.ts"
import { planDisputes } from "./plan-disputes.ts"
import { planRefunds } from "./plan-refunds.ts"

/** The changes from a provider's snapshot. They are written, booked and announced in one transaction. */
export interface Change {
  payment: Payment
  /** The charge ended without money. The customer of a hosted payment can try again. */
  isChargeOver: boolean
  /** New and changed refunds. */
  refunds: readonly Refund[]
  disputes: readonly Dispute[]
  postings: readonly Posting[]
}

/**
 * Declined charges after which a hosted payment fails, so that its page cannot be used to test stolen cards.
 */
const declinesMax = 5

/**
 * Plans the changes that make the payment agree with its provider. A pure function: answers, notifications
 * and syncs all end here.
 *
 * Snapshots arrive late and twice. An older one than the stored state changes nothing, because captures and
 * refunds only grow. A snapshot that contradicts the store asks for a review by a person, and never moves
 * money.
 */
export function planChange(held: LockedPayment, charge: ProviderCharge, { now, newId }: PaymentPlanContext): Change {
  const { payment } = held
  const same: Change = { payment, isChargeOver: false, refunds: [], disputes: [], postings: [] }
  if (payment.providerReference !== null && payment.providerReference !== charge.reference)
    return charge.captured > 0 && !isEarlierRecord(payment, charge) ? review(same, "paid_after_end", now) : same
  if (charge.captured < payment.amountCaptured) return same
  if (isEndedWithoutMoney(payment))
    return charge.captured > payment.amountCaptured ? review(same, "paid_after_end", now) : same
  if (isMismatch(payment, charge))
    return review({ ...same, payment: inDoubt(payment, charge, now) }, "amount_mismatch", now)
  const moved = planStatus(payment, charge, now)
  const captured = planCaptured(moved.payment, charge, now)
  const refunded = planRefunds({ ...held, payment: captured.payment }, charge, { now, newId })
  const disputed = planDisputes({ ...held, payment: refunded.payment }, charge, { now, newId })
  return {
    payment: disputed.payment,
    isChargeOver: moved.isChargeOver,
    refunds: refunded.refunds,
    disputes: disputed.disputes,
    postings: [...captured.postings, ...refunded.postings, ...disputed.postings],
  }
}

/** Each record of a person creates another reference, and the payment includes the money of earlier ones. */
function isEarlierRecord({ id }: Payment, { reference }: ProviderCharge): boolean {
  return reference.startsWith(`${toSid("payment", id)}-`)
}

/** A manual payment may have had money that was fully refunded. */
function isEndedWithoutMoney(payment: Payment): boolean {
  return isFinal(payment) && payment.status !== "completed"
}

/**
 * The provider's charge differs from the request, so the payment can be neither canceled nor paid again until
 * a person decides (resolve-mismatch.ts).
 */
function inDoubt(payment: Payment, charge: ProviderCharge, now: number): Payment {
  const differing = withMismatch(payment, charge, now)
  if (!paymentMovesFrom.processing.includes(payment.status)) return differing
  return moveTo({ ...differing, providerReference: charge.reference, actionUrl: null }, "processing", now)
}

function review(change: Change, reason: ReviewReason, now: number): Change {
  return { ...change, payment: withReview(change.payment, reason, now) }
}

function planStatus(
  payment: Payment,
  charge: ProviderCharge,
  now: number,
): { payment: Payment; isChargeOver: boolean } {
  const known = {
    ...payment,
    providerReference: charge.reference,
    method: charge.method ?? payment.method,
    decline: charge.decline,
  }
  const isOver = charge.state === "failed" || charge.state === "canceled" || charge.state === "expired"
  if (isOver && isOpenForMore(payment, charge, now))
    return { isChargeOver: true, payment: afterAttempt(known, declinesAfter(payment, charge), now) }
  const status = isOver ? endingOf(payment, charge, now) : charge.state
  if (status === payment.status)
    return { isChargeOver: isOver, payment: { ...known, actionUrl: isFinal(payment) ? null : charge.actionUrl } }
  // A completed payment stays completed, and an older snapshot adds nothing.
  if (!paymentMovesFrom[status].includes(payment.status)) {
    const isOlder = paymentMovesFrom[payment.status].includes(status)
    return { isChargeOver: false, payment: isOlder ? payment : withReview(known, "unexpected_state", now) }
  }
  return { isChargeOver: isOver, payment: moveTo({ ...known, actionUrl: charge.actionUrl }, status, now) }
}

/** Whether the customer of a hosted payment can try again after this charge. */
function isOpenForMore(payment: Payment, charge: ProviderCharge, now: number): boolean {
  if (!payment.isHosted || payment.cancelReason !== null || payment.amountCaptured > 0) return false
  if (payment.status === "authorized") return false
  if (isPast(payment, now)) return false
  return charge.state !== "failed" || declinesAfter(payment, charge) < declinesMax
}

/** Each declined charge counts once, however often it is reported. */
function declinesAfter(payment: Payment, charge: ProviderCharge): number {
  const isCounted =
    payment.providerReference === charge.reference && payment.actionUrl === null && payment.decline !== null
  return payment.declines + (charge.state === "failed" && !isCounted ? 1 : 0)
}

function afterAttempt(payment: Payment, declines: number, now: number): Payment {
  const open = { ...payment, declines, actionUrl: null, amountCapturable: 0 }
  if (open.status !== "requires_action") return moveTo(open, "requires_action", now)
  const isNews = declines > payment.declines || payment.actionUrl !== null
  return isNews ? { ...open, updatedAt: Math.max(now, payment.updatedAt) } : open
}

function endingOf(payment: Payment, charge: ProviderCharge, now: number): PaymentStatus {
  // Part of it was captured, and the rest was released.
  if (payment.amountCaptured > 0 || charge.captured > 0) return "completed"
  // The last charge of a page may have been declined long before the page is closed.
  if (charge.state === "failed" && !payment.isHosted) return "failed"
  if (payment.cancelReason !== null) return "canceled"
  return isPast(payment, now) ? "expired" : (charge.state as "failed" | "canceled" | "expired")
}

/**
 * Plans captures and fees. The source of each booking contains the total after it. So the same capture is
 * booked once, however often it is reported.
 */
function planCaptured(
  payment: Payment,
  charge: ProviderCharge,
  now: number,
): { payment: Payment; postings: Posting[] } {
  const sid = toSid("payment", payment.id)
  const postings: Posting[] = []
  const change = {
    ...payment,
    amountCaptured: charge.captured,
    amountCapturable: isFinal(payment) ? 0 : Math.min(charge.capturable, payment.amount - charge.captured),
  }
  const captured = charge.captured - payment.amountCaptured
  const recorded = payment.recorded.at(-1)
  if (captured > 0) {
    change.updatedAt = Math.max(now, payment.updatedAt)
    postings.push({
      ...operationPostingOf(payment, now),
      ...(recorded && { effectiveAt: recorded.receivedAt, providerReference: recorded.reference }),
      type: "charge",
      source: `${sid}-captured-${charge.captured}`,
      amount: captured,
      debit: receivableOf(payment),
      credit: "sales",
    })
  }
  const fee = charge.fee ?? payment.amountFee
  if (fee > payment.amountFee) {
    change.amountFee = fee
    postings.push({
      ...operationPostingOf(payment, now),
      type: "fee",
      source: `${sid}-fee-${fee}`,
      amount: fee - payment.amountFee,
      debit: "fees",
      credit: receivableOf(payment),
    })
  }
  return { payment: change, postings }
}
