/** The effect of an endpoint's settings on its deliveries, with a real receiver. */
import assert from "node:assert/strict"
import { createPublicKey, verify as verifyBytes, X509Certificate } from "node:crypto"
import { after, beforeEach, test } from "node:test"
import { setImmediate } from "node:timers/promises"
import { Webhook } from "standardwebhooks"
import { openTestStore } from "#core/db/testing.ts"
import { getDelivery } from "#core/deliveries/deliveries.ts"
import { listDeliveries } from "#core/deliveries/list-deliveries.ts"
import { Announcer, deliveryLeaseMs, type NewEvent } from "#core/endpoints/announcer.ts"
import type { SettingsPatch } from "#core/endpoints/endpoint-settings.ts"
import { createEndpoint, rotateSecret, updateEndpoint } from "#core/endpoints/endpoints.ts"
import { renderWebhook } from "#core/endpoints/webhook-resource.ts"
import { eventBody } from "#core/events/event-body.ts"
import { listEvents } from "#core/events/list-events.ts"
import { Outgoing } from "#core/outgoing/outgoing.ts"
import { Queue } from "#core/queue/queue.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds, toSid } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { createAuthority } from "../../../test/support/certificates.ts"
import { startHttpsReceiver, type Received } from "../../../test/support/https-receiver.ts"
import { Dispatcher } from "./dispatcher.ts"
import { EndpointLane, type HeldDelivery } from "./endpoint-lane.ts"

// Only the tests move it, except the few milliseconds in which batches grow.
const clock = new FakeClock(Date.now())
const growMaxMs = 10
const isGrowing = () => (clock.untilNext() ?? Infinity) <= growMaxMs
const growing = setInterval(() => isGrowing() && clock.advance(clock.untilNext() ?? 0), 1)
const newId = createIds(clock)
const { db, close } = await openTestStore()
const authority = createAuthority()
const receiver = await startHttpsReceiver()
// It accepts only clients with a certificate of the authority.
const strict = await startHttpsReceiver({ clientCa: authority.cert })
const trusted = receiver.ca + strict.ca
const outgoing = new Outgoing({ clock, allowedRanges: ["127.0.0.0/8", "::1/128"], extraCa: trusted })
const deliveryQueue = new Queue("delivery")
const secretKeys = [Buffer.alloc(32, 7)] as const
const dispatcher = new Dispatcher({
  db,
  clock,
  newId,
  log: silentLog,
  outgoing,
  deliveryQueue,
  secretKeys,
  random: () => 0,
})
dispatcher.start()

after(async () => {
  await dispatcher.stop()
  clearInterval(growing)
  await outgoing.stop()
  await Promise.all([receiver.close(), strict.close()])
  await close()
})

let accountId = newId()
beforeEach(async () => {
  await idle()
  await db.query("delete from delivery_jobs")
  await db.query("delete from delivery_lanes")
  accountId = newId()
  for (const each of [receiver, strict]) {
    each.requests.length = 0
    each.respond = (response) => response.end()
  }
})

function context() {
  return { newId, now: clock.now(), deliveryQueue, secretKeys }
}

async function subscribe(settings: SettingsPatch, url = `${receiver.url}/hook`) {
  const { endpoint, secret } = await db.transaction((tx) => createEndpoint(tx, accountId, { url, settings }, context()))
  return { id: endpoint.id, secret, endpoint, lane: { accountId, targetId: endpoint.id } }
}

async function change(id: string, settings: SettingsPatch): Promise<void> {
  const { lane } = await db.transaction((tx) => updateEndpoint(tx, accountId, id, { settings }, context()))
  dispatcher.wake(lane)
}

interface Said {
  to?: string
  tags?: string[]
}

/** Announces an event of a message with this content, or with this body. Returns its id. */
async function announce(said: Said = {}, written?: string): Promise<string> {
  const head = { id: newId(), type: "messages.sent", accountId, sequence: 1, occurredAt: clock.now() } as const
  const subjectId = newId()
  const data = { sid: toSid("message", subjectId), status: "sent", body: "Text that nobody else reads", ...said }
  const event: NewEvent = {
    ...head,
    subjectId,
    body: () => written ?? eventBody(head, JSON.stringify(data)),
    detail: null,
  }
  const context = { newId, deliveryQueue, now: clock.now(), claimer: dispatcher }
  await db.transaction((tx) => new Announcer(tx, [accountId], context).announce([event]))
  return head.id
}

