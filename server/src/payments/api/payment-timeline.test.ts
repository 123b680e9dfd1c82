import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { after, test } from "node:test"
import { startTestApi } from "#http/testing.ts"
import { book } from "#payments/ledger/book.ts"
import { posting } from "#payments/ledger/testing.ts"
import { getPayment } from "#payments/payments/read/get-payment.ts"
import type { ProviderDispute } from "#payments/providers/provider.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { fromSid } from "#core/std/ids.ts"

const clock = new FakeClock(Date.parse("2026-11-23T08:00:00Z"))
const api = await startTestApi({ clock })
after(() => api[Symbol.asyncDispose]())
const { accountId, authorization } = api.account
const { payments, operations } = api.payments

type Json = Record<string, any> // oxlint-disable-line no-explicit-any

async function ask(method: string, path: string, body?: object, as = authorization) {
  const headers = { authorization: as, "content-type": "application/json", "idempotency-key": randomUUID() }
  const response = await fetch(api.baseUrl + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  return { status: response.status, body: (await response.json()) as Json }
}

/** Runs a step, some time after the one before. */
async function step<Result>(act: () => Promise<Result>): Promise<Result> {
  clock.advance(60_000)
  return await act()
}

const timelineOf = async (sid: string) => (await ask("GET", `/v1/payments/${sid}/timeline`)).body

async function readPages(sid: string, limit: number): Promise<Json[]> {
  const entries: Json[] = []
  for (let cursor: string | null = ""; cursor !== null;) {
    const after = cursor && `&cursor=${cursor}`
    const { status, body } = await ask("GET", `/v1/payments/${sid}/timeline?limit=${limit}${after}`)
    assert.deepEqual([status, body["has_more"]], [200, body["next_cursor"] !== null])
    assert.equal(body["data"].length, body["has_more"] ? limit : body["data"].length)
    entries.push(...body["data"])
    cursor = body["next_cursor"]
  }
  return entries
}

/** The provider reports that the customer disputes the payment. */
async function dispute(sid: string, disputed: Partial<ProviderDispute>): Promise<void> {
  const payment = await getPayment(payments.db, accountId, fromSid("payment", sid) ?? "")
  const provider = await payments.providers.findProvider(accountId, payment.providerId ?? "")
  const now = await provider?.adapter.fetch(payment.providerReference ?? "")
  assert.ok(now?.kind === "known")
  const reported = { reference: "d1", amount: 750, reason: "product_not_received", evidenceDueAt: null, ...disputed }
  const charge = { ...now.charge, disputes: [{ state: "needs_response" as const, isWithdrawn: true, ...reported }] }
  const outcome = { kind: "known" as const, charge }
  await operations.recorder.recordAnswer({
    accountId,
    paymentId: payment.id,
    number: null,
    outcome,
    source: "notification",
  })
}

test("the timeline of a payment that was sent, paid, partly refunded and disputed has all of it in order", async () => {
  const send = { to: "+15552345601", from: "+15551234567", receipt: true }
  const { body: payment } = await ask("POST", "/v1/payments", { amount: 1250, currency: "EUR", send })
  const opened = await step(() => fetch(payment["checkout_url"], { method: "POST", redirect: "manual" }))
  const simulator = new URL(opened.headers.get("location") ?? "", api.baseUrl).href
  await step(() => fetch(`${simulator}/pay`, { method: "POST", redirect: "manual" }))
  const { body: refund } = await step(() => ask("POST", "/v1/refunds", { payment_sid: payment["sid"], amount: 500 }))
  const disputeStatus = async () => (await ask("GET", `/v1/payments/${payment["sid"]}`)).body["dispute_status"]
  assert.equal(await disputeStatus(), null)
  await step(() => dispute(payment["sid"], {}))
  assert.equal(await disputeStatus(), "needs_response")
  await step(() => dispute(payment["sid"], { state: "won", isWithdrawn: false }))
  assert.equal(await disputeStatus(), "won")

  const timeline = await timelineOf(payment["sid"])
  assert.deepEqual([timeline["has_more"], timeline["next_cursor"]], [false, null])
  for (const limit of [1, 2, 3, 5, 15, 16]) assert.deepEqual(await readPages(payment["sid"], limit), timeline["data"])
  const entries = timeline["data"] as Json[]
  assert.deepEqual(
    entries.map(({ type, status, amount, description }) => [type, status, amount, description]),
    [
      ["event", "pending", 1250, "A payment of 12.50 EUR was created."],
      ["message", "queued", null, "The message with the link to +15552345601 is queued."],
      ["operation", "done", 1250, "The provider accepted the request to charge 12.50 EUR."],
      ["event", "requires_action", 1250, "The customer must act, on the provider's page or in their bank's app."],
      ["event", "completed", 1250, "The payment completed: 12.50 EUR was captured."],
      ["message", "queued", null, "The receipt to +15552345601 is queued."],
      ["ledger", null, 1250, "12.50 EUR was booked: charge."],
      ["ledger", null, -66, "0.66 EUR was booked: provider fee."],
      ["event", "pending", 500, "A refund of 5.00 EUR was created."],
      ["operation", "done", 500, "The provider accepted the request to refund 5.00 EUR."],
      ["event", "completed", 500, "The refund of 5.00 EUR completed."],
      ["ledger", null, -500, "5.00 EUR was booked: refund."],
      ["event", "needs_response", 750, "The customer disputes 7.50 EUR: product not received."],
      ["ledger", null, -750, "7.50 EUR was booked: disputed amount."],
      ["event", "won", 750, "The dispute was won."],
      ["ledger", null, 750, "7.50 EUR was booked: reversed dispute."],
    ],
  )
  const times = entries.map(({ at }) => String(at))
  assert.deepEqual(times, times.toSorted())
  const { body: disputes } = await ask("GET", `/v1/disputes?payment_sid=${payment["sid"]}`)
  const sids = (field: string) => [...new Set(entries.flatMap((entry) => entry[field] ?? []))]
  assert.deepEqual(sids("refund_sid"), [refund["sid"]])
  assert.deepEqual(sids("dispute_sid"), [disputes["data"][0].sid])
  assert.equal(sids("message_sid").length, 2)
  assert.equal(sids("transaction_sid").length, 5)
  assert.deepEqual(sids("operation"), ["charge", "refund"])
})

test("a message that was deleted stays on the timeline, without its status", async () => {
  const send = { to: "+15552345602", from: "+15551234567" }
  const { body: payment } = await ask("POST", "/v1/payments", { amount: 1250, currency: "EUR", send })
  await api.db.query("delete from messages where to_address = $1", [send.to])
  const [, message] = (await timelineOf(payment["sid"]))["data"] as Json[]
  assert.deepEqual([message?.["status"], message?.["description"]], [null, "The message with the link was deleted."])
})

test("the timeline has a decline with its reason", async () => {
  const declined = { amount: 1250, currency: "EUR", payment_method: "sim_insufficient_funds" }
  const { body: payment } = await ask("POST", "/v1/payments", declined)
  const descriptions = ((await timelineOf(payment["sid"]))["data"] as Json[]).map(({ description }) => description)
  assert.deepEqual(descriptions, [
    "A payment of 12.50 EUR was created.",
    "The provider refused the request to charge 12.50 EUR: insufficient funds.",
    "The payment failed: insufficient funds.",
  ])
})

test("a timeline is for its own account", async () => {
  const other = await api.addAccount("Other")
  const { body: payment } = await ask("POST", "/v1/payments", { amount: 1250, currency: "EUR" })
  const { status, body } = await ask("GET", `/v1/payments/${payment["sid"]}/timeline`, undefined, other.authorization)
  assert.deepEqual([status, body["code"]], [404, "payment_not_found"])
})

test("a timeline of any length is read to its end, also where many entries have one time", async () => {
  const { body: payment } = await ask("POST", "/v1/payments", { amount: 1250, currency: "EUR" })
  const id = fromSid("payment", payment["sid"]) ?? ""
  const source = (index: number) => ({ ...posting(), paymentId: id, source: `${id}-${index}`, amount: 1 + index })
  for (let batch = 0; batch < 3; batch++) {
    clock.advance(1)
    const postings = Array.from({ length: 230 }, (_, index) => source(batch * 230 + index))
    const now = clock.now()
    await api.db.transaction(async (tx) => book(tx, accountId, postings, { newId: payments.newId, now }))
  }
  for (const limit of [7, 100, 1000]) {
    const booked = (await readPages(payment["sid"], limit)).filter(({ type }) => type === "ledger")
    assert.deepEqual(
      booked.map(({ amount }) => amount),
      Array.from({ length: 690 }, (_, index) => 1 + index),
    )
  }
})

test("a page begins behind a place, also where ids of that time are later than its entries", async () => {
  const { body: payment } = await ask("POST", "/v1/payments", {
    amount: 1250,
    currency: "EUR",
    payment_method: "sim_ok",
  })
  await step(() => ask("POST", "/v1/refunds", { payment_sid: payment["sid"] }))
  const { data } = await timelineOf(payment["sid"])
  const at = Date.parse(data[0].at)
  const key = [1, "payment_timeline", String(at), "2ffffffff-ffff-7fff-bfff-ffffffffffff"]
  const cursor = Buffer.from(JSON.stringify(key)).toString("base64url")
  const { body } = await ask("GET", `/v1/payments/${payment["sid"]}/timeline?cursor=${cursor}`)
  const later = (data as Json[]).filter((entry) => Date.parse(String(entry["at"])) > at)
  assert.ok(later.some(({ type }) => type === "ledger"))
  assert.deepEqual(body["data"], later)
})

test("a cursor of another list, or one that was changed, is refused", async () => {
  const { body: payment } = await ask("POST", "/v1/payments", {
    amount: 1250,
    currency: "EUR",
    payment_method: "sim_ok",
  })
  const refused = async (cursor: string) =>
    (await ask("GET", `/v1/payments/${payment["sid"]}/timeline?cursor=${cursor}`)).body["code"]
  const id = fromSid("payment", payment["sid"]) ?? ""
  for (const key of [
    ["payments", id],
    ["payment_timeline", "1", id],
    ["payment_timeline", "x", `0${id}`],
  ])
    assert.equal(await refused(Buffer.from(JSON.stringify([1, ...key])).toString("base64url")), "invalid_cursor")
})
