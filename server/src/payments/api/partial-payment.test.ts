/** Payments of which people record the money in parts. */
import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { after, before, describe, it } from "node:test"
import { startTestApi } from "#http/testing.ts"
import { seededRandom } from "#messaging/carriers/simulator/random.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { fromSid } from "#core/std/ids.ts"

const clock = new FakeClock(Date.parse("2026-11-23T08:00:00Z"))
const api = await startTestApi({ clock })
after(() => api[Symbol.asyncDispose]())
const { paymentSync } = api.payments
const { accountId, authorization } = api.account

type Json = Record<string, any> // oxlint-disable-line no-explicit-any

async function ask(method: string, path: string, body?: object, key: string = randomUUID()) {
  const headers = { authorization, "content-type": "application/json", "idempotency-key": key }
  const response = await fetch(api.baseUrl + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  return {
    status: response.status,
    headers: response.headers,
    body: JSON.parse((await response.text()) || "{}") as Json,
  }
}

const create = async (more: object = {}) =>
  (await ask("POST", "/v1/payments", { amount: 1250, currency: "EUR", ...more })).body
let records = 0
const record = ({ sid }: Json, more: object = {}, key?: string) =>
  ask("POST", `/v1/payments/${sid}/record_payment`, { reference: `receipt ${++records}`, ...more }, key)
const now = async ({ sid }: Json) => (await ask("GET", `/v1/payments/${sid}`)).body
const cancel = ({ sid }: Json) => ask("POST", `/v1/payments/${sid}/cancel`, {})
const refund = ({ sid }: Json, more: object = {}) =>
  ask("POST", "/v1/refunds", { payment_sid: sid, reference: `transfer ${++records}`, ...more })
const textOf = async ({ checkout_url: url }: Json) =>
  (await (await fetch(String(url))).text()).replaceAll("\u00a0", " ")
const idOf = ({ sid }: Json) => fromSid("payment", String(sid)) ?? ""

async function eventsOf(payment: Json): Promise<string[]> {
  const rows = await api.db.query<{ type: string }>(
    "select type from event_log where account_id = $1 and subject_id = $2 order by sequence",
    [accountId, idOf(payment)],
  )
  return rows.map(({ type }) => type)
}

async function bookedOf(payment: Json): Promise<string[]> {
  const rows = await api.db.query<Json>(
    `select type, amount, debit, credit, provider_reference from ledger_transactions
     where account_id = $1 and payment_id = $2 order by id`,
    [accountId, idOf(payment)],
  )
  return rows.map(({ type, amount, debit, credit, provider_reference: reference }) =>
    [type, amount, debit, credit, reference].join(" "),
  )
}

async function tasksOf(payment: Json): Promise<number> {
  return (await api.db.query("select 1 from payment_tasks where payment_id = $1", [idOf(payment)])).length
}

/** Runs everything that becomes due in this time. */
async function pass(ms: number): Promise<void> {
  clock.advance(ms)
  await paymentSync.round()
}

before(async () => {
  const settings = { instructions: "IBAN CH93 0076" }
  const { status } = await ask("POST", "/v1/payment_providers", { kind: "manual", name: "Transfer", settings })
  assert.equal(status, 201)
})

describe("a payment of which a part was recorded", () => {
  it("counts many simultaneous records, and refuses those for which nothing is outstanding", async () => {
    const payment = await create({ amount: 8_000 })
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => record(payment, { amount: 1_000, final: false })),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    assert.equal(refused.length, 4, JSON.stringify(refused[0]?.body))
    for (const { body } of refused) assert.match(body["detail"], /nothing is outstanding/)
    const { status, amount_captured: captured } = await now(payment)
    assert.deepEqual([status, captured], ["completed", 8_000])
  })

  it("is open until the last part, and completes once", async () => {
    const payment = await create({ send: { to: "+15552345678", from: "+15551234567", receipt: true } })
    const { status, body } = await record(payment, { amount: 800, reference: "receipt A" })
    assert.deepEqual([status, body["status"], body["amount_captured"]], [200, "requires_action", 800])
    assert.equal(body["completed_at"], null)
    const part = await record(payment, { amount: 200, reference: "receipt B", received_at: "2026-11-22T09:00:00Z" })
    assert.deepEqual([part.body["status"], part.body["amount_captured"]], ["requires_action", 1000])
    const last = await record(payment, { reference: "receipt C" })
    assert.deepEqual([last.body["status"], last.body["amount_captured"]], ["completed", 1250])
    assert.deepEqual(
      (last.body["recorded"] as Json[]).map(({ amount, reference }) => [amount, reference]),
      [
        [800, "receipt A"],
        [200, "receipt B"],
        [250, "receipt C"],
      ],
    )
    assert.deepEqual(await bookedOf(payment), [
      "charge 800 bank sales receipt A",
      "charge 200 bank sales receipt B",
      "charge 250 bank sales receipt C",
    ])
    const partly = "payments.partially_paid"
    assert.deepEqual(await eventsOf(payment), ["payments.created", partly, partly, "payments.completed"])
    const receipts = await api.db.query("select 1 from payment_messages where payment_id = $1 and kind = 'receipt'", [
      idOf(payment),
    ])
    assert.deepEqual([receipts.length, await tasksOf(payment)], [1, 0])
  })

  it("books each part at the time at which it was received", async () => {
    const payment = await create()
    const times = ["2026-11-01T09:00:00.000Z", "2026-11-20T09:00:00.000Z"]
    for (const received_at of times) await record(payment, { amount: 100, received_at })
    const rows = await api.db.query<{ effective_at: number }>(
      "select effective_at from ledger_transactions where payment_id = $1 order by id",
      [idOf(payment)],
    )
    assert.deepEqual(rows.map(({ effective_at: at }) => new Date(at).toISOString()), times) // oxfmt-ignore
  })

  it("shows on its page the received and the outstanding amount, in the language of the payment", async () => {
    const payment = await create({ locale: "de" })
    await record(payment, { amount: 800 })
    const page = await textOf(payment)
    assert.match(page, /Wir haben 8,00 € erhalten\. Noch zu zahlen: 4,50 €\./)
    assert.match(page, /IBAN CH93/)
    assert.doesNotMatch(page, /<button/)
  })

  it("is reminded of the rest", async () => {
    const send = { to: "+15552345679", from: "+15551234567", reminder_after: 3_600 }
    const payment = await create({ send })
    await record(payment, { amount: 800 })
    await pass(3_601_000)
    const messages = await api.db.query<{ body: string }>(
      `select body from messages join payment_messages on payment_messages.account_id = messages.account_id and message_id = messages.id
       where payment_id = $1 and payment_messages.kind = 'reminder'`,
      [idOf(payment)],
    )
    assert.match(messages[0]?.body ?? "", /reminder for €4\.50/)
    assert.equal(await tasksOf(payment), 0)
  })

  it("has each part on its timeline", async () => {
    const payment = await create()
    await record(payment, { amount: 800, reference: "receipt A" })
    await refund(payment, { amount: 300, reference: "transfer 9" })
    await record(payment, { amount: 0, final: true, reference: "agreed by phone" })
    const { data } = (await ask("GET", `/v1/payments/${payment["sid"]}/timeline`)).body
    assert.deepEqual((data as Json[]).map(({ type, description }) => `${type}: ${description}`).toSorted(), [
      "event: 8.00 EUR of 12.50 EUR is paid.",
      "event: A payment of 12.50 EUR was created.",
      "event: A refund of 3.00 EUR was created.",
      "event: The payment completed: 8.00 EUR was captured.",
      "event: The refund of 3.00 EUR completed.",
      "ledger: 3.00 EUR was booked: refund.",
      "ledger: 8.00 EUR was booked: charge.",
      "operation: 3.00 EUR was recorded as paid back: transfer 9.",
      "operation: 8.00 EUR was recorded as received: receipt A.",
      "operation: The payment was recorded as complete, with no more money expected: agreed by phone.",
    ])
  })

  it("does not expire, since a person decides about its money", async () => {
    const payment = await create({ expires_in: 1800 })
    await record(payment, { amount: 800 })
    await pass(1_801_000)
    assert.equal((await now(payment))["status"], "requires_action")
    assert.match(await textOf(payment), /€4\.50 is still to be paid/)
    const { body } = await record(payment)
    assert.deepEqual([body["status"], body["amount_captured"]], ["completed", 1250])
  })

  it("is not charged by another provider, not even on its page", async () => {
    const payment = await create()
    await record(payment, { amount: 800 })
    const stripe = {
      kind: "stripe",
      name: "Stripe",
      priority: 0,
      secrets: { secret_key: "sk_test_abcdef123456", webhook_secrets: ["whsec_abcdef123456"] },
    }
    const { body: provider } = await ask("POST", "/v1/payment_providers", stripe)
    const pressed = await fetch(String(payment["checkout_url"]), { method: "POST", redirect: "manual" })
    assert.equal(pressed.status, 200)
    assert.match(await pressed.text(), /still to be paid/)
    const { provider: kind, amount_captured: captured } = await now(payment)
    const asked = await api.db.query("select 1 from payment_operations where payment_id = $1", [idOf(payment)])
    assert.deepEqual([kind, captured, asked.length], ["manual", 800, 1])
    await ask("DELETE", `/v1/payment_providers/${provider["sid"]}`)
  })
})

