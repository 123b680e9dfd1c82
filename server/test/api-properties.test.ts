/**
 * Requests made from the OpenAPI document, right and wrong, at a running server: every answer is one that the
 * document promises.
 */
import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import type { ValidateFunction } from "ajv"
import formats from "ajv-formats"
import { Ajv2020 } from "ajv/dist/2020.js"
import fc from "fast-check"
import { startTestApi, type TestApi } from "#http/testing.ts"
import { refreshTokenExample } from "#auth/api/session-schema.ts"
import { exampleHex } from "#http/wire/schemas.ts"
import { bookNow, posting } from "#payments/ledger/testing.ts"
import { SimulatedProvider } from "#payments/providers/simulator/simulator-provider.ts"
import { newCharge } from "#payments/providers/simulator/testing.ts"
import { systemClock } from "#core/std/clock.ts"
import { createIds, toSid } from "#core/std/ids.ts"
import { exampleCalls } from "./support/openapi-examples.ts"
import {
  addDocument,
  requestsFor,
  withAnswersInPlace,
  type Call,
  type OpenApi,
  type Operation,
} from "./support/openapi-requests.ts"

const newId = createIds(systemClock)
const runsEach = 40
/** Some operations have so many parameters that a request with none of them wrong is rare. */
const roundsMax = 10
/** What answers anything that is not a request to an operation; a generated path or body can become that. */
const anywhere = new Set(["unknown_path"])

let api: TestApi
let document: OpenApi
let ajv: Ajv2020
const validators = new Map<string, ValidateFunction>()
/** Sids that answers told, so that later requests ask for things that are there. */
const known = new Map<string, string[]>()
/** Operations that answered with success at least once. */
const succeeded = new Set<string>()
/** Whose token may be rotated away. */
let spare: string
/**
 * Never asked for: the accounts that make the requests, which nobody may suspend, and the simulator, which no
 * operation finds.
 */
const apart = new Set<string>()

before(async () => {
  api = await startTestApi()
  const { sid, authorization } = await api.addAccount("Spare")
  spare = authorization
  for (const each of [sid, api.account.sid, toSid("carrier", api.simulator.id)]) apart.add(each)
  document = withAnswersInPlace((await (await fetch(`${api.baseUrl}/openapi.json`)).json()) as OpenApi)
  ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  addDocument(ajv, document)
})
after(() => api[Symbol.asyncDispose]())

test("no request makes the server fail, and every answer is documented", async (t) => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  assert.ok(operations.length >= 35)
  for (const { path, method, operation } of operations) {
    await prepare(path, method)
    const requests = requestsFor(document, method, operation)
    const property = fc.asyncProperty(requests, (call) => check(path, method, operation, call))
    await t.test(operation.operationId, async () => {
      for (let rounds = 0; rounds < roundsMax && !(rounds && succeeded.has(operation.operationId)); rounds++)
        await fc.assert(property, { numRuns: runsEach })
    })
  }
  const neverRight = operations.map(({ operation }) => operation.operationId).filter((id) => !succeeded.has(id))
  assert.deepEqual(neverRight, [], "the generator makes no right request to these")
})

test("the server accepts every example of the document, as JSON and as a form", async () => {
  const refused: string[] = []
  /** Reads change nothing, and some wait ten seconds for a message that does not come. */
  const reads: Promise<void>[] = []
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      await prepare(path, method)
      for (const call of exampleCalls(operation)) {
        if (operation.operationId === "rotateAuthToken") spare = (await api.addAccount("Spare")).authorization
        const asked = noteRefusal(path, method, operation, call, refused)
        if (method === "get") reads.push(asked)
        else await asked
      }
    }
  }
  await Promise.all(reads)
  assert.deepEqual(refused, [])
})

test("a repeated PATCH or DELETE changes nothing more, so clients can repeat it", async () => {
  const silent: string[] = []
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      if (method !== "patch" && method !== "delete") continue
      await prepare(path, method)
      const isProved = await repeat(path, method, operation)
      if (!isProved) silent.push(operation.operationId)
    }
  assert.deepEqual(silent, [], "no request to these succeeds")
})

