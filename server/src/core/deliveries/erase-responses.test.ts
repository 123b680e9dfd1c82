import assert from "node:assert/strict"
import { after, beforeEach, test } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds, firstIdAt, idTime } from "#core/std/ids.ts"
import { eraseResponses } from "./erase-responses.ts"
import { recordAttempts, type NewAttempt } from "./record-attempts.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const { db, close } = await openTestStore()
after(close)

const noTiming = { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null }
let accountId = newId()
beforeEach(() => (accountId = newId()))

async function newDelivery(eventId: string, id = newId()): Promise<string> {
  await db.query(
    `insert into deliveries (account_id, id, event_id, endpoint_id, event_type, created_at) values ($1, $2, $3, $3, 'messages.sent', $4)`,
    [accountId, id, eventId, new Date(idTime(id)).toISOString()],
  )
  return id
}

/**
 * An attempt whose response quotes the event: in the body of a failure or a success, or in a header of a
 * success.
 */
function answered(deliveryId: string, quote: "failure" | "body" | "header"): NewAttempt {
  const isFailure = quote === "failure"
  return {
    deliveryId,
    unwritten: null,
    statusCode: isFailure ? 500 : 200,
    status: isFailure ? "pending" : "succeeded",
    askedBy: "schedule",
    startedAt: clock.now(),
    durationMs: 7,
    error: isFailure ? "It was answered with 500." : null,
    responseBody: quote === "body" ? "planted" : null,
    detail: {
      timing: noTiming,
      isRepeated: false,
      extraHeaders: [],
      responseHeaders: quote === "header" ? { "x-request-id": "planted" } : {},
    },
    response: isFailure ? { id: newId(), signature: "v1,x", headers: { a: "planted" }, body: "planted" } : null,
    nextAttemptAt: isFailure ? clock.now() : null,
  }
}

async function record(...attempts: NewAttempt[]): Promise<void> {
  await db.transaction((tx) => recordAttempts(tx, [[accountId, attempts]]))
}

async function erase(...eventIds: string[]): Promise<void> {
  await db.transaction((tx) => eraseResponses(tx, accountId, eventIds))
}

async function quotes(): Promise<string[]> {
  const tables = ["deliveries", "delivery_attempts", "attempt_responses"]
  const found: string[] = []
  for (const table of tables) {
    const rows = await db.query(`select 1 from ${table} where account_id = $1 and ${table}::text like '%planted%'`, [
      accountId,
    ])
    found.push(...rows.map(() => table))
  }
  return found
}

test("the answers to all attempts of an event's deliveries are erased, and those of other events stay", async () => {
  const [erased, other] = [newId(), newId()]
  const [first, second, third] = [await newDelivery(erased), await newDelivery(erased), await newDelivery(other)]
  await record(answered(first, "failure"), answered(second, "body"), answered(third, "failure"))
  await record(answered(first, "failure"), answered(second, "header"), answered(third, "body"))
  assert.equal((await quotes()).length, 6)
  await erase(erased)
  assert.deepEqual(await quotes(), ["deliveries", "attempt_responses"])
  const [{ attempts } = {}] = await db.query<{ attempts: number }>(
    "select attempts from deliveries where account_id = $1 and id = $2",
    [accountId, first],
  )
  assert.equal(attempts, 2, "that there were attempts stays")
})

test("the answer to an attempt that was under way, and to every later one, is not kept", async () => {
  const event = newId()
  const [first, second] = [await newDelivery(event), await newDelivery(event)]
  await record(answered(first, "failure"))
  await erase(event)
  await record(answered(first, "failure"), answered(second, "failure"))
  await record(answered(first, "header"), answered(second, "body"))
  assert.deepEqual(await quotes(), [])
  const rows = await db.query<{ status: string; attempts: number }>(
    "select status, attempts from deliveries where account_id = $1",
    [accountId],
  )
  assert.deepEqual(
    rows,
    [first, second].map((_, index) => ({ status: "succeeded", attempts: 3 - index })),
  )
})

test("an attempt that is being recorded at the same moment leaves nothing", async () => {
  for (let round = 0; round < 20; round++) {
    const event = newId()
    const id = await newDelivery(event)
    await Promise.all([record(answered(id, "failure")), erase(event)])
    await Promise.all([erase(event), record(answered(id, "failure"))])
    assert.deepEqual(await quotes(), [])
  }
})

test("a delivery that was made some seconds after its event is found", async () => {
  const event = firstIdAt(clock.now() - 50_000)
  await record(answered(await newDelivery(event), "failure"))
  await erase(event)
  assert.deepEqual(await quotes(), [])
})
