import type { Transaction } from "#db/database.ts"
import { plainArray, textArray, time, timeArray } from "#db/literals.ts"
import type { NewId } from "#std/ids.ts"
import type { LedgerCode, Posting } from "./posting.ts"

export interface BookContext {
  newId: NewId
  now: number
}

/**
 * Books postings of one account in the caller's transaction, with the change that they belong to. The caller holds what each source names
 * and books it once; the schema refuses a second booking, and the transaction fails.
 *
 * What happened before the end of a closed period is booked with the present time.
 */
export async function book(
  tx: Transaction,
  accountId: string,
  postings: readonly Posting[],
  { newId, now }: BookContext,
): Promise<void> {
  if (!postings.length) return
  const closedUntil = await closedUntilOf(tx, accountId)
  const effectiveAt = (at: number) => (at < closedUntil ? now : at)
  tx.send(
    `insert into ledger_transactions (account_id, id, type, source, payment_id, amount, currency, debit, credit, provider_id,
       provider_reference, effective_at, created_at)
     select $1, * , $13 from unnest($2::uuid[], $3::text[], $4::text[], $5::uuid[], $6::bigint[], $7::text[], $8::text[], $9::text[],
       $10::uuid[], $11::text[], $12::timestamptz[])`,
    [
      accountId,
      plainArray(postings.map(() => newId())),
      plainArray(postings.map(({ type }) => type)),
      textArray(postings.map(({ source }) => source)),
      plainArray(postings.map(({ paymentId }) => paymentId)),
      plainArray(postings.map(({ amount }) => amount)),
      plainArray(postings.map(({ currency }) => currency)),
      textArray(postings.map(({ debit }) => debit)),
      textArray(postings.map(({ credit }) => credit)),
      plainArray(postings.map(({ providerId }) => providerId)),
      textArray(postings.map(({ providerReference }) => providerReference)),
      timeArray(postings.map((posting) => effectiveAt(posting.effectiveAt))),
      time(now),
    ],
    "ledger_book",
  )
  addToBalances(tx, accountId, postings)
}

/** The end of the last closed period; 0 before the first. */
async function closedUntilOf(tx: Transaction, accountId: string): Promise<number> {
  const [row] = await tx.query<{ ends_at: number }>(
    "select ends_at from ledger_periods where account_id = $1 order by ends_at desc limit 1",
    [accountId],
    "ledger_closed_until",
  )
  return row?.ends_at ?? 0
}

/** In one order, so that two transactions cannot deadlock. */
function addToBalances(tx: Transaction, accountId: string, postings: readonly Posting[]): void {
  const sums = new Map<string, { code: LedgerCode; currency: string; sum: number }>()
  const add = (code: LedgerCode, currency: string, amount: number) => {
    const key = `${code} ${currency}`
    const entry = sums.get(key) ?? { code, currency, sum: 0 }
    sums.set(key, { ...entry, sum: entry.sum + amount })
  }
  for (const { debit, credit, amount, currency } of postings) {
    add(debit, currency, amount)
    add(credit, currency, -amount)
  }
  const sorted = [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry)
  tx.send(
    `insert into ledger_balances (account_id, code, currency, balance)
     select $1, * from unnest($2::text[], $3::text[], $4::bigint[])
     on conflict (account_id, code, currency) do update set balance = ledger_balances.balance + excluded.balance`,
    [
      accountId,
      textArray(sorted.map(({ code }) => code)),
      plainArray(sorted.map(({ currency }) => currency)),
      plainArray(sorted.map(({ sum }) => sum)),
    ],
    "ledger_add_to_balances",
  )
}
