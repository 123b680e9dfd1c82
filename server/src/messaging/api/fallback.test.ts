import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { startTestApi, type TestApi } from "#http/testing.ts"

let api: TestApi
before(async () => {
  api = await startTestApi()
})
after(() => api[Symbol.asyncDispose]())

interface Answer {
  code?: string
  param?: string
  detail?: string
  to?: string
  channels?: { channel: string; to: string; from: string; status: string; num_segments: number }[] | null
}

async function post(path: string, body: string | object): Promise<{ status: number; json: Answer }> {
  const isForm = typeof body === "string"
  const response = await api.app.inject({
    method: "POST",
    url: path,
    headers: {
      authorization: api.account.authorization,
      "content-type": isForm ? "application/x-www-form-urlencoded" : "application/json",
    },
    payload: isForm ? body : JSON.stringify(body),
  })
  return { status: response.statusCode, json: response.json() }
}

const send = (body: string | object) => post("/v1/messages", body)
const two = ["+14155550123", "+14155550124"]
const from = "+15005550006"

test("`to` is a list in JSON, with a repeated key, and with commas", async () => {
  const form = "To=%2B14155550123&To=+14155550124&From=%2B15005550006&Body=Hi"
  const commas = { to: two.join(", "), from, body: "Hi" }
  for (const body of [{ to: two, from, body: "Hi" }, form, commas]) {
    const { status, json } = await send(body)
    assert.deepEqual([status, json.to], [201, two[0]])
    assert.deepEqual(
      json.channels?.map(({ to, status: state }) => [to, state]),
      [[two[0], "sending"], [two[1], "waiting"]], // oxfmt-ignore
    )
  }
})

test("a message with one address lists no channels", async () => {
  const { json } = await send({ to: [two[0]], from, body: "Hi" })
  assert.deepEqual([json.to, json.channels], [two[0], null])
})

test("`from` has one sender for each address, or one for all that suits them", async () => {
  const senders = { to: ["email:ann@example.org", "+14155550123"], from: ["email:us@example.org", from], body: "Hi" }
  assert.deepEqual(
    (await send(senders)).json.channels?.map((each) => [each.channel, each.from]),
    [["email", "email:us@example.org"], ["sms", from]], // oxfmt-ignore
  )
  const one = await send({ ...senders, from })
  assert.deepEqual([one.status, one.json.code, one.json.param], [400, "invalid_address", "from"])
  const both = await send({ ...senders, from: [from, from] })
  assert.deepEqual([both.json.code, both.json.param], ["invalid_address", "from[0]"])
  const three = await send({ ...senders, to: [...two, "+14155550125"], from: [from, from] })
  assert.deepEqual([three.json.code, three.json.param], ["invalid_parameter", "from"])
  assert.match(three.json.detail ?? "", /`from` has 2 addresses and `to` has 3/)
})

test("a fault names the address in the list, and the parameter alone for one address", async () => {
  const faults: [object, string, string][] = [
    [{ to: "12" }, "invalid_address", "to"],
    [{ to: 12 }, "invalid_parameter", "to"],
    [{ to: [] }, "invalid_parameter", "to"],
    [{ to: null }, "invalid_parameter", "to"],
    [{}, "missing_parameter", "to"],
    [{ to: [two[0], "12"] }, "invalid_address", "to[1]"],
    [{ to: [two[0], two[0]] }, "duplicate_parameter", "to[1]"],
    [{ to: ["+5491123456789", "+541123456789"] }, "duplicate_parameter", "to[1]"],
    [{ to: "+14155550123,(+1) 415-555-0123" }, "duplicate_parameter", "to[1]"],
    [{ to: ["email:Ann@example.org", two[0], "email:ann@EXAMPLE.org"] }, "duplicate_parameter", "to[2]"],
    [{ to: ["matrix:@ann:example.org", "matrix:@ANN:example.org"] }, "duplicate_parameter", "to[1]"],
    [{ to: [...two, ...two, ...two] }, "invalid_parameter", "to"],
    [{ to: two, fallback_after: 5 }, "invalid_parameter", "fallback_after"],
    [{ to: [two[0], from] }, "same_address", "to"],
  ]
  for (const [body, code, param] of faults) {
    const { json } = await send({ from, body: "Hi", ...body })
    assert.deepEqual([json.code, json.param], [code, param], JSON.stringify([body, json]))
  }
})

