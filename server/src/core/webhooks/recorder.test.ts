import assert from "node:assert/strict"
import { after, test, type TestContext } from "node:test"
import { setImmediate } from "node:timers/promises"
import { Database } from "#core/db/database.ts"
import { createTestDatabase } from "#core/db/testing.ts"
import { getDelivery } from "#core/deliveries/deliveries.ts"
import { createEndpoint, getEndpoint } from "#core/endpoints/endpoints.ts"
import { noTiming } from "#core/outgoing/timing.ts"
import { priorities, Queue } from "#core/queue/queue.ts"
import { countAttempts } from "#host/statistics/count-attempts.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog, type Log } from "#core/std/log.ts"
import { CommitCutter, type CommitCut } from "../../../test/support/commit-cutter.ts"
import { targetOf } from "../../../test/support/store-target.ts"
import type { Result } from "./record-results.ts"
import { forgetBatches } from "./recorded-batches.ts"
import { Recorder } from "./recorder.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const database = await createTestDatabase()
const db = new Database({ url: database.url, log: silentLog, poolMax: 2 })
const accountId = newId()
const secretKeys = [Buffer.alloc(32, 1)] as const
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
  })
}

function listening(errors: string[]): Log {
  return { ...silentLog, error: (_facts, sentence) => void errors.push(sentence) }
}

function result(statusCode: number): Result {
  const attempt = {
    deliveryId: newId(),
    unwritten: null,
    askedBy: "schedule",
    startedAt: clock.now(),
    durationMs: 1,
  } as const
  return {
    accountId,
    endpointId: newId(),
    jobId: attempt.deliveryId,
    claimId: newId(),
    runAt: null,
    keepsPlace: false,
    attempt: {
      ...attempt,
      statusCode,
      error: null,
      responseBody: null,
      detail: { timing: noTiming, isRepeated: false, extraHeaders: [], responseHeaders: {} },
      response: null,
      status: "succeeded",
      nextAttemptAt: null,
    },
    health: null,
    answer: null,
  }
}

function insertDelivery(id: string, owner = accountId) {
  return db.query(
    `insert into deliveries (account_id, id, event_id, endpoint_id, event_type, created_at) values ($1, $2, $2, $2, 'messages.sent', now())`,
    [owner, id],
  )
}

test("a result that cannot be written does not take the others of its batch with it", async () => {
  const errors: string[] = []
  const recorder = newRecorder(db, listening(errors))
  // The column cannot hold 70,000.
  const results = [200, 70_000, 201].map(result)
  for (const { jobId } of results) await insertDelivery(jobId)
  await Promise.all(results.map((each) => recorder.recordResult(each)))
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

test("a result waits while the store is away, and after half a minute it is left to the next claim", async () => {
  const errors: string[] = []
  const away = new Database({ url: "postgres://nobody@127.0.0.1:1/none", log: silentLog, poolMax: 1 })
  let isOver = false
  const startedAt = clock.now()
  const recorded = newRecorder(away, listening(errors))
    .recordResult(result(200))
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

test("which batches are written is known for minutes, and then forgotten", async () => {
  const one = result(200)
  await insertDelivery(one.jobId)
  await newRecorder(db, silentLog).recordResult(one)
  const known = async () => (await db.query("select from recorded_batches")).length > 0
  clock.advance(60_000)
  await forgetBatches(db, clock.now())
  assert.ok(await known())
  clock.advance(600_000)
  await forgetBatches(db, clock.now())
  assert.ok(!(await known()))
})

/** A store whose connections end at these commits. */
async function cuttable(t: TestContext, ...cuts: CommitCut[]): Promise<{ store: Database; cutter: CommitCutter }> {
  const url = new URL(database.url)
  const cutter = new CommitCutter(targetOf(url))
  const way = `postgres://${url.username}:${url.password}@127.0.0.1:${await cutter.listen()}${url.pathname}`
  const store = new Database({ url: way, log: silentLog, poolMax: 2 })
  cutter.cutAt(...cuts)
  t.after(async () => {
    await store.close()
    await cutter.close()
  })
  return { store, cutter }
}

/** Moves the clock, half a second at a time, until the work is done. */
async function untilDone(work: Promise<unknown>): Promise<void> {
  let isDone = false
  void work.finally(() => (isDone = true))
  while (!isDone) {
    if (clock.untilNext() !== undefined) clock.advance(500)
    await setImmediate()
  }
  await work
}

const courses: [name: string, cuts: CommitCut[]][] = [
  ["was made, and its answer lost", ["after"]],
  ["was never made", ["before"]],
  ["is lost again and again", ["before", "before", "after"]],
]

for (const [name, cuts] of courses) {
  test(`an attempt is written and counted once when its commit ${name}`, async (t) => {
    const { store, cutter } = await cuttable(t, ...cuts)
    const owner = newId()
    const [succeeded, failed] = [
      { ...result(200), accountId: owner },
      { ...(await failure(owner)), accountId: owner },
    ]
    for (const { jobId } of [succeeded, failed]) await insertDelivery(jobId, owner)
    const errors: string[] = []
    const recorder = newRecorder(store, listening(errors))
    await untilDone(Promise.all([recorder.recordResult(succeeded), recorder.recordResult(failed)]))
    assert.equal(cutter.cutsLeft, 0)
    assert.deepEqual(errors, [])
    const statusOf = async ({ jobId }: Result) => {
      const { delivery, attempts } = await getDelivery(db, owner, jobId)
      return [delivery.status, attempts.map(({ number, statusCode: code }) => `${number}: ${code}`).join()]
    }
    assert.deepEqual(await Promise.all([succeeded, failed].map(statusOf)), [
      ["succeeded", "1: 200"],
      ["failed", "1: 500"],
    ])
    assert.equal((await getEndpoint(db, owner, failed.endpointId)).consecutiveFailures, 1)
    const [counted] = await db.query(
      `select coalesce(sum(s), 0)::int as succeeded, coalesce(sum(f), 0)::int as failed
       from attempt_counts, unnest(account_ids, succeeded, failed) as one (account_id, s, f) where account_id = $1`,
      [owner],
    )
    assert.deepEqual(counted, { succeeded: 1, failed: 1 })
  })
}

/** The last attempt of a delivery, at an existing endpoint. */
async function failure(owner: string): Promise<Result> {
  const context = {
    newId,
    now: clock.now(),
    deliveryQueue: new Queue("delivery"),
    secretKeys,
  }
  const { endpoint } = await db.transaction((tx) => createEndpoint(tx, owner, { url: "https://example.com/" }, context))
  const { attempt, ...head } = result(500)
  assert.ok(attempt)
  const note = { isSuccess: false, at: clock.now(), failure: "500", isGone: false, pausedUntil: null, circuit: null }
  await db.transaction((tx) =>
    context.deliveryQueue.enqueue(tx, [
      {
        accountId: owner,
        targetId: endpoint.id,
        id: head.jobId,
        subjectId: head.jobId,
        priority: priorities.bulk,
        runAt: clock.now(),
        claim: { id: head.claimId, leaseUntil: clock.now() + 60_000 },
      },
    ]),
  )
  return { ...head, endpointId: endpoint.id, attempt: { ...attempt, status: "failed" }, health: note }
}
