import type { Transaction, Tx } from "#core/db/database.ts"
import { plainArray, textArray, time, timeArray } from "#core/db/literals.ts"
import { rowsOfAccount } from "#core/db/new-rows.ts"
import { insertTerms, metadataJson } from "#core/db/metadata-terms.ts"
import type { Dispute, PaymentOperation, Payment, Refund } from "./payment.ts"
import {
  toDispute,
  toOperation,
  toPayment,
  toRefund,
  type DisputeRow,
  type OperationRow,
  type PaymentRow,
  type RefundRow,
} from "./rows.ts"

export async function readPayments(tx: Tx, accountId: string, ids: readonly string[]): Promise<Map<string, Payment>> {
  const rows = await tx.query<PaymentRow>(
    "select * from payments where account_id = $1 and id = any($2)",
    [accountId, plainArray(ids)],
    "payments_read",
  )
  return new Map(rows.map((row) => [row.id, toPayment(row)]))
}

/**
 * As `readPayments`, and locks them until the end of the transaction. They are locked in the order of ids, so
 * that two batches cannot deadlock.
 */
export async function lockPayments(tx: Tx, accountId: string, ids: readonly string[]): Promise<Map<string, Payment>> {
  const rows = await tx.query<PaymentRow>(
    "select * from payments where account_id = $1 and id = any($2) order by id for update",
    [accountId, plainArray([...new Set(ids)])],
    "payments_hold",
  )
  return new Map(rows.map((row) => [row.id, toPayment(row)]))
}

/** Returns the payment with this reference of a provider. */
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

export function insertPayments(tx: Transaction, accountId: string, payments: readonly Payment[]): void {
  if (!payments.length) return
  tx.send(
    `insert into payments (account_id, id, status, sequence, amount, currency, capture_method, provider_id, provider_kind, is_hosted,
       description, reference, metadata, return_url, locale, link_message, operations, expires_at, created_at, updated_at, asked_provider,
       recorded, is_live)
     select account_id, id, status, sequence, amount, currency, capture_method, provider_id, provider_kind, is_hosted,
       description, reference, metadata, return_url, locale, link_message, operations, expires_at, created_at, created_at, asked_provider,
       recorded, is_live
     from ${rowsOfAccount(
       tx,
       `$2::uuid[], $3::text[], $4::integer[], $5::bigint[], $6::text[], $7::text[], $8::uuid[], $9::text[], $10::boolean[],
       $11::text[], $12::text[], $13::text[], $14::text[], $15::text[], $16::text[], $17::smallint[], $18::timestamptz[],
       $19::timestamptz[], $20::text[], $21::text[], $22::boolean[]`,
       `id, status, sequence, amount, currency, capture_method, provider_id, provider_kind, is_hosted,
       description, reference, metadata, return_url, locale, link_message, operations, expires_at, created_at, asked_provider,
       recorded, is_live`,
     )}`,
    [
      accountId,
      plainArray(payments.map(({ id }) => id)),
      plainArray(payments.map(({ status }) => status)),
      plainArray(payments.map(({ sequence }) => sequence)),
      plainArray(payments.map(({ amount }) => amount)),
      plainArray(payments.map(({ currency }) => currency)),
      plainArray(payments.map(({ captureMethod }) => captureMethod)),
      plainArray(payments.map(({ providerId }) => providerId)),
      plainArray(payments.map(({ providerKind }) => providerKind)),
      plainArray(payments.map(({ isHosted }) => isHosted)),
      textArray(payments.map(({ description }) => description)),
      textArray(payments.map(({ reference }) => reference)),
      textArray(payments.map(({ metadata }) => metadataJson(metadata))),
      textArray(payments.map(({ returnUrl }) => returnUrl)),
      textArray(payments.map(({ locale }) => locale)),
      textArray(payments.map(({ linkMessage }) => linkMessage && JSON.stringify(linkMessage))),
      plainArray(payments.map(({ operations }) => operations)),
      timeArray(payments.map(({ expiresAt }) => expiresAt)),
      timeArray(payments.map(({ createdAt }) => createdAt)),
      textArray(payments.map(({ askedProvider }) => askedProvider)),
      textArray(payments.map(({ recorded }) => (recorded.length ? JSON.stringify(recorded) : null))),
      plainArray(payments.map(({ isLive }) => isLive)),
    ],
    "payments_insert",
  )
  insertTerms(tx, "payment_terms", payments)
}

export function writePayment(tx: Transaction, payment: Payment): void {
  writePayments(tx, payment.accountId, [payment])
}

/**
 * Writes the changeable values of locked payments, each named once. The join alone does not make every plan
 * use the primary key, such as one from a time when the table was empty. So the statement also has a
 * condition on the ids.
 */
