import type { Transaction, Tx } from "#db/database.ts"
import { plainArray, time } from "#db/literals.ts"
import type { Dispute, Operation, Payment, Refund } from "./payment.ts"
import { toDispute, toOperation, toPayment, toRefund } from "./rows.ts"
import type { DisputeRow, OperationRow, PaymentRow, RefundRow } from "./rows.ts"

export async function readPayments(tx: Tx, accountId: string, ids: readonly string[]): Promise<Map<string, Payment>> {
  const rows = await tx.query<PaymentRow>(
    "select * from payments where account_id = $1 and id = any($2)",
    [accountId, plainArray(ids)],
    "payments_read",
  )
  return new Map(rows.map((row) => [row.id, toPayment(row)]))
}

/** The same, held until the end of the transaction. They are locked in the order of ids, so that two batches cannot deadlock. */
export async function holdPayments(tx: Tx, accountId: string, ids: readonly string[]): Promise<Map<string, Payment>> {
  const rows = await tx.query<PaymentRow>(
    "select * from payments where account_id = $1 and id = any($2) order by id for update",
    [accountId, plainArray([...new Set(ids)])],
    "payments_hold",
  )
  return new Map(rows.map((row) => [row.id, toPayment(row)]))
}

/** The payment that a provider knows by this name. */
export async function findByReference(
  tx: Tx,
  accountId: string,
  providerId: string,
  reference: string,
): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    "select id from payments where account_id = $1 and provider_id = $2 and provider_reference = $3",
    [accountId, providerId, reference],
    "payments_find_by_reference",
  )
  return row?.id
}

export function insertPayment(tx: Transaction, payment: Payment): void {
  tx.send(
    `insert into payments (account_id, id, status, sequence, amount, currency, capture_method, provider_id, provider_kind, is_hosted,
       description, reference, metadata, return_url, locale, link_message, operations, expires_at, created_at, updated_at, asked_provider,
       recorded)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $19, $20, $21)`,
    [
      payment.accountId,
      payment.id,
      payment.status,
      payment.sequence,
      payment.amount,
      payment.currency,
      payment.captureMethod,
      payment.providerId,
      payment.providerKind,
      payment.isHosted,
      payment.description,
      payment.reference,
      json(payment.metadata),
      payment.returnUrl,
      payment.locale,
      payment.linkMessage && JSON.stringify(payment.linkMessage),
      payment.operations,
      time(payment.expiresAt),
      time(payment.createdAt),
      payment.askedProvider,
      payment.recorded && JSON.stringify(payment.recorded),
    ],
    "payments_insert",
  )
}

/** Writes what can change of a payment that the caller holds. */
export function writePayment(tx: Transaction, payment: Payment): void {
  tx.send(
    `update payments set status = $3, sequence = $4, amount_capturable = $5, amount_captured = $6, amount_refunded = $7,
       amount_refund_pending = $8, amount_fee = $9, provider_id = $10, provider_kind = $11, provider_reference = $12, action_url = $13,
       method = $14, decline = $15, review_reason = $16, cancel_reason = $17, operations = $18, declines = $19, authorized_at = $20,
       completed_at = $21, canceled_at = $22, updated_at = $23, pending_operation = $24, recorded = $25
     where account_id = $1 and id = $2`,
    [
      payment.accountId,
      payment.id,
      payment.status,
      payment.sequence,
      payment.amountCapturable,
      payment.amountCaptured,
      payment.amountRefunded,
      payment.amountRefundPending,
      payment.amountFee,
      payment.providerId,
      payment.providerKind,
      payment.providerReference,
      payment.actionUrl,
      payment.method && JSON.stringify(payment.method),
      payment.decline && JSON.stringify(payment.decline),
      payment.reviewReason,
      payment.cancelReason,
      payment.operations,
      payment.declines,
      time(payment.authorizedAt),
      time(payment.completedAt),
      time(payment.canceledAt),
      time(payment.updatedAt),
      payment.pendingOperation,
      payment.recorded && JSON.stringify(payment.recorded),
    ],
    "payments_write",
  )
}

/** Writes what is said of the messages of a payment that the caller holds. */
export function writeLinkMessage(tx: Transaction, { accountId, id, linkMessage, updatedAt }: Payment): void {
  tx.send(
    "update payments set link_message = $3, updated_at = $4 where account_id = $1 and id = $2",
    [accountId, id, linkMessage && JSON.stringify(linkMessage), time(updatedAt)],
    "payments_write_link_message",
  )
}

/** Operations of payments whose outcome is not known, in their order. */
export async function readOpenOperations(
  tx: Tx,
  accountId: string,
  paymentIds: readonly string[],
): Promise<Operation[]> {
  const rows = await tx.query<OperationRow>(
    `select * from payment_operations where account_id = $1 and payment_id = any($2) and status = 'requested'
     order by payment_id, number`,
    [accountId, plainArray(paymentIds)],
    "payments_open_operations",
  )
  return rows.map(toOperation)
}

