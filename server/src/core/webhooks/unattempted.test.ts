/** An unattempted delivery is only a job, but readers see no difference. */
import assert from "node:assert/strict"
import type { ServerResponse } from "node:http"
import { after, afterEach, beforeEach, test } from "node:test"
import { getDelivery } from "#core/deliveries/deliveries.ts"
import { eraseResponses } from "#core/deliveries/erase-responses.ts"
import { listDeliveries, type DeliveryFilter } from "#core/deliveries/list-deliveries.ts"
import { Announcer } from "#core/endpoints/announcer.ts"
import { deleteEndpoint } from "#core/endpoints/endpoints.ts"
import { lockJobs } from "#core/queue/lock-jobs.ts"
import { priorities, type Lane } from "#core/queue/queue.ts"
import { resend } from "#core/replays/resend.ts"
import { firstIdAt, fromSid, idTime } from "#core/std/ids.ts"
import type { Dispatcher } from "./dispatcher.ts"
import { startTestDispatch } from "./testing.ts"

const dispatch = await startTestDispatch()
const { clock, db, newId, receiver, endpoints, announce, deliveries, jobs, idle, pass } = dispatch
after(() => dispatch.close())

let accountId: string
let lane: Lane
let one: Dispatcher
beforeEach(async () => {
  accountId = newId()
  receiver.requests.length = 0
  receiver.respond = (response) => response.end()
  lane = (await endpoints.add(accountId)).lane
  one = dispatch.start()
})
afterEach(async () => {
  await dispatch.stop(one)
  await db.query("delete from delivery_jobs")
  await db.query("delete from delivery_lanes")
})

async function rowsOf(): Promise<string[]> {
  const rows = await db.query<{ status: string; attempts: number }>(
    "select status, attempts from deliveries where account_id = $1 order by id",
    [accountId],
  )
  return rows.map(({ status, attempts }) => `${status} ${attempts}`)
}

/** Announces to a paused endpoint, so that nothing is attempted. Returns the ids of the events. */
async function wait(count = 1): Promise<string[]> {
  await endpoints.change(lane, { status: "paused" })
  clock.advance(1)
  return (await announce(accountId, null, count)).map((sid) => fromSid("event", sid) ?? "")
}

async function resume(): Promise<void> {
  await endpoints.change(lane, { status: "enabled" })
  await idle()
}

/** Returns the ids on all pages. */
async function pages(filter: DeliveryFilter, limit = 2): Promise<string[]> {
  const found: string[] = []
  for (let before: string | null = null; ;) {
    const page = await listDeliveries(db, accountId, filter, { limit, before, lookMs: Infinity, now: clock.now() })
    found.push(...page.deliveries.map(({ id }) => id))
    if (page.nextBefore === null) return found
    before = page.nextBefore
  }
}

test("a delivery has no row before its first attempt, and a whole one after it, with the sid that was shown before", async () => {
  const [eventId] = await wait()
  assert.deepEqual([await rowsOf(), (await jobs(lane)).length], [[], 1])
  const [waiting] = await deliveries(lane)
  const { delivery, attempts } = await getDelivery(db, accountId, waiting?.id ?? "")
  assert.deepEqual(delivery, waiting)
  assert.deepEqual(
    [delivery.event_id, delivery.endpoint_id, delivery.event_type, delivery.status, delivery.attempts],
    [eventId, lane.targetId, "messages.sent", "pending", 0],
  )
  assert.deepEqual([delivery.created_at, delivery.next_attempt_at], [idTime(delivery.id), idTime(delivery.id)])
  assert.deepEqual(attempts, [])
  await resume()
  const after = await getDelivery(db, accountId, delivery.id)
  const { event_id, endpoint_id, event_type, created_at } = after.delivery
  assert.deepEqual(
    { event_id, endpoint_id, event_type, created_at },
    {
      event_id: delivery.event_id,
      endpoint_id: delivery.endpoint_id,
      event_type: delivery.event_type,
      created_at: delivery.created_at,
    },
  )
  assert.deepEqual([await rowsOf(), await jobs(lane), after.attempts.length], [["succeeded 1"], [], 1])
})

