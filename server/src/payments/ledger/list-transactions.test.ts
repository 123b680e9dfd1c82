import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import type { Database, SqlValue, Tx } from "#core/db/database.ts"
import { openTestStore } from "#core/db/testing.ts"
import { systemClock } from "#core/std/clock.ts"
import { createIds, idTime } from "#core/std/ids.ts"
import { exportTransactions } from "./export-transactions.ts"
import { getTransaction, listTransactions, type TransactionFilter } from "./list-transactions.ts"
import { bookNow, posting, testProvider } from "./testing.ts"
import { signedAmount } from "./transaction.ts"
import { hourMs } from "#core/std/durations.ts"

const newId = createIds(systemClock)
const accountId = newId()
const paymentId = newId()
const now = systemClock.now()
let store: { db: Database; close(): Promise<void> }
let db: Database

before(async () => {
  store = await openTestStore()
  db = store.db
  const receivable = `receivable:${testProvider}` as const
  await bookNow(db, accountId, [
    posting({ amount: 1, paymentId, effectiveAt: now - 3 * hourMs }),
    posting({ amount: 2, paymentId, type: "fee", debit: "fees", credit: receivable, effectiveAt: now - hourMs }),
    posting({ amount: 3, currency: "USD", effectiveAt: now - 2 * hourMs }),
    posting({ amount: 4, type: "payout", debit: "bank", credit: receivable, effectiveAt: now - 2 * hourMs }),
    posting({ amount: 5, type: "adjustment", debit: "suspense", credit: "sales", effectiveAt: now - 4 * hourMs }),
  ])
  await bookNow(db, newId(), [posting({ paymentId })])
})
after(() => store.close())

/** Returns the amounts on all pages of two. */
async function amounts(filter: TransactionFilter): Promise<number[]> {
  const found: number[] = []
  for (let before: string | null = null; ;) {
    const { entries, nextBefore } = await listTransactions(db, accountId, filter, { limit: 2, before })
    found.push(...entries.map(({ amount }) => amount))
    if (nextBefore === null) return found
    before = nextBefore
  }
}

test("lists show the newest first, page by page", async () => {
  assert.deepEqual(await amounts({}), [5, 4, 3, 2, 1])
})

test("lists filter by payment, type, currency and both times, alone and together", async () => {
  assert.deepEqual(await amounts({ paymentId }), [2, 1])
  assert.deepEqual(await amounts({ paymentId, type: "fee" }), [2])
  assert.deepEqual(await amounts({ type: "charge" }), [3, 1])
  assert.deepEqual(await amounts({ currency: "USD" }), [3])
  assert.deepEqual(await amounts({ paymentId, effectiveAfter: now - 2 * hourMs }), [2])
  const { entries } = await listTransactions(db, accountId, {}, { limit: 10, before: null })
  const [, fourth] = entries
  const at = idTime(fourth?.id ?? "")
  assert.equal(fourth?.created_at, at)
  const earlier = entries.filter((entry) => entry.created_at < at)
  assert.deepEqual(await amounts({ createdBefore: at }), earlier.map(({ amount }) => amount)) // oxfmt-ignore
  assert.deepEqual(await amounts({ createdAfter: at, createdBefore: at + 1, type: "payout" }), [4])
})

test("lists with a range of effective times show the latest effective time first", async () => {
  assert.deepEqual(await amounts({ effectiveBefore: now }), [2, 4, 3, 1, 5])
  assert.deepEqual(await amounts({ effectiveAfter: now - 2 * hourMs, effectiveBefore: now - hourMs }), [4, 3])
  assert.deepEqual(await amounts({ effectiveAfter: now - 3 * hourMs, type: "charge" }), [3, 1])
  assert.deepEqual(await amounts({ effectiveBefore: now, createdBefore: now - hourMs }), [])
})

