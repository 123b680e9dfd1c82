import assert from "node:assert/strict"
import { createHmac } from "node:crypto"
import { test, type TestContext } from "node:test"
import type { ProviderCharge, ProviderOutcome } from "../provider.ts"
import type { Json } from "./fake-stripe.ts"
import { newCharge, newRefundSid, startStripe, webhookSecret, type StripeStage } from "./testing.ts"

async function begin(context: TestContext, options: Parameters<typeof startStripe>[0] = {}): Promise<StripeStage> {
  const stage = await startStripe(options)
  context.after(() => stage.close())
  return stage
}

function known(outcome: ProviderOutcome): ProviderCharge {
  assert.equal(outcome.kind, "known", JSON.stringify(outcome))
  return outcome.charge
}

const hosted = { method: { kind: "hosted" } } as const

let operations = 1
function of({ reference, currency }: ProviderCharge, amount: number) {
  return { key: `PY0123-${++operations}`, reference, amount, currency }
}

function refundOf(charge: ProviderCharge, amount: number) {
  return { ...of(charge, amount), refundSid: newRefundSid(), reason: null }
}

/** Returns the requests that change an object, each with its idempotency key. */
function keysOf({ requests }: StripeStage, path: RegExp): string[] {
  const sent = requests.filter((request) => request.method === "POST" && path.test(request.path))
  return sent.map(({ headers }) => String(headers["idempotency-key"]))
}

test("a card that asks for 3-D Secure waits for the customer, who pays or does not", async (context) => {
  const { provider, stripe } = await begin(context)
  const token = { method: { kind: "token", token: "pm_card_authenticationRequired" } } as const
  for (const [isApproved, state, captured, reason] of [
    [true, "completed", 1_050, null],
    [false, "failed", 0, "authentication_failed"],
  ] as const) {
    const waits = known(await provider.charge(newCharge(token)))
    assert.deepEqual(
      [waits.state, waits.actionUrl, waits.captured],
      ["requires_action", "https://hooks.stripe.com/3d_secure_2/hosted", 0],
    )
    stripe.authenticate(waits.reference, isApproved)
    const over = known(await provider.fetch(waits.reference))
    assert.deepEqual([over.state, over.captured, over.decline?.reason ?? null], [state, captured, reason])
    assert.equal(over.actionUrl, null)
  }
})

test("a charge that waits for the customer's bank can be canceled", async (context) => {
  const { provider } = await begin(context)
  const token = { method: { kind: "token", token: "pm_card_authenticationRequired" } } as const
  const waits = known(await provider.charge(newCharge(token)))
  assert.equal(known(await provider.cancel(of(waits, 0))).state, "canceled")
})

test("a page that Stripe ended in time is expired, and one that was ended before is canceled", async (context) => {
  const { provider, stripe, clock } = await begin(context)
  const expiresAt = clock.now() + 3_600_000
  const [late, early] = [
    known(await provider.charge(newCharge({ ...hosted, expiresAt }))),
    known(await provider.charge(newCharge({ ...hosted, expiresAt }))),
  ]
  assert.equal(known(await provider.cancel(of(early, 0))).state, "canceled")
  clock.advance(3_601_000)
  stripe.sessions[0]!["status"] = "expired"
  const expired = known(await provider.fetch(late.reference))
  assert.deepEqual([expired.state, expired.actionUrl, expired.captured], ["expired", null, 0])
  // A cancellation that comes after it changes nothing.
  assert.equal(known(await provider.cancel(of(late, 0))).state, "expired")
})

test("a customer whose card is declined on the page can pay with another card", async (context) => {
  const { provider, stripe } = await begin(context)
  const { reference } = known(await provider.charge(newCharge(hosted)))
  stripe.pay(reference, "pm_card_chargeDeclinedInsufficientFunds")
  const declined = known(await provider.fetch(reference))
  assert.deepEqual([declined.state, declined.decline?.reason], ["requires_action", "insufficient_funds"])
  stripe.pay(reference)
  const paid = known(await provider.fetch(reference))
  assert.deepEqual([paid.reference, paid.state, paid.decline], [reference, "completed", null])
})

