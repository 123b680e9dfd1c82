import assert from "node:assert/strict"
import { test, type TestContext } from "node:test"
import type { Charge, ProviderCharge, ProviderOutcome } from "#payments/providers/provider.ts"
import type { PayPalProvider } from "./paypal-provider.ts"
import { newCharge, newRefundSid, PayPalPeer } from "./testing.ts"

interface Stage {
  peer: PayPalPeer
  provider: PayPalProvider
  /** Another process with the same settings. */
  other: PayPalProvider
}

async function begin(context: TestContext): Promise<Stage> {
  const peer = await new PayPalPeer().start()
  const outgoing = peer.newOutgoing()
  context.after(async () => {
    await outgoing.stop()
    await peer.stop()
  })
  return { peer, provider: peer.newProvider(outgoing), other: peer.newProvider(outgoing) }
}

function known(outcome: ProviderOutcome): ProviderCharge {
  assert.equal(outcome.kind, "known", JSON.stringify(outcome))
  return outcome.charge
}

/** Creates a charge that the customer approved, and that was not fetched since. */
async function approved({ peer, provider }: Stage, more: Partial<Charge> = {}): Promise<string> {
  const { reference } = known(await provider.charge(newCharge(more)))
  peer.approve(reference)
  return reference
}

async function paid(stage: Stage, more: Partial<Charge> = {}): Promise<ProviderCharge> {
  return known(await stage.provider.fetch(await approved(stage, more)))
}

function of({ reference, currency }: ProviderCharge, amount: number) {
  const { key } = newCharge()
  return { key, reference, amount, currency }
}

/** Returns the requests that capture or authorize, by their path. */
function takings(peer: PayPalPeer): string[] {
  return peer.paths("POST").filter((path) => /\/(capture|authorize)$/.test(path))
}

test("an order has the values of the charge, in PayPal's words", async (context) => {
  const { peer, provider } = await begin(context)
  const charge = newCharge({ description: "ü".repeat(200), captureMethod: "manual", currency: "HUF", amount: 150_000 })
  const made = known(await provider.charge(charge))
  assert.deepEqual([made.amount, made.currency, made.state], [150_000, "HUF", "requires_action"])
  assert.equal(made.actionUrl, `https://www.sandbox.paypal.com/checkoutnow?token=${made.reference}`)
  const asked = peer.asked.find(({ path }) => path === "/v2/checkout/orders")
  assert.equal(asked?.headers["paypal-request-id"], charge.key)
  assert.deepEqual(JSON.parse(asked.text), {
    intent: "AUTHORIZE",
    purchase_units: [
      {
        amount: { currency_code: "HUF", value: "1500" },
        custom_id: charge.paymentSid,
        invoice_id: charge.key,
        description: "ü".repeat(127),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          user_action: "PAY_NOW",
          shipping_preference: "NO_SHIPPING",
          return_url: "https://example.com/pay/token",
          cancel_url: "https://example.com/pay/token",
          locale: "en-GB",
        },
      },
    },
  })
})

test("an order moves no money before the customer approves, and an approved one is captured once by all processes", async (context) => {
  const stage = await begin(context)
  const { peer, provider, other } = stage
  const { reference } = known(await provider.charge(newCharge()))
  assert.equal(known(await provider.fetch(reference)).state, "requires_action")
  assert.deepEqual(takings(peer), [])
  peer.approve(reference)
  const outcomes = await Promise.all([provider, other, provider, other].map((each) => each.fetch(reference)))
  for (const outcome of outcomes) {
    const { state, captured, fee, method } = known(outcome)
    assert.deepEqual([state, captured, fee, method?.type], ["completed", 1_050, 55, "paypal"])
  }
  assert.equal(peer.order(reference).purchase_units[0].payments?.captures?.length, 1)
})

test("an order that something else captured meanwhile is completed, and no failure", async (context) => {
  const stage = await begin(context)
  const { peer, provider } = stage
  const reference = await approved(stage)
  peer.before = ({ path, headers }) => {
    if (!path.endsWith("/capture") || headers["paypal-request-id"] === "elsewhere") return
    peer.captureElsewhere(reference)
  }
  const { state, captured } = known(await provider.fetch(reference))
  assert.deepEqual([state, captured], ["completed", 1_050])
})

test("a capture whose answer is lost is unknown, and the next look finds it", async (context) => {
  const stage = await begin(context)
  const { peer, provider } = stage
  const reference = await approved(stage)
  peer.troubled = ({ method }) => method === "POST"
  peer.trouble = { kind: "cut" }
  assert.equal((await provider.fetch(reference)).kind, "unknown")
  peer.trouble = null
  const { state, captured } = known(await provider.fetch(reference))
  assert.deepEqual([state, captured], ["completed", 1_050])
  assert.equal(peer.order(reference).purchase_units[0].payments?.captures?.length, 1)
})