describe("money that no part is expected after", () => {
  it("completes the payment with less than its amount", async () => {
    const payment = await create()
    const { body } = await record(payment, { amount: 1238, final: true, note: "Charges of the bank." })
    assert.deepEqual([body["status"], body["amount"], body["amount_captured"]], ["completed", 1250, 1238])
    assert.equal((await refund(payment, { amount: 1239 })).body["code"], "amount_exceeds_captured")
    const refunded = await refund(payment)
    assert.deepEqual([refunded.body["status"], refunded.body["amount"]], ["completed", 1238])
    // The provider's snapshot with the refund has the received amount, and not that of the payment.
    assert.equal((await bookedOf(payment)).filter((line) => line.startsWith("charge")).length, 1)
  })

  it("can be empty, when a part was recorded before", async () => {
    const payment = await create()
    const nothing = await record(payment, { amount: 0, final: true })
    assert.deepEqual([nothing.status, nothing.body["code"]], [409, "payment_state"])
    assert.match(String(nothing.body["detail"]), /Cancel it/)
    await record(payment, { amount: 800 })
    const { body } = await record(payment, { amount: 0, final: true, reference: "agreed by phone" })
    assert.deepEqual([body["status"], body["amount_captured"]], ["completed", 800])
    assert.equal((await bookedOf(payment)).length, 1)
  })
})

