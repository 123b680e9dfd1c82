import { isReceivable, type LedgerCode } from "#payments/ledger/posting.ts"
import { signedAmount, type TransactionRow } from "#payments/ledger/transaction.ts"
import type { ProviderTransaction } from "#payments/providers/provider.ts"
import type { DifferenceKind, GroupType } from "./reconciliation.ts"

/** The provider's records of one charge, or a movement without a charge, and the ledger's bookings of it. */
export interface Family {
  /** The provider's reference of the charge, or of the movement. */
  name: string
  payment: { id: string; currency: string; hasPendingRefunds: boolean } | null
  listed: readonly ListedRecord[]
  booked: readonly TransactionRow[]
}

export type ListedRecord = Omit<ProviderTransaction, "chargeReference">

/** The times between which a missing counterpart is a difference, and not a delay. Milliseconds. */
export interface ComparisonWindow {
  /** The list has no records before this time. */
  from: number
  /** From this time on, the provider's list is known without a gap. */
  historyFrom: number
  /** Records after this time may not be in the ledger yet. */
  listedUntil: number
  /** Bookings after this time may not be in the provider's list yet. */
  bookedUntil: number
}

/**
 * - `match`: both have the same.
 * - `book`: a fee of a known charge, or a payout. The provider's list alone justifies the booking.
 * - `wait`: it is too early to decide, or no provider was called.
 */
export type SideVerdict = "match" | "book" | "wait" | DifferenceKind

/**
 * Movements of one kind, compared by their sum. A charge may be captured in parts, and one snapshot can book
 * several parts.
 */
export interface Group {
  type: GroupType
  reference: string
  currency: string
  verdict: SideVerdict
  /** Signed sums. Null if that side has none. */
  listed: number | null
  booked: number | null
  records: readonly string[]
  transactions: readonly TransactionRow[]
  /** The time of the last movement. */
  effectiveAt: number
}

/**
 * Compares a provider's records of one charge with its bookings. A pure function. The list contains movements
 * of money that the provider holds, and the ledger contains their reasons. So a record without a booking is
 * booked automatically only if it needs no reason from us.
 */
export function compareFamily(family: Family, window: ComparisonWindow): Group[] {
  const sides = sidesOf(family)
  const judged = sides.map((side) => ({ side, ...verdictOf(side, sides, family, window) }))
  const owners = judged.filter(({ side: { type } }) => type === "charge" || type === "payout")
  const isSettled = owners.every(({ verdict }) => verdict === "match" || verdict === "book")
  const isOwned = isSettled || owners.every(({ side }) => isOlder(side, window))
  return judged.map(({ side, verdict, booked }) => ({
    type: side.type,
    reference: side.reference,
    currency: side.currency,
    verdict: side.type === "fee" && owners.length ? feeVerdict(verdict, side, { isOwned, isSettled }) : verdict,
    listed: side.records.length ? sumOf(side.records) : null,
    booked: side.transactions.length ? booked : null,
    records: side.records.map(({ reference }) => reference),
    transactions: side.transactions,
    effectiveAt: Math.max(
      ...(side.records.length ? side.records.map(({ at }) => at) : side.transactions.map((row) => row.effective_at)),
    ),
  }))
}

/**
 * While the charge itself differs, its fee has no verdict. The fee of a charge that is not in the list is
 * reversed with it.
 */
function feeVerdict(
  verdict: SideVerdict,
  { records }: Side,
  { isOwned, isSettled }: { isOwned: boolean; isSettled: boolean },
): SideVerdict {
  if (verdict === "match") return verdict
  if (records.length) return isOwned ? "book" : "wait"
  return isSettled && verdict === "missing_at_provider" ? "book" : "wait"
}

interface Part {
  reference: string
  amount: number
  at: number
}

interface Side {
  type: GroupType
  reference: string
  currency: string
  records: Part[]
  transactions: TransactionRow[]
}

