/**
 * The Stripe adapter against stripe-mock, Stripe's own mock server. It checks each request against Stripe's
 * published specification of its API, and answers with an object of the right shape. It keeps no state, so
 * the tests put the state into its answers.
 */
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { createHmac } from "node:crypto"
import { readFileSync } from "node:fs"
import path from "node:path"
import { test, type TestContext } from "node:test"
import type { Charge, ProviderOutcome } from "#payments/providers/provider.ts"
import { root } from "../scripts/checks.ts"
import { installOnce } from "./support/install-once.ts"
import { connectToDouble, doubleSecret, startDouble, type DoubleStage, type Json } from "./support/stripe-double.ts"

/** Its specification is that of 26 August 2026. */
const version = "v0.203.0"
const module = `github.com/stripe/stripe-mock@${version}`
const home = path.join(root, ".cache", `stripe-mock-${version}`)

interface MockStage extends DoubleStage {
  base: string
  /** The fields of intents, sessions, disputes and lists in all answers from now on. */
  state: Record<string, Json>
}

/** Null if the test is skipped. */
async function begin(t: TestContext): Promise<MockStage | null> {
  if (go(["version"]).status !== 0) {
    t.skip("This machine has no go.")
    return null
  }
  if (!installOnce(t, home, "stripe-mock", () => go(["install", module]))) return null
  const ready = /HTTP at address: (127\.0\.0\.1:\d+)/
  const [, address = ""] = await startDouble(t, path.join(home, "stripe-mock"), ["-http-addr", "127.0.0.1:0"], ready)
  const base = `http://${address}`
  const state: MockStage["state"] = {}
  // A refund in a list is another one than the refund that Stripe answers with.
  const complete = (body: Json) => ({ ...(withState(body, state) as Json), ...state[`answer: ${String(body.object)}`] })
  return { ...(await connectToDouble(t, base, { complete, multicapture: true })), base, state }
}

function go(line: readonly string[]) {
  const env = { ...process.env, GOBIN: home, GOTOOLCHAIN: "local", GOFLAGS: "" }
  const { status, stdout, stderr, error } = spawnSync("go", line, { env, encoding: "utf8" })
  return { status, said: `${stdout}${stderr}${error?.message ?? ""}`, printed: stdout }
}

function withState(value: unknown, state: MockStage["state"]): unknown {
  if (Array.isArray(value)) return value.map((each) => withState(each, state))
  if (typeof value !== "object" || value === null) return value
  const fields = Object.entries(value).map(([name, child]) => [name, withState(child, state)])
  return { ...Object.fromEntries(fields), ...state[String((value as Json).object)] }
}

const charge: Charge = {
  key: "PY0123-1",
  paymentSid: "PY0123",
  accountSid: "AC0123",
  amount: 1_050,
  currency: "EUR",
  captureMethod: "automatic",
  method: { kind: "token", token: "pm_card_visa" },
  description: "Two rooms",
  reference: "booking 4711",
  returnUrl: "https://example.com/pay/token",
  expiresAt: null,
  locale: "en-GB",
}
const operation = { key: "PY0123-2", reference: "pi_1", amount: 400, currency: "EUR" }

const succeeded = {
  status: "succeeded",
  amount: 1_050,
  amount_received: 1_050,
  currency: "eur",
  last_payment_error: null,
}
const authorized = { ...succeeded, status: "requires_capture", amount_received: 0, amount_capturable: 1_050 }
const openSession = { id: "cs_1", status: "open", amount_total: 1_050, currency: "eur", payment_intent: null }

function stateOf(outcome: ProviderOutcome): string {
  assert.equal(outcome.kind, "known", JSON.stringify(outcome))
  return outcome.charge.state
}

test("stripe-mock refuses a parameter that Stripe's specification does not have", async (t) => {
  const stage = await begin(t)
  if (!stage) return
  const headers = { authorization: "Bearer sk_test_double" }
  const ask = async (name: string) => {
    const body = new URLSearchParams({ amount: "1050", [name]: "eur" })
    return (await fetch(`${stage.base}/v1/payment_intents`, { method: "POST", headers, body })).status
  }
  assert.deepEqual([await ask("currency"), await ask("curency")], [200, 400])
})