test("the customer can approve again after a decline, and the provider waits until then", async (context) => {
  const stage = await begin(context)
  const { peer, provider } = stage
  const reference = await approved(stage)
  peer.refusals = ["INSTRUMENT_DECLINED"]
  for (const time of ["first", "again"]) {
    const { state, decline, actionUrl, captured } = known(await provider.fetch(reference))
    assert.deepEqual([state, captured, decline?.providerCode], ["requires_action", 0, "INSTRUMENT_DECLINED"], time)
    assert.equal(actionUrl, `https://www.sandbox.paypal.com/checkoutnow?token=${reference}`)
  }
  peer.approve(reference)
  const { state, decline } = known(await provider.fetch(reference))
  assert.deepEqual([state, decline], ["completed", null])
})

test("an order that PayPal refuses for good fails, and a late approval of it is not captured", async (context) => {
  const stage = await begin(context)
  const { peer, provider, other } = stage
  const reference = await approved(stage)
  peer.refusals = ["TRANSACTION_REFUSED"]
  assert.equal(known(await provider.fetch(reference)).state, "failed")
  peer.approve(reference)
  const { state, decline, captured } = known(await other.fetch(reference))
  assert.deepEqual([state, captured], ["failed", 0])
  assert.deepEqual(decline, { reason: "do_not_honor", providerCode: "TRANSACTION_REFUSED" })
  assert.equal(takings(peer).length, 1)
})

test("a canceled order is not captured when the customer approves it later", async (context) => {
  const { peer, provider, other } = await begin(context)
  const charge = known(await provider.charge(newCharge()))
  assert.equal(known(await provider.cancel(of(charge, 1_050))).state, "canceled")
  peer.approve(charge.reference)
  assert.equal(known(await other.fetch(charge.reference)).state, "canceled")
  assert.deepEqual(takings(peer), [])
})

test("an order that was approved and captured before it is canceled stays completed", async (context) => {
  const stage = await begin(context)
  const { peer, provider } = stage
  const reference = await approved(stage)
  peer.before = ({ method }) => void (method === "PATCH" && peer.captureElsewhere(reference))
  const outcome = known(await provider.cancel({ ...of({ reference, currency: "EUR" } as ProviderCharge, 1_050) }))
  assert.deepEqual([outcome.state, outcome.captured], ["completed", 1_050])
})

test("an order that this service did not create is not captured", async (context) => {
  const stage = await begin(context)
  const reference = await approved(stage)
  delete stage.peer.order(reference).purchase_units[0].custom_id
  assert.equal((await stage.provider.fetch(reference)).kind, "unknown")
  assert.deepEqual(takings(stage.peer), [])
})

test("a search for a charge that never arrived says so, and its key makes one order", async (context) => {
  const { peer, provider } = await begin(context)
  const charge = newCharge()
  assert.equal((await provider.find(charge)).kind, "not_found")
  const made = known(await provider.charge(charge))
  assert.equal(known(await provider.find(charge)).reference, made.reference)
  assert.equal(peer.orders.size, 1)
})

test("a capture and a refund whose answers are lost are made once", async (context) => {
  const stage = await begin(context)
  const { peer, provider } = stage
  const charge = await paid(stage, { captureMethod: "manual" })
  const asked = { ...of(charge, 600), isFinal: false }
  const refund = { ...of(charge, 250), refundSid: newRefundSid(), reason: null }
  peer.troubled = ({ path }) => /\/(capture|refund)$/.test(path)
  for (const ask of [() => provider.capture(asked), () => provider.refund(refund)]) {
    peer.trouble = { kind: "cut" }
    assert.equal((await ask()).kind, "unknown")
    peer.trouble = null
    known(await ask())
  }
  const { captured, capturable, refunds } = known(await provider.fetch(charge.reference))
  assert.deepEqual([captured, capturable, refunds.map(({ amount }) => amount)], [600, 450, [250]])
})

test("an answer about another amount than was asked for is unknown", async (context) => {
  const stage = await begin(context)
  const { peer, provider } = stage
  const charge = await paid(stage)
  peer.troubled = ({ method }) => method === "POST"
  const other = { amount: { currency_code: "EUR", value: "2.51" } }
  peer.trouble = { kind: "change", change: (answer) => ({ ...(answer as object), ...other }) }
  assert.equal((await provider.refund({ ...of(charge, 250), refundSid: newRefundSid(), reason: null })).kind, "unknown")
})

