import assert from "node:assert/strict"
import { after, test } from "node:test"
import type { Database } from "#core/db/database.ts"
import { openTestStore } from "#core/db/testing.ts"
import { overlapMs } from "#core/events/follow-events.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { forgetOld, keptDays } from "./forget-old.ts"
import { hourOf } from "./hours.ts"
import { readStatistics, youngestMax } from "./read-statistics.ts"
import { readVerificationCounts } from "./read-verifications.ts"
import { rollUp } from "./roll-up.ts"
import { CountedAccount } from "./testing.ts"
import { addEvents } from "#core/events/testing.ts"
import { minuteMs, hourMs, dayMs } from "#core/std/durations.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const { db, close } = await openTestStore()
after(close)

const newAccount = () => CountedAccount.create(db, clock, newId)

function read(account: CountedAccount, from = clock.now() - dayMs) {
  return readStatistics(db, account.id, { from, to: clock.now() + hourMs, now: clock.now() })
}

/** Returns the counts by the hour, without zeros. */
async function counts(account: CountedAccount) {
  const { hours } = await read(account)
  const shown = [...hours].map(([hour, all]) => [hour, Object.fromEntries(Object.entries(all).filter(([, n]) => n))])
  return Object.fromEntries(shown) as Record<number, Record<string, number>>
}

test("an event counts immediately, and the same when it is rolled up, in the hour in which it happened", async () => {
  const account = await newAccount()
  const other = await newAccount()
  clock.advance(hourMs - (clock.now() % hourMs) - minuteMs)
  const first = hourOf(clock.now())
  await account.event("messages.queued")
  await account.event("messages.sending")
  await other.event("messages.queued")
  clock.advance(2 * minuteMs)
  for (const type of ["queued", "sent", "sent", "delivered", "undelivered", "received"] as const)
    await account.event(`messages.${type}`)
  await account.event("webhooks.test")
  const expected = {
    [first]: { queued: 1 },
    [first + hourMs]: { queued: 1, sent: 2, delivered: 1, undelivered: 1, received: 1 },
  }
  assert.deepEqual(await counts(account), expected)
  for (let minute = 0; minute < 5; minute++) {
    await rollUp(db, clock)
    assert.deepEqual(await counts(account), expected, `after minute ${minute}`)
    clock.advance(minuteMs)
  }
  const left = await db.query("select from message_hours where account_id = $1", [account.id])
  assert.equal(left.length, 2, "the counters hold it, not the log alone")
})

test("an event that is committed a while after its id was made is counted once", async () => {
  const account = await newAccount()
  clock.advance(2 * overlapMs)
  const committed = Promise.withResolvers<void>()
  const written = Promise.withResolvers<void>()
  const late = db.transaction(async (tx) => {
    await account.event("messages.sent", newId(), tx)
    written.resolve()
    await committed.promise
  })
  await written.promise
  clock.advance(overlapMs / 2)
  await account.event("messages.sent")
  await rollUp(db, clock)
  committed.resolve()
  await late
  clock.advance(2 * overlapMs)
  await rollUp(db, clock)
  assert.deepEqual(Object.values(await counts(account)), [{ sent: 2 }])
})

test("processes that roll up simultaneously count nothing twice", async () => {
  const account = await newAccount()
  for (let minute = 0; minute < 10; minute++) {
    await account.event("messages.sent")
    clock.advance(minuteMs)
  }
  clock.advance(overlapMs)
  await Promise.all([rollUp(db, clock), rollUp(db, clock), rollUp(db, clock)])
  await rollUp(db, clock)
  const sum = Object.values(await counts(account)).reduce((total, { sent = 0 }) => total + sent, 0)
  assert.equal(sum, 10)
})

test("a step that fails leaves neither counters nor position, and the next one counts all", async () => {
  const account = await newAccount()
  await account.event("messages.sent")
  clock.advance(2 * overlapMs)
  const failing = {
    query: db.query.bind(db),
    transaction: (work: Parameters<Database["transaction"]>[0]) =>
      db.transaction(async (tx) => {
        await work(tx)
        throw new Error("The process dies before the commit.")
      }),
  } as unknown as Database
  await assert.rejects(rollUp(failing, clock))
  await rollUp(db, clock)
  assert.deepEqual(Object.values(await counts(account)), [{ sent: 1 }])
})