/** Resolves when no attempt is under way and everything is recorded. */
async function idle(): Promise<void> {
  for (let calm = 0; calm < 50; await setImmediate()) {
    const isSweeping = (clock.untilNext() ?? Infinity) > 500
    calm = dispatcher.usage().held || isGrowing() || isSweeping ? 0 : calm + 1
  }
}

/** Runs a sweep, and everything that becomes due. */
async function sweep(): Promise<void> {
  await idle()
  clock.advance(500)
  await idle()
}

async function only(endpointId: string) {
  const { deliveries } = await listDeliveries(db, accountId, { endpointId }, { limit: 10, before: null })
  assert.equal(deliveries.length, 1)
  return getDelivery(db, accountId, deliveries[0]?.id ?? "")
}

function verify({ body, headers }: Received, secret: string): unknown {
  return new Webhook(secret).verify(body, headers as Record<string, string>)
}

const newClient = (name: string): NonNullable<SettingsPatch["client"]> => {
  const { cert, key } = authority.issue({ names: [name] })
  const { validToDate, fingerprint256: fingerprint } = new X509Certificate(cert)
  return { certificate: cert, key, facts: { subject: name, expiresAt: validToDate.getTime(), fingerprint } }
}

test("a delivery whose stored body cannot be read waits alone, and those behind it are sent", async () => {
  const { id: endpointId } = await subscribe({ payload: "thin" })
  const broken = await announce({}, "no JSON")
  const sent = await announce()
  await receiver.received(1)
  await idle()
  const { deliveries } = await listDeliveries(db, accountId, { endpointId }, { limit: 10, before: null })
  const statuses = deliveries.map(({ event_id: id, status }) => [id, status])
  assert.deepEqual(statuses, [[sent, "succeeded"], [broken, "pending"]]) // oxfmt-ignore
  assert.equal(receiver.requests.length, 1)
})

test("an attempt ends after the endpoint's own timeout", async () => {
  const { id } = await subscribe({ timeout: 3 })
  receiver.respond = () => {}
  await announce()
  await receiver.received(1)
  clock.advance(2_999)
  assert.equal(dispatcher.usage().inFlight, 1)
  // Deadlines can be a little late.
  clock.advance(200)
  await idle()
  const { attempts } = await only(id)
  assert.equal(attempts[0]?.error, "No response arrived within 3 s.")
  assert.ok((attempts[0]?.duration_ms ?? 0) >= 3_000 && (attempts[0]?.duration_ms ?? 0) < 3_300)
})

test("an attempt begins only as long as its timeout ends well before its claim", async () => {
  const claimedFor = (settings: SettingsPatch) => async (ms: number) => {
    const lane = new EndpointLane({ accountId, targetId: newId() })
    const { endpoint } = await subscribe(settings)
    lane.refresh(endpoint, secretKeys, 0)
    return lane.canStartAttempt({ leaseUntil: deliveryLeaseMs } as HeldDelivery, ms)
  }
  for (const [settings, latestMs] of [
    [{}, 30_000],
    [{ timeout: 30 }, 15_000],
    [{ timeout: 1 }, 44_000],
  ] as const) {
    const canStartAttempt = claimedFor(settings)
    assert.deepEqual([await canStartAttempt(latestMs), await canStartAttempt(latestMs + 1)], [true, false])
  }
})

test("failed attempts follow the endpoint's own schedule, and when it is spent the delivery is given up", async () => {
  const { id } = await subscribe({ retrySchedule: [7, 90] })
  receiver.respond = (response) => response.writeHead(500).end()
  await announce()
  for (const [index, seconds] of [7, 90].entries()) {
    await receiver.received(index + 1)
    await idle()
    const { delivery, attempts } = await only(id)
    assert.equal(delivery.status, "pending")
    const last = attempts.at(-1)
    assert.equal((delivery.next_attempt_at ?? 0) - (last?.started_at ?? 0) - (last?.duration_ms ?? 0), seconds * 1_000)
    clock.advance(seconds * 1_000)
    await sweep()
  }
  const { delivery } = await only(id)
  assert.deepEqual([delivery.status, delivery.attempts], ["failed", 3])
})

