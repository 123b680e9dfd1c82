import type { Transaction } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"
import { listColumns } from "#core/db/row-lists.ts"
import { idTime, type NewId } from "#core/std/ids.ts"
import type { Posting } from "./posting.ts"

export interface BookContext {
  newId: NewId
  /** Milliseconds. */
  now: number
}

/**
 * Books postings of one account in the caller's transaction, with the change that causes them. The schema
 * refuses a second booking of a source, an inexact amount, and a balance beyond 2^53. The transaction then
 * fails. A fact from before the end of a closed period is booked with the present time, and nothing is booked
 * in the future. The statements travel with the commit, so book last: from here on, bookings of one account
 * wait for each other (docs/decisions/057). A transaction that books for several accounts must do so in the
 * order of their ids. Otherwise it may deadlock.
 */
export function book(
  tx: Transaction,
  accountId: string,
  postings: readonly Posting[],
  { newId, now }: BookContext,
): void {
  if (!postings.length) return
  lockBook(tx, accountId)
  const booked = postings.map((posting) => {
    const id = posting.id ?? newId()
    return { ...posting, id, createdAt: idTime(id) }
  })
  tx.send(bookStatement, [accountId, time(now), ...bookings.values(booked)], "ledger_book")
}

/**
 * Locks the account's book until the transaction ends. Later statements see everything that was booked, and
 * the end of the last closed period. `where false` takes the lock without writing a version of the row.
 *
 * Bookings of one account would wait for each other anyway, at the balance of their sales. This lock comes
 * first, so bookings of several currencies and providers cannot deadlock.
 */
export function lockBook(tx: Transaction, accountId: string): void {
  tx.send(
    `insert into ledger_books (account_id, closed_until) values ($1, 'epoch')
     on conflict (account_id) do update set closed_until = excluded.closed_until where false`,
    [accountId],
    "ledger_lock_book",
  )
}

const bookings = listColumns<Posting & { id: string; createdAt: number }>()(`
  id uuid, type text, source text, payment_id uuid, amount bigint, currency text, debit text, credit text,
  provider_id uuid, provider_reference text, created_at timestamptz, effective_at timestamptz`)

/** PostgreSQL sums the balances from the inserted rows, because its integers do not round. */
const bookStatement = `
  with booked as (
    insert into ledger_transactions (account_id, ${bookings.columns})
    select book.account_id, id, type, source, payment_id, amount, currency, debit, credit, provider_id, provider_reference, created_at,
           case when effective_at < book.closed_until then greatest($2::timestamptz, book.closed_until)
                else least(effective_at, greatest($2::timestamptz, book.closed_until)) end
      from ledger_books book, ${bookings.listed(3)}
     where book.account_id = $1
    returning account_id, debit, credit, amount, currency
  )
  insert into ledger_balances as kept (account_id, code, currency, balance)
  select account_id, code, currency, sum(moved)::bigint
    from booked, lateral (values (debit, amount), (credit, -amount)) as side (code, moved)
   group by account_id, code, currency
   order by code, currency
  on conflict (account_id, code, currency) do update set balance = kept.balance + excluded.balance`
