/** A Telegram bot and a server of the Bot API that was written from its public description. */
import assert from "node:assert/strict"
import { test, type TestContext } from "node:test"
import type { Inbound, CarrierMedia, SubmitOutcome } from "#messaging/carriers/carrier.ts"
import { deafListener } from "#messaging/carriers/http/testing.ts"
import { inboundsIn } from "#messaging/carriers/testing.ts"
import { receiveWebhook } from "#messaging/carriers/webhook.ts"
import { systemClock, type Clock } from "#core/std/clock.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { eventually } from "../../../../test/support/eventually.ts"
import { telegram } from "./kind.ts"
import * as testing from "./testing.ts"
import { bot, error, FakeBotApi, messageFrom, messageTo, newReader, newTelegramCarrier, updateOf } from "./testing.ts"

/** Of a request. Its time is that of a `FakeClock` where one gets no answer. */
const withinMs = 20_000
const secret = "hook-secret"

async function begin(t: TestContext, more: Parameters<typeof newTelegramCarrier>[1] = {}, clock?: Clock) {
  const api = await FakeBotApi.start(clock)
  const carrier = newTelegramCarrier(api, { secrets: { webhook_secret: secret }, ...more })
  await carrier.start(deafListener)
  t.after(async () => {
    await carrier.stop()
    await api.stop()
  })
  return { api, carrier, reader: newReader(api, { webhook_secret: secret }) }
}

const png: CarrierMedia = { contentType: "image/png", content: new Uint8Array(3) }
const mp4: CarrierMedia = { contentType: "video/mp4", content: new Uint8Array(4) }
const pdf: CarrierMedia = { contentType: "application/pdf", content: new Uint8Array(5) }
const gif: CarrierMedia = { contentType: "image/gif", content: new Uint8Array(6) }
const mp3: CarrierMedia = { contentType: "audio/mpeg", content: new Uint8Array(7) }

for (const [name, body] of [
  ["a single text", "Your table is ready."],
  ["a long one", "x".repeat(1_600)],
  ["emoji", "Grüße 😀👩‍👩‍👧"],
  ["right-to-left text", "שלום \u202e مرحبا"],
  ["what looks like markup", "*bold* <b>&amp; _under_ `"],
] as const)
  test(`${name} arrives as it is, as one message`, async (t) => {
    const { api, carrier } = await begin(t)
    assert.deepEqual(await carrier.submit(messageTo({ body })), { kind: "accepted", references: ["5550001:1"] })
    assert.deepEqual(api.sends, [{ method: "sendMessage", fields: { chat_id: "5550001", text: body }, files: {} }])
  })

test("one picture is a photo with the text as its caption", async (t) => {
  const { api, carrier } = await begin(t)
  assert.deepEqual(await carrier.submit(messageTo({ body: "Look 😀", media: [png] })), { kind: "accepted", references: ["5550001:1"] }) // oxfmt-ignore
  assert.deepEqual(api.sends, [
    { method: "sendPhoto", fields: { chat_id: "5550001", caption: "Look 😀" }, files: { photo: { name: "media-1.png", type: "image/png", bytes: 3 } } },
  ]) // oxfmt-ignore
})

test("ten pictures and films are one album", async (t) => {
  const { api, carrier } = await begin(t)
  const media = [...Array.from({ length: 9 }, () => png), mp4]
  assert.equal((await carrier.submit(messageTo({ body: "Ten", media }))).kind, "accepted")
  const [album, ...others] = api.sends
  assert.equal(others.length, 0)
  assert.equal(album?.method, "sendMediaGroup")
  const sent = JSON.parse(String(album.fields["media"])) as { type: string; caption?: string }[]
  assert.deepEqual([sent.length, sent[0]?.caption, sent[1]?.caption, sent[9]?.type], [10, "Ten", undefined, "video"])
  assert.equal(album.files["file9"]?.name, "media-10.mp4")
})

test("media of other kinds follow one another, and a text too long for a caption goes before them", async (t) => {
  const { api, carrier } = await begin(t)
  const body = "x".repeat(1_025)
  const outcome = await carrier.submit(messageTo({ body, media: [png, gif, pdf, pdf, mp3] }))
  assert.deepEqual(outcome, { kind: "accepted", references: ["5550001:1", "5550001:2", "5550001:3", "5550001:4", "5550001:6"] }) // oxfmt-ignore
  const methods = api.sends.map(({ method }) => method)
  assert.deepEqual(methods, ["sendMessage", "sendPhoto", "sendAnimation", "sendMediaGroup", "sendAudio"])
  assert.equal(api.sends[0]?.fields["text"], body)
  assert.equal(api.sends[1]?.fields["caption"], undefined)
})

