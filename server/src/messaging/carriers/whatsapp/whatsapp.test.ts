/** WhatsApp's Cloud API and a server that was written from its public description. */
import assert from "node:assert/strict"
import { test, type TestContext } from "node:test"
import type { Inbound, CarrierMedia, Receipt, SubmitOutcome } from "#messaging/carriers/carrier.ts"
import { deafListener } from "#messaging/carriers/http/testing.ts"
import { inboundsIn } from "#messaging/carriers/testing.ts"
import { receiveWebhook } from "#messaging/carriers/webhook.ts"
import type { Clock } from "#core/std/clock.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { eventually } from "../../../../test/support/eventually.ts"
import { whatsapp } from "./kind.ts"
import { ann, appSecret, error, FakeCloudApi, hotel, messageFrom, messageTo, newReader, newWhatsappCarrier, notificationOf, statusOf, token, verifyToken } from "./testing.ts" // oxfmt-ignore

/** Of a request. Its time is that of a `FakeClock` where one gets no answer. */
const withinMs = 20_000

async function begin(t: TestContext, more: object = {}, clock?: Clock) {
  const api = await FakeCloudApi.start(clock)
  const carrier = newWhatsappCarrier(api, more)
  await carrier.start(deafListener)
  t.after(async () => {
    await carrier.stop()
    await api.stop()
  })
  return { api, carrier, reader: newReader(api) }
}

const jpeg: CarrierMedia = { contentType: "image/jpeg", content: new Uint8Array(3) }
const mp3: CarrierMedia = { contentType: "audio/mpeg", content: new Uint8Array(4) }
const pdf: CarrierMedia = { contentType: "application/pdf", content: new Uint8Array(5) }
const common = { messaging_product: "whatsapp", recipient_type: "individual", to: "+15552345678" }

for (const [name, body] of [
  ["a single text", "Your table is ready."],
  ["a long one", "x".repeat(1_600)],
  ["emoji", "Grüße 😀👩‍👩‍👧"],
  ["right-to-left text", "שלום \u202e مرحبا"],
] as const)
  test(`${name} arrives as it is, as one message`, async (t) => {
    const { api, carrier } = await begin(t)
    assert.deepEqual(await carrier.submit(messageTo({ body })), { kind: "accepted", references: ["wamid.MQ=="] })
    assert.partialDeepStrictEqual(api.messages, [{ ...common, type: "text", text: { body, preview_url: false } }])
  })

test("one picture is uploaded, and the text is its caption", async (t) => {
  const { api, carrier } = await begin(t)
  assert.equal((await carrier.submit(messageTo({ body: "Look 😀", media: [jpeg] }))).kind, "accepted")
  assert.deepEqual(api.uploads, [{ id: "media1", type: "image/jpeg", name: "media-1.jpg", bytes: 3 }])
  assert.partialDeepStrictEqual(api.messages, [
    { ...common, type: "image", image: { id: "media1", caption: "Look 😀" } },
  ])
})

test("ten media are ten messages in order, with ten references", async (t) => {
  const { api, carrier } = await begin(t)
  const media = [...Array.from({ length: 9 }, () => jpeg), pdf]
  const outcome = await carrier.submit(messageTo({ body: "Ten", media }))
  assert.equal(outcome.kind, "accepted")
  assert.equal(new Set(outcome.references).size, 10)
  assert.deepEqual(api.messages.map(({ type }) => type), [...Array.from({ length: 9 }, () => "image"), "document"]) // oxfmt-ignore
  assert.deepEqual(api.messages[9]?.["document"], { id: "media10", filename: "media-10.pdf" })
  assert.deepEqual(api.messages[1]?.["image"], { id: "media2" })
})

test("a text goes before a sound, and before media for whose caption it is too long", async (t) => {
  const { api, carrier } = await begin(t)
  assert.equal((await carrier.submit(messageTo({ body: "Listen", media: [mp3] }))).kind, "accepted")
  assert.equal((await carrier.submit(messageTo({ body: "x".repeat(1_025), media: [jpeg] }))).kind, "accepted")
  assert.deepEqual(api.messages.map(({ type }) => type), ["text", "audio", "text", "image"]) // oxfmt-ignore
})

