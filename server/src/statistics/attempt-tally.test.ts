import assert from "node:assert/strict"
import { after, beforeEach, test } from "node:test"
import { StoreAway } from "#db/database.ts"
import type { Database } from "#db/database.ts"
import { openTestStore } from "#db/testing.ts"
import { FakeClock } from "#std/fake-clock.ts"
import { createIds } from "#std/ids.ts"
import { silentLog } from "#std/log.ts"
import { AttemptTally } from "./attempt-tally.ts"
import { dayMs, hourMs } from "./hours.ts"
import { readStatistics } from "./read-statistics.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const { db, close } = await openTestStore()
after(close)

let accountId = newId()
let endpointId = newId()
beforeEach(() => void ([accountId, endpointId] = [newId(), newId()]))

const newTally = (store: Database = db) => new AttemptTally({ db: store, clock, log: silentLog, processId: newId() })

async function endpoints() {
  const now = clock.now()
  const { endpoints: found, hours } = await readStatistics(db, accountId, { from: now - dayMs, to: now + hourMs, now })
  const sum = [...hours.values()].reduce((total, hour) => total + hour.attemptsSucceeded + hour.attemptsFailed, 0)
  assert.equal(
    sum,
    found.reduce((total, { succeeded, failed }) => total + succeeded + failed, 0),
  )
  return found.map(({ succeeded, failed }) => [succeeded, failed])
}

const attempt = (isSuccess: boolean) => ({ accountId, endpointId, startedAt: clock.now(), isSuccess })

test("attempts of several processes are added up", async () => {
  const [one, other] = [newTally(), newTally()]
  one.count(attempt(true))
  one.count(attempt(false))
  other.count(attempt(true))
  await Promise.all([one.write(), other.write()])
  one.count(attempt(true))
  await one.write()
  assert.deepEqual(await endpoints(), [[3, 1]])
})

test("a batch whose commit was not answered for is written once", async () => {
  let isLost = true
  const lossy = {
    async query(...statement: Parameters<Database["query"]>) {
      const rows = await db.query(...statement)
      if (isLost) throw new StoreAway("The answer was lost.")
      return rows
    },
  } as unknown as Database
  const tally = newTally(lossy)
  tally.count(attempt(true))
  await tally.write()
  isLost = false
  tally.count(attempt(false))
  await tally.write()
  assert.deepEqual(await endpoints(), [[1, 1]])
})

test("what was counted is written every ten seconds, and what is left at the end", async () => {
  const tally = newTally()
  tally.start()
  tally.count(attempt(true))
  clock.advance(10_000)
  await tally.stop()
  assert.deepEqual(await endpoints(), [[1, 0]])
  tally.count(attempt(false))
  await tally.stop()
  assert.deepEqual(await endpoints(), [[1, 1]])
})
