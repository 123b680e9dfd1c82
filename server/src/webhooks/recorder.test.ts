import assert from "node:assert/strict"
import { after, test } from "node:test"
import { setImmediate } from "node:timers/promises"
import { Database } from "#db/database.ts"
import { createTestDatabase } from "#db/testing.ts"
import { Queue } from "#queue/queue.ts"
import { FakeClock } from "#std/fake-clock.ts"
import { createIds } from "#std/ids.ts"
import { silentLog } from "#std/log.ts"
import { countAttempts } from "#statistics/count-attempts.ts"
import type { Log } from "#std/log.ts"
import { noTiming } from "#outgoing/timing.ts"
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
  return new Recorder({
    db: store,
    log,
    clock,
    newId,
    deliveryQueue: new Queue("delivery"),
    count: (tx, attempts) => countAttempts(tx, attempts, newId()),
    dispatch: () => {},
  })
}

function listening(errors: string[]): Log {
  return { ...silentLog, error: (_facts, sentence) => void errors.push(sentence) }
}

function result(statusCode: number): Result {
  const attempt = {
    deliveryId: newId(),
    isFirst: true,
    askedBy: "schedule",
    startedAt: clock.now(),
    durationMs: 1,
  } as const
  return {
    accountId,
    endpointId: newId(),
    jobId: attempt.deliveryId,
    claimId: newId(),
    memo: null,
    runAt: null,
    keepsPlace: false,
    attempt: {
      ...attempt,
      statusCode,
      error: null,
      responseBody: null,
      detail: { timing: noTiming, extraHeaders: [], responseHeaders: {} },
      response: null,
      status: "succeeded",
      nextAttemptAt: null,
    },
    health: null,
  }
}

function insertDelivery(id: string) {
  return db.query(
    `insert into deliveries (account_id, id, event_id, endpoint_id, event_type, created_at) values ($1, $2, $2, $2, 'messages.sent', now())`,
    [accountId, id],
  )
}

test("a result that cannot be written does not take the others of its batch with it", async () => {
  const errors: string[] = []
  const recorder = newRecorder(db, listening(errors))
  // 70,000 does not fit the column.
  const results = [200, 70_000, 201].map(result)
  for (const { jobId } of results) await insertDelivery(jobId)
  await Promise.all(results.map((each) => recorder.record(each)))
  const rows = await db.query<{ status: string }>("select status from deliveries where account_id = $1 order by id", [
    accountId,
  ])
  assert.deepEqual(
    rows.map(({ status }) => status),
    ["succeeded", "pending", "succeeded"],
  )
  assert.equal(errors.length, 1)
  const counted = await db.query<{ succeeded: number }>(
    "select sum(s)::int as succeeded from attempt_counts, unnest(succeeded) s",
  )
  assert.deepEqual(counted, [{ succeeded: 2 }], "those that were written are counted, each once")
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