test("a preview has each channel", async () => {
  const { json } = await post("/v1/messages/preview", { to: ["email:ann@example.org", two[0]], body: "x".repeat(200) })
  assert.deepEqual(
    json.channels?.map((each) => [each.channel, each.num_segments]),
    [["email", 1], ["sms", 2]], // oxfmt-ignore
  )
})

test("a preview refuses the same messages as sending, in the same words", async () => {
  const template = { name: "table_ready", language: "en_US" }
  const chat = "whatsapp:+15552345678"
  const faults: [object, string, RegExp][] = [
    [{ to: [chat, two[0]], template }, "body_or_media_required", /also use SMS\. Send a `body` too/],
    [{ to: [two[0], chat], template }, "body_or_media_required", /also use SMS\. Send a `body` too/],
    [{ to: two[0], media_url: [] }, "body_or_media_required", /neither a `body` nor a `media_url`/],
    [{ to: [two[0], from], body: "Hi" }, "same_address", /are the same address/],
  ]
  for (const [body, code, sentence] of faults) {
    const [sent, previewed] = [await send({ from, ...body }), await post("/v1/messages/preview", { from, ...body })]
    const { code: given, param, detail = "" } = sent.json
    assert.deepEqual([sent.status, given, sentence.test(detail)], [400, code, true], JSON.stringify(sent.json))
    const { code: foreseen, param: place, detail: words } = previewed.json
    assert.deepEqual([previewed.status, foreseen, place, words], [400, given, param, detail])
  }
  const whole = { from, to: [chat, two[0]], template, body: "Your table is ready." }
  assert.equal((await post("/v1/messages/preview", whole)).status, 200)
})

test("the text must fit the channel of every address, in a preview and when sent", async () => {
  const own = { sms: from, whatsapp: `whatsapp:${from}`, telegram: "telegram:hotel_bot", email: "email:us@example.org" }
  const to = {
    sms: two[0],
    whatsapp: `whatsapp:${two[0]}`,
    telegram: "telegram:4155550123",
    email: "email:a@example.org",
  }
  const lengths = { sms: 1_600, whatsapp: 4_096, telegram: 4_096, email: 10_000 }
  const words = { sms: "over SMS", whatsapp: "over WhatsApp", telegram: "over Telegram", email: "by email" }
  const ask = async (channels: (keyof typeof own)[], more: object) => {
    const request = { to: channels.map((each) => to[each]), from: channels.map((each) => own[each]), ...more }
    const answers = [await send(request), await post("/v1/messages/preview", request)]
    return answers.map(({ status, json }) => [status, json.code, json.detail])
  }
  const accepted = [[201, undefined, undefined], [200, undefined, undefined]] // oxfmt-ignore
  const refused = (length: number, channel: keyof typeof own) => {
    const detail = `\`body\` has ${length} characters, and a message ${words[channel]} has up to ${lengths[channel]}. Shorten it.`
    return [[400, "message_too_long", detail], [400, "message_too_long", detail]] // oxfmt-ignore
  }
  for (const channel of ["whatsapp", "email"] as const)
    assert.deepEqual(await ask([channel], { body: "😀".repeat(lengths[channel]) }), accepted, channel)
  // No carrier of this installation sends over it, which the preview does not demand.
  assert.deepEqual((await ask(["telegram"], { body: "a".repeat(4_096) }))[1], accepted[1])
  assert.deepEqual(await ask(["telegram"], { body: "a".repeat(4_097) }), refused(4_097, "telegram"))
  assert.deepEqual(await ask(["whatsapp"], { body: "a".repeat(4_097) }), refused(4_097, "whatsapp"))
  assert.deepEqual(await ask(["email", "whatsapp", "sms"], { body: "a".repeat(1_601) }), refused(1_601, "sms"))
  assert.deepEqual(await ask(["email", "whatsapp"], { body: "a".repeat(4_096) }), accepted)
  assert.deepEqual(await ask(["sms", "whatsapp"], { body: "a".repeat(4_097) }), refused(4_097, "sms"))
  // The longest text of all channels is a rule of the parameter.
  for (const channel of ["email", "sms"] as const) {
    const longer = "The text has 10001 characters, and a message has up to 10000 over any channel. Shorten it."
    const [sent, previewed] = await ask([channel], { body: "a".repeat(10_001) })
    assert.deepEqual([sent, previewed], [[400, "message_too_long", longer], [400, "message_too_long", longer]]) // oxfmt-ignore
  }
  // WhatsApp gets the template, so the text is only for the email.
  const template = { name: "table_ready", language: "en_US" }
  assert.deepEqual(await ask(["whatsapp", "email"], { body: "a".repeat(10_000), template }), accepted)
})
