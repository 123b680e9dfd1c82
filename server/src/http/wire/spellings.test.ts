import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { readFileSync } from "node:fs"
import { after, before, test } from "node:test"
import { startTestApi, type TestApi } from "#http/testing.ts"
import { addressSpelling, codeSpelling, momentSpelling, sidSpelling, wordSpelling } from "./spellings.ts"

let api: TestApi
before(async () => {
  api = await startTestApi()
})
after(() => api[Symbol.asyncDispose]())

type Json = Record<string, unknown> & { data: Record<string, unknown>[]; errors: { code: string; detail: string }[] }

/** `form` and `path` are sent unchanged, so that a plus stays unescaped. */
async function ask(path: string, { form, json, method }: { form?: string; json?: object; method?: string } = {}) {
  const body = form ?? (json && JSON.stringify(json))
  const response = await fetch(api.baseUrl + path, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    ...(body === undefined ? {} : { body }),
    headers: {
      "idempotency-key": randomUUID(),
      authorization: path.startsWith("/operator") ? api.operator : api.account.authorization,
      ...(body === undefined
        ? {}
        : { "content-type": json ? "application/json" : "application/x-www-form-urlencoded" }),
    },
  })
  const text = await response.text()
  return { status: response.status, json: (text ? JSON.parse(text) : {}) as Json }
}