test("a rare filter looks at ten thousand a page, and the pages lead to its matches", async () => {
  const other = newId()
  await bookNow(db, other, [
    posting({ type: "payout", currency: "CHF", debit: "bank", credit: `receivable:${testProvider}` }),
  ])
  await db.query(
    `insert into ledger_transactions (account_id, id, type, source, amount, currency, debit, credit, effective_at, created_at)
     select $1, (lpad(to_hex((extract(epoch from now()) * 1000)::bigint + 1000), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid,
            'charge', n::text, 1, 'EUR', 'bank', 'sales', now(), now() from generate_series(1, 12000) n`,
    [other],
  )
  for (const range of [{}, { effectiveBefore: now + hourMs }]) {
    const filter: TransactionFilter = { currency: "CHF", ...range }
    const first = await listTransactions(db, other, filter, { limit: 50, before: null })
    assert.deepEqual([first.entries.length, typeof first.nextBefore], [0, "string"])
    const second = await listTransactions(db, other, filter, { limit: 50, before: first.nextBefore })
    assert.deepEqual([second.entries.length, second.nextBefore], [1, null])
    // A type that no payment books has a separate index.
    const byType = await listTransactions(db, other, { type: "payout", ...range }, { limit: 50, before: null })
    assert.deepEqual([byType.entries.length, byType.nextBefore], [1, null])
  }
})

test("a page from the beginning of a long range reads one shard, and not the rest of the range", async () => {
  const other = newId()
  const rows = 12_000
  await db.query(
    `insert into ledger_transactions (account_id, id, type, source, amount, currency, debit, credit, effective_at, created_at)
     select $1, (lpad(to_hex(n), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid, 'charge', n::text, 1, 'EUR', 'bank', 'sales',
            to_timestamp(n), to_timestamp(n) from generate_series(1, ${rows}) n`,
    [other],
  )
  const read: number[] = []
  const explaining: Tx = {
    isOnCitus: db.isOnCitus,
    async query<Row>(text: string, values?: readonly SqlValue[]) {
      const [explained] = await db.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(
        `explain (analyze, buffers, format json) ${text}`,
        values,
      )
      const plan = explained?.["QUERY PLAN"][0].Plan
      const tasks = plan?.["Distributed Query"]?.Job.Tasks.map((task) => task["Remote Plan"][0][0].Plan) ?? [plan]
      assert.equal(tasks.length, 1)
      read.push((tasks[0]?.["Shared Hit Blocks"] ?? NaN) + (tasks[0]?.["Shared Read Blocks"] ?? NaN))
      return await db.query<Row>(text, values)
    },
  }
  const before = "00000000-0078-7000-8000-000000000078"
  const range = { effectiveAfter: 0, effectiveBefore: rows * 1_000 }
  const { entries } = await listTransactions(explaining, other, range, { limit: 2, before })
  assert.deepEqual(entries.map(({ effective_at: at }) => at), [119_000, 118_000]) // oxfmt-ignore
  assert.ok(Number(read[0]) < 40, `The page read ${read[0]} pages of the store.`)
})

interface Plan {
  "Shared Hit Blocks": number
  "Shared Read Blocks": number
  "Distributed Query"?: { Job: { Tasks: { "Remote Plan": [[{ Plan: Plan }]] }[] } }
}

test("an export has the entries of its range, the earliest first, in batches", async () => {
  const other = newId()
  await bookNow(
    db,
    other,
    Array.from({ length: 1_100 }, (_, n) =>
      posting({ amount: n + 1, effectiveAt: now - hourMs + Math.floor(n / 700) }),
    ),
  )
  const sizes: number[] = []
  const found: number[] = []
  for await (const rows of exportTransactions(db, other, { from: now - hourMs, until: now - hourMs + 1 })) {
    sizes.push(rows.length)
    found.push(...rows.map(({ amount }) => amount))
  }
  assert.deepEqual(sizes, [500, 200])
  assert.deepEqual(
    found,
    Array.from({ length: 700 }, (_, n) => n + 1),
  )
})

test("a transaction is found by its account alone", async () => {
  const { entries } = await listTransactions(db, accountId, {}, { limit: 1, before: null })
  const id = entries[0]?.id ?? ""
  assert.deepEqual(await getTransaction(db, accountId, id), entries[0])
  await assert.rejects(getTransaction(db, newId(), id), { code: "transaction_not_found" })
})

test("an amount is negative where a provider owes less afterwards", async () => {
  const { entries } = await listTransactions(db, accountId, {}, { limit: 10, before: null })
  assert.deepEqual(entries.map(signedAmount), [5, -4, 3, -2, 1])
})
