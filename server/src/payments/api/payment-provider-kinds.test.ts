import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { after, test } from "node:test"
import { startTestApi } from "#http/testing.ts"
import { allProviderKinds } from "#payments/providers/kinds.ts"
import { fromSid } from "#core/std/ids.ts"

const api = await startTestApi()
after(() => api[Symbol.asyncDispose]())

type Json = Record<string, any> // oxlint-disable-line no-explicit-any

async function ask(method: string, path: string, body?: object, authorization = api.account.authorization) {
  const headers = { authorization, "content-type": "application/json", "idempotency-key": randomUUID() }
  const response = await fetch(api.baseUrl + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const text = await response.text()
  return { status: response.status, body: (text ? JSON.parse(text) : {}) as Json }
}

const listed = async () => (await ask("GET", "/v1/payment_provider_kinds")).body["data"] as Json[]

test("an account and the operator read the same kinds", async () => {
  const kinds = await listed()
  assert.deepEqual(
    kinds.map(({ kind }) => kind),
    allProviderKinds().map(({ kind }) => kind),
  )
  const asOperator = await ask("GET", "/operator/v1/payment_provider_kinds", undefined, api.operator)
  assert.deepEqual(asOperator.body["data"], kinds)
})

test("each secret of a kind is marked as one, and each field in a form has a sentence if it is empty", async () => {
  for (const { kind, settings, secrets } of await listed()) {
    for (const [name, field] of Object.entries<Json>(secrets.properties))
      assert.ok(field["writeOnly"], `${kind} ${name}`)
    for (const [name, field] of Object.entries<Json>({ ...settings.properties, ...secrets.properties }))
      if (field["title"] && field["type"] === "string" && !field["enum"])
        assert.match(String(field["x-missing"]), /^Enter .+\.$/, `${kind} ${name}`)
  }
})

test("a kind is accepted in any case, and the refusal of another one lists the kinds", async () => {
  const settings = { instructions: "Pay at the desk" }
  const { body } = await ask("POST", "/v1/payment_providers", { kind: "Manual", name: "Cash", settings })
  assert.equal(body["kind"], "manual")
  await ask("DELETE", `/v1/payment_providers/${body["sid"]}`)
  const refused = await ask("POST", "/v1/payment_providers", { kind: "acme", name: "Acme" })
  assert.deepEqual([refused.status, refused.body["errors"][0].param], [400, "kind"])
  for (const { kind } of allProviderKinds())
    assert.match(String(refused.body["errors"][0].detail), new RegExp(`\`${kind}\``))
})

test("a provider of a kind that this server has not loaded charges nothing, and can be deleted", async () => {
  const settings = { instructions: "Pay at the desk" }
  const { body: created } = await ask("POST", "/v1/payment_providers", { kind: "manual", name: "Cash", settings })
  const path = `/v1/payment_providers/${created["sid"]}`
  const id = fromSid("paymentProvider", String(created["sid"])) ?? assert.fail("It has a sid.")
  await api.db.query("update payment_providers set kind = 'acme' where account_id = $1 and id = $2", [
    api.account.accountId,
    id,
  ])
  api.payments.payments.providers.forget(api.account.accountId)
  // The simulator, which moves no money, does not take its place.
  const payment = await ask("POST", "/v1/payments", { amount: 1250, currency: "EUR" })
  assert.deepEqual([payment.status, payment.body["code"]], [503, "provider_unavailable"])
  const changed = await ask("PATCH", path, { settings })
  assert.deepEqual([changed.status, changed.body["errors"][0].param], [400, "settings"])
  assert.equal((await ask("PATCH", path, { status: "disabled" })).body["kind"], "acme")
  assert.equal((await ask("DELETE", path)).status, 204)
})
