import assert from "node:assert/strict"
import type { ServerResponse } from "node:http"
import { after, afterEach, beforeEach, test } from "node:test"
import { releaseEndpointsOf, reserveEndpoint } from "#core/endpoints/reserve-endpoint.ts"
import type { Lane } from "#core/queue/queue.ts"
import { resend } from "#core/replays/resend.ts"
import type { Dispatcher } from "./dispatcher.ts"
import { startTestDispatch } from "./testing.ts"

const dispatch = await startTestDispatch()
const { clock, db, receiver, endpoints, announce, deliveries, idle, pass } = dispatch
after(() => dispatch.close())

let accountId: string
let lane: Lane
let one: Dispatcher
let other: Dispatcher
/** The highest number of concurrent requests. */
let mostAtOnce = 0
let underWay = 0
beforeEach(async () => {
  accountId = dispatch.newId()
  receiver.requests.length = 0
  mostAtOnce = underWay = 0
  receiver.respond = (response) => answer(response, 200)
  lane = (await endpoints.add(accountId, { ordering: "fifo" })).lane
  one = dispatch.start()
  other = dispatch.start()
})
afterEach(async () => {
  for (const dispatcher of [one, other]) await dispatch.stop(dispatcher)
  await db.query("delete from delivery_jobs")
  await db.query("delete from delivery_lanes")
})

function answer(response: ServerResponse, status: number): void {
  mostAtOnce = Math.max(mostAtOnce, ++underWay)
  setImmediate(() => {
    underWay--
    response.writeHead(status).end()
  })
}

/** Resolves after this many requests, whichever process finds the due jobs. */
async function arrived(count: number): Promise<void> {
  for (let left = 200; receiver.requests.length < count && left; left--) await pass(500)
  await idle()
  assert.equal(receiver.requests.length, count)
}

/**
 * Resolves with the first request. Two processes that find the same jobs at once both give them back, and look
 * again later, so the clock goes on until one of them holds a job.
 */
async function begun(): Promise<void> {
  const isHeld = async () => {
    await idle({ isHolding: true })
    return [one, other].some((each) => each.usage().held)
  }
  for (let left = 200; !(await isHeld()) && left; left--) await pass(500, { isHolding: true })
  await receiver.received(1)
}

test("events arrive one at a time in the order in which they happened, from any process", async () => {
  const sids: string[] = []
  for (let batch = 0; batch < 20; batch++) {
    clock.advance(1)
    sids.push(...(await announce(accountId, batch % 2 ? one : other, 10)))
  }
  await arrived(200)
  assert.deepEqual(dispatch.received(), sids)
  assert.equal(mostAtOnce, 1)
})

test("events of many transactions during a delivery follow it without a pause", async () => {
  const hanging: ServerResponse[] = []
  receiver.respond = (response) => void hanging.push(response)
  const sids = await announce(accountId, one, 1)
  await begun()
  for (let batch = 0; batch < 20; batch++) {
    clock.advance(1)
    sids.push(...(await announce(accountId, one, 2)))
    await pass(100, { isHolding: true })
  }
  receiver.respond = (response) => answer(response, 200)
  for (const response of hanging) response.end()
  // Less than the pause after another process was found to hold the first delivery.
  await pass(2_000)
  assert.deepEqual(dispatch.received(), sids)
  assert.equal(mostAtOnce, 1)
})

test("deliveries behind a failed one wait without using up attempts, and continue in order when it succeeds", async () => {
  const sids = await announce(accountId, one, 2)
  await arrived(2)
  receiver.respond = (response, { headers }) => answer(response, headers["webhook-id"] === sids[2] ? 500 : 200)
  sids.push(...(await announce(accountId, one, 30)))
  await arrived(3)
  clock.advance(1)
  sids.push(...(await announce(accountId, other, 1)))
  await pass(4_000)
  assert.equal(receiver.requests.length, 3)
  receiver.respond = (response) => answer(response, 200)
  await arrived(34)
  assert.deepEqual(dispatch.received(), [...sids.slice(0, 3), ...sids.slice(2)])
  assert.deepEqual(
    (await deliveries(lane)).map(({ attempts }) => attempts),
    sids.map((_, index) => (index === 2 ? 2 : 1)),
  )
  assert.equal(mostAtOnce, 1)
})

