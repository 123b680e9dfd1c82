import assert from "node:assert/strict"
import { after, beforeEach, test } from "node:test"
import { bookNow, posting } from "#payments/ledger/testing.ts"
import { simulatedProviderId } from "#payments/providers/simulator-id.ts"
import { ReconciliationStage } from "./testing.ts"
import { hourMs, dayMs } from "#core/std/durations.ts"

const stage = await ReconciliationStage.start()
after(() => stage.api[Symbol.asyncDispose]())
beforeEach(() => stage.enter())

test("a payment on both sides is marked as reconciled, with its fees, refunds and disputes", async () => {
  const sid = await stage.pay(2_000)
  await stage.ask("POST", "/v1/refunds", { payment_sid: sid, amount: 500 })
  await stage.pay(1_250, "sim_ok", { capture_method: "manual" }).then(async (held) => {
    await stage.ask("POST", `/v1/payments/${held}/capture`, { amount: 400, final: false })
    await stage.ask("POST", `/v1/payments/${held}/capture`, { amount: 300 })
  })
  stage.pass(7 * hourMs)
  const run = await stage.reconcile()
  assert.deepEqual([run["status"], run["difference_count"], run["error"]], ["completed", 0, null])
  const booked = await stage.booked()
  assert.equal(run["matched_count"], booked.length)
  assert.ok(
    booked.every((each) => each.endsWith(" ok")),
    booked.join(),
  )
  assert.equal((await stage.reconcile())["matched_count"], 0)
})

test("a charge that was made at the provider is a difference, once, and a booking resolves it once", async () => {
  const reference = await stage.chargeElsewhere(1_050)
  assert.equal((await stage.reconcile())["difference_count"], 1)
  assert.equal((await stage.reconcile())["difference_count"], 0)
  const { sid, ...found } = await stage.openDifference()
  assert.deepEqual(
    [found["kind"], found["type"], found["provider_reference"], found["amount_ledger"], found["amount_provider"]],
    ["missing_in_ledger", "charge", reference, null, 1_050],
  )
  const decision = { resolution: "booked", note: "Paid at the terminal." }
  for (let times = 0; times < 2; times++) {
    const { status, body } = await stage.ask("POST", `/v1/differences/${String(sid)}/resolve`, decision)
    assert.deepEqual([status, body["resolution"], body["note"]], [200, "booked", decision.note])
    const { body: booked } = await stage.ask("GET", `/v1/transactions/${String(body["transaction_sid"])}`)
    assert.deepEqual([booked["type"], booked["amount"], booked["reconciled"]], ["adjustment", 1_050, true])
  }
  // The fee of a charge that is now in the ledger.
  assert.deepEqual(await stage.booked(), ["adjustment 1050 ok", "fee -60 ok"])
  const other = await stage.ask("POST", `/v1/differences/${String(sid)}/resolve`, {
    ...decision,
    resolution: "ignored",
  })
  assert.deepEqual([other.status, other.body["code"]], [409, "difference_resolved"])
  assert.equal((await stage.reconcile())["difference_count"], 0)
  assert.deepEqual(await stage.events(), ["differences.opened", "differences.resolved"])
})

test("money that the provider took before anything was booked is a difference, since the first payment is older", async () => {
  await stage.pay(1_250, "sim_amount_mismatch")
  stage.pass(1_000)
  await stage.pay(1_250)
  await stage.reconcile()
  assert.deepEqual(await stage.differences(), ["missing_in_ledger charge null/1251 open"])
})

test("a booking that is not in the provider's list is a difference after six hours, and not before", async () => {
  await stage.pay(1_250)
  await stage.api.db.query("delete from simulated_movements where account_id = $1", [stage.accountId])
  stage.pass(5 * hourMs)
  await stage.reconcile()
  assert.deepEqual(await stage.differences(), [])
  stage.pass(2 * hourMs)
  await stage.reconcile()
  assert.deepEqual(await stage.differences(), ["missing_at_provider charge 1250/null open"])
  const { sid } = await stage.openDifference()
  await stage.ask("POST", `/v1/differences/${String(sid)}/resolve`, { resolution: "booked", note: "It never came." })
  assert.deepEqual(await stage.booked(), ["charge 1250 ok", "fee -66 ok", "adjustment -1250 ok", "fee 66 ok"])
})

test("a difference that a person ignored is not reported again, though the list still lacks it", async () => {
  await stage.pay(1_250)
  await stage.api.db.query("delete from simulated_movements where account_id = $1", [stage.accountId])
  stage.pass(7 * hourMs)
  await stage.reconcile()
  const { sid } = await stage.openDifference()
  await stage.ask("POST", `/v1/differences/${String(sid)}/resolve`, { resolution: "ignored", note: "Written off." })
  stage.pass(hourMs)
  await stage.reconcile()
  assert.deepEqual(await stage.differences(), ["missing_at_provider charge 1250/null ignored"])
  assert.deepEqual(await stage.events(), ["differences.opened", "differences.resolved"])
})

test("a provider that charged another amount is a difference until a person ignores it", async () => {
  await stage.pay(1_250, "sim_amount_mismatch")
  stage.pass(7 * hourMs)
  await stage.reconcile()
  assert.deepEqual(await stage.differences(), ["missing_in_ledger charge null/1251 open"])
  const { sid } = await stage.openDifference()
  await stage.ask("POST", `/v1/differences/${String(sid)}/resolve`, { resolution: "ignored", note: "Given back." })
  stage.pass(dayMs)
  await stage.reconcile()
  assert.deepEqual(await stage.differences(), ["missing_in_ledger charge null/1251 ignored"])
  assert.deepEqual(await stage.booked(), [])
})

