/**
 * Cursors that clients changed, at every list: the answer is a page or `invalid_cursor`, never a failure of
 * the server.
 */
import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import fc from "fast-check"
import { signedIn, type Browser } from "#core/api/member-testing.ts"
import { routes } from "#host/api/routes.ts"
import { startTestApi, type TestApi } from "#http/testing.ts"
import { sidPrefixes } from "#core/std/ids.ts"

/** The name inside the cursor of each list, and how many parts its key has. */
const lists: Record<string, { name: string; parts?: number }> = {
  "/v1/messages": { name: "messages" },
  "/v1/conversations": { name: "conversations" },
  "/v1/conversations/messages": { name: "conversation_messages" },
  "/v1/phone_numbers": { name: "phone_numbers" },
  "/v1/messaging_services": { name: "messaging_services" },
  "/v1/messaging_services/{sid}/senders": { name: "service_senders" },
  "/v1/opt_outs": { name: "opt_outs", parts: 2 },
  "/v1/auth/verifications": { name: "verifications" },
  "/v1/auth/attempts": { name: "verification_attempts" },
  "/v1/auth/safe_list": { name: "safe_list" },
  "/v1/auth/factors": { name: "factors" },
  "/v1/auth/challenges": { name: "challenges" },
  "/v1/auth/blocks": { name: "verification_blocks" },
  "/operator/v1/verification_blocks": { name: "verification_blocks" },
  "/v1/auth/sessions": { name: "auth_sessions" },
  "/v1/payments": { name: "payments" },
  "/v1/payments/{sid}/timeline": { name: "payment_timeline", parts: 2 },
  "/v1/refunds": { name: "refunds" },
  "/v1/disputes": { name: "disputes" },
  "/v1/transactions": { name: "transactions" },
  "/v1/ledger_periods": { name: "ledger_periods" },
  "/v1/reconciliations": { name: "reconciliations" },
  "/v1/differences": { name: "differences" },
  "/v1/webhooks": { name: "webhooks" },
  "/v1/webhooks/{sid}/deliveries": { name: "deliveries" },
  "/v1/webhooks/{sid}/replays": { name: "replays" },
  "/v1/deliveries": { name: "deliveries" },
  "/v1/events": { name: "events" },
  "/v1/events/feed": { name: "event_feed", parts: 3 },
  "/v1/api_keys": { name: "api_keys" },
  "/operator/v1/accounts": { name: "accounts" },
  "/operator/v1/carriers": { name: "carriers" },
  "/operator/v1/dead_letters": { name: "dead_letters" },
  "/operator/v1/phone_numbers": { name: "operator_phone_numbers" },
  "/operator/v1/sender_rules": { name: "sender_rules" },
  "/v1/simulator/messages": { name: "simulator_messages" },
  "/operator/v1/routes": { name: "routes" },
  "/operator/v1/rates": { name: "rates" },
  "/console/v1/invites": { name: "invites" },
  "/console/v1/members": { name: "members" },
  "/console/v1/audit_log": { name: "audit_log" },
  "/console/v1/installation/members": { name: "all_members" },
  "/console/v1/installation/audit_log": { name: "audit_log" },
}

/** Parameters of a list without which it does not answer, or not soon. */
const needed: Record<string, string> = {
  "/v1/events/feed": "&timeout_ms=0",
  "/v1/conversations/messages": "&number=%2B15551234567&contact=%2B15552345678",
}

let api: TestApi
let operator: Browser
/** By the two letters of the sid. */
const sids: Record<string, string> = {}

before(async () => {
  api = await startTestApi()
  operator = await signedIn(api, "ann@example.com", { role: "owner", isOperator: true })
  const headers = { authorization: api.account.authorization, "content-type": "application/json" }
  const body = JSON.stringify({ url: "https://example.com/hooks" })
  const made = await fetch(`${api.baseUrl}/v1/webhooks`, { method: "POST", headers, body })
  sids["webhook"] = ((await made.json()) as { sid: string }).sid
  const pool = await fetch(`${api.baseUrl}/v1/messaging_services`, {
    method: "POST",
    headers,
    body: JSON.stringify({ name: "Support" }),
  })
  sids["messagingService"] = ((await pool.json()) as { sid: string }).sid
  const paid = await fetch(`${api.baseUrl}/v1/payments`, {
    method: "POST",
    headers: { ...headers, "idempotency-key": "one" },
    body: JSON.stringify({ amount: 1250, currency: "EUR", payment_method: "sim_ok" }),
  })
  sids["payment"] = ((await paid.json()) as { sid: string }).sid
})
after(() => api[Symbol.asyncDispose]())

