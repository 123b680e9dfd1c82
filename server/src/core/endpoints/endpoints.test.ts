import assert from "node:assert/strict"
import { after, beforeEach, test } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { getDelivery } from "#core/deliveries/deliveries.ts"
import type { DeliveryStatus } from "#core/deliveries/delivery-status.ts"
import { eventBody } from "#core/events/event-body.ts"
import { getEvent, listEvents } from "#core/events/list-events.ts"
import { Queue } from "#core/queue/queue.ts"
import { resend } from "#core/replays/resend.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { testEndpoint } from "#core/webhooks/test-endpoint.ts"
import { Announcer } from "./announcer.ts"
import * as endpoints from "./endpoints.ts"
import type { NewEndpoint } from "./endpoints.ts"
import { listEndpointDeliveries } from "./list-endpoint-deliveries.ts"
import { renderWebhook } from "./webhook-resource.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const { db, close } = await openTestStore()
const deliveryQueue = new Queue("delivery")
after(close)

let accountId = newId()
beforeEach(() => (accountId = newId()))

function context(urlFault?: string) {
  return { newId, now: clock.now(), deliveryQueue, secretKeys: [Buffer.alloc(32, 1)] as const, urlFault }
}

function create(request: Partial<NewEndpoint> = {}, urlFault?: string) {
  return db.transaction((tx) =>
    endpoints.createEndpoint(tx, accountId, { url: "https://example.com/hook", ...request }, context(urlFault)),
  )
}

async function append(count = 1): Promise<string[]> {
  const events = Array.from({ length: count }, () => {
    const head = { id: newId(), type: "messages.sent", accountId, sequence: 1, occurredAt: clock.now() } as const
    return { ...head, subjectId: newId(), body: eventBody(head, "{}"), detail: null }
  })
  await db.transaction((tx) =>
    new Announcer(tx, [accountId], { newId, deliveryQueue, now: clock.now() }).announce(events),
  )
  return events.map(({ id }) => id)
}

async function jobCount(): Promise<number> {
  const [row] = await db.query<{ count: number }>("select count(*) from delivery_jobs where account_id = $1", [
    accountId,
  ])
  return row?.count ?? 0
}

const wide = { limit: 1_000, before: null }

async function deliveriesOf(endpointId: string, status?: DeliveryStatus) {
  return (await listEndpointDeliveries(db, accountId, { endpointId, status: status && [status] }, wide)).deliveries
}

test("a new endpoint is enabled, has all events by default, and has a secret of 32 bytes", async () => {
  const { endpoint, secret } = await create({ description: "for me" })
  assert.deepEqual([endpoint.status, endpoint.events, endpoint.description], ["enabled", ["*"], "for me"])
  assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
  assert.equal(await endpoints.readSigningSecret(db, accountId, endpoint.id, context()), secret)
  assert.ok(!endpoint.secret.includes(secret.slice(6)))
  assert.ok(!JSON.stringify(renderWebhook(accountId, endpoint, clock.now())).includes(secret.slice(6)))
})

test("a wrong URL or event is refused, and the refusal names the parameter", async () => {
  await assert.rejects(create({ url: "http://example.com" }, "The URL must begin with https://."), {
    code: "invalid_webhook_url",
    param: "url",
    message: /https/,
  })
  await assert.rejects(create({ events: "messages.gone" }), { code: "unknown_event_type", param: "events" })
})

test("the hundred-and-first endpoint is refused, also when many are created simultaneously", async () => {
  await Promise.all(Array.from({ length: 99 }, () => create()))
  const results = await Promise.allSettled([create(), create(), create()])
  assert.equal(results.filter(({ status }) => status === "fulfilled").length, 1)
  assert.equal((await endpoints.listEndpoints(db, accountId, wide)).length, 100)
})

test("endpoints are listed newest first, page by page", async () => {
  const ids = []
  for (let i = 0; i < 5; i++) ids.unshift((await create()).endpoint.id)
  const first = await endpoints.listEndpoints(db, accountId, { limit: 3, before: null })
  const second = await endpoints.listEndpoints(db, accountId, { limit: 3, before: first.at(-1)?.id ?? null })
  assert.deepEqual(
    [...first, ...second].map(({ id }) => id),
    ids,
  )
})

test("another account's endpoint is as unknown as one that never was", async () => {
  const { endpoint } = await create()
  const stranger = newId()
  const unknown = { code: "webhook_not_found" }
  await assert.rejects(endpoints.getEndpoint(db, stranger, endpoint.id), unknown)
  await assert.rejects(endpoints.getEndpoint(db, accountId, newId()), unknown)
  await assert.rejects(
    db.transaction((tx) => endpoints.updateEndpoint(tx, stranger, endpoint.id, {}, context())),
    unknown,
  )
  await assert.rejects(
    db.transaction((tx) => endpoints.deleteEndpoint(tx, stranger, endpoint.id, context())),
    unknown,
  )
  await assert.rejects(
    db.transaction((tx) => endpoints.rotateSecret(tx, stranger, endpoint.id, context())),
    unknown,
  )
  await assert.rejects(endpoints.readSigningSecret(db, stranger, endpoint.id, context()), unknown)
  await assert.rejects(listEndpointDeliveries(db, stranger, { endpointId: endpoint.id }, wide), unknown)
  await assert.rejects(
    db.transaction((tx) => testEndpoint(tx, stranger, endpoint.id, context())),
    unknown,
  )
})