const meanings: [string, { status: number; body: string } | null, object][] = [
  ["a person who blocked the bot", error(403, "Forbidden: bot was blocked by the user"), { kind: "refused", code: "blocked_by_recipient", isPermanent: true }],
  ["a person who never wrote to the bot", error(403, "Forbidden: bot can't initiate conversation with a user"), { kind: "refused", code: "blocked_by_recipient", isPermanent: true }],
  ["a person who is gone", error(403, "Forbidden: user is deactivated"), { kind: "refused", code: "unknown_user", isPermanent: true }],
  ["a chat that does not exist", error(400, "Bad Request: chat not found"), { kind: "refused", code: "unknown_user", isPermanent: true }],
  ["too many messages", error(429, "Too Many Requests: retry after 7", { retry_after: 7 }), { kind: "refused", code: "throttled", isPermanent: false, retryAfterMs: 7_000 }],
  ["a picture that is none", error(400, "Bad Request: IMAGE_PROCESS_FAILED"), { kind: "refused", code: "media_type_unsupported", isPermanent: true }],
  ["a file that is too large", error(413, "Request Entity Too Large"), { kind: "refused", code: "media_too_large" }],
  ["an error of the future", error(400, "Bad Request: something new"), { kind: "refused", code: "carrier_rejected", isPermanent: true }],
  ["a token that is not known", error(401, "Unauthorized"), { kind: "refused", code: "carrier_rejected", isPermanent: false, blame: "carrier" }],
  ["trouble of Telegram", error(500, "Internal Server Error"), { kind: "unknown" }],
  ["the page of a proxy", { status: 502, body: "<html>Bad Gateway</html>" }, { kind: "unknown" }],
  ["half an answer", { status: 200, body: '{"ok":true,"result":{"message_id":' }, { kind: "unknown" }],
  ["a result that is no message", { status: 200, body: '{"ok":true,"result":true}' }, { kind: "unknown" }],
  ["no answer", null, { kind: "unknown" }],
] // oxfmt-ignore

for (const [sentence, answer, expected] of meanings)
  test(`the outcome of a message: ${sentence}`, async (t) => {
    const clock = new FakeClock()
    const { api, carrier } = await begin(t, { timeout_ms: withinMs }, clock)
    api.instead = ({ method }) => {
      if (method !== "sendMessage") return undefined
      if (answer === null) clock.advance(2 * withinMs)
      return answer
    }
    assert.partialDeepStrictEqual(await carrier.submit(messageTo()), expected)
    assert.equal(api.sends.length, 1)
  })

test("a group that became a supergroup gets the message at its new place", async (t) => {
  const { api, carrier } = await begin(t)
  const moved = error(400, "Bad Request: group chat was upgraded to a supergroup chat", {
    migrate_to_chat_id: -100_123,
  })
  api.instead = ({ fields }) => (fields["chat_id"] === "-42" ? moved : undefined)
  const outcome = await carrier.submit(messageTo({ to: "telegram:-42" }))
  assert.deepEqual(outcome, { kind: "accepted", references: ["-100123:1"] })
})

test("the next try after a part was accepted sends only the others", async (t) => {
  const { api, carrier } = await begin(t)
  const message = messageTo({ body: "", media: [png, pdf] })
  let isBusy = true
  api.instead = ({ method }) => (method === "sendDocument" && isBusy ? error(429, "Too Many Requests", { retry_after: 1 }) : undefined) // oxfmt-ignore
  assert.partialDeepStrictEqual(await carrier.submit(message), { kind: "refused", code: "throttled", hasPart: true })
  isBusy = false
  await eventually("it is accepted", async () => {
    const outcome = await carrier.submit({ ...message, attempt: 2 })
    return outcome.kind === "accepted" && outcome.references.join() === "5550001:1,5550001:2"
  })
  assert.equal(api.sends.filter(({ method }) => method === "sendPhoto").length, 1)
})

test("a message has not left when the server is dead, and the carrier recovers with the next message", async (t) => {
  const { api, carrier } = await begin(t)
  await eventually("the webhook is set", () => api.requests.length > 0)
  await api.die()
  await eventually("nothing leaves", async () => (await carrier.submit(messageTo())).kind === "not_sent")
  assert.equal(carrier.status().state, "down")
  assert.match(carrier.status().reason ?? "", /cannot reach the carrier/)
  await api.listen()
  let outcome: SubmitOutcome | undefined
  await eventually("it is accepted", async () => {
    outcome = await carrier.submit(messageTo())
    return outcome.kind === "accepted"
  })
  assert.deepEqual(carrier.status(), { state: "up", reason: null })
})