test("lists of the account, of the endpoint and of the event have those with rows and those without, in one order", async () => {
  const other = await endpoints.add(accountId, { events: "messages.failed" })
  const events: string[] = []
  for (const type of ["messages.sent", "messages.failed", "messages.sent"] as const) {
    clock.advance(1)
    events.push(...(await announce(accountId, one, 3, type)).map((sid) => fromSid("event", sid) ?? ""))
  }
  await idle()
  assert.equal((await rowsOf()).length, 12)
  await endpoints.change(other.lane, { status: "paused" })
  await wait(3)
  const [failed = ""] = (await announce(accountId, null, 1, "messages.failed")).map((sid) => fromSid("event", sid))
  clock.advance(1)
  await announce(accountId, null, 2)
  assert.equal((await rowsOf()).length, 12)
  const rows = await db.query<{ id: string; target: string; type: string }>(
    `select id, endpoint_id as target, event_type as type from deliveries where account_id = $1
     union all select id, target_id, memo from delivery_jobs where account_id = $1 order by id desc`,
    [accountId],
  )
  const idsOf = (is: (row: (typeof rows)[number]) => boolean) => rows.filter(is).map(({ id }) => id)
  for (const limit of [1, 2, 5, 100]) {
    assert.deepEqual(
      await pages({}, limit),
      idsOf(() => true),
    )
    assert.deepEqual(
      await pages({ endpointId: lane.targetId }, limit),
      idsOf(({ target }) => target === lane.targetId),
    )
    assert.deepEqual(
      await pages({ eventType: "messages.failed" }, limit),
      idsOf(({ type }) => type === "messages.failed"),
    )
    const own = { endpointId: lane.targetId, eventType: "messages.failed" } as const
    assert.deepEqual(
      await pages(own, limit),
      idsOf(({ type, target }) => type === "messages.failed" && target === lane.targetId),
    )
    assert.deepEqual((await pages({ status: ["pending"] }, limit)).length, 7)
    assert.deepEqual((await pages({ status: ["succeeded"] }, limit)).length, 12)
    assert.deepEqual((await pages({ eventId: failed }, limit)).length, 2)
    assert.deepEqual((await pages({ eventId: failed, status: ["succeeded"] }, limit)).length, 0)
    assert.deepEqual((await pages({ eventId: failed, endpointId: lane.targetId }, limit)).length, 1)
    assert.deepEqual((await pages({ eventId: events[4] ?? "" }, limit)).length, 2)
    const since = { from: idTime(failed), until: idTime(failed) + 1 }
    assert.deepEqual(
      await pages({ ...since, endpointId: lane.targetId }, limit),
      idsOf(({ id, target }) => idTime(id) === idTime(failed) && target === lane.targetId),
    )
    assert.deepEqual(
      await pages({ ...since }, limit),
      idsOf(({ id }) => idTime(id) === idTime(failed)),
    )
  }
})

test("deliveries that wait for a further attempt are listed once, among those that were never attempted", async () => {
  receiver.respond = (response) => response.writeHead(400).end()
  await announce(accountId, one, 4)
  await idle()
  assert.deepEqual(await rowsOf(), Array(4).fill("pending 1"))
  await wait(3)
  const all = (await deliveries(lane)).map(({ id }) => id).toReversed()
  assert.equal(all.length, 7)
  for (const filter of [{}, { endpointId: lane.targetId }, { status: ["pending"] } as const])
    assert.deepEqual(await pages(filter), all)
  clock.advance(3_600_000)
  for (const filter of [{}, { endpointId: lane.targetId }, { status: ["pending"] } as const])
    assert.deepEqual(await pages(filter), all)
})

test("a delivery whose endpoint is deleted is cancelled, with a row that stays", async () => {
  await wait(3)
  await db.transaction((tx) => deleteEndpoint(tx, accountId, lane.targetId, dispatch.context()))
  assert.deepEqual([await rowsOf(), await jobs(lane)], [Array(3).fill("cancelled 0"), []])
  assert.equal((await pages({ endpointId: lane.targetId, status: ["cancelled"] })).length, 3)
})

test("a delivery that is sent again before its first attempt has a row, and one attempt", async () => {
  await wait()
  const [waiting] = await deliveries(lane)
  const sent = await db.transaction((tx) => resend(tx, accountId, waiting?.id ?? "", dispatch.context()))
  assert.deepEqual([sent.delivery.id, sent.delivery.status], [waiting?.id, "pending"])
  assert.deepEqual([await rowsOf(), (await jobs(lane)).length], [["pending 0"], 1])
  await resume()
  assert.deepEqual(await rowsOf(), ["succeeded 1"])
  assert.equal(receiver.requests.length, 1)
})

test("a delivery that is sent again while its first attempt is under way keeps both attempts", async () => {
  const held: ServerResponse[] = []
  receiver.respond = (response) => void held.push(response)
  await announce(accountId, one)
  await receiver.received(1)
  const [waiting] = await deliveries(lane)
  const { lane: again } = await db.transaction((tx) => resend(tx, accountId, waiting?.id ?? "", dispatch.context()))
  receiver.respond = (response) => response.end()
  held[0]?.writeHead(500).end()
  one.wake(again)
  await receiver.received(2)
  await idle()
  assert.deepEqual([await rowsOf(), await jobs(lane)], [["succeeded 2"], []])
  const { attempts } = await getDelivery(db, accountId, waiting?.id ?? "")
  assert.deepEqual(new Set(attempts.map(({ status_code }) => status_code)), new Set([200, 500]))
})

