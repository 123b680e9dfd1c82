import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { after, test } from "node:test"
import { startTestApi } from "#http/testing.ts"
import { getPayment } from "#payments/payments/read/get-payment.ts"
import type { MismatchResolution } from "#payments/payments/payment.ts"
import { fetchMismatched, resolveMismatch } from "#payments/payments/change/resolve-mismatch.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { fromSid } from "#core/std/ids.ts"

const clock = new FakeClock(Date.parse("2026-11-23T08:00:00Z"))
const api = await startTestApi({ clock })
after(() => api[Symbol.asyncDispose]())
const { payments, operate, paymentSync } = api.payments
const { accountId, authorization } = api.account

interface Answer {
  status: number
  body: Record<string, any> // oxlint-disable-line no-explicit-any
}

async function ask(method: string, path: string, body?: object, key: string = randomUUID()): Promise<Answer> {
  const response = await fetch(api.baseUrl + path, {
    method,
    headers: { authorization, "content-type": "application/json", "idempotency-key": key },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Answer["body"] }
}

/** A payment of 9.90 EUR of which the provider says that it is 9.91 EUR. */
async function mismatched(more: object = {}): Promise<string> {
  const asked = { amount: 990, currency: "EUR", payment_method: "sim_amount_mismatch", ...more }
  const { body } = await ask("POST", "/v1/payments", asked)
  assert.deepEqual(
    [body["status"], body["review_reason"], body["amount_captured"]],
    ["processing", "amount_mismatch", 0],
  )
  assert.deepEqual(
    [body["mismatch"].requested_amount, body["mismatch"].amount, body["mismatch"].resolution],
    [990, 991, null],
  )
  return String(body["sid"])
}

const held = (more: object = {}) => mismatched({ capture_method: "manual", ...more })
const resolve = (sid: string, body: object, key?: string) => ask("POST", `/v1/payments/${sid}/resolve`, body, key)
const now = async (sid: string) => (await ask("GET", `/v1/payments/${sid}`)).body

async function bookedOf(sid: string): Promise<string[]> {
  const { body } = await ask("GET", `/v1/transactions?payment_sid=${sid}`)
  return body["data"].map(({ type, amount }: { type: string; amount: number }) => `${type} ${amount}`).toReversed()
}

async function eventsOf(sid: string): Promise<string[]> {
  const rows = await api.db.query<{ type: string }>(
    "select type from event_log where account_id = $1 and subject_id = $2 order by sequence",
    [accountId, fromSid("payment", sid) ?? ""],
  )
  return rows.map(({ type }) => type)
}

test("accepting the provider's amount completes the payment, its ledger and its events", async () => {
  const sid = await mismatched()
  const { status, body } = await resolve(sid, { resolution: "accept", amount: 991, note: "A cent of rounding." })
  assert.equal(status, 200)
  assert.deepEqual(
    [body["status"], body["amount"], body["amount_captured"], body["review_reason"]],
    ["completed", 991, 991, null],
  )
  assert.deepEqual(
    [body["mismatch"].requested_amount, body["mismatch"].resolution, body["mismatch"].note],
    [990, "accept", "A cent of rounding."],
  )
  assert.deepEqual(await bookedOf(sid), ["charge 991", "fee -59"])
  assert.deepEqual((await eventsOf(sid)).slice(-3), [
    "payments.review_required",
    "payments.review_resolved",
    "payments.completed",
  ])
  const { body: timeline } = await ask("GET", `/v1/payments/${sid}/timeline`)
  const told = timeline["data"].map(({ description }: { description: string }) => description)
  assert.ok(
    told.includes("A person decided about the amount of the provider: accept: A cent of rounding."),
    told.join(),
  )
})

test("an accepted amount must equal the provider's, so that no member accepts an unseen amount", async () => {
  const sid = await mismatched()
  for (const wrong of [{ amount: 990 }, { amount: 992 }, { amount: 991, currency: "USD" }]) {
    const { status, body } = await resolve(sid, { resolution: "accept", ...wrong })
    assert.deepEqual([status, body["code"]], [409, "payment_state"])
    assert.match(body["detail"], /9\.91 EUR/)
  }
  const missing = await resolve(sid, { resolution: "accept" })
  assert.deepEqual([missing.status, missing.body["param"]], [400, "amount"])
  assert.deepEqual([(await now(sid))["review_reason"], await bookedOf(sid)], ["amount_mismatch", []])
})

test("refunding returns the captured money, and books both", async () => {
  const sid = await mismatched()
  const { status, body } = await resolve(sid, { resolution: "refund" })
  assert.equal(status, 200)
  assert.deepEqual([body["status"], body["amount_captured"], body["amount_refunded"]], ["completed", 991, 991])
  assert.deepEqual(await bookedOf(sid), ["charge 991", "fee -59", "refund -991"])
})

test("canceling releases the authorized money, and books nothing", async () => {
  const sid = await held()
  const refund = await resolve(sid, { resolution: "refund" })
  assert.deepEqual([refund.status, refund.body["code"]], [409, "payment_state"])
  const { status, body } = await resolve(sid, { resolution: "cancel" })
  assert.equal(status, 200)
  assert.deepEqual([body["status"], body["amount_capturable"], body["review_reason"]], ["canceled", 0, null])
  assert.deepEqual(await bookedOf(sid), [])
})

test("captured money cannot be canceled, and an accepted authorization can be captured", async () => {
  const taken = await resolve(await mismatched(), { resolution: "cancel" })
  assert.deepEqual([taken.status, taken.body["code"]], [409, "payment_state"])
  const sid = await held()
  assert.equal((await resolve(sid, { resolution: "accept", amount: 991 })).body["status"], "authorized")
  const { body } = await ask("POST", `/v1/payments/${sid}/capture`, {})
  assert.deepEqual([body["status"], body["amount_captured"]], ["completed", 991])
})

test("the first of many simultaneous decisions counts, and the money moves once", async () => {
  for (const create of [mismatched, held]) {
    const sid = await create()
    const asked = Array.from({ length: 12 }, (_, index) =>
      resolve(
        sid,
        [{ resolution: "accept", amount: 991 }, { resolution: "refund" }, { resolution: "cancel" }][index % 3] ?? {},
      ),
    )
    const answers = await Promise.all(asked)
    const { mismatch, status, ...payment } = await now(sid)
    const decided = new Set(
      answers.flatMap(({ status: code, body }) => (code === 200 ? [body["mismatch"].resolution] : [])),
    )
    assert.deepEqual([...decided], [mismatch.resolution])
    assert.ok(answers.every(({ status: code, body }) => code === 200 || body["code"] === "payment_state"))
    const ends: Record<MismatchResolution, unknown[]> = {
      accept: create === held ? ["authorized", 0, 0] : ["completed", 991, 0],
      refund: ["completed", 991, 991],
      cancel: ["canceled", 0, 0],
    }
    assert.deepEqual(
      [status, payment["amount_captured"], payment["amount_refunded"]],
      ends[mismatch.resolution as MismatchResolution],
    )
    assert.equal((await eventsOf(sid)).filter((type) => type === "payments.review_resolved").length, 1)
  }
})

test("a decision whose process died before the refund or the cancellation is carried out by the sync, once", async () => {
  const plans: [MismatchResolution, () => Promise<string>, unknown[]][] = [
    ["refund", mismatched, ["completed", 991, 991]],
    ["cancel", held, ["canceled", 0, 0]],
  ]
  for (const [resolution, create, end] of plans) {
    const sid = await create()
    const key = { accountId, id: fromSid("payment", sid) ?? "" }
    const outcome = await fetchMismatched(operate, key)
    await payments.db.transaction((tx) =>
      resolveMismatch(tx, operate, key, { resolution, note: null, accepted: null }, outcome),
    )
    assert.equal((await getPayment(payments.db, accountId, key.id)).mismatch?.isDue, true)
    for (let round = 0; round < 3; round++) {
      clock.advance(31_000)
      await paymentSync.round()
    }
    const payment = await now(sid)
    assert.deepEqual([payment["status"], payment["amount_captured"], payment["amount_refunded"]], end)
    assert.equal((await resolve(sid, { resolution })).status, 200)
    const refunds = (await ask("GET", `/v1/refunds?payment_sid=${sid}`)).body["data"]
    assert.equal(refunds.length, resolution === "refund" ? 1 : 0)
  }
})

test("a repeated request gets the same answer, and a payment without a mismatch has nothing to decide", async () => {
  const sid = await mismatched()
  const key = randomUUID()
  const decision = { resolution: "accept", amount: 991 }
  assert.equal((await resolve(sid, decision, key)).status, 200)
  assert.equal((await resolve(sid, decision, key)).status, 200)
  const other = await resolve(sid, { resolution: "refund" })
  assert.deepEqual([other.status, other.body["code"]], [409, "payment_state"])
  const { body } = await ask("POST", "/v1/payments", { amount: 990, currency: "EUR", payment_method: "sim_ok" })
  const none = await resolve(String(body["sid"]), decision)
  assert.deepEqual([none.status, none.body["code"]], [409, "payment_state"])
  assert.deepEqual(await bookedOf(sid), ["charge 991", "fee -59"])
})
