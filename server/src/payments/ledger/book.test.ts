import assert from "node:assert/strict"
import { randomInt } from "node:crypto"
import { after, before, describe, test, type TestContext } from "node:test"
import { seededRandom } from "#messaging/carriers/simulator/random.ts"
import { Database } from "#core/db/database.ts"
import { sqlStateOf } from "#core/db/errors.ts"
import { createTestDatabase, notOnCitus, type TestDatabase } from "#core/db/testing.ts"
import { systemClock } from "#core/std/clock.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { readBalances } from "./balances.ts"
import { book } from "./book.ts"
import { listTransactions } from "./list-transactions.ts"
import type { LedgerCode, Posting } from "./posting.ts"
import { bookNow, closePeriod, posting, testProvider } from "./testing.ts"

const newId = createIds(systemClock)
const safeMax = Number.MAX_SAFE_INTEGER

let store: TestDatabase
let db: Database

before(async () => {
  store = await createTestDatabase()
  db = new Database({ url: store.url, log: silentLog, poolMax: 12 })
})
after(async () => {
  await db.close()
  await store.close()
})

test("balances equal the sums of the bookings, after random ones in parallel that partly fail", async (t) => {
  const chance = chanceOf(t)
  const accounts = [newId(), newId()]
  const codes: LedgerCode[] = ["sales", "refunds", "fees", "bank", "suspense", `receivable:${testProvider}`]
  const any = <T>(values: readonly T[]): T => values[Math.floor(chance() * values.length)] as T
  const random = (): Posting => {
    const debit = any(codes)
    const credit = any(codes.filter((code) => code !== debit))
    return posting({ debit, credit, currency: any(["EUR", "USD", "JPY"]), amount: 1 + Math.floor(chance() * 1e6) })
  }
  const taken = accounts.map(() => random())
  for (const [at, accountId] of accounts.entries()) await bookNow(db, accountId, [taken[at] as Posting])
  const bookings = Array.from({ length: 200 }, (_, n) => {
    const at = n % accounts.length
    const postings = Array.from({ length: 1 + (n % 5) }, random)
    // Every tenth has a source that was booked before, so nothing of it may count.
    return bookNow(db, accounts[at] ?? "", n % 10 === 0 ? [...postings, taken[at] as Posting] : postings)
  })
  const results = await Promise.allSettled(bookings)
  assert.equal(results.filter(({ status }) => status === "rejected").length, 20)
  for (const accountId of accounts) {
    const sums = await db.query(
      `select code, currency, sum(moved)::bigint as balance
         from ledger_transactions, lateral (values (debit, amount), (credit, -amount)) as side (code, moved)
        where account_id = $1 group by 1, 2 order by 1, 2`,
      [accountId],
    )
    const balances = await readBalances(db, accountId)
    assert.ok(balances.length > 12)
    assert.deepEqual(balances, sums)
    for (const currency of ["EUR", "USD", "JPY"]) {
      const kept = balances.filter((each) => each.currency === currency)
      assert.equal(
        kept.reduce((sum, { balance }) => sum + balance, 0),
        0,
      )
    }
  }
})

test("a second booking of a source is refused with all that travels with it, another type of it is not", async () => {
  const accountId = newId()
  const charge = posting({ source: "PY1-1" })
  await bookNow(db, accountId, [charge])
  await assert.rejects(bookNow(db, accountId, [posting(), charge]), /ledger_transactions_source/)
  await assert.rejects(bookNow(db, accountId, [posting({ source: "x" }), posting({ source: "x" })]), /_source/)
  await bookNow(db, accountId, [{ ...charge, type: "fee", amount: 74, debit: "fees", credit: charge.debit }])
  await bookNow(db, newId(), [charge])
  assert.deepEqual(await readBalances(db, accountId), [
    { code: "fees", currency: "EUR", balance: 74 },
    { code: `receivable:${testProvider}`, currency: "EUR", balance: 1426 },
    { code: "sales", currency: "EUR", balance: -1500 },
  ])
})

describe("the schema refuses", () => {
  const refused: Record<string, string> = {
    update: "update ledger_transactions set amount = 1",
    "an update of nothing": "update ledger_transactions set amount = 1 where false",
    delete: "delete from ledger_transactions",
    truncate: "truncate ledger_transactions",
    "truncate with other tables": "truncate ledger_balances, ledger_transactions",
  }
  for (const [name, statement] of Object.entries(refused)) {
    const skip = name === "an update of nothing" ? notOnCitus("visits no shard for it") : {}
    test(name, skip, async () => {
      await bookNow(db, newId(), [posting()])
      const failure = await db.query(statement).catch((error: unknown) => error)
      assert.match(String(failure), /ledger_transactions is append-only/)
      assert.equal(sqlStateOf(failure), "23001")
    })
  }

  const wrong: Record<string, [Partial<Posting>, RegExp]> = {
    "a transaction with one side": [{ debit: "sales", credit: "sales" }, /two_sides/],
    "an unknown ledger account": [{ debit: "pocket" as LedgerCode }, /_debit/],
    "a receivable of nobody": [{ credit: "receivable:" }, /_credit/],
    "an unknown currency's shape": [{ currency: "eur" }, /_currency/],
    "an amount of 0": [{ amount: 0 }, /_amount/],
    "a negative amount": [{ amount: -1 }, /_amount/],
    "a fraction": [{ amount: 0.5 }, /bigint/],
    "2^53, which a number may have been rounded to": [{ amount: safeMax + 1 }, /_amount/],
    "2^53 + 2": [{ amount: safeMax + 3 }, /_amount/],
    "an amount that is written with an exponent": [{ amount: 1e21 }, /bigint/],
    "no number": [{ amount: Number.NaN }, /bigint/],
  }
  for (const [name, [changes, reason]] of Object.entries(wrong)) {
    test(name, async () => {
      const accountId = newId()
      await assert.rejects(bookNow(db, accountId, [posting(), posting(changes)]), reason)
      assert.deepEqual(await readBalances(db, accountId), [])
    })
  }
})

