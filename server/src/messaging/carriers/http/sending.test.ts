import assert from "node:assert/strict"
import { createServer, type AddressInfo } from "node:net"
import { after, before, test } from "node:test"
import { Outgoing } from "#core/outgoing/outgoing.ts"
import { systemClock } from "#core/std/clock.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { eventually } from "../../../../test/support/eventually.ts"
import type { HttpCarrier } from "./http-carrier.ts"
import { submissionOf } from "#messaging/carriers/testing.ts"
import {
  authority,
  deafListener,
  Gateway,
  newHttpCarrier,
  settingsFor,
  webhookSettings,
  type GatewayAnswer,
} from "./testing.ts"

let gateway: Gateway
const carriers: HttpCarrier[] = []

before(async () => {
  gateway = await Gateway.start()
})
after(async () => {
  for (const carrier of carriers) await carrier.stop()
  await gateway.stop()
})

async function start(settings: object = {}, more: Parameters<typeof newHttpCarrier>[1] = {}): Promise<HttpCarrier> {
  const carrier = newHttpCarrier(settingsFor(gateway, settings), { outgoing: gateway.outgoing, ...more })
  carriers.push(carrier)
  await carrier.start(deafListener)
  return carrier
}

test("a message is one request, and any text stays in its field", async () => {
  const carrier = await start()
  const texts = ["Grüße 😀", "a&to=+19990000000&text=b", `{{password}} "quoted" \\ \r\n%00 \u202e`, "x".repeat(1_600)]
  for (const body of texts) {
    const outcome = await carrier.submit(submissionOf({ body, segments: 2 }))
    assert.equal(outcome.kind, "accepted")
    assert.equal(outcome.references.length, 1)
    const request = gateway.requests.at(-1)
    assert.equal(request?.headers.authorization, "Bearer s3cret")
    assert.deepEqual(gateway.forms.at(-1), {
      to: "+15551234567",
      from: "+15550000009",
      text: body,
      callback: "https://posthorn.example.com/webhook",
    })
  }
})

test("JSON keeps the types of values, leaves out absent fields, and no text breaks out", async () => {
  const json = {
    to: ["{{to_digits}}"],
    n: "{{segments}}",
    label: "re {{message_sid}}",
    media: "{{media_urls}}",
    text: { body: "{{body}}", ttl: "{{validity_seconds}}", flash: false, extra: null },
  }
  const carrier = await start({ request: { url: `${gateway.url}/v2?x=1`, query: { from: "{{from}}" }, json } })
  const body = `"}],"to":["+19990000000"]} \\u0000`
  assert.equal((await carrier.submit(submissionOf({ body, from: "A&b=c" }))).kind, "accepted")
  const request = gateway.requests.at(-1)
  assert.equal(request?.path, "/v2?x=1&from=A%26b%3Dc")
  assert.equal(request.headers["content-type"], "application/json")
  const { label, ...rest } = JSON.parse(request.body) as { label: string }
  assert.match(label, /^re MS[0-9a-f]{32}$/)
  assert.deepEqual(rest, { to: ["15551234567"], n: 1, text: { body, flash: false, extra: null } })
})

test("a message with media takes the request for media, with the address of each", async () => {
  const media_request = { url: `${gateway.url}/mms`, form: { to: "{{to}}", text: "{{body}}", media: "{{media_urls}}" } }
  const withMedia = submissionOf({
    body: "",
    media: [{ contentType: "image/png", content: new Uint8Array(1) }],
    mediaUrls: ["https://example.com/1.png", "https://example.com/2.png"],
  })
  const carrier = await start({ channels: ["sms", "mms"], media_request })
  assert.equal((await carrier.submit(withMedia)).kind, "accepted")
  const { path, body } = gateway.requests.at(-1) ?? assert.fail()
  assert.equal(path, "/mms")
  assert.deepEqual(
    [...new URLSearchParams(body)],
    [
      ["to", "+15551234567"],
      ["media", "https://example.com/1.png"],
      ["media", "https://example.com/2.png"],
    ],
  )
  const smsOnly = await (await start()).submit(withMedia)
  assert.deepEqual([smsOnly.kind, "code" in smsOnly && smsOnly.code], ["refused", "media_unsupported"])
})