export function writePayments(tx: Transaction, accountId: string, payments: readonly Payment[]): void {
  if (!payments.length) return
  tx.send(
    `update payments as kept set status = new.status, sequence = new.sequence, amount_capturable = new.amount_capturable,
       amount_captured = new.amount_captured, amount_refunded = new.amount_refunded,
       amount_refund_pending = new.amount_refund_pending, amount_fee = new.amount_fee, provider_id = new.provider_id,
       provider_kind = new.provider_kind, provider_reference = new.provider_reference, action_url = new.action_url,
       method = new.method, decline = new.decline, review_reason = new.review_reason, cancel_reason = new.cancel_reason,
       operations = new.operations, declines = new.declines, authorized_at = new.authorized_at, completed_at = new.completed_at,
       canceled_at = new.canceled_at, updated_at = new.updated_at, pending_operation = new.pending_operation, recorded = new.recorded,
       dispute_status = new.dispute_status, is_live = new.is_live, amount = new.amount, currency = new.currency,
       mismatch = new.mismatch
     from unnest($2::uuid[], $3::text[], $4::integer[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[],
       $10::uuid[], $11::text[], $12::text[], $13::text[], $14::text[], $15::text[], $16::text[], $17::text[], $18::smallint[],
       $19::smallint[], $20::timestamptz[], $21::timestamptz[], $22::timestamptz[], $23::timestamptz[], $24::text[], $25::text[],
       $26::text[], $27::boolean[], $28::bigint[], $29::text[], $30::text[])
       as new (id, status, sequence, amount_capturable, amount_captured, amount_refunded, amount_refund_pending, amount_fee,
         provider_id, provider_kind, provider_reference, action_url, method, decline, review_reason, cancel_reason, operations,
         declines, authorized_at, completed_at, canceled_at, updated_at, pending_operation, recorded, dispute_status,
         is_live, amount, currency, mismatch)
     where kept.account_id = $1 and kept.id = any($2) and kept.id = new.id`,
    [
      accountId,
      plainArray(payments.map(({ id }) => id)),
      plainArray(payments.map(({ status }) => status)),
      plainArray(payments.map(({ sequence }) => sequence)),
      plainArray(payments.map(({ amountCapturable }) => amountCapturable)),
      plainArray(payments.map(({ amountCaptured }) => amountCaptured)),
      plainArray(payments.map(({ amountRefunded }) => amountRefunded)),
      plainArray(payments.map(({ amountRefundPending }) => amountRefundPending)),
      plainArray(payments.map(({ amountFee }) => amountFee)),
      plainArray(payments.map(({ providerId }) => providerId)),
      plainArray(payments.map(({ providerKind }) => providerKind)),
      textArray(payments.map(({ providerReference }) => providerReference)),
      textArray(payments.map(({ actionUrl }) => actionUrl)),
      textArray(payments.map(({ method }) => method && JSON.stringify(method))),
      textArray(payments.map(({ decline }) => decline && JSON.stringify(decline))),
      plainArray(payments.map(({ reviewReason }) => reviewReason)),
      plainArray(payments.map(({ cancelReason }) => cancelReason)),
      plainArray(payments.map(({ operations }) => operations)),
      plainArray(payments.map(({ declines }) => declines)),
      timeArray(payments.map(({ authorizedAt }) => authorizedAt)),
      timeArray(payments.map(({ completedAt }) => completedAt)),
      timeArray(payments.map(({ canceledAt }) => canceledAt)),
      timeArray(payments.map(({ updatedAt }) => updatedAt)),
      plainArray(payments.map(({ pendingOperation }) => pendingOperation)),
      textArray(payments.map(({ recorded }) => (recorded.length ? JSON.stringify(recorded) : null))),
      plainArray(payments.map(({ disputeStatus }) => disputeStatus)),
      plainArray(payments.map(({ isLive }) => isLive)),
      plainArray(payments.map(({ amount }) => amount)),
      plainArray(payments.map(({ currency }) => currency)),
      textArray(payments.map(({ mismatch }) => mismatch && JSON.stringify(mismatch))),
    ],
    "payments_write",
  )
}

/** Writes the message settings of a payment that the caller has locked. */
export function writeLinkMessage(tx: Transaction, { accountId, id, linkMessage, updatedAt }: Payment): void {
  tx.send(
    "update payments set link_message = $3, updated_at = $4 where account_id = $1 and id = $2",
    [accountId, id, linkMessage && JSON.stringify(linkMessage), time(updatedAt)],
    "payments_write_link_message",
  )
}

