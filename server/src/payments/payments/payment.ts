import type { SendMessage } from "#messaging/messages/accept/plan-message.ts"
import type { Decline, MethodDetails, RefundReason } from "#payments/providers/provider.ts"

/**
 * The status of a payment. The last four are final. Refunds and disputes change its amounts and never its
 * status.
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

/** The decisions of a person about a payment whose provider reports another amount. */
export const mismatchResolutions = ["accept", "refund", "cancel"] as const
export type MismatchResolution = (typeof mismatchResolutions)[number]

/** The provider reports another amount or currency than was requested. All amounts are minor units. */
export interface Mismatch {
  requested: { amount: number; currency: string }
  reported: { amount: number; currency: string; captured: number }
  /** Null while a person must decide. */
  resolution: MismatchResolution | null
  note: string | null
  resolvedAt: number | null
  /** Whether the refund or the cancellation of the decision is not requested yet. */
  isDue: boolean
}

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
  /** The requested kind or `PP…`. Null leaves the choice to the priorities. */
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
  /** The latest disagreement about the amount. Null without one. */
  mismatch: Mismatch | null
  /** The status of its open dispute, or of its latest one. Null without a dispute. */
  disputeStatus: Dispute["status"] | null
  description: string | null
  reference: string | null
  metadata: Readonly<Record<string, string>>
  returnUrl: string | null
  locale: string
  linkMessage: LinkMessage | null
  /** The records of people about a manual payment, the oldest first. */
  recorded: readonly RecordedMoney[]
  cancelReason: CancelReason | null
  /** The operation whose outcome is unknown. */
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
  /** Minor units. 0 only if a person completed the payment without further money. */
  amount: number
  /** The reference that identifies the money, such as the number of a receipt or of a transfer. */
  reference: string
  receivedAt: number
  note: string | null
  /** The number of its operation. Absent in records from before a payment could have several. */
  operation?: number
}

/** The message with the link to the page, and those that follow it. */
export interface LinkMessage {
  to: string
  from: string
  channel: string
  /** Contains `{url}`. Null for the template of the locale. */
  body: string | null
  /** For WhatsApp: its values contain `{url}` or `{token}`. The reminder uses it too. */
  template: LinkTemplate | null
  /** The template of the receipt over WhatsApp. */
  receiptTemplate: LinkTemplate | null
  /** When a reminder is due. Null for none, and after it was sent or given up. */
  reminderAt: number | null
  /** When the latest reminder was sent. */
  reminderSentAt: number | null
  /** The latest reminder that was due and could not be sent. */
  unsentReminder: { at: number; to: string; from: string } | null
  /** Whether a receipt follows the completion. */
  hasReceipt: boolean
}

/** Its values contain names in braces, which each message fills in. */
export type LinkTemplate = NonNullable<SendMessage["template"]>

export type OperationKind = "charge" | "capture" | "cancel" | "refund"

/**
 * `requested` until its outcome is known; `lost` when the provider never received it, `not_sent` when it
 * never left. Only `done` moved or may move money.
 */
export type OperationStatus = "requested" | "done" | "refused" | "not_sent" | "lost"

/** A request to a provider about a payment. */
export interface PaymentOperation {
  accountId: string
  paymentId: string
  /** Counts the operations of the payment from 1. */
  number: number
  kind: OperationKind
  /** The amount of a capture, a refund, or a charge that records money. */
  amount: number | null
  isFinal: boolean | null
  refundId: string | null
  providerId: string
  status: OperationStatus
  /** The token of a charge by token. It is removed when the operation ends. */
  token: string | null
  detail: string | null
  tries: number
  /** The provider did nothing at the latest attempt, and no other one is under way. Only of a charge. */
  isUnsent: boolean
  /** When the latest attempt began. Null for the time of its creation. */
  attemptedAt: number | null
  createdAt: number
  updatedAt: number
}

/** Returns when the latest attempt of an operation began. */
export function begunAt({ attemptedAt, createdAt }: Pick<PaymentOperation, "attemptedAt" | "createdAt">): number {
  return attemptedAt ?? createdAt
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
  /** The caller's own reference. For a manual payment: how the money was returned. */
  reference: string | null
  /** False for a refund that was created at the provider. */
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
 * Whether the customer has not paid all of it and still can. The payment is no longer open when its page
 * ends. Money that is authorized, or may be on its way, is not returned because of that.
 */
export function isOpen({ status }: Pick<Payment, "status">): boolean {
  return status === "pending" || status === "requires_action"
}

/** Returns the amount that the customer still must pay. Refunded money is not requested again. */
export function remaining({ amount, amountCaptured }: Pick<Payment, "amount" | "amountCaptured">): number {
  return amount - amountCaptured
}

/**
 * Whether the time to pay has ended. A partly paid payment does not expire, because a person decides about
 * that money.
 */
export function isPast({ expiresAt, amountCaptured }: Payment, now: number): boolean {
  return expiresAt !== null && expiresAt <= now && amountCaptured === 0
}

/**
 * Returns when the reminder is due. Null for none. A payment with an unknown outcome can become open again.
 */
export function reminderAtOf(payment: Pick<Payment, "status" | "linkMessage">): number | null {
  return isOpen(payment) || payment.status === "processing" ? (payment.linkMessage?.reminderAt ?? null) : null
}

/**
 * The statuses from which a payment can move to each status. `requires_action` follows `processing` when the
 * bank requires a proof later.
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

/** Returns the money of the payment that can still be refunded. */
export function refundable({ amountCaptured, amountRefunded, amountRefundPending }: Payment): number {
  return amountCaptured - amountRefunded - amountRefundPending
}