/** All operations of one payment, in their order. */
export async function readOperations(tx: Tx, accountId: string, paymentId: string): Promise<Operation[]> {
  const rows = await tx.query<OperationRow>(
    "select * from payment_operations where account_id = $1 and payment_id = $2 order by number",
    [accountId, paymentId],
    "payments_operations",
  )
  return rows.map(toOperation)
}

export function insertOperation(tx: Transaction, operation: Operation): void {
  tx.send(
    `insert into payment_operations (account_id, payment_id, number, kind, amount, is_final, refund_id, provider_id, status, request,
       created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
    [
      operation.accountId,
      operation.paymentId,
      operation.number,
      operation.kind,
      operation.amount,
      operation.isFinal,
      operation.refundId,
      operation.providerId,
      operation.status,
      operation.token === null ? null : JSON.stringify({ token: operation.token }),
      time(operation.createdAt),
    ],
    "payments_insert_operation",
  )
}

/** Writes what became of an operation whose payment the caller holds. When it is over, its token is removed. */
export function writeOperation(tx: Transaction, operation: Operation): void {
  tx.send(
    `update payment_operations set status = $4, detail = $5, tries = $6, updated_at = $7,
       request = case when $4 = 'requested' then request end
     where account_id = $1 and payment_id = $2 and number = $3`,
    [
      operation.accountId,
      operation.paymentId,
      operation.number,
      operation.status,
      operation.detail,
      operation.tries,
      time(operation.updatedAt),
    ],
    "payments_write_operation",
  )
}

export async function readRefundsOf(tx: Tx, accountId: string, paymentIds: readonly string[]): Promise<Refund[]> {
  if (!paymentIds.length) return []
  const rows = await tx.query<RefundRow>(
    "select * from refunds where account_id = $1 and payment_id = any($2) order by id",
    [accountId, plainArray(paymentIds)],
    "payments_refunds_of",
  )
  return rows.map(toRefund)
}

/** Writes a refund, new or changed, of a payment that the caller holds. */
export function writeRefund(tx: Transaction, refund: Refund): void {
  tx.send(
    `insert into refunds (account_id, id, payment_id, status, sequence, amount, currency, reason, is_requested, failure_reason,
       provider_reference, metadata, completed_at, created_at, updated_at, reference)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
     on conflict (account_id, id) do update set status = excluded.status, sequence = excluded.sequence,
       failure_reason = excluded.failure_reason, provider_reference = excluded.provider_reference, metadata = excluded.metadata,
       completed_at = excluded.completed_at, updated_at = excluded.updated_at`,
    [
      refund.accountId,
      refund.id,
      refund.paymentId,
      refund.status,
      refund.sequence,
      refund.amount,
      refund.currency,
      refund.reason,
      refund.isRequested,
      refund.failureReason,
      refund.providerReference,
      json(refund.metadata),
      time(refund.completedAt),
      time(refund.createdAt),
      time(refund.updatedAt),
      refund.reference,
    ],
    "payments_write_refund",
  )
}

export async function readDisputesOf(tx: Tx, accountId: string, paymentIds: readonly string[]): Promise<Dispute[]> {
  if (!paymentIds.length) return []
  const rows = await tx.query<DisputeRow>(
    "select * from disputes where account_id = $1 and payment_id = any($2) order by id",
    [accountId, plainArray(paymentIds)],
    "payments_disputes_of",
  )
  return rows.map(toDispute)
}

/** Writes a dispute, new or changed, of a payment that the caller holds. */
export function writeDispute(tx: Transaction, dispute: Dispute): void {
  tx.send(
    `insert into disputes (account_id, id, payment_id, status, sequence, amount, currency, reason, is_withdrawn, provider_reference,
       evidence_due_at, closed_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict (account_id, id) do update set status = excluded.status, sequence = excluded.sequence,
       is_withdrawn = excluded.is_withdrawn, evidence_due_at = excluded.evidence_due_at, closed_at = excluded.closed_at,
       updated_at = excluded.updated_at`,
    [
      dispute.accountId,
      dispute.id,
      dispute.paymentId,
      dispute.status,
      dispute.sequence,
      dispute.amount,
      dispute.currency,
      dispute.reason,
      dispute.isWithdrawn,
      dispute.providerReference,
      time(dispute.evidenceDueAt),
      time(dispute.closedAt),
      time(dispute.createdAt),
      time(dispute.updatedAt),
    ],
    "payments_write_dispute",
  )
}

function json(metadata: Readonly<Record<string, string>>): string | null {
  return Object.keys(metadata).length ? JSON.stringify(metadata) : null
}
