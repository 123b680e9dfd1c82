import assert from "node:assert/strict"
import { after, beforeEach, test } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import type { CountedAttempt } from "#core/deliveries/record-attempts.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { addCountedAttempts, countAttempts } from "./count-attempts.ts"
import { readStatistics } from "./read-statistics.ts"
import { hourMs, dayMs } from "#core/std/durations.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const { db, close } = await openTestStore()
after(close)

let accountId = newId()
beforeEach(() => void (accountId = newId()))

const attempt = (endpointId: string, isSuccess: boolean) => ({
  accountId,
  endpointId,
  startedAt: clock.now(),
  isSuccess,
})

async function write(...attempts: CountedAttempt[]): Promise<void> {
  await db.transaction(async (tx) => countAttempts(tx, attempts, newId()))
}

async function read() {
  const now = clock.now()
  return await readStatistics(db, accountId, { from: now - dayMs, to: now + hourMs, now })
}

test("attempts are added up by endpoint and hour, once, even by several simultaneous processes", async () => {
  const [one, other] = [newId(), newId()]
  await Promise.all([write(attempt(one, true), attempt(one, false), attempt(other, true)), write(attempt(one, true))])
  clock.advance(hourMs)
  await write(attempt(one, true))
  await Promise.all([addCountedAttempts(db), addCountedAttempts(db), addCountedAttempts(db)])
  await addCountedAttempts(db)
  const { endpoints, hours } = await read()
  assert.deepEqual(
    new Map(endpoints.map(({ endpointId, succeeded, failed }) => [endpointId, [succeeded, failed]])),
    new Map([
      [one, [3, 1]],
      [other, [1, 0]],
    ]),
  )
  assert.deepEqual(
    [...hours.values()].map(({ attemptsSucceeded, attemptsFailed }) => [attemptsSucceeded, attemptsFailed]),
    [
      [3, 1],
      [1, 0],
    ],
  )
  assert.equal((await db.query("select 1 from attempt_counts")).length, 0, "and nothing is left")
})

test("more than one chore takes at a time is added too", async () => {
  const endpointId = newId()
  for (let batch = 0; batch < 6; batch++)
    await db.transaction(async (tx) => {
      for (let row = 0; row < 100; row++) countAttempts(tx, [attempt(endpointId, true)], newId())
    })
  await addCountedAttempts(db)
  assert.equal((await read()).endpoints[0]?.succeeded, 600)
})

test("attempts of a rolled-back transaction do not count", async () => {
  const failing = db.transaction(async (tx) => {
    countAttempts(tx, [attempt(newId(), true)], newId())
    throw new Error("The process dies before the commit.")
  })
  await assert.rejects(failing)
  await addCountedAttempts(db)
  assert.deepEqual((await read()).endpoints, [])
})
