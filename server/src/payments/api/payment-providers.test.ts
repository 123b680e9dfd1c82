import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { after, test } from "node:test"
import { startTestApi } from "#http/testing.ts"
import { lockPayment } from "#payments/payments/read/get-payment.ts"
import { beginCharge } from "#payments/payments/operations/operate.ts"
import { sealedOfPayments } from "#payments/payments/sealed-values.ts"
import { simulatedProviderId } from "#payments/providers/simulator-id.ts"
import { signNotification, simulatorKeyOf } from "#payments/providers/simulator/signed-notification.ts"
import { fromSid, idTime, toSid } from "#core/std/ids.ts"

const api = await startTestApi()
after(() => api[Symbol.asyncDispose]())

type Json = Record<string, any> // oxlint-disable-line no-explicit-any

async function ask(method: string, path: string, body?: object, authorization = api.account.authorization) {
  const response = await fetch(api.baseUrl + path, {
    method,
    headers: { authorization, "content-type": "application/json", "idempotency-key": randomUUID() },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  return { status: response.status, text, body: (text ? JSON.parse(text) : {}) as Json }
}

const connect = (body: object) => ask("POST", "/v1/payment_providers", body)
const stripe = {
  kind: "stripe",
  name: "Stripe",
  secrets: { secret_key: "sk_test_abcdef123456", webhook_secrets: ["whsec_abcdef123456"] },
}

test("a provider is connected, changed and deleted, and its secrets are in no answer and in no table", async () => {
  const { status, body, text } = await connect({ ...stripe, currencies: ["eur"] })
  assert.equal(status, 201, text)
  assert.deepEqual([body.kind, body.currencies, body.status], ["stripe", ["EUR"], "enabled"])
  const { text: answered } = await ask("PATCH", `/v1/payment_providers/${body.sid}`, { priority: 3 })
  const [row] = await api.db.query<{ row: string }>("select payment_providers::text as row from payment_providers", [])
  for (const place of [text, answered, (await ask("GET", "/v1/payment_providers")).text, row?.row ?? ""])
    assert.doesNotMatch(place, /abcdef123456/)
  assert.doesNotMatch(Buffer.from(row?.row ?? "").toString("latin1"), new RegExp(Buffer.from("abcdef").toString("hex")))
  const sealed = await Array.fromAsync(sealedOfPayments(api.db))
  assert.deepEqual(
    sealed.map(({ name }) => name),
    [`secrets of payment provider ${body.sid}`],
  )
  const elsewhere = await ask("PATCH", `/v1/payment_providers/${body.sid}`, {
    settings: { api_base: "https://evil.example" },
  })
  assert.deepEqual([elsewhere.status, elsewhere.body.errors[0].param], [400, "secrets"])
  const inPlace = await ask("PATCH", `/v1/payment_providers/${body.sid}`, { settings: { multicapture: true } })
  assert.equal(inPlace.status, 200, inPlace.text)
  assert.equal((await ask("DELETE", `/v1/payment_providers/${body.sid}`)).status, 204)
  assert.equal((await ask("GET", `/v1/payment_providers/${body.sid}`)).status, 404)
})

test("a refusal of settings and secrets names each wrong field", async () => {
  const { status, body } = await connect({
    kind: "stripe",
    name: "Stripe",
    settings: { api_base: "http://x" },
    secrets: { secret_key: "pk_live_1", webhook_secrets: ["secret"] },
  })
  assert.equal(status, 400)
  const params = (body.errors as Json[])
    .map(({ param }) => String(param))
    .toSorted((one, other) => (one < other ? -1 : 1))
  assert.deepEqual(params, ["secrets.secret_key", "secrets.webhook_secrets[0]", "settings.api_base"])
  const sentences = (body.errors as Json[]).map(({ detail }) => String(detail)).join()
  for (const rule of [/begins with sk_test_/, /begins with whsec_/, /must be an origin/]) assert.match(sentences, rule)
  const lacking = await connect({ kind: "paypal", name: "PayPal", settings: {}, secrets: { client_id: "A" } })
  assert.deepEqual(
    (lacking.body.errors as Json[]).map(({ detail }) => detail),
    [
      "`settings.environment` is required. Add it.",
      "`settings.client_id` is required. Add it.",
      "`secrets.client_secret` is required. Add it.",
      "`secrets` must not contain `client_id`.",
    ],
  )
})

test("a Stripe account is connected before its webhook endpoint exists, and gets the signing secret then", async () => {
  const { status, text, body } = await connect({ ...stripe, secrets: { secret_key: "sk_test_abcdef123456" } })
  assert.equal(status, 201, text)
  const later = await ask("PATCH", `/v1/payment_providers/${body.sid}`, { secrets: stripe.secrets })
  assert.equal(later.status, 200, later.text)
  await ask("DELETE", `/v1/payment_providers/${body.sid}`)
})

test("payments use the connected provider, and the simulated one only when it is asked for", async () => {
  const settings = { instructions: "Pay to IBAN CH93" }
  const { body } = await connect({ kind: "manual", name: "Transfer", settings })
  const payment = { amount: 1250, currency: "EUR" }
  const page = await ask("POST", "/v1/payments", payment)
  await fetch(page.body.checkout_url, { method: "POST" })
  assert.match(await (await fetch(page.body.checkout_url)).text(), /Pay to IBAN CH93/)
  const inUse = await ask("DELETE", `/v1/payment_providers/${body.sid}`)
  assert.deepEqual([inUse.status, inUse.body.code], [409, "provider_in_use"])
  const simulated = await ask("POST", "/v1/payments", { ...payment, provider: "simulator", payment_method: "sim_ok" })
  assert.deepEqual([simulated.body.status, simulated.body.provider], ["completed", "simulator"])
})

test("a provider with which money was captured is disabled, not deleted, and its payments can still be refunded", async () => {
  const { body } = await connect({ kind: "manual", name: "Cash", settings: { instructions: "Pay at the desk" } })
  const payment = await ask("POST", "/v1/payments", { amount: 1250, currency: "EUR", provider: body.sid })
  const path = `/v1/payment_providers/${body.sid}`
  const recorded = await ask("POST", `/v1/payments/${payment.body.sid}/record_payment`, { reference: "receipt 1" })
  assert.deepEqual([recorded.body.status, recorded.body.provider_sid], ["completed", body.sid], recorded.text)
  assert.deepEqual([payment.body.is_live, recorded.body.is_live], [null, true])
  const refused = await ask("DELETE", path)
  assert.deepEqual([refused.status, refused.body.code], [409, "provider_in_use"])
  assert.match(String(refused.body.detail), /Set `status` to `disabled`/)
  assert.equal((await ask("PATCH", path, { status: "disabled" })).body.status, "disabled")
  const later = await ask("POST", "/v1/payments", { amount: 1250, currency: "EUR", provider: body.sid })
  assert.equal(later.body.code ?? later.body.errors?.[0].code, "provider_not_configured", later.text)
  const refund = await ask("POST", "/v1/refunds", { payment_sid: payment.body.sid, reference: "transfer 1" })
  assert.deepEqual([refund.status, refund.body.status], [201, "completed"], refund.text)
  assert.equal((await ask("DELETE", path)).status, 409)
})

test("no charge begins with a provider that another process has deleted", async () => {
  const { body } = await connect({ kind: "manual", name: "Cash", settings: { instructions: "Pay at the desk" } })
  const { accountId } = api.account
  await api.payments.payments.providers.of(accountId)
  const count = async () => (await api.db.query("select 1 from payments")).length
  const before = await count()
  await api.db.query("delete from payment_providers where account_id = $1 and id = $2", [accountId, idOf(body)])
  const asked = { amount: 1250, currency: "EUR", provider: body.sid, payment_method: "receipt 9" }
  const refused = await ask("POST", "/v1/payments", asked)
  assert.deepEqual([refused.status, refused.body.code, await count()], [400, "provider_not_configured", before])
})

test("a provider is not deleted while a charge with it begins", async () => {
  const { body } = await connect({ kind: "manual", name: "Cash", settings: { instructions: "Pay at the desk" } })
  const { accountId } = api.account
  const page = await ask("POST", "/v1/payments", { amount: 1250, currency: "EUR", provider: body.sid })
  const provider = { id: idOf(body), kind: "manual", adapter: { isLive: true } }
  const deleting = await api.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, accountId, fromSid("payment", String(page.body.sid)) ?? "")
    await beginCharge(tx, payment, provider, { now: Date.now(), token: null })
    const answer = ask("DELETE", `/v1/payment_providers/${body.sid}`)
    let isOver = false
    void answer.finally(() => (isOver = true))
    while (!isOver && !(await isAnyWaiting()));
    return { answer }
  })
  const { status, body: problem } = await deleting.answer
  assert.deepEqual([status, problem.code], [409, "provider_in_use"])
})

