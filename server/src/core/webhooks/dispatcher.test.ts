import assert from "node:assert/strict"
import { after, beforeEach, test } from "node:test"
import { setImmediate } from "node:timers/promises"
import { Webhook } from "standardwebhooks"
import { Database } from "#core/db/database.ts"
import { createTestDatabase } from "#core/db/testing.ts"
import { getDelivery } from "#core/deliveries/deliveries.ts"
import { listDeliveries } from "#core/deliveries/list-deliveries.ts"
import { Announcer, type Announced, type DeliveryClaimer, type NewEvent } from "#core/endpoints/announcer.ts"
import { createEndpoint, deleteEndpoint, getEndpoint, rotateSecret, updateEndpoint } from "#core/endpoints/endpoints.ts"
import type { EventType } from "#core/events/catalogue.ts"
import { eventBody } from "#core/events/event-body.ts"
import { listEvents } from "#core/events/list-events.ts"
import { Outgoing } from "#core/outgoing/outgoing.ts"
import { Queue } from "#core/queue/queue.ts"
import { resend } from "#core/replays/resend.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds, toSid } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { startHttpsReceiver, type Received } from "../../../test/support/https-receiver.ts"
import { Dispatcher } from "./dispatcher.ts"
import { visibleRequestHeaders } from "./request-headers.ts"
import { testEndpoint } from "./test-endpoint.ts"

// A clock that only the tests move. It begins at the real time, because the verifying library uses that. The
// few milliseconds in which batches grow pass by themselves.
const clock = new FakeClock(Date.now())
const growing = setInterval(() => isGrowing() && clock.advance(clock.untilNext() ?? 0), 1)
const growMaxMs = 10
const sweepEveryMs = 500
const newId = createIds(clock)
const database = await createTestDatabase()
const db = new Database({ url: database.url, log: silentLog, poolMax: 8 })
const receiver = await startHttpsReceiver()
const outgoing = new Outgoing({ clock, allowedRanges: ["127.0.0.0/8", "::1/128"], extraCa: receiver.ca })
const deliveryQueue = new Queue("delivery")
const secretKeys = [Buffer.alloc(32, 7)] as const
const dispatcher = newDispatcher()
dispatcher.start()

after(async () => {
  await dispatcher.stop()
  clearInterval(growing)
  await outgoing.stop()
  await receiver.close()
  await db.close()
  await database.close()
})

let accountId = newId()
beforeEach(async () => {
  await idle()
  // Retries of earlier tests would become due when a later test moves the clock.
  await db.query("delete from delivery_jobs")
  await db.query("delete from delivery_lanes")
  accountId = newId()
  receiver.requests.length = 0
  receiver.respond = (response) => response.end("ok")
})

function newDispatcher(): Dispatcher {
  return new Dispatcher({ db, clock, newId, log: silentLog, outgoing, deliveryQueue, secretKeys, random: () => 0 })
}

function context() {
  return { newId, now: clock.now(), deliveryQueue, secretKeys }
}

async function subscribe(events?: string, url = `${receiver.url}/hook`) {
  const { endpoint, secret } = await db.transaction((tx) => createEndpoint(tx, accountId, { url, events }, context()))
  return { id: endpoint.id, secret, lane: { accountId, targetId: endpoint.id } }
}

/** Announces events of a new message and passes them to the dispatcher. Returns their ids. */
async function announce(count = 1, type: EventType = "messages.sent", by = dispatcher): Promise<string[]> {
  const events = newEvents(count, type)
  await commit(events, by)
  return events.map(({ id }) => id)
}

const noDispatcher = null

type Claimer = Pick<DeliveryClaimer, "roomForNew" | "expect">

/** A process with as much room that dies after the commit. */
const mortal: Claimer = { roomForNew: (lane) => dispatcher.roomForNew(lane), expect: newId }

/** Announces to this dispatcher or to none. Returns what it receives. */
async function announceTo(
  told: Dispatcher | null,
  count: number,
  by: Claimer = dispatcher,
): Promise<readonly Announced[]> {
  let received: readonly Announced[] = []
  const claimer: DeliveryClaimer = {
    roomForNew: (lane) => by.roomForNew(lane),
    expect: (lane) => by.expect(lane),
    dispatch(announced) {
      received = announced
      told?.dispatch(announced)
    },
  }
  await commit(newEvents(count, "messages.sent"), claimer)
  return received
}

