import type { Decline, MethodDetails, RefundReason } from "#providers/provider.ts"

/**
 * Where a payment is. The last four are final; refunds and disputes change its amounts and never its status.
 */
export const paymentStatuses = [
  "pending",
  "requires_action",
  "processing",
  "authorized",
  "completed",
  "failed",
  "canceled",
  "expired",
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const captureMethods = ["automatic", "manual"] as const
export type CaptureMethod = (typeof captureMethods)[number]

export const cancelReasons = ["requested_by_customer", "duplicate", "fraudulent", "abandoned"] as const
export type CancelReason = (typeof cancelReasons)[number]

/** Why a person has to look at a payment. */
export const reviewReasons = [
  /** The provider reports another amount or currency. */
  "amount_mismatch",
  /** The provider reports money of a payment that ended without any. */
  "paid_after_end",
  /** The provider reports a state that the payment cannot move to. */
  "unexpected_state",
  /** The provider reports more refunds than captures. */
  "refunds_exceed_captures",
  /** The outcome is still unknown after three days. */
  "outcome_unknown",
] as const
export type ReviewReason = (typeof reviewReasons)[number]

/** A request to pay. All amounts are minor units of `currency` (ISO 4217), all times milliseconds. */
export interface Payment {
  accountId: string
  id: string
  status: PaymentStatus
  /** The number of its events so far. */
  sequence: number
  amount: number
  currency: string
  captureMethod: CaptureMethod
  amountCapturable: number
  amountCaptured: number
  amountRefunded: number
  amountRefundPending: number
  amountFee: number
  /** The kind or the `PP…` that the caller asked for; null leaves the choice to the priorities. */
  askedProvider: string | null
  providerId: string | null
  providerKind: string | null
  providerReference: string | null
  /** Whether the latest charge moves real money; null before the first one. */
  isLive: boolean | null
  isHosted: boolean
  actionUrl: string | null
  method: MethodDetails | null
  decline: Decline | null
  reviewReason: ReviewReason | null
  /** Of its open dispute, or else of its latest one; null without a dispute. */
  disputeStatus: Dispute["status"] | null
  description: string | null
  reference: string | null
  metadata: Readonly<Record<string, string>>
  returnUrl: string | null
  locale: string
  linkMessage: LinkMessage | null
  /** Of a manual payment: what people recorded, the oldest first. */
  recorded: readonly RecordedMoney[]
  cancelReason: CancelReason | null
  /** Whose outcome is not known yet. */
  pendingOperation: "capture" | "cancel" | null
  operations: number
  declines: number
  expiresAt: number | null
  authorizedAt: number | null
  completedAt: number | null
  canceledAt: number | null
  createdAt: number
  updatedAt: number
}

/** Cash or a bank transfer, as a person recorded it. */
export interface RecordedMoney {
  /** Minor units. 0 only where a person completed the payment without further money. */
  amount: number
  /** How the money is found again, such as the number of a receipt or of a transfer. */
  reference: string
  receivedAt: number
  note: string | null
  /** The number of its operation. Of one that was stored before there were several: left out. */
  operation?: number
}

/** The message with the link to the page, and those that follow it. */
export interface LinkMessage {
  to: string
  from: string
  channel: string
  /** Holds `{url}`; null for the template of the locale. */
  body: string | null
  /** When a reminder goes out; null for none, and from when it was sent or given up. */
  reminderAt: number | null
  /** Of the latest one. */
  reminderSentAt: number | null
  /** The latest one that was due and could not be sent. */
  unsentReminder: { at: number; to: string; from: string } | null
  /** Whether a receipt follows the completion. */
  hasReceipt: boolean
}

export type OperationKind = "charge" | "capture" | "cancel" | "refund"

/**
 * `requested` until its outcome is known; `lost` when the provider never received it, `not_sent` when it
 * never left. Only `done` moved or may move money.
 */
export type OperationStatus = "requested" | "done" | "refused" | "not_sent" | "lost"

/** Something that was asked of a provider about a payment. */
export interface PaymentOperation {
  accountId: string
  paymentId: string
  /** Counts the operations of the payment from 1. */
  number: number
  kind: OperationKind
  /** Of a capture, a refund, and a charge that records money. */
  amount: number | null
  isFinal: boolean | null
  refundId: string | null
  providerId: string
  status: OperationStatus
  /** Of a charge by token. It is removed when the operation is over. */
  token: string | null
  detail: string | null
  tries: number
  createdAt: number
  updatedAt: number
}

export type RefundStatus = "pending" | "completed" | "failed" | "canceled"

export interface Refund {
  accountId: string
  id: string
  paymentId: string
  status: RefundStatus
  sequence: number
  amount: number
  currency: string
  reason: RefundReason | null
  /** The caller's own name of it. Of a manual payment: how the money went back. */
  reference: string | null
  /** False for one that was made at the provider. */
  isRequested: boolean
  failureReason: string | null
  providerReference: string | null
  metadata: Readonly<Record<string, string>>
  completedAt: number | null
  createdAt: number
  updatedAt: number
}

export interface Dispute {
  accountId: string
  id: string
  paymentId: string
  status: "warning" | "needs_response" | "under_review" | "won" | "lost" | "closed"
  sequence: number
  amount: number
  currency: string
  reason: string
  isWithdrawn: boolean
  providerReference: string
  evidenceDueAt: number | null
  closedAt: number | null
  createdAt: number
  updatedAt: number
}

const finalStatuses: ReadonlySet<PaymentStatus> = new Set(["completed", "failed", "canceled", "expired"])

export function isFinal({ status }: Pick<Payment, "status">): boolean {
  return finalStatuses.has(status)
}

/**
 * Whether the customer has not paid all of it yet and still can. It ends with its page: money that is
 * authorized, or may be on its way, is not given back because of that.
 */
export function isOpen({ status }: Pick<Payment, "status">): boolean {
  return status === "pending" || status === "requires_action"
}

/** What the customer still has to pay. Money that was refunded is not asked for again. */
export function remaining({ amount, amountCaptured }: Pick<Payment, "amount" | "amountCaptured">): number {
  return amount - amountCaptured
}

/**
 * Whether the time to pay is over. A payment that is paid in part does not expire: a person decides about
 * that money.
 */
export function isPast({ expiresAt, amountCaptured }: Payment, now: number): boolean {
  return expiresAt !== null && expiresAt <= now && amountCaptured === 0
}

/** When the reminder goes out; null for none. A payment whose outcome is not known may be open again. */
export function reminderAtOf(payment: Pick<Payment, "status" | "linkMessage">): number | null {
  return isOpen(payment) || payment.status === "processing" ? (payment.linkMessage?.reminderAt ?? null) : null
}

/**
 * From which statuses a payment moves to each. `requires_action` follows `processing` when the bank asks for
 * a proof later.
 */
export const paymentMovesFrom: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  pending: ["requires_action"],
  requires_action: ["pending", "processing"],
  processing: ["pending", "requires_action"],
  authorized: ["pending", "requires_action", "processing"],
  completed: ["pending", "requires_action", "processing", "authorized"],
  failed: ["pending", "requires_action", "processing"],
  canceled: ["pending", "requires_action", "processing", "authorized"],
  expired: ["pending", "requires_action", "processing", "authorized"],
}

/** Money of the payment that a refund can still take. */
export function refundable({ amountCaptured, amountRefunded, amountRefundPending }: Payment): number {
  return amountCaptured - amountRefunded - amountRefundPending
}
