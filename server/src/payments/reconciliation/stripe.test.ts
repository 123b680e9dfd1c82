/**
 * The nightly reconciler with Stripe's list of balance transactions. The real adapter reads it from a peer
 * that answers as Stripe does.
 */
import assert from "node:assert/strict"
import { after, beforeEach, test } from "node:test"
import { newCharge, startStripe, webhookSecret } from "#payments/providers/stripe/testing.ts"
import type { Json as StripeObject } from "#payments/providers/stripe/fake-stripe.ts"
import { ReconciliationStage, type Json } from "./testing.ts"
import { hourMs, dayMs } from "#core/std/durations.ts"

const peer = await startStripe({ multicapture: true })
const stage = await ReconciliationStage.start(peer.clock, peer.ca)
after(async () => {
  await stage.api[Symbol.asyncDispose]()
  await peer.close()
})
const { stripe } = peer
const { reconciler, paymentSync } = stage.api.payments

let notificationUrl = ""

/** Each test has a new account here, and a new one at Stripe. */
beforeEach(async () => {
  peer.setTrouble(null)
  stripe.books.length = 0
  // Stripe's times are whole seconds.
  stage.pass(1_000 - (stage.clock.now() % 1_000))
  await stage.enter()
  const body = {
    kind: "stripe",
    name: "Stripe",
    settings: { ...peer.settings, multicapture: true },
    secrets: peer.secrets,
  }
  const connected = await stage.ask("POST", "/v1/payment_providers", body)
  assert.equal(connected.status, 201)
  notificationUrl = String(connected.body["notification_url"])
})

interface Paid {
  sid: string
  /** Stripe's entry of the charge. */
  book: StripeObject
  intent: string
}

async function pay(amount = 2_000, more: object = {}): Promise<Paid> {
  const sid = await stage.pay(amount, "pm_card_visa", more)
  const intent = String(stripe.intents.at(-1)?.["id"])
  return { sid, book: stripe.books.at(-1) ?? {}, intent }
}

async function night(): Promise<Json> {
  stage.pass(dayMs)
  await reconciler.round()
  const { body } = await stage.ask("GET", "/v1/reconciliations")
  return body.data[0] ?? {}
}

async function balances(): Promise<Record<string, number>> {
  const { body } = await stage.ask("GET", "/v1/balances")
  const entries = body.data.map(({ ledger_account: code, balance }) => [
    String(code).split(":")[0] ?? "",
    Number(balance),
  ])
  return Object.fromEntries(entries) as Record<string, number>
}

test("a night matches charges, captures in parts, refunds and a dispute that was won, and books payouts and Stripe's fees", async () => {
  const first = await pay(2_000)
  await stage.ask("POST", "/v1/refunds", { payment_sid: first.sid, amount: 500 })
  const held = await pay(1_250, { capture_method: "manual" })
  for (const part of [{ amount: 400, final: false }, { amount: 300 }])
    assert.equal((await stage.ask("POST", `/v1/payments/${held.sid}/capture`, part)).status, 200)
  const disputed = await pay(1_000)
  const dispute = stripe.dispute(disputed.intent)
  await notify(dispute)
  stripe.closeDispute(dispute, "won")
  await notify(dispute)
  stripe.addBook("payout", -900)
  const run = await night()
  assert.deepEqual([run["status"], run["difference_count"], run["error"]], ["completed", 0, null])
  const booked = await stage.booked()
  assert.ok(
    booked.every((each) => each.endsWith(" ok")),
    booked.join(),
  )
  // 88 of the first charge, 42 and 39 of the captures, 59 of the disputed charge and 1,500 of its dispute.
  const fees = 88 + 42 + 39 + 59 + 1_500
  assert.equal((await balances())["bank"], 900)
  assert.equal(sumOf(booked, "fee"), -fees)
  assert.equal(sumOf(booked, "dispute") + sumOf(booked, "dispute_reversal"), 0)
  // Stripe owes the sum of its list.
  const listed = stripe.books.reduce((sum, { amount, fee }) => sum + Number(amount) - Number(fee), 0)
  assert.equal((await balances())["receivable"], listed)
  assert.equal((await night())["matched_count"], 0)
})