function newEvents(count: number, type: EventType): NewEvent[] {
  return Array.from({ length: count }, (_, index) => {
    const head = { id: newId(), type, accountId, sequence: index + 1, occurredAt: clock.now() }
    return { ...head, subjectId: newId(), body: eventBody(head, `{"number":${index},"text":"über 📯"}`), detail: null }
  })
}

function commit(events: readonly NewEvent[], claimer: DeliveryClaimer): Promise<void> {
  const context = { newId, deliveryQueue, now: clock.now(), claimer }
  return db.transaction((tx) => new Announcer(tx, [accountId], context).announce(events))
}

/** Resolves when no attempt is under way, everything is recorded, and no sweep is reading. */
async function idle(by = dispatcher): Promise<void> {
  for (let calm = 0; calm < 50; await setImmediate())
    calm = by.usage().held || isGrowing() || isSweeping() ? 0 : calm + 1
}

/** Between two sweeps the next one is always set. */
function isSweeping(): boolean {
  return (clock.untilNext() ?? Infinity) > sweepEveryMs
}

/** Runs a sweep, and everything that becomes due. */
async function sweep(): Promise<void> {
  await idle()
  clock.advance(sweepEveryMs)
  await idle()
}

/** A sweep of the dispatcher that all tests share would claim jobs that another one must find or leave. */
async function whileStopped(act: () => Promise<void>): Promise<void> {
  await dispatcher.stop()
  try {
    await act()
  } finally {
    dispatcher.start()
  }
}

/** Never early, and late only by the milliseconds in which batches grew. */
function isAtOrJustAfter(value: number | null | undefined, wanted: number | null | undefined): boolean {
  return value != null && wanted != null && value >= wanted && value < wanted + 100
}

function isGrowing(): boolean {
  return (clock.untilNext() ?? Infinity) <= growMaxMs
}

async function deliveries(endpointId: string) {
  const page = await listDeliveries(db, accountId, { endpointId }, { limit: 1_000, before: null })
  return page.deliveries.reverse()
}

async function only(endpointId: string) {
  const [delivery, ...others] = await deliveries(endpointId)
  assert.ok(delivery && !others.length, "There should be one delivery.")
  return getDelivery(db, accountId, delivery.id)
}

/** Moves the clock to the delivery's next attempt and runs it. */
async function nextAttempt(endpointId: string): Promise<void> {
  const { delivery } = await only(endpointId)
  clock.advance((delivery.next_attempt_at ?? 0) - clock.now())
  dispatcher.notify([{ accountId, targetId: endpointId }])
  await idle()
}

function jobs(): Promise<{ id: string; claim_id: string | null }[]> {
  return db.query("select id, claim_id from delivery_jobs where account_id = $1", [accountId])
}

function verify(request: Received | undefined, secret: string): unknown {
  return new Webhook(secret).verify(request?.body ?? "", request?.headers as Record<string, string>)
}

test("an event is delivered, and an independent library verifies it", async () => {
  const { id, secret } = await subscribe()
  const [eventId = ""] = await announce()
  const [request] = await receiver.received(1)
  assert.equal((verify(request, secret) as { sid: string }).sid, toSid("event", eventId))
  assert.equal(request?.headers["webhook-id"], toSid("event", eventId))
  assert.equal(request?.headers["content-type"], "application/json")
  assert.equal(request?.headers["accept-encoding"], "identity")
  await idle()
  const { delivery, attempts } = await only(id)
  assert.deepEqual(
    [delivery.status, delivery.attempts, delivery.last_status_code, delivery.last_error],
    ["succeeded", 1, 200, null],
  )
  assert.deepEqual(
    [attempts.length, attempts[0]?.number, attempts[0]?.asked_by, attempts[0]?.response_body],
    [1, 1, "schedule", "ok"],
  )
  assert.deepEqual(await jobs(), [])
  assert.ok(isAtOrJustAfter(clock.now(), (await getEndpoint(db, accountId, id)).last_success_at))
})

