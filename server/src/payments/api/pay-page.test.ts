import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { after, test } from "node:test"
import { startTestApi } from "#http/testing.ts"
import { fromSid } from "#core/std/ids.ts"

const api = await startTestApi()
after(() => api[Symbol.asyncDispose]())

interface Paid {
  sid: string
  status: string
  checkout_url: string
  decline: { reason: string } | null
  amount_captured: number
}

const headers = { authorization: api.account.authorization, "content-type": "application/json" }

async function create(more: object = {}): Promise<Paid> {
  const response = await fetch(`${api.baseUrl}/v1/payments`, {
    method: "POST",
    headers: { ...headers, "idempotency-key": randomUUID() },
    body: JSON.stringify({ amount: 1250, currency: "EUR", description: "Table <12>", ...more }),
  })
  assert.equal(response.status, 201)
  return (await response.json()) as Paid
}

async function now({ sid }: Paid): Promise<Paid> {
  return (await (await fetch(`${api.baseUrl}/v1/payments/${sid}`, { headers })).json()) as Paid
}

const press = (url: string) => fetch(url, { method: "POST", redirect: "manual" })

/** Returns the target of the button. */
async function targetOf(url: string): Promise<string> {
  const answer = await press(url)
  assert.equal(answer.status, 303)
  return new URL(answer.headers.get("location") ?? "", api.baseUrl).href
}

async function chargesOf({ sid }: Paid): Promise<number> {
  const rows = await api.db.query("select 1 from simulated_charges where starts_with(reference, $1)", [`sim_${sid}-`])
  return rows.length
}

