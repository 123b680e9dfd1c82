import { Conditions } from "#core/db/conditions.ts"
import type { Tx } from "#core/db/database.ts"
import { plainArray, time } from "#core/db/literals.ts"
import { clampTime } from "./list-transactions.ts"
import { transactionColumns, type TransactionRow } from "./transaction.ts"

/** Transactions of a range that an export holds in memory. */
const batchRows = 500

/** Times are milliseconds. `until` is exclusive. */
export interface ExportFilter {
  from: number
  until: number
  currency?: string | undefined
  providerId?: string | undefined
  paymentId?: string | undefined
}

/**
 * Yields the transactions of a range, the earliest first, in batches. Each batch is read after the consumer
 * took the previous one.
 */
export async function* exportTransactions(
  tx: Tx,
  accountId: string,
  { from, until, currency, providerId, paymentId }: ExportFilter,
): AsyncGenerator<TransactionRow[]> {
  let at = clampTime(from)
  let id = "00000000-0000-0000-0000-000000000000"
  for (;;) {
    const where = new Conditions(accountId)
    where.add("effective_at < ?", time(clampTime(until)))
    where.add("(effective_at, id) > (?::timestamptz, ?::uuid)", time(at), id)
    if (currency !== undefined) where.add("currency = ?", currency)
    if (providerId !== undefined) where.add("provider_id = ?", providerId)
    if (paymentId !== undefined) where.add("payment_id = ?", paymentId)
    const rows = await tx.query<TransactionRow>(
      `select ${transactionColumns} from ledger_transactions booked where ${where.text}
        order by effective_at, id limit ${batchRows}`,
      where.values,
    )
    const last = rows.at(-1)
    if (last) yield rows
    if (!last || rows.length < batchRows) return
    at = last.effective_at
    id = last.id
  }
}

/**
 * Returns the fees of these payments in a range, by the transaction that shows them. That is the payment's
 * first charge of the range and the currency, or its first fee without one. So exports of adjoining ranges
 * show each fee once. A closed period takes no more fees, so its fees stay.
 */
export async function readFees(
  tx: Tx,
  accountId: string,
  paymentIds: readonly string[],
  { from, until }: Pick<ExportFilter, "from" | "until">,
): Promise<ReadonlyMap<string, number>> {
  if (!paymentIds.length) return new Map()
  const rows = await tx.query<{ id: string | null; fee: number }>(
    `select (array_agg(id order by type, effective_at, id) filter (where type in ('charge', 'fee')))[1] as id,
            coalesce(sum(case 'fees' when debit then amount when credit then 0 - amount end), 0)::bigint as fee
       from ledger_transactions where account_id = $1 and payment_id = any($2) and effective_at >= $3
        and effective_at < $4
      group by payment_id, currency`,
    [accountId, plainArray(paymentIds), time(clampTime(from)), time(clampTime(until))],
    "ledger_export_fees",
  )
  return new Map(rows.flatMap(({ id, fee }) => (id === null ? [] : [[id, fee] as const])))
}
