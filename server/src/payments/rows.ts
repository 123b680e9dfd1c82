import type { Decline, MethodDetails, RefundReason } from "#providers/provider.ts"
import type {
  CancelReason,
  CaptureMethod,
  Dispute,
  LinkMessage,
  PaymentOperation,
  OperationKind,
  OperationStatus,
  Payment,
  PaymentStatus,
  RecordedMoney,
  Refund,
  RefundStatus,
  ReviewReason,
} from "./payment.ts"

export interface PaymentRow {
  account_id: string
  id: string
  status: PaymentStatus
  sequence: number
  amount: number
  currency: string
  capture_method: CaptureMethod
  amount_capturable: number
  amount_captured: number
  amount_refunded: number
  amount_refund_pending: number
  amount_fee: number
  asked_provider: string | null
  provider_id: string | null
  provider_kind: string | null
  provider_reference: string | null
  is_live: boolean | null
  is_hosted: boolean
  action_url: string | null
  method: string | null
  decline: string | null
  review_reason: ReviewReason | null
  dispute_status: Dispute["status"] | null
  description: string | null
  reference: string | null
  metadata: string | null
  return_url: string | null
  locale: string
  link_message: string | null
  recorded: string | null
  cancel_reason: CancelReason | null
  pending_operation: "capture" | "cancel" | null
  operations: number
  declines: number
  expires_at: number | null
  authorized_at: number | null
  completed_at: number | null
  canceled_at: number | null
  created_at: number
  updated_at: number
}

export function toPayment(row: PaymentRow): Payment {
  return {
    accountId: row.account_id,
    id: row.id,
    status: row.status,
    sequence: row.sequence,
    amount: row.amount,
    currency: row.currency,
    captureMethod: row.capture_method,
    amountCapturable: row.amount_capturable,
    amountCaptured: row.amount_captured,
    amountRefunded: row.amount_refunded,
    amountRefundPending: row.amount_refund_pending,
    amountFee: row.amount_fee,
    askedProvider: row.asked_provider,
    providerId: row.provider_id,
    providerKind: row.provider_kind,
    providerReference: row.provider_reference,
    isLive: row.is_live,
    isHosted: row.is_hosted,
    actionUrl: row.action_url,
    method: parsed<MethodDetails>(row.method),
    decline: parsed<Decline>(row.decline),
    reviewReason: row.review_reason,
    disputeStatus: row.dispute_status,
    description: row.description,
    reference: row.reference,
    metadata: parsed<Record<string, string>>(row.metadata) ?? {},
    returnUrl: row.return_url,
    locale: row.locale,
    linkMessage: toLinkMessage(row.link_message),
    recorded: toRecorded(row),
    cancelReason: row.cancel_reason,
    pendingOperation: row.pending_operation,
    operations: row.operations,
    declines: row.declines,
    expiresAt: row.expires_at,
    authorizedAt: row.authorized_at,
    completedAt: row.completed_at,
    canceledAt: row.canceled_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/** Of one that was stored before there were reminders. */
const withoutReminder: Pick<LinkMessage, "reminderAt" | "reminderSentAt"> = { reminderAt: null, reminderSentAt: null }

function toLinkMessage(json: string | null): LinkMessage | null {
  return json === null ? null : { ...withoutReminder, ...(JSON.parse(json) as LinkMessage) }
}

/** Before a payment could be paid in parts, one object without an amount was stored. */
function toRecorded({ recorded, amount }: PaymentRow): RecordedMoney[] {
  const found = parsed<RecordedMoney[] | Omit<RecordedMoney, "amount">>(recorded) ?? []
  return Array.isArray(found) ? found : [{ ...found, amount }]
}

export interface OperationRow {
  account_id: string
  payment_id: string
  number: number
  kind: OperationKind
  amount: number | null
  is_final: boolean | null
  refund_id: string | null
  provider_id: string
  status: OperationStatus
  request: string | null
  detail: string | null
  tries: number
  created_at: number
  updated_at: number
}

export function toOperation(row: OperationRow): PaymentOperation {
  return {
    accountId: row.account_id,
    paymentId: row.payment_id,
    number: row.number,
    kind: row.kind,
    amount: row.amount,
    isFinal: row.is_final,
    refundId: row.refund_id,
    providerId: row.provider_id,
    status: row.status,
    token: parsed<{ token: string }>(row.request)?.token ?? null,
    detail: row.detail,
    tries: row.tries,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

export interface RefundRow {
  account_id: string
  id: string
  payment_id: string
  status: RefundStatus
  sequence: number
  amount: number
  currency: string
  reason: RefundReason | null
  reference: string | null
  is_requested: boolean
  failure_reason: string | null
  provider_reference: string | null
  metadata: string | null
  completed_at: number | null
  created_at: number
  updated_at: number
}

export function toRefund(row: RefundRow): Refund {
  return {
    accountId: row.account_id,
    id: row.id,
    paymentId: row.payment_id,
    status: row.status,
    sequence: row.sequence,
    amount: row.amount,
    currency: row.currency,
    reason: row.reason,
    reference: row.reference,
    isRequested: row.is_requested,
    failureReason: row.failure_reason,
    providerReference: row.provider_reference,
    metadata: parsed<Record<string, string>>(row.metadata) ?? {},
    completedAt: row.completed_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

export interface DisputeRow {
  account_id: string
  id: string
  payment_id: string
  status: Dispute["status"]
  sequence: number
  amount: number
  currency: string
  reason: string
  is_withdrawn: boolean
  provider_reference: string
  evidence_due_at: number | null
  closed_at: number | null
  created_at: number
  updated_at: number
}

export function toDispute(row: DisputeRow): Dispute {
  return {
    accountId: row.account_id,
    id: row.id,
    paymentId: row.payment_id,
    status: row.status,
    sequence: row.sequence,
    amount: row.amount,
    currency: row.currency,
    reason: row.reason,
    isWithdrawn: row.is_withdrawn,
    providerReference: row.provider_reference,
    evidenceDueAt: row.evidence_due_at,
    closedAt: row.closed_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

function parsed<T>(json: string | null): T | null {
  return json === null ? null : (JSON.parse(json) as T)
}