const meanings: [string, GatewayAnswer, object][] = [
  ["a named error is what the settings say", { status: 400, body: `{"error":"21610"}` }, { kind: "refused", code: "recipient_opted_out", isPermanent: true }],
  ["a named error goes before a success", { status: 200, body: `{"id":"x","error":"busy"}` }, { kind: "refused", code: "sender_queue_full", isPermanent: false }],
  ["a named error may say that nothing is known", { status: 400, body: `{"error":"maybe"}` }, { kind: "unknown" }],
  ["an error of no name is a refusal", { status: 200, body: `{"id":"x","error":77}` }, { kind: "refused", code: "carrier_rejected", isPermanent: true, blame: "route" }],
  ["a named status is what the settings say", { status: 402, body: "" }, { kind: "refused", code: "carrier_unavailable", isPermanent: false }],
  ["a status of a named class", { status: 599, body: "" }, { kind: "refused", code: "throttled", isPermanent: false }],
  ["429 asks for patience, for as long as it says", { status: 429, headers: { "retry-after": "7" }, body: "" }, { kind: "refused", code: "throttled", retryAfterMs: 7_000 }],
  ["401 is of the account at the carrier", { status: 401, body: "" }, { kind: "refused", code: "carrier_rejected", isPermanent: false, blame: "carrier" }],
  ["404 is final", { status: 404, body: "{}" }, { kind: "refused", code: "carrier_rejected", isPermanent: true }],
  ["a redirect is not followed", { status: 302, headers: { location: "https://example.com" }, body: "" }, { kind: "refused", code: "carrier_unavailable", isPermanent: false }],
  ["a success without a reference is unknown", { status: 200, body: "<html>Sign in to the network</html>" }, { kind: "unknown" }],
  ["an answer that is too long is unknown", { status: 200, body: `{"id":"x","pad":"${"x".repeat(70_000)}"}` }, { kind: "unknown" }],
] // oxfmt-ignore

for (const [sentence, answer, expected] of meanings)
  test(`${sentence}`, async (t) => {
    const errors = { 21610: "recipient_opted_out", busy: "sender_queue_full", maybe: "unknown" }
    const statuses = { 402: "carrier_unavailable", "5xx": "throttled" }
    const carrier = await start({ answer: { reference: "id", error: "error", no_error: ["0"], errors, statuses } })
    t.after(() => (gateway.answer = () => gateway.accept()))
    gateway.answer = () => answer
    const outcome = await carrier.submit(submissionOf())
    assert.partialDeepStrictEqual(outcome, expected)
  })

test("a server fault that the settings do not name leaves the outcome unknown, but 503 does not", async (t) => {
  const carrier = await start()
  t.after(() => (gateway.answer = () => gateway.accept()))
  for (const [status, kind] of [
    [500, "unknown"],
    [502, "unknown"],
    [504, "unknown"],
    [503, "refused"],
  ] as const) {
    gateway.answer = () => ({ status, body: "" })
    assert.equal((await carrier.submit(submissionOf())).kind, kind, String(status))
  }
})

test("one part of several that is refused leaves a part with the carrier", async (t) => {
  const carrier = await start({ answer: { reference: "messages[].id", error: "messages[].status", no_error: ["0"] } })
  t.after(() => (gateway.answer = () => gateway.accept()))
  gateway.answer = () => ({
    body: JSON.stringify({
      messages: [
        { id: "a", status: "0" },
        { id: "b", status: "0" },
      ],
    }),
  })
  assert.deepEqual(await carrier.submit(submissionOf()), { kind: "accepted", references: ["a", "b"] })
  gateway.answer = () => ({ body: JSON.stringify({ messages: [{ id: "a", status: "0" }, { status: "9" }] }) })
  assert.partialDeepStrictEqual(await carrier.submit(submissionOf()), { kind: "refused", hasPart: true })
})

test("answers can be text, and references can be our own", async (t) => {
  t.after(() => (gateway.answer = () => gateway.accept()))
  const between = { after: 'Success "', before: '"' }
  const jasmin = await start({ answer: { reference: between, error: { after: 'Error "', before: '"' } } })
  gateway.answer = () => ({ body: 'Success "07033084-5cfd"' })
  assert.deepEqual(await jasmin.submit(submissionOf()), { kind: "accepted", references: ["07033084-5cfd"] })
  gateway.answer = () => ({ status: 400, body: 'Error "Authentication failure"' })
  assert.partialDeepStrictEqual(await jasmin.submit(submissionOf()), { kind: "refused", code: "carrier_rejected" })
  const kannel = await start({ answer: { reference: "own", error: { after: "", before: ":" }, no_error: ["0"] } })
  gateway.answer = () => ({ status: 202, body: "0: Accepted for delivery" })
  const outcome = await kannel.submit(submissionOf({ attempt: 3 }))
  assert.match(outcome.kind === "accepted" ? outcome.references.join() : "", /^AC[0-9a-f]{32}\.MS[0-9a-f]{32}\.3$/)
})

test("an answer without a word of success leaves the outcome unknown when the reference is our own", async (t) => {
  t.after(() => (gateway.answer = () => gateway.accept()))
  const errors = { 5: "invalid_recipient" }
  const answer = { reference: "own", error: { after: "", before: ":" }, no_error: ["0"], errors }
  const kannel = await start({ answer })
  const outcomes: unknown[] = []
  for (const body of ["", "<html>It works</html>", `<a href="https://example.com">Sign in</a>`, "9: What?", "5: No"]) {
    gateway.answer = () => ({ body })
    const outcome = await kannel.submit(submissionOf())
    outcomes.push(outcome.kind === "refused" ? outcome.code : outcome.kind)
  }
  assert.deepEqual(outcomes, ["unknown", "unknown", "unknown", "unknown", "invalid_recipient"])
})

