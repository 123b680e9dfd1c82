import type { Dispute, Payment } from "posthorn"
import { formatAmount } from "../../money.ts"
import { countOf } from "../../components/count-of.ts"

type Decline = NonNullable<Payment["decline"]>["reason"]

/** Why a charge was declined, and what the customer can do. */
const declines: Readonly<Record<Decline, string>> = {
  insufficient_funds: "The customer's account or card has too little money. They can pay in another way.",
  do_not_honor: "The customer's bank declined without a reason. They can ask the bank, or pay in another way.",
  expired_card: "The card has expired. The customer can pay with another one.",
  incorrect_cvc: "The security code of the card was wrong. The customer can try again.",
  lost_or_stolen_card: "The card was reported lost or stolen. The customer needs another one.",
  suspected_fraud: "The provider suspects fraud. Verify the customer's identity before you ask them again.",
  authentication_failed: "The customer did not confirm the payment at their bank. They can try again.",
  invalid_payment_method: "The provider does not accept this card or account. The customer can pay in another way.",
  currency_not_supported: "The card or account cannot pay in this currency. The customer can pay in another way.",
  issuer_unavailable: "The customer's bank did not answer the provider. The customer can try again later.",
  processing_error: "The provider had an error. The customer can try again later.",
  provider_unavailable: "The provider was not available, and nothing was charged. Create another payment later.",
  not_received: "The request never reached the provider, so nothing was charged. Create another payment.",
  generic_decline: "The provider declined without a reason. The customer can try again, or pay in another way.",
}

export function declineInWords({ reason }: NonNullable<Payment["decline"]>): string {
  return declines[reason] ?? `The provider declined: ${reason.replaceAll("_", " ")}.`
}

type Review = NonNullable<Payment["review_reason"]>

/** What is wrong, and what a person does about it. */
const reviews: Readonly<Record<Review, { title: string; todo: string }>> = {
  amount_mismatch: {
    title: "The provider reports another amount or currency",
    todo: "Find the payment at the provider by its reference, and compare. If the customer paid too much, refund the difference at the provider. Posthorn recorded only the amount that it requested.",
  },
  paid_after_end: {
    title: "The customer paid after this payment had ended",
    todo: "Posthorn has not recorded this money in the ledger. Find the payment at the provider by its reference. Refund it there, or deliver what was paid for.",
  },
  unexpected_state: {
    title: "The provider reports a state that contradicts this payment",
    todo: "Find the payment at the provider by its reference. Decide by what the provider shows whether the money is yours.",
  },
  refunds_exceed_captures: {
    title: "The provider reports more refunds than were captured",
    todo: "Compare the refunds below with the provider's. Ask the provider about each refund that is missing here.",
  },
  outcome_unknown: {
    title: "The outcome is still not known after three days",
    todo: "Find the payment at the provider by its reference, or by its sid. Do not charge the customer again until you know that nothing was taken.",
  },
}

export function reviewInWords(reason: Review): { title: string; todo: string } {
  return reviews[reason] ?? { title: "Compare this payment with the provider", todo: reason.replaceAll("_", " ") }
}

/** Whether people recorded a part of the money, and the rest is open. */
export function isPartlyPaid({ status, amount_captured: captured }: Payment): boolean {
  return status === "requires_action" && captured > 0
}

/** What the customer still has to pay. */
export function remainingOf({ amount, amount_captured: captured }: Payment): number {
  return amount - captured
}

/** What the status means for the person who asks for the money. */
export function statusInWords(payment: Payment): string {
  const { status, provider, pending_operation: pending, amount_captured: captured, amount_refunded: refunded } = payment
  if (pending) return `The provider has not confirmed the ${pendingWords[pending]} yet. This page updates when it does.`
  switch (status) {
    case "pending":
      return "The customer has not started to pay."
    case "requires_action":
      if (isPartlyPaid(payment))
        return `The customer has paid a part. ${formatAmount(remainingOf(payment), payment.currency)} is still to be paid. To cancel the payment, refund first what you received.`
      return provider === null
        ? "The customer can try again."
        : "The customer has started to pay, and must still confirm the payment."
    case "processing":
      if (payment.review_reason !== null) return "The outcome is not settled. Do not charge the customer again."
      return "The outcome is not known yet. Do not charge the customer again. This page updates when the provider answers."
    case "authorized":
      return "The amount is reserved at the customer's bank. Capture it before the reservation ends."
    case "completed":
      if (refunded === 0 && remainingOf(payment) === 0) return "The customer has paid."
      if (refunded === 0) return "The customer has paid less than was requested, and no more is expected."
      return refunded < captured
        ? "The customer paid, and you refunded a part."
        : "The customer paid, and you refunded everything."
    case "failed":
      return "Nothing was charged."
    case "canceled":
      if (captured > 0) return "The customer paid a part, and you refunded it. The payment page is closed."
      return "Nothing was charged. The payment page is closed."
    case "expired":
      return "The customer did not pay in time. The payment page is closed."
  }
}

const pendingWords = { capture: "capture", cancel: "cancellation" }

export const refundReasons: Readonly<Record<string, string>> = {
  requested_by_customer: "Requested by the customer",
  duplicate: "Paid twice",
  fraudulent: "Fraud",
}

export const cancelReasons: Readonly<Record<string, string>> = {
  ...refundReasons,
  abandoned: "The customer did not pay",
}

/** What the dispute needs from the account now. */
export function disputeInWords({ status, is_withdrawn: isWithdrawn }: Dispute): string {
  const withdrawn = isWithdrawn ? "The provider has withdrawn the amount until the dispute is closed. " : ""
  switch (status) {
    case "warning":
      return "The customer's bank is asking about this payment. Respond or refund in the provider's dashboard before it becomes a dispute."
    case "needs_response":
      return `${withdrawn}Submit evidence in the provider's dashboard before the deadline. Otherwise the customer keeps the money.`
    case "under_review":
      return `${withdrawn}The bank is reviewing the evidence. You do not need to do anything until it decides.`
    case "won":
      return "You won the dispute. You keep the amount."
    case "lost":
      return "You lost the dispute. The customer keeps the amount."
    case "closed":
      return "The dispute ended without a decision."
  }
}

/** While one is open, a refund could pay the customer twice, and the API refuses it. */
export function isOpenDispute({ status }: Dispute): boolean {
  return status === "warning" || status === "needs_response" || status === "under_review"
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

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
  return { text: isOverdue ? `${span} overdue` : `Due in ${span}`, isOverdue }
}

function spanOf(ms: number): string {
  if (ms >= dayMs) return countOf(Math.floor(ms / dayMs), "day")
  return ms >= hourMs ? countOf(Math.floor(ms / hourMs), "hour") : "less than an hour"
}

/** `Visa •••• 4242`. */
export function methodInWords({ type, brand, last4 }: NonNullable<Payment["payment_method_details"]>): string {
  const name = brand ?? type
  const words = name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ")
  return last4 ? `${words} •••• ${last4}` : words
}
