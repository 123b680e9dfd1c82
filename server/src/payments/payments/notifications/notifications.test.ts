/**
 * Notifications that are lost, repeated, in the wrong order or from a stranger. The adapters are those of
 * real providers, and the peers speak HTTP as these do. `test/simulation/payments.test.ts` has the same with
 * the simulator.
 */
import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { afterEach, beforeEach, describe, it } from "node:test"
import { startTestApi } from "#http/testing.ts"
import { PayPalPeer } from "#payments/providers/paypal/testing.ts"
import { startStripe, webhookSecret } from "#payments/providers/stripe/testing.ts"
import { fromSid } from "#core/std/ids.ts"
import { dayMs } from "#core/std/durations.ts"

type Json = Record<string, any> // oxlint-disable-line no-explicit-any

interface Sent {
  body: Uint8Array
  headers: Readonly<Record<string, string>>
}

/** One provider, and the changes there to the latest payment of its page. */
interface Peer {
  connection: object
  ca: string
  pay(): Sent
  dispute(): Sent
  /** Whether the provider itself marks a notification of the day before as too old. */
  hasAge: boolean
}

const completed = ["charge 1250"]
const disputed = [...completed, "dispute 1250"]
let stack: AsyncDisposableStack
let api: Awaited<ReturnType<typeof startTestApi>>
let clock: Awaited<ReturnType<typeof startStripe>>["clock"]
let provider: string

async function ask(path: string, body: object): Promise<Json> {
  const { authorization } = api.account
  const headers = { authorization, "content-type": "application/json", "idempotency-key": randomUUID() }
  const response = await fetch(api.baseUrl + path, { method: "POST", headers, body: JSON.stringify(body) })
  return (await response.json()) as Json
}

/** Opens a page whose button was pressed. */
async function openPage(): Promise<Json> {
  const payment = await ask("/v1/payments", { amount: 1250, currency: "EUR" })
  await (await fetch(String(payment.checkout_url), { method: "POST", redirect: "manual" })).text()
  return payment
}

async function notify({ body, headers }: Sent): Promise<number> {
  const url = `${api.baseUrl}/v1/payment_providers/${provider}/notifications/${api.account.sid}`
  const sent = { ...headers, "content-type": "application/json" }
  const response = await fetch(url, { method: "POST", headers: sent, body: Buffer.from(body) })
  await response.text()
  return response.status
}

/**
 * Returns the status, and the bookings of the payment without fees, which only one of the providers reports
 * at once.
 */
async function stateOf({ sid }: Json): Promise<string[]> {
  const id = fromSid("payment", String(sid))
  const [payment] = await api.db.query<{ status: string }>("select status from payments where id = $1", [id])
  const booked = await api.db.query<{ entry: string }>(
    "select type || ' ' || amount as entry from ledger_transactions where payment_id = $1 and type <> 'fee' order by id",
    [id],
  )
  return [payment?.status ?? "", ...booked.map(({ entry }) => entry)]
}

async function sync(ms = 1_000): Promise<void> {
  clock.advance(ms)
  await api.payments.paymentSync.round()
}

const peers: Record<string, () => Promise<Peer>> = { Stripe: startStripePeer, PayPal: startPayPalPeer }

