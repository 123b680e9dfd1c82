import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { after, describe, it } from "node:test"
import { startTestApi } from "#http/testing.ts"
import { optOut } from "#messaging/numbers/opt-outs.ts"
import { getPayment } from "#payments/payments/read/get-payment.ts"
import { sendReminder } from "#payments/payments/links/send-reminder.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { fromSid } from "#core/std/ids.ts"

const clock = new FakeClock(Date.parse("2026-11-23T08:00:00Z"))
const api = await startTestApi({ clock })
const second = await startTestApi({ clock, storeUrl: api.storeUrl })
after(async () => {
  await second[Symbol.asyncDispose]()
  await api[Symbol.asyncDispose]()
})
const { accountId, authorization } = api.account
const { payments, paymentSync } = api.payments

type Json = Record<string, any> // oxlint-disable-line no-explicit-any

async function ask(method: string, path: string, body?: object, key: string = randomUUID()) {
  const headers = { authorization, "content-type": "application/json", "idempotency-key": key }
  const response = await fetch(api.baseUrl + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Json }
}

const from = "+15551234567"
let recipients = 0
const newRecipient = () => `+1555234${String(5_000 + recipients++)}`

/** Creates a payment whose link was sent. Returns its sid. */
async function sent(to: string, send: object = {}, more: object = {}): Promise<string> {
  const request = { amount: 1250, currency: "EUR", description: "Table 12", send: { to, from, ...send }, ...more }
  const { status, body } = await ask("POST", "/v1/payments", request)
  assert.equal(status, 201, JSON.stringify(body))
  return body["sid"] as string
}

const stored = async (sid: string) => (await ask("GET", `/v1/payments/${sid}`)).body
const sendAgain = (sid: string, body: object = {}, key?: string) =>
  ask("POST", `/v1/payments/${sid}/send_link`, body, key)
const read = (sid: string) => getPayment(payments.db, accountId, fromSid("payment", sid) ?? "")

async function messagesTo(to: string): Promise<string[]> {
  const rows = await api.db.query<{ body: string }>(
    "select body from messages where account_id = $1 and to_address = $2 order by id",
    [accountId, to],
  )
  return rows.map(({ body }) => body)
}

async function kindsOf(sid: string): Promise<string[]> {
  const rows = await api.db.query<{ kind: string }>(
    "select kind from payment_messages where account_id = $1 and payment_id = $2 order by message_id",
    [accountId, fromSid("payment", sid) ?? ""],
  )
  return rows.map(({ kind }) => kind)
}

/** Lets time pass in steps, and runs everything that is due in each. */
async function pass(...seconds: number[]): Promise<void> {
  for (const step of seconds) {
    clock.advance(step * 1_000)
    await paymentSync.round()
  }
}

/** The customer presses the button of the page. Returns the page of the simulator. */
async function open(sid: string): Promise<string> {
  const { checkout_url } = await stored(sid)
  const opened = await fetch(checkout_url, { method: "POST", redirect: "manual" })
  return new URL(opened.headers.get("location") ?? "", api.baseUrl).href
}

const leave = (recipient: string) =>
  optOut(api.db, { accountId, sender: from, recipient }, { keyword: "STOP", now: clock.now() })

