import { assert } from "#core/std/assert.ts"
import type { Database, Transaction, Tx } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { readBalancesAt, type Balance } from "./balances.ts"
import { lockBook } from "./book.ts"
import { LedgerRefusal } from "./refusals.ts"

/** A closed period. It begins where the previous one ended. Times are milliseconds. */
export interface LedgerPeriod {
  endsAt: number
  /** The balances at its end. */
  balances: readonly Balance[]
  closedAt: number
}

/** A period whose books are closed and whose balances are not yet stored. */
export type ClosedBooks = Pick<LedgerPeriod, "endsAt" | "closedAt">

/**
 * Closes the books up to `endsAt`: afterwards nothing is booked before it. Throws `period_not_over` and
 * `period_already_closed`. The transaction is short, because bookings wait for it. `storeClosedPeriod` then
 * stores the balances. After a crash between the two, the same request continues.
 */
export async function closeBooks(
  tx: Transaction,
  accountId: string,
  { endsAt, now }: { endsAt: number; now: number },
): Promise<ClosedBooks> {
  if (endsAt > now)
    throw new LedgerRefusal("period_not_over", "`ends_at` is in the future. Close the period after its end.", {
      param: "ends_at",
    })
  lockBook(tx, accountId)
  await refuseClosed(tx, accountId, endsAt)
  tx.send("update ledger_books set closed_until = $2 where account_id = $1", [accountId, time(endsAt)])
  return { endsAt, closedAt: now }
}

/**
 * Stores the period of closed books. Its entries are final, so they are added to the balances of the previous
 * period while bookings continue. A repetition returns the stored period. Another request for the same period
 * throws `period_already_closed`.
 */
export async function storeClosedPeriod(
  db: Database,
  accountId: string,
  { endsAt, closedAt }: ClosedBooks,
  isRepetition: boolean,
): Promise<LedgerPeriod> {
  const stored = isRepetition ? await findPeriod(db, accountId, endsAt) : undefined
  if (stored) return stored
  const [last] = await listPeriods(db, accountId, { limit: 1, before: endsAt })
  const earlier = last ? { at: last.endsAt, balances: last.balances } : null
  const balances = await readBalancesAt(db.withLongTimeout(), accountId, { at: endsAt, earlier })
  for (const { balance } of balances) assert(Number.isSafeInteger(balance), "A stored balance is exact.")
  const inserted = await db.query(
    `insert into ledger_periods (account_id, ends_at, balances, closed_at) values ($1, $2, $3, $4)
     on conflict (account_id, ends_at) do nothing returning ends_at`,
    [accountId, time(endsAt), JSON.stringify(balances), time(closedAt)],
  )
  if (inserted.length) return { endsAt, balances, closedAt }
  const others = isRepetition ? await findPeriod(db, accountId, endsAt) : undefined
  if (!others) throw alreadyClosed(endsAt)
  return others
}

async function findPeriod(tx: Tx, accountId: string, endsAt: number): Promise<LedgerPeriod | undefined> {
  const [period] = await listPeriods(tx, accountId, { limit: 1, before: endsAt + 1 })
  return period?.endsAt === endsAt ? period : undefined
}

async function refuseClosed(tx: Tx, accountId: string, endsAt: number): Promise<void> {
  const [book] = await tx.query<{ closed_until: number }>(
    "select closed_until from ledger_books where account_id = $1",
    [accountId],
  )
  const [last] = await listPeriods(tx, accountId, { limit: 1, before: null })
  const closedUntil = book?.closed_until ?? 0
  if (endsAt < closedUntil || endsAt === last?.endsAt) throw alreadyClosed(closedUntil)
}

function alreadyClosed(closedUntil: number): LedgerRefusal {
  return new LedgerRefusal(
    "period_already_closed",
    `The books are closed until ${isoTime(closedUntil)}. Send a later \`ends_at\`.`,
    { param: "ends_at" },
  )
}

/** The latest first, before the end `before`. */
export async function listPeriods(
  tx: Tx,
  accountId: string,
  { limit, before }: { limit: number; before: number | null },
): Promise<LedgerPeriod[]> {
  const rows = await tx.query<{ ends_at: number; balances: string; closed_at: number }>(
    `select ends_at, balances, closed_at from ledger_periods
      where account_id = $1 and ends_at < $2 order by ends_at desc limit $3`,
    [accountId, before === null ? "infinity" : time(before), limit],
  )
  return rows.map(({ ends_at: endsAt, balances, closed_at: closedAt }) => {
    return { endsAt, balances: JSON.parse(balances) as Balance[], closedAt }
  })
}