test("a delivery whose kept connection ends without an answer is sent once more in the same attempt, which says so", async () => {
  const { id } = await subscribe()
  await announce()
  await idle()
  receiver.respond = (response) => (receiver.requests.length === 2 ? response.socket?.destroy() : response.end("ok"))
  await announce()
  const [, first, second] = await receiver.received(3)
  assert.deepEqual(second?.headers, first?.headers)
  await idle()
  const attempts = (await Promise.all((await deliveries(id)).map((each) => getDelivery(db, accountId, each.id)))).map(
    (each) => each.attempts.map(({ isRepeated, status_code }) => [isRepeated, status_code]),
  )
  assert.deepEqual(attempts, [[[false, 200]], [[true, 200]]])
})

test("a delivery announced while no other waits is claimed at its creation, and attempted without another claim", async () => {
  const { id } = await subscribe()
  await announce()
  await idle()
  const [held] = await announceTo(noDispatcher, 3)
  const claims = new Set((await jobs()).map(({ claim_id }) => claim_id))
  assert.deepEqual(
    [held?.hasWaiting, held?.claimed?.deliveries.length, [...claims]],
    [false, 3, [held?.claimed?.claimId]],
  )
  dispatcher.dispatch([held as Announced])
  await receiver.received(4)
  await idle()
  assert.deepEqual(await jobs(), [])
  assert.ok((await deliveries(id)).every(({ status, attempts }) => status === "succeeded" && attempts === 1))
})

test("a delivery claimed at its creation by a process that dies is attempted when the lease ends", async () => {
  const { lane } = await subscribe()
  await announce()
  await idle()
  await announceTo(noDispatcher, 3, mortal)
  clock.advance(59_000)
  dispatcher.notify([lane])
  await idle()
  assert.equal(receiver.requests.length, 1)
  clock.advance(1_000)
  dispatcher.notify([lane])
  await receiver.received(4)
  await idle()
  assert.deepEqual(await jobs(), [])
})

test("a delivery claimed at its creation whose commit was not noticed is attempted some seconds later", async () => {
  const { id } = await subscribe()
  await announce()
  await idle()
  await announceTo(noDispatcher, 3)
  clock.advance(10_000)
  await sweep()
  assert.ok((await deliveries(id)).every(({ status, attempts }) => status === "succeeded" && attempts === 1))
  assert.equal(receiver.requests.length, 4)
})

test("a delivery claimed at its creation that failed is attempted by the schedule, without a notification", async () => {
  const { id } = await subscribe()
  await announce()
  await idle()
  receiver.respond = (response) => response.writeHead(500).end()
  await announce()
  await idle()
  receiver.respond = (response) => response.end()
  clock.advance(5_000)
  await sweep()
  assert.deepEqual(
    (await deliveries(id)).map(({ status, attempts }) => [status, attempts]),
    [
      ["succeeded", 1],
      ["succeeded", 2],
    ],
  )
})

test("deliveries beyond the room wait to be claimed, and later ones wait behind them", async () => {
  const { id } = await subscribe()
  await announce()
  await idle()
  const ids = await announce(1_000)
  const later = await announceTo(dispatcher, 10)
  assert.deepEqual(
    later.map(({ hasWaiting, claimed }) => [hasWaiting, claimed]),
    [[true, null]],
  )
  await receiver.received(1_011)
  await idle()
  assert.equal(new Set(receiver.requests.map(({ headers }) => headers["webhook-id"])).size, ids.length + 11)
  assert.ok((await deliveries(id)).every(({ status, attempts }) => status === "succeeded" && attempts === 1))
})

test("each endpoint gets the events of its filter", async () => {
  await subscribe("messages.sent", `${receiver.url}/sent`)
  await subscribe("messages.*", `${receiver.url}/messages`)
  await subscribe("payments.completed", `${receiver.url}/payments`)
  await announce(1, "messages.delivered")
  await announce(1, "messages.sent")
  await receiver.received(3)
  await idle()
  assert.deepEqual(receiver.requests.map(({ path }) => path).sort(), ["/messages", "/messages", "/sent"])
})

test("a thousand events arrive once each, with all of their attempts written", async () => {
  const { id } = await subscribe()
  const ids = await announce(1_000)
  await receiver.received(1_000)
  await idle()
  assert.deepEqual(
    new Set(receiver.requests.map(({ headers }) => headers["webhook-id"])),
    new Set(ids.map((each) => toSid("event", each))),
  )
  assert.equal(receiver.requests.length, 1_000)
  assert.ok((await deliveries(id)).every(({ status, attempts }) => status === "succeeded" && attempts === 1))
  const shown = await Promise.all(
    (await deliveries(id)).slice(0, 10).map((each) => getDelivery(db, accountId, each.id)),
  )
  assert.ok(shown.every(({ attempts }) => attempts.length === 1 && attempts[0]?.status_code === 200))
})