/** Sends a request twice. Returns whether the first succeeded, and the second had no other answer. */
async function repeat(path: string, method: string, operation: Operation): Promise<boolean> {
  const schema = operation.parameters.find((each) => each.in === "path")?.schema
  const prefix = /\^([A-Z]{2})/.exec(String(schema?.["pattern"]))?.[1] ?? ""
  const plain = { sid: { prefix, text: null, choice: 0 }, query: "", body: null, headers: {} }
  // Some of the known objects are deleted by now.
  const sids = known.get(prefix)?.toReversed() ?? [null]
  const examples = [...exampleCalls(operation), plain]
  for (const call of sids.flatMap((text) => examples.map((each) => ({ ...each, sid: { ...plain.sid, text } })))) {
    // An entry without a sid is created and deleted at the same path, by the same parameters.
    if (call.query) await make(path, Object.fromEntries(new URLSearchParams(call.query)))
    const first = await send(path, method, operation, call)
    const before = await first.text()
    if (!first.ok) continue
    const second = await send(path, method, operation, call)
    const after = await second.text()
    const what = `${method} ${path} ${JSON.stringify(call)}: ${before} → ${second.status} ${after}`
    assert.ok(second.status === first.status || (method === "delete" && second.status === 404), what)
    if (second.ok) assert.equal(withoutUpdate(after), withoutUpdate(before), what)
    return true
  }
  return false
}

function withoutUpdate(text: string): string {
  return text.replaceAll(/"updated_at":"[^"]+"/g, "")
}

async function noteRefusal(
  path: string,
  method: string,
  operation: Operation,
  call: Call,
  refused: string[],
): Promise<void> {
  const answer = await send(path, method, operation, call)
  // A stream ends with its session, not with its example.
  if (answer.headers.get("content-type")?.startsWith("text/event-stream")) return answer.body?.cancel()
  const text = await answer.text()
  if (answer.ok) remember(text)
  // What the example names can be gone, exist already, or have been asked for a moment ago. All else would be
  // the fault of the example.
  else if (![404, 409, 429].includes(answer.status)) refused.push(`${method} ${path} ${JSON.stringify(call)} → ${text}`)
}

/** Makes what the requests of an operation ask for. */
async function prepare(path: string, method: string): Promise<void> {
  await preparePaymentProvider(path)
  if (!isPrepared) await prepareForAll()
  // An account has a hundred keys at most.
  if (path.startsWith("/v1/api_keys")) await make("/v1/api_keys", { name: "Prepared" })
  if (path.startsWith("/operator/")) await prepareCarriers()
  if (path === recordPath) await make("/v1/payments", { amount: 1250, currency: "EUR" })
  if (path === "/v1/payments/{sid}/resolve") await preparePayment("sim_amount_mismatch")
  if (/^\/v1\/(reconciliations|differences)/.test(path)) await prepareDifference()
  isPrepared = method === "get"
}

/** Reads leave everything as it is. Any other operation may have deleted what was prepared for all. */
let isPrepared = false

