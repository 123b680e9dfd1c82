import type { Transaction, Tx } from "#core/db/database.ts"
import { plainArray, time } from "#core/db/literals.ts"
import { insertTerms, metadataJson } from "#core/db/metadata-terms.ts"
import { insertRows, listColumns } from "#core/db/row-lists.ts"
import type { Dispute, PaymentOperation, Payment, Refund } from "./payment.ts"
import {
  fromOperation,
  fromPayment,
  toOperation,
  toPayment,
  toRefund,
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

const newPayments = listColumns<PaymentRow>()(`
  id uuid, status text, sequence integer, amount bigint, currency text, capture_method text, provider_id uuid,
  provider_kind text, is_hosted boolean, description text, reference text, metadata text, return_url text,
  locale text, link_message text, operations smallint, expires_at timestamptz, created_at timestamptz,
  updated_at timestamptz, asked_provider text, recorded text, is_live boolean`)

export function insertPayments(tx: Transaction, payments: readonly Payment[]): void {
  const rows = payments.map((payment) => ({ ...fromPayment(payment), updatedAt: payment.createdAt }))
  insertRows(tx, "payments", newPayments, rows, { name: "payments_insert" })
  insertTerms(tx, "payment_terms", payments)
}

export function writePayment(tx: Transaction, payment: Payment): void {
  writePayments(tx, payment.accountId, [payment])
}

const changedPayments = listColumns<PaymentRow>()(`
  id uuid, status text, sequence integer, amount_capturable bigint, amount_captured bigint, amount_refunded bigint,
  amount_refund_pending bigint, amount_fee bigint, provider_id uuid, provider_kind text, provider_reference text,
  action_url text, method text, decline text, review_reason text, cancel_reason text, operations smallint,
  declines smallint, authorized_at timestamptz, completed_at timestamptz, canceled_at timestamptz,
  updated_at timestamptz, pending_operation text, recorded text, dispute_status text, is_live boolean,
  amount bigint, currency text, mismatch text`)

/**
 * Writes the changeable values of locked payments, each named once. The join alone does not make every plan
 * use the primary key, such as one from a time when the table was empty. So the statement also has a
 * condition on the ids.
 */
export function writePayments(tx: Transaction, accountId: string, payments: readonly Payment[]): void {
  if (!payments.length) return
  tx.send(
    `update payments as kept set ${changedPayments.assignments("new", "id")} from ${changedPayments.listed(2)}
     where kept.account_id = $1 and kept.id = any($2) and kept.id = new.id`,
    [accountId, ...changedPayments.values(payments.map(fromPayment))],
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

const newOperations = listColumns<OperationRow>()(`
  payment_id uuid, number smallint, kind text, amount bigint, is_final boolean, refund_id uuid, provider_id uuid,
  status text, request text, created_at timestamptz, updated_at timestamptz`)

export function insertOperations(tx: Transaction, operations: readonly PaymentOperation[]): void {
  const rows = operations.map((operation) => ({ ...fromOperation(operation), updatedAt: operation.createdAt }))
  insertRows(tx, "payment_operations", newOperations, rows, { name: "payments_insert_operation" })
}

const changedOperations = listColumns<PaymentOperation>()(`
  payment_id uuid, number smallint, status text, detail text, tries smallint, updated_at timestamptz,
  is_unsent boolean, attempted_at timestamptz`)

/**
 * Writes the results of operations of locked payments, each named once. When one ends, its token is removed.
 * They are found as in `writePayments`.
 */
export function writeOperations(tx: Transaction, accountId: string, operations: readonly PaymentOperation[]): void {
  if (!operations.length) return
  tx.send(
    `update payment_operations as kept set ${changedOperations.assignments("new", "paymentId", "number")},
       request = case when new.status = 'requested' then kept.request end
     from ${changedOperations.listed(2)}
     where kept.account_id = $1 and kept.payment_id = any($2) and kept.payment_id = new.payment_id and kept.number = new.number`,
    [accountId, ...changedOperations.values(operations)],
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
  const row = { ...refund, metadata: metadataJson(refund.metadata) }
  insertRows(tx, "refunds", refunds, [row], {
    name: "payments_write_refund",
    onConflict: `on conflict (account_id, id) do update set ${refunds.assignments("excluded", "id", "createdAt")}`,
  })
}

const refunds = listColumns<RefundRow>()(`
  id uuid, payment_id uuid, status text, sequence integer, amount bigint, currency text, reason text,
  is_requested boolean, failure_reason text, provider_reference text, metadata text, completed_at timestamptz,
  created_at timestamptz, updated_at timestamptz, reference text`)

export async function readDisputesOf(tx: Tx, accountId: string, paymentIds: readonly string[]): Promise<Dispute[]> {
  if (!paymentIds.length) return []
  return await tx.query<Dispute>(
    `select found.* from unnest($2::uuid[]) as asked (id), lateral (
       select * from disputes where account_id = $1 and payment_id = asked.id offset 0) as found order by found.id`,
    [accountId, plainArray([...new Set(paymentIds)])],
    "payments_disputes_of",
  )
}

/** Writes a new or changed dispute of a payment that the caller has locked. */
export function writeDispute(tx: Transaction, dispute: Dispute): void {
  insertRows(tx, "disputes", disputes, [dispute], {
    name: "payments_write_dispute",
    onConflict: `on conflict (account_id, id) do update set ${disputes.assignments("excluded", "id", "createdAt")}`,
  })
}

const disputes = listColumns<Dispute>()(`
  id uuid, payment_id uuid, status text, sequence integer, amount bigint, currency text, reason text,
  is_withdrawn boolean, provider_reference text, evidence_due_at timestamptz, closed_at timestamptz,
  created_at timestamptz, updated_at timestamptz`)