test("an answer about another order than was asked for is unknown", async (context) => {
  const stage = await begin(context)
  const { reference } = await paid(stage)
  stage.peer.trouble = { kind: "change", change: (answer) => ({ ...(answer as object), id: "5O190127TN364715T" }) }
  assert.equal((await stage.provider.fetch(reference)).kind, "unknown")
})

test("a refund is of the capture that has enough left", async (context) => {
  const stage = await begin(context)
  const { provider } = stage
  const charge = await paid(stage, { captureMethod: "manual" })
  await provider.capture({ ...of(charge, 300), isFinal: false })
  await provider.capture({ ...of(charge, 750), isFinal: true })
  const refund = (amount: number) => provider.refund({ ...of(charge, amount), refundSid: newRefundSid(), reason: null })
  known(await refund(700))
  known(await refund(300))
  const refused = await refund(51)
  assert.equal(refused.kind, "refused")
  assert.equal(known(await refund(50)).refunds.length, 3)
})

test("a refund that PayPal refuses has its reason", async (context) => {
  const stage = await begin(context)
  const charge = await paid(stage)
  stage.peer.refusals = ["REFUND_FAILED_INSUFFICIENT_FUNDS"]
  const outcome = await stage.provider.refund({ ...of(charge, 1), refundSid: newRefundSid(), reason: null })
  assert.ok(outcome.kind === "refused")
  assert.deepEqual([outcome.decline.reason, outcome.isOfProvider], ["insufficient_funds", false])
})

test("a capture that waits for a review is processing, and completed afterwards", async (context) => {
  const stage = await begin(context)
  const { peer, provider } = stage
  peer.nextStatus = { status: "PENDING", status_details: { reason: "PENDING_REVIEW" } }
  const charge = await paid(stage)
  assert.deepEqual([charge.state, charge.captured], ["processing", 0])
  const [capture] = peer.order(charge.reference).purchase_units[0].payments?.captures ?? []
  assert.ok(capture)
  capture.status = "COMPLETED"
  assert.equal(known(await provider.fetch(charge.reference)).state, "completed")
})

test("a declined capture of an order fails, with the bank's reason", async (context) => {
  const stage = await begin(context)
  stage.peer.nextStatus = { status: "DECLINED", processor_response: { response_code: "5120" } }
  const { state, decline } = await paid(stage)
  assert.deepEqual([state, decline], ["failed", { reason: "insufficient_funds", providerCode: "5120" }])
})

test("a declined capture of an authorization is refused, and the authorization stays", async (context) => {
  const stage = await begin(context)
  const charge = await paid(stage, { captureMethod: "manual" })
  stage.peer.nextStatus = { status: "DECLINED", status_details: { reason: "DECLINED_BY_RISK_FRAUD_FILTERS" } }
  const outcome = await stage.provider.capture({ ...of(charge, 1_050), isFinal: true })
  assert.ok(outcome.kind === "refused")
  assert.equal(outcome.decline.reason, "suspected_fraud")
})

test("an authorization whose time is over is expired", async (context) => {
  const stage = await begin(context)
  const { peer, provider } = stage
  const { reference } = await paid(stage, { captureMethod: "manual" })
  peer.clock.advance(29 * 86_400_000)
  peer.revokeTokens()
  assert.equal(known(await provider.fetch(reference)).state, "expired")
})

test("an order that PayPal has forgotten is not found", async (context) => {
  const stage = await begin(context)
  const { reference } = known(await stage.provider.charge(newCharge()))
  stage.peer.orders.delete(reference)
  assert.equal((await stage.provider.fetch(reference)).kind, "not_found")
  assert.equal((await stage.provider.fetch("../../v1/oauth2/token")).kind, "not_found")
})

test("one token serves many requests, and a refused one is replaced once", async (context) => {
  const { peer, provider } = await begin(context)
  await Promise.all([1, 2, 3].map(() => provider.charge(newCharge())))
  assert.equal(peer.tokensGranted, 1)
  peer.revokeTokens()
  known(await provider.charge(newCharge()))
  assert.equal(peer.tokensGranted, 2)
  peer.clock.advance(peer.tokenSeconds * 1_000 - 59_000)
  known(await provider.charge(newCharge()))
  assert.equal(peer.tokensGranted, 3)
})

test("wrong credentials are refused, as a fault of the provider", async (context) => {
  const { peer, provider } = await begin(context)
  peer.clientSecret = "another"
  const outcome = await provider.charge(newCharge())
  assert.ok(outcome.kind === "refused")
  assert.deepEqual([outcome.isOfProvider, outcome.decline.reason], [true, "provider_unavailable"])
  assert.deepEqual(peer.paths("POST"), [])
})