test("a customer pays on the page, and opening it charges no customer", async () => {
  const payment = await create({ return_url: "https://shop.example/orders/1" })
  const page = await fetch(payment.checkout_url)
  const text = await page.text()
  assert.equal(page.status, 200)
  assert.match(text, /€12\.50/)
  assert.match(text, /Table &#60;12&#62;/)
  assert.doesNotMatch(text, /<script|<input/)
  assert.match(page.headers.get("content-security-policy") ?? "", /default-src 'none'/)
  assert.equal(page.headers.get("referrer-policy"), "no-referrer")
  assert.equal((await now(payment)).status, "pending")
  const simulator = await targetOf(payment.checkout_url)
  assert.equal((await now(payment)).status, "requires_action")
  assert.equal(await targetOf(`${simulator}/pay`), payment.checkout_url)
  const paid = await now(payment)
  assert.deepEqual([paid.status, paid.amount_captured], ["completed", 1250])
  const closing = await fetch(payment.checkout_url)
  assert.match(await closing.text(), /Thank you[^]*https:\/\/shop\.example\/orders\/1/)
})

test("two presses of the button make one charge", async () => {
  const payment = await create()
  await Promise.all([press(payment.checkout_url), press(payment.checkout_url), press(payment.checkout_url)])
  await press(payment.checkout_url)
  assert.equal(await chargesOf(payment), 1)
})

test("a declined customer tries again, five times at most", async () => {
  const payment = await create({ locale: "de" })
  for (let tries = 1; tries <= 5; tries++) {
    const simulator = await targetOf(payment.checkout_url)
    await press(`${simulator}/decline`)
    assert.equal((await now(payment)).status, tries < 5 ? "requires_action" : "failed")
    if (tries === 1) assert.match(await (await fetch(payment.checkout_url)).text(), /abgelehnt/)
  }
  const failed = await fetch(payment.checkout_url)
  assert.equal(failed.status, 410)
  assert.match(await failed.text(), /fehlgeschlagen/)
  assert.equal((await press(payment.checkout_url)).status, 410)
  assert.equal(await chargesOf(payment), 5)
})

test("the amount is written as in the language of the page, with the digits of the currency", async () => {
  const priceOn = async (more: object) =>
    /<p class="amount" style="--length: \d+">([^<]*)<\/p>/
      .exec(await (await fetch((await create(more)).checkout_url)).text())?.[1]
      ?.replaceAll("\u00a0", " ")
  assert.equal(await priceOn({ locale: "de" }), "12,50 €")
  assert.equal(await priceOn({ currency: "JPY" }), "¥1,250")
  assert.equal(await priceOn({ currency: "HUF", amount: 123_400, locale: "de" }), "1.234 HUF")
  assert.equal(await priceOn({ currency: "IDR", amount: 99_999_999 }), "IDR 999,999.99")
})

test("the page shows the reference, the end of the time to pay, and that a test moves no money, in each language", async () => {
  const said = new Set<string>()
  for (const locale of ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "tr", "ar", "he"]) {
    const payment = await create({ locale, reference: "ORDER <7>" })
    const text = await (await fetch(payment.checkout_url)).text()
    assert.match(text, /<p class="note">[^<]+<bdi>ORDER &#60;7&#62;<\/bdi><\/p>/)
    said
      .add(/<p class="test">([^<]+)<\/p>/.exec(text)?.[1] ?? "")
      .add(/<p class="note">([^<]*UTC[^<]*)</.exec(text)?.[1] ?? "")
  }
  assert.equal(said.size, 22, [...said].join("\n"))
  assert.ok(said.has("This is a test. No money moves."))
})

test("a page that was paid has its reference, and no end of the time to pay", async () => {
  const payment = await create({ reference: "ORDER 7" })
  assert.match(await (await fetch(payment.checkout_url)).text(), /You can pay until [^<]+ UTC\./)
  await press(`${await targetOf(payment.checkout_url)}/pay`)
  const text = await (await fetch(payment.checkout_url)).text()
  assert.match(text, /<bdi>ORDER 7<\/bdi>/)
  assert.match(text, /This is a test/)
  assert.doesNotMatch(text, /You can pay until/)
})

test("the page of a provider that moves money says nothing of a test, and names a quoted reference once", async () => {
  await using own = await startTestApi()
  const post = async (path: string, body: object) => {
    const headers = {
      authorization: own.account.authorization,
      "content-type": "application/json",
      "idempotency-key": path,
    }
    const response = await fetch(`${own.baseUrl}/v1/${path}`, { method: "POST", headers, body: JSON.stringify(body) })
    assert.equal(response.status, 201)
    return (await response.json()) as Paid
  }
  await post("payment_providers", { kind: "manual", name: "Cash", settings: { instructions: "At the desk" } })
  const { checkout_url } = await post("payments", { amount: 1250, currency: "EUR", reference: "ORDER 7" })
  const text = await (await fetch(checkout_url)).text()
  assert.match(text, /At the desk/)
  assert.doesNotMatch(text, /This is a test/)
  assert.equal(text.split("ORDER 7").length, 2)
})

test("the page of a refunded payment says so, in each language", async () => {
  const said = new Set<string>()
  for (const locale of ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "tr", "ar", "he"]) {
    const payment = await create({ locale })
    await press(await targetOf(payment.checkout_url).then((simulator) => `${simulator}/pay`))
    const [partly, wholly] = [await statusAfterRefund(payment, 500), await statusAfterRefund(payment, 750)]
    assert.equal(partly.length, 2, "The payment is complete, and a part was refunded.")
    assert.match(partly[1] ?? "", /5[.,]00|٥٫٠٠/)
    assert.equal(wholly.length, 1)
    assert.notEqual(wholly[0], partly[0])
    said.add(partly[1] ?? "").add(wholly[0] ?? "")
  }
  assert.equal(said.size, 22)
  assert.ok(said.has("The payment was refunded.") && said.has("€5.00 of the payment was refunded."))
})

/** Returns the text of the page after a refund, without the amount and the description. */
async function statusAfterRefund({ sid, checkout_url: url }: Paid, amount: number): Promise<string[]> {
  const refunded = await fetch(`${api.baseUrl}/v1/refunds`, {
    method: "POST",
    headers: { ...headers, "idempotency-key": randomUUID() },
    body: JSON.stringify({ payment_sid: sid, amount }),
  })
  assert.equal(((await refunded.json()) as Paid).status, "completed")
  const page = await (await fetch(url)).text()
  return [...page.matchAll(/<p(?: role="status")?>([^<]*)<\/p>/g)].map(([, text = ""]) => text)
}

test("a canceled payment has no button any more", async () => {
  const payment = await create({ locale: "ar" })
  await press(payment.checkout_url)
  const canceled = await fetch(`${api.baseUrl}/v1/payments/${payment.sid}/cancel`, {
    method: "POST",
    headers,
    body: "{}",
  })
  assert.equal(((await canceled.json()) as Paid).status, "canceled")
  const page = await fetch(payment.checkout_url)
  const text = await page.text()
  assert.equal(page.status, 410)
  assert.match(text, /dir="rtl"/)
  assert.match(text, /أُلغيت عملية الدفع/)
  assert.doesNotMatch(text, /<button/)
})

