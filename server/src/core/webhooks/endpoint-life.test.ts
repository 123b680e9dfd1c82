import assert from "node:assert/strict"
import { after, afterEach, beforeEach, test } from "node:test"
import { putPausedToSleep } from "#core/endpoints/put-paused-to-sleep.ts"
import { resend } from "#core/replays/resend.ts"
import { hourMs } from "#core/std/durations.ts"
import type { Received } from "../../../test/support/https-receiver.ts"
import type { Dispatcher } from "./dispatcher.ts"
import { startTestDispatch } from "./testing.ts"

const dispatch = await startTestDispatch()
const { clock, db, receiver, endpoints, announce, deliveries, jobs, hasLane, idle, pass } = dispatch
after(() => dispatch.close())

let accountId: string
let dispatcher: Dispatcher
beforeEach(() => {
  accountId = dispatch.newId()
  receiver.requests.length = 0
  receiver.respond = (response) => response.end()
  dispatcher = dispatch.start()
})
afterEach(async () => {
  await dispatch.stop(dispatcher)
  await db.query("delete from delivery_jobs")
  await db.query("delete from delivery_lanes")
})

const statuses = async (lane: { accountId: string; targetId: string }) =>
  (await deliveries(lane)).map(({ status, attempts }) => `${status} ${attempts}`)

test("deliveries for a paused endpoint wait without a scheduler looking for them, and are sent when it is resumed", async () => {
  const { lane } = await endpoints.add(accountId)
  await endpoints.change(lane, { status: "paused" })
  await pass(10_000)
  const sids = await announce(accountId, dispatcher, 3)
  await pass(10_000)
  assert.equal(receiver.requests.length, 0)
  assert.deepEqual([await hasLane(lane), (await jobs(lane)).map(({ attempts }) => attempts)], [false, [0, 0, 0]])
  await endpoints.change(lane, { status: "enabled" })
  await receiver.received(3)
  await idle()
  assert.deepEqual(dispatch.received().sort(), sids.sort())
  assert.deepEqual(await statuses(lane), ["succeeded 1", "succeeded 1", "succeeded 1"])
})

test("a retry for a paused endpoint stays, uses up no attempt, and continues by its schedule", async () => {
  const { lane } = await endpoints.add(accountId)
  receiver.respond = (response) => response.writeHead(400).end()
  await announce(accountId, dispatcher)
  await idle()
  await endpoints.change(lane, { status: "paused" })
  clock.advance(hourMs)
  await pass(3_000)
  assert.deepEqual([receiver.requests.length, await hasLane(lane), await statuses(lane)], [1, false, ["pending 1"]])
  const claims = (await jobs(lane)).map(({ attempts }) => attempts)
  await pass(60_000)
  assert.deepEqual(
    (await jobs(lane)).map(({ attempts }) => attempts),
    claims,
  )
  receiver.respond = (response) => response.end()
  await endpoints.change(lane, { status: "enabled" })
  await receiver.received(2)
  await idle()
  assert.deepEqual(await statuses(lane), ["succeeded 2"])
})

test("an endpoint that is resumed while a process puts its lane to sleep stays awake", async () => {
  const { lane } = await endpoints.add(accountId)
  await endpoints.change(lane, { status: "paused" })
  await announce(accountId, null, 1)
  await endpoints.change(lane, { status: "enabled" })
  await db.transaction((tx) => putPausedToSleep(tx, lane, dispatch.deliveryQueue))
  await receiver.received(1)
})

test("a paused endpoint that is disabled loses its deliveries, and a resend to a paused one waits", async () => {
  const { lane } = await endpoints.add(accountId)
  await announce(accountId, dispatcher)
  await idle()
  const [sent] = await deliveries(lane)
  await endpoints.change(lane, { status: "paused" })
  await db.transaction((tx) => resend(tx, accountId, sent?.id ?? "", dispatch.context()))
  dispatcher.wake(lane)
  await pass(2_000)
  await announce(accountId, dispatcher)
  assert.deepEqual([receiver.requests.length, await statuses(lane)], [1, ["pending 1", "pending 0"]])
  await endpoints.change(lane, { status: "disabled" })
  await idle()
  assert.deepEqual([await statuses(lane), await jobs(lane)], [["cancelled 1", "cancelled 0"], []])
})