describe("a reminder", () => {
  it("goes out once while the customer can still pay, and the payment says when", async () => {
    const to = newRecipient()
    const sid = await sent(to, { reminder_after: 7_200 })
    const dueAt = new Date(clock.now() + 7_200_000).toISOString()
    assert.deepEqual((await stored(sid))["send"].reminder_at, dueAt)
    await pass(7_199)
    assert.equal((await messagesTo(to)).length, 1)
    await pass(1, 30, 3_600)
    const { send, checkout_url } = await stored(sid)
    assert.deepEqual((await messagesTo(to)).slice(1), [`Test, Table 12: Payment reminder for €12.50: ${checkout_url}`])
    assert.deepEqual([send.reminder_at, send.reminder_sent_at], [null, dueAt])
    assert.deepEqual(await kindsOf(sid), ["link", "reminder"])
  })

  it("goes out in the language of the payment, also when the customer has opened the page", async () => {
    const to = newRecipient()
    const sid = await sent(to, { reminder_after: 7_200, body: "Hallo {url}" }, { locale: "de-CH" })
    await open(sid)
    await pass(120, 7_080)
    const { status, checkout_url } = await stored(sid)
    assert.equal(status, "requires_action")
    assert.deepEqual((await messagesTo(to)).slice(1), [
      `Test, Table 12: Zahlungserinnerung über EUR 12.50: ${checkout_url}`,
    ])
  })

  it("does not go out after the payment, the cancellation or the end of the page", async () => {
    const [paid, canceled, ended] = [newRecipient(), newRecipient(), newRecipient()]
    const paidSid = await sent(paid, { reminder_after: 7_200 })
    const canceledSid = await sent(canceled, { reminder_after: 7_200 })
    const endedSid = await sent(ended, { reminder_after: 1_700 }, { expires_in: 1_800 })
    const before = await Promise.all([paidSid, canceledSid, endedSid].map(read))
    await fetch(`${await open(paidSid)}/pay`, { method: "POST", redirect: "manual" })
    await ask("POST", `/v1/payments/${canceledSid}/cancel`, {})
    // No process checked it until both times had passed.
    await pass(1_801, 5_399, 30)
    // Like a process that has read the payments before.
    for (const payment of before) await sendReminder(payments, payment)
    for (const to of [paid, canceled, ended]) assert.equal((await messagesTo(to)).length, 1)
    const all = await Promise.all([paidSid, canceledSid, endedSid].map(stored))
    assert.deepEqual(
      all.map(({ status, send }) => [status, send.reminder_at]),
      [
        ["completed", null],
        ["canceled", null],
        ["expired", null],
      ],
    )
  })

  it("is given up when the recipient has opted out", async () => {
    const to = newRecipient()
    const sid = await sent(to, { reminder_after: 7_200 })
    await leave(to)
    await pass(7_200)
    assert.equal((await messagesTo(to)).length, 1)
    const { send } = await stored(sid)
    assert.deepEqual([send.reminder_at, send.reminder_sent_at], [null, null])
    const timesTold = async () => {
      const { data } = (await ask("GET", `/v1/payments/${sid}/timeline`)).body
      const rule = new RegExp(`^Posthorn sent no reminder to \\${to}. The recipient has opted out`)
      return (data as { description: string }[]).filter(({ description }) => rule.test(description)).length
    }
    assert.equal(await timesTold(), 1)
    // The timeline keeps the message when the link goes to another number.
    assert.equal((await sendAgain(sid, { to: newRecipient() })).status, 200)
    assert.equal(await timesTold(), 1)
  })

  it("does not go out while the outcome of the payment is not known", async () => {
    const to = newRecipient()
    const sid = await sent(to, { reminder_after: 7_200 })
    const before = await read(sid)
    await api.db.query("update payments set status = 'processing' where id = $1", [before.id])
    clock.advance(7_200_000)
    for (const payment of [before, await read(sid)]) await sendReminder(payments, payment)
    assert.equal((await messagesTo(to)).length, 1)
  })

  it("waits while the provider does not say whether the customer has paid", async () => {
    const to = newRecipient()
    const sid = await sent(to, { reminder_after: 7_200 })
    const page = await open(sid)
    await pass(120)
    // The simulator fails, so it does not answer.
    await api.db.query("alter table simulated_charges rename to charges_away", [])
    await pass(7_080, 30)
    assert.equal((await messagesTo(to)).length, 1)
    await api.db.query("alter table charges_away rename to simulated_charges", [])
    await fetch(`${page}/pay`, { method: "POST", redirect: "manual" })
    await pass(3_600)
    assert.equal((await stored(sid))["status"], "completed")
    assert.equal((await messagesTo(to)).length, 1)
  })

  it("is sent once by two processes, at the same moment too", async () => {
    const to = newRecipient()
    const sid = await sent(to, { reminder_after: 7_200 })
    const payment = await read(sid)
    clock.advance(7_200_000)
    const both = [payments, second.payments.payments]
    await Promise.all([...both, ...both].map((context) => sendReminder(context, payment)))
    await Promise.all([paymentSync.round(), second.payments.paymentSync.round()])
    assert.deepEqual(await kindsOf(sid), ["link", "reminder"])
    assert.equal((await messagesTo(to)).length, 2)
  })

  it("is sent once after a process that failed in the middle", async () => {
    const to = newRecipient()
    const sid = await sent(to, { reminder_after: 7_200 })
    await api.db.query(
      "alter table messages add constraint fails check (body not like '%reminder%' or to_address <> '" +
        to +
        "') not valid",
      [],
    )
    await pass(7_200)
    assert.deepEqual(await kindsOf(sid), ["link"])
    await api.db.query("alter table messages drop constraint fails", [])
    await pass(29)
    assert.deepEqual(await kindsOf(sid), ["link"])
    await pass(1, 60)
    assert.deepEqual(await kindsOf(sid), ["link", "reminder"])
  })

  it("has to be before the page ends, and within its limits", async () => {
    const send = (reminder_after: unknown) => ({ to: newRecipient(), from, reminder_after })
    const wrong = async (reminder_after: unknown) => {
      const request = { amount: 1250, currency: "EUR", expires_in: 7_200, send: send(reminder_after) }
      const { status, body } = await ask("POST", "/v1/payments", request)
      return [status, body["errors"][0].param]
    }
    for (const after of [599, 30 * 86_400 + 1, 7_200, 10_000, "soon", -1, 1_000.5])
      assert.deepEqual(await wrong(after), [400, "send.reminder_after"], String(after))
  })
})

