import assert from "node:assert/strict"
import { after, beforeEach, test } from "node:test"
import type { Tx } from "#core/db/database.ts"
import { notOnCitus, openTestStore } from "#core/db/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds, idTime } from "#core/std/ids.ts"
import { getDelivery } from "./deliveries.ts"
import { listDeliveries } from "./list-deliveries.ts"
import { recordAttempts, type NewAttempt } from "./record-attempts.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const { db, close } = await openTestStore()
after(close)

const noTiming = { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null }
let accountId = newId()
beforeEach(() => (accountId = newId()))

async function newDelivery(endpointId = newId(), id = newId()): Promise<string> {
  await db.query(
    `insert into deliveries (account_id, id, event_id, endpoint_id, event_type, created_at) values ($1, $2, $2, $3, 'messages.sent', $4)`,
    [accountId, id, endpointId, new Date(idTime(id)).toISOString()],
  )
  return id
}

function attempt(deliveryId: string, statusCode: number, change: Partial<NewAttempt> = {}): NewAttempt {
  const status = statusCode === 200 ? "succeeded" : "pending"
  const head = { deliveryId, statusCode, status, unwritten: null, askedBy: "schedule" } as const
  return {
    ...head,
    startedAt: clock.now(),
    durationMs: 7,
    error: null,
    responseBody: `${statusCode}`,
    detail: { timing: noTiming, isRepeated: false, extraHeaders: [], responseHeaders: {} },
    response: null,
    nextAttemptAt: null,
    ...change,
  }
}

function record(...attempts: NewAttempt[]): Promise<void> {
  return db.transaction((tx) => recordAttempts(tx, [[accountId, attempts]]))
}

async function shown(id: string): Promise<string> {
  const { delivery, attempts } = await getDelivery(db, accountId, id)
  return [delivery.status, ...attempts.map((each) => `${each.number}: ${each.status_code}`)].join(", ")
}

test("each delivery of a batch gets the result of its own attempt", async () => {
  const ids = [await newDelivery(), await newDelivery(), await newDelivery()] as const
  await record(
    attempt(ids[2], 200),
    attempt(ids[0], 500, { nextAttemptAt: clock.now() + 5_000 }),
    attempt(ids[1], 410, { status: "failed" }),
  )
  assert.deepEqual(await Promise.all(ids.map(shown)), ["pending, 1: 500", "failed, 1: 410", "succeeded, 1: 200"])
  const { delivery } = await getDelivery(db, accountId, ids[0])
  assert.deepEqual([delivery.next_attempt_at, delivery.ended_at], [clock.now() + 5_000, null])
  const { delivery: ended } = await getDelivery(db, accountId, ids[2])
  assert.deepEqual([ended.next_attempt_at, ended.ended_at], [null, clock.now() + 7])
})

test("no attempt is overwritten, though two claimants each took theirs for the first", async () => {
  const id = await newDelivery()
  await Promise.all([record(attempt(id, 500)), record(attempt(id, 502))])
  assert.match(await shown(id), /^pending, 1: (500, 2: 502|502, 2: 500)$/)
})

test("two attempts of one delivery in one batch are both kept", async () => {
  const id = await newDelivery()
  await record(attempt(id, 500), attempt(id, 200))
  assert.equal(await shown(id), "succeeded, 1: 500, 2: 200")
})

test("the answer to a failure is shown while it is kept, and its attempt after that", async () => {
  const id = await newDelivery()
  const response = { signature: "v1,x", headers: { server: "a" }, body: "broken" }
  const failure = (number: number) =>
    attempt(id, 500, { responseBody: null, response: { ...response, id: newId() }, durationMs: number })
  await record(failure(1))
  await record(failure(2))
  const answers = async () => {
    const { attempts } = await getDelivery(db, accountId, id)
    return attempts.map(({ duration_ms, signature, responseHeaders, response_body }) => [
      duration_ms,
      signature,
      responseHeaders,
      response_body,
    ])
  }
  assert.deepEqual(
    await answers(),
    [1, 2].map((number) => [number, "v1,x", { server: "a" }, "broken"]),
  )
  await db.query("delete from attempt_responses where account_id = $1", [accountId])
  assert.deepEqual(
    await answers(),
    [1, 2].map((number) => [number, null, null, null]),
  )
})