test("the rollup catches up after days without a chore, over the empty time in few steps", async () => {
  const account = await newAccount()
  await account.event("messages.sent")
  clock.advance(5 * dayMs)
  await account.event("messages.delivered")
  clock.advance(2 * overlapMs)
  let steps = 0
  const counting = {
    query: db.query.bind(db),
    transaction: (work: Parameters<Database["transaction"]>[0]) => (steps++, db.transaction(work)),
  } as unknown as Database
  const position = await rollUp(counting, clock)
  assert.equal(position, clock.now() - overlapMs)
  assert.ok(steps < 20, `${steps} steps`)
  const { hours } = await read(account, clock.now() - 6 * dayMs)
  assert.deepEqual(
    [...hours.values()].map(({ sent, delivered }) => [sent, delivered]),
    [
      [1, 0],
      [0, 1],
    ],
  )
})

test("errors are counted over the requested time by their code with a message of each, rolled up or not", async () => {
  const account = await newAccount()
  await account.failure("landline")
  clock.advance(2 * dayMs)
  await account.failure("throttled")
  await account.failure("landline")
  clock.advance(3 * minuteMs)
  await rollUp(db, clock)
  const latest = await account.failure("throttled")
  const day = clock.now() - dayMs
  assert.deepEqual(await errorsSince(day), [
    ["throttled", 2],
    ["landline", 1],
  ])
  assert.equal((await read(account, day)).errors[0]?.messageId, latest)
  assert.deepEqual(await errorsSince(day - 2 * dayMs), [
    ["landline", 2],
    ["throttled", 2],
  ])

  async function errorsSince(from: number) {
    return (await read(account, from)).errors.map(({ code, count }) => [code, count])
  }
})

test("the first events of a huge backlog are counted, and the answer says until when", async () => {
  const account = await newAccount()
  clock.advance(2 * overlapMs)
  await rollUp(db, clock)
  const begin = clock.now()
  const ids = Array.from({ length: youngestMax + 500 }, (_, index) => (index % 10 || clock.advance(1), newId()))
  await addEvents(
    db,
    account.id,
    ids.map((id) => ({ id, occurredAt: begin })),
  )
  const { countedUntil } = await read(account)
  assert.equal(countedUntil, begin + 1 + youngestMax / 10)
  assert.deepEqual(Object.values(await counts(account)), [{ sent: youngestMax }])
})

test("counters that are older than they are kept go, and others stay", async () => {
  const account = await newAccount()
  const hours = [keptDays * dayMs + hourMs, keptDays * dayMs - hourMs].map((ago) => hourOf(clock.now() - ago))
  for (const hour of hours)
    await db.query("insert into endpoint_hours values ($1, to_timestamp($2::bigint / 1000), $1, 1, 0)", [
      account.id,
      hour,
    ])
  await forgetOld(db, clock.now())
  const { hours: left } = await read(account, clock.now() - 100 * dayMs)
  assert.deepEqual([...left.keys()], hours.slice(1))
})

test("verifications are counted by account once, and only their own messages as delivered", async () => {
  const [busy, quiet, without] = [await newAccount(), await newAccount(), await newAccount()]
  const from = hourOf(clock.now())
  for (const type of ["sent", "sent", "blocked"] as const) await busy.event(`verifications.${type}`)
  await busy.event("messages.delivered", await busy.attempt())
  await busy.event("messages.delivered")
  await quiet.attempt()
  for (const type of ["sent", "approved"] as const) await quiet.event(`verifications.${type}`)
  await without.event("messages.delivered")
  const read = async () => {
    const counted = await readVerificationCounts(db, { from, to: clock.now() + hourMs, limit: 2 })
    return counted.accounts.map(({ accountId, ...counts }) => [accountId, counts])
  }
  assert.deepEqual(await read(), [])
  clock.advance(2 * overlapMs)
  await rollUp(db, clock)
  await rollUp(db, clock)
  assert.deepEqual(await read(), [
    [busy.id, { sent: 2, delivered: 1, approved: 0, blocked: 1 }],
    [quiet.id, { sent: 1, delivered: 0, approved: 1, blocked: 0 }],
  ])
})