test("the first failure is the last without retries", async () => {
  const { id } = await subscribe({ retrySchedule: [] })
  receiver.respond = (response) => response.writeHead(500).end()
  await announce()
  await receiver.received(1)
  await idle()
  assert.equal((await only(id)).delivery.status, "failed")
})

test("extra headers are sent beside ours, and a change of them holds for later events", async () => {
  const { id, secret } = await subscribe({ headers: { Authorization: "Bearer one", "X-Tenant": "a b" } })
  await announce()
  const [first] = await receiver.received(1)
  assert.deepEqual([first?.headers["authorization"], first?.headers["x-tenant"]], ["Bearer one", "a b"])
  assert.ok(first && verify(first, secret))
  await idle()
  // This dispatcher gets no notification, because a process of another machine made the change.
  await db.transaction((tx) =>
    updateEndpoint(tx, accountId, id, { settings: { headers: { authorization: "Bearer two" } } }, context()),
  )
  await announce()
  await sweep()
  const [, second] = await receiver.received(2)
  assert.deepEqual([second?.headers["authorization"], second?.headers["x-tenant"]], ["Bearer two", "a b"])
  await change(id, { headers: null })
  await announce()
  const [, , third] = await receiver.received(3)
  assert.deepEqual([third?.headers["authorization"], third?.headers["x-tenant"]], [undefined, undefined])
})

test("a thin payload names the resource and says nothing of it, in the same bytes on each attempt", async () => {
  const { secret } = await subscribe({ payload: "thin" })
  receiver.respond = (response) => response.writeHead(500).end()
  await announce()
  await receiver.received(1)
  await idle()
  clock.advance(5_000)
  await sweep()
  const [first, second] = await receiver.received(2)
  assert.equal(first?.body, second?.body)
  assert.doesNotMatch(first?.body ?? "", /Text that nobody/)
  const { data } = verify(first as Received, secret) as { data: Record<string, string> }
  assert.deepEqual(data, { sid: data["sid"], status: "sent", url: `/v1/messages/${data["sid"]}` })
})

test("only matching events are delivered, and an event without a recipient leaves no body in the log", async () => {
  const { id } = await subscribe({ filter: { "data.to": ["+4179*"], "data.tags": ["orders"] } })
  const wanted = await announce({ to: "+41791234567", tags: ["orders", "vip"] })
  await announce({ to: "+41791234567", tags: ["news"] })
  await announce({ to: "+4915112345678", tags: ["orders"] })
  const [request] = await receiver.received(1)
  await idle()
  assert.equal(request?.headers["webhook-id"], toSid("event", wanted))
  assert.equal((await only(id)).delivery.event_id, wanted)
  const { events } = await listEvents(db, accountId, {}, { limit: 10, before: null })
  assert.deepEqual(
    events.map(({ body }) => body !== null),
    [false, false, true],
  )
  await change(id, { filter: null })
  await announce({ to: "+4915112345678" })
  await receiver.received(2)
})

test("each of both signatures verifies by itself, and a rotation shows another public key", async () => {
  const { id, secret, endpoint } = await subscribe({ signatures: ["v1", "v1a"] })
  const open = String(renderWebhook(accountId, endpoint, 0).public_key)
  await announce()
  const [request] = await receiver.received(1)
  assert.ok(request && verify(request, secret))
  assert.deepEqual([isSignedBy(open, request), schemesOf(request)], [true, ["v1", "v1a"]])
  await idle()
  const rotated = await db.transaction((tx) => rotateSecret(tx, accountId, id, context()))
  const next = String(renderWebhook(accountId, rotated.endpoint, 0).public_key)
  assert.notEqual(next, open)
  await announce()
  const [, both] = await receiver.received(2)
  assert.ok(both && verify(both, secret) && verify(both, rotated.secret))
  assert.deepEqual([isSignedBy(open, both), isSignedBy(next, both)], [true, true])
  assert.deepEqual(schemesOf(both), ["v1", "v1a", "v1", "v1a"])
})

