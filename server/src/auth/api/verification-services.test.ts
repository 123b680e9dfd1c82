import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { startTestApi, type TestApi } from "#http/testing.ts"

type Json = Record<string, unknown>

let api: TestApi
before(async () => void (api = await startTestApi()))
after(() => api[Symbol.asyncDispose]())

async function ask(method: string, path: string, body?: object, authorization = api.account.authorization) {
  const headers = { authorization, "content-type": "application/json" }
  const response = await fetch(api.baseUrl + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const text = await response.text()
  return { status: response.status, json: (text ? JSON.parse(text) : {}) as Json }
}

const create = async (body: object) => (await ask("POST", "/v1/auth/services", body)).json
const pathOf = ({ sid }: Json) => `/v1/auth/services/${String(sid)}`
// The simulator's number whose code has zeros alone.
const to = "+15005550010"
const from = "+15005550006"

test("A service is created, changed, listed and deleted", async () => {
  const service = await create({ friendly_name: "Bank", code_length: 8, allowed_countries: ["CH"] })
  assert.match(String(service["sid"]), /^VA[0-9a-f]{32}$/)
  const { friendly_name, code_length, allowed_countries, locale, senders, is_default } = service
  assert.deepEqual(
    { friendly_name, code_length, allowed_countries, locale, senders, is_default },
    {
      friendly_name: "Bank",
      code_length: 8,
      allowed_countries: ["CH"],
      locale: null,
      senders: null,
      is_default: false,
    },
  )
  const changed = await ask("PATCH", pathOf(service), { code_length: null, senders: [from], locale: "de" })
  assert.deepEqual(
    [changed.json["code_length"], changed.json["senders"], changed.json["locale"], changed.json["friendly_name"]],
    [null, [from], "de", "Bank"],
  )
  assert.deepEqual((await ask("GET", pathOf(service))).json, changed.json)
  const { data } = (await ask("GET", "/v1/auth/services")).json as { data: Json[] }
  assert.deepEqual([data[0], data.at(-1)?.["is_default"]], [changed.json, true])
  assert.equal((await ask("DELETE", pathOf(service))).status, 204)
  for (const method of ["GET", "DELETE"])
    assert.equal((await ask(method, pathOf(service))).json["code"], "verification_service_not_found", method)
})

test("The default service has the settings of the account, and stays", async () => {
  const standard = { sid: api.account.sid.replace("AC", "VA") }
  await ask("PATCH", pathOf(standard), { friendly_name: "Acme", code_length: 7, domain: "example.com" })
  const settings = (await ask("GET", "/v1/auth/settings")).json
  assert.deepEqual([settings["friendly_name"], settings["code_length"], settings["domain"]], ["Acme", 7, "example.com"])
  const { json } = await ask("PATCH", pathOf(standard), { code_length: null, domain: null, friendly_name: "" })
  assert.deepEqual([json["code_length"], json["domain"], json["is_default"]], [6, null, true])
  assert.equal((await ask("DELETE", pathOf(standard))).json["code"], "default_verification_service")
})

test("A verification names its service, and its check has to name it too", async () => {
  const service_sid = (await create({ friendly_name: "Shop" }))["sid"]
  const { json } = await ask("POST", "/v1/auth/verifications", { to, from, service_sid })
  assert.equal(json["service_sid"], service_sid, JSON.stringify(json))
  const check = async (body: object) =>
    (await ask("POST", "/v1/auth/verification_checks", { code: "000000", ...body })).json
  assert.equal((await check({ to }))["valid"], false)
  const standard = api.account.sid.replace("AC", "VA")
  const other = await check({ verification_sid: json["sid"], service_sid: standard })
  assert.equal(other["code"], "verification_not_found")
  assert.equal((await check({ to, service_sid: `VA${"0".repeat(32)}` }))["code"], "verification_service_not_found")
  const list = async (of: unknown) =>
    ((await ask("GET", `/v1/auth/verifications?service_sid=${String(of)}`)).json["data"] as Json[]).length
  assert.deepEqual([await list(service_sid), await list(standard)], [1, 0])
  assert.equal((await check({ to, service_sid }))["valid"], true)
})

test("A verification without a service belongs to the default one", async () => {
  const { json } = await ask("POST", "/v1/auth/verifications", { to: "+14155550124", from })
  assert.equal(json["service_sid"], api.account.sid.replace("AC", "VA"))
})

test("A service of another account does not exist", async () => {
  const { authorization, sid } = await api.addAccount("Other")
  const service = await create({ friendly_name: "Ours" })
  for (const method of ["GET", "PATCH", "DELETE"])
    assert.equal((await ask(method, pathOf(service), method === "PATCH" ? {} : undefined, authorization)).status, 404)
  for (const other of [service["sid"], api.account.sid.replace("AC", "VA")]) {
    const { json } = await ask("POST", "/v1/auth/verifications", { to, from, service_sid: other }, authorization)
    assert.equal(json["code"], "verification_service_not_found", sid)
  }
})

test("Attempts, their counts and previewed texts are those of a service", async () => {
  const service = await create({ friendly_name: "Bank", senders: [from] })
  const service_sid = String(service["sid"])
  const recipient = "+15552345671"
  await ask("POST", "/v1/auth/verifications", { to: recipient, service_sid })
  await ask("POST", "/v1/auth/verifications", { to: recipient, from })
  const listOf = async (path: string) => (await ask("GET", path)).json["data"] as Json[]
  const attempts = await listOf(`/v1/auth/attempts?service_sid=${service_sid}`)
  assert.deepEqual(
    attempts.map((attempt) => [attempt["service_sid"], attempt["to"]]),
    [[service_sid, recipient]],
  )
  const standard = api.account.sid.replace("AC", "VA")
  const others = await listOf(`/v1/auth/attempts?service_sid=${standard}`)
  assert.ok(others.length > 0 && others.every((each) => each["service_sid"] === standard))
  const [counts] = await listOf(`/v1/auth/attempts/summary?service_sid=${service_sid}`)
  assert.equal(counts?.["sent"], 1)
  const [text] = await listOf(`/v1/auth/texts?locale=en&service_sid=${service_sid}`)
  assert.match(String(text?.["text"]), /^Bank: /)
  const unknown = await ask("GET", `/v1/auth/texts?service_sid=VA${"0".repeat(32)}`)
  assert.equal(unknown.json["code"], "verification_service_not_found")
})

test("Codes of a service go out through its messaging service, unless the request names a sender", async () => {
  const { json: pool } = await ask("POST", "/v1/messaging_services", { name: "Codes" })
  const pooled = "+15005550009"
  const added = await ask("POST", `/v1/messaging_services/${String(pool["sid"])}/senders`, { sender: pooled })
  assert.equal(added.status, 201, JSON.stringify(added.json))
  const service = await create({ friendly_name: "Bank", senders: [from], messaging_service_sid: pool["sid"] })
  assert.equal(service["messaging_service_sid"], pool["sid"])
  const service_sid = String(service["sid"])
  const sent = async (body: object) => {
    const verification = await ask("POST", "/v1/auth/verifications", { service_sid, ...body })
    const attempts = await ask("GET", `/v1/auth/attempts?verification=${String(verification.json["sid"])}`)
    const [attempt] = attempts.json["data"] as Json[]
    const { json } = await ask("GET", `/v1/messages/${String(attempt?.["message_sid"])}`)
    return [json["from"], json["messaging_service_sid"]]
  }
  assert.deepEqual(await sent({ to: "+15552345672" }), [pooled, pool["sid"]])
  assert.deepEqual(await sent({ to: "+15552345673", from }), [from, null])
  await ask("PATCH", pathOf(service), { messaging_service_sid: null })
  assert.deepEqual(await sent({ to: "+15552345674" }), [from, null])
  const unknown = { friendly_name: "Bank", messaging_service_sid: `MG${"0".repeat(32)}` }
  for (const [method, path] of [
    ["POST", "/v1/auth/services"],
    ["PATCH", pathOf(service)],
  ] as const) {
    const { json } = await ask(method, path, unknown)
    assert.deepEqual([json["code"], json["param"]], ["messaging_service_not_found", "messaging_service_sid"])
  }
})
