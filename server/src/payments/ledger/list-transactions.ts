import { Conditions } from "#core/db/conditions.ts"
import type { Tx } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"
import type { Page } from "#core/db/page.ts"
import { firstIdAt } from "#core/std/ids.ts"
import { isoTimeMax } from "#core/std/iso-time.ts"
import type { TransactionType } from "./posting.ts"
import { LedgerRefusal } from "./refusals.ts"
import { transactionColumns, type TransactionRow } from "./transaction.ts"

export interface TransactionFilter {
  paymentId?: string | undefined
  type?: TransactionType | undefined
  currency?: string | undefined
  /** Milliseconds. */
  createdAfter?: number | undefined
  createdBefore?: number | undefined
  effectiveAfter?: number | undefined
  effectiveBefore?: number | undefined
}

/** Rows that one page reads when a part of its filter has no index. */
const lookedAtMax = 10_000

/** Refuses `transaction_not_found`. */
export async function getTransaction(tx: Tx, accountId: string, id: string): Promise<TransactionRow> {
  const [row] = await tx.query<TransactionRow>(
    `select ${transactionColumns} from ledger_transactions booked where account_id = $1 and id = $2`,
    [accountId, id],
  )
  if (!row) throw new LedgerRefusal("transaction_not_found", "There is no transaction with this sid in your account.")
  return row
}

/**
 * The latest first, after the transaction `before`. The order is that of the bookings. With a range of
 * `effective` and no payment, it is that of the facts. A page can be short, or empty, and still have a next
 * one.
 */
export async function listTransactions(
  tx: Tx,
  accountId: string,
  filter: TransactionFilter,
  { limit, before }: Page,
): Promise<{ entries: TransactionRow[]; nextBefore: string | null }> {
  const walk = walkOf(filter, before)
  const { bounds, matches, order } = walk
  const where = conditionsOf(accountId, bounds)
  const looked = `select * from ledger_transactions where ${where.text} order by ${order} limit ${lookedAtMax}`
  const fitting = matches.map(([text, value]) => text.replace("?", () => where.value(value)))
  const rows = await tx.query<TransactionRow>(
    `select ${transactionColumns} from (${looked}) as booked
      ${fitting.length ? `where ${fitting.join(" and ")}` : ""} order by ${order} limit ${limit + 1}`,
    where.values,
  )
  const entries = rows.slice(0, limit)
  if (rows.length > limit) return { entries, nextBefore: entries.at(-1)?.id ?? null }
  return { entries, nextBefore: matches.length ? await lastLookedAt(tx, accountId, walk) : null }
}

/** A condition with the values of its `?`, in order. */
type Condition = readonly [text: string, ...values: string[]]

interface Walk {
  /** The conditions that an index serves, in `order`. */
  bounds: readonly Condition[]
  order: string
  /** The conditions without an index. */
  matches: readonly (readonly [text: string, value: string])[]
}

/** Returns the bookings of a payment from the id `from` on, the oldest first, at most `limit`. */
export function listTransactionsOf(
  tx: Tx,
  accountId: string,
  paymentId: string,
  { from, limit }: { from: string; limit: number },
): Promise<TransactionRow[]> {
  return tx.query<TransactionRow>(
    `select ${transactionColumns} from (
       select * from ledger_transactions where account_id = $1 and payment_id = $2 and id >= $3 offset 0) as booked
      order by id limit $4`,
    [accountId, paymentId, from, limit],
  )
}

/** The transaction's own time is looked up, so that a cursor is an id in every order. */
const itsTime = "(select effective_at from ledger_transactions where account_id = $1 and id = ?)"
/**
 * Plain comparisons of columns. With a comparison of rows and another upper bound, an index would begin at
 * the end of the range and read all earlier pages.
 */
const isBehind = `effective_at <= ${itsTime} and (effective_at < ${itsTime} or id < ?)`

/** Every payment books these types. */
const frequentTypes: ReadonlySet<TransactionType | undefined> = new Set(["charge", "fee"])
/** The condition of the indexes of the other types. */
const isRare = "type not in ('charge', 'fee')"

function walkOf(filter: TransactionFilter, before: string | null): Walk {
  const created = idBounds(filter)
  const effective = effectiveBounds(filter)
  const type = condition("type = ?", filter.type)
  const isFrequent = frequentTypes.has(filter.type)
  const rare: Condition[] = type.length && !isFrequent ? [...type, [isRare]] : []
  const matches = [isFrequent ? type : [], condition("currency = ?", filter.currency)].flat()
  // A payment has few transactions.
  if (filter.paymentId !== undefined || !effective.length) {
    const ofPayment = condition("payment_id = ?", filter.paymentId)
    const bounds = [ofPayment, rare, condition("id < ?", before), created, effective]
    return { bounds: bounds.flat(), order: "id desc", matches }
  }
  return {
    bounds: [...rare, ...effective, ...(before === null ? [] : [[isBehind, before, before, before] as const])],
    order: "effective_at desc, id desc",
    matches: [...matches, ...created],
  }
}

function idBounds({ createdAfter, createdBefore }: TransactionFilter): [string, string][] {
  const bound = (ms: number | undefined) => (ms === undefined ? ms : firstIdAt(ms))
  return [condition("id >= ?", bound(createdAfter)), condition("id < ?", bound(createdBefore))].flat()
}

function effectiveBounds({ effectiveAfter, effectiveBefore }: TransactionFilter): Condition[] {
  const bound = (ms: number | undefined) => (ms === undefined ? ms : time(clampTime(ms)))
  return [
    condition("effective_at >= ?", bound(effectiveAfter)),
    condition("effective_at < ?", bound(effectiveBefore)),
  ].flat()
}

/**
 * Nothing happened before 1970 or after 9999, and PostgreSQL does not read such years as they are written
 * here.
 */
export function clampTime(ms: number): number {
  return Math.min(Math.max(ms, 0), isoTimeMax)
}

/** Returns no condition without a value. */
function condition(text: string, value: string | null | undefined): [string, string][] {
  return value === undefined || value === null ? [] : [[text, value]]
}

/** Returns the last transaction of the read. Null when it includes all remaining ones. */
async function lastLookedAt(tx: Tx, accountId: string, { bounds, order }: Walk): Promise<string | null> {
  const where = conditionsOf(accountId, bounds)
  const [row] = await tx.query<{ id: string }>(
    `select id from ledger_transactions where ${where.text} order by ${order} offset ${lookedAtMax - 1} limit 1`,
    where.values,
  )
  return row?.id ?? null
}

function conditionsOf(accountId: string, conditions: readonly Condition[]): Conditions {
  const where = new Conditions(accountId)
  for (const [text, ...values] of conditions) where.add(text, ...values)
  return where
}
