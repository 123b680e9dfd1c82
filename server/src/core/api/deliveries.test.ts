import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { createApiKey } from "#core/accounts/api-keys.ts"
import { basic } from "#core/accounts/testing.ts"
import { signedIn } from "#core/api/member-testing.ts"
import { startTestApi, type TestAccount, type TestApi } from "#http/testing.ts"
import { recordAttempts, type NewAttempt } from "#core/deliveries/record-attempts.ts"
import type { NewInvite } from "#core/members/make-invite.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds, idTime, toSid } from "#core/std/ids.ts"

const clock = new FakeClock(Date.UTC(2026, 10, 21, 8, 30))
const newId = createIds(clock)
let api: TestApi
before(async () => void (api = await startTestApi({ clock })))
after(() => api[Symbol.asyncDispose]())

const timing = { dnsMs: 9, connectMs: 11, tlsMs: 14, firstByteMs: 12 }
const nothing = { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null }

interface Shown {
  sid: string
  attempt_log: Record<string, unknown>[]
}

async function addDelivery(account: TestAccount, endpointId: string, eventType: string): Promise<string> {
  const id = newId()
  await api.db.query(
    `insert into deliveries (account_id, id, event_id, endpoint_id, event_type, created_at) values ($1, $2, $2, $3, $4, $5)`,
    [account.accountId, id, endpointId, eventType, new Date(idTime(id)).toISOString()],
  )
  return id
}

function record(account: TestAccount, attempt: Partial<NewAttempt> & Pick<NewAttempt, "deliveryId">): Promise<void> {
  const usual = { unwritten: null, askedBy: "schedule", startedAt: clock.now(), durationMs: 47, error: null } as const
  const rest = {
    responseBody: null,
    response: null,
    nextAttemptAt: null,
    status: "succeeded",
    statusCode: 204,
  } as const
  const detail = { timing, isRepeated: false, extraHeaders: [], responseHeaders: {} }
  return api.db.transaction((tx) =>
    recordAttempts(tx, [[account.accountId, [{ ...usual, ...rest, detail, ...attempt }]]]),
  )
}

async function get(path: string, account = api.account) {
  const answer = await fetch(api.baseUrl + path, { headers: { authorization: account.authorization } })
  return { status: answer.status, body: (await answer.json()) as { data: Shown[]; code: string } & Shown }
}

test("a delivery shows the request, answer and durations of each attempt, and no secret", async () => {
  const { account } = api
  const id = await addDelivery(account, newId(), "messages.sent")
  const response = { id: newId(), signature: "v1,abc", headers: { server: "nginx" }, body: "no" }
  const detail = { timing, isRepeated: false, extraHeaders: ["x-api-key"], responseHeaders: {} }
  await record(account, { deliveryId: id, status: "pending", statusCode: 500, error: "It broke.", response, detail })
  clock.advance(5_000)
  const later = {
    timing: { ...nothing, firstByteMs: 3 },
    isRepeated: true,
    extraHeaders: [],
    responseHeaders: { "x-request-id": "r2" },
  }
  await record(account, { deliveryId: id, askedBy: "manual", durationMs: 4, detail: later })
  const { body } = await get(`/v1/deliveries/${toSid("delivery", id)}`)
  const sent = {
    "content-type": "application/json",
    "user-agent": "Posthorn-Webhooks/1",
    "accept-encoding": "identity",
    "webhook-id": toSid("event", id),
  }
  assert.deepEqual(body.attempt_log, [
    {
      number: 1,
      asked_by: "schedule",
      started_at: "2026-11-21T08:30:00.000Z",
      duration_ms: 47,
      timing: { dns_ms: 9, connect_ms: 11, tls_ms: 14, first_byte_ms: 12, total_ms: 47 },
      repeated: false,
      status_code: 500,
      error: "It broke.",
      request_headers: { "x-api-key": null, ...sent, "webhook-timestamp": "1795249800", "webhook-signature": "v1,abc" },
      response_headers: { server: "nginx" },
      response_body: "no",
    },
    {
      number: 2,
      asked_by: "manual",
      started_at: "2026-11-21T08:30:05.000Z",
      duration_ms: 4,
      timing: { dns_ms: null, connect_ms: null, tls_ms: null, first_byte_ms: 3, total_ms: 4 },
      repeated: true,
      status_code: 204,
      error: null,
      request_headers: { ...sent, "webhook-timestamp": "1795249805", "webhook-signature": null },
      response_headers: { "x-request-id": "r2" },
      response_body: null,
    },
  ])
})

