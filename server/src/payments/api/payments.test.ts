import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { after, describe, it } from "node:test"
import { startTestApi } from "#http/testing.ts"
import { toSid } from "#core/std/ids.ts"

const api = await startTestApi()
after(() => api[Symbol.asyncDispose]())

interface Answer {
  status: number
  headers: Headers
  body: Record<string, any> // oxlint-disable-line no-explicit-any
}

async function ask(
  method: string,
  path: string,
  body?: object,
  {
    key = randomUUID(),
    authorization = api.account.authorization,
  }: { key?: string | null; authorization?: string } = {},
): Promise<Answer> {
  const response = await fetch(api.baseUrl + path, {
    method,
    headers: {
      authorization,
      ...(body ? { "content-type": "application/json" } : {}),
      ...(key === null || method !== "POST" ? {} : { "idempotency-key": key }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer["body"] }
}

const pay = (more: object = {}, options?: Parameters<typeof ask>[3]) =>
  ask("POST", "/v1/payments", { amount: 1250, currency: "EUR", payment_method: "sim_ok", ...more }, options)

describe("a payment with a token", () => {
  it("completes, with its fee, its events and its bookings", async () => {
    const { status, body } = await pay({ reference: "order-1", description: "Table 12" })
    assert.equal(status, 201)
    assert.equal(body.status, "completed")
    assert.deepEqual([body.amount_captured, body.amount_fee, body.provider], [1250, 66, "simulator"])
    assert.equal(body.is_live, false)
    const { body: events } = await ask("GET", "/v1/events?type=payments.completed")
    assert.equal(events.data[0].data.sid, body.sid)
    const booked = await api.db.query<{ type: string; amount: number }>(
      "select type, amount from ledger_transactions where account_id = $1 order by id",
      [api.account.accountId],
    )
    assert.deepEqual(booked, [
      { type: "charge", amount: 1250 },
      { type: "fee", amount: 66 },
    ])
    const tasks = await api.db.query("select 1 from payment_tasks", [])
    assert.equal(tasks.length, 0)
  })

  it("is created once for each idempotency key, and needs one", async () => {
    const key = randomUUID()
    const [first, second] = [await pay({}, { key }), await pay({}, { key })]
    assert.equal(second.body.sid, first.body.sid)
    assert.equal(second.headers.get("idempotent-replayed"), "true")
    assert.equal((await pay({ amount: 1 }, { key })).status, 422)
    const { status, body } = await pay({}, { key: null })
    assert.deepEqual([status, body.code], [400, "idempotency_key_required"])
  })

  it("fails with the reason of a decline", async () => {
    const { status, body } = await pay({ payment_method: "sim_insufficient_funds" })
    assert.equal(status, 201)
    assert.deepEqual([body.status, body.decline.reason], ["failed", "insufficient_funds"])
  })

  it("is captured in part, and refunded in parts", async () => {
    const { body: authorized } = await pay({ capture_method: "manual" })
    assert.deepEqual([authorized.status, authorized.amount_capturable], ["authorized", 1250])
    const tooMuch = await ask("POST", `/v1/payments/${authorized.sid}/capture`, { amount: 1251 })
    assert.deepEqual([tooMuch.status, tooMuch.body.code], [422, "amount_exceeds_capturable"])
    const { body: captured } = await ask("POST", `/v1/payments/${authorized.sid}/capture`, { amount: 1000 })
    assert.deepEqual([captured.status, captured.amount_captured, captured.amount_capturable], ["completed", 1000, 0])
    const refunds = await Promise.all(
      Array.from({ length: 40 }, () => ask("POST", "/v1/refunds", { payment_sid: authorized.sid, amount: 100 })),
    )
    const accepted = refunds.filter(({ status }) => status === 201)
    assert.equal(accepted.length, 10)
    assert.ok(accepted.every(({ body }) => body.status === "completed"))
    assert.ok(
      refunds.filter(({ status }) => status !== 201).every(({ body }) => body.code === "amount_exceeds_captured"),
    )
    const { body: refunded } = await ask("GET", `/v1/payments/${authorized.sid}`)
    assert.deepEqual([refunded.amount_refunded, refunded.amount_refund_pending], [1000, 0])
  })

  it("is captured by many simultaneous requests, up to its amount", async () => {
    const { body: authorized } = await pay({ amount: 8_000, capture_method: "manual" })
    const capture = { amount: 1_000, final: false }
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => ask("POST", `/v1/payments/${authorized.sid}/capture`, capture)),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    assert.equal(answers.length - refused.length, 8, JSON.stringify(refused[0]?.body))
    for (const { body } of refused) assert.match(body.detail, /nothing is left to capture/)
    const { body: captured } = await ask("GET", `/v1/payments/${authorized.sid}`)
    assert.deepEqual([captured.status, captured.amount_captured, captured.amount_capturable], ["completed", 8_000, 0])
  })

  it("is canceled while it is authorized", async () => {
    const { body: authorized } = await pay({ capture_method: "manual" })
    const { body: canceled } = await ask("POST", `/v1/payments/${authorized.sid}/cancel`, { reason: "abandoned" })
    assert.deepEqual(
      [canceled.status, canceled.cancel_reason, canceled.amount_capturable],
      ["canceled", "abandoned", 0],
    )
    const again = await ask("POST", `/v1/payments/${authorized.sid}/cancel`, {})
    assert.deepEqual([again.status, again.body.status], [200, "canceled"])
    const late = await ask("POST", `/v1/payments/${authorized.sid}/capture`, {})
    assert.deepEqual([late.status, late.body.code], [409, "payment_state"])
  })

  it("is processing while the outcome is not known", async () => {
    const { body } = await pay({ payment_method: "sim_timeout" })
    assert.equal(body.status, "processing")
  })
})

it("refunds and disputes are listed by the time at which they were created", async () => {
  const { body: payment } = await pay()
  const { body: refund } = await ask("POST", "/v1/refunds", { payment_sid: payment.sid, amount: 100 })
  const listed = async (filter: string) => {
    const { body } = await ask("GET", `/v1/refunds?payment_sid=${payment.sid}&${filter}=${refund.created_at}`)
    return body.data.map(({ sid }: { sid: string }) => sid)
  }
  assert.deepEqual([await listed("created_after"), await listed("created_before")], [[refund.sid], []])
  const { status, body } = await ask("GET", "/v1/disputes?created_after=2026-11-02&created_before=2026-11-01")
  assert.deepEqual([status, (body.errors?.[0] ?? body).param], [400, "created_after"])
})

it("is listed by its sid, with the others of the same request", async () => {
  const sids = [(await pay()).body.sid, (await pay()).body.sid]
  await pay()
  const listed = async (query: string) =>
    (await ask("GET", `/v1/payments?${query}`)).body.data.map(({ sid }: { sid: string }) => sid)
  assert.deepEqual(await listed(`sid=${sids.join(",")}`), sids.toReversed())
  assert.deepEqual(await listed(`sid=${sids.join(",")}&status=failed`), [])
  assert.deepEqual(await listed(`sid=PY${"0".repeat(32)}`), [])
})

describe("bad input of payments", () => {
  const cases: [string, object, string, string][] = [
    ["an amount as text", { amount: "12.50" }, "invalid_parameter", "amount"],
    ["a negative amount", { amount: -1 }, "invalid_parameter", "amount"],
    ["zero", { amount: 0 }, "invalid_parameter", "amount"],
    ["a fraction", { amount: 12.5 }, "invalid_parameter", "amount"],
    ["more than any provider takes", { amount: 1e15 }, "invalid_parameter", "amount"],
    ["more than this provider takes", { amount: 100_000_000 }, "invalid_amount", "amount"],
    ["an unknown currency", { currency: "EUX" }, "invalid_parameter", "currency"],
    ["a card number", { payment_method: "4242 4242 4242 4242" }, "card_data_not_accepted", "payment_method"],
    [
      "a card number in a description",
      { description: "my card 4242-4242-4242-4242!" },
      "card_data_not_accepted",
      "description",
    ],
    ["a card number in metadata", { metadata: { a: "4242424242424242" } }, "card_data_not_accepted", "metadata.a"],
    ["an unknown provider", { provider: "acme" }, "provider_not_configured", "provider"],
  ]
  for (const [name, more, code, param] of cases) {
    it(`names the field: ${name}`, async () => {
      const { status, body } = await pay(more)
      assert.equal(status, 400, JSON.stringify(body))
      const [fault = body] = (body.errors as Answer["body"][] | undefined) ?? []
      assert.deepEqual([fault.code, fault.param], [code, param], JSON.stringify(body))
      assert.doesNotMatch(JSON.stringify(body), /4242.?4242/)
    })
  }

  it("hides the payments of other accounts", async () => {
    const other = await api.addAccount("Other")
    const { body } = await pay()
    const options = { authorization: other.authorization }
    for (const [method, path, given] of [
      ["GET", `/v1/payments/${body.sid}`, undefined],
      ["POST", `/v1/payments/${body.sid}/cancel`, {}],
      ["POST", "/v1/refunds", { payment_sid: body.sid }],
    ] as const) {
      const answer = await ask(method, path, given, options)
      assert.deepEqual([answer.status, answer.body.code], [404, "payment_not_found"])
    }
    const unknown = await ask(
      "GET",
      `/v1/refunds/${toSid("refund", body.sid ? "019aa4d2-c3f0-7a1b-8c2d-3e4f5a6b7c8d" : "")}`,
    )
    assert.equal(unknown.status, 404)
  })

  it("refuses a refund before a capture", async () => {
    const { body } = await pay({ capture_method: "manual" })
    const { status, body: problem } = await ask("POST", "/v1/refunds", { payment_sid: body.sid })
    assert.deepEqual([status, problem.code], [409, "payment_state"])
  })
})