test("three secrets sign at a time, the newest first, and none after its overlap", async () => {
  const { id, secret } = await subscribe({})
  const rotate = (hours: number) =>
    db.transaction((tx) => rotateSecret(tx, accountId, id, { ...context(), overlapMs: hours * 3_600_000 }))
  const secrets = [secret]
  for (const hours of [100, 100, 100]) secrets.unshift((await rotate(hours)).secret)
  const signing = async () => {
    const before = receiver.requests.length
    await announce()
    const request = (await receiver.received(before + 1))[before] as Received
    await idle()
    return { count: schemesOf(request).length, byWhom: secrets.map((each) => isVerified(request, each)) }
  }
  assert.deepEqual(await signing(), { count: 3, byWhom: [true, true, true, false] })
  const first = receiver.requests[0] as Received
  const newestFirst = {
    ...first.headers,
    "webhook-signature": String(first.headers["webhook-signature"]).split(" ")[0],
  }
  assert.ok(verify({ ...first, headers: newestFirst }, secrets[0] ?? ""))
  // The clock stays, because the library uses the real time.
  await db.query("update webhook_endpoints set oldest_secret_until = $2 where account_id = $1", [
    accountId,
    new Date(clock.now()),
  ])
  assert.deepEqual(await signing(), { count: 2, byWhom: [true, true, false, false] })
  secrets.unshift((await rotate(0)).secret)
  assert.deepEqual(await signing(), { count: 1, byWhom: [true, false, false, false, false] })
})

test("a receiver that asks for a certificate gets the endpoint's, over connections that no other endpoint has", async () => {
  const url = `${strict.url}/hook`
  const one = await subscribe({ client: newClient("one.example") }, url)
  const two = await subscribe({ client: newClient("two.example") }, url)
  const three = await subscribe({}, url)
  for (let count = 0; count < 3; count++) {
    await announce()
    await idle()
  }
  const requests = await strict.received(6)
  const names = Map.groupBy(requests, ({ client }) => client?.name)
  assert.deepEqual([...names.keys()].map(String).toSorted(), ["one.example", "two.example"])
  for (const each of names.values()) assert.equal(each.length, 3)
  const connections = Map.groupBy(requests, ({ client }) => client?.connection)
  for (const each of connections.values()) assert.equal(new Set(each.map(({ client }) => client?.name)).size, 1)
  const { deliveries } = await listDeliveries(db, accountId, { endpointId: three.id }, { limit: 10, before: null })
  // A Node server closes the connection without a message. Other servers send a reason.
  assert.match(deliveries[0]?.last_error ?? "", /closed before a response|requires a client certificate/)
  for (const { id } of [one, two]) {
    const page = await listDeliveries(db, accountId, { endpointId: id }, { limit: 10, before: null })
    assert.deepEqual(new Set(page.deliveries.map(({ status }) => status)), new Set(["succeeded"]))
  }
})

test("a new certificate is shown from the next attempt on, and one of another authority is not taken", async () => {
  const { id } = await subscribe({ client: newClient("one.example") }, `${strict.url}/hook`)
  await announce()
  await idle()
  await change(id, { client: newClient("two.example") })
  await announce()
  const requests = await strict.received(2)
  assert.deepEqual(
    requests.map(({ client }) => client?.name),
    ["one.example", "two.example"],
  )
  await idle()
  const { cert, key } = createAuthority().issue({ names: ["stranger.example"] })
  const { facts } = newClient("stranger.example")
  await change(id, { client: { certificate: cert, key, facts } })
  await announce()
  await idle()
  const { deliveries } = await listDeliveries(db, accountId, { endpointId: id }, { limit: 1, before: null })
  assert.match(deliveries[0]?.last_error ?? "", /closed before a response|did not accept the client certificate/)
  assert.equal(strict.requests.length, 2)
})

function schemesOf({ headers }: Received): string[] {
  return String(headers["webhook-signature"])
    .split(" ")
    .map((signature) => signature.split(",")[0] ?? "")
}

function isVerified(request: Received, secret: string): boolean {
  try {
    verify(request, secret)
    return true
  } catch {
    return false
  }
}

/** Verifies like a receiver that has only the public key. */
function isSignedBy(open: string, { headers, body }: Received): boolean {
  const der = Buffer.concat([Buffer.from("302a300506032b6570032100", "hex"), Buffer.from(open.slice(5), "base64")])
  const key = createPublicKey({ key: der, format: "der", type: "spki" })
  const signed = Buffer.from([headers["webhook-id"], headers["webhook-timestamp"], body].join("."))
  return String(headers["webhook-signature"])
    .split(" ")
    .filter((signature) => signature.startsWith("v1a,"))
    .some((signature) => verifyBytes(null, signed, key, Buffer.from(signature.slice(4), "base64")))
}