test("amounts and balances are exact up to 2^53 - 1, and refused beyond it", async () => {
  const accountId = newId()
  await bookNow(db, accountId, [posting({ amount: safeMax })])
  const [receivable] = await readBalances(db, accountId)
  assert.equal(receivable?.balance, safeMax)
  await assert.rejects(bookNow(db, accountId, [posting({ amount: 1 })]), /ledger_balances_exact/)
  // A sum of several amounts is not rounded, either: with doubles, each of these would be lost.
  const many = [posting({ amount: safeMax }), posting({ amount: 1 }), posting({ amount: 1 })]
  await assert.rejects(bookNow(db, newId(), many), /ledger_balances_exact/)
  const back = posting({ amount: safeMax, debit: "sales", credit: `receivable:${testProvider}` })
  await bookNow(db, accountId, [back, posting({ amount: 1 })])
  assert.deepEqual(
    (await readBalances(db, accountId)).map(({ balance }) => balance),
    [1, -1],
  )
})

test("an event of a closed period is booked with the present time, and never in the future", async () => {
  const accountId = newId()
  const now = systemClock.now()
  const endsAt = now - 60_000
  await closePeriod(db, accountId, { endsAt, now })
  const at = [endsAt - 1, endsAt, now + 3_600_000]
  await db.transaction((tx) =>
    book(
      tx,
      accountId,
      at.map((effectiveAt) => posting({ effectiveAt })),
      { newId, now },
    ),
  )
  const { entries } = await listTransactions(db, accountId, {}, { limit: 10, before: null })
  assert.deepEqual(entries.map(({ effective_at }) => effective_at).toReversed(), [now, endsAt, now])
})

test(
  "a booking that began before a closing does not land in the closed period after it",
  notOnCitus("refuses the statements of this test"),
  async () => {
    const accountId = newId()
    const now = systemClock.now()
    const endsAt = now - 1_000
    await bookNow(db, accountId, [posting({ amount: 100, effectiveAt: endsAt - 5_000 })])
    const period = await db.transaction(async (tx) => {
      // It has begun, and has read everything that a transaction can read first.
      await tx.query("select * from ledger_periods, ledger_books")
      const closed = await closePeriod(db, accountId, { endsAt, now })
      book(tx, accountId, [posting({ amount: 7, effectiveAt: endsAt - 4_000 })], { newId, now })
      return closed
    })
    assert.deepEqual(
      period.balances.map(({ balance }) => balance),
      [100, -100],
    )
    const filter = { effectiveBefore: endsAt }
    const { entries } = await listTransactions(db, accountId, filter, { limit: 10, before: null })
    assert.deepEqual(
      entries.map(({ amount }) => amount),
      [100],
    )
  },
)

test("a closing waits for bookings under way, and its balances hold them", async () => {
  const accountId = newId()
  const now = systemClock.now()
  const endsAt = now - 1_000
  // The first booking of an account creates the row that later ones lock.
  await bookNow(db, accountId, [posting({ amount: 100, effectiveAt: endsAt - 5_000 })])
  const closing = await db.transaction(async (tx) => {
    book(tx, accountId, [posting({ amount: 7, effectiveAt: endsAt - 4_000 })], { newId, now })
    await tx.query("select 1")
    const begun = closePeriod(db, accountId, { endsAt, now })
    let isOver = false
    void begun.finally(() => (isOver = true))
    while (!isOver && !(await isAnyWaiting()));
    return { begun }
  })
  assert.deepEqual(
    (await closing.begun).balances.map(({ balance }) => balance),
    [107, -107],
  )
})

async function isAnyWaiting(): Promise<boolean> {
  const [row] = await db.query<{ waits: number }>(
    "select count(*) as waits from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return (row?.waits ?? 0) > 0
}

test("closings among parallel bookings store exactly the entries before them", async (t) => {
  const chance = chanceOf(t)
  const accountId = newId()
  let isOver = false
  const books = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const now = systemClock.now()
      const effectiveAt = now - Math.floor(chance() * 400)
      await bookNow(db, accountId, [posting({ effectiveAt, amount: 1 + Math.floor(chance() * 9) })])
    }
  })
  const periods = []
  for (let n = 0; n < 12; n++) {
    const now = systemClock.now()
    periods.push(await closePeriod(db, accountId, { endsAt: now - 200, now }))
    for (let more = 0; more < 5; more++) await bookNow(db, accountId, [posting({ effectiveAt: now - 100 })])
  }
  isOver = true
  await Promise.all(books)
  let moved = 0
  for (const { endsAt, balances } of periods) {
    const [sum] = await db.query<{ sum: number | null }>(
      "select sum(amount)::bigint as sum from ledger_transactions where account_id = $1 and effective_at < $2",
      [accountId, new Date(endsAt).toISOString()],
    )
    const sales = balances.find(({ code }) => code === "sales")?.balance ?? 0
    assert.equal(sales + (sum?.sum ?? 0), 0)
    moved = sum?.sum ?? 0
  }
  assert.ok(moved > 0)
})

/** Its seed is told, so that a failure can be repeated. */
function chanceOf(t: TestContext): () => number {
  const seed = randomInt(1, 2 ** 31)
  t.diagnostic(`seed ${seed}`)
  return seededRandom(seed)
}