test("410 ends the subscription: the endpoint is disabled, its deliveries are cancelled, and the other endpoints get an event", async () => {
  const { id } = await subscribe("messages.*", `${receiver.url}/gone`)
  const other = await subscribe("webhooks.disabled", `${receiver.url}/other`)
  receiver.respond = (response, { path }) => response.writeHead(path === "/gone" ? 410 : 200).end()
  await announce(300)
  await idle()
  await receiver.received(1)
  const endpoint = await getEndpoint(db, accountId, id)
  assert.deepEqual([endpoint.status, endpoint.disabled_reason], ["disabled", "gone"])
  const statuses = Map.groupBy(await deliveries(id), ({ status }) => status)
  assert.deepEqual([...statuses.keys()].sort(), ["cancelled", "failed"])
  assert.ok((statuses.get("failed")?.length ?? 0) <= 10)
  const told = receiver.requests.filter(({ path }) => path === "/other")
  assert.equal(told.length, 1)
  const event = verify(told[0], other.secret) as { type: string; data: { sid: string; disabled_reason: string } }
  assert.deepEqual(
    [event.type, event.data.sid, event.data.disabled_reason],
    ["webhooks.disabled", toSid("webhook", id), "gone"],
  )
  assert.deepEqual(await jobs(), [])
})

test("a test event goes to the tested endpoint only, even if its filter excludes it", async () => {
  const { id, secret } = await subscribe("payments.completed", `${receiver.url}/tested`)
  await subscribe("*", `${receiver.url}/other`)
  const { lane } = await db.transaction((tx) => testEndpoint(tx, accountId, id, context()))
  dispatcher.wake(lane)
  const [request] = await receiver.received(1)
  await idle()
  const event = verify(request, secret) as { type: string; data: { webhook_sid: string } }
  assert.deepEqual(
    [event.type, event.data.webhook_sid, request?.path],
    ["webhooks.test", toSid("webhook", id), "/tested"],
  )
  assert.equal(receiver.requests.length, 1)
  const { events } = await listEvents(db, accountId, { type: "webhooks.test" }, { limit: 10, before: null })
  const [stored] = events
  assert.equal(stored?.body, request?.body)
})

test("a rotated secret signs beside the older one for a day, and alone after it", async () => {
  const { id, secret, lane } = await subscribe()
  await announce()
  const rotated = await db.transaction((tx) => rotateSecret(tx, accountId, id, context()))
  dispatcher.wake(lane)
  await idle()
  await announce()
  const [, during] = await receiver.received(2)
  for (const key of [rotated.secret, secret]) assert.ok(verify(during, key))
  clock.advance(86_400_001)
  await announce()
  const after = (await receiver.received(3))[2]
  assert.equal(String(after?.headers["webhook-signature"]).split(" ").length, 1)
})

test("a failed delivery is attempted by the schedule, with the same id and bytes, until it is given up", async () => {
  const { id } = await subscribe()
  receiver.respond = (response) => response.writeHead(404).end("no such hook")
  await announce()
  await idle()
  const waits: number[] = []
  for (let { delivery } = await only(id); delivery.status === "pending"; { delivery } = await only(id)) {
    waits.push(Math.round(((delivery.next_attempt_at ?? 0) - clock.now()) / 1_000))
    await nextAttempt(id)
  }
  assert.deepEqual(waits, [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400])
  assert.equal(
    new Set(receiver.requests.map(({ headers, body }) => `${String(headers["webhook-id"])} ${body}`)).size,
    1,
  )
  assert.equal(new Set(receiver.requests.map(({ headers }) => headers["webhook-timestamp"])).size, 10)
  const { delivery, attempts } = await only(id)
  assert.deepEqual(
    [delivery.status, delivery.attempts, delivery.last_error],
    ["failed", 10, "The receiver responded with status 404."],
  )
  assert.deepEqual(
    attempts.map(({ number }) => number),
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  )
  assert.equal(attempts[0]?.response_body, "no such hook")
  const endpoint = await getEndpoint(db, accountId, id)
  assert.deepEqual(
    [endpoint.consecutive_failures, endpoint.first_failure_at, endpoint.status],
    [10, (attempts[0]?.started_at ?? 0) + (attempts[0]?.duration_ms ?? 0), "enabled"],
  )
  assert.deepEqual(await jobs(), [])
})