/** Returns the operations with an unknown outcome of these payments, in their order. */
export async function readOpenOperations(
  tx: Tx,
  accountId: string,
  paymentIds: readonly string[],
): Promise<PaymentOperation[]> {
  const rows = await tx.query<OperationRow>(
    `select * from payment_operations where account_id = $1 and payment_id = any($2) and status = 'requested'
     order by payment_id, number`,
    [accountId, plainArray(paymentIds)],
    "payments_open_operations",
  )
  return rows.map(toOperation)
}

/** Returns all operations of one payment, in their order. */
export async function readOperations(tx: Tx, accountId: string, paymentId: string): Promise<PaymentOperation[]> {
  const rows = await tx.query<OperationRow>(
    "select * from payment_operations where account_id = $1 and payment_id = $2 order by number",
    [accountId, paymentId],
    "payments_operations",
  )
  return rows.map(toOperation)
}

export function insertOperations(tx: Transaction, accountId: string, operations: readonly PaymentOperation[]): void {
  if (!operations.length) return
  tx.send(
    `insert into payment_operations (account_id, payment_id, number, kind, amount, is_final, refund_id, provider_id, status, request,
       created_at, updated_at)
     select account_id, payment_id, number, kind, amount, is_final, refund_id, provider_id, status, request, created_at, created_at
     from ${rowsOfAccount(
       tx,
       `$2::uuid[], $3::smallint[], $4::text[], $5::bigint[], $6::boolean[], $7::uuid[], $8::uuid[], $9::text[], $10::text[],
       $11::timestamptz[]`,
       "payment_id, number, kind, amount, is_final, refund_id, provider_id, status, request, created_at",
     )}`,
    [
      accountId,
      plainArray(operations.map(({ paymentId }) => paymentId)),
      plainArray(operations.map(({ number }) => number)),
      plainArray(operations.map(({ kind }) => kind)),
      plainArray(operations.map(({ amount }) => amount)),
      plainArray(operations.map(({ isFinal }) => isFinal)),
      plainArray(operations.map(({ refundId }) => refundId)),
      plainArray(operations.map(({ providerId }) => providerId)),
      plainArray(operations.map(({ status }) => status)),
      textArray(operations.map(({ token }) => (token === null ? null : JSON.stringify({ token })))),
      timeArray(operations.map(({ createdAt }) => createdAt)),
    ],
    "payments_insert_operation",
  )
}

/**
 * Writes the results of operations of locked payments, each named once. When one ends, its token is removed.
 * They are found as in `writePayments`.
 */
export function writeOperations(tx: Transaction, accountId: string, operations: readonly PaymentOperation[]): void {
  if (!operations.length) return
  tx.send(
    `update payment_operations as kept set status = new.status, detail = new.detail, tries = new.tries, updated_at = new.updated_at,
       request = case when new.status = 'requested' then kept.request end, is_unsent = new.is_unsent,
       attempted_at = new.attempted_at
     from unnest($2::uuid[], $3::smallint[], $4::text[], $5::text[], $6::smallint[], $7::timestamptz[], $8::boolean[],
       $9::timestamptz[])
       as new (payment_id, number, status, detail, tries, updated_at, is_unsent, attempted_at)
     where kept.account_id = $1 and kept.payment_id = any($2) and kept.payment_id = new.payment_id and kept.number = new.number`,
    [
      accountId,
      plainArray(operations.map(({ paymentId }) => paymentId)),
      plainArray(operations.map(({ number }) => number)),
      plainArray(operations.map(({ status }) => status)),
      textArray(operations.map(({ detail }) => detail)),
      plainArray(operations.map(({ tries }) => tries)),
      timeArray(operations.map(({ updatedAt }) => updatedAt)),
      plainArray(operations.map(({ isUnsent }) => isUnsent)),
      timeArray(operations.map(({ attemptedAt }) => attemptedAt)),
    ],
    "payments_write_operation",
  )
}

export async function readRefundsOf(tx: Tx, accountId: string, paymentIds: readonly string[]): Promise<Refund[]> {
  if (!paymentIds.length) return []
  const rows = await tx.query<RefundRow>(
    `select found.* from unnest($2::uuid[]) as asked (id), lateral (
       select * from refunds where account_id = $1 and payment_id = asked.id offset 0) as found order by found.id`,
    [accountId, plainArray([...new Set(paymentIds)])],
    "payments_refunds_of",
  )
  return rows.map(toRefund)
}

/** Writes a new or changed refund of a payment that the caller has locked. */
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
      metadataJson(refund.metadata),
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
    `select found.* from unnest($2::uuid[]) as asked (id), lateral (
       select * from disputes where account_id = $1 and payment_id = asked.id offset 0) as found order by found.id`,
    [accountId, plainArray([...new Set(paymentIds)])],
    "payments_disputes_of",
  )
  return rows.map(toDispute)
}

/** Writes a new or changed dispute of a payment that the caller has locked. */
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
