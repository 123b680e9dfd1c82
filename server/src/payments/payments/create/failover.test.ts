/**
 * The provider that a page leads to, with real adapters and peers that speak HTTP as Stripe and PayPal do.
 */
import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import { startTestApi } from "#http/testing.ts"
import { PayPalPeer } from "#payments/providers/paypal/testing.ts"
import { startStripe, type StripeStage } from "#payments/providers/stripe/testing.ts"
import { fromSid } from "#core/std/ids.ts"

type Json = Record<string, any> // oxlint-disable-line no-explicit-any

const first = 1
const second = 2
let stack: AsyncDisposableStack
let stripe: StripeStage
let paypal: PayPalPeer
let api: Awaited<ReturnType<typeof startTestApi>>

beforeEach(async () => {
  stack = new AsyncDisposableStack()
  stripe = await startStripe()
  stack.defer(() => stripe.close())
  paypal = await new PayPalPeer().start()
  stack.defer(() => paypal.stop())
  api = await startTestApi({ clock: stripe.clock, peersCa: stripe.ca + paypal.ca })
  stack.use(api)
})
afterEach(() => stack.disposeAsync())

async function ask(path: string, body: object): Promise<Json> {
  const response = await fetch(api.baseUrl + path, {
    method: "POST",
    headers: {
      authorization: api.account.authorization,
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
    },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Json
}

async function connect({ stripe: ofStripe, paypal: ofPayPal }: { stripe: object; paypal: object }): Promise<void> {
  const { settings, secrets } = stripe
  const made = [
    await ask("/v1/payment_providers", { kind: "stripe", name: "Stripe", settings, secrets, ...ofStripe }),
    await ask("/v1/payment_providers", {
      kind: "paypal",
      name: "PayPal",
      settings: paypal.settings,
      secrets: { client_secret: "secret-1" },
      ...ofPayPal,
    }),
  ]
  for (const { sid, ...more } of made) assert.match(String(sid), /^PP/, JSON.stringify(more))
}

const create = (more: object = {}) => ask("/v1/payments", { amount: 1250, currency: "EUR", ...more })

/** Returns the host of the provider's page behind the button. Null without one. */
async function press({ checkout_url: url }: Json): Promise<string | null> {
  const answer = await fetch(String(url), { method: "POST", redirect: "manual" })
  await answer.text()
  const location = answer.headers.get("location")
  return location === null ? null : new URL(location).host
}

async function operationsOf({ sid }: Json): Promise<string[]> {
  const rows = await api.db.query<{ kind: string; status: string }>(
    `select provider.kind, operation.status from payment_operations operation
       join payment_providers provider on provider.account_id = operation.account_id and provider.id = operation.provider_id
     where payment_id = $1 order by number`,
    [fromSid("payment", String(sid))],
  )
  return rows.map(({ kind, status }) => `${kind} ${status}`)
}

async function sync(seconds: number): Promise<void> {
  stripe.clock.advance(seconds * 1_000)
  await api.payments.paymentSync.round()
}

const sessionsMade = () => stripe.stripe.sessions.length

describe("failover, with PayPal first and Stripe second", () => {
  beforeEach(() => connect({ paypal: { priority: first }, stripe: { priority: second } }))

  it("charges the second when the first refuses for a reason of its own", async () => {
    paypal.clientSecret = "renewed"
    const payment = await create()
    assert.equal(await press(payment), "checkout.stripe.com")
    assert.deepEqual(await operationsOf(payment), ["paypal refused", "stripe done"])
    assert.deepEqual([paypal.orders.size, sessionsMade()], [0, 1])
  })

  it("charges the second when the request did not reach the first", async () => {
    paypal.setTrouble({ kind: "down" })
    const payment = await create()
    assert.equal(await press(payment), "checkout.stripe.com")
    assert.deepEqual(await operationsOf(payment), ["paypal not_sent", "stripe done"])
  })

  it("does so each time that the customer tries again", async () => {
    paypal.clientSecret = "renewed"
    const payment = await create()
    await press(payment)
    stripe.stripe.sessions[0]!["status"] = "expired"
    await sync(121)
    assert.equal(await press(payment), "checkout.stripe.com")
    assert.deepEqual(await operationsOf(payment), ["paypal refused", "stripe done", "paypal refused", "stripe done"])
  })

  it("does not charge the second while the outcome of the first is unknown, and the sync finds the charge", async () => {
    paypal.setTrouble({ kind: "cut" })
    const payment = await create()
    assert.equal(await press(payment), null)
    assert.equal(await press(payment), null)
    assert.deepEqual(await operationsOf(payment), ["paypal requested"])
    paypal.setTrouble(null)
    await sync(3)
    assert.deepEqual(await operationsOf(payment), ["paypal done"])
    assert.equal(await press(payment), "www.sandbox.paypal.com")
    assert.deepEqual([paypal.orders.size, stripe.requests.length], [1, 0])
  })

  it("does not charge the second when the first refuses the request itself", async () => {
    const body = JSON.stringify({ name: "INVALID_REQUEST", message: "No.", details: [{ issue: "INVALID_PARAMETER" }] })
    paypal.setTrouble({ kind: "answer", status: 400, contentType: "application/json", body })
    const payment = await create()
    assert.equal(await press(payment), null)
    assert.deepEqual(await operationsOf(payment), ["paypal refused"])
    assert.equal(stripe.requests.length, 0)
  })

  it("keeps to the provider that the caller asked for", async () => {
    paypal.clientSecret = "renewed"
    const payment = await create({ provider: "paypal" })
    assert.equal(await press(payment), null)
    assert.equal(stripe.requests.length, 0)
  })

  it("begins no more charges than the limit of a payment", async () => {
    const payment = await create()
    await api.db.query("update payments set operations = 100 where id = $1", [
      fromSid("payment", String(payment["sid"])),
    ])
    assert.equal(await press(payment), null)
    assert.deepEqual(await operationsOf(payment), [])
  })
})

describe("failover, with Stripe first and PayPal second", () => {
  beforeEach(() => connect({ stripe: { priority: first }, paypal: { priority: second } }))

  it("charges the second when the first refuses its key, and not when the answer was lost", async () => {
    stripe.setTrouble({ kind: "cut" })
    const lost = await create()
    assert.equal(await press(lost), null)
    assert.deepEqual([sessionsMade(), paypal.asked.length], [1, 0])
    stripe.setTrouble(null)
    await sync(3)
    assert.equal(await press(lost), "checkout.stripe.com")
    assert.deepEqual([sessionsMade(), paypal.asked.length], [1, 0])
    const error = { type: "invalid_request_error", message: "Invalid API Key provided." }
    stripe.setTrouble({ kind: "answer", status: 401, contentType: "application/json", body: JSON.stringify({ error }) })
    const refused = await create()
    assert.equal(await press(refused), "www.sandbox.paypal.com")
    assert.deepEqual(await operationsOf(refused), ["stripe refused", "paypal done"])
  })

  it("never takes the token of one provider to another", async () => {
    stripe.setTrouble({ kind: "down" })
    const payment = await create({ payment_method: "pm_card_visa" })
    assert.deepEqual([payment["status"], payment["decline"]], ["processing", null])
    await sync(901)
    assert.deepEqual(await operationsOf(payment), ["stripe not_sent"])
    assert.equal(paypal.asked.length, 0)
  })

  it("leaves a charge by token whose answer was lost to the sync", async () => {
    stripe.setTrouble({ kind: "cut" })
    const payment = await create({ payment_method: "pm_card_visa" })
    assert.equal(payment["status"], "processing")
    stripe.setTrouble(null)
    await sync(3)
    const [row] = await api.db.query("select status, amount_captured from payments where id = $1", [
      fromSid("payment", String(payment["sid"])),
    ])
    assert.deepEqual(row, { status: "completed", amount_captured: 1250 })
    assert.deepEqual([stripe.stripe.intents.length, paypal.asked.length], [1, 0])
  })
})

describe("the currencies of providers", () => {
  beforeEach(() =>
    connect({
      paypal: { priority: first, currencies: ["USD"] },
      stripe: { priority: second, currencies: ["EUR", "USD"] },
    }),
  )

  it("choose the provider, before the priority does", async () => {
    assert.equal(await press(await create({ currency: "EUR" })), "checkout.stripe.com")
    assert.equal(await press(await create({ currency: "USD" })), "www.sandbox.paypal.com")
  })

  it("hold for failover too", async () => {
    stripe.setTrouble({ kind: "down" })
    assert.equal(await press(await create({ currency: "EUR" })), null)
    assert.equal(paypal.asked.length, 0)
  })

  it("refuse a currency that no provider takes", async () => {
    const { code, errors, status } = await create({ currency: "CHF" })
    assert.equal(status, 400)
    const [fault = {}] = (errors ?? []) as Json[]
    assert.deepEqual([fault["code"] ?? code, fault["param"]], ["currency_not_supported", "currency"])
  })
})
after(() => stack.disposeAsync())