for (const [name, start] of Object.entries(peers)) {
  describe(`notifications of ${name}`, () => {
    let peer: Peer

    beforeEach(async () => {
      stack = new AsyncDisposableStack()
      peer = await start()
      api = stack.use(await startTestApi({ clock, peersCa: peer.ca }))
      provider = String((await ask("/v1/payment_providers", { name, ...peer.connection })).sid)
    })
    afterEach(() => stack.disposeAsync())

    it("can get lost: the sync finds the payment", async () => {
      const payment = await openPage()
      peer.pay()
      await sync(121_000)
      assert.deepEqual(await stateOf(payment), ["completed", ...completed])
    })

    it("can all get lost, also that of a dispute, which the reconciliation of the night finds", async () => {
      const payment = await openPage()
      peer.pay()
      await sync(121_000)
      // Stripe's times are whole seconds, and no night includes records from before the first booking.
      clock.advance(1_000)
      peer.dispute()
      await sync(dayMs)
      assert.deepEqual(await stateOf(payment), ["completed", ...completed])
      await api.payments.reconciler.round()
      await sync()
      assert.deepEqual(await stateOf(payment), ["completed", ...disputed])
    })

    it("can come twice, simultaneously and later", async () => {
      const payment = await openPage()
      const paid = peer.pay()
      assert.deepEqual(await Promise.all([notify(paid), notify(paid)]), [204, 204])
      await sync()
      assert.equal(await notify(paid), 204)
      await sync()
      assert.deepEqual(await stateOf(payment), ["completed", ...completed])
    })

    it("can come in the wrong order", async () => {
      const payment = await openPage()
      const paid = peer.pay()
      // The first fetch makes PayPal capture the approved order.
      if (name === "PayPal") await sync(121_000)
      const dispute = peer.dispute()
      for (const each of [dispute, paid]) {
        assert.equal(await notify(each), 204)
        await sync()
      }
      assert.deepEqual(await stateOf(payment), ["completed", ...disputed])
    })

    it("are refused when another sender made them", async () => {
      const payment = await openPage()
      const { body, headers } = peer.pay()
      const text = Buffer.from(body).toString()
      const forged = { body: Buffer.from(text.replace(/"id":"/, '"id":"1')), headers }
      assert.deepEqual([await notify(forged), await notify({ body, headers: {} })], [400, 400])
      await sync()
      assert.deepEqual(await stateOf(payment), ["requires_action"])
    })

    it("change nothing when a stranger sends them again a day later", async () => {
      const payment = await openPage()
      const paid = peer.pay()
      await notify(paid)
      await sync()
      const before = await stateOf(payment)
      await sync(dayMs)
      assert.equal(await notify(paid), peer.hasAge ? 400 : 204)
      await sync()
      assert.deepEqual(await stateOf(payment), before)
      const stored = await api.db.query("select 1 from provider_notifications")
      assert.equal(stored.length, 1)
    })
  })
}

async function startStripePeer(): Promise<Peer> {
  const stage = await startStripe()
  stack.defer(() => stage.close())
  clock = stage.clock
  const { stripe, settings, secrets, ca } = stage
  const sign = (object: Json) => stripe.notification(object, { secret: webhookSecret })
  return {
    connection: { kind: "stripe", settings, secrets },
    ca,
    hasAge: true,
    pay() {
      const session = stripe.sessions.at(-1) ?? {}
      stripe.pay(String(session["id"]))
      return sign(session)
    },
    dispute: () => sign(stripe.dispute(String(stripe.intents.at(-1)?.["id"]))),
  }
}

async function startPayPalPeer(): Promise<Peer> {
  const peer = await new PayPalPeer().start()
  stack.defer(() => peer.stop())
  clock = peer.clock
  const order = () => [...peer.orders.values()].at(-1) ?? assert.fail("There is an order.")
  return {
    connection: { kind: "paypal", settings: peer.settings, secrets: { client_secret: "secret-1" } },
    ca: peer.ca,
    hasAge: false,
    pay() {
      peer.approve(order().id)
      return peer.notification("CHECKOUT.ORDER.APPROVED", order())
    },
    dispute() {
      const capture = order().purchase_units[0].payments?.captures?.[0]?.id ?? ""
      const dispute = {
        dispute_id: "PP-D-27803",
        reason: "UNAUTHORISED",
        status: "WAITING_FOR_SELLER_RESPONSE",
        dispute_life_cycle_stage: "CHARGEBACK",
        dispute_amount: { currency_code: "EUR", value: "12.50" },
      }
      peer.disputes.set(capture, [dispute])
      const custom = order().purchase_units[0].custom_id
      const amount = { currency_code: "EUR", value: "-12.50" }
      peer.addRow({ code: "T1106", id: "7XH27803", amount, custom, capture })
      const disputed_transactions = [{ seller_transaction_id: capture }]
      return peer.notification("CUSTOMER.DISPUTE.CREATED", { ...dispute, disputed_transactions })
    },
  }
}
