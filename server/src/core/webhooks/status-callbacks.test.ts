import assert from "node:assert/strict"
import { createSecretKey } from "node:crypto"
import { after, afterEach, beforeEach, test } from "node:test"
import { getDelivery } from "#core/deliveries/deliveries.ts"
import { Announcer } from "#core/endpoints/announcer.ts"
import { CallbackEndpoints } from "#core/endpoints/callback-endpoints.ts"
import { readSigningSecret } from "#core/endpoints/endpoints.ts"
import { eventBody } from "#core/events/event-body.ts"
import type { Lane } from "#core/queue/queue.ts"
import { resend } from "#core/replays/resend.ts"
import type { Dispatcher } from "./dispatcher.ts"
import { sign } from "./sign.ts"
import { startTestDispatch } from "./testing.ts"

const dispatch = await startTestDispatch()
const { clock, db, newId, receiver, context, deliveries, endpoints, pass, idle } = dispatch
after(() => dispatch.close())
const anyAddress = { checkUrl: () => undefined, checkAddress: async () => undefined }
const callbacks = new CallbackEndpoints({ ...context(), db, clock, outgoing: anyAddress })

let accountId: string
let lane: Lane
let one: Dispatcher
beforeEach(async () => {
  accountId = newId()
  receiver.requests.length = 0
  receiver.respond = (response) => response.end()
  const targetId = await callbacks.idFor(accountId, { url: `${receiver.url}/any`, form: "posthorn" })
  lane = { accountId, targetId }
  one = dispatch.start()
})
afterEach(() => dispatch.stop(one))

/** Announces the status `sent` of a message whose callback has this path. */
async function report(path: string): Promise<void> {
  const head = { id: newId(), type: "messages.sent", accountId, sequence: 3, occurredAt: clock.now() } as const
  const body = eventBody(head, JSON.stringify({ status: "sent", status_callback: receiver.url + path }))
  const event = { ...head, subjectId: newId(), body, detail: null, callbackEndpointId: lane.targetId }
  const announce = { newId, deliveryQueue: context().deliveryQueue, now: clock.now(), claimer: one }
  await db.transaction((tx) => new Announcer(tx, [accountId], announce).announce([event]))
}

test("callbacks of an origin go to the exact URLs of their messages, signed with the secret of the origin", async () => {
  await report("/orders/1?number=%31&number=1042")
  await report("/orders/2")
  await idle()
  assert.deepEqual(
    receiver.requests.map(({ method, path }) => [method, path]),
    [
      ["POST", "/orders/1?number=%31&number=1042"],
      ["POST", "/orders/2"],
    ],
  )
  const secret = await readSigningSecret(db, accountId, lane.targetId, context())
  const keys = [createSecretKey(Buffer.from(secret.slice("whsec_".length), "base64"))]
  for (const { headers, body } of receiver.requests) {
    const id = String(headers["webhook-id"])
    const timestamp = Number(headers["webhook-timestamp"])
    assert.equal(headers["webhook-signature"], sign({ id, timestamp, body, keys }))
  }
  const found = await deliveries(lane)
  assert.deepEqual(found.map(({ status }) => status), ["succeeded", "succeeded"]) // oxfmt-ignore
})

test("a failed callback is tried again at its URL, and can be resent", async () => {
  receiver.respond = (response) => response.writeHead(500).end()
  await report("/orders/3")
  await idle()
  receiver.respond = (response) => response.end()
  await pass(60_000)
  const [delivery] = await deliveries(lane)
  assert.deepEqual([delivery?.status, delivery?.attempts], ["succeeded", 2])
  await db.transaction((tx) => resend(tx, accountId, delivery?.id ?? "", context()))
  one.wake(lane)
  await idle()
  assert.deepEqual(receiver.requests.map(({ path }) => path), Array(3).fill("/orders/3")) // oxfmt-ignore
})

test("410 is about one URL, so the endpoint of the origin stays enabled", async () => {
  receiver.respond = (response, { path }) => response.writeHead(path === "/gone" ? 410 : 200).end()
  await report("/gone")
  await idle()
  await report("/there")
  await idle()
  assert.equal((await endpoints.get(lane)).status, "enabled")
  assert.equal((await endpoints.get(lane)).consecutiveFailures, 0)
  const [gone, there] = await deliveries(lane)
  assert.deepEqual([gone?.status, there?.status], ["pending", "succeeded"])
  const { attempts } = await getDelivery(db, accountId, gone?.id ?? "")
  assert.equal(attempts[0]?.error, "The receiver responded with status 410.")
})