describe("a receipt", () => {
  /** Lets the customer pay after a change since the link was sent. */
  async function payAfter(to: string, sender: string, change: () => Promise<unknown>): Promise<string[]> {
    const sid = await sent(to, { from: sender, receipt: true })
    const page = await open(sid)
    await change()
    await fetch(`${page}/pay`, { method: "POST", redirect: "manual" })
    assert.equal((await stored(sid))["status"], "completed")
    return await kindsOf(sid)
  }

  it("is sent from a sender that the account can use", async () => {
    assert.deepEqual(await payAfter(newRecipient(), from, () => Promise.resolve()), ["link", "receipt"])
  })

  it("is not sent when the recipient has opted out meanwhile", async () => {
    const to = newRecipient()
    assert.deepEqual(await payAfter(to, from, () => leave(to)), ["link"])
  })

  it("that was not sent is on the timeline, with the reason", async () => {
    const to = newRecipient()
    await payAfter(to, from, () => leave(to))
    const { body } = await ask("GET", "/v1/payments?limit=1")
    const timeline = await ask("GET", `/v1/payments/${body["data"][0].sid}/timeline`)
    const { at, type, description, message_sid: message } = timeline.body["data"].at(-1)
    assert.deepEqual([at, type, message], [body["data"][0].completed_at, "message", null])
    assert.match(description, new RegExp(`^Posthorn sent no receipt to \\${to}. The recipient has opted out`))
  })

  it("is not sent from a number that belongs to another account by now", async () => {
    const assign = () => api.addAccount("Later owner", { number: "+15557654399" })
    assert.deepEqual(await payAfter(newRecipient(), "+15557654399", assign), ["link"])
  })

  it("is not sent from a sender that no rule allows any longer", async () => {
    const rules = await api.db.query<{ row: string }>(
      "select to_jsonb(sender_rules)::text as row from sender_rules where account_id = $1 or account_id is null",
      [accountId],
    )
    const forbid = () =>
      api.db.query("delete from sender_rules where account_id = $1 or account_id is null", [accountId])
    const kinds = await payAfter(newRecipient(), "Bell Hotels", forbid)
    for (const { row } of rules)
      await api.db.query(
        "insert into sender_rules select * from jsonb_populate_record(null::sender_rules, $1::jsonb)",
        [row],
      )
    assert.deepEqual(kinds, ["link"])
  })
})

