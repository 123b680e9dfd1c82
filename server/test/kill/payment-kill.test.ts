/**
 * Payments while the process, its store and the payment provider are killed in turn: no customer is charged
 * twice, no accepted payment is lost, and the sync finds every outcome. `KILL_ROUNDS` sets the number of
 * rounds, each with one death of each kind; `KILL_SEED` repeats the choices of an earlier run, as far as the
 * machine's own timing allows.
 *
 * A charge that never reached the provider is waited for a minute, so this test takes about two.
 */
import assert from "node:assert/strict"
import { test } from "node:test"
import { seededRandom } from "#messaging/carriers/simulator/random.ts"
import { secretKey, webhookSecret } from "#payments/providers/stripe/testing.ts"
import type { Json } from "#payments/providers/stripe/fake-stripe.ts"
import { pause, stopwatch, systemClock } from "#core/std/clock.ts"
import { eventually } from "../support/eventually.ts"
import { Installation } from "../support/installation.ts"
import { signal } from "../support/processes.ts"
import { RestClient } from "../support/rest-client.ts"
import { MortalStripe } from "./mortal-stripe.ts"
import { PaymentLoad, type PaymentBody } from "./payment-load.ts"

const rounds = Number(process.env.KILL_ROUNDS ?? 1)
const seed = Number(process.env.KILL_SEED ?? Math.trunc(Math.random() * 2 ** 32))
/** How long the load runs between a recovery and the next death. */
const calm = { leastMs: 200, mostMs: 2_000 }
const outageMsMax = 1_000

interface Whole {
  posthorn: Installation
  stripe: MortalStripe
  client: RestClient
}

const deaths = [
  async function process({ posthorn }: Whole) {
    await posthorn.kill()
    await posthorn.start()
  },
  async function store({ posthorn }: Whole) {
    signal(posthorn.postmaster, "SIGKILL")
  },
  async function provider({ stripe }: Whole, random: () => number) {
    await stripe.kill()
    await pause(systemClock, random() * outageMsMax)
    await stripe.start()
  },
]

test("each payment is charged once and has an outcome, whichever dies of the process, its store and the provider", async (t) => {
  const random = seededRandom(seed)
  t.diagnostic(`KILL_SEED=${seed} KILL_ROUNDS=${rounds}`)
  await using stack = new AsyncDisposableStack()
  const whole = await startWhole(stack)
  using load = new PaymentLoad(whole.client, random)
  load.start()
  for (let round = 0; round < rounds * deaths.length; round++) {
    await pause(systemClock, calm.leastMs + random() * (calm.mostMs - calm.leastMs))
    const elapsed = stopwatch()
    const death = deaths[round % deaths.length] ?? deaths[0]
    const before = load.accepted.size
    await death?.(whole, random)
    await eventually("payments are accepted after it", () => load.accepted.size > before + 6)
    t.diagnostic(`${death?.name} killed, recovered in ${Math.round(elapsed())} ms`)
  }
  await load.stop()
  const settling = stopwatch()
  const payments = await settled(whole.client)
  const verdict = { settledMs: Math.round(settling()), payments: payments.length, ...load.counts }
  t.diagnostic(JSON.stringify({ ...verdict, ...judge(whole, load, payments) }))
})

async function startWhole(stack: AsyncDisposableStack): Promise<Whole> {
  const stripe = stack.use(new MortalStripe())
  await stripe.start()
  const environment = { WEBHOOK_ALLOWED_RANGES: "127.0.0.0/8,::1/128", WEBHOOK_CA: stripe.caPath }
  const posthorn = stack.use(new Installation({ environment }))
  await posthorn.start()
  const client = stack.adopt(new RestClient(posthorn), (made) => made.close())
  const { status, body } = await client.post("/v1/payment_providers", {
    kind: "stripe",
    name: "Stripe",
    settings: { api_base: stripe.url },
    secrets: { secret_key: secretKey, webhook_secrets: [webhookSecret] },
  })
  assert.equal(status, 201, JSON.stringify(body))
  return { posthorn, stripe, client }
}

/** All payments, when the sync has found every outcome. */
async function settled(client: RestClient): Promise<PaymentBody[]> {
  const isOpen = ({ status, pending_operation, amount_refund_pending }: PaymentBody) =>
    !["completed", "failed", "authorized", "canceled"].includes(status) ||
    pending_operation !== null ||
    amount_refund_pending > 0
  let payments: PaymentBody[] = []
  await eventually("every outcome is known", async () => {
    payments = await Array.fromAsync(client.list<PaymentBody>("/v1/payments"))
    return !payments.some(isOpen)
  })
  return payments
}

/** What the provider has, in all its lives, is what the payments say. */
function judge({ stripe }: Whole, load: PaymentLoad, payments: readonly PaymentBody[]) {
  assert.deepEqual(load.faults, [], "no client met a fault")
  const { intents } = stripe.read()
  const intentsOf = Map.groupBy(intents, ({ metadata }) => String((metadata as Json).payment_sid))
  const twice = [...intentsOf].filter(([, all]) => all.length > 1).map(([sid]) => sid)
  assert.deepEqual(twice, [], "no payment is charged twice")
  const sids = new Set(payments.map(({ sid }) => sid))
  assert.deepEqual(
    [...load.accepted.keys()].filter((sid) => !sids.has(sid)),
    [],
    "no accepted payment is lost",
  )
  assert.equal(payments.length, load.accepted.size, "a request makes one payment, however often it is repeated")
  assert.deepEqual(
    [...intentsOf.keys()].filter((sid) => !sids.has(sid)),
    [],
    "nobody is charged without a payment",
  )
  for (const payment of payments) {
    const [intent] = intentsOf.get(payment.sid) ?? []
    const captured = Number(intent?.amount_received ?? 0)
    const refunds = (intent?.$latest_charge as { $refunds: Json[] } | null | undefined)?.$refunds ?? []
    const refunded = refunds.reduce((sum, { amount }) => sum + Number(amount), 0)
    const { sid, status, amount_captured, amount_refunded, review_reason } = payment
    assert.deepEqual(
      { sid, amount_captured, amount_refunded },
      { sid, amount_captured: captured, amount_refunded: refunded },
    )
    assert.equal(review_reason, null, sid)
    if (status === "failed") assert.equal(intent, undefined, `${sid} has failed, and is charged`)
  }
  return { intents: intents.length, failed: payments.filter(({ status }) => status === "failed").length }
}