test("a difference of a payment that waits for a decision is resolved by that decision, and not by a booking", async () => {
  const payment = await stage.pay(1_250, "sim_amount_mismatch")
  stage.pass(7 * hourMs)
  await stage.reconcile()
  const { sid } = await stage.openDifference()
  const booking = { resolution: "booked", note: "It is ours." }
  const { status, body } = await stage.ask("POST", `/v1/differences/${String(sid)}/resolve`, booking)
  assert.deepEqual([status, body["code"]], [409, "payment_state"])
  await stage.ask("POST", `/v1/payments/${payment}/resolve`, { resolution: "accept", amount: 1_251 })
  await stage.reconcile()
  assert.deepEqual(await stage.differences(), ["missing_in_ledger charge null/1251 matched_later"])
  assert.deepEqual(await stage.booked(), ["charge 1251 ok", "fee -66 ok"])
})

test("an amount that differs names both, and is resolved by itself when a later run matches", async () => {
  await stage.pay(1_250)
  const change = (by: number) =>
    stage.api.db.query("update simulated_movements set amount = amount + $2 where account_id = $1", [
      stage.accountId,
      by,
    ])
  await change(-50)
  stage.pass(7 * hourMs)
  await stage.reconcile()
  assert.deepEqual(await stage.differences(), ["amount_mismatch charge 1250/1200 open"])
  // The provider lists a correction of the same charge.
  const [charge] = await stage.api.db.query<{ charge_reference: string }>(
    "select charge_reference from simulated_movements where account_id = $1",
    [stage.accountId],
  )
  await stage.api.db.query(
    `insert into simulated_movements (account_id, id, charge_reference, type, amount, fee, currency) values ($1, $2, $3, 'charge', 50, 0, 'EUR')`,
    [stage.accountId, stage.api.payments.payments.newId(), charge?.charge_reference ?? ""],
  )
  await stage.reconcile()
  assert.deepEqual(await stage.differences(), ["amount_mismatch charge 1250/1200 matched_later"])
  assert.deepEqual(await stage.booked(), ["charge 1250 ok", "fee -66 ok"])
  assert.deepEqual(await stage.events(), ["differences.opened", "differences.resolved"])
})

test("a fee that only the provider's list has is booked by itself, and no snapshot books it again", async () => {
  const sid = await stage.pay(1_250)
  await stage.api.db.query("update simulated_movements set fee = fee + 15 where account_id = $1", [stage.accountId])
  const run = await stage.reconcile()
  assert.deepEqual([run["matched_count"], run["difference_count"]], [3, 0])
  assert.deepEqual(await stage.booked(), ["charge 1250 ok", "fee -66 ok", "fee -15 ok"])
  assert.equal((await stage.ask("GET", `/v1/payments/${sid}`)).body["amount_fee"], 81)
  await stage.reconcile()
  assert.equal((await stage.booked()).length, 3)
})

test("a difference that the ledger has caught up with is not booked a second time", async () => {
  const reference = await stage.chargeElsewhere(1_050)
  await stage.reconcile()
  const { sid } = await stage.openDifference()
  const receivable = `receivable:${simulatedProviderId}` as const
  const late = posting({
    amount: 1_050,
    debit: receivable,
    providerId: simulatedProviderId,
    providerReference: reference,
  })
  await bookNow(stage.api.db, stage.accountId, [late], stage.clock)
  const decision = { resolution: "booked", note: "Book it." }
  const { body } = await stage.ask("POST", `/v1/differences/${String(sid)}/resolve`, decision)
  assert.equal(body["resolution"], "matched_later")
  assert.deepEqual(await stage.booked(), ["charge 1050 ok"])
})

test("the audit log has the member who resolved a difference, and forty simultaneous requests book it once", async () => {
  await stage.chargeElsewhere(1_050)
  await stage.reconcile()
  const { sid } = await stage.openDifference()
  const decision = { resolution: "booked", note: "Paid at the terminal." }
  const asked = Array.from({ length: 40 }, () => stage.ask("POST", `/v1/differences/${String(sid)}/resolve`, decision))
  assert.ok((await Promise.all(asked)).every(({ status }) => status === 200))
  assert.deepEqual(await stage.booked(), ["adjustment 1050 ok", "fee -60 ok"])
  const rows = await stage.api.db.query<{ credential: string; sid: string }>(
    "select credential, subject_sid as sid from console_audit where account_id = $1 and operation = 'resolveDifference'",
    [stage.accountId],
  )
  assert.equal(rows.length, 40)
  assert.ok(rows.every((row) => row.credential === "auth_token" && row.sid === sid))
})

test("an account sees and resolves its own differences alone", async () => {
  await stage.chargeElsewhere()
  const run = await stage.reconcile()
  const { sid } = await stage.openDifference()
  await stage.enter()
  const decision = { resolution: "ignored", note: "Not mine." }
  const answers = [
    await stage.ask("GET", `/v1/differences/${String(sid)}`),
    await stage.ask("POST", `/v1/differences/${String(sid)}/resolve`, decision),
    await stage.ask("GET", `/v1/reconciliations/${String(run["sid"])}`),
  ]
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body["code"]]),
    [
      [404, "difference_not_found"],
      [404, "difference_not_found"],
      [404, "reconciliation_not_found"],
    ],
  )
  assert.deepEqual(await stage.differences(), [])
})