describe("a part that cannot be recorded", () => {
  it("is more than the outstanding amount", async () => {
    const payment = await create()
    await record(payment, { amount: 800 })
    const { status, body } = await record(payment, { amount: 451 })
    assert.deepEqual([status, body["code"]], [422, "amount_exceeds_remaining"])
    const [fault] = body["errors"] as Json[]
    assert.deepEqual(
      [fault?.["param"], fault?.["detail"]],
      [
        "amount",
        "You can record at most 4.50 EUR (450 minor units), which is the outstanding amount. Nothing was booked.",
      ],
    )
    assert.equal((await record(payment, { amount: 450 })).body["status"], "completed")
  })

  it("is recorded already, by its reference", async () => {
    const payment = await create()
    await record(payment, { amount: 400, reference: "transfer 9" })
    const { status, body } = await record(payment, { amount: 400, reference: " transfer 9 " })
    assert.deepEqual([status, body["code"]], [409, "payment_state"])
    assert.match(String(body["detail"]), /4\.00 EUR is already recorded with the reference "transfer 9"\. Nothing was/)
    assert.equal((await bookedOf(payment)).length, 1)
  })

  it("has an amount that is not valid", async () => {
    const payment = await create()
    for (const amount of ["800", 8.5, -1, 0, 1e15, null]) {
      const { status, body } = await record(payment, { amount })
      const [fault] = body["errors"] as Json[]
      assert.deepEqual([status, fault?.["param"]], [400, "amount"], JSON.stringify(body))
    }
    assert.deepEqual(await bookedOf(payment), [])
  })

  it("is the fifty-first, unless it is the last", async () => {
    const payment = await create()
    for (let part = 0; part < 50; part++) assert.equal((await record(payment, { amount: 1 })).status, 200)
    const { status, body } = await record(payment, { amount: 1 })
    assert.deepEqual([status, body["code"]], [409, "payment_state"])
    assert.match(String(body["detail"]), /in 50 parts and a last one/)
    assert.equal((await record(payment)).body["status"], "completed")
  })
})

describe("a payment of which a part was recorded, and which is not paid to its end", () => {
  it("is not canceled while the account has its money, and is after a refund", async () => {
    const payment = await create()
    await record(payment, { amount: 800 })
    const early = await cancel(payment)
    assert.deepEqual([early.status, early.body["code"]], [409, "payment_state"])
    assert.match(String(early.body["detail"]), /^8\.00 EUR of the payment is recorded as received\. Refund it/)
    assert.equal((await refund(payment, { amount: 300 })).body["status"], "completed")
    assert.match(String((await cancel(payment)).body["detail"]), /^5\.00 EUR of the payment/)
    assert.match(await textOf(payment), /€3\.00 of the payment was refunded/)
    assert.equal((await refund(payment)).body["amount"], 500)
    const { status, body } = await cancel(payment)
    assert.deepEqual([status, body["status"], body["amount_refunded"]], [200, "canceled", 800])
    assert.equal((await eventsOf(payment)).at(-1), "payments.canceled")
    assert.match(await textOf(payment), /The payment was refunded/)
    assert.equal((await record(payment)).body["code"], "payment_state")
    await pass(3_600_000)
    const { review_reason: review } = await now(payment)
    assert.deepEqual([review, await tasksOf(payment)], [null, 0])
    assert.equal((await bookedOf(payment)).length, 3)
  })

  it("does not ask again for money that was refunded", async () => {
    const payment = await create()
    await record(payment, { amount: 800 })
    await refund(payment, { amount: 800 })
    assert.equal((await record(payment, { amount: 451 })).body["code"], "amount_exceeds_remaining")
    const { body } = await record(payment)
    assert.deepEqual([body["status"], body["amount_captured"], body["amount_refunded"]], ["completed", 1250, 800])
  })

  it("is canceled immediately when its page was opened and no part was recorded", async () => {
    const payment = await create()
    await fetch(String(payment["checkout_url"]), { method: "POST", redirect: "manual" })
    assert.equal((await now(payment))["status"], "requires_action")
    assert.equal((await cancel(payment)).body["status"], "canceled")
    assert.equal(await tasksOf(payment), 0)
  })
})