test(
  "a delivery without a row is written once, whole, by its first attempt",
  notOnCitus("hides the statistics of its shards"),
  async () => {
    const successes = Array.from({ length: 3 }, () => attempt(newId(), 200, { unwritten: begin() }))
    const writes = await db.transaction(async (tx) => {
      const before = await countWrites(tx)
      await recordAttempts(tx, [[accountId, successes]])
      const after = await countWrites(tx)
      return { inserts: after.inserts - before.inserts, changes: after.changes - before.changes }
    })
    assert.deepEqual(writes, { inserts: 3, changes: 0 })
    assert.equal(await shown(successes[0]?.deliveryId ?? ""), "succeeded, 1: 200")
  },
)

test("two first attempts of a delivery without a row are both kept, in one batch and in two", async () => {
  const [one, two] = [newId(), newId()]
  await record(attempt(one, 500, { unwritten: begin() }), attempt(one, 200, { unwritten: begin() }))
  assert.equal(await shown(one), "succeeded, 1: 500, 2: 200")
  await Promise.all([500, 502].map((status) => record(attempt(two, status, { unwritten: begin() }))))
  assert.match(await shown(two), /^pending, 1: (500, 2: 502|502, 2: 500)$/)
})

test("a first attempt whose claim was lost leaves the delivery pending, as it was created", async () => {
  const id = newId()
  await record(attempt(id, 410, { status: null, unwritten: begin() }))
  const { delivery } = await getDelivery(db, accountId, id)
  assert.deepEqual([delivery.status, delivery.attempts, delivery.next_attempt_at], ["pending", 1, idTime(id)])
})

function begin(): NonNullable<NewAttempt["unwritten"]> {
  return { eventId: newId(), endpointId: newId(), eventType: "messages.sent" }
}

/** Counts the writes to deliveries by this session. */
async function countWrites(tx: Tx): Promise<{ inserts: number; changes: number }> {
  const [row] = await tx.query<{ inserts: number; changes: number }>(
    `select sum(n_tup_ins)::integer as inserts, sum(n_tup_upd + n_tup_del)::integer as changes
     from pg_stat_xact_user_tables where relname like 'deliveries\\_2%'`,
  )
  return row ?? { inserts: 0, changes: 0 }
}

test("an attempt whose claim was lost is logged and decides nothing", async () => {
  const id = await newDelivery()
  await record(attempt(id, 410, { status: null }))
  assert.equal(await shown(id), "pending, 1: 410")
})

test("a failure does not bring a cancelled delivery back, and a success is a success", async () => {
  const [failed, arrived] = [await newDelivery(), await newDelivery()]
  await db.query("update deliveries set status = 'cancelled', ended_at = now() where account_id = $1", [accountId])
  await record(attempt(failed, 500, { nextAttemptAt: clock.now() }), attempt(arrived, 200))
  assert.deepEqual([await shown(failed), await shown(arrived)], ["cancelled, 1: 500", "succeeded, 1: 200"])
})

test("pages of deliveries join without a gap or a repetition, within a millisecond and across partitions", async () => {
  const endpointId = newId()
  const made: string[] = []
  for (let week = 0; week < 3; week++) {
    // More than a page within one millisecond. The pages and the partitions end at different places.
    const ids = Array.from({ length: 10 }, newId)
    // Written in another order than that of the ids, as concurrent processes do.
    for (const id of [...ids.filter((_, index) => index % 3), ...ids.filter((_, index) => index % 3 === 0)])
      await newDelivery(endpointId, id)
    made.unshift(...ids.toReversed())
    clock.advance(6 * 24 * 3_600_000)
  }
  const listed: string[] = []
  for (let before: string | null = null; ;) {
    const { deliveries, nextBefore } = await listDeliveries(db, accountId, { endpointId }, { limit: 7, before })
    listed.push(...deliveries.map(({ id }) => id))
    if (nextBefore === null) break
    before = nextBefore
  }
  assert.deepEqual(listed, made)
})
