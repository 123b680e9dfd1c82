import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { after, test } from "node:test"
import { startTestApi } from "#http/testing.ts"
import { optOut } from "#messaging/numbers/opt-outs.ts"

const api = await startTestApi()
after(() => api[Symbol.asyncDispose]())

type Json = Record<string, any> // oxlint-disable-line no-explicit-any

const from = "+15551234567"

async function post(path: string, body: object, key: string = randomUUID()) {
  const response = await fetch(api.baseUrl + path, {
    method: "POST",
    headers: { authorization: api.account.authorization, "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Json }
}

async function messagesTo(to: string): Promise<string[]> {
  const rows = await api.db.query<{ body: string }>(
    "select body from messages where account_id = $1 and to_address = $2 order by id",
    [api.account.accountId, to],
  )
  return rows.map(({ body }) => body)
}

const request = (to: string, more: object = {}) => ({
  amount: 1250,
  currency: "EUR",
  description: "Table 12",
  send: { to, from, ...more },
})

test("the text with its link must fit the channel", async () => {
  const body = `${"a".repeat(1_590)} {url}`
  const { status, body: problem } = await post("/v1/payments", request("+15552345699", { body }))
  assert.deepEqual([status, problem["code"], problem["param"]], [400, "message_too_long", "send.body"])
  assert.deepEqual(await messagesTo("+15552345699"), [])
})

test("one call creates the payment and sends its link; the customer pays, and a receipt follows", async () => {
  const to = "+15552345601"
  const key = randomUUID()
  const { status, body } = await post("/v1/payments", request(to, { receipt: true }), key)
  assert.equal(status, 201, JSON.stringify(body))
  assert.deepEqual(body["send"], {
    to,
    from,
    channel: "sms",
    receipt: true,
    reminder_at: null,
    reminder_sent_at: null,
  })
  await post("/v1/payments", request(to, { receipt: true }), key)
  const [sent, ...others] = await messagesTo(to)
  assert.deepEqual(others, [])
  assert.equal(sent, `Test, Table 12: Please pay €12.50: ${String(body["checkout_url"])}`)
  const opened = await fetch(String(body["checkout_url"]), { method: "POST", redirect: "manual" })
  const simulator = new URL(opened.headers.get("location") ?? "", api.baseUrl)
  await fetch(`${simulator.href}/pay`, { method: "POST", redirect: "manual" })
  const all = await messagesTo(to)
  assert.deepEqual(all.slice(1), ["Test, Table 12: We received your payment of €12.50. Thank you."])
  const noted = await api.db.query<{ kind: string }>("select kind from payment_messages order by created_at, kind", [])
  assert.deepEqual(
    noted.map(({ kind }) => kind),
    ["link", "receipt"],
  )
})

test("a receipt has the payee's contact", async () => {
  const { authorization, accountId } = await api.addAccount("Bell Hotels")
  const headers = { authorization, "content-type": "application/json", "idempotency-key": randomUUID() }
  const contact = JSON.stringify({ support_email: "help@example.com" })
  const changed = await fetch(`${api.baseUrl}/v1/account`, { method: "PATCH", headers, body: contact })
  assert.equal(changed.status, 200)
  const body = JSON.stringify(request("+15552345605", { receipt: true }))
  const created = await fetch(`${api.baseUrl}/v1/payments`, { method: "POST", headers, body })
  const opened = await fetch(((await created.json()) as Json)["checkout_url"], { method: "POST", redirect: "manual" })
  const simulator = new URL(opened.headers.get("location") ?? "", api.baseUrl)
  await fetch(`${simulator.href}/pay`, { method: "POST", redirect: "manual" })
  const sent = await api.db.query<{ body: string }>("select body from messages where account_id = $1", [accountId])
  const receipt = "Bell Hotels, Table 12: We received your payment of €12.50. Thank you. Questions? help@example.com"
  assert.ok(
    sent.some((message) => message.body === receipt),
    JSON.stringify(sent),
  )
})

test("the caller's own text holds the link", async () => {
  const to = "+15552345602"
  const { body } = await post("/v1/payments", request(to, { body: "Pay: {url}" }))
  assert.deepEqual(await messagesTo(to), [`Pay: ${String(body["checkout_url"])}`])
  const wrong = await post("/v1/payments", request(to, { body: "Pay me" }))
  assert.deepEqual([wrong.status, wrong.body["errors"][0].param], [400, "send.body"])
  const token = await post("/v1/payments", { ...request(to), payment_method: "sim_ok" })
  assert.deepEqual([token.status, token.body["errors"][0].param], [400, "send"])
})

test("a refusal of the message names its field", async () => {
  const to = "+15552345604"
  const wrong: [object, string][] = [
    [{ recipt: true }, "send"],
    [{ to: from }, "send.to"],
    [{ to: "xmpp:ann@example.org" }, "send.from"],
  ]
  for (const [more, param] of wrong) {
    const { status, body } = await post("/v1/payments", request(to, more))
    assert.deepEqual([status, body["errors"][0].param], [400, param], JSON.stringify(body))
  }
  assert.deepEqual(await messagesTo(to), [])
})

test("an opt-out stops the link, and no part of the payment is stored", async () => {
  const to = "+15552345603"
  const pair = { accountId: api.account.accountId, sender: from, recipient: to }
  await optOut(api.db, pair, { keyword: "STOP", now: Date.now() })
  await api.db.query("insert into opt_outs select * from opt_outs where false", [])
  const count = async () => (await api.db.query("select 1 from payments", [])).length
  const before = await count()
  const key = randomUUID()
  const { status, body } = await post("/v1/payments", request(to), key)
  assert.deepEqual([status, body["code"], body["param"]], [400, "recipient_opted_out", "send.to"], JSON.stringify(body))
  assert.equal(await count(), before)
  assert.equal((await post("/v1/payments", request(to), key)).body["code"], "recipient_opted_out")
})
