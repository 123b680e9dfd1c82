/** Answers of the provider that arrive after another change of the payment. */
import assert from "node:assert/strict"
import { after, test } from "node:test"
import { startTestApi } from "#http/testing.ts"
import { simulatedProviderId } from "#payments/providers/simulator-id.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { fromSid } from "#core/std/ids.ts"
import { requestCapture } from "../change/capture-payment.ts"
import { lockPayment, getPayment } from "../read/get-payment.ts"
import { openCharge } from "./open-charge.ts"
import { beginCharge } from "./run-operation.ts"
import type { Payment } from "../payment.ts"
import { chargeOf, sendOperation } from "./send-operation.ts"
import { readOperations } from "../store.ts"

const clock = new FakeClock(Date.parse("2026-11-23T08:00:00Z"))
const api = await startTestApi({ clock })
after(() => api[Symbol.asyncDispose]())
const { payments, paymentSync, operations, simulatedPayments } = api.payments
const { accountId } = api.account

async function create(more: object): Promise<Payment> {
  const { authorization } = api.account
  const headers = { authorization, "content-type": "application/json", "idempotency-key": crypto.randomUUID() }
  const body = JSON.stringify({ amount: 1250, currency: "EUR", ...more })
  const response = await fetch(`${api.baseUrl}/v1/payments`, { method: "POST", headers, body })
  const { sid } = (await response.json()) as { sid: string }
  return await stored(fromSid("payment", sid) ?? "")
}

const stored = (id: string) => getPayment(payments.db, accountId, id)

async function simulator() {
  const provider = await payments.providers.findProvider(accountId, simulatedProviderId)
  assert.ok(provider)
  return provider.adapter
}

test("a charge is not given up by an answer to a question that was asked while it was on its way", async () => {
  const { id } = await create({ payment_method: "sim_timeout_lost" })
  clock.advance(59_000)
  const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    and query like 'select record, due_at from simulated_charges where account_id%'`
  const { round } = await api.db.transaction(async (tx) => {
    await tx.query("lock table simulated_charges in access exclusive mode")
    const begun = paymentSync.round()
    while (!(await api.db.query(waits)).length);
    clock.advance(2_000)
    return { round: begun }
  })
  await round
  assert.equal((await stored(id)).status, "processing")
  const [operation] = await readOperations(payments.db, accountId, id)
  assert.ok(operation)
  await (await simulator()).charge(chargeOf(payments, await stored(id), { ...operation, token: "sim_ok" }))
  clock.advance(31_000)
  await paymentSync.round()
  assert.equal((await stored(id)).amountCaptured, 1250)
})

test("a late answer about an earlier charge of a page does not take the place of the one that has begun", async () => {
  const page = await create({ expires_in: 1800 })
  const { providerReference: earlier } = await openCharge(operations, page)
  const late = await (await simulator()).fetch(earlier ?? "")
  const outcome = await simulatedPayments.actOnPage(accountId, earlier ?? "", "decline")
  assert.ok(outcome)
  const look = { accountId, paymentId: page.id, number: null, source: "sync" as const }
  await operations.recorder.recordAnswer({ ...look, outcome })
  const provider = { id: simulatedProviderId, kind: "simulator", adapter: { isLive: false } }
  const { payment, operation } = await payments.db.transaction(async (tx) =>
    beginCharge(tx, await lockPayment(tx, accountId, page.id), provider, { now: clock.now(), token: null }),
  )
  await operations.recorder.recordAnswer({ ...look, outcome: late })
  const answer = await (await simulator()).charge(chargeOf(payments, payment, operation))
  await operations.recorder.recordAnswer({ ...look, number: operation.number, outcome: answer })
  const { providerReference, actionUrl } = await stored(page.id)
  assert.deepEqual(answer.kind === "known" && [answer.charge.reference, answer.charge.actionUrl], [providerReference, actionUrl]) // oxfmt-ignore
})

test("a capture is not taken for done because an earlier one is recorded while the sync reads the payment", async () => {
  const authorized = await create({ payment_method: "sim_ok", capture_method: "manual" })
  const about = { accountId, paymentId: authorized.id }
  // The process of the first capture dies after the provider has performed it.
  const first = await payments.db.transaction((tx) =>
    requestCapture(tx, payments, authorized, { amount: 400, isFinal: false }),
  )
  const outcome = await sendOperation(payments, first.payment, first.operation)
  clock.advance(31_000)
  const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const { round } = await payments.db.transaction(async (tx) => {
    await lockPayment(tx, accountId, authorized.id)
    await tx.query("lock table payment_operations in access exclusive mode")
    const begun = paymentSync.round()
    while (!(await api.db.query(waits)).length);
    await operations.recorder.recordIn(tx, { ...about, number: first.operation.number, outcome, source: "request" })
    // Its process dies before it calls the provider.
    await requestCapture(tx, payments, authorized, { amount: 300, isFinal: false })
    return { round: begun }
  })
  await round
  clock.advance(31_000)
  await paymentSync.round()
  const { amountCaptured, pendingOperation } = await stored(authorized.id)
  assert.deepEqual([amountCaptured, pendingOperation], [700, null])
})