test("a patch changes only the fields that it names", async () => {
  const { endpoint } = await create({ events: "messages.sent", description: "one" })
  const patch = (change: endpoints.EndpointPatch, urlFault?: string) =>
    db.transaction((tx) => endpoints.updateEndpoint(tx, accountId, endpoint.id, change, context(urlFault)))
  clock.advance(1_000)
  const changed = (await patch({ events: ["messages.failed"] })).endpoint
  assert.deepEqual({ ...changed, events: null, updated_at: 0 }, { ...endpoint, events: null, updated_at: 0 })
  assert.deepEqual([changed.events, changed.updated_at], [["messages.failed"], clock.now()])
  await assert.rejects(patch({ url: "ftp://x" }, "The URL must begin with https://."), { code: "invalid_webhook_url" })
  await assert.rejects(patch({ events: "nothing" }), { code: "unknown_event_type" })
  assert.equal((await patch({ status: "disabled" })).endpoint.disabled_reason, "by_user")
  assert.equal((await patch({ description: "two" })).endpoint.disabled_reason, "by_user")
  assert.equal((await patch({ status: "enabled" })).endpoint.disabled_reason, null)
})

test("an endpoint that is enabled again, or has a new URL, starts with a clean record", async () => {
  const { endpoint } = await create()
  const spoil = () =>
    db.query(
      `update webhook_endpoints set consecutive_failures = 30, first_failure_at = $2, paused_until = $2 where account_id = $1`,
      [accountId, new Date(clock.now())],
    )
  const patch = (change: endpoints.EndpointPatch) =>
    db.transaction((tx) => endpoints.updateEndpoint(tx, accountId, endpoint.id, change, context()))
  const record = ({ endpoint: row }: { endpoint: endpoints.Endpoint }) => [
    row.consecutive_failures,
    row.first_failure_at,
    row.paused_until,
  ]
  await spoil()
  assert.equal(record(await patch({ description: "same" }))[0], 30)
  assert.deepEqual(record(await patch({ url: "https://example.com/new" })), [0, null, null])
  await patch({ status: "disabled" })
  await spoil()
  assert.deepEqual(record(await patch({ status: "enabled" })), [0, null, null])
})

test("disabling and deleting cancel all pending deliveries, and leave the log", async () => {
  const { endpoint } = await create()
  await append(12_000)
  await db.transaction((tx) => endpoints.updateEndpoint(tx, accountId, endpoint.id, { status: "disabled" }, context()))
  assert.equal(await jobCount(), 0)
  assert.deepEqual(await deliveriesOf(endpoint.id, "pending"), [])
  await append()
  assert.equal(await jobCount(), 0)
  await db.transaction((tx) => endpoints.deleteEndpoint(tx, accountId, endpoint.id, context()))
  await assert.rejects(endpoints.getEndpoint(db, accountId, endpoint.id), { code: "webhook_not_found" })
  assert.equal((await deliveriesOf(endpoint.id, "cancelled")).length, 1_000)
})

test("a rotation gives a new secret and keeps the older one for a day", async () => {
  const { endpoint, secret } = await create()
  const rotated = await db.transaction((tx) => endpoints.rotateSecret(tx, accountId, endpoint.id, context()))
  assert.notEqual(rotated.secret, secret)
  assert.equal(await endpoints.readSigningSecret(db, accountId, endpoint.id, context()), rotated.secret)
  assert.deepEqual(rotated.endpoint.older_secret, endpoint.secret)
  assert.equal(rotated.endpoint.older_secret_until, clock.now() + 86_400_000)
})

test("deliveries and events of another account do not exist", async () => {
  const { endpoint } = await create()
  const [eventId = ""] = await append()
  const [delivery] = await deliveriesOf(endpoint.id)
  const stranger = newId()
  await assert.rejects(getDelivery(db, stranger, delivery?.id ?? ""), { code: "delivery_not_found" })
  await assert.rejects(
    db.transaction((tx) => resend(tx, stranger, delivery?.id ?? "", context())),
    { code: "delivery_not_found" },
  )
  await assert.rejects(getEvent(db, stranger, eventId), { code: "event_not_found" })
  assert.equal((await getEvent(db, accountId, eventId)).id, eventId)
  assert.deepEqual((await listEvents(db, stranger, {}, wide)).events, [])
})

test("a test, resend or replay to a disabled endpoint is refused", async () => {
  const { endpoint } = await create()
  await append()
  const [delivery] = await deliveriesOf(endpoint.id)
  await db.transaction((tx) => endpoints.updateEndpoint(tx, accountId, endpoint.id, { status: "disabled" }, context()))
  await assert.rejects(
    db.transaction((tx) => testEndpoint(tx, accountId, endpoint.id, context())),
    { code: "webhook_disabled" },
  )
  await assert.rejects(
    db.transaction((tx) => resend(tx, accountId, delivery?.id ?? "", context())),
    { code: "webhook_disabled" },
  )
})