test("a token that is refused although it is fresh is a fault of the provider, and the request is not repeated again", async (context) => {
  const { peer, provider } = await begin(context)
  peer.before = () => peer.revokeTokens()
  const outcome = await provider.charge(newCharge())
  assert.ok(outcome.kind === "refused" && outcome.isOfProvider)
  assert.deepEqual([peer.tokensGranted, peer.paths("POST").length], [2, 2])
})

test("a charge without a token was not sent", async (context) => {
  const { peer, provider } = await begin(context)
  peer.tokenTrouble = { status: 503, body: "<html>Unavailable</html>" }
  assert.equal((await provider.charge(newCharge())).kind, "not_sent")
  assert.deepEqual(peer.paths("POST"), [])
})

test("a charge or a refund was not sent after too many requests", async (context) => {
  const stage = await begin(context)
  const { peer, provider } = stage
  const charge = await paid(stage)
  const body = JSON.stringify({ name: "RATE_LIMIT_REACHED", message: "Too many requests.", debug_id: "1" })
  peer.troubled = ({ method }) => method === "POST"
  peer.trouble = { kind: "answer", status: 429, contentType: "application/json", body }
  assert.equal((await provider.charge(newCharge())).kind, "not_sent")
  assert.equal((await provider.refund({ ...of(charge, 1), refundSid: newRefundSid(), reason: null })).kind, "not_sent")
})

test("a token of a card is refused before anything is asked", async (context) => {
  const { peer, provider } = await begin(context)
  const outcome = await provider.charge(newCharge({ method: { kind: "token", token: "tok_1" } }))
  assert.ok(outcome.kind === "refused" && outcome.isOfProvider)
  assert.equal(peer.asked.length, 0)
})

test("disputes are found by the capture, with the meaning of their stage", async (context) => {
  const stage = await begin(context)
  const { peer, provider } = stage
  const { reference } = await paid(stage)
  const id = peer.order(reference).purchase_units[0].payments?.captures?.[0]?.id ?? ""
  const dispute = {
    dispute_id: "PP-D-27803",
    reason: "MERCHANDISE_OR_SERVICE_NOT_RECEIVED",
    dispute_amount: { currency_code: "EUR", value: "10.50" },
    seller_response_due_date: "2026-12-01T00:00:00.000Z",
  }
  const cases = [
    ["OPEN", "INQUIRY", undefined, "warning", false],
    ["WAITING_FOR_SELLER_RESPONSE", "CHARGEBACK", undefined, "needs_response", true],
    ["UNDER_REVIEW", "CHARGEBACK", undefined, "under_review", true],
    ["RESOLVED", "CHARGEBACK", "RESOLVED_BUYER_FAVOUR", "lost", true],
    ["RESOLVED", "CHARGEBACK", "RESOLVED_SELLER_FAVOUR", "won", false],
    ["RESOLVED", "INQUIRY", "CANCELED_BY_BUYER", "closed", false],
  ] as const
  for (const [status, stageOf, code, state, isWithdrawn] of cases) {
    const outcome = code === undefined ? {} : { dispute_outcome: { outcome_code: code } }
    peer.disputes.set(id, [{ ...dispute, status, dispute_life_cycle_stage: stageOf, ...outcome }])
    assert.deepEqual(known(await provider.fetch(reference)).disputes, [
      {
        reference: "PP-D-27803",
        amount: 1_050,
        state,
        reason: "merchandise_or_service_not_received",
        evidenceDueAt: Date.UTC(2026, 11, 1),
        isWithdrawn,
      },
    ])
  }
  peer.hasDisputes = false
  assert.deepEqual(known(await provider.fetch(reference)).disputes, [])
})

test("forged notifications of one network do not delay those of another, and no more than a hundred wait", async (context) => {
  const { peer, provider } = await begin(context)
  const verified = () => peer.asked.filter(({ path }) => path.endsWith("/verify-webhook-signature")).length
  const { body, headers } = peer.notification("CHECKOUT.ORDER.APPROVED", { id: "5O190127TN364715T" })
  peer.troubled = ({ path, text }) => path.endsWith("/verify-webhook-signature") && text.includes("forged")
  peer.setTrouble({ kind: "silent" })
  const forged = { ...headers, "paypal-transmission-id": "forged" }
  const answers = Array.from({ length: 120 }, () => provider.readNotification(body, forged, "203.0.113"))
  assert.equal((await provider.readNotification(body, headers, "192.0.2"))?.chargeReference, "5O190127TN364715T")
  assert.ok(verified() <= 5)
  // Those beyond the limit are refused at once, so that PayPal repeats its own.
  assert.equal(await Promise.race(answers), null)
  peer.setTrouble(null)
})
