import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { startTestApi, type TestAccount, type TestApi } from "#http/testing.ts"
import { Authenticator, fromBase32 } from "#auth/factors/testing.ts"
import type { PasskeyOptions } from "#auth/factors/passkey.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { codeAt } from "#core/std/totp.ts"

const clock = new FakeClock()
let api: TestApi
let other: TestAccount
before(async () => {
  api = await startTestApi({ clock })
  other = await api.addAccount("Other")
})
after(() => api[Symbol.asyncDispose]())

interface Answer {
  status: number
  headers: Headers
  body: Record<string, unknown>
}

async function ask(
  method: string,
  path: string,
  parameters?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(`${api.baseUrl}/v1/auth/${path}`, {
    method,
    headers: { authorization: api.account.authorization, "content-type": "application/json", ...headers },
    ...(parameters && { body: JSON.stringify(parameters) }),
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, body: JSON.parse(text || "{}") as Record<string, unknown> }
}

interface Binding {
  secret: string | null
  codes: string[] | null
  options: PasskeyOptions | null
}

let people = 0
const somebody = () => `user-${++people}-of-this-test`

async function create(factor_type: string, subject: string, headers: Record<string, string> = {}) {
  const answer = await ask("POST", "factors", { subject, factor_type, friendly_name: "Ann" }, headers)
  assert.equal(answer.status, 201, JSON.stringify(answer.body))
  return { sid: String(answer.body["sid"]), binding: answer.body["binding"] as Binding, answer }
}

/** Creates a verified app whose next code was not used. */
async function app(subject: string) {
  const { sid, binding } = await create("totp", subject)
  const code = () => codeAt(fromBase32(binding.secret ?? ""), Math.floor(clock.now() / 30_000))
  const { body } = await ask("POST", `factors/${sid}/verify`, { code: code() })
  assert.deepEqual(body, { valid: true, factor_sid: sid, status: "verified", attempts_remaining: 0 })
  clock.advance(30_000)
  return { sid, code }
}

const problemOf = ({ status, body }: Answer) => [status, body["code"], body["param"] ?? null]

test("the secret of a factor is shown once, and again only to a repeated request, from a sealed answer", async () => {
  const subject = somebody()
  const key = { "idempotency-key": "one-app" }
  const { sid, binding } = await create("totp", subject, key)
  const again = await create("totp", subject, key)
  assert.equal(again.answer.headers.get("idempotent-replayed"), "true")
  assert.deepEqual([again.sid, again.binding], [sid, binding])
  const { body } = await ask("GET", `factors/${sid}`)
  assert.equal("binding" in body, false)
  const list = await ask("GET", `factors?subject=${subject}`)
  assert.deepEqual(list.body["data"], [body])
  const rows = await api.db.query<{ row: string }>("select t::text as row from idempotency_keys t")
  assert.ok(rows.length > 0 && !rows.some(({ row }) => row.includes(binding.secret ?? "")))
})

test("a code is not kept with the key of the request that checked it, and a repetition counts nothing", async () => {
  const subject = somebody()
  const { code } = await app(subject)
  const { body: challenge } = await ask("POST", "challenges", { subject, factor_type: "totp" })
  const check = (given: string, key: string) =>
    ask("POST", `challenges/${String(challenge["sid"])}/check`, { code: given }, { "idempotency-key": key })
  const wrong = [await check("000000", "a"), await check("000000", "a")]
  assert.deepEqual(
    wrong.map(({ body }) => [body["valid"], body["status"], body["attempts_remaining"]]),
    [
      [false, "pending", 4],
      [false, "pending", 4],
    ],
  )
  const right = [await check(code(), "b"), await check(code(), "b")]
  assert.deepEqual(
    right.map(({ body, headers }) => [body["valid"], headers.get("idempotent-replayed")]),
    [
      [true, null],
      [true, "true"],
    ],
  )
  assert.deepEqual(problemOf(await check(code(), "c")), [409, "challenge_not_pending", null])
  const { body: after } = await ask("GET", `challenges/${String(challenge["sid"])}`)
  assert.equal(after["status"], "approved")
})

test("a code is right in the digits of any script, and with the marks of a right-to-left text", async () => {
  const subject = somebody()
  const { code } = await app(subject)
  const { body: challenge } = await ask("POST", "challenges", { subject, factor_type: "totp" })
  const arabic = code().replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
  const given = { code: `\u200f${arabic.slice(0, 3)}-${arabic.slice(3)}` }
  const { body } = await ask("POST", `challenges/${String(challenge["sid"])}/check`, given, { "idempotency-key": "arabic" }) // oxfmt-ignore
  assert.deepEqual([body["valid"], body["status"]], [true, "approved"])
})

test("a passkey is created, verified and challenged over HTTP, and its options are JSON for the browser", async () => {
  const subject = somebody()
  const settings = { passkey_rp_id: "Example.com", passkey_origins: ["https://www.example.com"] }
  assert.equal((await ask("PATCH", "settings", settings)).body["passkey_rp_id"], "example.com")
  const { sid, binding } = await create("passkey", subject)
  const options = binding.options as unknown as { rp: object; user: { id: string }; attestation: string }
  assert.deepEqual(options.rp, { id: "example.com", name: "example.com" })
  assert.equal(Buffer.from(options.user.id, "base64url").toString(), subject)
  assert.equal(options.attestation, "none")
  const device = new Authenticator()
  const verified = await ask("POST", `factors/${sid}/verify`, { response: device.create(binding.options) })
  assert.equal(verified.body["valid"], true)
  const payload = { amount: "12.50", currency: "EUR", payee: "Ann" }
  const { body: challenge } = await ask("POST", "challenges", { factor_sid: sid, payload })
  assert.deepEqual(challenge["payload"], payload)
  const response = device.sign(challenge["options"] as PasskeyOptions)
  const checked = await ask("POST", `challenges/${String(challenge["sid"])}/check`, { response })
  assert.deepEqual([checked.body["valid"], checked.body["factor_sid"]], [true, sid])
})

test("parameters that are missing, wrong or contradict each other are named", async () => {
  const { sid } = await app(somebody())
  const made = { factor_type: "totp", friendly_name: "Ann" }
  const cases: [string, object, unknown[]][] = [
    ["factors", { ...made, subject: "short" }, [400, "invalid_parameter", "subject"]],
    ["factors", { ...made, subject: "with a space in it" }, [400, "invalid_parameter", "subject"]],
    ["factors", { ...made, subject: somebody(), factor_type: "sms" }, [400, "invalid_parameter", "factor_type"]],
    ["challenges", {}, [400, "missing_parameter", "factor_sid"]],
    ["challenges", { subject: somebody() }, [400, "missing_parameter", "factor_type"]],
    ["challenges", { factor_sid: sid, subject: somebody() }, [400, "invalid_parameter", "subject"]],
    ["challenges", { subject: somebody(), factor_type: "totp" }, [404, "factor_not_found", "factor_type"]],
    [`factors/${sid}/verify`, {}, [400, "missing_parameter", "code"]],
    [`factors/${sid}/verify`, { code: "1" }, [400, "invalid_parameter", "code"]],
    [`factors/${sid}/verify`, { code: "123456", response: {} }, [400, "invalid_parameter", "response"]],
    [`factors/${sid}/verify`, { code: "123456" }, [409, "factor_already_verified", null]],
  ]
  for (const [path, parameters, expected] of cases)
    assert.deepEqual(problemOf(await ask("POST", path, parameters)), expected, JSON.stringify(parameters))
  for (const origin of [
    "https://example.com/path",
    "http://example.com",
    "example.com",
    "https://EXAMPLE.com",
    "https://*.example.com",
  ])
    assert.deepEqual(
      problemOf(await ask("PATCH", "settings", { passkey_origins: [origin] })),
      [400, "invalid_parameter", "passkey_origins[0]"],
      origin,
    )
})

test("another account finds neither the factor nor the challenge", async () => {
  const subject = somebody()
  const { sid } = await app(subject)
  const { body: challenge } = await ask("POST", "challenges", { factor_sid: sid })
  const theirs = { authorization: other.authorization }
  const notFound = [404, "factor_not_found", null]
  assert.deepEqual(problemOf(await ask("GET", `factors/${sid}`, undefined, theirs)), notFound)
  assert.deepEqual(problemOf(await ask("DELETE", `factors/${sid}`, undefined, theirs)), notFound)
  assert.deepEqual(problemOf(await ask("POST", "challenges", { factor_sid: sid }, theirs)), notFound)
  const path = `challenges/${String(challenge["sid"])}`
  assert.equal((await ask("GET", path, undefined, theirs)).status, 404)
  assert.equal((await ask("POST", `${path}/check`, { code: "123456" }, theirs)).status, 404)
  assert.deepEqual((await ask("GET", `factors?subject=${subject}`, undefined, theirs)).body["data"], [])
  assert.equal((await ask("DELETE", `factors/${sid}`)).status, 204)
  assert.equal((await ask("GET", `factors/${sid}`)).status, 404)
})

test("the fifty-first challenge of an hour says how long to wait", async () => {
  const subject = somebody()
  await app(subject)
  for (let count = 0; count < 50; count++) await ask("POST", "challenges", { subject, factor_type: "totp" })
  const refused = await ask("POST", "challenges", { subject, factor_type: "totp" })
  assert.deepEqual(problemOf(refused), [429, "too_many_challenges", null])
  assert.equal(refused.headers.get("retry-after"), "3600")
})

test("the events of a factor and a challenge have their resources and no secret", async () => {
  const subject = somebody()
  const { sid, code } = await app(subject)
  const { body: challenge } = await ask("POST", "challenges", { factor_sid: sid })
  await ask("POST", `challenges/${String(challenge["sid"])}/check`, { code: code() })
  const headers = { authorization: api.account.authorization }
  const events = await fetch(`${api.baseUrl}/v1/events?limit=3`, { headers })
  const { data } = (await events.json()) as { data: { type: string; data: Record<string, unknown> }[] }
  assert.deepEqual(
    data.map(({ type, data: { sid: about, status } }) => [type, about, status]),
    [
      ["challenges.approved", challenge["sid"], "approved"],
      ["factors.verified", sid, "verified"],
      ["factors.created", sid, "unverified"],
    ],
  )
  const [approved, verified] = data
  const { body: factor } = await ask("GET", `factors/${sid}`)
  assert.deepEqual(verified?.data, { ...factor, updated_at: factor["verified_at"] }, "it was used since")
  assert.deepEqual(approved?.data, (await ask("GET", `challenges/${String(challenge["sid"])}`)).body)
})

test("a factor of a service is challenged with its service only, and its app shows the name of the service", async () => {
  const subject = somebody()
  const { body: service } = await ask("POST", "services", { friendly_name: "Bank" })
  const service_sid = String(service["sid"])
  const asked = { subject, service_sid, factor_type: "totp", friendly_name: "Ann" }
  const { body: factor } = await ask("POST", "factors", asked)
  const { secret, uri } = factor["binding"] as { secret: string; uri: string }
  assert.equal(factor["service_sid"], service_sid)
  assert.match(uri, /^otpauth:\/\/totp\/Bank%3AAnn\?.*&issuer=Bank&/)
  const code = () => codeAt(fromBase32(secret), Math.floor(clock.now() / 30_000))
  await ask("POST", `factors/${String(factor["sid"])}/verify`, { code: code() })
  clock.advance(30_000)
  const anyOf = { subject, factor_type: "totp" }
  assert.deepEqual(problemOf(await ask("POST", "challenges", anyOf)), [404, "factor_not_found", "factor_type"])
  const own = await app(subject)
  const { body: standard } = await ask("POST", "challenges", anyOf)
  const { body: challenge } = await ask("POST", "challenges", { ...anyOf, service_sid })
  const defaultSid = api.account.sid.replace("AC", "VA")
  assert.deepEqual([standard["service_sid"], challenge["service_sid"]], [defaultSid, service_sid])
  const check = async ({ sid }: Record<string, unknown>, given: string) =>
    (await ask("POST", `challenges/${String(sid)}/check`, { code: given })).body["valid"]
  assert.equal(await check(standard, code()), false, "the code of another service")
  assert.deepEqual([await check(challenge, code()), await check(standard, own.code())], [true, true])
  const sidsOf = async (path: string) => ((await ask("GET", path)).body["data"] as { sid: string }[]).map(({ sid }) => sid) // oxfmt-ignore
  assert.deepEqual(await sidsOf(`factors?subject=${subject}&service_sid=${service_sid}`), [factor["sid"]])
  assert.deepEqual(await sidsOf(`factors?subject=${subject}&service_sid=${defaultSid}`), [own.sid])
  assert.deepEqual(await sidsOf(`factors?subject=${subject}`), [own.sid, factor["sid"]])
  assert.deepEqual(await sidsOf(`challenges?subject=${subject}`), [challenge["sid"], standard["sid"]])
  assert.deepEqual(await sidsOf(`challenges?service_sid=${service_sid}&status=approved`), [challenge["sid"]])
  const both = { service_sid, factor_sid: factor["sid"] }
  assert.deepEqual(problemOf(await ask("POST", "challenges", both)), [400, "invalid_parameter", "service_sid"])
  await ask("DELETE", `services/${service_sid}`)
  assert.deepEqual(problemOf(await ask("POST", "factors", asked)), [
    404,
    "verification_service_not_found",
    "service_sid",
  ])
})

test("new recovery codes replace those of the same service", async () => {
  const subject = somebody()
  const { body: service } = await ask("POST", "services", { friendly_name: "Bank" })
  const make = async (more: object) => {
    const body = { subject, factor_type: "recovery_codes", friendly_name: "On paper", ...more }
    return String((await ask("POST", "factors", body)).body["sid"])
  }
  const [standard, replaced] = [await make({}), await make({ service_sid: service["sid"] })]
  const latest = await make({ service_sid: service["sid"] })
  const { data } = (await ask("GET", `factors?subject=${subject}`)).body as { data: { sid: string }[] }
  assert.deepEqual(
    data.map(({ sid }) => sid),
    [latest, standard],
  )
  assert.equal((await ask("GET", `factors/${replaced}`)).status, 404)
})

test("a factor is renamed, and keeps its secret", async () => {
  const subject = somebody()
  const { sid, code } = await app(subject)
  const renamed = await ask("PATCH", `factors/${sid}`, { friendly_name: "Ann's phone" })
  assert.deepEqual([renamed.status, renamed.body["friendly_name"]], [200, "Ann's phone"])
  assert.deepEqual((await ask("GET", `factors/${sid}`)).body, renamed.body)
  const { body: challenge } = await ask("POST", "challenges", { factor_sid: sid })
  assert.equal(
    (await ask("POST", `challenges/${String(challenge["sid"])}/check`, { code: code() })).body["valid"],
    true,
  )
  const theirs = { authorization: other.authorization }
  assert.equal((await ask("PATCH", `factors/${sid}`, { friendly_name: "Mine" }, theirs)).status, 404)
})
