import assert from "node:assert/strict"
import { after, describe, test } from "node:test"
import { startTestApi } from "#http/testing.ts"

const api = await startTestApi()
after(() => api[Symbol.asyncDispose]())

type Json = Record<string, unknown>
const inbound = "https://shop.example/inbound"

async function accountOf(name: string, more: Parameters<typeof api.addAccount>[1] = {}) {
  const account = await api.addAccount(name, more)
  return async (method: string, path: string, body?: object): Promise<{ status: number; json: Json }> => {
    const response = await fetch(`${api.baseUrl}${path}`, {
      method,
      headers: { authorization: account.authorization, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    return { status: response.status, json: text ? (JSON.parse(text) as Json) : {} }
  }
}

const ask = await accountOf("Hotel", { number: "+14155550100" })
const stranger = await accountOf("Stranger")
const { json: numbers } = await ask("GET", "/v1/phone_numbers")
const [number] = numbers["data"] as Json[]
const path = `/v1/phone_numbers/${String(number?.["sid"])}`
const { json: service } = await ask("POST", "/v1/messaging_services", { name: "Pool" })
const servicePath = `/v1/messaging_services/${String(service["sid"])}`

const settings = {
  inbound_url: inbound,
  inbound_method: "GET",
  fallback_url: "https://fallback.example/fallback",
  fallback_method: "POST",
  status_callback: "https://status.example/status?shop=7",
}
const urls = { inbound_url: null, fallback_url: null, status_callback: null }

describe("The URLs of a number and of a messaging service", () => {
  for (const [name, at] of [
    ["a number", path],
    ["a messaging service", servicePath],
  ] as const)
    // oxfmt-ignore
    test(`${name} keeps the fields that a change omits, and null removes a URL`, async () => {
      const { status, json } = await ask("PATCH", at, settings)
      assert.equal(status, 200, JSON.stringify(json))
      const { json: named } = await ask("PATCH", at, { name: "Front desk" })
      const { json: read } = await ask("GET", at)
      for (const each of [named, read]) assert.deepEqual({ ...each, ...settings, name: "Front desk" }, each)
      const { json: cleared } = await ask("PATCH", at, urls)
      assert.deepEqual({ ...cleared, ...urls, inbound_method: "GET" }, cleared)
    })

  test("a URL that Posthorn cannot call is refused under its name, and the settings stay", async () => {
    for (const at of [path, servicePath])
      for (const param of ["inbound_url", "fallback_url", "status_callback"])
        for (const url of [
          "https://10.0.0.1/",
          "http://example.com/",
          "https://localhost/",
          "ftp://example.com/",
          "nonsense",
        ]) {
          const { status, json } = await ask("PATCH", at, { name: "Changed", [param]: url })
          assert.deepEqual(
            [status, json["code"], json["param"]],
            [400, "invalid_webhook_url", param],
            JSON.stringify(json),
          )
        }
    assert.notEqual((await ask("GET", path)).json["name"], "Changed")
  })

  test("a status callback that can no longer be called does not stop messages, unless the request names it", async () => {
    await ask("PATCH", path, { status_callback: "https://status.example/a" })
    const callbacks = JSON.stringify({ statusCallback: { url: "https://10.0.0.1/a", form: "posthorn" } })
    const set = "update phone_numbers set callbacks = $1 where number = '+14155550100'"
    await api.db.query(set, [callbacks])
    // The cache forgets the number.
    await ask("PATCH", path, { name: "Front desk" })
    const message = { to: "+14155550123", from: "+14155550100", body: "Hi" }
    const { status, json } = await ask("POST", "/v1/messages", message)
    assert.equal(status, 201, JSON.stringify(json))
    const { json: events } = await ask("GET", `/v1/messages/${String(json["sid"])}/events`)
    const noted = (events["data"] as Json[]).filter(({ type }) => type === "callback_fault")
    assert.equal(noted.length, 1)
    const refused = await ask("POST", "/v1/messages", { ...message, status_callback: "https://10.0.0.1/a" })
    assert.equal(refused.json["code"], "invalid_webhook_url")
    await ask("PATCH", path, urls)
  })

  test("another account does not find them", async () => {
    for (const at of [path, servicePath]) assert.equal((await stranger("PATCH", at, settings)).status, 404)
    const { json } = await stranger("GET", "/v1/webhooks")
    assert.deepEqual(json["data"], [])
  })

  test("a messaging service is created with its URLs", async () => {
    const { status, json } = await ask("POST", "/v1/messaging_services", {
      name: "New",
      ...settings,
      uses_number_url: true,
    })
    assert.equal(status, 201)
    assert.deepEqual({ ...json, ...settings, uses_number_url: true }, json)
  })
})
