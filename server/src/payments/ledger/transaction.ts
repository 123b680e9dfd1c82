import { isReceivable, type LedgerCode, type TransactionType } from "./posting.ts"

/** A ledger transaction as the table stores it. */
export interface TransactionRow {
  id: string
  type: TransactionType
  payment_id: string | null
  /** Positive, in minor units, moved from `credit` to `debit`. */
  amount: number
  currency: string
  debit: LedgerCode
  credit: LedgerCode
  provider_id: string | null
  provider_reference: string | null
  effective_at: number
  created_at: number
  /** The provider's own list also contains it. */
  is_reconciled: boolean
}

/**
 * The columns of `ledger_transactions`, which the statement must name `booked`. `$1` must be the account,
 * because Citus refuses a subquery that takes the account from another one.
 */
export const transactionColumns = `booked.id, booked.type, booked.payment_id, booked.amount, booked.currency, booked.debit, booked.credit,
  booked.provider_id, booked.provider_reference, booked.effective_at, booked.created_at,
  exists (select 1 from ledger_reconciled mark
           where mark.account_id = $1 and mark.transaction_id = booked.id) as is_reconciled`

/** Returns the amount from the account's view: negative when a provider owes it less afterwards. */
export function signedAmount({ amount, debit, credit }: TransactionRow): number {
  return isReceivable(credit) && !isReceivable(debit) ? -amount : amount
}