test("a template has its values in order, by name, in its header and at its buttons", async (t) => {
  const { api, carrier } = await begin(t)
  const blank = { name: "order_update", language: "en_US", parameters: {}, header: {}, buttons: [] }
  const numbered = { ...blank, parameters: { 2: "8 pm", 1: "Ann", 10: "ten" }, header: { 1: "Hi" } }
  const named = { ...blank, parameters: { guest: "Ann" }, buttons: [{ index: 0, type: "url" as const, value: "x7" }] }
  for (const [template, media] of [
    [blank, []],
    [numbered, []],
    [named, [jpeg]],
  ] as const)
    // oxfmt-ignore
    assert.equal((await carrier.submit(messageTo({ body: "", template, media }))).kind, "accepted")
  const text = (value: string) => ({ type: "text", text: value })
  const language = { code: "en_US" }
  assert.deepEqual(
    api.messages.map(({ template }) => template),
    [
      { name: "order_update", language },
      { name: "order_update", language, components: [{ type: "header", parameters: [text("Hi")] }, { type: "body", parameters: [text("Ann"), text("8 pm"), text("ten")] }] },
      {
        name: "order_update",
        language,
        components: [
          { type: "header", parameters: [{ type: "image", image: { id: "media1" } }] },
          { type: "body", parameters: [{ type: "text", parameter_name: "guest", text: "Ann" }] },
          { type: "button", sub_type: "url", index: "0", parameters: [text("x7")] },
        ],
      },
    ],
  ) // oxfmt-ignore
})

const meanings: [string, { status: number; body: string } | null, object][] = [
  ["the window is closed", error(400, 131_047, "Re-engagement message"), { kind: "refused", code: "window_closed", isPermanent: true }],
  ["too many messages", error(429, 130_429, "Rate limit hit"), { kind: "refused", code: "throttled", isPermanent: false }],
  ["too many to one person", error(429, 131_056, "Pair rate limit hit"), { kind: "refused", code: "throttled", isPermanent: false, blame: "message", retryAfterMs: 6_000 }],
  ["a person without WhatsApp", error(400, 131_026, "Message undeliverable"), { kind: "refused", code: "unknown_user", isPermanent: true }],
  ["too much marketing", error(400, 131_049, "Healthy ecosystem"), { kind: "refused", code: "marketing_limit", isPermanent: true }],
  ["a template that does not exist", error(404, 132_001, "Template does not exist"), { kind: "refused", code: "template_invalid", isPermanent: true }],
  ["a token that has expired", error(401, 190, "Access token has expired"), { kind: "refused", code: "carrier_rejected", isPermanent: false, blame: "carrier" }],
  ["a permission that is missing", error(403, 200, "Permission"), { kind: "refused", code: "carrier_rejected", isPermanent: false, blame: "carrier" }],
  ["a wrong parameter", error(400, 100, "Invalid parameter"), { kind: "refused", code: "message_invalid", isPermanent: true }],
  ["trouble that passes", error(500, 131_016, "Service unavailable"), { kind: "refused", code: "carrier_unavailable", isPermanent: false }],
  ["an error of the future", error(400, 139_999, "Something new"), { kind: "refused", code: "carrier_rejected", isPermanent: true }],
  ["an unknown fault of the server", error(500, 1, "An unknown error occurred"), { kind: "unknown" }],
  ["the page of a proxy", { status: 502, body: "<html>Bad Gateway</html>" }, { kind: "unknown" }],
  ["half an answer", { status: 200, body: '{"messages":[{"id":"wamid' }, { kind: "unknown" }],
  ["an answer without an id", { status: 200, body: '{"messages":[]}' }, { kind: "unknown" }],
  ["no answer", null, { kind: "unknown", isNamed: true }],
] // oxfmt-ignore

for (const [sentence, answer, expected] of meanings)
  test(`the outcome of a message: ${sentence}`, async (t) => {
    const clock = new FakeClock()
    const { api, carrier } = await begin(t, { timeout_ms: withinMs }, clock)
    api.instead = (what) => {
      if (what !== "message") return undefined
      if (answer === null) clock.advance(2 * withinMs)
      return answer
    }
    assert.partialDeepStrictEqual(await carrier.submit(messageTo()), expected)
    assert.equal(api.messages.length, 1)
  })

test("too many messages to one person do not slow down those to others", async (t) => {
  const { api, carrier } = await begin(t)
  api.instead = () => error(429, 131_056, "Pair rate limit hit")
  await carrier.submit(messageTo())
  assert.equal(carrier.connections()[0]?.throttled, 0)
  api.instead = () => error(429, 130_429, "Rate limit hit")
  await carrier.submit(messageTo())
  assert.equal(carrier.connections()[0]?.throttled, 1)
})