test("only the carrier's own bot sends, and only to chats", async (t) => {
  const { api, carrier } = await begin(t)
  assert.partialDeepStrictEqual(await carrier.submit(messageTo({ from: "telegram:other_bot" })), { code: "sender_not_permitted" }) // oxfmt-ignore
  assert.partialDeepStrictEqual(await carrier.submit(messageTo({ to: "telegram:ann" })), { code: "invalid_recipient" })
  assert.equal(api.sends.length, 0)
})

test("the carrier gives Telegram the URL for updates, again until Telegram accepts it", async (t) => {
  const api = await FakeBotApi.start()
  t.after(() => api.stop())
  let isRefused = true
  api.instead = ({ method }) => (method === "setWebhook" && isRefused ? error(400, "Bad Request: bad webhook") : undefined) // oxfmt-ignore
  const carrier = newTelegramCarrier(api, { secrets: { webhook_secret: secret } })
  await carrier.start(deafListener)
  t.after(() => carrier.stop())
  await eventually("it is told", () => /bad webhook/.test(carrier.status().reason ?? ""))
  assert.equal(carrier.status().state, "up")
  isRefused = false
  await eventually("it is taken", () => carrier.status().reason === null)
  const { fields } = api.requests.at(-1) ?? assert.fail()
  assert.deepEqual(fields, { url: "https://posthorn.example.com/webhook", secret_token: secret, allowed_updates: ["message", "edited_message", "callback_query"] }) // oxfmt-ignore
})

test("an edit and a press of a button come in, each once, and the press is answered", async (t) => {
  const { reader } = await begin(t)
  const edited = { message_id: 7, date: 1_700_000_000, edit_date: 1_700_000_060, chat: { id: 5_550_001 } }
  const edit = updateOf({ update_id: 1, edited_message: { ...edited, text: "at nine" } }, secret)
  const press = updateOf(
    { update_id: 2, callback_query: { id: "99", from: { id: 5_550_001 }, data: "table 4" } },
    secret,
  )
  const came = [...(await inboundsIn(reader, edit)), ...(await inboundsIn(reader, press))]
  assert.deepEqual(
    came.map(({ body, from, reference }) => [body, from, reference]),
    [
      ["[edited] at nine", testing.ann, "5550001:7:1700000060"],
      ["[button table 4]", testing.ann, "callback:99"],
    ],
  )
  const reading = await reader.read(press)
  assert.ok(reading.kind === "read" && reading.answer)
  assert.deepEqual(JSON.parse(reading.answer.body), { method: "answerCallbackQuery", callback_query_id: "99" })
})

test("the bot still sends without a public address, and its status says what to set", async () => {
  const carrier = newTelegramCarrier(
    { url: "https://api.telegram.org", clock: systemClock, outgoing: { request: () => Promise.reject(new Error("Nothing is sent here.")) } } as never,
    { webhookUrl: "http://127.0.0.1:8080/v1/carriers/CR0/webhooks" },
  ) // oxfmt-ignore
  await carrier.start(deafListener)
  await eventually("it is told", () => /Set PUBLIC_URL/.test(carrier.status().reason ?? ""))
  assert.equal(carrier.status().state, "up")
  await carrier.stop()
})

test("a text and files come in, of a photo the largest size", async (t) => {
  const { api, reader } = await begin(t)
  api.files.set("large", { path: "photos/file 1.jpg", content: Buffer.from("large picture") })
  api.files.set("film", { path: "videos/file_2", content: Buffer.from("film") })
  const photo = [
    { file_id: "small", width: 90, height: 60 },
    { file_id: "large", width: 1280, height: 853 },
    { file_id: "middle", width: 320, height: 213 },
  ]
  const read = async (more: object) => {
    const [inbound] = await inboundsIn(reader, updateOf(messageFrom(5_550_001, 7, more), secret))
    return inbound
  }
  assert.deepEqual(await read({ text: "שלום 😀\0" }), {
    to: bot,
    from: testing.ann,
    body: "שלום 😀",
    media: [],
    at: 1_700_000_000_000,
    reference: "5550001:7",
  })
  const { body, media } = (await read({ photo, caption: "Look" })) ?? assert.fail()
  assert.deepEqual([body, media.map(({ contentType, content }) => [contentType, String(content)])], ["Look", [["image/jpeg", "large picture"]]]) // oxfmt-ignore
  const film = await read({ animation: { file_id: "film", mime_type: "video/mp4" }, document: { file_id: "film" } })
  assert.deepEqual(film?.media.map(({ contentType }) => contentType), ["video/mp4"]) // oxfmt-ignore
  const gone = await read({ voice: { file_id: "gone" }, caption: "Listen" })
  assert.deepEqual([gone?.media, gone?.filesLost, film?.filesLost], [[], 1, 0])
  const contact = { phone_number: "15551230000", first_name: "Ann" }
  assert.equal((await read({ location: { latitude: 52.5, longitude: 13.4 } }))?.body, "[location 52.5,13.4]")
  const card = await read({ contact })
  assert.deepEqual([card?.body, card?.described], ["[contact 15551230000 Ann]", "other"])
  assert.equal(await read({ new_chat_title: "Hotel" }), undefined)
})

