import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { createApiKey } from "#core/accounts/api-keys.ts"
import { basic } from "#core/accounts/testing.ts"
import { startTestApi, type TestApi } from "#http/testing.ts"
import { createIds, toSid } from "#core/std/ids.ts"
import { systemClock } from "#core/std/clock.ts"

let api: TestApi
before(async () => {
  api = await startTestApi()
})
after(() => api[Symbol.asyncDispose]())

async function lookUp(path: string, authorization = api.account.authorization) {
  const response = await fetch(`${api.baseUrl}/v1/auth/lookup/${path}`, { headers: { authorization } })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test("A lookup returns the facts of the numbering plan, and names the unknown ones", async () => {
  const expected = {
    valid: true,
    reason: null,
    phone_number: "+4915112345678",
    country: "DE",
    calling_code: "49",
    line_type: "mobile",
    national_format: "01511 2345678",
    international_format: "+49 1511 2345678",
    rfc3966_format: "tel:+4915112345678",
    unknown: ["assigned", "reachable", "ported", "carrier"],
  }
  for (const path of ["+4915112345678", "%2B4915112345678", "%2B49%20(0)151%2F12345678", "0151-12345678?Country=de"])
    assert.deepEqual(await lookUp(path), { status: 200, body: expected }, path)
})

test("A number that cannot exist is an answer with a reason and no formats", async () => {
  const { status, body } = await lookUp("+1415")
  assert.deepEqual([status, body["valid"], body["reason"], body["phone_number"]], [200, false, "too_short", null])
})

test("A text that is not digits and a country without a plan are refused by name", async () => {
  const text = await lookUp("ann@example.org")
  assert.deepEqual([text.status, text.body["code"], text.body["param"]], [400, "invalid_address", "number"])
  const country = await lookUp("015112345678?country=ZZ")
  assert.deepEqual([country.status, country.body["code"], country.body["param"]], [400, "invalid_parameter", "country"])
  assert.equal((await lookUp("")).body["code"], "unknown_path")
})

test("Keys with the scope auth or read can look up, and others cannot", async () => {
  const context = { newId: createIds(systemClock), now: Date.now() }
  for (const [scope, status] of [
    ["auth", 200],
    ["read", 200],
    ["webhooks", 403],
  ] as const) {
    const { apiKey, secret } = await api.db.transaction((tx) =>
      createApiKey(tx, api.account.accountId, { name: scope, scope }, context),
    )
    assert.equal((await lookUp("+4915112345678", basic(toSid("apiKey", apiKey.id), secret))).status, status, scope)
  }
})
