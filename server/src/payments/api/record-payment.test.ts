import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { after, before, describe, it } from "node:test"
import { startTestApi } from "#http/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { fromSid } from "#core/std/ids.ts"

const clock = new FakeClock(Date.parse("2026-11-23T08:00:00Z"))
const api = await startTestApi({ clock })
after(() => api[Symbol.asyncDispose]())
const { paymentSync } = api.payments

type Json = Record<string, any> // oxlint-disable-line no-explicit-any
interface Answer {
  status: number
  headers: Headers
  body: Json
}

async function ask(method: string, path: string, body?: object, key: string = randomUUID()): Promise<Answer> {
  const response = await fetch(api.baseUrl + path, {
    method,
    headers: {
      authorization: api.account.authorization,
      "content-type": "application/json",
      ...(method === "POST" ? { "idempotency-key": key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Json }
}

const create = async (more: object = {}) =>
  (await ask("POST", "/v1/payments", { amount: 1250, currency: "EUR", ...more })).body
const record = ({ sid }: Json, more: object = {}, key?: string) =>
  ask("POST", `/v1/payments/${sid}/record_payment`, { reference: "receipt 4711", ...more }, key)
const pageOf = async ({ checkout_url: url }: Json) => await (await fetch(String(url))).text()

async function bookedOf({ sid }: Json): Promise<Json[]> {
  return await api.db.query<Json>(
    `select type, amount, debit, credit, provider_reference, effective_at from ledger_transactions
     where account_id = $1 and payment_id = $2 order by id`,
    [api.account.accountId, fromSid("payment", String(sid))],
  )
}

async function eventsOf({ sid }: Json): Promise<string[]> {
  const rows = await api.db.query<{ type: string }>(
    "select type from event_log where account_id = $1 and subject_id = $2 order by sequence",
    [api.account.accountId, fromSid("payment", String(sid))],
  )
  return rows.map(({ type }) => type)
}

before(async () => {
  const settings = { instructions: "IBAN CH93 <0076>\nBell Hotels" }
  const { status } = await ask("POST", "/v1/payment_providers", { kind: "manual", name: "Transfer", settings })
  assert.equal(status, 201)
})

describe("the page of a manual payment", () => {
  it("shows the instructions and the reference to quote, and no button", async () => {
    const page = await pageOf(await create({ reference: "order-<1>", locale: "de" }))
    assert.match(page, /class="lines">IBAN CH93 &#60;0076&#62;\nBell Hotels</)
    assert.match(page, /Verwendungszweck: <strong>order-&#60;1&#62;</)
    assert.doesNotMatch(page, /<button|<input|<script/)
  })

  it("quotes the sid of a payment without a reference, and thanks after the money was recorded", async () => {
    const payment = await create()
    assert.match(await pageOf(payment), new RegExp(`Reference: <strong>${payment["sid"]}<`))
    await record(payment)
    assert.match(await pageOf(payment), /Thank you/)
  })
})

describe("money that a person records", () => {
  it("completes the payment, in the books at the time at which it was received", async () => {
    const payment = await create()
    const received_at = "2026-11-22T17:30:00Z"
    const { status, body } = await record(payment, { received_at, note: "At the desk." })
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual(
      [body["status"], body["amount_captured"], body["amount_fee"], body["provider"], body["provider_reference"]],
      ["completed", 1250, 0, "manual", "receipt 4711"],
    )
    const recorded = { reference: "receipt 4711", received_at: "2026-11-22T17:30:00.000Z", note: "At the desk." }
    assert.deepEqual(body["recorded"], [{ amount: 1250, ...recorded }])
    assert.deepEqual(await bookedOf(payment), [
      {
        type: "charge",
        amount: 1250,
        debit: "bank",
        credit: "sales",
        provider_reference: "receipt 4711",
        effective_at: Date.parse(received_at),
      },
    ])
    assert.deepEqual(await eventsOf(payment), ["payments.created", "payments.completed"])
    const tasks = await api.db.query("select 1 from payment_tasks where payment_id = $1", [
      fromSid("payment", String(payment["sid"])),
    ])
    assert.equal(tasks.length, 0)
  })

  it("is followed by the receipt, in the same commit", async () => {
    const from = "+15551234567"
    await api.db.query("delete from payment_messages", [])
    const payment = await create({ send: { to: "+15552345678", from, receipt: true } })
    await record(payment)
    const rows = await api.db.query<{ kind: string; at: number; xmin: string }>(
      `select kind, xmin::text, (select xmin::text from payments p where p.account_id = m.account_id and p.id = m.payment_id) as payment
       from payment_messages m where payment_id = $1 order by message_id`,
      [fromSid("payment", String(payment["sid"]))],
    )
    assert.deepEqual(rows.map(({ kind }) => kind), ["link", "receipt"]) // oxfmt-ignore
    const [, receipt] = rows as unknown as { xmin: string; payment: string }[]
    assert.equal(receipt?.xmin, receipt?.payment)
  })

  it("is booked once, even if it is recorded often and simultaneously", async () => {
    const payment = await create()
    const key = randomUUID()
    const same = await Promise.all(Array.from({ length: 5 }, () => record(payment, {}, key)))
    const others = await Promise.all(Array.from({ length: 5 }, () => record(payment)))
    assert.ok(same.some(({ headers }) => headers.get("idempotent-replayed") === null))
    for (const { status, body } of same) assert.ok(status === 200 || body["code"] === "idempotency_in_progress")
    for (const { status, body } of others) {
      assert.deepEqual([status, body["code"]], [409, "payment_state"])
      assert.match(String(body["detail"]), /recorded with the reference "receipt 4711"\. Nothing was booked again/)
    }
    assert.equal((await record(payment, {}, key)).headers.get("idempotent-replayed"), "true")
    assert.equal((await bookedOf(payment)).length, 1)
  })

  it("is recorded by one of twenty simultaneous requests", async () => {
    const payment = await create()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => record(payment, { reference: `receipt ${index}` })),
    )
    assert.equal(answers.filter(({ status }) => status === 200).length, 1)
    assert.equal((await bookedOf(payment)).length, 1)
  })

  it("is recorded although the customer opened the page and pressed its button", async () => {
    const payment = await create()
    await fetch(String(payment["checkout_url"]), { method: "POST", redirect: "manual" })
    assert.equal((await ask("GET", `/v1/payments/${payment["sid"]}`)).body["status"], "requires_action")
    assert.equal((await record(payment)).body["status"], "completed")
    clock.advance(3_600_000)
    await paymentSync.round()
    const { body } = await ask("GET", `/v1/payments/${payment["sid"]}`)
    assert.deepEqual([body["status"], body["review_reason"]], ["completed", null])
  })

  it("is refused for a payment that has ended, and says so", async () => {
    const canceled = await create()
    await ask("POST", `/v1/payments/${canceled["sid"]}/cancel`, {})
    const expired = await create({ expires_in: 1800 })
    clock.advance(1_801_000)
    await paymentSync.round()
    for (const [payment, state] of [
      [canceled, "canceled"],
      [expired, "expired"],
    ] as const) {
      // oxfmt-ignore
      const { status, body } = await record(payment)
      assert.deepEqual([status, body["code"]], [409, "payment_state"])
      assert.match(String(body["detail"]), new RegExp(`The payment is ${state}, so you cannot record money`))
      assert.deepEqual(await bookedOf(payment), [])
    }
  })

  it("is refused for a payment through another provider", async () => {
    const hosted = await create({ provider: "simulator" })
    const token = await create({ provider: "simulator", payment_method: "sim_ok", capture_method: "manual" })
    for (const payment of [hosted, token]) {
      const { status, body } = await record(payment)
      assert.deepEqual([status, body["code"]], [409, "payment_state"], JSON.stringify(body))
      assert.match(String(body["detail"]), /uses simulator/)
    }
  })

  it("needs a key, a reference of one line, and a time that was", async () => {
    const payment = await create()
    const path = `${api.baseUrl}/v1/payments/${payment["sid"]}/record_payment`
    const headers = { authorization: api.account.authorization, "content-type": "application/json" }
    const keyless = await fetch(path, { method: "POST", headers, body: JSON.stringify({ reference: "x" }) })
    assert.equal(((await keyless.json()) as Json)["code"], "idempotency_key_required")
    const wrong: [object, string, RegExp][] = [
      [{ reference: undefined }, "reference", /required/],
      [{ reference: "  " }, "reference", /at least 1|required/],
      [{ reference: "a\nb" }, "reference", /one line/],
      [{ reference: "x".repeat(101) }, "reference", /at most 100/],
      [{ received_at: "2026-12-24T00:00:00Z" }, "received_at", /in the future/],
      [{ received_at: "2025-11-01T00:00:00Z" }, "received_at", /more than a year ago/],
      [{ received_at: "yesterday" }, "received_at", /./],
    ]
    for (const [more, param, sentence] of wrong) {
      const { status, body } = await record(payment, more)
      const [fault] = body["errors"] as Json[]
      assert.deepEqual([status, fault?.["param"]], [400, param], JSON.stringify(body))
      assert.match(String(fault?.["detail"]), sentence)
    }
    assert.equal((await record(payment)).status, 200)
  })
})

describe("a token in an account with a manual provider alone", () => {
  const charge = { amount: 1250, currency: "EUR", payment_method: "pm_card_visa" }

  it("is not taken for money that the account already has", async () => {
    const { status, body } = await ask("POST", "/v1/payments", { ...charge, reference: "no-provider" })
    assert.deepEqual([status, body["code"], body["param"]], [400, "provider_lacks_ability", "payment_method"])
    assert.match(String(body["detail"]), /To record money .* send `provider` `manual`/)
    assert.deepEqual((await ask("GET", "/v1/payments?reference=no-provider")).body["data"], [])
  })

  it("is the reference of such money when the request names the provider", async () => {
    const { status, body } = await ask("POST", "/v1/payments", {
      ...charge,
      provider: "manual",
      payment_method: "till 7",
    })
    assert.deepEqual([status, body["status"], body["recorded"][0]?.["reference"]], [201, "completed", "till 7"])
    assert.equal((await bookedOf(body)).length, 1)
  })
})

describe("a refund of a manual payment", () => {
  it("is recorded with its reference, and taken out of the books", async () => {
    const payment = await create()
    await record(payment)
    const refund = { payment_sid: payment["sid"], amount: 500 }
    const without = await ask("POST", "/v1/refunds", refund)
    assert.deepEqual([without.status, without.body["code"]], [400, "reference_required"])
    const { status, body } = await ask("POST", "/v1/refunds", { ...refund, reference: "transfer 9" })
    assert.deepEqual([status, body["status"], body["reference"]], [201, "completed", "transfer 9"])
    // Another refund under the same reference, because one transfer can pay both.
    await ask("POST", "/v1/refunds", { ...refund, reference: "transfer 9" })
    assert.deepEqual(
      (await bookedOf(payment)).map(({ type, amount, debit, credit, provider_reference: reference }) =>
        [type, amount, debit, credit, reference].join(" "),
      ),
      [
        "charge 1250 bank sales receipt 4711",
        "refund 500 refunds bank transfer 9",
        "refund 500 refunds bank transfer 9",
      ],
    )
    const { body: refunded } = await ask("GET", `/v1/payments/${payment["sid"]}`)
    assert.equal(refunded["amount_refunded"], 1000)
  })
})

describe("an account with a card provider first", () => {
  it("records cash for a page without a charge, and for a payment that asked for the manual provider", async () => {
    const stripe = {
      kind: "stripe",
      name: "Stripe",
      priority: 0,
      secrets: { secret_key: "sk_test_abcdef123456", webhook_secrets: ["whsec_abcdef123456"] },
    }
    await ask("POST", "/v1/payment_providers", stripe)
    const open = await create()
    assert.match(await pageOf(open), /<button>/)
    assert.equal((await record(open)).body["status"], "completed")
    const manual = await create({ provider: "manual" })
    assert.match(await pageOf(manual), /IBAN/)
    assert.equal((await record(manual)).body["status"], "completed")
  })
})
