import type { NewId } from "#core/std/ids.ts"
import { isRecordedKind } from "#payments/providers/recorded-kinds.ts"
import type { Dispute, Payment, PaymentStatus, Refund, ReviewReason } from "../payment.ts"

/** A locked payment, with its operations, refunds and disputes. */
export interface LockedPayment {
  payment: Payment
  refunds: readonly Refund[]
  disputes: readonly Dispute[]
}

export interface PaymentPlanContext {
  now: number
  newId: NewId
}

/** Moves a payment to a status. The caller that writes it announces its event. */
export function moveTo(payment: Payment, status: PaymentStatus, now: number): Payment {
  const at = Math.max(now, payment.updatedAt)
  const moved = { ...payment, status, updatedAt: at }
  if (status === "authorized") return { ...moved, authorizedAt: at }
  if (status === "completed") return { ...moved, completedAt: at, actionUrl: null, decline: null }
  if (status === "canceled") return { ...moved, canceledAt: at, actionUrl: null, amountCapturable: 0 }
  if (status === "failed" || status === "expired") return { ...moved, actionUrl: null, amountCapturable: 0 }
  return moved
}

/** Asks a person to look at the payment. The first reason stays. */
export function withReview(payment: Payment, reason: ReviewReason, now: number): Payment {
  if (payment.reviewReason !== null) return payment
  return { ...payment, reviewReason: reason, updatedAt: Math.max(now, payment.updatedAt) }
}

/**
 * Returns where the money of a payment is. Manual money needs no payout, because the account already has it.
 */
export function receivableOf({ providerId, providerKind }: Payment): "bank" | `receivable:${string}` {
  if (isRecordedKind(providerKind)) return "bank"
  return `receivable:${providerId ?? ""}`
}

/** What all postings of a payment have in common. */
export function operationPostingOf(payment: Payment, now: number) {
  return {
    paymentId: payment.id,
    currency: payment.currency,
    providerId: payment.providerId,
    providerReference: payment.providerReference,
    effectiveAt: now,
  }
}