test("the first success after failures clears the record immediately", async () => {
  const { id } = await subscribe()
  await announce()
  await idle()
  receiver.respond = (response) => response.writeHead(302, { location: "https://example.com" }).end()
  await announce()
  await idle()
  const failing = await getEndpoint(db, accountId, id)
  assert.deepEqual(
    [failing.consecutive_failures, failing.last_failure],
    [1, "The receiver responded with a redirect (302). Posthorn does not follow redirects."],
  )
  receiver.respond = (response) => response.end()
  await announce()
  await idle()
  const healthy = await getEndpoint(db, accountId, id)
  assert.deepEqual(
    [healthy.consecutive_failures, healthy.first_failure_at, healthy.last_failure_at],
    [0, null, failing.last_failure_at],
  )
})

test("a delivery with three attempts shows them in order, each with its own answer", async () => {
  const { id } = await subscribe()
  const answers = [500, 404, 200]
  receiver.respond = (response) =>
    response.writeHead(answers[receiver.requests.length - 1] ?? 0).end(`answer ${receiver.requests.length}`)
  await announce()
  await idle()
  await nextAttempt(id)
  await nextAttempt(id)
  const { delivery, attempts } = await only(id)
  assert.deepEqual([delivery.status, delivery.attempts, delivery.last_status_code], ["succeeded", 3, 200])
  assert.deepEqual(
    attempts.map((attempt) => [attempt.number, attempt.status_code, attempt.response_body, attempt.error]),
    [
      [1, 500, "answer 1", "The receiver responded with status 500."],
      [2, 404, "answer 2", "The receiver responded with status 404."],
      [3, 200, "answer 3", null],
    ],
  )
  const times = attempts.map((attempt) => attempt.started_at)
  assert.deepEqual(
    times,
    [...new Set(times)].sort((a, b) => a - b),
  )
})

test("an attempt shows the request, the answer and the durations", async () => {
  const { id, lane } = await subscribe()
  receiver.respond = (response) => response.writeHead(500, { "x-request-id": "r1" }).end("broken")
  const [eventId = ""] = await announce()
  await idle()
  receiver.respond = (response) => response.writeHead(204, { "x-request-id": "r2" }).end()
  const { delivery } = await only(id)
  await db.transaction((tx) => resend(tx, accountId, delivery.id, context()))
  dispatcher.wake(lane)
  await idle()
  const { attempts } = await only(id)
  assert.deepEqual(
    attempts.map((attempt) => [attempt.asked_by, attempt.responseHeaders?.["x-request-id"], attempt.response_body]),
    [
      ["schedule", "r1", "broken"],
      ["manual", "r2", null],
    ],
  )
  for (const [index, attempt] of attempts.entries()) {
    const shown = visibleRequestHeaders({ eventId, startedAt: attempt.started_at }, attempt)
    // The signature of a success is not stored.
    if (attempt.status_code === 204)
      shown["webhook-signature"] = String(receiver.requests[index]?.headers["webhook-signature"])
    for (const [name, value] of Object.entries(shown)) assert.equal(receiver.requests[index]?.headers[name], value)
    assert.notEqual(attempt.timing.firstByteMs, null)
  }
})

test("Retry-After on 503 pauses the whole endpoint, and its jobs lose no attempt meanwhile", async () => {
  const { id, lane } = await subscribe()
  receiver.respond = (response) => response.writeHead(503, { "retry-after": "120" }).end()
  await announce()
  await idle()
  const { delivery } = await only(id)
  const until = (delivery.last_started_at ?? 0) + (delivery.last_duration_ms ?? 0) + 120_000
  assert.deepEqual([delivery.next_attempt_at, (await getEndpoint(db, accountId, id)).paused_until], [until, until])
  receiver.respond = (response) => response.end()
  clock.advance(119_000)
  await announce()
  await idle()
  assert.equal(receiver.requests.length, 1)
  // Another process learns it from the row.
  const another = newDispatcher()
  another.start()
  another.notify([lane])
  await idle(another)
  await another.stop()
  assert.equal(receiver.requests.length, 1)
  clock.advance(1_000)
  dispatcher.notify([lane])
  await receiver.received(3)
  await idle()
  assert.deepEqual(
    (await deliveries(id)).map(({ status, attempts }) => `${status} ${attempts}`),
    ["succeeded 2", "succeeded 1"],
  )
})