function idOf(provider: Json): string {
  return fromSid("paymentProvider", String(provider["sid"])) ?? ""
}

async function isAnyWaiting(): Promise<boolean> {
  const [row] = await api.db.query<{ waits: number }>(
    "select count(*) as waits from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return (row?.waits ?? 0) > 0
}

test("a notification is accepted once, and a forged one is refused", async () => {
  const accountId = api.account.accountId
  const provider = toSid("paymentProvider", simulatedProviderId)
  const url = `${api.baseUrl}/v1/payment_providers/${provider}/notifications/${api.account.sid}`
  const payment = { amount: 1250, currency: "EUR", provider: "simulator", payment_method: "sim_ok" }
  const { body } = await ask("POST", "/v1/payments", payment)
  const key = simulatorKeyOf([new Uint8Array(32).fill(7)])
  const content = { id: "notification-1", charge: String(body.provider_reference), paymentSid: String(body.sid) }
  const signed = signNotification(content, { key, accountId, now: Date.now() })
  const send = (headers: Record<string, string>) =>
    fetch(url, { method: "POST", headers, body: Buffer.from(signed.body) })
  assert.equal((await send(signed.headers)).status, 204)
  assert.equal((await send(signed.headers)).status, 204)
  const stored = await api.db.query("select 1 from provider_notifications where account_id = $1", [accountId])
  assert.equal(stored.length, 1)
  const forged = {
    ...signed.headers,
    "simulator-signature": `t=${Math.floor(idTime(simulatedProviderId))},v1=${"0".repeat(64)}`,
  }
  assert.equal((await send(forged)).status, 400)
  const anonymous = url.replace(/AC[0-9a-f]{32}/, `AC${"0".repeat(32)}`)
  assert.equal(
    (await fetch(anonymous, { method: "POST", headers: signed.headers, body: Buffer.from(signed.body) })).status,
    400,
  )
})
