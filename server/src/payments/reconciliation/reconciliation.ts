import type { TransactionType } from "#payments/ledger/posting.ts"

/** One comparison of a provider's own list of transactions with the ledger. Times are milliseconds. */
export interface Reconciliation {
  accountId: string
  id: string
  providerId: string
  providerKind: string
  status: "running" | "completed" | "failed"
  from: number
  until: number
  /** The time from which the provider's list is known without a gap, including this run. */
  historyFrom: number
  isNightly: boolean
  matchedCount: number
  differenceCount: number
  error: string | null
  createdAt: number
  completedAt: number | null
}

export const differenceKinds = ["missing_in_ledger", "missing_at_provider", "amount_mismatch"] as const
export type DifferenceKind = (typeof differenceKinds)[number]

export const resolutions = ["booked", "ignored", "matched_later"] as const
export type Resolution = (typeof resolutions)[number]

/** Movements that are compared together: refunds with their reversals, and disputes with theirs. */
export const groupTypes = ["charge", "refund", "dispute", "fee", "payout", "adjustment"] as const
export type GroupType = (typeof groupTypes)[number] & TransactionType

/**
 * A disagreement between the provider's list and the ledger. Amounts are signed: positive is money to the
 * account.
 */
export interface Difference {
  accountId: string
  id: string
  /** The last run that found it. */
  reconciliationId: string
  providerId: string
  kind: DifferenceKind
  type: GroupType
  providerReference: string
  /** The charge of the movement, or the movement itself. */
  family: string
  paymentId: string | null
  /** The ledger transaction: the one without a counterpart, or the one that the resolution booked. */
  transactionId: string | null
  /** Minor units. Null if that side has none. */
  amountLedger: number | null
  amountProvider: number | null
  currency: string
  status: "open" | "resolved"
  resolution: Resolution | null
  note: string | null
  /** The number of its events so far. */
  sequence: number
  effectiveAt: number
  createdAt: number
  updatedAt: number
  resolvedAt: number | null
}