test("Stripe's specification allows each request of the adapter, and the adapter understands each answer", async (t) => {
  const stage = await begin(t)
  if (!stage) return
  const { provider, exchanges, state } = stage
  state["payment_intent"] = succeeded
  state["checkout.session"] = openSession
  state["answer: refund"] = { amount: 400, currency: "eur", metadata: { refund_sid: "RF0123" } }
  const seen: Record<string, string> = {
    charge: stateOf(await provider.charge(charge)),
    hosted: stateOf(
      await provider.charge({ ...charge, method: { kind: "hosted" }, expiresAt: Date.now() + 7_200_000 }),
    ),
    "hosted without a description": stateOf(
      await provider.charge({ ...charge, method: { kind: "hosted" }, description: null, reference: null }),
    ),
    "cancel hosted": stateOf(await provider.cancel({ ...operation, reference: "cs_1" })),
    refund: stateOf(await provider.refund({ ...operation, refundSid: "RF0123", reason: "requested_by_customer" })),
    "fetch hosted": stateOf(await provider.fetch("cs_1")),
  }
  state["payment_intent"] = authorized
  seen["manual charge"] = stateOf(await provider.charge({ ...charge, captureMethod: "manual" }))
  seen["capture"] = stateOf(await provider.capture({ ...operation, isFinal: true }))
  seen["first capture"] = stateOf(await provider.capture({ ...operation, isFinal: false }))
  seen["cancel"] = stateOf(await provider.cancel(operation))
  assert.deepEqual(seen, {
    charge: "completed",
    hosted: "requires_action",
    "hosted without a description": "requires_action",
    "cancel hosted": "requires_action",
    refund: "completed",
    "fetch hosted": "requires_action",
    "manual charge": "authorized",
    capture: "authorized",
    "first capture": "authorized",
    cancel: "authorized",
  })
  await readLists(stage)
  const refused = exchanges.filter(({ status }) => status !== 200)
  assert.deepEqual(refused, [])
  const asked = exchanges.map(({ route }) => route.replace(/\/(pi|cs)_\w+/, "/$1_1"))
  assert.deepEqual([...new Set(asked)].toSorted(), routes)
})

/** Everything that the adapter asks Stripe for. */
const routes = [
  "GET /v1/balance_transactions",
  "GET /v1/checkout/sessions",
  "GET /v1/checkout/sessions/cs_1",
  "GET /v1/disputes",
  "GET /v1/payment_intents",
  "GET /v1/payment_intents/pi_1",
  "GET /v1/payment_intents/search",
  "GET /v1/refunds",
  "POST /v1/checkout/sessions",
  "POST /v1/checkout/sessions/cs_1/expire",
  "POST /v1/payment_intents",
  "POST /v1/payment_intents/pi_1/cancel",
  "POST /v1/payment_intents/pi_1/capture",
  "POST /v1/refunds",
]

/** The search after a lost answer, the owner of a dispute, and the list of balance transactions. */
async function readLists({ provider, state }: MockStage): Promise<void> {
  const { transactions } = await provider.listTransactions(Date.parse("2026-11-01T00:00:00Z"), null)
  assert.equal(transactions.length, 1)
  state["payment_intent"] = { ...succeeded, metadata: { method: "hosted", payment_sid: "PY0123" } }
  const time = Math.floor(Date.now() / 1_000)
  const object = { object: "dispute", id: "du_1", payment_intent: "pi_1" }
  const body = JSON.stringify({ object: "event", id: "evt_1", data: { object } })
  const signature = createHmac("sha256", doubleSecret).update(`${time}.${body}`).digest("hex")
  const headers = { "stripe-signature": `t=${time},v1=${signature}` }
  const notification = await provider.readNotification(Buffer.from(body), headers)
  assert.equal(notification?.paymentSid, "PY0123")
  state["list"] = { has_more: true }
  assert.match((await provider.find(charge)).kind, /^(known|unknown)$/)
}

test("each status that Stripe's specification names has a meaning", async (t) => {
  const stage = await begin(t)
  if (!stage) return
  const { provider, state } = stage
  const { Dir: folder } = JSON.parse(go(["mod", "download", "-json", module]).printed) as { Dir: string }
  const specification = JSON.parse(readFileSync(path.join(folder, "embedded/openapi/spec3.json"), "utf8")) as Json
  const statuses = (object: string): string[] => {
    const { components } = specification as { components: { schemas: Record<string, Schema> } }
    return components.schemas[object]?.properties.status?.enum ?? []
  }
  const found: Record<string, string> = {}
  for (const status of statuses("payment_intent")) {
    const isPaid = status === "succeeded"
    state["payment_intent"] = { ...succeeded, status, amount_received: isPaid ? 1_050 : 0 }
    found[status] = stateOf(await provider.fetch("pi_1"))
  }
  assert.deepEqual(found, {
    canceled: "canceled",
    processing: "processing",
    requires_action: "requires_action",
    requires_capture: "authorized",
    requires_confirmation: "processing",
    requires_payment_method: "failed",
    succeeded: "completed",
  })
  state["payment_intent"] = succeeded
  const disputes: Record<string, string> = {}
  for (const status of statuses("dispute")) {
    state["dispute"] = { status, currency: "eur" }
    const outcome = await provider.fetch("pi_1")
    disputes[status] = outcome.kind === "known" ? String(outcome.charge.disputes[0]?.state) : outcome.kind
  }
  assert.deepEqual(disputes, {
    lost: "lost",
    needs_response: "needs_response",
    prevented: "closed",
    under_review: "under_review",
    warning_closed: "closed",
    warning_needs_response: "warning",
    warning_under_review: "warning",
    won: "won",
  })
  assert.deepEqual(statuses("checkout.session").toSorted(), ["complete", "expired", "open"])
})

interface Schema {
  properties: { status?: { enum?: string[] } }
}
