/** Each invalid input gets a problem that names the field and says what to do, and moves no money. */
import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { after, describe, it } from "node:test"
import { sweepIdempotencyKeys } from "#core/accounts/idempotency.ts"
import { startTestApi } from "#http/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { fromSid } from "#core/std/ids.ts"

const clock = new FakeClock(Date.parse("2026-11-23T08:00:00Z"))
const api = await startTestApi({ clock })
after(() => api[Symbol.asyncDispose]())

type Json = Record<string, any> // oxlint-disable-line no-explicit-any

async function ask(path: string, body: object, { key = randomUUID(), as = api.account.authorization } = {}) {
  const headers = { authorization: as, "content-type": "application/json", "idempotency-key": key }
  const response = await fetch(api.baseUrl + path, { method: "POST", headers, body: JSON.stringify(body) })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Json }
}

const pay = (more: object = {}, options?: Parameters<typeof ask>[2]) =>
  ask("/v1/payments", { amount: 1250, currency: "EUR", payment_method: "sim_ok", ...more }, options)

/** Returns the first fault, or the problem itself if it names one field. */
const faultOf = ({ body }: { body: Json }): Json => (body["errors"] as Json[] | undefined)?.[0] ?? body

async function bookedOf(sid: string): Promise<string[]> {
  const rows = await api.db.query<{ type: string; amount: number }>(
    "select type, amount from ledger_transactions where payment_id = $1 order by id",
    [fromSid("payment", sid)],
  )
  return rows.map(({ type, amount }) => `${type} ${amount}`)
}

describe("an amount", () => {
  const wrong: Record<string, unknown> = {
    "a whole number as text, which JSON can have as a number": "1250",
    "text with a decimal point": "19.90",
    "text with a decimal comma": "19,90",
    "text with a currency": "19.90 EUR",
    words: "twenty",
    "an empty text": "",
    negative: -1,
    "negative as text": "-1250",
    zero: 0,
    "more precise than a minor unit": 1250.5,
    "too large for any provider": 1e15,
    "no safe integer": 2 ** 60,
    null: null,
    "a list": [1250],
    true: true,
  }
  for (const [what, amount] of Object.entries(wrong))
    it(`is refused: ${what}`, async () => {
      for (const [path, more] of [
        ["/v1/payments", { currency: "EUR", payment_method: "sim_ok" }],
        ["/v1/refunds", { payment_sid: `PY${"0".repeat(32)}` }],
      ] as const) {
        // A refund without an amount refunds everything, and null is not an amount.
        if (amount === null && path === "/v1/refunds") continue
        const answer = await ask(path, { ...more, amount })
        assert.equal(answer.status, 400, JSON.stringify(answer.body))
        assert.equal(faultOf(answer)["param"], "amount")
        assert.match(String(faultOf(answer)["detail"]), /minor units|at most|required/)
      }
    })

  it("is accepted from a form, where everything is text, and refused with a decimal point", async () => {
    const post = async (amount: string) => {
      const body = new URLSearchParams({ amount, currency: "EUR", payment_method: "sim_ok" })
      const headers = { authorization: api.account.authorization, "idempotency-key": randomUUID() }
      const response = await fetch(`${api.baseUrl}/v1/payments`, { method: "POST", headers, body })
      return { status: response.status, body: (await response.json()) as Json }
    }
    const taken = await post("1250")
    assert.deepEqual([taken.status, taken.body["amount"]], [201, 1250])
    for (const amount of ["19.90", "12,50", "1e3", "0", "-1250"]) {
      const refused = await post(amount)
      assert.deepEqual([refused.status, faultOf(refused)["param"]], [400, "amount"], amount)
    }
  })

  it("is refused when a provider cannot represent it exactly, and the problem names the field", async () => {
    const stripe = { secret_key: "sk_test_abcdef123456", webhook_secrets: ["whsec_abcdef123456"] }
    const other = await api.addAccount("With Stripe")
    const as = other.authorization
    await ask("/v1/payment_providers", { kind: "stripe", name: "Stripe", secrets: stripe }, { as })
    const hosted = (amount: number, currency: string) => ask("/v1/payments", { amount, currency }, { as })
    const charged = (amount: number, currency: string) =>
      ask("/v1/payments", { amount, currency, payment_method: "pm_card_visa" }, { as })
    for (const create of [hosted, charged]) {
      const faults = [await create(1250, "MGA"), await create(1250, "IQD"), await create(100_000_000, "EUR")].map(
        faultOf,
      )
      assert.deepEqual(
        faults.map(({ code, param }) => [code, param]),
        [
          ["invalid_amount", "amount"],
          ["currency_not_supported", "currency"],
          ["invalid_amount", "amount"],
        ],
      )
      for (const { detail } of faults) assert.ok(String(detail).length > 20)
    }
  })
})

