import assert, { fail } from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { after, test } from "node:test"
import { startTestApi } from "#http/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { fromSid, toSid } from "#core/std/ids.ts"
import type { ProviderOutcome } from "#payments/providers/provider.ts"
import { simulatedProviderId } from "#payments/providers/simulator-id.ts"
import { startStripe } from "#payments/providers/stripe/testing.ts"
import { requestCancel } from "../change/cancel-payment.ts"
import { requestRefund } from "../change/create-refund.ts"
import { getPayment, lockPayment } from "../read/get-payment.ts"
import { openCharge } from "../operations/open-charge.ts"
import { beginCharge } from "../operations/run-operation.ts"
import type { Payment } from "../payment.ts"
import { chargeOf, sendOperation } from "../operations/send-operation.ts"
import { readOperations } from "../store.ts"
import { claimTasks, setTask } from "./tasks.ts"

const clock = new FakeClock(Date.parse("2026-11-23T08:00:00Z"))
const api = await startTestApi({ clock })
after(() => api[Symbol.asyncDispose]())
const { payments, paymentSync, operations } = api.payments
const { accountId } = api.account

async function ask(path: string, body: object): Promise<Record<string, string | number | null>> {
  const response = await fetch(api.baseUrl + path, {
    method: "POST",
    headers: {
      authorization: api.account.authorization,
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
    },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Record<string, string | number | null>
}

const pay = (token: string, more: object = {}) =>
  ask("/v1/payments", { amount: 1250, currency: "EUR", payment_method: token, ...more })

async function stored(sid: unknown): Promise<Payment> {
  return await getPayment(payments.db, accountId, fromSid("payment", String(sid)) ?? "")
}

/** Lets time pass in steps, and runs everything that is due in each. */
async function pass(...seconds: number[]): Promise<void> {
  for (const step of seconds) {
    clock.advance(step * 1_000)
    await paymentSync.round()
  }
}

async function bookedOf({ id }: Payment): Promise<string[]> {
  const rows = await api.db.query<{ type: string; amount: number }>(
    "select type, amount from ledger_transactions where account_id = $1 and payment_id = $2 order by id",
    [accountId, id],
  )
  return rows.map(({ type, amount }) => `${type} ${amount}`)
}

async function eventsOf({ id }: Payment): Promise<string[]> {
  const rows = await api.db.query<{ type: string }>(
    "select type from event_log where account_id = $1 and subject_id = $2 order by sequence",
    [accountId, id],
  )
  return rows.map(({ type }) => type)
}

test("a charge whose answer was lost completes once, when the provider is asked", async () => {
  const { sid, status } = await pay("sim_timeout")
  assert.equal(status, "processing")
  await pass(3, 3)
  const payment = await stored(sid)
  assert.equal(payment.status, "completed")
  assert.deepEqual(await bookedOf(payment), ["charge 1250", "fee 66"])
  assert.deepEqual(await eventsOf(payment), ["payments.created", "payments.processing", "payments.completed"])
})

test("a charge that its provider never received fails after a minute, and not before", async () => {
  const { sid } = await pay("sim_timeout_lost")
  await pass(3, 12)
  assert.equal((await stored(sid)).status, "processing")
  await pass(31, 61)
  const payment = await stored(sid)
  assert.deepEqual([payment.status, payment.decline?.reason], ["failed", "not_received"])
  assert.deepEqual(await bookedOf(payment), [])
})

test("a charge that arrives after it was given up is left to a person, once its provider notifies of it", async () => {
  const { sid } = await pay("sim_timeout_lost")
  await pass(3, 12, 31, 61)
  const payment = await stored(sid)
  assert.equal(payment.status, "failed")
  const [operation] = await readOperations(payments.db, accountId, payment.id)
  const provider = await payments.providers.findProvider(accountId, payment.providerId ?? "")
  assert.ok(operation && provider)
  await provider.adapter.charge(chargeOf(payments, payment, { ...operation, token: "sim_ok" }))
  await payments.db.transaction(async (tx) => setTask(tx, payment, clock.now(), true))
  await pass(1)
  assert.equal((await stored(sid)).reviewReason, "paid_after_end")
})

test("a charge is not sent after the lease of its process", async () => {
  const payment = await stored((await pay("sim_timeout_lost")).sid)
  const [operation] = await readOperations(payments.db, accountId, payment.id)
  assert.ok(operation)
  clock.advance(31_000)
  const outcome = await sendOperation(payments, payment, { ...operation, token: "sim_ok" })
  assert.equal(outcome.kind, "not_sent")
})

test("a charge that completes later is found without a notification", async () => {
  const { sid, status } = await pay("sim_async_ok")
  assert.equal(status, "processing")
  await pass(121)
  assert.equal((await stored(sid)).status, "completed")
})

test("another amount than was asked for is left to a person", async () => {
  const { sid } = await pay("sim_amount_mismatch")
  const payment = await stored(sid)
  assert.deepEqual([payment.status, payment.reviewReason], ["processing", "amount_mismatch"])
  // The provider has captured a part.
  const canceled = await ask(`/v1/payments/${String(sid)}/cancel`, {})
  assert.equal(canceled["code"], "payment_state")
  assert.deepEqual(await bookedOf(payment), [])
})

test("a page without a visitor expires without asking any provider", async () => {
  const { sid } = await ask("/v1/payments", { amount: 1250, currency: "EUR", expires_in: 1800 })
  await pass(1799)
  assert.equal((await stored(sid)).status, "pending")
  await pass(2)
  assert.equal((await stored(sid)).status, "expired")
})

test("an operation that its process never performed is performed by another one, once", async () => {
  const { sid } = await pay("sim_ok", { capture_method: "manual" })
  const authorized = await stored(sid)
  const { requestCapture } = await import("../change/capture-payment.ts")
  await payments.db.transaction((tx) => requestCapture(tx, payments, authorized, { amount: null, isFinal: true }))
  assert.equal((await stored(sid)).pendingOperation, "capture")
  await pass(31)
  const payment = await stored(sid)
  assert.deepEqual([payment.status, payment.amountCaptured, payment.pendingOperation], ["completed", 1250, null])
  assert.deepEqual(await bookedOf(payment), ["charge 1250", "fee 66"])
})

test("a snapshot that comes twice, or late, changes nothing", async () => {
  const { sid } = await pay("sim_ok")
  const before = await stored(sid)
  const provider = await payments.providers.findProvider(accountId, before.providerId ?? "")
  const now = (await provider?.adapter.fetch(before.providerReference ?? "")) as ProviderOutcome
  assert.equal(now.kind, "known")
  if (now.kind !== "known") return
  const older: ProviderOutcome = {
    kind: "known",
    charge: { ...now.charge, state: "processing", captured: 0, fee: null },
  }
  for (const outcome of [now, older, now])
    await operations.recorder.recordAnswer({
      accountId,
      paymentId: before.id,
      number: null,
      outcome,
      source: "notification",
    })
  assert.deepEqual(await stored(sid), before)
  assert.deepEqual(await bookedOf(before), ["charge 1250", "fee 66"])
})

test("a refund that fails after it completed is booked back", async () => {
  const { sid } = await pay("sim_ok")
  const payment = await stored(sid)
  await ask("/v1/refunds", { payment_sid: sid ?? "", amount: 500 })
  const provider = await payments.providers.findProvider(accountId, payment.providerId ?? "")
  const now = (await provider?.adapter.fetch(payment.providerReference ?? "")) as ProviderOutcome
  assert.ok(now.kind === "known")
  const returned = now.charge.refunds.map((refund) => ({
    ...refund,
    state: "failed" as const,
    failureReason: "account_closed",
  }))
  const outcome: ProviderOutcome = { kind: "known", charge: { ...now.charge, refunds: returned } }
  await operations.recorder.recordAnswer({
    accountId,
    paymentId: payment.id,
    number: null,
    outcome,
    source: "notification",
  })
  assert.deepEqual(await bookedOf(payment), ["charge 1250", "fee 66", "refund 500", "refund_reversal 500"])
  assert.equal((await stored(sid)).amountRefunded, 0)
})

test("a dispute takes the money out of the books, and a won one returns it", async () => {
  const { sid } = await pay("sim_dispute_won")
  await pass(1, 1)
  const payment = await stored(sid)
  await api.db.query("update payment_tasks set due_at = $1", [new Date(clock.now()).toISOString()])
  const provider = await payments.providers.findProvider(accountId, payment.providerId ?? "")
  for (let looks = 0; looks < 3; looks++) {
    const outcome = (await provider?.adapter.fetch(payment.providerReference ?? "")) as ProviderOutcome
    await operations.recorder.recordAnswer({
      accountId,
      paymentId: payment.id,
      number: null,
      outcome,
      source: "notification",
    })
    clock.advance(1_000)
  }
  const disputes = await api.db.query<{ status: string }>("select status from disputes where payment_id = $1", [
    payment.id,
  ])
  assert.deepEqual(disputes, [{ status: "won" }])
  const booked = await bookedOf(payment)
  const of = (type: string) => booked.filter((each) => each.startsWith(`${type} `)).length
  assert.equal(of("dispute"), of("dispute_reversal"))
})

test("a dispute that is over before its first snapshot is announced as opened and as closed", async () => {
  const { sid } = await pay("sim_dispute_lost")
  const payment = await stored(sid)
  clock.advance(60_000)
  await payments.db.transaction(async (tx) => setTask(tx, payment, clock.now(), true))
  await pass(1)
  const told = await api.db.query<{ type: string; sequence: number }>(
    `select type, sequence from event_log where account_id = $1
       and subject_id in (select id from disputes where payment_id = $2) order by sequence`,
    [accountId, payment.id],
  )
  assert.deepEqual(told, [
    { type: "disputes.opened", sequence: 1 },
    { type: "disputes.closed", sequence: 2 },
  ])
  assert.deepEqual(await bookedOf(await stored(sid)), ["charge 1250", "fee 66", "dispute 1250"])
})

test("a dispute is found while an operation is performed again, also when the provider refuses that", async () => {
  const { sid } = await pay("sim_dispute")
  const { id } = await stored(sid)
  const refund = { paymentId: id, amount: null, reason: null, reference: null, metadata: {} }
  // The process died before it called the provider.
  await payments.db.transaction((tx) => requestRefund(tx, payments, accountId, refund))
  await pass(31)
  const [refused] = await api.db.query<{ status: string }>("select status from refunds where payment_id = $1", [id])
  assert.equal(refused?.status, "failed")
  const disputes = await api.db.query("select status from disputes where payment_id = $1", [id])
  assert.deepEqual(disputes, [{ status: "needs_response" }])
  assert.deepEqual(await bookedOf(await stored(sid)), ["charge 1250", "fee 66", "dispute 1250"])
})

test("a provider that cannot be asked leaves the outcome of a charge unknown", async () => {
  await using stack = new AsyncDisposableStack()
  const stripe = await startStripe()
  stack.defer(() => stripe.close())
  const account = stack.use(await startTestApi({ clock: stripe.clock, peersCa: stripe.ca }))
  const call = async (method: string, path: string, body?: object): Promise<Record<string, string>> => {
    const headers = {
      authorization: account.account.authorization,
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
    }
    const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
    return (await (await fetch(account.baseUrl + path, init)).json()) as Record<string, string>
  }
  const { settings, secrets } = stripe
  await call("POST", "/v1/payment_providers", { kind: "stripe", name: "Stripe", settings, secrets })
  stripe.setTrouble({ kind: "cut" })
  const request = { amount: 1250, currency: "EUR", payment_method: "pm_card_visa" }
  const { sid } = await call("POST", "/v1/payments", request)
  const revoked = JSON.stringify({ error: { type: "invalid_request_error", message: "The key was revoked." } })
  for (const trouble of [
    { kind: "answer", status: 401, contentType: "application/json", body: revoked } as const,
    { kind: "cut" } as const,
    null,
  ]) {
    stripe.setTrouble(trouble)
    const before = stripe.requests.length
    stripe.clock.advance(31_000)
    await account.payments.paymentSync.round()
    assert.ok(stripe.requests.length > before, "The provider was asked.")
    const { status } = await call("GET", `/v1/payments/${sid}`)
    assert.equal(status, trouble ? "processing" : "completed")
  }
  assert.equal(stripe.stripe.intents.length, 1)
})

test("a page whose charge its provider did not take expires", async () => {
  const { sid } = await ask("/v1/payments", { amount: 1250, currency: "EUR", expires_in: 1800 })
  const page = await stored(sid)
  const provider = { id: simulatedProviderId, kind: "simulator", adapter: { isLive: false } }
  await payments.db.transaction(async (tx) =>
    beginCharge(tx, await lockPayment(tx, accountId, page.id), provider, { now: clock.now(), token: null }),
  )
  // The process died before it called the provider.
  await pass(31, 61)
  assert.deepEqual([(await stored(sid)).status, (await stored(sid)).decline?.reason], ["pending", "not_received"])
  await pass(1800)
  const expired = await stored(sid)
  assert.equal(expired.status, "expired")
  assert.deepEqual(await eventsOf(expired), ["payments.created", "payments.expired"])
})

test("an authorization outlives the page on which it was given", async () => {
  const { sid } = await ask("/v1/payments", {
    amount: 1250,
    currency: "EUR",
    expires_in: 1800,
    capture_method: "manual",
  })
  const page = await openCharge(operations, await stored(sid))
  await api.payments.simulatedPayments.actOnPage(accountId, page.providerReference ?? "", "pay")
  await pass(121, 1800, 7 * 3_600)
  assert.equal((await stored(sid)).status, "authorized")
})

test("a provider that is away when a page ends is asked less and less often, and not in every round", async () => {
  const outcome = { kind: "unknown" as const, detail: "No answer." }
  const { id } = await stored((await ask("/v1/payments", { amount: 1250, currency: "EUR", expires_in: 1800 })).sid)
  const open = await openCharge(operations, { accountId, id })
  const { operation } = await payments.db.transaction((tx) => requestCancel(tx, payments, open, null))
  clock.advance(1_801_000)
  await claimTasks(payments.db, clock.leases, 1_000)
  const exchange = { accountId, paymentId: id, number: operation?.number ?? 0, outcome, source: "sync" as const }
  await operations.recorder.recordAnswer(exchange)
  const [task] = await api.db.query<{ dueAt: number }>("select due_at from payment_tasks where payment_id = $1", [id])
  assert.ok((task?.dueAt ?? 0) > clock.now())
})

/** A page whose customer pressed its button, and declined on the provider's page. */
async function declinedPage(): Promise<Payment> {
  const { sid } = await ask("/v1/payments", { amount: 1250, currency: "EUR", expires_in: 1800 })
  const { id, providerReference } = await openCharge(operations, await stored(sid))
  const outcome = await api.payments.simulatedPayments.actOnPage(accountId, providerReference ?? "", "decline")
  assert.ok(outcome)
  await operations.recorder.recordAnswer({ accountId, paymentId: id, number: null, outcome, source: "page" })
  return await stored(sid)
}

test("a declined charge of a page counts once, although the sync looks at it again", async () => {
  const declined = await declinedPage()
  await pass(121, 301, 301, 301, 301, 301)
  assert.deepEqual(await stored(toSid("payment", declined.id)), declined)
})

test("a page that is canceled, or ends, after a declined charge is canceled or expired, and has not failed", async () => {
  const [one, other] = [await declinedPage(), await declinedPage()]
  await ask(`/v1/payments/${toSid("payment", one.id)}/cancel`, {})
  await pass(1801)
  assert.equal((await stored(toSid("payment", one.id))).status, "canceled")
  assert.equal((await stored(toSid("payment", other.id))).status, "expired")
})

test("a refund that the provider refuses does not use up a notification that came before it", async () => {
  const { sid } = await pay("sim_dispute")
  const payment = await stored(sid)
  clock.advance(1_000)
  await payments.db.transaction((tx) => setTask(tx, payment, clock.now(), true))
  await ask("/v1/refunds", { payment_sid: String(sid), amount: 500 })
  await paymentSync.round()
  assert.deepEqual(await bookedOf(payment), ["charge 1250", "fee 66", "dispute 1250"])
})

test("a notification is not forgotten because its provider cannot be asked about it", async () => {
  const { sid } = await pay("sim_dispute")
  const payment = await stored(sid)
  const outcome: ProviderOutcome = { kind: "unknown", detail: "No answer." }
  const look = { accountId, paymentId: payment.id, number: null, outcome, tries: 1, source: "sync" as const }
  clock.advance(1_000)
  await operations.recorder.recordAnswer(look)
  // Nor because the provider then refuses a request.
  await ask("/v1/refunds", { payment_sid: String(sid), amount: 500 })
  await pass(3)
  assert.deepEqual(await bookedOf(payment), ["charge 1250", "fee 66", "dispute 1250"])
})

test("a notification that comes while its provider's last answer is recorded is not lost", async () => {
  const { sid } = await pay("sim_dispute")
  const payment = await stored(sid)
  const { adapter } = (await payments.providers.findProvider(accountId, payment.providerId ?? "")) ?? fail()
  const outcome = await adapter.fetch(payment.providerReference ?? "")
  clock.advance(1_000)
  // As `receiveNotification` does it.
  await payments.db.transaction((tx) => setTask(tx, payment, clock.now(), true))
  await operations.recorder.recordAnswer({ accountId, paymentId: payment.id, number: null, outcome, source: "request" })
  await paymentSync.round()
  assert.deepEqual(await bookedOf(payment), ["charge 1250", "fee 66", "dispute 1250"])
})

test("a notification is not lost when an older answer is recorded while a process that dies looks at it", async () => {
  const { sid } = await pay("sim_dispute")
  const payment = await stored(sid)
  const { adapter } = (await payments.providers.findProvider(accountId, payment.providerId ?? "")) ?? fail()
  const outcome = await adapter.fetch(payment.providerReference ?? "")
  clock.advance(1_000)
  await payments.db.transaction((tx) => setTask(tx, payment, clock.now(), true))
  await claimTasks(payments.db, clock.leases, 1_000)
  clock.advance(1_000)
  await operations.recorder.recordAnswer({ accountId, paymentId: payment.id, number: null, outcome, source: "request" })
  await pass(30)
  assert.deepEqual(await bookedOf(payment), ["charge 1250", "fee 66", "dispute 1250"])
})

test("an outcome that is unknown for three days is announced as a matter for a person", async () => {
  const { sid } = await pay("sim_timeout")
  const { id } = await stored(sid)
  clock.advance(73 * 3_600_000)
  const outcome: ProviderOutcome = { kind: "unknown", detail: "No answer." }
  await operations.recorder.recordAnswer({ accountId, paymentId: id, number: 1, outcome, source: "sync" })
  const payment = await stored(sid)
  assert.deepEqual([payment.status, payment.reviewReason], ["processing", "outcome_unknown"])
  assert.equal((await eventsOf(payment)).at(-1), "payments.review_required")
})

test("a late notification of an earlier charge leaves the end of the page as it was", async () => {
  const declined = await declinedPage()
  const provider = { id: simulatedProviderId, kind: "simulator", adapter: { isLive: false } }
  await payments.db.transaction(async (tx) =>
    beginCharge(tx, await lockPayment(tx, accountId, declined.id), provider, { now: clock.now(), token: null }),
  )
  const outcome: ProviderOutcome = { kind: "not_sent", detail: "The connection was refused." }
  await operations.recorder.recordAnswer({ accountId, paymentId: declined.id, number: 2, outcome, source: "page" })
  await payments.db.transaction((tx) => setTask(tx, declined, clock.now(), true))
  await pass(1, 1801)
  assert.equal((await stored(toSid("payment", declined.id))).status, "expired")
})
