import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import type { Database } from "#core/db/database.ts"
import { openTestStore } from "#core/db/testing.ts"
import { systemClock } from "#core/std/clock.ts"
import { createIds } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { readBalances, readBalancesAt } from "./balances.ts"
import { listPeriods } from "./periods.ts"
import { bookNow, closePeriod, posting } from "./testing.ts"
import { dayMs } from "#core/std/durations.ts"

const newId = createIds(systemClock)
let store: { db: Database; close(): Promise<void> }
let db: Database

before(async () => {
  store = await openTestStore()
  db = store.db
})
after(() => store.close())

const now = systemClock.now()

test("each closed period has the balances at its end, the latest first", async () => {
  const accountId = newId()
  for (const days of [9, 7, 5, 1]) await bookNow(db, accountId, [posting({ effectiveAt: now - days * dayMs })])
  const first = await closePeriod(db, accountId, { endsAt: now - 8 * dayMs, now })
  const second = await closePeriod(db, accountId, { endsAt: now - 5 * dayMs, now })
  assert.deepEqual(
    [first, second].map(({ balances }) => balances.map(({ code, balance }) => [code.slice(0, 10), balance])),
    [
      [
        ["receivable", 1500],
        ["sales", -1500],
      ],
      // A fact at the end belongs to the next period.
      [
        ["receivable", 3000],
        ["sales", -3000],
      ],
    ],
  )
  assert.deepEqual(await listPeriods(db, accountId, { limit: 5, before: null }), [second, first])
  assert.deepEqual(await listPeriods(db, accountId, { limit: 5, before: second.endsAt }), [first])
})

test("a period that is not over is refused, and one that does not end after the last", async () => {
  const accountId = newId()
  const close = (endsAt: number) => closePeriod(db, accountId, { endsAt, now })
  await assert.rejects(close(now + 1), { code: "period_not_over", param: "ends_at" })
  await close(now - dayMs)
  for (const endsAt of [now - dayMs, now - dayMs - 1, 0])
    await assert.rejects(close(endsAt), { code: "period_already_closed", param: "ends_at" })
  await close(now)
})

test("one of several simultaneous closings of one time is stored and the others are refused", async () => {
  const accountId = newId()
  const endsAt = now - dayMs
  const results = await Promise.allSettled([1, 2, 3, 4].map(() => closePeriod(db, accountId, { endsAt, now })))
  const codes = results.map((result) =>
    result.status === "fulfilled" ? "closed" : (result.reason as Error & { code: string }).code,
  )
  assert.deepEqual(codes.toSorted(), ["closed", ...Array<string>(3).fill("period_already_closed")])
  assert.equal((await listPeriods(db, accountId, { limit: 5, before: null })).length, 1)
})

test("a closing that a crash cut off before its balances were stored is finished by the next request for it", async () => {
  const accountId = newId()
  const endsAt = now - dayMs
  await bookNow(db, accountId, [posting({ effectiveAt: endsAt - 1 })])
  await db.query("update ledger_books set closed_until = $2 where account_id = $1", [accountId, isoTime(endsAt)])
  await assert.rejects(closePeriod(db, accountId, { endsAt: endsAt - 1, now }), { code: "period_already_closed" })
  assert.equal((await closePeriod(db, accountId, { endsAt, now })).balances.length, 2)
})

test("balances are summed in pages, also when several entries share a time", async () => {
  const accountId = newId()
  const at = (index: number) => now - 1_000 + Math.floor(index / 3)
  const postings = Array.from({ length: 50 }, (_, index) =>
    posting({ amount: index + 1, currency: index % 2 ? "EUR" : "JPY", effectiveAt: at(index) }),
  )
  await bookNow(db, accountId, postings)
  const current = await readBalances(db, accountId)
  for (const pageSize of [1, 2, 7, 100])
    assert.deepEqual(await readBalancesAt(db, accountId, { at: now, earlier: null, pageSize }), current)
  for (const split of [at(0), at(20), at(49)]) {
    const balances = await readBalancesAt(db, accountId, { at: split, earlier: null, pageSize: 4 })
    assert.deepEqual(
      await readBalancesAt(db, accountId, { at: now, earlier: { at: split, balances }, pageSize: 4 }),
      current,
    )
  }
})

test("closing a period reads neither later entries nor entries before the period", async () => {
  const accountId = newId()
  const counted = async () => {
    await db.query("select pg_stat_force_next_flush()")
    const [row] = await db.query<{ read: number }>(
      "select idx_tup_fetch as read from pg_stat_user_tables where relname = 'ledger_transactions'",
    )
    return row?.read ?? 0
  }
  const days = (count: number, ago: number) =>
    Array.from({ length: count }, () => posting({ effectiveAt: now - ago * dayMs }))
  await bookNow(db, accountId, [...days(2_000, 9), ...days(3, 7), ...days(2_000, 1)])
  await closePeriod(db, accountId, { endsAt: now - 8 * dayMs, now })
  await db.query("vacuum analyze ledger_transactions")
  const before = await counted()
  const { balances } = await closePeriod(db, accountId, { endsAt: now - 6 * dayMs, now })
  assert.equal(balances.find(({ code }) => code === "sales")?.balance, -2_003 * 1_500)
  const read = (await counted()) - before
  assert.ok(read < 100, `${read} entries were read`)
})