test("a session that is complete but has no payment intent is unknown, and not paid", async (context) => {
  const { provider, stripe } = await begin(context)
  const { reference } = known(await provider.charge(newCharge(hosted)))
  stripe.sessions[0]!["status"] = "complete"
  assert.equal((await provider.fetch(reference)).kind, "unknown")
})

test("a capture of a part takes the part and its fee, and refunds of parts name themselves", async (context) => {
  const stage = await begin(context)
  const { provider, requests } = stage
  const held = known(await provider.charge(newCharge({ captureMethod: "manual" })))
  const taken = known(await provider.capture({ ...of(held, 1_000), isFinal: true }))
  assert.deepEqual([taken.state, taken.captured, taken.capturable, taken.fee], ["completed", 1_000, 0, 59])
  const capture = requests.find(({ path }) => path.endsWith("/capture"))
  assert.equal(new URLSearchParams(capture?.body).get("amount_to_capture"), "1000")
  const [one, other] = [refundOf(taken, 300), refundOf(taken, 300)]
  known(await provider.refund({ ...one, reason: "duplicate" }))
  const { refunds, fee } = known(await provider.refund(other))
  assert.deepEqual(new Set(refunds.map(({ refundSid }) => refundSid)), new Set([one.refundSid, other.refundSid]))
  assert.deepEqual([refunds.map(({ amount }) => amount), fee], [[300, 300], 59])
  const sent = requests.filter(({ path }) => path === "/v1/refunds").map(({ body }) => new URLSearchParams(body))
  assert.deepEqual(
    sent.map((params) => [params.get("amount"), params.get("reason")]),
    [
      ["300", "duplicate"],
      ["300", null],
    ],
  )
})

test("a refund that the customer's bank gives back fails, with Stripe's reason", async (context) => {
  const { provider, stripe } = await begin(context)
  const charge = known(await provider.charge(newCharge()))
  const { refunds } = known(await provider.refund(refundOf(charge, 400)))
  assert.equal(refunds[0]?.state, "completed")
  stripe.failRefund(refunds[0].reference, "lost_or_stolen_card")
  const [failed] = known(await provider.fetch(charge.reference)).refunds
  assert.deepEqual([failed?.state, failed?.failureReason], ["failed", "lost_or_stolen_card"])
  stripe.refundStatus = "requires_action"
  const again = known(await provider.refund(refundOf(charge, 400)))
  assert.deepEqual(again.refunds.map(({ state }) => state).toSorted(), ["failed", "pending"])
})

test("a dispute is opened, answered, and won or lost, and says when the amount is withdrawn", async (context) => {
  const { provider, stripe } = await begin(context)
  const steps: string[] = []
  const look = async (reference: string) => {
    const { disputes, state, captured } = known(await provider.fetch(reference))
    assert.deepEqual([state, captured], ["completed", 1_050])
    steps.push(disputes.map((each) => `${each.state} ${each.amount} ${each.isWithdrawn ? "withdrawn" : "-"}`).join())
  }
  for (const ending of ["won", "lost"] as const) {
    const { reference } = known(await provider.charge(newCharge()))
    await look(reference)
    const dispute = stripe.dispute(reference, { reason: "product_not_received", amount: 500 })
    await look(reference)
    const [opened] = known(await provider.fetch(reference)).disputes
    const dueBy = (dispute["evidence_details"] as Json)["due_by"]
    assert.deepEqual([opened?.reason, opened?.evidenceDueAt], ["product_not_received", Number(dueBy) * 1_000])
    dispute["status"] = "under_review"
    await look(reference)
    stripe.closeDispute(dispute, ending)
    await look(reference)
  }
  const common = ["", "needs_response 500 withdrawn", "under_review 500 withdrawn"]
  assert.deepEqual(steps, [...common, "won 500 -", ...common, "lost 500 withdrawn"])
})