test("an endpoint that is away costs one request at a time, and its jobs keep their attempts", async () => {
  const { id } = await subscribe()
  receiver.respond = (response) => response.writeHead(500).end()
  await announce(100)
  await idle()
  assert.ok(receiver.requests.length <= 20, `${receiver.requests.length} requests`)
  const untouched = (await deliveries(id)).filter(({ attempts }) => attempts === 0)
  assert.ok(untouched.length >= 80)
  receiver.respond = (response) => response.end()
  clock.advance(31_000)
  dispatcher.notify([{ accountId, targetId: id }])
  await idle()
  assert.ok((await deliveries(id)).every(({ status }) => status === "succeeded"))
})

test("an endpoint that does not answer does not keep another waiting", async () => {
  await subscribe("messages.*", `${receiver.url}/hangs`)
  await subscribe("messages.*", `${receiver.url}/quick`)
  receiver.respond = (response, { path }) => void (path === "/quick" && response.end())
  await announce(200)
  await receiver.received(210)
  assert.equal(receiver.requests.filter(({ path }) => path === "/quick").length, 200)
  assert.equal(receiver.requests.filter(({ path }) => path === "/hangs").length, 10)
  clock.advance(15_100)
  await idle()
})

test("an answer later than 15 s is a failure with its reason", async () => {
  const { id } = await subscribe()
  receiver.respond = () => {}
  await announce()
  await receiver.received(1)
  clock.advance(15_100)
  await idle()
  const { delivery, attempts } = await only(id)
  assert.deepEqual(
    [delivery.status, delivery.last_status_code, delivery.last_error],
    ["pending", null, "No response arrived within 15 s."],
  )
  const { duration_ms: durationMs = 0 } = attempts[0] ?? {}
  assert.ok(durationMs >= 15_000 && durationMs <= 15_100, `${durationMs}`)
})

test("an endpoint is disabled after five days without a success and twenty failures", async () => {
  const { id } = await subscribe("messages.*", `${receiver.url}/failing`)
  await subscribe("webhooks.*", `${receiver.url}/other`)
  receiver.respond = (response, { path }) => response.writeHead(path === "/failing" ? 400 : 200).end()
  await announce(19)
  await idle()
  clock.advance(5 * 86_400_000 - 1_000)
  await announce()
  await idle()
  assert.equal((await getEndpoint(db, accountId, id)).status, "enabled")
  clock.advance(1_000)
  await announce()
  await idle()
  await receiver.received(22)
  const endpoint = await getEndpoint(db, accountId, id)
  assert.deepEqual([endpoint.status, endpoint.disabled_reason], ["disabled", "failing"])
  assert.equal(receiver.requests.at(-1)?.path, "/other")
  assert.ok((await deliveries(id)).every(({ status }) => status === "cancelled"))
})

test("five days with fewer than twenty failures disable nothing", async () => {
  const { id } = await subscribe()
  receiver.respond = (response) => response.writeHead(400).end()
  await announce()
  await idle()
  clock.advance(6 * 86_400_000)
  await announce(17)
  await idle()
  assert.equal((await getEndpoint(db, accountId, id)).status, "enabled")
})

test("a deleted or disabled endpoint gets no further request and its deliveries are cancelled", async () => {
  const [deleted, disabled] = [await subscribe(), await subscribe()]
  receiver.respond = (response) => response.writeHead(400).end()
  await announce()
  await idle()
  assert.equal(receiver.requests.length, 2)
  await db.transaction((tx) => deleteEndpoint(tx, accountId, deleted.id, context()))
  await db.transaction((tx) => updateEndpoint(tx, accountId, disabled.id, { status: "disabled" }, context()))
  for (const { lane } of [deleted, disabled]) dispatcher.wake(lane)
  clock.advance(10_000)
  await announce()
  await idle()
  assert.equal(receiver.requests.length, 2)
  for (const { id } of [deleted, disabled]) assert.equal((await only(id)).delivery.status, "cancelled")
  assert.deepEqual(await jobs(), [])
})

