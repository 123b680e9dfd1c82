import type { Tx } from "#db/database.ts"
import { time } from "#db/literals.ts"
import { clampTime } from "./list-transactions.ts"
import { transactionColumns, type TransactionRow } from "./transaction.ts"

/** Transactions of a range that an export holds in memory. */
const batchRows = 500

/** Milliseconds. `until` is exclusive. */
export interface EffectiveRange {
  from: number
  until: number
}

/**
 * Yields the transactions of a range, the earliest first, in batches. Each batch is read after the consumer
 * took the previous one.
 */
export async function* exportTransactions(
  tx: Tx,
  accountId: string,
  { from, until }: EffectiveRange,
): AsyncGenerator<TransactionRow[]> {
  let at = clampTime(from)
  let id = "00000000-0000-0000-0000-000000000000"
  for (;;) {
    const rows = await tx.query<TransactionRow>(
      `select ${transactionColumns} from ledger_transactions booked
        where account_id = $1 and effective_at < $2 and (effective_at, id) > ($3::timestamptz, $4::uuid)
        order by effective_at, id limit ${batchRows}`,
      [accountId, time(clampTime(until)), time(at), id],
      "ledger_export",
    )
    const last = rows.at(-1)
    if (last) yield rows
    if (!last || rows.length < batchRows) return
    at = last.effective_at
    id = last.id
  }
}