test("every form of a time that the guide lists is understood", async () => {
  const guide = readFileSync(new URL("../../../../docs/guides/api-basics.md", import.meta.url), "utf8")
  const [, row = ""] = /^\| time \|([^|]+)\|/m.exec(guide) ?? []
  const times = [...row.matchAll(/`(\d[^`]+)`/g)].map(([, time]) => time ?? "")
  assert.ok(times.length >= 3, row)
  for (const time of times) {
    const query = new URLSearchParams({ created_after: time }).toString()
    assert.equal((await ask(`/v1/messages?${query}`)).status, 200, time)
  }
})

test("a number whose plus is not escaped is understood in each form and query", async () => {
  const sent = await ask("/v1/messages", { form: "To=+14155550123&From=+15005550006&Body=Hi+there" })
  assert.deepEqual([sent.status, sent.json["to"], sent.json["from"]], [201, "+14155550123", "+15005550006"])
  assert.equal(sent.json["body"], "Hi there", "in a text it is a space")
  const spaced = await ask("/v1/messages", { form: "To=+1 (415) 555-0123&From=+1+500+555+0006&Body=x" })
  assert.deepEqual([spaced.json["to"], spaced.json["from"]], ["+14155550123", "+15005550006"])
  const preview = await ask("/v1/messages/preview", { form: "To=+14155550123&Body=x" })
  assert.equal(preview.status, 200)
  for (const query of [
    "to=+14155550123",
    "from=+15005550006",
    "number=+14155550123",
    "number=+1+415-555",
    "to=+1-415-555-0123",
  ])
    assert.equal(
      (await ask(`/v1/messages?${query}`)).json.data?.length,
      query.includes("415-555") && query.startsWith("number") ? 0 : 2,
      query,
    )
  const owned = await ask("/v1/phone_numbers", { form: "Number=+15005550006" })
  assert.deepEqual([owned.status, owned.json["number"]], [201, "+15005550006"])
  const inbound = await ask("/v1/simulator/inbound", { form: "To=+15005550006&From=+14155550123&Body=STOP" })
  assert.deepEqual([inbound.status, inbound.json["from"]], [201, "+14155550123"])
  const optOuts = await ask("/v1/opt_outs?from=+15005550006&to=+14155550123")
  assert.equal(optOuts.json.data.length, 1)
  const hold = await ask("/v1/simulator/holds", { form: "To=+14155550123" })
  assert.deepEqual([hold.status, hold.json["to"]], [201, "+14155550123"])
  assert.equal((await ask("/v1/simulator/messages?to=+14155550123")).status, 200)
})

test("an ambiguous number is refused, and the sentence says what to write", async () => {
  const refused = {
    "4155550123": /no leading \+/,
    "0151 12345678": /no leading \+/,
    "004915112345678": /\+4915112345678/,
  }
  for (const [to, sentence] of Object.entries(refused)) {
    for (const given of [{ json: { to, from: "Posthorn", body: "x" } }, { form: `To=${to}&From=Posthorn&Body=x` }]) {
      const { status, json } = await ask("/v1/messages", given)
      assert.equal(status, 400)
      assert.match(json.errors[0]?.detail ?? "", sentence)
    }
  }
  const inJson = await ask("/v1/messages", { json: { to: " 14155550123", from: "Posthorn", body: "x" } })
  assert.equal(inJson.status, 400, "JSON has no unescaped plus")
})

test("a short code keeps no plus: a space before it was one, and that number is too short", async () => {
  assert.equal((await ask("/v1/messages", { form: "To=+14155550123&From=12345 &Body=x" })).json["from"], "12345")
  assert.equal((await ask("/v1/messages", { form: "To=+14155550123&From=+12345&Body=x" })).status, 400)
})

test("words, sids, times, numbers and switches are understood in their usual spellings", async () => {
  const sid = String((await ask("/v1/messages", { form: "To=+14155550124&From=Posthorn&Body=x" })).json["sid"])
  assert.equal((await ask(`/v1/messages/${sid.toUpperCase()}`)).json["sid"], sid)
  assert.equal((await ask(`/v1/events?message=${sid.toLowerCase()}`)).json.data.length, 1)
  for (const query of [
    "status=QUEUED",
    "status=%20queued%20",
    "direction=Outbound",
    "created_after=2026-01-01T00:00:00+01:00",
  ])
    assert.notEqual((await ask(`/v1/messages?${query}`)).json.data?.length, 0, query)
  assert.equal((await ask("/v1/api_keys", { json: { name: "A", scope: " Messages" } })).json["scope"], "messages")
  const number = { form: "Number=+15005550010&Capabilities=SMS, mms" }
  assert.deepEqual((await ask("/v1/phone_numbers", number)).json["capabilities"], ["sms", "mms"])
  const bot = await ask("/v1/phone_numbers", { json: { number: "telegram:hotel_bot" } })
  assert.deepEqual(bot.json["capabilities"], ["telegram"])
  const webhook = await ask("/v1/webhooks", {
    form: "Url=https://93.184.215.14/x&Events=Messages.Sent, messages.FAILED",
  })
  assert.deepEqual(webhook.json["events"], ["messages.sent", "messages.failed"])
  const replay = (word: string) =>
    ask(`/v1/webhooks/${String(webhook.json["sid"])}/replay`, { form: `From=2026-01-01T00:00:00Z&OnlyFailed=${word}` })
  for (const [word, isOnly] of [
    ["no", false],
    ["ON", true],
    ["0", false],
  ] as const)
    assert.equal((await replay(word)).json["only_failed"], isOnly, word)
  assert.equal((await replay("perhaps")).status, 400)
})

test("a currency is understood in any case", async () => {
  const payment = await ask("/v1/payments", { json: { amount: 1250, currency: "eur" } })
  assert.deepEqual([payment.status, payment.json["currency"]], [201, "EUR"])
})

test("a field that an object lacks is required, and an amount has one fault", async () => {
  const send = { to: "+15552345678" }
  const { json } = await ask("/v1/payments", { json: { amount: 1e30, currency: "EUR", send } })
  assert.deepEqual(
    json["errors"].map(({ code, detail }) => [code, detail]),
    [
      ["invalid_parameter", "`amount` must be a positive whole number of minor units, such as 1250 for 12.50 EUR."],
      ["missing_parameter", "`send.from` is required. Add it."],
    ],
  )
})

test("null in a form removes a number, a list of numbers and an object, and stays a word in a text", async () => {
  const { json } = await ask("/v1/webhooks", {
    form: "Url=https://93.184.215.14/y&Events=messages.sent&RateLimit=null&RetrySchedule=null&Filter=null&Description=null",
  })
  const { rate_limit, retry_schedule, filter, description } = json
  assert.deepEqual([rate_limit, retry_schedule, filter, description], [null, null, null, "null"])
  const { status } = await ask("/v1/messages", { form: "To=+14155550125&From=Posthorn&Body=x&ValidityPeriod=null" })
  assert.equal(status, 400, "a message always has a validity")
})

test("a time is understood with an offset in any spelling, and never without a zone", () => {
  const same = [
    "2026-11-21T08:30:00+01:00",
    "2026-11-21 08:30:00+01:00",
    "2026-11-21t08:30:00+0100",
    " 2026-11-21T08:30:00+01 ",
    "2026-11-21T08:30:00 01:00",
  ]
  for (const text of same) assert.equal(momentSpelling(text, true), "2026-11-21T08:30:00+01:00", text)
  assert.equal(momentSpelling("2026-11-21T08:30z", false), "2026-11-21T08:30:00Z")
  for (const text of ["2026-11-21T08:30:00", "2026-11-21", "1795250000", "2026-11-21T08:30:00 01:00"])
    assert.equal(momentSpelling(text, false), text)
})

test("a code can have the digits of any script, full-width letters, separators and invisible marks", () => {
  const same = ["123456", "١٢٣٤٥٦", "۱۲۳-۴۵۶", "१२३ ४५६", "１２３４５６", "\u200f123\u2011456\u200e\n", "123.456"]
  for (const text of same) assert.equal(codeSpelling(text, false), "123456", JSON.stringify(text))
  assert.equal(codeSpelling("ａｂｃ12-xyz34", false), "abc12xyz34")
})

test("each spelling leaves unknown texts as they are, however long", () => {
  const long = " ".repeat(100_000)
  for (const spelling of [addressSpelling, codeSpelling, momentSpelling, sidSpelling, wordSpelling(["a"])])
    assert.equal(spelling(long, true), long)
  assert.equal(addressSpelling("whatsapp: 14155550123", true), "whatsapp:+14155550123")
  assert.equal(addressSpelling(" Posthorn ", true), "Posthorn")
  assert.equal(addressSpelling(" ٤٩", true), "+٤٩")
  assert.equal(wordSpelling(["sent"])("sentt", true), "sentt")
})