test("a delivery for an endpoint that is gone is cancelled when it is claimed", async () => {
  const { id, lane } = await subscribe()
  await whileStopped(async () => {
    await announce(3, "messages.sent", newDispatcher())
    await db.query("delete from webhook_endpoints where account_id = $1 and id = $2", [accountId, id])
  })
  dispatcher.notify([lane])
  await idle()
  assert.deepEqual(await jobs(), [])
  assert.deepEqual(new Set((await deliveries(id)).map(({ status }) => status)), new Set(["cancelled"]))
})

test("a resend is attempted immediately and then by the schedule, in any status of the delivery", async () => {
  const { id } = await subscribe()
  receiver.respond = (response) => response.writeHead(400).end()
  await announce()
  await idle()
  while ((await only(id)).delivery.status === "pending") await nextAttempt(id)
  const { delivery: failed } = await only(id)
  const again = await db.transaction((tx) => resend(tx, accountId, failed.id, context()))
  assert.equal(again.delivery.status, "pending")
  dispatcher.wake(again.lane)
  await idle()
  await nextAttempt(id)
  receiver.respond = (response) => response.end()
  await nextAttempt(id)
  const { delivery, attempts } = await only(id)
  assert.deepEqual([delivery.status, delivery.attempts], ["succeeded", 13])
  assert.deepEqual(
    attempts.slice(9).map(({ asked_by: by }) => by),
    ["schedule", "manual", "schedule", "schedule"],
  )
})

test("a pending delivery that is resent has one job, and continues by the schedule", async () => {
  const { id } = await subscribe()
  receiver.respond = (response) => response.writeHead(400).end()
  await announce()
  await idle()
  const { delivery } = await only(id)
  const { lane } = await db.transaction((tx) => resend(tx, accountId, delivery.id, context()))
  dispatcher.wake(lane)
  await receiver.received(2)
  await idle()
  assert.equal((await jobs()).length, 1)
  assert.deepEqual(
    (await only(id)).attempts.map(({ asked_by: by }) => by),
    ["schedule", "manual"],
  )
})

test("a process that dies between the POST and its record leads to the same event once more", async () => {
  const { id, lane } = await subscribe()
  const claim = { claimId: newId(), jobsMax: 10, now: clock.now(), leaseMs: 60_000 }
  await whileStopped(async () => {
    await announce(1, "messages.sent", newDispatcher())
    // The state after a dead process: claimed, perhaps sent, nothing recorded.
    assert.equal((await deliveryQueue.claim(db, lane, claim)).jobs.length, 1)
  })
  dispatcher.notify([lane])
  await idle()
  assert.equal(receiver.requests.length, 0)
  clock.advance(60_000)
  dispatcher.notify([lane])
  await receiver.received(1)
  await idle()
  assert.equal((await only(id)).delivery.status, "succeeded")
})

test("stopping finishes requests under way, gives back waiting deliveries, and claims no others", async () => {
  const { id, lane } = await subscribe()
  const answers: (() => void)[] = []
  receiver.respond = (response) => void answers.push(() => response.end())
  await whileStopped(async () => {
    const stopped = newDispatcher()
    stopped.start()
    await announce(30, "messages.sent", stopped)
    await receiver.received(10)
    const end = stopped.stop()
    await announce(1, "messages.sent", stopped)
    for (const answer of answers) answer()
    await end
    assert.equal(receiver.requests.length, 10)
    assert.equal((await deliveries(id)).filter(({ status }) => status === "succeeded").length, 10)
    const left = await jobs()
    assert.deepEqual([left.length, left.filter((job) => job.claim_id !== null).length], [21, 0])
  })
  receiver.respond = (response) => response.end()
  dispatcher.notify([lane])
  await receiver.received(31)
  await idle()
})

test("a delivery whose row the log has forgotten is not sent, though its event is still stored", async () => {
  await subscribe()
  await announceTo(noDispatcher, 1)
  await db.query("update delivery_jobs set memo = null where account_id = $1", [accountId])
  clock.advance(2 * 3_600_000)
  await sweep()
  assert.equal(receiver.requests.length, 0)
  assert.deepEqual(await jobs(), [])
})