test("a delivery that is given up lets the next one leave", async () => {
  const sids = await announce(accountId, one, 2)
  receiver.respond = (response, { headers }) => answer(response, headers["webhook-id"] === sids[0] ? 400 : 200)
  await arrived(1)
  for (let attempts = 1; attempts < 10; attempts++) {
    const [head] = await deliveries(lane)
    assert.deepEqual([receiver.requests.length, head?.attempts, head?.status], [attempts, attempts, "pending"])
    clock.advance((head?.next_attempt_at ?? 0) - clock.now())
    await arrived(attempts === 9 ? 11 : attempts + 1)
  }
  assert.deepEqual(
    (await deliveries(lane)).map(({ status, attempts }) => `${status} ${attempts}`),
    ["failed 10", "succeeded 1"],
  )
})

test("deliveries that a process has claimed when it dies are sent by another when its claim ends, in order", async () => {
  for (const dispatcher of [one, other]) await dispatch.stop(dispatcher)
  const sids = await announce(accountId, null, 5)
  const claim = { claimId: dispatch.newId(), jobsMax: 2, now: clock.now(), leaseMs: 60_000 }
  assert.equal((await dispatch.deliveryQueue.claimInOrder(db, lane, claim)).jobs.length, 2)
  one = dispatch.start()
  other = dispatch.start()
  await pass(55_000)
  assert.equal(receiver.requests.length, 0)
  await arrived(5)
  assert.deepEqual(dispatch.received(), sids)
})

test("the process that sends is one: another begins when the first is stopped, or its reservation has ended", async () => {
  const hanging: ServerResponse[] = []
  receiver.respond = (response) => void hanging.push(response)
  await announce(accountId, one, 3)
  await begun()
  await announce(accountId, other, 3)
  await pass(5_000, { isHolding: true })
  assert.equal(receiver.requests.length, 1)
  receiver.respond = (response) => answer(response, 200)
  const stopped = dispatch.stop(one)
  for (const response of hanging) response.end()
  await stopped
  await arrived(6)
  assert.equal(mostAtOnce, 1)
})

test("a resend is tried immediately even when the order is held up, and never holds it up itself", async () => {
  const sids = await announce(accountId, one, 1)
  await arrived(1)
  receiver.respond = (response) => answer(response, 500)
  sids.push(...(await announce(accountId, one, 3)))
  await arrived(2)
  const [first, head] = await deliveries(lane)
  const again = async (id = "") => {
    await db.transaction((tx) => resend(tx, accountId, id, dispatch.context()))
    for (const dispatcher of [one, other]) dispatcher.wake(lane)
  }
  receiver.respond = (response, { headers }) => answer(response, headers["webhook-id"] === sids[0] ? 400 : 200)
  await again(first?.id)
  await arrived(3)
  await again(head?.id)
  await arrived(6)
  assert.deepEqual(dispatch.received(), [sids[0], sids[1], sids[0], sids[1], sids[2], sids[3]])
})

test("an endpoint that becomes ordered while its deliveries wait sends them in order from then on", async () => {
  const plain = await endpoints.add(dispatch.newId())
  const sids = await announce(plain.lane.accountId, null, 40)
  await db.query("update webhook_endpoints set ordering = 'fifo' where id = $1", [plain.id])
  await arrived(40)
  assert.deepEqual(dispatch.received(), sids)
  assert.equal(mostAtOnce, 1)
})

test("the reservation of a dead process passes to another as soon as its death is known", async () => {
  for (const dispatcher of [one, other]) await dispatch.stop(dispatcher)
  const dead = dispatch.newId()
  const end = clock.now() + 60_000
  assert.ok(await reserveEndpoint(db, lane, { processId: dead, now: clock.now(), until: end }))
  assert.ok(!(await reserveEndpoint(db, lane, { processId: dispatch.newId(), now: clock.now(), until: end })))
  await releaseEndpointsOf(db, dead)
  one = dispatch.start()
  await announce(accountId, one, 3)
  await arrived(3)
})
