import type { Client } from "pg"
import { fromSid } from "../../server/src/core/std/ids.ts"
import { simulatedProviderId } from "../../server/src/payments/providers/simulator-id.ts"

const transactionsAStatement = 250_000
/** The period of the transactions. */
export const storedMs = 365 * 86_400_000
/** One in this many is a dispute, and one in this many is in another currency. */
const rareEvery = 100_000

/**
 * Stores the transactions of a year of payments, with SQL that the schema checks. Each charge has its fee, is
 * in balance, and was in the provider's list. Returns the seconds that it took.
 */
export async function storeLedger(store: Client, accountSid: string, many: number): Promise<number> {
  const startedAt = performance.now()
  const accountId = fromSid("account", accountSid)
  await store.query("set synchronous_commit = off")
  for (let from = 0; from < many; from += transactionsAStatement) {
    const to = Math.min(from + transactionsAStatement, many) - 1
    await store.query(insert, [accountId, from, to, many, storedMs])
  }
  await store.query("insert into ledger_books (account_id, closed_until) values ($1, 'epoch')", [accountId])
  await store.query(sum, [accountId])
  await store.query("reset synchronous_commit")
  // The state of a store of this age, after autovacuum and the checkpointer.
  for (const table of ["ledger_transactions", "ledger_reconciled", "ledger_balances"])
    await store.query(`vacuum analyze ${table}`)
  await store.query("checkpoint")
  return (performance.now() - startedAt) / 1_000
}

/**
 * Returns ids of transactions and their payments from the whole ledger, in a range of `effective_at` in
 * milliseconds.
 */
export async function someTransactions(
  store: Client,
  many: number,
  { from, until }: { from: number; until: number },
): Promise<{ id: string; payment_id: string }[]> {
  const { rows } = await store.query<{ id: string; payment_id: string }>(
    `select id, payment_id from (
       select id, payment_id from ledger_transactions tablesample system (10)
        where effective_at >= $1 and effective_at < $2 and payment_id is not null
     ) found order by random() limit $3`,
    [new Date(from), new Date(until), many],
  )
  return rows
}

/**
 * $1 account, $2 to $3 the numbers of these, $4 how many in all, $5 the milliseconds that they are spread
 * over.
 */
const insert = `
  with booked as (
    insert into ledger_transactions (account_id, id, type, source, payment_id, amount, currency, debit, credit, provider_id,
      provider_reference, effective_at, created_at)
    select $1::uuid, ${idOf("n")}, type, 'bench-' || n, ${idOf("n / 2")}, 100 + n % 9900,
           case when n % ${rareEvery} = 20 then 'CHF' else 'EUR' end,
           case type when 'fee' then 'fees' when 'dispute' then 'disputes' else 'receivable:${simulatedProviderId}' end,
           case type when 'charge' then 'sales' else 'receivable:${simulatedProviderId}' end,
           '${simulatedProviderId}', 'sim_' || n / 2, at - case when n % 1000 = 0 then interval '3 days' else interval '0' end, at
      from generate_series($2::bigint, $3::bigint) n,
           lateral (select date_trunc('milliseconds', now() - ($5::bigint * ($4::bigint - n) / $4::bigint) * interval '1 ms') as at) moment,
           lateral (select case when n % ${rareEvery} = 11 then 'dispute' when n % 2 = 0 then 'charge' else 'fee' end as type) kind
    returning account_id, id
  )
  insert into ledger_reconciled (account_id, transaction_id, reconciliation_id) select account_id, id, $1::uuid from booked`

const sum = `
  insert into ledger_balances (account_id, code, currency, balance)
  select account_id, code, currency, sum(moved)::bigint
    from ledger_transactions, lateral (values (debit, amount), (credit, -amount)) as side (code, moved)
   where account_id = $1 group by account_id, code, currency`

/** A UUIDv7 of the moment \`at\`. */
function idOf(number: string): string {
  return `(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5((${number})::text), 1, 3)
    || '8' || substr(md5((${number})::text), 4, 15))::uuid`
}