test("a dispute that is lost stays withdrawn in the ledger, and matches", async () => {
  const { sid, intent } = await pay(1_000)
  const dispute = stripe.dispute(intent)
  await notify(dispute)
  stripe.closeDispute(dispute, "lost")
  await notify(dispute)
  const run = await night()
  assert.deepEqual([run["status"], run["difference_count"]], ["completed", 0])
  const { body } = await stage.ask("GET", `/v1/disputes?payment_sid=${sid}`)
  assert.deepEqual(
    body.data.map(({ status, amount }) => [status, amount]),
    [["lost", 1_000]],
  )
  assert.deepEqual(await stage.booked(), ["charge 1000 ok", "fee -59 ok", "dispute -1000 ok", "fee -1500 ok"])
})

test("a dispute whose notifications were lost is a difference, at which the sync looks, and the next night resolves it", async () => {
  const { sid, intent } = await pay(1_000)
  stripe.dispute(intent)
  await night()
  assert.deepEqual(await stage.differences(), ["missing_in_ledger dispute null/-1000 open"])
  await paymentSync.round()
  const { body } = await stage.ask("GET", `/v1/disputes?payment_sid=${sid}`)
  assert.deepEqual(
    body.data.map(({ status, amount }) => [status, amount]),
    [["needs_response", 1_000]],
  )
  await night()
  assert.deepEqual(await stage.differences(), ["missing_in_ledger dispute null/-1000 matched_later"])
  assert.deepEqual(await stage.booked(), ["charge 1000 ok", "fee -59 ok", "fee -1500 ok", "dispute -1000 ok"])
})

test("a charge that another program made at Stripe is missing in the ledger", async () => {
  await pay()
  const elsewhere = await peer.provider.charge(newCharge({ amount: 1_050 }))
  assert.ok(elsewhere.kind === "known")
  assert.deepEqual(
    [(await night())["difference_count"], (await stage.openDifference())["provider_reference"]],
    [1, elsewhere.charge.reference],
  )
  assert.deepEqual(await stage.differences(), ["missing_in_ledger charge null/1050 open"])
})

test("a charge that Stripe does not list is missing at the provider", async () => {
  const { book } = await pay()
  stripe.books.splice(stripe.books.indexOf(book), 1)
  await night()
  assert.deepEqual(await stage.differences(), ["missing_at_provider charge 2000/null open"])
})

test("a charge that Stripe lists with another amount is a difference, until its list is corrected", async () => {
  const { book } = await pay()
  book["amount"] = 1_900
  await night()
  assert.deepEqual(await stage.differences(), ["amount_mismatch charge 2000/1900 open"])
  const correction = { $source: book["$source"] }
  stripe.addBook("charge", 100, correction)
  await night()
  assert.deepEqual(await stage.differences(), ["amount_mismatch charge 2000/1900 matched_later"])
})

test("a fee of the account that belongs to no charge, and an adjustment, are for a person to book", async () => {
  await pay()
  stripe.addBook("fee", -250)
  stripe.addBook("other_adjustment", 40)
  await night()
  const found = await stage.differences()
  assert.deepEqual(found.toSorted(), [
    "missing_in_ledger adjustment null/40 open",
    "missing_in_ledger fee null/-250 open",
  ])
})

test("a run without Stripe's list finds no difference, says why and is tried again", async () => {
  await pay()
  peer.setTrouble({
    kind: "answer",
    status: 500,
    contentType: "application/json",
    body: '{"error":{"type":"api_error"}}',
  })
  const failed = await night()
  assert.equal(failed["status"], "failed")
  assert.match(String(failed["error"]), /^The payment provider's list could not be read to its end\./)
  assert.deepEqual(await stage.differences(), [])
  peer.setTrouble(null)
  stage.pass(hourMs)
  await reconciler.round()
  const { body } = await stage.ask("GET", `/v1/reconciliations/${String(failed["sid"])}`)
  assert.deepEqual([body["status"], body["matched_count"]], ["completed", 2])
})

/** Stripe sends a signed notification, and the sync fetches its object. */
async function notify(object: StripeObject): Promise<void> {
  const { body, headers } = stripe.notification(object, { secret: webhookSecret })
  const sent = await fetch(notificationUrl, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body,
  })
  assert.equal(sent.status, 204)
  await paymentSync.round()
}

function sumOf(booked: readonly string[], type: string): number {
  const own = booked.map((each) => each.split(" ")).filter(([name]) => name === type)
  return own.reduce((sum, [, amount]) => sum + Number(amount), 0)
}
