import type { NewEvent } from "#core/endpoints/announcer.ts"
import type { EventType } from "#core/events/catalogue.ts"
import { eventBody } from "#core/events/event-body.ts"
import { toSid, type NewId } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { isRecordedKind } from "#payments/providers/recorded-kinds.ts"
import { checkoutUrlOf, type LinkContext } from "./links/pay-link.ts"
import { reminderAtOf, type Dispute, type Mismatch, type Payment, type Refund } from "./payment.ts"

/** The payment as answers and events show it. */
export function paymentResource(payment: Payment, context: LinkContext) {
  const { method, decline } = payment
  return {
    sid: toSid("payment", payment.id),
    account_sid: toSid("account", payment.accountId),
    status: payment.status,
    amount: payment.amount,
    currency: payment.currency,
    amount_capturable: payment.amountCapturable,
    amount_captured: payment.amountCaptured,
    amount_refunded: payment.amountRefunded,
    amount_refund_pending: payment.amountRefundPending,
    amount_fee: payment.amountFee,
    capture_method: payment.captureMethod,
    provider: payment.providerKind,
    provider_sid: payment.providerId && toSid("paymentProvider", payment.providerId),
    provider_reference: referenceOf(payment),
    is_live: payment.isLive,
    checkout_url: payment.isHosted ? checkoutUrlOf(payment, context) : null,
    action_url: payment.isHosted ? null : absolute(payment.actionUrl, context),
    payment_method_details: method && {
      type: method.type,
      brand: method.brand,
      last4: method.last4,
      exp_month: method.expMonth,
      exp_year: method.expYear,
    },
    decline: decline && { reason: decline.reason, provider_code: decline.providerCode },
    pending_operation: payment.pendingOperation,
    review_reason: payment.reviewReason,
    mismatch: payment.mismatch && mismatchResource(payment.mismatch),
    dispute_status: payment.disputeStatus,
    description: payment.description,
    reference: payment.reference,
    metadata: payment.metadata,
    return_url: payment.returnUrl,
    locale: payment.locale,
    recorded: payment.recorded.map(({ amount, reference, receivedAt, note }) => {
      return { amount, reference, received_at: isoTime(receivedAt), note }
    }),
    send: payment.linkMessage && {
      to: payment.linkMessage.to,
      from: payment.linkMessage.from,
      channel: payment.linkMessage.channel,
      receipt: payment.linkMessage.hasReceipt,
      reminder_at: isoTime(reminderAtOf(payment)),
      reminder_sent_at: isoTime(payment.linkMessage.reminderSentAt),
    },
    cancel_reason: payment.cancelReason,
    expires_at: isoTime(payment.expiresAt),
    authorized_at: isoTime(payment.authorizedAt),
    completed_at: isoTime(payment.completedAt),
    canceled_at: isoTime(payment.canceledAt),
    created_at: isoTime(payment.createdAt),
    updated_at: isoTime(payment.updatedAt),
  }
}

function mismatchResource({ requested, reported, resolution, note, resolvedAt }: Mismatch) {
  return {
    requested_amount: requested.amount,
    requested_currency: requested.currency,
    amount: reported.amount,
    currency: reported.currency,
    amount_captured: reported.captured,
    resolution,
    note,
    resolved_at: isoTime(resolvedAt),
  }
}

/** The manual provider's own reference of a charge is useless for people. */
function referenceOf({ providerKind, providerReference, recorded }: Payment): string | null {
  return isRecordedKind(providerKind) ? (recorded.at(-1)?.reference ?? null) : providerReference
}

/** Pages of the simulator are paths of this installation. */
function absolute(url: string | null, { baseUrl }: LinkContext): string | null {
  return url?.startsWith("/") ? baseUrl() + url : url
}

export function refundResource(refund: Refund) {
  return {
    sid: toSid("refund", refund.id),
    account_sid: toSid("account", refund.accountId),
    payment_sid: toSid("payment", refund.paymentId),
    status: refund.status,
    amount: refund.amount,
    currency: refund.currency,
    reason: refund.reason,
    reference: refund.reference,
    is_requested: refund.isRequested,
    failure_reason: refund.failureReason,
    provider_reference: refund.providerReference,
    metadata: refund.metadata,
    completed_at: isoTime(refund.completedAt),
    created_at: isoTime(refund.createdAt),
    updated_at: isoTime(refund.updatedAt),
  }
}

export function disputeResource(dispute: Dispute) {
  return {
    sid: toSid("dispute", dispute.id),
    account_sid: toSid("account", dispute.accountId),
    payment_sid: toSid("payment", dispute.paymentId),
    status: dispute.status,
    amount: dispute.amount,
    currency: dispute.currency,
    reason: dispute.reason,
    is_withdrawn: dispute.isWithdrawn,
    provider_reference: dispute.providerReference,
    evidence_due_at: isoTime(dispute.evidenceDueAt),
    closed_at: isoTime(dispute.closedAt),
    created_at: isoTime(dispute.createdAt),
    updated_at: isoTime(dispute.updatedAt),
  }
}

interface Subject {
  accountId: string
  id: string
  sequence: number
  updatedAt: number
}

/**
 * The event that reports the state in `data` of a payment, a refund or a dispute. `detail` is the exchange
 * behind it, for the timeline.
 */
export function eventOf(
  type: EventType,
  { accountId, id: subjectId, sequence, updatedAt: occurredAt }: Subject,
  data: object,
  { newId, detail }: { newId: NewId; detail: object | null },
): NewEvent {
  const id = newId()
  const body = eventBody({ id, type, accountId, sequence, occurredAt }, JSON.stringify(data))
  return { accountId, id, type, subjectId, sequence, occurredAt, body, detail: detail && JSON.stringify(detail) }
}
