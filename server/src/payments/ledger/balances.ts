import type { Tx } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"
import type { LedgerCode } from "./posting.ts"

export interface Balance {
  code: LedgerCode
  currency: string
  /** Debits less credits, in minor units. */
  balance: number
}

/** Returns the balance of each ledger account with bookings, by code and currency. */
export function readBalances(tx: Tx, accountId: string): Promise<Balance[]> {
  return tx.query<Balance>(
    "select code, currency, balance from ledger_balances where account_id = $1 order by code, currency",
    [accountId],
    "ledger_balances",
  )
}

/** Entries in one statement: a quarter of a million take about 0.2 s, and a statement may take 30. */
const pageMax = 250_000

/**
 * Returns the balances at `at`, computed from those at an earlier time, or from the beginning with null. The
 * cost depends only on the bookings between the two times. Use it only for times before which nothing more is
 * booked, because it reads with several statements.
 */
export async function readBalancesAt(
  tx: Tx,
  accountId: string,
  { at, earlier, pageSize = pageMax }: { at: number; earlier: EarlierBalances | null; pageSize?: number },
): Promise<Balance[]> {
  const sums = new Map((earlier?.balances ?? []).map((each) => [`${each.code} ${each.currency}`, each]))
  for (let from = earlier?.at ?? null; from === null || from < at;) {
    const until = await endOfPage(tx, accountId, { from, at, pageSize })
    for (const moved of await sumBetween(tx, accountId, { from, until })) {
      const name = `${moved.code} ${moved.currency}`
      sums.set(name, { ...moved, balance: moved.balance + (sums.get(name)?.balance ?? 0) })
    }
    from = until
  }
  return [...sums.entries()].filter(([, { balance }]) => balance !== 0).toSorted(byName).map(([, each]) => each) // oxfmt-ignore
}

export interface EarlierBalances {
  at: number
  balances: readonly Balance[]
}

function byName([one]: readonly [string, Balance], [other]: readonly [string, Balance]): number {
  return one < other ? -1 : 1
}

/** A time after `from`, at most `at`, before which there are about as many entries as one statement sums. */
async function endOfPage(
  tx: Tx,
  accountId: string,
  { from, at, pageSize }: { from: number | null; at: number; pageSize: number },
): Promise<number> {
  const [next] = await tx.query<{ effective_at: number }>(
    `select effective_at from ledger_transactions where account_id = $1 and effective_at > $2 and effective_at < $3
      order by effective_at offset $4 limit 1`,
    [accountId, timeOrBeginning(from), time(at), pageSize],
  )
  return next?.effective_at ?? at
}

/**
 * Amounts are summed by pairs of ledger accounts first. Two sides of each entry would take three times as
 * long.
 */
function sumBetween(
  tx: Tx,
  accountId: string,
  { from, until }: { from: number | null; until: number },
): Promise<Balance[]> {
  return tx.query<Balance>(
    `select code, currency, sum(moved)::bigint as balance
       from (
         select debit, credit, currency, sum(amount) as amount from ledger_transactions
          where account_id = $1 and effective_at >= $2 and effective_at < $3
          group by debit, credit, currency
       ) as pair, lateral (values (debit, amount), (credit, -amount)) as side (code, moved)
      group by code, currency`,
    [accountId, timeOrBeginning(from), time(until)],
  )
}

function timeOrBeginning(at: number | null): string {
  return at === null ? "-infinity" : time(at)
}