test("an inquiry of the bank takes nothing, and ends without a dispute", async (context) => {
  const { provider, stripe } = await begin(context)
  const { reference } = known(await provider.charge(newCharge()))
  const inquiry = stripe.dispute(reference, { status: "warning_needs_response" })
  for (const [status, state] of [
    ["warning_needs_response", "warning"],
    ["warning_under_review", "warning"],
    ["warning_closed", "closed"],
    ["a_status_of_next_year", "needs_response"],
  ] as const) {
    inquiry["status"] = status
    const [dispute] = known(await provider.fetch(reference)).disputes
    assert.deepEqual([dispute?.state, dispute?.isWithdrawn], [state, false])
  }
})

test("notifications signed with either secret are accepted while a webhook secret is replaced", async (context) => {
  const { provider, stripe } = await begin(context, { webhookSecrets: [webhookSecret, "whsec_next"] })
  const { reference } = known(await provider.charge(newCharge()))
  const read = async (secret: string) => {
    const { body, headers } = stripe.notification(stripe.intents[0]!, { secret })
    return (await provider.readNotification(body, headers))?.chargeReference ?? null
  }
  assert.deepEqual([await read(webhookSecret), await read("whsec_next")], [reference, reference])
  assert.equal(await read("whsec_removed"), null)
  // Stripe signs with both secrets while the old one is still valid.
  const { body, headers } = stripe.notification(stripe.intents[0]!, { secret: "whsec_removed" })
  const signed = headers["stripe-signature"]
  const time = /t=(\d+)/.exec(signed)?.[1] ?? ""
  const other = createHmac("sha256", "whsec_next")
    .update(`${time}.${String(body)}`)
    .digest("hex")
  const both = { "stripe-signature": `${signed},v1=${other}` }
  assert.equal((await provider.readNotification(body, both))?.chargeReference, reference)
})

test("a notification about a dispute names the charge, and one about the account's balance names none", async (context) => {
  const { provider, stripe } = await begin(context)
  const asked = newCharge(hosted)
  const { reference } = known(await provider.charge(asked))
  stripe.pay(reference)
  const dispute = stripe.dispute(String(stripe.intents[0]!["id"]))
  const about = async (object: Json) => {
    const { body, headers } = stripe.notification(object, { secret: webhookSecret })
    const notification = await provider.readNotification(body, headers)
    assert.ok(notification)
    return [notification.chargeReference, notification.paymentSid]
  }
  assert.deepEqual(await about(dispute), [reference, asked.paymentSid])
  assert.deepEqual(await about({ object: "balance", available: [] }), [null, null])
})

test("a request whose stored fault Stripe replays is sent under another key, once for all processes", async (context) => {
  const stage = await begin(context)
  const { provider, stripe } = stage
  const charge = known(await provider.charge(newCharge()))
  const asked = refundOf(charge, 400)
  stripe.faults = 2
  assert.equal((await provider.refund(asked)).kind, "unknown")
  assert.deepEqual(keysOf(stage, /refunds$/), [asked.key])
  // The next call gets the stored fault, and then a fault under the second key.
  assert.equal((await provider.refund(asked)).kind, "unknown")
  assert.deepEqual(keysOf(stage, /refunds$/).slice(1), [asked.key, `${asked.key}-2`])
  const outcomes = await Promise.all([provider.refund(asked), provider.refund(asked)])
  for (const outcome of outcomes) assert.deepEqual(known(outcome).refunds.length, 1)
  assert.equal(known(await provider.fetch(charge.reference)).refunds.length, 1)
})