test("the other endpoints get an event after 24 and 72 hours of failures, once each, and again after a success", async () => {
  const failing = await endpoints.add(accountId, { url: `${receiver.url}/failing` })
  await endpoints.add(accountId, { url: `${receiver.url}/other`, events: "webhooks.*" })
  let isWell = false
  const respond = (response: { writeHead(status: number): { end(): void } }, { path }: Received) =>
    response.writeHead(path === "/failing" && !isWell ? 400 : 200).end()
  receiver.respond = respond
  const fail = async (afterHours: number) => {
    clock.advance(afterHours * hourMs)
    await announce(accountId, dispatcher)
    await idle()
  }
  const told = () =>
    receiver.requests
      .filter(({ path }) => path === "/other")
      .map(({ body }) => JSON.parse(body) as { type: string; data: { sid: string; failing_hours: number } })
      .map(({ type, data }) => `${type} ${data.failing_hours}`)
  await fail(0)
  await fail(23.9)
  assert.deepEqual(told(), [])
  for (const hours of [0.1, 1, 47, 1]) await fail(hours)
  await receiver.received(8)
  await idle()
  assert.deepEqual(told(), ["webhooks.failing 24", "webhooks.failing 72"])
  // It receives no events about itself, although it subscribes to everything.
  assert.ok(receiver.requests.every(({ path, body }) => path === "/other" || !body.includes("webhooks.failing")))
  isWell = true
  await fail(1)
  isWell = false
  await fail(0)
  await fail(25)
  assert.equal(told().length, 3)
  assert.equal((await endpoints.get(failing.lane)).status, "enabled")
})

test("an open circuit is shown, and other processes keep to it; the first success closes it for all", async () => {
  const { lane } = await endpoints.add(accountId)
  receiver.respond = (response) => response.writeHead(500).end()
  await announce(accountId, dispatcher, 12)
  await idle()
  const until = (await endpoints.get(lane)).circuit_until ?? 0
  assert.ok(until > clock.now() + 29_000 && until <= clock.now() + 30_000)
  const sent = receiver.requests.length
  const another = dispatch.start()
  await announce(accountId, another, 20)
  await pass(3_000)
  assert.equal(receiver.requests.length, sent)
  receiver.respond = (response) => response.end()
  await pass(30_000)
  await receiver.received(sent + 32)
  await idle()
  assert.ok((await statuses(lane)).every((status) => status.startsWith("succeeded")))
  assert.equal((await endpoints.get(lane)).circuit_until, null)
  await dispatch.stop(another)
})

test("a process that starts while a circuit is half open lets one request through", async () => {
  const { lane } = await endpoints.add(accountId)
  receiver.respond = () => {}
  await db.query("update webhook_endpoints set circuit_until = now() - interval '1 hour' where id = $1", [
    lane.targetId,
  ])
  await announce(accountId, null, 20)
  await pass(500, { isHolding: true })
  await receiver.received(1)
  await pass(2_000, { isHolding: true })
  assert.equal(receiver.requests.length, 1)
  assert.equal((await jobs(lane)).filter(({ claim_id }) => claim_id).length, 1)
  clock.advance(15_100)
  await idle()
})

test("a person who wants a delivery tried now is not kept from it by a circuit", async () => {
  const { lane } = await endpoints.add(accountId)
  receiver.respond = (response) => response.writeHead(500).end()
  await announce(accountId, dispatcher, 12)
  await idle()
  const sent = receiver.requests.length
  const [delivery] = await deliveries(lane)
  await db.transaction((tx) => resend(tx, accountId, delivery?.id ?? "", dispatch.context()))
  dispatcher.wake(lane)
  await receiver.received(sent + 1)
  await idle()
})