test("an upload without an answer is repeated, and no message is sent twice", async (t) => {
  const clock = new FakeClock()
  const { api, carrier } = await begin(t, { timeout_ms: withinMs }, clock)
  const message = messageTo({ body: "", media: [jpeg, pdf] })
  api.instead = (what) => {
    if (what !== "upload" || api.uploads.length !== 1) return undefined
    clock.advance(2 * withinMs)
    return null
  }
  assert.partialDeepStrictEqual(await carrier.submit(message), { kind: "refused", code: "carrier_unavailable", isPermanent: false }) // oxfmt-ignore
  let isBusy = true
  api.instead = (what) =>
    what === "message" && api.messages.length === 2 && isBusy ? error(429, 131_056, "Pair") : undefined
  assert.partialDeepStrictEqual(await carrier.submit({ ...message, attempt: 2 }), { code: "throttled", hasPart: true })
  isBusy = false
  const outcome = await carrier.submit({ ...message, attempt: 3 })
  assert.deepEqual([outcome.kind, outcome.kind === "accepted" && outcome.references.length], ["accepted", 2])
  assert.deepEqual([api.uploads.length, api.messages.map(({ type }) => type)], [2, ["image", "document", "document"]])
})

test("a message has not left when the server is dead, and the carrier recovers with the next message", async (t) => {
  const { api, carrier } = await begin(t)
  await api.die()
  await eventually("nothing leaves", async () => (await carrier.submit(messageTo())).kind === "not_sent")
  assert.equal(carrier.status().state, "down")
  await api.listen()
  let outcome: SubmitOutcome | undefined
  await eventually("it is accepted", async () => {
    outcome = await carrier.submit(messageTo())
    return outcome.kind === "accepted"
  })
  assert.deepEqual(carrier.status(), { state: "up", reason: null })
})

test("only the carrier's numbers send, and only media that WhatsApp takes", async (t) => {
  const { api, carrier } = await begin(t)
  for (const from of ["whatsapp:+15559999999", "whatsapp:toString"])
    assert.partialDeepStrictEqual(await carrier.submit(messageTo({ from })), { code: "sender_not_permitted" })
  const gif = { contentType: "image/gif", content: new Uint8Array(1) }
  assert.partialDeepStrictEqual(await carrier.submit(messageTo({ media: [gif] })), { code: "media_type_unsupported" })
  assert.deepEqual([api.messages.length, api.uploads.length], [0, 0])
})

test("statuses are receipts, in any order and number", async (t) => {
  const { reader } = await begin(t)
  const failed = statusOf("wamid.2", "failed", { errors: [{ code: 131_049, title: "Not delivered" }] })
  const statuses = [statusOf("wamid.1", "read"), statusOf("wamid.1", "delivered"), statusOf("wamid.1", "sent"), failed, statusOf("wamid.3", "failed"), statusOf("wamid.4", "deleted"), statusOf("wamid.5", "failed", { errors: [{ code: "131049" }] }), statusOf("wamid.6", "failed", { errors: [{ code: "odd" }] })] // oxfmt-ignore
  const reading = await reader.read(notificationOf({ statuses }))
  const receipts = reading.kind === "read" ? reading.receipts : assert.fail()
  assert.deepEqual(
    receipts.map(({ reference, state, code, raw }) => [reference, state, code, raw]),
    [
      ["wamid.1", "read", null, "read"],
      ["wamid.1", "delivered", null, "delivered"],
      ["wamid.1", "accepted", null, "sent"],
      ["wamid.2", "undelivered", "marketing_limit", "failed 131049"],
      ["wamid.3", "undelivered", "delivery_failed", "failed"],
      ["wamid.5", "undelivered", "marketing_limit", "failed 131049"],
      ["wamid.6", "undelivered", "delivery_failed", "failed"],
    ],
  )
  assert.equal(receipts[0]?.at, 1_700_000_000_000)
})