test("a file that cannot be had now is asked for again with the update", async (t) => {
  const { api, reader } = await begin(t)
  api.instead = ({ method }) => (method === "getFile" ? error(500, "Internal Server Error") : undefined)
  await assert.rejects(inboundsIn(reader, updateOf(messageFrom(1, 1, { voice: { file_id: "x" } }), secret)))
})

test("an update without the secret is forged, and no part of it is stored", async (t) => {
  const { reader } = await begin(t)
  for (const given of ["", "hook-secre", "hook-secret2", testing.token]) {
    const webhook = updateOf(messageFrom(1, 1, { text: "forged" }), given)
    const { fate, answer } = await receiveWebhook(
      reader,
      webhook,
      { receipt: never, inbound: never },
      { carrierId: "c" },
    )
    assert.deepEqual([fate, answer.status], ["forged", 401], given)
  }
})

const never = () => Promise.reject(new Error("Nothing of it may be stored."))

test("a secret is derived from the token when the operator gives none, and is not the token", async (t) => {
  const api = await FakeBotApi.start()
  t.after(() => api.stop())
  const carrier = newTelegramCarrier(api)
  await carrier.start(deafListener)
  t.after(() => carrier.stop())
  await eventually("the webhook is set", () => api.requests.length > 0)
  const derived = String(api.requests[0]?.fields["secret_token"])
  assert.match(derived, /^[\w-]{32,256}$/)
  assert.doesNotMatch(derived, /test-token/)
  assert.equal((await newReader(api).read(updateOf(messageFrom(1, 1, { text: "hi" }), derived))).kind, "read")
  assert.equal((await newReader(api).read(updateOf(messageFrom(1, 1, { text: "hi" }), ""))).kind, "forged")
})

test("updates that are not messages are acknowledged and dropped", async (t) => {
  const { reader } = await begin(t)
  const odd = [null, 5, "x", [], {}, { message_id: "1" }, messageFrom(1, 1, {}), messageFrom(1, 1, { new_chat_title: "Hotel" }), messageFrom(1, 1, { text: "hi", from: { is_bot: true } })] // oxfmt-ignore
  for (const message of odd) {
    const { fate, answer } = await receiveWebhook(reader, updateOf(message as object, secret), { receipt: never, inbound: never }, { carrierId: "c" }) // oxfmt-ignore
    assert.deepEqual([fate, answer.status], ["ignored", 200], JSON.stringify(message))
  }
  const half = { ...updateOf({}, secret), body: Buffer.from('{"message":{') }
  assert.deepEqual(await reader.read(half), { kind: "read", receipts: [], inbounds: [] })
})

test("the same update ten times has one reference", async (t) => {
  const { reader } = await begin(t)
  const stored: Inbound[] = []
  const listener = { receipt: never, inbound: async (message: Inbound) => void stored.push(message) }
  const webhook = updateOf(messageFrom(5_550_001, 9, { text: "hi" }), secret)
  for (let time = 0; time < 10; time++) await receiveWebhook(reader, webhook, listener, { carrierId: "c" })
  assert.equal(stored.length, 10)
  assert.deepEqual(new Set(stored.map(({ reference }) => reference)), new Set(["5550001:9"]))
})

test("one refusal has every fault of the settings, with its field", () => {
  const parsed = telegram.parseSettings({ bot: "@hotel bot", api_url: "ftp://x", connections: 0 })
  assert.deepEqual(parsed.kind === "faults" && parsed.faults.map(({ field }) => field).toSorted(), ["api_url", "bot", "connections"]) // oxfmt-ignore
  const secrets = telegram.parseSecrets({ password: "hunter2", webhook_secret: "a b" })
  assert.deepEqual(secrets.kind === "faults" && secrets.faults.map(({ field }) => field).toSorted(), ["password", "webhook_secret"]) // oxfmt-ignore
})
