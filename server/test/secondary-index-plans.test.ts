/** What is asked for by many names is found by its index, whatever the planner knew when it made the plan. */
import assert from "node:assert/strict"
import { after, before, describe, it } from "node:test"
import { storeResponses } from "#core/accounts/idempotency.ts"
import type { Database, SqlValue, Transaction } from "#core/db/database.ts"
import { openTestStore } from "#core/db/testing.ts"
import { listTransactionsOf } from "#payments/ledger/list-transactions.ts"
import { readBooked } from "#payments/ledger/reconciled.ts"
import { findPayments } from "#payments/payments/read/for-reconciliation.ts"
import { readDisputesOf, readRefundsOf } from "#payments/payments/store.ts"
import { lockDifferences, listNewFamilies, markCompared, readListedRecords } from "#payments/reconciliation/store.ts"

const id = "00000000-0000-7000-8000-000000000001"
const place = { accountId: id, providerId: id }

interface Question {
  /** The column of which many values are asked for. */
  column: string
  ask(tx: Transaction): unknown
  /** Asks for many values of the primary key, as plans.test.ts of the db does. */
  needsStatistics?: boolean
}

const questions: Record<string, Question> = {
  "payments by the provider's names": {
    column: "provider_reference",
    ask: (tx) => findPayments(tx, id, { providerId: id, references: ["a"] }),
  },
  "refunds of payments": { column: "payment_id", ask: (tx) => readRefundsOf(tx, id, [id]) },
  "disputes of payments": { column: "payment_id", ask: (tx) => readDisputesOf(tx, id, [id]) },
  "what was booked of payments": {
    column: "payment_id",
    ask: (tx) => readBooked(tx, id, { providerId: id, paymentIds: [id], references: [] }),
  },
  "what was booked under the provider's names": {
    column: "provider_reference",
    ask: (tx) => readBooked(tx, id, { providerId: id, paymentIds: [], references: ["a"] }),
  },
  "what was booked of one payment": {
    column: "payment_id",
    ask: (tx) => listTransactionsOf(tx, id, id, { from: id, limit: 10 }),
  },
  "records of families": { column: "family", ask: (tx) => readListedRecords(tx, place, ["a"]) },
  "families that are new": { column: "family", ask: (tx) => listNewFamilies(tx, place, { after: "", limit: 10 }) },
  "records that were compared": {
    column: "reference",
    ask: (tx) => markCompared(tx, place, ["a"]),
    needsStatistics: true,
  },
  "idempotency keys that are answered": {
    column: "key",
    ask: (tx) => storeResponses(tx, id, [{ key: "a", status: 201, response: "" }]),
    needsStatistics: true,
  },
  "differences of families": { column: "family", ask: (tx) => lockDifferences(tx, place, ["a"]) },
}

const rows: Record<string, string> = {
  payments: `(account_id, id, status, sequence, amount, currency, capture_method, is_hosted, locale, created_at, updated_at, provider_id,
      provider_kind, provider_reference)
    select account, id, 'pending', 1, 5, 'EUR', 'automatic', true, 'en', now(), now(), account, 'stripe', n`,
  refunds: `(account_id, id, payment_id, status, sequence, amount, currency, is_requested, created_at, updated_at)
    select account, id, id, 'pending', 1, 5, 'EUR', true, now(), now()`,
  disputes: `(account_id, id, payment_id, status, sequence, amount, currency, reason, is_withdrawn, provider_reference, created_at,
      updated_at)
    select account, id, id, 'won', 1, 5, 'EUR', 'general', true, n, now(), now()`,
  ledger_transactions: `(account_id, id, type, source, payment_id, amount, currency, debit, credit, provider_id, provider_reference,
      effective_at, created_at)
    select account, id, 'charge', n, case when n % 2 = 0 then id end, 5, 'EUR', 'bank', 'sales', account, n, now(), now()`,
  idempotency_keys: `(account_id, key, request_hash, status, response, created_at)
    select account, n, '', 0, '', now()`,
  provider_records: `(account_id, provider_id, reference, family, type, amount, fee, currency, at)
    select account, account, n, n, 'charge', 5, 0, 'EUR', now()`,
  differences: `(account_id, id, reconciliation_id, provider_id, kind, type, provider_reference, family, currency, status, sequence,
      effective_at, created_at, updated_at)
    select account, id, id, account, 'missing_in_ledger', 'charge', n, n, 'EUR', 'open', 1, now(), now(), now()`,
}

