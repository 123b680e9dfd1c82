import assert from "node:assert/strict"
import { generateKeyPairSync } from "node:crypto"
import { after, before, test } from "node:test"
import { startTestApi, type TestApi } from "#http/testing.ts"
import { createAuthority } from "../../../test/support/certificates.ts"

let api: TestApi
before(async () => {
  api = await startTestApi()
  api.dns.records.set("public.example", ["93.184.215.14"])
})
after(() => api[Symbol.asyncDispose]())

const authority = createAuthority()
const pair = authority.issue({ names: ["client.example"] })
const client = { client_certificate: pair.cert, client_key: pair.key }

interface Answer {
  status: number
  body: Record<string, unknown> & { errors?: { param: string; code: string; detail: string }[] }
}

async function ask(method: string, path: string, body?: string, type = "application/json"): Promise<Answer> {
  const { authorization } = api.account
  const answer = await fetch(`${api.baseUrl}/v1/webhooks${path}`, {
    method,
    headers: { authorization, "content-type": type },
    ...(body === undefined ? {} : { body }),
  })
  return { status: answer.status, body: (await answer.json()) as Answer["body"] }
}

const url = "https://public.example/hooks"
const create = (settings: object) => ask("POST", "", JSON.stringify({ url, ...settings }))

async function created(settings: object): Promise<{ sid: string; body: Answer["body"] }> {
  const { status, body } = await create(settings)
  assert.equal(status, 201, JSON.stringify(body))
  return { sid: String(body["sid"]), body }
}

/** Changes an endpoint, and returns it as read afterwards. */
async function patched(sid: string, change: object): Promise<Answer["body"]> {
  const { status, body } = await ask("PATCH", `/${sid}`, JSON.stringify(change))
  assert.equal(status, 200, JSON.stringify(body))
  const { body: read } = await ask("GET", `/${sid}`)
  assert.deepEqual(read, body)
  return read
}

const standard = {
  timeout: 15,
  retry_schedule: null,
  header_names: [],
  client_certificate: null,
  payload: "full",
  filter: null,
  signatures: ["v1"],
  public_key: null,
  older_secrets_until: [],
}
const settingsIn = (body: object) => pick(body, Object.keys(standard))

function pick(body: object, names: string[]): object {
  return Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)))
}

test("an endpoint without settings is treated in the standard way, and its row says nothing of it", async () => {
  const { body } = await created({})
  assert.deepEqual(settingsIn(body), standard)
  const rows = await api.db.query("select settings from webhook_endpoints where settings is not null")
  assert.deepEqual(rows, [])
})

test("settings are shown as they were given, and null brings the standard back", async () => {
  const given = { timeout: 3, retry_schedule: [5, 60], payload: "thin", filter: { "data.to": "+4179*" } }
  const { sid, body } = await created({ ...given, signatures: ["v1a", "v1"] })
  const shown = { ...given, filter: { "data.to": ["+4179*"] }, signatures: ["v1", "v1a"] }
  assert.deepEqual(settingsIn(body), { ...standard, ...shown, public_key: body["public_key"] })
  assert.match(String(body["public_key"]), /^whpk_[A-Za-z0-9+/]{43}=$/)
  assert.deepEqual(settingsIn(await patched(sid, { retry_schedule: [] })), { ...settingsIn(body), retry_schedule: [] })
  const back = { timeout: null, retry_schedule: null, payload: "full", filter: null, signatures: "v1" }
  assert.deepEqual(settingsIn(await patched(sid, back)), standard)
  const again = await patched(sid, { signatures: "v1a" })
  assert.equal(again["public_key"], body["public_key"], "the key pair is kept meanwhile")
})

test("a form gives lists with commas, objects as JSON, and null as an empty value", async () => {
  const form = new URLSearchParams({
    Url: url,
    Timeout: "7",
    RetrySchedule: "5, 60",
    Headers: '{"X-Key":"k"}',
    Filter: '{"data.tags":["a"]}',
    Signatures: "v1,v1a",
  })
  const type = "application/x-www-form-urlencoded"
  const { status, body } = await ask("POST", "", form.toString(), type)
  assert.equal(status, 201, JSON.stringify(body))
  assert.deepEqual(
    [body["timeout"], body["retry_schedule"], body["header_names"], body["filter"], body["signatures"]],
    [7, [5, 60], ["X-Key"], { "data.tags": ["a"] }, ["v1", "v1a"]],
  )
  const path = `/${String(body["sid"])}`
  const { body: back } = await ask("PATCH", path, "Timeout=&RetrySchedule=&Headers=&Filter=&Signatures=v1", type)
  assert.deepEqual(settingsIn(back), standard)
})