test("an act that Stripe did despite its fault is not done again under another key", async (context) => {
  const stage = await begin(context, { multicapture: true })
  const { provider, stripe } = stage
  const held = known(await provider.charge(newCharge({ captureMethod: "manual" })))
  const asked = { ...of(held, 400), isFinal: false }
  stripe.faults = 1
  assert.equal((await provider.capture(asked)).kind, "unknown")
  // Stripe repairs it later.
  const intent = stripe.intents[0]!
  Object.assign(intent["metadata"] as Json, { [asked.key]: "capture" })
  Object.assign(intent, { amount_received: 400, amount_capturable: 650 })
  const { captured, capturable } = known(await provider.capture(asked))
  assert.deepEqual([captured, capturable], [400, 650])
  assert.deepEqual(keysOf(stage, /capture$/), [asked.key])
})

const differentAnswers: Record<string, (answer: Json) => Json> = {
  "another amount": (refund) => ({ ...refund, amount: 399 }),
  "another currency": (refund) => ({ ...refund, currency: "usd" }),
  "the name of another refund": (refund) => ({ ...refund, metadata: { refund_sid: "RF0" } }),
}

for (const [what, change] of Object.entries(differentAnswers))
  test(`a refund that Stripe answers with ${what} is unknown`, async (context) => {
    const { provider, setTrouble } = await begin(context)
    const charge = known(await provider.charge(newCharge()))
    const isRefund = (answer: unknown) => (answer as Json)["object"] === "refund"
    setTrouble({ kind: "change", change: (answer) => (isRefund(answer) ? change(answer as Json) : answer) })
    assert.equal((await provider.refund(refundOf(charge, 400))).kind, "unknown")
  })

test("an answer about another intent is unknown, also when it looks like success", async (context) => {
  const { provider, setTrouble } = await begin(context)
  const held = known(await provider.charge(newCharge({ captureMethod: "manual" })))
  const change = (answer: unknown) => {
    const intent = answer as Json
    return intent["status"] === "succeeded" ? { ...intent, id: "pi_other" } : intent
  }
  setTrouble({ kind: "change", change })
  assert.equal((await provider.capture({ ...of(held, 1_050), isFinal: true })).kind, "unknown")
  setTrouble(null)
  assert.equal(known(await provider.fetch(held.reference)).state, "completed")
})

test("a charge whose answer was lost is found behind a thousand newer ones by the search, once that knows it", async (context) => {
  const { provider, stripe, setTrouble, clock } = await begin(context)
  const [asked, unmade] = [newCharge(), newCharge()]
  setTrouble({ kind: "cut" })
  assert.equal((await provider.charge(asked)).kind, "unknown")
  setTrouble(null)
  const other = { ...stripe.intents[0]!, metadata: { charge_key: "PYother-1" } }
  const created = Math.floor(clock.now() / 1_000)
  for (let count = 0; count < 1_050; count++) stripe.intents.push({ ...other, id: `pi_other${count}`, created })
  assert.equal(
    (await provider.find(asked)).kind,
    "unknown",
    "the lists end before it, and the search does not know it yet",
  )
  stripe.isIndexed = true
  const found = known(await provider.find(asked))
  assert.deepEqual([found.state, found.captured], ["completed", 1_050])
  assert.equal((await provider.find(unmade)).kind, "unknown")
  // The lists reach back beyond the time that the search may not include yet.
  for (const intent of stripe.intents) intent["created"] = created - 7_200
  assert.equal((await provider.find(unmade)).kind, "not_found")
})

test("a page whose answer was lost is found by its session, and after a day by its payment", async (context) => {
  const { provider, stripe, setTrouble, clock } = await begin(context)
  const asked = newCharge(hosted)
  setTrouble({ kind: "cut" })
  assert.equal((await provider.charge(asked)).kind, "unknown")
  setTrouble(null)
  const { reference, state } = known(await provider.find(asked))
  assert.deepEqual([reference, state], [String(stripe.sessions[0]!["id"]), "requires_action"])
  stripe.pay(reference)
  clock.advance(25 * 3_600_000)
  assert.deepEqual(known(await provider.find(asked)).state, "completed")
})
