import assert from "node:assert/strict"
import { after, test } from "node:test"
import { setImmediate } from "node:timers/promises"
import { Database } from "#db/database.ts"
import { createTestDatabase } from "#db/testing.ts"
import { Queue } from "#queue/queue.ts"
import { FakeClock } from "#std/fake-clock.ts"
import { createIds } from "#std/ids.ts"
import { silentLog } from "#std/log.ts"
import type { Log } from "#std/log.ts"
import type { Result } from "./record-results.ts"
import { Recorder } from "./recorder.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const database = await createTestDatabase()
const db = new Database({ url: database.url, log: silentLog, poolMax: 2 })
const accountId = newId()
after(async () => {
  await db.close()
  await database.close()
})

function newRecorder(store: Database, log: Log): Recorder {
  return new Recorder({ db: store, log, clock, newId, deliveryQueue: new Queue("delivery"), poke: () => {} })
}

function listening(errors: string[]): Log {
  return { ...silentLog, error: (_facts, sentence) => void errors.push(sentence) }
}

function result(statusCode: number): Result {
  const attempt = {
    id: newId(),
    deliveryId: newId(),
    endpointId: newId(),
    number: 1,
    askedBy: "schedule",
    startedAt: clock.now(),
    durationMs: 1,
  } as const
  return {
    accountId,
    endpointId: attempt.endpointId,
    jobId: attempt.deliveryId,
    claimId: newId(),
    runAt: null,
    attempt: { ...attempt, statusCode, error: null, responseBody: null },
    outcome: null,
    health: null,
  }
}

test("a result that cannot be written does not take the others of its batch with it", async () => {
  const errors: string[] = []
  const recorder = newRecorder(db, listening(errors))
  // 70,000 does not fit the column.
  await Promise.all([200, 70_000, 201].map((status) => recorder.record(result(status))))
  const rows = await db.query<{ status_code: number }>(
    "select status_code from delivery_attempts where account_id = $1 order by id",
    [accountId],
  )
  assert.deepEqual(
    rows.map(({ status_code: status }) => status),
    [200, 201],
  )
  assert.equal(errors.length, 1)
})

test("while the store is away a result waits, and after half a minute it is left to the next claim", async () => {
  const errors: string[] = []
  const away = new Database({ url: "postgres://nobody@127.0.0.1:1/none", log: silentLog, poolMax: 1 })
  let isOver = false
  const startedAt = clock.now()
  const recorded = newRecorder(away, listening(errors))
    .record(result(200))
    .then(() => (isOver = true))
  while (!isOver) {
    if (clock.untilNext() !== undefined) clock.advance(500)
    await setImmediate()
  }
  await recorded
  assert.equal(errors.length, 1)
  assert.ok(clock.now() - startedAt >= 30_000)
  await away.close()
})