function sidesOf(family: Family): Side[] {
  const sides = new Map<string, Side>()
  const sideOf = (type: GroupType, reference: string, currency: string): Side => {
    const key = JSON.stringify([type, reference, currency])
    const known = sides.get(key)
    if (known) return known
    const side = { type, reference, currency, records: [], transactions: [] }
    sides.set(key, side)
    return side
  }
  for (const record of family.listed) {
    const { reference, amount, fee, currency, at } = record
    const type = groupTypeOf[record.type]
    sideOf(type, nameOf(type, record, family), currency).records.push({ reference, amount, at })
    if (fee || record.type === "charge")
      sideOf("fee", family.name, currency).records.push({ reference, amount: 0 - fee, at })
  }
  for (const row of family.booked) {
    const type = accountType[reasonOf(row)] ?? "adjustment"
    const named = type === "refund" || type === "adjustment" || type === "payout"
    sideOf(type, (named ? row.provider_reference : null) ?? family.name, row.currency).transactions.push(row)
  }
  return [...sides.values()]
}

const groupTypeOf: Readonly<Record<ListedRecord["type"], GroupType>> = {
  charge: "charge",
  refund: "refund",
  refund_reversal: "refund",
  dispute: "dispute",
  dispute_reversal: "dispute",
  fee: "fee",
  payout: "payout",
  adjustment: "adjustment",
}

/**
 * The account other than the receivable shows the subject of a transaction, including that of a correction.
 */
const accountType: Readonly<Partial<Record<LedgerCode, GroupType>>> = {
  sales: "charge",
  refunds: "refund",
  disputes: "dispute",
  fees: "fee",
  bank: "payout",
  suspense: "adjustment",
}

function reasonOf({ debit, credit }: TransactionRow): LedgerCode {
  return isReceivable(debit) ? credit : debit
}

function nameOf(type: GroupType, { reference, sourceReference }: ListedRecord, family: Family): string {
  if (type === "refund") return sourceReference ?? reference
  return type === "adjustment" || type === "payout" ? reference : family.name
}

function verdictOf(
  side: Side,
  sides: readonly Side[],
  family: Family,
  window: ComparisonWindow,
): { verdict: SideVerdict; booked: number } {
  const { type, records, transactions } = side
  const listed = sumOf(records)
  const all = signedSumOf(transactions)
  if (isOlder(side, window)) return { verdict: "wait", booked: all }
  if (listed === all && (records.length > 0 || transactions.length > 1)) return { verdict: "match", booked: all }
  // Earlier bookings are compared only if the list contains the charge itself.
  const recent = transactions.filter(({ effective_at: at }) => at >= window.historyFrom)
  const booked = signedSumOf(family.listed.some((record) => record.type === "charge") ? transactions : recent)
  if (listed === signedSumOf(recent) || isConverted(side, sides)) return { verdict: "match", booked }
  if (type === "payout" && records.some(({ at }) => at >= window.historyFrom)) return { verdict: "book", booked }
  return { verdict: differenceOf(side, family, window), booked }
}

/** The list does not reach back so far. */
function isOlder({ records, transactions }: Side, { historyFrom }: ComparisonWindow): boolean {
  return !records.length && transactions.every(({ effective_at: at }) => at < historyFrom)
}

/**
 * A provider that pays out in another currency lists its own amount, which cannot be compared. So it is a
 * match if both sides have it.
 */
function isConverted(side: Side, sides: readonly Side[]): boolean {
  return sides.some(
    (other) =>
      other.type === side.type &&
      other.type !== "fee" &&
      other.reference === side.reference &&
      other.currency !== side.currency &&
      (other.records.length ? !other.transactions.length && !side.records.length : !side.transactions.length),
  )
}

function differenceOf(
  { type, records, transactions }: Side,
  { payment }: Family,
  { from, listedUntil, bookedUntil }: ComparisonWindow,
): SideVerdict {
  const listedAt = Math.max(...records.map(({ at }) => at))
  const bookedAt = Math.max(...transactions.map(({ effective_at: at }) => at))
  if (!records.length) return bookedAt >= from && bookedAt < bookedUntil ? "missing_at_provider" : "wait"
  if (listedAt < from || listedAt > listedUntil) return "wait"
  // A provider lists a refund when it begins, but it is booked when it ends.
  if (type === "refund" && payment?.hasPendingRefunds) return "wait"
  if (!transactions.length) return "missing_in_ledger"
  return bookedAt < bookedUntil ? "amount_mismatch" : "wait"
}

function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}

function signedSumOf(rows: readonly TransactionRow[]): number {
  return rows.reduce((sum, row) => sum + signedAmount(row), 0)
}
