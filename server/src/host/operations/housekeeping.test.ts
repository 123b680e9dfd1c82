import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import { Database } from "#core/db/database.ts"
import { createTestDatabase, type TestDatabase } from "#core/db/testing.ts"
import type { MessagingContext } from "#messaging/messages/context.ts"
import { ReceiptRecorder, UnrecordedReferences } from "#messaging/messages/receipts/record-receipt.ts"
import { prices } from "#messaging/messages/testing.ts"
import { Queue } from "#core/queue/queue.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog, type Log } from "#core/std/log.ts"
import { Metrics } from "#core/std/metrics.ts"
import { Housekeeping } from "./housekeeping.ts"
import { minuteMs, dayMs } from "#core/std/durations.ts"

const receiptLimitMs = 3 * dayMs

describe("housekeeping", () => {
  const metrics = new Metrics()
  let database: TestDatabase
  let db: Database
  let clock: FakeClock
  let housekeeping: Housekeeping
  let complaints: string[]
  let newId: () => string

  beforeEach(async () => {
    database = await createTestDatabase()
    db = new Database({ url: database.url, log: silentLog, poolMax: 4 })
    clock = new FakeClock()
    newId = createIds(clock)
    complaints = []
    const printError = (_: object, sentence: string) => void complaints.push(sentence)
    const log: Log = { ...silentLog, warn: printError, error: printError }
    const queues = [new Queue("message"), new Queue("delivery")] as const
    const [messageQueue, deliveryQueue] = queues
    const messaging: MessagingContext = {
      db,
      clock,
      newId,
      log,
      metrics,
      messageQueue,
      deliveryQueue,
      prices,
    }
    const receipts = new ReceiptRecorder({ ...messaging, unrecorded: new UnrecordedReferences(), receiptLimitMs })
    const retention = { messages: 60, events: 30, receipts: 14, responses: 7, audit: 365 }
    const moveOrphans = async () => undefined
    const chores = { db, clock, log, messaging, queues, receipts, receiptLimitMs, retention, moveOrphans }
    housekeeping = new Housekeeping(chores)
    housekeeping.start()
  })
  afterEach(async () => {
    await housekeeping.stop()
    await db.close()
    await database.close()
  })
  after(() => metrics.registry.clear())

  /** Lets time pass in which each chore runs at most once, and waits for those that did. */
  const pass = async (ms: number) => {
    clock.advance(ms)
    await housekeeping.stop()
    housekeeping.start()
  }
  const partitions = async (table: string) => {
    const rows = await db.query<{ name: string }>(
      "select inhrelid::regclass::text as name from pg_inherits where inhparent = $1::regclass order by 1",
      [table],
    )
    return rows.map(({ name }) => name)
  }

  it("makes room for the weeks to come, and drops partitions older than their retention", async () => {
    const before = await partitions("events")
    await pass(20 * dayMs)
    const later = await partitions("events")
    assert.ok((later.at(-1) ?? "") > (before.at(-1) ?? ""))
    await pass(20 * dayMs)
    await pass(60 * minuteMs)
    const present = await partitions("events")
    assert.ok((present[0] ?? "") > (before[0] ?? ""))
    assert.ok((await partitions("messages")).length > present.length, "messages are kept for longer")
    assert.deepEqual(complaints, [])
  })

  it("deletes nothing for its age while the time is doubtful", async () => {
    await db.query(
      "insert into idempotency_keys (account_id, key, request_hash, status, response, created_at) values ($1, 'k', '', 201, '', $2)",
      [newId(), new Date(clock.now())],
    )
    const counts = async () => [(await partitions("events"))[0], await db.query("select 1 from idempotency_keys")]
    const before = await counts()
    await db.query(
      "insert into sweeps (name, watermark) values ('store clock', clock_timestamp() - interval '25 hours')",
    )
    await pass(300 * dayMs)
    assert.deepEqual(await counts(), before)
    await db.query("update sweeps set watermark = clock_timestamp() where name = 'store clock'")
    await pass(60 * minuteMs)
    const [partition, keys] = await counts()
    assert.ok((partition ?? "") > (before[0] ?? ""))
    assert.deepEqual(keys, [])
  })

  it("finds lanes that were lost", async () => {
    const queue = new Queue("message")
    const [accountId, targetId, id] = [newId(), newId(), newId()]
    await db.transaction((tx) =>
      queue.enqueue(tx, [{ accountId, targetId, id, subjectId: id, priority: 1, runAt: clock.now() }]),
    )
    await db.query("delete from message_lanes")
    await pass(10 * minuteMs)
    assert.deepEqual(await queue.lanes.due(db, clock.now(), 10), [{ accountId, targetId, isUrgent: false }])
  })

  it("forgets idempotency keys after a day, and no sooner", async () => {
    await db.query(
      "insert into idempotency_keys (account_id, key, request_hash, status, response, created_at) values ($1, 'k', '', 201, '', $2)",
      [newId(), new Date(clock.now())],
    )
    const count = async () => (await db.query("select 1 from idempotency_keys")).length
    await pass(dayMs - minuteMs)
    assert.equal(await count(), 1)
    await pass(11 * minuteMs)
    assert.equal(await count(), 0)
  })

  it("says what failed, and does it again when it comes round", async () => {
    await db.query("alter table idempotency_keys rename to elsewhere")
    await pass(10 * minuteMs)
    assert.ok(complaints.includes("a chore failed; Posthorn runs it again later"))
    await db.query("alter table elsewhere rename to idempotency_keys")
    complaints.length = 0
    await pass(10 * minuteMs)
    assert.deepEqual(complaints, [])
  })

  it("does nothing any more when it is stopped", async () => {
    await housekeeping.stop()
    clock.advance(dayMs)
    assert.equal(clock.untilNext(), undefined)
  })
})
