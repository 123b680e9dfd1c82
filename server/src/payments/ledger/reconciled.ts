import type { Transaction, Tx } from "#core/db/database.ts"
import { plainArray, textArray, time } from "#core/db/literals.ts"
import { insertRows, listColumns } from "#core/db/row-lists.ts"
import { transactionColumns, type TransactionRow } from "./transaction.ts"

/** Marks transactions that the provider's own list contains. Existing marks stay. */
export function markReconciled(
  tx: Transaction,
  accountId: string,
  ids: readonly string[],
  reconciliationId: string,
): void {
  insertRows(
    tx,
    "ledger_reconciled",
    reconciledRows,
    ids.map((transactionId) => ({ accountId, transactionId, reconciliationId })),
    { name: "ledger_mark_reconciled", onConflict: "on conflict do nothing" },
  )
}

const reconciledRows = listColumns<{ accountId: string; transactionId: string; reconciliationId: string }>()(
  "transaction_id uuid, reconciliation_id uuid",
)

/**
 * Returns the bookings of these payments with a provider, and those without a payment that have these
 * references of the provider.
 */
export async function readBooked(
  tx: Tx,
  accountId: string,
  { providerId, paymentIds, references }: { providerId: string; paymentIds: string[]; references: string[] },
): Promise<TransactionRow[]> {
  const [paid, listed] = await Promise.all([
    tx.query<TransactionRow>(
      `select ${transactionColumns} from unnest($2::uuid[]) as asked (payment), lateral (
         select * from ledger_transactions where account_id = $1 and payment_id = asked.payment offset 0) as booked
        where provider_id = $3 order by id`,
      [accountId, plainArray(paymentIds), providerId],
      "ledger_booked_of_payments",
    ),
    tx.query<TransactionRow>(
      `select ${transactionColumns} from unnest($3::text[]) as asked (name), lateral (
         select * from ledger_transactions
          where account_id = $1 and provider_id = $2 and provider_reference = asked.name and payment_id is null offset 0) as booked
        order by id`,
      [accountId, providerId, textArray(references)],
      "ledger_booked_as_listed",
    ),
  ])
  return [...paid, ...listed]
}

export interface UnreconciledRange {
  providerId: string
  /** Milliseconds. `until` is exclusive. */
  from: number
  until: number
  /** The last booking of the previous read. Null at the beginning. */
  after: Pick<TransactionRow, "id" | "effectiveAt"> | null
  limit: number
}

/** Returns bookings with a provider in a range that no list contains yet, the earliest first. */
export function listUnreconciled(
  tx: Tx,
  accountId: string,
  { providerId, from, until, after, limit }: UnreconciledRange,
): Promise<TransactionRow[]> {
  return tx.query<TransactionRow>(
    `select ${transactionColumns} from ledger_transactions booked
      where account_id = $1 and (effective_at, id) > ($2::timestamptz, $3::uuid) and effective_at < $4 and provider_id = $5
        and not exists (select 1 from ledger_reconciled mark
                         where mark.account_id = $1 and mark.transaction_id = booked.id)
      order by effective_at, id limit $6`,
    [
      accountId,
      time(after?.effectiveAt ?? from),
      after?.id ?? "00000000-0000-0000-0000-000000000000",
      time(until),
      providerId,
      limit,
    ],
    "ledger_unreconciled",
  )
}

/** Returns when the first booking took effect, in milliseconds; null without bookings. */
export async function firstBookedAt(tx: Tx, accountId: string): Promise<number | null> {
  const [row] = await tx.query<{ effectiveAt: number }>(
    "select effective_at from ledger_transactions where account_id = $1 order by effective_at, id limit 1",
    [accountId],
  )
  return row?.effectiveAt ?? null
}

/** Lists accounts with a booking on a receivable, in pages. */
export async function listReceivables(
  tx: Tx,
  { after, limit }: { after: { accountId: string; providerId: string } | null; limit: number },
): Promise<{ accountId: string; providerId: string }[]> {
  return await tx.query<{ accountId: string; providerId: string }>(
    `select account_id, substr(code, 12) as provider_id from ledger_balances
      where (account_id, code) > ($1::uuid, $2::text) and code like 'receivable:%'
      group by account_id, code order by account_id, code limit $3`,
    [after?.accountId ?? "00000000-0000-0000-0000-000000000000", after ? `receivable:${after.providerId}` : "", limit],
  )
}