async function prepareForAll(): Promise<void> {
  const [ours, theirs] = ["+15551234567", "+15552345678"]
  await make("/operator/v1/phone_numbers", { account_sid: api.account.sid, number: ours })
  await make("/v1/phone_numbers", { number: "+15551230000" })
  await make("/v1/simulator/inbound", { to: ours, from: theirs, body: "START" })
  await make("/v1/messages", { to: theirs, from: ours, body: "Hello" })
  await make("/v1/simulator/inbound", { to: ours, from: "+15552345679", body: "STOP" })
  const sender = "+15552345670"
  await make("/v1/simulator/inbound", { to: ours, from: sender, media: ["data:image/gif;base64,R0lGODlhAQABAAAAACw="] })
  const received = JSON.parse(await read(`/v1/messages?limit=1&from=%2B${sender.slice(1)}`)) as {
    data: { sid: string }[]
  }
  if (received.data[0]) await read(`/v1/messages/${received.data[0].sid}/media`)
  await make("/operator/v1/accounts", { name: "Prepared" })
  await make("/operator/v1/sender_rules", { account_sid: api.account.sid, kind: "pattern", sender: "Prepared*" })
  for (const sender of ["email:codes@example.com", `whatsapp:${ours}`, "12345"])
    await make("/operator/v1/sender_rules", { account_sid: api.account.sid, kind: "exact", sender })
  await prepareMessagingService(ours)
  await make("/v1/auth/services", { friendly_name: "Prepared" })
  await prepareAuth()
  await preparePayments()
  await prepareDeadLetter()
  await bookNow(api.db, api.account.accountId, [posting()])
  await read("/v1/transactions?limit=1")
  const webhook = JSON.parse(await make("/v1/webhooks", { url: "https://example.com/hooks" })) as { sid?: string }
  if (!webhook.sid) return
  await make(`/v1/webhooks/${webhook.sid}/test`, {})
  const lately = { from: new Date(Date.now() - 60_000).toISOString() }
  const replay = JSON.parse(await make(`/v1/webhooks/${webhook.sid}/replay`, lately)) as { sid?: string }
  // There may be ten that have not ended.
  if (replay.sid) await make(`/v1/replays/${replay.sid}/cancel`, {})
}

/** The only service, because a sender is in one service at most. */
async function prepareMessagingService(sender: string): Promise<void> {
  for (const sid of known.get("MG") ?? []) await make(`/v1/messaging_services/${sid}`, {}, "DELETE")
  known.delete("MG")
  const { sid } = JSON.parse(await make("/v1/messaging_services", { name: "Prepared" })) as { sid?: string }
  if (sid) await make(`/v1/messaging_services/${sid}/senders`, { sender })
}

/** An installation has a hundred carriers at most. */
async function prepareCarriers(): Promise<void> {
  const settings = { hosts: [{ host: "smpp.carrier.example" }], system_id: "acme" }
  const carrier = await make("/operator/v1/carriers", { name: "Prepared", settings, status: "disabled" })
  const { sid: carrier_sid } = JSON.parse(carrier) as { sid?: string }
  if (carrier_sid) await make("/operator/v1/routes", { carrier_sid })
  if (carrier_sid) await make("/operator/v1/rates", { carrier_sid, price: "0.12", price_unit: "EUR" })
  await make("/operator/v1/carriers", { name: "Prepared", settings, status: "disabled" })
}

/** A verification that is pending, a block, a session, and an approval that no session has used. */
async function prepareAuth(): Promise<void> {
  const [to, from] = ["+15005550010", "+15551234567"]
  // An operation before can have changed any of them; a code of another length would approve nothing.
  const settings = { allowed_countries: [], daily_sends_max: 100_000, daily_spend_max: null, code_length: 6 }
  await make("/v1/auth/settings", settings, "PATCH")
  await make("/v1/auth/safe_list", { to })
  const approve = async () => {
    const { sid: verification_sid } = JSON.parse(await make("/v1/auth/verifications", { to, from })) as { sid?: string }
    const checked = await make("/v1/auth/verification_checks", { verification_sid, code: "000000" })
    assert.match(checked, /"status":"approved"/, checked)
    return verification_sid
  }
  await make("/v1/auth/sessions", { subject: "user-0001", verification_sid: await approve() })
  await make("/v1/auth/verifications", { to, from, purpose: `prepared_${preparations++}` })
  await approve()
  // A person of their own each time: a person has few factors and challenges an hour.
  const person = { subject: `prepared-${preparations}`, friendly_name: "Prepared" }
  await make("/v1/auth/factors", { ...person, factor_type: "totp" })
  await make("/v1/auth/factors", { ...person, factor_type: "recovery_codes" })
  await make("/v1/auth/challenges", { subject: person.subject, factor_type: "recovery_codes" })
  const id = newId()
  await api.db.query(
    `insert into verification_blocks (account_id, id, scope, key, country, is_dry_run, sends, approvals, created_at, ends_at)
     values ($1, $2, 'prefix', '1555234', 'US', false, 40, 0, now(), now() + interval '1 hour')`,
    [api.account.accountId, id],
  )
  remember(toSid("block", id))
}