test("a status names the submission of a message by any of WhatsApp's ids", async (t) => {
  const { api, carrier, reader } = await begin(t)
  const message = messageTo({ attempt: 2 })
  await carrier.submit(message)
  await carrier.submit(messageTo({ body: "Two", media: [jpeg, pdf] }))
  const [data, ...others] = api.messages.map((each) => each["biz_opaque_callback_data"])
  assert.deepEqual(others, [undefined, undefined])
  const submissionOf = async (given: unknown) => {
    const statuses = [statusOf("wamid.1", "sent", { biz_opaque_callback_data: given })]
    const reading = await reader.read(notificationOf({ statuses }))
    return reading.kind === "read" ? reading.receipts.map(({ submission }) => submission) : assert.fail()
  }
  const { accountId, messageId, attempt } = message
  assert.deepEqual(await submissionOf(data), [{ accountId, messageId, attempt }])
  for (const foreign of ["order 4711", `${String(data)}0x`, "", 5, null, "x".repeat(600)])
    assert.deepEqual(await submissionOf(foreign), [undefined])
})

test("texts, answers at buttons and media come in", async (t) => {
  const { api, reader } = await begin(t)
  api.media.set("m1", { type: "image/jpeg", content: Buffer.from("picture") })
  const messages = [
    messageFrom("wamid.a", { type: "text", text: { body: "שלום 😀\0" } }),
    messageFrom("wamid.b", { type: "image", image: { id: "m1", mime_type: "image/jpeg", caption: "Look" } }),
    messageFrom("wamid.c", { type: "button", button: { text: "Yes", payload: "yes-1" } }),
    messageFrom("wamid.d", { type: "interactive", interactive: { type: "list_reply", list_reply: { id: "1", title: "Eight" } } }),
    messageFrom("wamid.e", { type: "document", document: { id: "gone", mime_type: "application/pdf" } }),
    messageFrom("wamid.f", { type: "reaction", reaction: { emoji: "😀" } }),
    messageFrom("wamid.h", { type: "location", location: { latitude: 52.5, longitude: 13.4, name: "Hotel" } }),
    messageFrom("wamid.i", { type: "contacts", contacts: [{ name: { formatted_name: "Ann" }, phones: [{ phone: "+15551230000" }] }] }),
    messageFrom("wamid.j", { type: "interactive", interactive: { type: "nfm_reply", nfm_reply: { name: "flow", response_json: '{"table":"4"}' } } }),
    messageFrom("wamid.k", { type: "order", order: { catalog_id: "7", product_items: [{ product_retailer_id: "tea", quantity: 2 }] } }),
    messageFrom("wamid.l", { type: "unsupported", errors: [{ code: 131_051 }] }),
    { ...messageFrom("wamid.g", { type: "text", text: { body: "hidden number" } }), from: undefined },
  ] // oxfmt-ignore
  const inbounds = await inboundsIn(reader, notificationOf({ messages }))
  assert.deepEqual(
    inbounds.map(({ reference, body, media, filesLost, described }) => {
      const files = media.map(({ content }) => String(content))
      return [reference, body, files, ...(filesLost ? [filesLost] : []), ...(described ? [described] : [])]
    }),
    [
      ["wamid.a", "שלום 😀", []],
      ["wamid.b", "Look", ["picture"]],
      ["wamid.c", "Yes", []],
      ["wamid.d", "Eight", []],
      ["wamid.e", "[file]", [], 1],
      ["wamid.f", "[reaction 😀]", [], "other"],
      ["wamid.h", "[location 52.5,13.4 Hotel]", [], "other"],
      ["wamid.i", "[contacts Ann +15551230000]", [], "other"],
      ["wamid.j", '[interactive nfm_reply flow {"table":"4"}]', [], "other"],
      ["wamid.k", "[order 7 tea 2]", [], "other"],
      ["wamid.l", "[unsupported]", [], "other"],
    ],
  )
  assert.deepEqual([inbounds[0]?.to, inbounds[0]?.from, inbounds[0]?.at], [hotel, ann, 1_700_000_000_000])
})

test("the token is shown to Meta alone, and a private address is not called", async (t) => {
  const { api, reader } = await begin(t)
  api.media.set("m1", { type: "image/jpeg", content: Buffer.from("picture") })
  const webhook = notificationOf({
    messages: [messageFrom("wamid.a", { image: { id: "m1", mime_type: "image/jpeg" } })],
  })
  api.mediaUrl = `https://127.0.0.1:${api.port}`
  await inboundsIn(reader, webhook)
  assert.deepEqual([...new Set(api.shown)], [undefined])
  api.mediaUrl = "https://10.0.0.1"
  const inbounds = await inboundsIn(reader, webhook)
  assert.deepEqual(inbounds.map(({ media }) => media), [[]]) // oxfmt-ignore
})