test("headers are added by name without case, taken away by null, and their values never shown", async () => {
  const { sid, body } = await created({ headers: { Authorization: "Bearer s3cret-value", "X-One": "1" } })
  assert.deepEqual(body["header_names"], ["Authorization", "X-One"])
  const changed = await patched(sid, { headers: { "x-one": null, AUTHORIZATION: "other", "X-Two": "2" } })
  assert.deepEqual(changed["header_names"], ["AUTHORIZATION", "X-Two"])
  const list = await ask("GET", "")
  for (const answer of [body, changed, list.body]) assert.doesNotMatch(JSON.stringify(answer), /s3cret-value/)
  assert.deepEqual((await patched(sid, { headers: null }))["header_names"], [])
  const [row] = await api.db.query("select sealed_settings from webhook_endpoints where id = $1", [uuidOf(sid)])
  assert.deepEqual(row, { sealed_settings: null })
})

test("a fault inside an object is named with the object", async () => {
  const { status, body } = await create({ headers: { "x-one": 5 }, filter: { "data.to": { like: "+41" } } })
  assert.equal(status, 400)
  assert.deepEqual(
    body.errors?.map(({ param, detail }) => [param, detail]),
    [
      ["headers.x-one", "`headers.x-one` must be a string."],
      ["filter.data.to", '`filter.data.to` must be a pattern or a list of patterns, as strings: `["+4179*"]`.'],
    ],
  )
})

test("an endpoint can have twenty headers, also when they are added in steps", async () => {
  const some = (from: number) => Object.fromEntries(Array.from({ length: 15 }, (_, n) => [`X-${from + n}`, "v"]))
  const { sid } = await created({ headers: some(0) })
  const { status, body } = await ask("PATCH", `/${sid}`, JSON.stringify({ headers: some(10) }))
  assert.deepEqual([status, body["param"]], [400, "headers"])
  assert.match(String(body["detail"]), /would contain 25 headers .* 20 additional headers/)
  await patched(sid, { headers: some(0) })
})

test("headers do not follow a URL to another host, whose owner could read them", async () => {
  const { sid, body } = await created({ headers: { Authorization: "Bearer s3cret", "X-One": "1" } })
  const elsewhere = "https://other.example/hooks"
  const refused = await ask("PATCH", `/${sid}`, JSON.stringify({ url: elsewhere }))
  assert.deepEqual([refused.status, refused.body["param"]], [400, "headers"])
  assert.match(String(refused.body["detail"]), /\(Authorization, X-One\) are only for the previous host/)
  assert.deepEqual((await patched(sid, { url: `${url}/further` }))["header_names"], body["header_names"])
  const moved = await patched(sid, { url: elsewhere, headers: { "X-Two": "2" } })
  assert.deepEqual([moved["url"], moved["header_names"]], [elsewhere, ["X-Two"]])
  assert.deepEqual((await patched(sid, { url, headers: null }))["header_names"], [])
})

test("the API shows the owner, end and fingerprint of a client certificate, and never the key", async () => {
  const { sid, body } = await created(client)
  const shown = body["client_certificate"] as Record<string, string>
  assert.equal(shown["subject"], "CN=client.example")
  assert.ok(Date.parse(shown["expires_at"] ?? "") > Date.now())
  assert.match(shown["fingerprint"] ?? "", /^[0-9a-f]{64}$/)
  assert.doesNotMatch(JSON.stringify(await ask("GET", "")), /PRIVATE KEY|BEGIN/)
  assert.equal((await patched(sid, { client_certificate: null }))["client_certificate"], null)
})