test("a signature is shown only to members and keys that can read the endpoint's secret", async () => {
  const account = await api.addAccount("Signed")
  const id = await addDelivery(account, newId(), "messages.sent")
  const response = { id: newId(), signature: "v1,abc", headers: {}, body: "no" }
  await record(account, { deliveryId: id, status: "pending", statusCode: 500, error: "It broke.", response })
  const path = `/v1/deliveries/${toSid("delivery", id)}`
  const signatureIn = (body: unknown) => {
    const headers = (body as Shown).attempt_log[0]?.["request_headers"] as Record<string, unknown>
    return headers["webhook-signature"]
  }
  const shown: Record<string, unknown> = { token: signatureIn((await get(path, account)).body) }
  for (const scope of ["full", "webhooks", "read"] as const) {
    const context = { newId, now: clock.now() }
    const { apiKey, secret } = await createApiKey(api.db, account.accountId, { name: scope, scope }, context)
    const authorization = basic(toSid("apiKey", apiKey.id), secret)
    shown[scope] = signatureIn((await get(path, { ...account, authorization })).body)
  }
  const wanted = { operator: { role: "viewer", isOperator: true }, owner: {}, developer: {}, viewer: {} }
  for (const [name, invited] of Object.entries(wanted)) {
    const role = name as "owner" | "developer" | "viewer"
    const of = { accountId: account.accountId, role, ...invited } as Partial<NewInvite>
    const member = await signedIn(api, `${name}@example.com`, of, clock.now())
    shown[name] = signatureIn((await member.ask("GET", path, { account: account.sid })).body)
  }
  const signature = "v1,abc"
  assert.deepEqual(shown, {
    token: signature,
    full: signature,
    webhooks: signature,
    read: null,
    operator: signature,
    owner: signature,
    developer: signature,
    viewer: null,
  })
})

test("an account lists its deliveries by endpoint, status, event type and time, and never another's", async () => {
  const [mine, other] = [await api.addAccount("Mine"), await api.addAccount("Other")]
  const [one, two] = [newId(), newId()]
  const failed = await addDelivery(mine, one, "messages.failed")
  await record(mine, { deliveryId: failed, status: "failed", statusCode: 410 })
  clock.advance(60_000)
  const sent = await addDelivery(mine, two, "messages.sent")
  await record(mine, { deliveryId: sent })
  await addDelivery(other, one, "messages.sent")
  const listed = async (query: string) => {
    const { body } = await get(`/v1/deliveries?${query}`, mine)
    return body.data.map(({ sid }) => (sid === toSid("delivery", sent) ? "sent" : "failed"))
  }
  const noon = new Date(clock.now()).toISOString()
  assert.deepEqual(await listed(""), ["sent", "failed"])
  assert.deepEqual(await listed(`endpoint=${toSid("webhook", one)}`), ["failed"])
  assert.deepEqual(await listed("status=failed"), ["failed"])
  assert.deepEqual(await listed("status=failed,succeeded"), ["sent", "failed"])
  assert.deepEqual(await listed("status=canceled"), [])
  assert.deepEqual(await listed("status=cancelled"), [])
  assert.deepEqual(await listed("event_type=messages.sent&status=succeeded"), ["sent"])
  assert.deepEqual(await listed(`from=${noon}`), ["sent"])
  assert.deepEqual(await listed(`to=${noon}`), ["failed"])
  assert.deepEqual(await listed(`created_after=${noon}`), ["sent"])
  assert.deepEqual(await listed(`created_before=${noon}`), ["failed"])
  const { status, body } = await get(`/v1/deliveries?endpoint=${toSid("webhook", newId())}`, mine)
  assert.deepEqual([status, body.code], [404, "webhook_not_found"])
})