describe("sending a link", () => {
  it("sends it again to the same recipient with the same text, and once for each key", async () => {
    const to = newRecipient()
    const sid = await sent(to, { body: "Pay: {url}", receipt: true })
    const key = randomUUID()
    const { status, body } = await sendAgain(sid, {}, key)
    assert.equal(status, 200, JSON.stringify(body))
    const replay = await sendAgain(sid, {}, key)
    assert.deepEqual([replay.status, replay.headers.get("idempotent-replayed")], [200, "true"])
    assert.deepEqual(await messagesTo(to), Array(2).fill(`Pay: ${body["checkout_url"]}`))
    assert.deepEqual([body["send"].to, body["send"].receipt, body["status"]], [to, true, "pending"])
    assert.equal((await sendAgain(sid, { receipt: false }, key)).status, 422)
  })

  it("sends it for the first time, to another number, and plans a reminder to that", async () => {
    const [first, other] = [newRecipient(), newRecipient()]
    const { body: payment } = await ask("POST", "/v1/payments", { amount: 1250, currency: "EUR" })
    assert.equal(payment["send"], null)
    assert.equal((await sendAgain(payment["sid"], { to: first, from })).status, 200)
    const { body } = await sendAgain(payment["sid"], { to: other, reminder_after: 600 })
    const reminder_at = new Date(clock.now() + 600_000).toISOString()
    const expected = { to: other, from, channel: "sms", receipt: false, reminder_at, reminder_sent_at: null }
    assert.deepEqual(body["send"], expected)
    await pass(600)
    assert.equal((await messagesTo(first)).length, 1)
    assert.equal((await messagesTo(other)).length, 2)
  })

  it("keeps a planned reminder, puts it off when asked, and plans another one after it", async () => {
    const to = newRecipient()
    const sid = await sent(to, { reminder_after: 600 })
    const planned = (await stored(sid))["send"].reminder_at
    assert.equal((await sendAgain(sid)).body["send"].reminder_at, planned)
    await sendAgain(sid, { reminder_after: 7_200 })
    await pass(600)
    assert.deepEqual(await kindsOf(sid), ["link", "link", "link"])
    await pass(6_600)
    assert.equal((await kindsOf(sid)).filter((kind) => kind === "reminder").length, 1)
    await sendAgain(sid, { reminder_after: 600 })
    await pass(600, 600)
    assert.equal((await kindsOf(sid)).filter((kind) => kind === "reminder").length, 2)
  })

  it("is refused after ten messages, and reminders do not count", async () => {
    const sid = await sent(newRecipient(), { reminder_after: 600 })
    await pass(600)
    const statuses: number[] = []
    for (let count = 0; count < 10; count++) statuses.push((await sendAgain(sid)).status)
    assert.deepEqual(statuses, [...Array<number>(9).fill(200), 422])
    assert.equal((await sendAgain(sid)).body["code"], "too_many_links")
    const noted = await kindsOf(sid)
    assert.equal(noted.length, 11)
  })

  it("sends no more than ten when they are asked for at the same moment", async () => {
    const sid = await sent(newRecipient())
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendAgain(sid)))
    assert.equal(answers.filter(({ status }) => status === 200).length, 9)
  })

  it("is refused for a payment whose page cannot be paid", async () => {
    const { body: token } = await ask("POST", "/v1/payments", {
      amount: 1250,
      currency: "EUR",
      payment_method: "sim_ok",
    })
    const canceled = await sent(newRecipient())
    await ask("POST", `/v1/payments/${canceled}/cancel`, {})
    const paid = await sent(newRecipient())
    await fetch(`${await open(paid)}/pay`, { method: "POST", redirect: "manual" })
    const ended = await sent(newRecipient(), {}, { expires_in: 1_800 })
    clock.advance(1_800_000)
    for (const sid of [token["sid"], canceled, paid, ended]) {
      const { status, body } = await sendAgain(sid, { to: newRecipient(), from })
      assert.deepEqual([status, body["code"]], [409, "payment_state"])
      assert.match(body["detail"], /page/)
    }
  })

  it("is refused after an opt-out, and can go to another number", async () => {
    const to = newRecipient()
    const sid = await sent(to)
    await leave(to)
    const { status, body } = await sendAgain(sid)
    assert.deepEqual([status, body["code"], body["errors"]?.[0].param], [400, "recipient_opted_out", "to"])
    assert.equal((await sendAgain(sid, { to: newRecipient() })).status, 200)
  })

  it("names the parameter that is wrong", async () => {
    const { body: payment } = await ask("POST", "/v1/payments", { amount: 1250, currency: "EUR", expires_in: 7_200 })
    const to = newRecipient()
    const wrong: [object, string][] = [
      [{}, "to"],
      [{ to }, "from"],
      [{ to: "12", from }, "to"],
      [{ to, from: "whatsapp:+15551234567" }, "from"],
      [{ to, from, body: "Pay me" }, "body"],
      [{ to, from, reminder_after: 599 }, "reminder_after"],
      [{ to, from, reminder_after: 7_200 }, "reminder_after"],
      [{ to, from, receipt: "maybe" }, "receipt"],
      [{ to: from, from }, "to"],
      [{ to, from, sender: from }, "sender"],
    ]
    for (const [parameters, param] of wrong) {
      const { status, body } = await sendAgain(payment["sid"], parameters)
      assert.deepEqual([status, body["errors"]?.[0].param], [400, param], JSON.stringify(body))
    }
    assert.deepEqual(await kindsOf(payment["sid"]), [])
    assert.equal((await sendAgain(`PY${"0".repeat(32)}`, { to, from })).body["code"], "payment_not_found")
  })

  it("needs a sender that the account can use", async () => {
    await api.addAccount("Other", { number: "+15557654321" })
    const sid = await sent(newRecipient())
    const { status, body } = await sendAgain(sid, { from: "+15557654321" })
    assert.deepEqual([status, body["code"]], [400, "sender_not_owned"])
  })
})