/** What is in the tables, and what the planner knows of it, when a connection makes its plans. */
const states: Record<string, { count: number; accounts: number; isAnalyzed: boolean }> = {
  "new tables": { count: 0, accounts: 1, isAnalyzed: false },
  "tables that were filled since": { count: 5_000, accounts: 1, isAnalyzed: false },
  "one account's few rows": { count: 50, accounts: 1, isAnalyzed: true },
  "many accounts' few rows": { count: 50, accounts: 50, isAnalyzed: true },
  "many accounts' many rows": { count: 5_000, accounts: 5_000, isAnalyzed: true },
}

let store: { db: Database; close(): Promise<void> }
before(async () => {
  store = await openTestStore()
  await store.db.query("alter table ledger_transactions disable trigger user")
})
after(() => store.close())

/** The statements of a question that name the column, as they come to the store. */
async function statementsOf({ ask, column }: Question): Promise<{ text: string; count: number }[]> {
  const seen: { text: string; count: number }[] = []
  const note = (text: string, values: readonly SqlValue[] = []) => void seen.push({ text, count: values.length })
  await store.db.transaction((tx) =>
    ask({
      isOnCitus: tx.isOnCitus,
      query: (text, values, name) => (note(text, values), tx.query(text, values, name)),
      send: (text, values, name) => (note(text, values), tx.send(text, values, name)),
      beforeCommit: (last) => tx.beforeCommit(last),
      onCommit: (act) => tx.onCommit(act),
    }),
  )
  return seen.filter(({ text }) => new RegExp(`\\b${column} (=|>)`).test(text))
}

for (const [state, { count, accounts, isAnalyzed }] of Object.entries(states))
  describe(`a store with ${state}`, () => {
    before(async () => {
      for (const [table, row] of Object.entries(rows)) {
        await store.db.query(`truncate ${table}`)
        await store.db.query(
          `insert into ${table} ${row} from (
             select n, lpad(to_hex(n % ${accounts}), 32, '0')::uuid as account, lpad(to_hex(n), 32, '0')::uuid as id
               from generate_series(1, ${count}) as n) as made`,
        )
        if (isAnalyzed) await store.db.query(`analyze ${table}`)
      }
    })

    for (const [what, question] of Object.entries(questions))
      it(`finds ${what} by an index`, async (test) => {
        const [server] = await store.db.query<{ version: number }>(
          "select current_setting('server_version_num')::integer as version",
        )
        if (question.needsStatistics && server && server.version < 170_000)
          return test.skip("PostgreSQL before 17 needs statistics first: analyze-young-tables.ts")
        const statements = await statementsOf(question)
        assert.ok(statements.length > 0)
        for (const { text, count: values } of statements) {
          const nulls = Array(values).fill("null").join(", ")
          const plan = await store.db.transaction(async (tx) => {
            await tx.query(`prepare asked as ${text}`)
            const lines = await tx.query<{ "QUERY PLAN": string }>(`explain execute asked(${nulls})`)
            await tx.query("deallocate asked")
            return lines.map((line) => line["QUERY PLAN"]).join("\n")
          })
          assert.match(plan, new RegExp(`Index Cond: .*\\b${question.column}\\b`), plan)
          assert.doesNotMatch(plan, new RegExp(`Filter: .*\\b${question.column} = `), plan)
        }
      })
  })
