import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { after, test } from "node:test"
import { z } from "zod"
import { startTestApi } from "#http/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { minuteMs } from "#core/std/durations.ts"
import { defineProviderKind } from "#payments/providers/kind.ts"
import { addProviderKind } from "#payments/providers/kinds.ts"
import { ManualProvider } from "#payments/providers/manual/manual-provider.ts"

const clock = new FakeClock(Date.parse("2026-11-23T08:00:00Z"))
const api = await startTestApi({ clock })
after(() => api[Symbol.asyncDispose]())

let isBroken = true
addProviderKind(
  defineProviderKind({
    kind: "shells",
    name: "Shells",
    description: "A test.",
    settings: z.strictObject({}),
    secrets: z.strictObject({}),
    independent: [],
    setup: { credentials: [], notifications: [] },
    create: () => (isBroken ? Promise.reject(new Error("No shells.")) : new ManualProvider()),
  }),
)

async function ask(path: string, body: object) {
  const { authorization } = api.account
  const headers = { authorization, "content-type": "application/json", "idempotency-key": randomUUID() }
  const response = await fetch(api.baseUrl + path, { method: "POST", headers, body: JSON.stringify(body) })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

test("a provider that cannot start stops only its own payments, and starts again after a minute", async () => {
  const { body: broken } = await ask("/v1/payment_providers", { kind: "shells", name: "Shells" })
  const settings = { instructions: "At the desk." }
  const { body: manual } = await ask("/v1/payment_providers", { kind: "manual", name: "Cash", settings })
  const asked = { amount: 1250, currency: "EUR" }
  const pay = async (more: object) => {
    const { status, body } = await ask("/v1/payments", { ...asked, ...more })
    return [status, body["code"] ?? ""]
  }
  assert.deepEqual(await pay({ provider: manual["sid"] }), [201, ""])
  assert.deepEqual(await pay({}), [201, ""])
  assert.deepEqual(await pay({ provider: broken["sid"] }), [503, "provider_unavailable"])
  isBroken = false
  clock.advance(minuteMs)
  assert.deepEqual(await pay({ provider: broken["sid"] }), [201, ""])
})

test("a provider whose kind is not loaded keeps its payments, and sends nothing", async () => {
  const [row] = await api.db.query<{ accountId: string }>("select account_id from payment_providers limit 1")
  const accountId = row?.accountId ?? ""
  await api.db.query("update payment_providers set kind = 'gone' where kind = 'shells'")
  api.payments.payments.providers.forget(accountId)
  clock.advance(minuteMs)
  await api.db.query("update payment_providers set updated_at = updated_at + interval '1 second'")
  const providers = await api.payments.payments.providers.of(accountId)
  const { adapter, fault } = providers.find(({ kind }) => kind === "gone") ?? assert.fail()
  assert.equal(fault, "This installation has no payment providers of the kind gone. Load the extension for it.")
  const operation = { key: "k", reference: "r", amount: 1, currency: "EUR", isFinal: true }
  assert.deepEqual(await adapter.capture(operation), { kind: "not_sent", detail: fault })
  assert.deepEqual(await adapter.fetch("r"), { kind: "unknown", detail: fault })
  assert.equal(providers.find(({ kind }) => kind === "manual")?.fault, null)
})
