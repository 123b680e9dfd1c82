/** A provider that does nothing for a while: too many requests, or no connection. Its peer speaks as Stripe does. */
import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { afterEach, beforeEach, test } from "node:test"
import { startTestApi } from "#http/testing.ts"
import { startStripe, type StripeStage } from "#payments/providers/stripe/testing.ts"
import { fromSid } from "#core/std/ids.ts"
import { eventually } from "../../../../test/support/eventually.ts"
import { unsentMaxMs } from "../operations/plan-exchange.ts"

type Json = Record<string, any> // oxlint-disable-line no-explicit-any

let stack: AsyncDisposableStack
let stripe: StripeStage
let api: Awaited<ReturnType<typeof startTestApi>>
const busy = { kind: "busy", retryAfter: "7" } as const

beforeEach(async () => {
  stack = new AsyncDisposableStack()
  stripe = await startStripe()
  stack.defer(() => stripe.close())
  api = await startTestApi({ clock: stripe.clock, peersCa: stripe.ca })
  stack.use(api)
  const { settings, secrets } = stripe
  await ask("/v1/payment_providers", { kind: "stripe", name: "Stripe", settings, secrets })
})
afterEach(() => stack.disposeAsync())

async function ask(path: string, body?: object): Promise<Json> {
  const response = await fetch(api.baseUrl + path, {
    method: body ? "POST" : "GET",
    headers: {
      authorization: api.account.authorization,
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await response.json()) as Json
}

const pay = () =>
  ask("/v1/payments", { amount: 1250, currency: "EUR", payment_method: "pm_card_visa", provider: "stripe" })
const now = ({ sid }: Json) => ask(`/v1/payments/${sid}`)

async function pass(seconds: number): Promise<void> {
  stripe.clock.advance(seconds * 1_000)
  await api.payments.paymentSync.round()
}

/** The idempotency keys of the charges that the peer got. */
const keysOfCharges = () =>
  stripe.requests
    .filter(({ method, path }) => method === "POST" && path.startsWith("/v1/payment_intents"))
    .map(({ headers }) => headers["idempotency-key"])

test("a charge that the provider refuses with 429 is sent again under its key, not before Retry-After", async () => {
  stripe.setTrouble(busy)
  const payment = await pay()
  assert.deepEqual([payment["status"], payment["decline"]], ["processing", null])
  await pass(3)
  assert.equal(keysOfCharges().length, 1)
  await pass(5)
  assert.equal(keysOfCharges().length, 2)
  stripe.setTrouble(null)
  await pass(11)
  assert.deepEqual([(await now(payment))["status"], (await now(payment))["amount_captured"]], ["completed", 1250])
  assert.deepEqual(keysOfCharges(), Array(3).fill(`${payment["sid"]}-1`))
  assert.equal(stripe.stripe.intents.length, 1)
})

test("a provider that stays busy is given up after a quarter of an hour, and no charge was made", async () => {
  stripe.setTrouble(busy)
  const payment = await pay()
  await pass(60)
  assert.equal((await now(payment))["status"], "processing")
  const attempts = keysOfCharges().length
  for (let at = 60_000; at < unsentMaxMs + 600_000; at += 120_000) await pass(120)
  const { status, decline } = await now(payment)
  assert.deepEqual([status, decline.reason], ["failed", "provider_unavailable"])
  assert.ok(keysOfCharges().length > attempts + 2 && keysOfCharges().length < 20)
  assert.equal(stripe.stripe.intents.length, 0)
})

test("a refused connection does not fail a charge immediately", async () => {
  stripe.setTrouble({ kind: "down" })
  const payment = await pay()
  assert.equal(payment["status"], "processing")
  await pass(3)
  const [operation] = await api.db.query<{ is_unsent: boolean; tries: number; token: boolean }>(
    "select is_unsent, tries, request is not null as token from payment_operations where payment_id = $1",
    [fromSid("payment", String(payment["sid"])) ?? ""],
  )
  assert.deepEqual(operation, { is_unsent: true, tries: 2, token: true })
})

test("a process that dies while it sends a charge again leaves it to be found, and not to be sent a third time", async () => {
  stripe.setTrouble(busy)
  const payment = await pay()
  stripe.setTrouble({ kind: "cut" })
  await pass(8)
  assert.deepEqual([stripe.stripe.intents.length, (await now(payment))["status"]], [1, "processing"])
  stripe.setTrouble(null)
  await pass(11)
  assert.equal((await now(payment))["status"], "completed")
  assert.deepEqual([keysOfCharges().length, stripe.stripe.intents.length], [2, 1])
})

test("a refund and a capture are sent again, not before Retry-After", async () => {
  const payment = await pay()
  stripe.setTrouble(busy)
  const refund = await ask("/v1/refunds", { payment_sid: payment["sid"], amount: 250 })
  assert.equal(refund["status"], "pending")
  const asked = stripe.requests.length
  await pass(3)
  assert.equal(stripe.requests.length, asked)
  stripe.setTrouble(null)
  await pass(5)
  assert.deepEqual([(await now(payment))["amount_refunded"], (await now(payment))["status"]], [250, "completed"])
})

test("the page asks a provider again after 429, under the same key, and the customer continues", async () => {
  const { checkout_url: url } = await ask("/v1/payments", { amount: 1250, currency: "EUR" })
  const waits: number[] = []
  const after = stripe.clock.after.bind(stripe.clock)
  stripe.clock.after = (delayMs, act) => (waits.push(delayMs), after(delayMs, act))
  stripe.setTrouble({ kind: "busy", retryAfter: "3" })
  const pressed = fetch(String(url), { method: "POST", redirect: "manual" })
  await eventually("the page waits for the provider", () => waits.includes(3_000))
  stripe.setTrouble(null)
  stripe.clock.advance(3_000)
  const answer = await pressed
  await answer.text()
  assert.match(String(answer.headers.get("location")), /^https:\/\/checkout\.stripe\.com/)
  const keys = stripe.requests
    .filter(({ method }) => method === "POST")
    .map(({ headers }) => headers["idempotency-key"])
  assert.deepEqual([keys.length, new Set(keys).size, stripe.stripe.sessions.length], [2, 1, 1])
})

test("the page does not wait longer than five seconds for a busy provider, and its button works later", async () => {
  const { checkout_url: url } = await ask("/v1/payments", { amount: 1250, currency: "EUR" })
  stripe.setTrouble(busy)
  const refused = await fetch(String(url), { method: "POST", redirect: "manual" })
  assert.deepEqual([refused.status, refused.headers.get("location")], [200, null])
  stripe.setTrouble(null)
  const answer = await fetch(String(url), { method: "POST", redirect: "manual" })
  assert.equal(answer.status, 303)
})