test("an attempt without a record is made again, under the same webhook-id and the same sid", async () => {
  const held: ServerResponse[] = []
  receiver.respond = (response) => void held.push(response)
  await announce(accountId, one)
  await receiver.received(1)
  const [waiting] = await deliveries(lane)
  await db.query("update delivery_jobs set lease_until = now() - interval '1 hour', claim_id = $1", [newId()])
  const other = dispatch.start()
  receiver.respond = (response) => response.end()
  await pass(1_000, { isHolding: true })
  await receiver.received(2)
  await pass(1_000, { isHolding: true })
  assert.deepEqual(await rowsOf(), ["succeeded 1"])
  held[0]?.writeHead(200).end()
  await idle()
  await dispatch.stop(other)
  assert.equal(new Set(dispatch.received()).size, 1)
  const { delivery, attempts } = await getDelivery(db, accountId, waiting?.id ?? "")
  assert.deepEqual([delivery.status, attempts.length, await jobs(lane)], ["succeeded", 2, []])
})

test("the answer to the first attempt of an erased event is not kept", async () => {
  const [eventId = ""] = await wait()
  await db.transaction((tx) => eraseResponses(tx, accountId, [eventId]))
  receiver.respond = (response) => response.end("planted")
  await resume()
  assert.deepEqual(await rowsOf(), ["succeeded 1"])
  const kept = await db.query("select from deliveries where account_id = $1 and deliveries::text like '%planted%'", [
    accountId,
  ])
  assert.deepEqual(kept, [])
})

test("an erasure of several events locks their jobs in the order of ids, whatever the order of the events", async () => {
  const [first = "", second = ""] = await wait(2)
  const ids = (await jobs(lane)).map(({ id }) => id).toSorted()
  const waits = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  const { erasing } = await db.transaction(async (tx) => {
    await lockJobs(tx, "delivery", accountId, ids.slice(0, 1))
    const erasure = db.transaction((other) => eraseResponses(other, accountId, [second, first]))
    while (!(await db.query(waits)).length);
    await lockJobs(tx, "delivery", accountId, ids)
    return { erasing: erasure }
  })
  await erasing
  assert.deepEqual(await rowsOf(), ["pending 0", "pending 0"])
})

test("a delivery that waits since the release before has a row, and its attempts are written there", async () => {
  for (const status of [200, 400]) {
    const [eventId = ""] = await wait()
    const waiting = (await deliveries(lane)).at(-1)
    const id = waiting?.id ?? ""
    await db.query(
      `insert into deliveries (account_id, id, event_id, endpoint_id, event_type, created_at, next_attempt_at)
       values ($1, $2, $3, $4, 'messages.sent', $5, $5)`,
      [accountId, id, eventId, lane.targetId, new Date(idTime(id)).toISOString()],
    )
    await db.query("update delivery_jobs set memo = null where account_id = $1 and id = $2", [accountId, id])
    assert.deepEqual(await getDelivery(db, accountId, id), { delivery: waiting, attempts: [] })
    assert.deepEqual(await pages({ status: ["pending"] }), [id])
    receiver.respond = (response) => response.writeHead(status).end()
    await resume()
    const { delivery, attempts } = await getDelivery(db, accountId, id)
    assert.deepEqual(
      [delivery.status, delivery.attempts, attempts.length],
      [status === 200 ? "succeeded" : "pending", 1, 1],
    )
  }
})

test("the jobs of an ordered endpoint lie in the order of their events, which is that of their ids", async () => {
  await wait()
  clock.advance(1)
  const ids = Array.from({ length: 3 }, newId)
  const events = ids.toReversed().map((id) => {
    const head = { id, type: "messages.sent", accountId, sequence: 1, occurredAt: clock.now() } as const
    clock.advance(1)
    return { ...head, subjectId: id, body: "{}", detail: null }
  })
  await db.transaction((tx) => new Announcer(tx, [accountId], dispatch.context()).announce(events))
  const rows = await db.query<{ id: string; subject_id: string; run_at: number }>(
    "select id, subject_id, run_at from delivery_jobs where account_id = $1 and id > $2 and priority = $3 order by run_at, subject_id",
    [accountId, firstIdAt(idTime(ids[0] ?? "")), priorities.bulk],
  )
  assert.deepEqual(
    rows.map(({ subject_id }) => subject_id),
    ids,
  )
  assert.deepEqual(
    rows.map(({ run_at }) => run_at),
    rows.map(({ id }) => idTime(id)),
  )
})

test("a delivery with an id some milliseconds after its transaction began is in the lists by time", async () => {
  await endpoints.change(lane, { status: "paused" })
  const head = { id: newId(), type: "messages.sent", accountId, sequence: 1, occurredAt: clock.now() } as const
  const event = { ...head, subjectId: newId(), body: "{}", detail: null }
  const began = { ...dispatch.context(), now: clock.now() - 20 }
  await db.transaction((tx) => new Announcer(tx, [accountId], began).announce([event]))
  const [job] = await jobs(lane)
  const id = job?.id ?? ""
  assert.deepEqual(await pages({ from: idTime(id), until: idTime(id) + 1, endpointId: lane.targetId }), [id])
})
