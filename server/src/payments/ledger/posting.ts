export const transactionTypes = [
  "charge",
  "fee",
  "refund",
  "refund_reversal",
  "dispute",
  "dispute_reversal",
  "payout",
  "adjustment",
] as const
export type TransactionType = (typeof transactionTypes)[number]

/**
 * The chart of accounts, the same for each account of the installation. `receivable:<provider id>` is the
 * debt of a provider. `suspense` is money without an explanation so far.
 */
export type LedgerCode = "sales" | "refunds" | "fees" | "disputes" | "bank" | "suspense" | `receivable:${string}`

export function isReceivable(code: LedgerCode): code is `receivable:${string}` {
  return code.startsWith("receivable:")
}

/** The provider that owes the money of a receivable. */
export function providerOf(code: LedgerCode): string | null {
  return isReceivable(code) ? code.slice("receivable:".length) : null
}

/** A booking: `amount` moves from `credit` to `debit`, so both sides are equal by construction. */
export interface Posting {
  /** For callers that need the id before the booking. */
  id?: string
  type: TransactionType
  /** Identifies the booking within the account. The same source, type and currency is booked once. */
  source: string
  paymentId: string | null
  /** Positive, in minor units of `currency` (ISO 4217), at most 2^53 - 1. The schema refuses any other. */
  amount: number
  currency: string
  debit: LedgerCode
  credit: LedgerCode
  providerId: string | null
  providerReference: string | null
  /** The time of the fact, in milliseconds. */
  effectiveAt: number
}
