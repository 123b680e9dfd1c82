import type { Tx } from "#db/database.ts"
import { time } from "#db/literals.ts"
import type { LedgerCode } from "./posting.ts"

export interface Balance {
  code: LedgerCode
  currency: string
  /** Debits less credits, in minor units. */
  balance: number
}

/** Of each ledger account that was ever booked, by code and currency. */
export function readBalances(tx: Tx, accountId: string): Promise<Balance[]> {
  return tx.query<Balance>(
    "select code, currency, balance from ledger_balances where account_id = $1 order by code, currency",
    [accountId],
    "ledger_balances",
  )
}

/**
 * What the balances were at a time: those of now less what happened since. One statement sees both as of one moment, so a booking
 * that commits meanwhile is in both or in neither. It costs what happened since.
 */
export function readBalancesAt(tx: Tx, accountId: string, at: number): Promise<Balance[]> {
  return tx.query<Balance>(
    `select code, currency, sum(moved)::bigint as balance from (
       select code, currency, balance as moved from ledger_balances where account_id = $1
       union all
       select code, currency, -moved
         from ledger_transactions, lateral (values (debit, amount), (credit, -amount)) as side (code, moved)
        where account_id = $1 and effective_at >= $2
     ) as moves
     group by code, currency having sum(moved) <> 0 order by code, currency`,
    [accountId, time(at)],
  )
}