test("media that cannot be had now is asked for again with the notification", async (t) => {
  const { api, reader } = await begin(t)
  const webhook = notificationOf({ messages: [messageFrom("wamid.a", { image: { id: "m1" } })] })
  for (const answer of [error(401, 190, "Access token has expired"), error(500, 2, "Service")]) {
    api.instead = () => answer
    await assert.rejects(inboundsIn(reader, webhook))
  }
})

test("a notification without the app's signature is forged, and no part of it is stored", async (t) => {
  const { api, reader } = await begin(t)
  const value = { messages: [messageFrom("wamid.a", { text: { body: "forged" } })] }
  const right = notificationOf(value)
  const wrong = [
    notificationOf(value, "wrong"),
    { ...right, headers: {} },
    { ...right, body: Buffer.concat([right.body, Buffer.from(" ")]) },
    { ...right, headers: { "x-hub-signature-256": right.headers["x-hub-signature-256"]?.slice(7) ?? "" } },
  ]
  for (const webhook of wrong) {
    const { fate, answer } = await receiveWebhook(
      reader,
      webhook,
      { receipt: never, inbound: never },
      { carrierId: "c" },
    )
    assert.deepEqual([fate, answer.status], ["forged", 401])
  }
  const open = newReader(api, { webhook_secret: "" })
  assert.equal((await open.read(notificationOf(value, ""))).kind, "forged")
})

const never = () => Promise.reject(new Error("Nothing of it may be stored."))

test("Meta's question about the URL is answered with its own word, if it knows ours", async (t) => {
  const { reader } = await begin(t)
  const ask = async (query: object) => {
    const search = new URLSearchParams({ ...query }).toString()
    const url = `https://posthorn.example.com/v1/carriers/CR0/webhooks?${search}`
    const webhook = { method: "GET", url, headers: {}, body: Buffer.alloc(0), address: "192.0.2.7" }
    return await receiveWebhook(reader, webhook, { receipt: never, inbound: never }, { carrierId: "c" })
  }
  const right = { "hub.mode": "subscribe", "hub.challenge": "1158201444", "hub.verify_token": verifyToken }
  const { answer } = await ask(right)
  assert.deepEqual(answer, { status: 200, headers: { "content-type": "text/plain" }, body: "1158201444" })
  for (const other of [{ "hub.verify_token": "other" }, { "hub.mode": "other" }, { "hub.challenge": "<script>" }])
    assert.deepEqual((await ask({ ...right, ...other })).fate, "forged")
})

test("a malformed notification is acknowledged and dropped", async (t) => {
  const { reader } = await begin(t)
  for (const value of [{}, { messages: "x" }, { messages: [null, 5, {}] }, { statuses: [null, { id: 1 }] }, { metadata: null }]) {
    const { fate } = await receiveWebhook(reader, notificationOf(value), { receipt: never, inbound: never }, { carrierId: "c" })
    assert.equal(fate, "ignored", JSON.stringify(value))
  }
}) // oxfmt-ignore

test("the same notification ten times has the same references", async (t) => {
  const { reader } = await begin(t)
  const stored: (Inbound | Receipt)[] = []
  const listener = {
    receipt: async (receipt: Receipt) => void stored.push(receipt),
    inbound: async (message: Inbound) => void stored.push(message),
  }
  const message = messageFrom("wamid.a", { text: { body: "hi" } })
  const webhook = notificationOf({ messages: [message], statuses: [statusOf("wamid.1", "read")] })
  for (let time = 0; time < 10; time++) await receiveWebhook(reader, webhook, listener, { carrierId: "c" })
  assert.equal(stored.length, 20)
  assert.deepEqual(new Set(stored.map(({ reference }) => reference)), new Set(["wamid.a", "wamid.1"]))
})

test("one refusal has every fault of the settings, with its field", () => {
  const parsed = whatsapp.parseSettings({ phone_numbers: { 5551: "x" }, api_version: "24" })
  const fields = parsed.kind === "faults" ? parsed.faults.map(({ field }) => field) : []
  for (const field of ["phone_numbers.5551", "verify_token", "api_version"]) assert.ok(fields.includes(field), field)
  assert.equal(whatsapp.parseSettings({ phone_numbers: {}, verify_token: "x" }).kind, "faults")
  assert.equal(whatsapp.parseSecrets({ password: `${token} ${appSecret}` }).kind, "faults")
})