describe("a refund", () => {
  it("is refused before a capture, with the payment's state", async () => {
    const { body: held } = await pay({ capture_method: "manual" })
    const answer = await ask("/v1/refunds", { payment_sid: held["sid"] })
    assert.deepEqual([answer.status, faultOf(answer)["code"]], [409, "payment_state"])
    assert.match(String(faultOf(answer)["detail"]), /authorized and has no captured money/)
    assert.deepEqual(await bookedOf(held["sid"]), [])
  })

  it("is refused of a disputed payment, first by the provider and then here, and moves no money", async () => {
    const { body: payment } = await pay({ payment_method: "sim_dispute" })
    clock.advance(31_000)
    const first = await ask("/v1/refunds", { payment_sid: payment["sid"] })
    assert.equal(first.body["status"], "failed", JSON.stringify(first.body))
    // The refusal shows that the payment has changed, so the sync checks it.
    clock.advance(31_000)
    await api.payments.paymentSync.round()
    const later = await ask("/v1/refunds", { payment_sid: payment["sid"] })
    assert.deepEqual(
      [later.status, faultOf(later)["code"], later.body["errors"]?.[0].param ?? later.body["param"]],
      [409, "payment_disputed", "payment_sid"],
      JSON.stringify(later.body),
    )
    assert.deepEqual(await bookedOf(payment["sid"]), ["charge 1250", "fee 66", "dispute 1250"])
  })

  it("is refused of a payment whose dispute is lost, because the customer has the money back", async () => {
    const { body: payment } = await pay({ payment_method: "sim_dispute_lost" })
    clock.advance(120_000)
    await ask("/v1/refunds", { payment_sid: payment["sid"], amount: 100 })
    clock.advance(31_000)
    await api.payments.paymentSync.round()
    const disputes = "select status from disputes where payment_id = $1"
    assert.deepEqual(await api.db.query(disputes, [fromSid("payment", payment["sid"])]), [{ status: "lost" }])
    for (const amount of [{ amount: 100 }, {}]) {
      const answer = await ask("/v1/refunds", { payment_sid: payment["sid"], ...amount })
      assert.deepEqual([answer.status, faultOf(answer)["code"]], [409, "payment_disputed"])
      assert.match(String(faultOf(answer)["detail"]), /has the money back/)
    }
  })

  it("is refused of another account's payment, as one that does not exist", async () => {
    const other = await api.addAccount("Other")
    const { body: payment } = await pay()
    for (const [path, body] of [
      ["/v1/refunds", { payment_sid: payment["sid"] }],
      [`/v1/payments/${payment["sid"]}/capture`, {}],
      [`/v1/payments/${payment["sid"]}/cancel`, {}],
      [`/v1/payments/${payment["sid"]}/record_payment`, { reference: "receipt 1" }],
      [`/v1/payments/${payment["sid"]}/send_link`, { to: "+15552345678", from: "+15551234567" }],
    ] as const) {
      const answer = await ask(path, body, { as: other.authorization })
      assert.deepEqual([answer.status, answer.body["code"]], [404, "payment_not_found"], path)
      assert.equal(answer.body["param"], path === "/v1/refunds" ? "payment_sid" : undefined)
    }
    assert.deepEqual(await bookedOf(payment["sid"]), ["charge 1250", "fee 66"])
  })
})

it("no repeated request moves money twice, simultaneously or a month later", async () => {
  const keys = Array.from({ length: 3 }, () => randomUUID())
  const acts: (() => Promise<Json>)[] = []
  const thrice = async (ask: () => Promise<{ status: number; body: Json }>) => {
    const act = async () => (await ask()).body
    acts.push(act)
    const [first, ...again] = [await act(), await act(), await act()]
    assert.deepEqual(again.map((body) => body["sid"]), Array(2).fill(first?.["sid"])) // oxfmt-ignore
    return first ?? {}
  }
  const payment = await thrice(() => pay({ capture_method: "manual" }, { key: keys[0] }))
  await thrice(() => ask(`/v1/payments/${payment["sid"]}/capture`, { amount: 1000 }, { key: keys[1] }))
  const refund = await thrice(() => ask("/v1/refunds", { payment_sid: payment["sid"], amount: 400 }, { key: keys[2] }))
  clock.advance(31 * 86_400_000)
  await sweepIdempotencyKeys(api.db, clock.now())
  const later = [await acts[0]?.(), await acts[1]?.(), await acts[2]?.()].map((body) => body?.["sid"])
  assert.deepEqual(later, [payment["sid"], payment["sid"], refund["sid"]])
  const booked = await bookedOf(payment["sid"])
  assert.deepEqual(booked.filter((each) => !each.startsWith("fee")), ["charge 1000", "refund 400"]) // oxfmt-ignore
})