test("an expired payment says so, and charges no customer", async () => {
  const payment = await create({ expires_in: 1800 })
  await api.db.query("update payments set expires_at = now() where id = $1", [fromSid("payment", payment.sid)])
  const page = await press(payment.checkout_url)
  assert.equal(page.status, 410)
  assert.match(await page.text(), /The payment link has expired/)
  assert.equal(await chargesOf(payment), 0)
})

test("an unknown link is not found, in the language of the browser", async () => {
  const unknown = `${api.baseUrl}/pay/${"A".repeat(22)}`
  const german = await fetch(unknown, { headers: { "accept-language": "gsw, de-CH;q=0.9, en;q=0.5" } })
  assert.equal(german.status, 404)
  assert.match(await german.text(), /lang="de"[^]*Dieser Link ist ungültig/)
  assert.match(await (await fetch(unknown)).text(), /This link is not valid/)
  assert.equal((await press(`${api.baseUrl}/pay/simulator/sim_none/pay`)).status, 404)
})

test("a button for which no provider is left says that the customer cannot pay now", async () => {
  const payment = await create({ locale: "fr" })
  // From now on the account has a provider for another currency, and no longer uses the simulator.
  const provider = { kind: "manual", name: "Cash", settings: { instructions: "At the desk" }, currencies: ["CHF"] }
  const connected = await fetch(`${api.baseUrl}/v1/payment_providers`, {
    method: "POST",
    headers,
    body: JSON.stringify(provider),
  })
  assert.equal(connected.status, 201)
  assert.match(await (await press(payment.checkout_url)).text(), /Le paiement est impossible pour le moment/)
  assert.equal((await now(payment)).status, "pending")
})

test("each page of a payment says how to reach the payee, in the language of the payment", async () => {
  await using own = await startTestApi()
  const asked = async (method: string, path: string, body: object) => {
    const { authorization } = own.account
    const all = { authorization, "content-type": "application/json", "idempotency-key": randomUUID() }
    return (await fetch(`${own.baseUrl}/v1/${path}`, { method, headers: all, body: JSON.stringify(body) })).json()
  }
  const pay = async (more: object = {}) =>
    (await asked("POST", "payments", { amount: 1250, currency: "EUR", ...more })) as Paid
  const textOf = async (payment: Paid) => (await fetch(payment.checkout_url)).text()
  const [open, paid, canceled, expired] = [await pay(), await pay(), await pay(), await pay()]
  assert.doesNotMatch(await textOf(open), /Questions|tel:|mailto:/)
  const contact = {
    name: "Bell & Sons",
    support_email: "help&more@example.com",
    support_phone: "+41 44 555 01 23",
    support_url: "https://example.com/help?a=1&b=2",
  }
  await asked("PATCH", "account", contact)
  const simulator = new URL((await press(paid.checkout_url)).headers.get("location") ?? "", own.baseUrl).href
  await press(`${simulator}/pay`)
  await asked("POST", `payments/${canceled.sid}/cancel`, {})
  await own.db.query("update payments set expires_at = now() where id = $1", [fromSid("payment", expired.sid)])
  const states = { open, paid, canceled, expired }
  const status = { open: 200, paid: 200, canceled: 410, expired: 410 }
  for (const [state, payment] of Object.entries(states)) {
    const page = await fetch(payment.checkout_url)
    assert.equal(page.status, status[state as keyof typeof status], state)
    const text = await page.text()
    assert.match(text, /<h1 dir="auto">Bell &#38; Sons<\/h1>/, state)
    assert.match(text, /Questions\?<br \/><a href="tel:\+41445550123"><bdi>\+41445550123<\/bdi>/, state)
    assert.match(text, /<a href="mailto:help%26more@example\.com">/, state)
    assert.match(
      text,
      /<a href="https:\/\/example\.com\/help\?a=1&#38;b=2"><bdi>example\.com\/help\?a=1&#38;b=2<\/bdi>/,
    )
  }
  const labels = new Set<string>()
  for (const locale of ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "tr", "ar", "he"])
    labels.add(/<p class="note">([^<]+)<br \/><a href="tel:/.exec(await textOf(await pay({ locale })))?.[1] ?? "")
  assert.equal(labels.size, 11, [...labels].join("\n"))
  await asked("PATCH", "account", { support_phone: null, support_email: null, support_url: null })
  assert.doesNotMatch(await textOf(open), /Questions|tel:|mailto:/)
})