const uuid = fc.oneof(
  fc.constantFrom("ffffffff-ffff-ffff-ffff-ffffffffffff", "00000000-0000-0000-0000-000000000000"),
  fc.constantFrom("e677d21f-dbff-7fff-bfff-ffffffffffff", "e677d21f-dc00-7000-8000-000000000000"),
  fc.uuid(),
)
const number = fc.oneof(
  fc.nat(),
  fc.constantFrom(0, 2 ** 31, 2 ** 32, 2 ** 48 - 1, 2 ** 48, 10 ** 15 - 1, 2 ** 53, -1, 1e21),
)
const snapshot = fc
  .tuple(number, number, fc.array(number, { maxLength: 4 }))
  .map(([xmin, xmax, underWay]) => `${xmin}:${xmax}:${underWay.toSorted((one, other) => one - other).join()}`)
const part = fc.oneof(
  { weight: 4, arbitrary: uuid },
  { weight: 2, arbitrary: fc.oneof(snapshot, fc.constantFrom("1:1:", "5:9:6,7")) },
  { weight: 2, arbitrary: fc.array(number, { minLength: 1, maxLength: 4 }).map((numbers) => numbers.join()) },
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.constantFrom("", "\0", "\ud800", "0".repeat(200), "+15551234567"),
  fc.constantFrom(null, true, 7, -1e300, [], ["x"], {}, { length: 1 }),
)
/** The keys of a feed and of a timeline are rarely right by chance. */
const feedKey = fc.tuple(uuid, fc.constantFrom("1:1:", "5:9:6,7", "1:999999999999999:"), number.map(String))
const placeKey = fc.tuple(number.map(String), fc.tuple(fc.constantFrom("0", "1", "2"), uuid).map(([kind, id]) => kind + id)) // oxfmt-ignore

async function ask(path: string): Promise<{ status: number; body: Record<string, unknown> }> {
  if (path.startsWith("/console/")) return await operator.ask("GET", path, { account: api.account.sid })
  const authorization = path.startsWith("/operator/") ? api.operator : api.account.authorization
  const answer = await fetch(api.baseUrl + path, { headers: { authorization } })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

function cursorOf({ name, parts = 1 }: { name: string; parts?: number }): fc.Arbitrary<string> {
  const length = fc.oneof({ weight: 9, arbitrary: fc.constant(parts) }, fc.nat(4))
  const any = length.chain((size) => fc.array(part, { minLength: size, maxLength: size }))
  const right = { event_feed: feedKey, payment_timeline: placeKey }[name]
  const key = right ? fc.oneof(any, right) : any
  return key.map((values) => Buffer.from(JSON.stringify([1, name, ...values])).toString("base64url"))
}

const listed = routes.filter(({ operation }) => operation.query && "cursor" in operation.query.shape)

test("every list is in this test", () => {
  assert.deepEqual(listed.map(({ path }) => path).toSorted(), Object.keys(lists).toSorted())
})

for (const { path, operation } of listed) {
  test(`a changed cursor of ${operation.id} is a page or is refused`, async () => {
    const at = operation.sid ? path.replace("{sid}", sids[operation.sid] ?? `${sidPrefixes[operation.sid]}?`) : path
    // An operator may ask for fifty of these a second.
    const numRuns = path.includes("installation") ? 20 : 60
    const further = needed[path] ?? ""
    const property = fc.asyncProperty(cursorOf(lists[path] ?? { name: "" }), async (cursor) => {
      const asked = `${at}?limit=2&cursor=${cursor}${further}`
      const { status, body } = await ask(asked)
      // A cursor has 512 characters at most.
      if (body["code"] === "invalid_parameter") return
      if (status !== 200) assert.deepEqual([status, body["code"]], [400, "invalid_cursor"], JSON.stringify(body))
    })
    await fc.assert(property, { numRuns, endOnFailure: true })
  })
}

test("a stream refuses a changed Last-Event-ID, or begins", async () => {
  const property = fc.asyncProperty(cursorOf({ name: "event_feed", parts: 3 }), async (cursor) => {
    const gone = new AbortController()
    const headers = { authorization: api.account.authorization, "last-event-id": cursor }
    const answer = await fetch(`${api.baseUrl}/v1/messages/stream`, { headers, signal: gone.signal })
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    // The second block comes from the store.
    const text = (await reader?.read())?.value ?? ""
    if (answer.status === 200) assert.match(text, /^retry: /)
    else assert.match(text, /"code":"invalid_cursor"/)
    gone.abort()
  })
  await fc.assert(property, { numRuns: 60, endOnFailure: true })
})