const recordPath = "/v1/payments/{sid}/record_payment"

/** One for the operations that are about one; none else, so that payments use the simulated provider. */
async function preparePaymentProvider(path: string): Promise<void> {
  await api.db.query("delete from payment_providers", [])
  api.payments.payments.providers.forget(api.account.accountId)
  const settings = { instructions: "IBAN CH93 0076 2011 6238 5295 7" }
  if (path === "/v1/payment_providers/{sid}" || path === recordPath)
    await make("/v1/payment_providers", { kind: "manual", name: "A", settings })
}

const simulated = { amount: 1250, currency: "EUR", provider: "simulator" }

const preparePayment = (method: string) => make("/v1/payments", { ...simulated, payment_method: method })

/** Payments in the states from which operations go on, a refund, and a dispute. */
async function preparePayments(): Promise<void> {
  await make("/v1/payments", simulated)
  await make("/v1/payments", { ...simulated, payment_method: "sim_ok", capture_method: "manual" })
  // The last one, to which requests for refunds refer.
  const { sid: payment_sid } = JSON.parse(await preparePayment("sim_ok")) as { sid?: string }
  if (payment_sid) await make("/v1/refunds", { payment_sid, amount: 250 })
  const id = newId()
  await api.db.query(
    `insert into disputes (account_id, id, payment_id, status, sequence, amount, currency, reason, is_withdrawn, provider_reference,
       created_at, updated_at)
     values ($1, $2, $2, 'needs_response', 1, 1250, 'EUR', 'fraudulent', true, $3, now(), now())`,
    [api.account.accountId, id, `prepared_${id}`],
  )
  remember(toSid("dispute", id))
}

/** A charge that only the simulator has, found by a reconciliation that has ended. */
async function prepareDifference(): Promise<void> {
  await new SimulatedProvider(api.account.accountId, api.payments.simulatedPayments).charge(newCharge())
  await make("/v1/reconciliations", {})
  await api.payments.reconciler.round()
  await read("/v1/differences?status=open&limit=1")
}

async function prepareDeadLetter(): Promise<void> {
  const id = newId()
  const content = JSON.stringify({ body: "Hello", media: [] })
  await api.db.query(
    `insert into inbound_dead_letters values ($1, sha256($2), $3, '+15552345678', '+15551234567', $4, '22021', now(), now())`,
    [id, Buffer.from(id), id, content],
  )
  remember(toSid("deadLetter", id))
}

let preparations = 0

async function make(path: string, parameters: object, method = "POST"): Promise<string> {
  const authorization = path.startsWith("/operator/") ? api.operator : api.account.authorization
  const headers = {
    authorization,
    "content-type": "application/json",
    ...(path === "/v1/payments" || path === "/v1/refunds" ? { "idempotency-key": newId() } : {}),
  }
  return remembered(await fetch(api.baseUrl + path, { method, headers, body: JSON.stringify(parameters) }))
}

async function read(path: string): Promise<string> {
  return remembered(await fetch(api.baseUrl + path, { headers: { authorization: api.account.authorization } }))
}

async function remembered(answer: Response): Promise<string> {
  const text = await answer.text()
  if (answer.ok) remember(text)
  return text
}

function send(path: string, method: string, operation: Operation, call: Call): Promise<Response> {
  return fetch(api.baseUrl + fillIn(path, call) + call.query, {
    method: method.toUpperCase(),
    ...(call.body === null || method === "get" ? {} : { body: Buffer.from(withKnownSids(call.body)) }),
    headers: {
      authorization: authorizationFor(path, operation),
      ...call.headers,
    },
  })
}