const wrong: readonly [string, object, string, RegExp][] = [
  ["a timeout of 31 s", { timeout: 31 }, "timeout", /at most 30/],
  ["a timeout of 0 s", { timeout: 0 }, "timeout", /at least 1/],
  ["a timeout in words", { timeout: "soon" }, "timeout", /whole number/],
  ["21 retries", { retry_schedule: Array(21).fill(1) }, "retry_schedule", /at most 20 entries/],
  ["a wait of more than a day", { retry_schedule: [5, 86_401] }, "retry_schedule[1]", /at most 86400/],
  ["a wait of no time", { retry_schedule: "0" }, "retry_schedule", /at least 1/],
  ["a header of ours", { headers: { "Webhook-Id": "x" } }, "headers", /Posthorn sets the header `Webhook-Id`/],
  ["a header with a line break", { headers: { "X-A": "a\r\nb: c" } }, "headers", /visible ASCII/],
  ["a header in two spellings", { headers: { "X-A": "1", "x-a": "2" } }, "headers", /`x-a` occurs twice/],
  ["headers that are a list", { headers: ["x"] }, "headers", /must be an object/],
  ["another payload", { payload: "half" }, "payload", /one of `full`, `thin`/],
  ["an unknown field", { filter: { "data.too": "+1" } }, "filter", /`data\.too`, which no event has.*`data\.to`/],
  ["an empty filter", { filter: {} }, "filter", /is empty/],
  ["a field without pattern", { filter: { "data.to": [] } }, "filter", /no pattern for `data\.to`/],
  ["an empty pattern", { filter: { "data.to": ["!"] } }, "filter", /is empty or longer/],
  ["a filter that is too long", { filter: { "data.to": Array(30).fill("x".repeat(90)) } }, "filter", /2000 characters/],
  ["another signature", { signatures: "v2" }, "signatures", /one of `v1`, `v1a`/],
  ["no signature", { signatures: [] }, "signatures", /at least 1 entry/],
  ["a certificate alone", { client_certificate: pair.cert }, "client_key", /is required with `client_certificate`/],
  ["a key alone", { client_key: pair.key }, "client_certificate", /is required with `client_key`/],
  ["another key", { ...client, client_key: authority.key }, "client_key", /does not match the certificate/],
  ["a broken certificate", { ...client, client_certificate: "x" }, "client_certificate", /not a PEM certificate/],
  ["a broken key", { ...client, client_key: "x" }, "client_key", /not a PEM private key/],
  ["an encrypted key", { ...client, client_key: encryptedKey() }, "client_key", /is encrypted/],
  ["a certificate that is over", expired(), "client_certificate", /expired on 2020-01-02T00:00:00\.000Z/],
]
for (const [what, settings, param, sentence] of wrong)
  test(`${what} is refused, and the answer says what to do`, async () => {
    const { status, body } = await create(settings)
    assert.deepEqual([status, body["param"]], [400, param], JSON.stringify(body))
    assert.match(String(body["detail"]), sentence)
  })

test("one refusal names all wrong fields, half a pair included", async () => {
  const { body } = await create({ timeout: 31, payload: "half", client_key: "x", headers: { Host: "a", "a b": "c" } })
  assert.deepEqual(
    body.errors?.map(({ param }) => param),
    ["timeout", "headers", "headers", "payload", "client_certificate"],
  )
})

test("a creation that is repeated with other credentials in its headers is not the same request", async () => {
  const { authorization } = api.account
  const send = (secret: string) =>
    fetch(`${api.baseUrl}/v1/webhooks`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json", "idempotency-key": "with-headers" },
      body: JSON.stringify({ url, headers: { "X-Key": secret } }),
    })
  assert.deepEqual(
    [(await send("one")).status, (await send("one")).status, (await send("two")).status],
    [201, 201, 422],
  )
})

test("a rotation overlaps as long as it is asked to, and the older secrets can be ended", async () => {
  const { sid } = await created({})
  const rotate = async (parameters: object) => {
    const { status, body } = await ask("POST", `/${sid}/rotate_secret`, JSON.stringify(parameters))
    assert.equal(status, 200, JSON.stringify(body))
    return (body["older_secrets_until"] as string[]).map((at) => Math.round((Date.parse(at) - Date.now()) / 3_600_000))
  }
  assert.deepEqual(await rotate({}), [24])
  assert.deepEqual(await rotate({ overlap: 168 }), [168, 24])
  assert.deepEqual(await rotate({ overlap: 2 }), [2, 2])
  const { body: ended } = await ask("POST", `/${sid}/end_older_secrets`)
  assert.deepEqual(ended["older_secrets_until"], [])
  await rotate({ overlap: 1 })
  assert.deepEqual(await rotate({ overlap: 0 }), [])
  const { body: refused } = await ask("POST", `/${sid}/rotate_secret`, JSON.stringify({ overlap: 169 }))
  assert.deepEqual([refused["param"], refused["code"]], ["overlap", "invalid_parameter"])
})

function uuidOf(sid: string): string {
  return sid.slice(2).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")
}

function encryptedKey(): string {
  const { privateKey } = generateKeyPairSync("ed25519")
  return privateKey.export({ type: "pkcs8", format: "pem", cipher: "aes-256-cbc", passphrase: "p" }).toString()
}

function expired(): object {
  const [notBefore, notAfter] = [new Date("2020-01-01T00:00:00Z"), new Date("2020-01-02T00:00:00Z")]
  const { cert, key } = authority.issue({ names: ["client.example"], notBefore, notAfter })
  return { client_certificate: cert, client_key: key }
}
