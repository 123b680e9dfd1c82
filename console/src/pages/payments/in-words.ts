import type { Dispute, Payment } from "@posthorn/client"
import { formatAmount } from "../../money.ts"
import * as strings from "./strings.ts"
import { dayMs, hourMs } from "../../time-units.ts"

export function declineInWords({ reason }: NonNullable<Payment["decline"]>): string {
  return strings.declines[reason] ?? strings.declinedBecause(reason.replaceAll("_", " "))
}

export function reviewInWords(reason: NonNullable<Payment["review_reason"]>): { title: string; todo: string } {
  return strings.reviews[reason] ?? { title: strings.reviewTitle, todo: reason.replaceAll("_", " ") }
}

/** Whether people recorded a part of the money, and the rest is open. */
export function isPartlyPaid({ status, amount_captured: captured }: Payment): boolean {
  return status === "requires_action" && captured > 0
}

/** Returns the amount that the customer still must pay. */
export function remainingOf({ amount, amount_captured: captured }: Payment): number {
  return amount - captured
}

/** The meaning of the status for the person who requested the payment. */
export function statusInWords(payment: Payment): string {
  const { status, provider, pending_operation: pending, amount_captured: captured, amount_refunded: refunded } = payment
  if (pending) return pending === "capture" ? strings.capturePending : strings.cancellationPending
  switch (status) {
    case "pending":
      return strings.statusPending
    case "requires_action":
      if (isPartlyPaid(payment)) return strings.statusPartlyPaid(formatAmount(remainingOf(payment), payment.currency))
      return provider === null ? strings.statusCanTryAgain : strings.statusMustConfirm
    case "processing":
      return payment.review_reason === null ? strings.statusProcessing : strings.statusInReview
    case "authorized":
      return strings.statusAuthorized
    case "completed":
      if (refunded > 0) return refunded < captured ? strings.statusPartlyRefunded : strings.statusRefunded
      return remainingOf(payment) === 0 ? strings.statusPaid : strings.statusPaidLess
    case "failed":
      return strings.statusFailed
    case "canceled":
      return captured > 0 ? strings.statusCanceledRefunded : strings.statusCanceled
    case "expired":
      return strings.statusExpired
  }
}

/** The next step of the account in the dispute. */
export function disputeInWords({ status, is_withdrawn: isWithdrawn }: Dispute): string {
  const withdrawn = isWithdrawn ? `${strings.disputeWithdrawn} ` : ""
  switch (status) {
    case "warning":
      return strings.disputeWarning
    case "needs_response":
      return withdrawn + strings.disputeNeedsResponse
    case "under_review":
      return withdrawn + strings.disputeUnderReview
    case "won":
      return strings.disputeWon
    case "lost":
      return strings.disputeLost
    case "closed":
      return strings.disputeClosed
  }
}

/** A refund during an open dispute could pay the customer twice, so the API refuses it. */
export function isOpenDispute({ status }: Dispute): boolean {
  return status === "warning" || status === "needs_response" || status === "under_review"
}

/** The money that can still be refunded. A customer who won a dispute has its amount back. */
export function refundableOf(payment: Payment, disputes: readonly Dispute[]): number {
  const { amount_captured: captured, amount_refunded: refunded, amount_refund_pending: pending } = payment
  const lost = disputes.filter(({ status }) => status === "lost").reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(captured - refunded - pending - lost, 0)
}

export interface Deadline {
  text: string
  isOverdue: boolean
}

/** The deadline for evidence; null for a dispute that needs none. */
export function deadlineOf({ status, evidence_due_at: dueAt }: Dispute, now: number): Deadline | null {
  if (dueAt === null || (status !== "warning" && status !== "needs_response")) return null
  const leftMs = Date.parse(dueAt) - now
  const isOverdue = leftMs <= 0
  const span = spanOf(Math.abs(leftMs))
  return { text: isOverdue ? strings.overdueBy(span) : strings.dueIn(span), isOverdue }
}

function spanOf(ms: number): string {
  if (ms >= dayMs) return strings.days(Math.floor(ms / dayMs))
  return ms >= hourMs ? strings.hours(Math.floor(ms / hourMs)) : strings.lessThanAnHour
}

/** `Visa •••• 4242`. */
export function methodInWords({ type, brand, last4 }: NonNullable<Payment["payment_method_details"]>): string {
  const name = brand ?? type
  const words = name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ")
  return last4 ? `${words} •••• ${last4}` : words
}
