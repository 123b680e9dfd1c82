import { isReceivable } from "./posting.ts"
import type { LedgerCode, TransactionType } from "./posting.ts"

/** What was booked, as the table has it. */
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
}

export const transactionColumns =
  "id, type, payment_id, amount, currency, debit, credit, provider_id, provider_reference, effective_at, created_at"

/** As the account sees it: negative when a provider owes it less afterwards. */
export function signedAmount({ amount, debit, credit }: TransactionRow): number {
  return isReceivable(credit) && !isReceivable(debit) ? -amount : amount
}