describe("simultaneous requests of several people", () => {
  it("never book more than the amount", async () => {
    const payment = await create()
    const answers = await Promise.all(Array.from({ length: 20 }, () => record(payment, { amount: 100 })))
    const codes = answers.map(({ status, body }) => (status === 200 ? "ok" : String(body["code"]))).toSorted()
    assert.deepEqual(codes, [...Array(8).fill("amount_exceeds_remaining"), ...Array(12).fill("ok")])
    const { status, amount_captured: captured } = await now(payment)
    assert.deepEqual([status, captured, (await bookedOf(payment)).length], ["requires_action", 1200, 12])
  })

  it("complete it once with the last part", async () => {
    const payment = await create()
    const answers = await Promise.all(Array.from({ length: 20 }, () => record(payment, { amount: 125 })))
    assert.equal(answers.filter(({ status }) => status === 200).length, 10)
    const events = await eventsOf(payment)
    assert.deepEqual(
      [events.length, events.filter((type) => type === "payments.completed").length, events.at(-1)],
      [11, 1, "payments.completed"],
    )
  })

  it("book one part once, although it is repeated with its key", async () => {
    const payment = await create()
    const key = randomUUID()
    const part = { amount: 300, reference: "transfer 10" }
    const answers = await Promise.all(Array.from({ length: 8 }, () => record(payment, part, key)))
    for (const { status, body } of answers) assert.ok(status === 200 || body["code"] === "idempotency_in_progress")
    const { status, headers, body } = await record(payment, part, key)
    assert.deepEqual([status, headers.get("idempotent-replayed"), body["amount_captured"]], [200, "true", 300])
    assert.equal((await bookedOf(payment)).length, 1)
  })
})

it("records, refunds and cancellations at random keep the books equal to the payments", async () => {
  const random = seededRandom(20_261_123)
  const payments = await Promise.all(Array.from({ length: 12 }, () => create({ expires_in: 1800 })))
  const any = () => payments[Math.floor(random() * payments.length)] as Json
  const act = async (): Promise<unknown> => {
    const [payment, chance] = [any(), random()]
    const amount = Math.floor(random() * 500)
    if (chance < 0.55) return await record(payment, { amount, final: random() < 0.1 })
    if (chance < 0.75) return await refund(payment, { amount: amount + 1 })
    if (chance < 0.9) return await cancel(payment)
    return await pass(60_000)
  }
  for (let round = 0; round < 60; round++) await Promise.all(Array.from({ length: 6 }, act))
  await pass(3_600_000)
  const statuses = new Set<string>()
  for (const payment of payments) {
    const is = await now(payment)
    statuses.add(String(is["status"]))
    const sums = await api.db.query<{ type: string; total: number }>(
      "select type, sum(amount)::bigint as total from ledger_transactions where payment_id = $1 group by type",
      [idOf(payment)],
    )
    const booked = Object.fromEntries(sums.map(({ type, total }) => [type, total]))
    const parts = (is["recorded"] as Json[]).reduce((sum, { amount }) => sum + Number(amount), 0)
    const [captured, refunded] = [Number(is["amount_captured"]), Number(is["amount_refunded"])]
    assert.deepEqual([booked["charge"] ?? 0, booked["refund"] ?? 0, parts], [captured, refunded, captured])
    assert.ok(captured <= 1250 && refunded <= captured && is["review_reason"] === null, JSON.stringify(is))
    if (is["status"] === "canceled" || is["status"] === "expired") assert.equal(captured, refunded)
    if (is["status"] === "completed") assert.ok(captured > 0)
    const completed = (await eventsOf(payment)).filter((type) => type === "payments.completed").length
    assert.equal(completed, is["status"] === "completed" ? 1 : 0)
  }
  assert.ok(statuses.has("completed") && statuses.has("canceled"), [...statuses].join())
})