test("a secret that an answer quotes is in no reference and no reason", async (t) => {
  t.after(() => (gateway.answer = () => gateway.accept()))
  const carrier = await start()
  const secret = { body: "Code 471147", maskedBody: "Code ******" }
  gateway.answer = () => ({ body: `{"id":"471147"}` })
  assert.equal((await carrier.submit(submissionOf(secret))).kind, "unknown")
  gateway.answer = () => ({ status: 400, body: `{"error":"471147"}` })
  assert.doesNotMatch(JSON.stringify(await carrier.submit(submissionOf(secret))), /471147/)
})

test("a request without an answer is unknown, and is not sent again", async (t) => {
  t.after(() => (gateway.answer = () => gateway.accept()))
  const carrier = await start({ timeout_ms: 300 })
  gateway.answer = () => null
  const before = gateway.requests.length
  assert.equal((await carrier.submit(submissionOf())).kind, "unknown")
  assert.equal(gateway.requests.length, before + 1)
  assert.equal(carrier.status().state, "up")
})

test("an outcome that a receipt can still name waits for the receipt, before the message leaves again", async (t) => {
  t.after(() => (gateway.answer = () => gateway.accept()))
  const own = { reference: "own", error: { after: "", before: ":" }, no_error: ["0"] }
  const settings = [
    { ...webhookSettings, answer: own, timeout_ms: 300 },
    { answer: own, timeout_ms: 300 },
    { ...webhookSettings, timeout_ms: 300 },
  ]
  const carriersOf = await Promise.all(settings.map((each) => start(each)))
  for (const answer of [null, { status: 502, body: "" }, { body: "<html>" }]) {
    gateway.answer = () => answer
    const outcomes = await Promise.all(carriersOf.map((carrier) => carrier.submit(submissionOf())))
    assert.deepEqual(
      outcomes.map((outcome) => [outcome.kind, "isNamed" in outcome]),
      [
        ["unknown", true],
        ["unknown", false],
        ["unknown", false],
      ],
    )
  }
})

test("a refused connection leaves the messages unsent, and after a while one message tries again", async (t) => {
  const clock = new FakeClock()
  const server = createServer().listen(0, "127.0.0.1")
  await new Promise((resolve) => server.once("listening", resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  const settings = settingsFor({ url: `https://localhost:${port}` })
  const request = settings as { request: object }
  const carrier = await start({ ...request, connections: 5 }, { clock })
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => carrier.submit(submissionOf())))
  assert.deepEqual(new Set(outcomes.map(({ kind }) => kind)), new Set(["not_sent"]))
  assert.equal(carrier.status().state, "down")
  assert.match(carrier.status().reason ?? "", /refused/)
  assert.equal((await carrier.submit(submissionOf())).kind, "not_sent")
  clock.advance(1_000)
  assert.deepEqual([carrier.status().state, carrier.windowMax], ["up", 1])
  assert.equal((await carrier.submit(submissionOf())).kind, "not_sent")
  clock.advance(1_999)
  assert.equal(carrier.status().state, "down", "the second wait is longer")
  const there = await Gateway.start(port)
  t.after(() => there.stop())
  clock.advance(1)
  assert.equal((await carrier.submit(submissionOf())).kind, "accepted")
  assert.deepEqual([carrier.status(), carrier.windowMax], [{ state: "up", reason: null }, 15])
})

test("a private address is only called where it is allowed, and the reason says how", async (t) => {
  const strict = new Outgoing({ clock: systemClock, extraCa: authority.cert })
  t.after(() => strict.stop())
  const carrier = await start({}, { outgoing: strict })
  const before = gateway.requests.length
  assert.equal((await carrier.submit(submissionOf())).kind, "not_sent")
  assert.match(carrier.status().reason ?? "", /CARRIER_ALLOWED_RANGES/)
  assert.equal(gateway.requests.length, before)
})

test("no more requests are under way than there are connections, and urgent messages go first", async (t) => {
  t.after(() => (gateway.answer = () => gateway.accept()))
  const carrier = await start({ connections: 1 })
  const seen = gateway.requests.length
  const { promise: isFree, resolve: free } = Promise.withResolvers<void>()
  gateway.answer = () => isFree.then(() => gateway.accept())
  const sent = ["a", "b", "c"].map((body) => carrier.submit(submissionOf({ body })))
  sent.push(carrier.submit(submissionOf({ body: "urgent", isUrgent: true })))
  await eventually("one came", () => gateway.requests.length === seen + 1)
  assert.equal(carrier.connections()[0]?.unanswered, 1)
  free()
  assert.deepEqual(new Set((await Promise.all(sent)).map(({ kind }) => kind)), new Set(["accepted"]))
  assert.deepEqual(
    gateway.forms.slice(seen).map(({ text }) => text),
    ["a", "urgent", "b", "c"],
  )
})