async function check(path: string, method: string, operation: Operation, call: Call): Promise<void> {
  const answer = await send(path, method, operation, call)
  const text = await answer.text()
  const said = `${method} ${path} ${JSON.stringify(call).slice(0, 2000)} → ${answer.status} ${text.slice(0, 1000)}`
  assert.ok(answer.status < 500, said)
  assert.ok(answer.headers.get("request-id"), said)
  const [type = ""] = (answer.headers.get("content-type") ?? "").split(";")
  if (type === "application/problem+json" && anywhere.has((JSON.parse(text) as { code: string }).code)) return
  if (answer.ok) succeeded.add(operation.operationId)
  const documented = operation.responses[answer.status]
  assert.ok(documented, `not a documented status: ${said}`)
  if (!documented.content) return assert.equal(text, "", said)
  if (type === "text/csv") return assert.match(text, /^transaction_sid,[^]*\r\n$/, said)
  if (type === "text/event-stream") return assert.match(text, /^retry: 1000\nid: [\w-]+\n\n/, said)
  const validate = validatorFor(path, method, answer.status, type)
  const body = JSON.parse(text) as unknown
  assert.ok(validate(body), `${ajv.errorsText(validate.errors)}: ${said}`)
  if (!answer.ok) {
    const { code, status } = body as { code: string; status: number }
    assert.equal(status, answer.status, said)
    assert.ok(documented["x-codes"]?.includes(code), `not a documented code of this status: ${said}`)
  }
  if (answer.ok) remember(text)
}

/**
 * A route needs a carrier that is there, a number an account, and a session an approval; an example names
 * none.
 */
function withKnownSids(body: string): string {
  return body
    .replaceAll(refreshTokenExample, known.get("refresh")?.at(-1) ?? refreshTokenExample)
    .replaceAll(/(CR|AC|VE|YF|PY)([0-9a-f]{32})/g, (sid, prefix: string, hex: string) =>
      hex === exampleHex ? (known.get(prefix)?.at(-1) ?? sid) : sid,
    )
}

function authorizationFor(path: string, { operationId }: Operation): string {
  if (path.startsWith("/operator/")) return api.operator
  return operationId === "rotateAuthToken" ? spare : api.account.authorization
}

function fillIn(path: string, { sid }: Call): string {
  return path.replace(/\{\w+\}/, () => {
    const pool = known.get(sid.prefix) ?? []
    return sid.text ?? pool.at(-1 - (sid.choice % 3)) ?? `${sid.prefix}${"0".repeat(32)}`
  })
}

function remember(text: string): void {
  const [, token] = /"refresh_token":"([^"]+)"/.exec(text) ?? []
  if (token) known.set("refresh", [token])
  for (const [sid] of text.matchAll(
    /\b(?:MS|MD|MG|VA|PN|WH|EV|DL|RP|SK|CR|RT|RA|SR|AC|VE|BK|SE|YF|YC|PP|PY|RF|DP|DE|TX|RE|DF)[0-9a-f]{32}\b/g,
  )) {
    if (apart.has(sid)) continue
    const prefix = sid.slice(0, 2)
    const pool = known.get(prefix) ?? []
    // None is forgotten: a list that shows it again would put it behind what was prepared since.
    if (!pool.includes(sid)) known.set(prefix, [...pool, sid])
  }
}

function validatorFor(path: string, method: string, status: number, type: string): ValidateFunction {
  const pointer = ["paths", path, method, "responses", String(status), "content", type, "schema"]
  const ref = `openapi#/${pointer
    .map((part) => part.replaceAll("~", "~0").replaceAll("/", "~1"))
    .map(encodeURIComponent)
    .join("/")}`
  let validator = validators.get(ref)
  if (!validator) validators.set(ref, (validator = ajv.compile({ $ref: ref })))
  return validator
}
