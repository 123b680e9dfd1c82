import assert from "node:assert/strict"
import { test, type TestContext } from "node:test"
import { receiveWebhook } from "#messaging/carriers/webhook.ts"
import type { Inbound, Receipt } from "#messaging/carriers/carrier.ts"
import { inboundsIn } from "#messaging/carriers/testing.ts"
import { matrix } from "./kind.ts"
import {
  ann,
  FakeHomeserver,
  newMatrixCarrier,
  messageTo,
  newReader,
  readBy,
  settingsFor,
  transactionOf,
} from "./testing.ts"

async function begin(t: TestContext, more: object = {}) {
  const homeserver = await FakeHomeserver.start()
  const settings = settingsFor(homeserver, more)
  const carrier = newMatrixCarrier(settings, homeserver)
  await carrier.start({ receipt: async () => {}, inbound: async () => {} })
  t.after(async () => {
    await carrier.stop()
    await homeserver.stop()
  })
  return { homeserver, settings, carrier, reader: newReader(settings, homeserver) }
}

test("the answer of the homeserver decides the outcome of the message", async (t) => {
  const { homeserver, carrier } = await begin(t, { timeout_ms: 500 })
  const outcomes: unknown[] = []
  for (const [status, errcode] of [
    [413, "M_TOO_LARGE"],
    [403, "M_FORBIDDEN"],
    [429, "M_LIMIT_EXCEEDED"],
    [400, "M_OF_THE_FUTURE"],
    [200, ""],
  ] as const) {
    homeserver.instead = () => ({ status, body: { errcode, retry_after_ms: 1_500 } })
    const outcome = await carrier.submit(messageTo(ann))
    outcomes.push(outcome.kind === "refused" ? [outcome.code, outcome.isPermanent, outcome.retryAfterMs] : outcome.kind)
  }
  assert.deepEqual(outcomes, [
    ["message_invalid", true, undefined],
    ["blocked_by_recipient", true, undefined],
    ["throttled", false, 1_500],
    ["carrier_rejected", true, undefined],
    "unknown",
  ])
  homeserver.instead = () => null
  assert.equal((await carrier.submit(messageTo(ann))).kind, "unknown")
})

test("the answer of the homeserver to a file decides the outcome of the message, of which no part was sent", async (t) => {
  const { homeserver, carrier } = await begin(t, { timeout_ms: 500 })
  const media = [{ contentType: "image/gif", content: Buffer.from("GIF89a") }]
  const outcomes: unknown[] = []
  for (const answer of [
    { status: 413, body: { errcode: "M_TOO_LARGE" } },
    { status: 429, body: { errcode: "M_LIMIT_EXCEEDED", retry_after_ms: 1_500 } },
    { status: 200, body: { content_uri: 5 } },
    { status: 200, body: {} },
  ]) {
    homeserver.insteadOfUpload = () => answer
    const outcome = await carrier.submit(messageTo(ann, { media }))
    outcomes.push(outcome.kind === "refused" ? [outcome.code, outcome.isPermanent] : outcome.kind)
  }
  assert.deepEqual(outcomes, [["media_too_large", true], ["throttled", false], "unknown", "unknown"])
  homeserver.insteadOfUpload = () => null
  assert.equal((await carrier.submit(messageTo(ann, { media }))).kind, "not_sent")
  assert.equal(homeserver.events.size, 0)
})

test("a homeserver that names no room leaves the message to be sent again", async (t) => {
  const { homeserver, carrier } = await begin(t)
  homeserver.insteadOfRoom = { status: 200, body: {} }
  assert.equal((await carrier.submit(messageTo(ann))).kind, "unknown")
  homeserver.insteadOfRoom = { status: 400, body: { errcode: "M_ROOM_IN_USE" } }
  assert.equal((await carrier.submit(messageTo(ann))).kind, "refused")
  homeserver.insteadOfRoom = null
  assert.equal((await carrier.submit(messageTo(ann))).kind, "accepted")
})

test("something else in place of the homeserver gets no message, and the carrier is down", async (t) => {
  const { homeserver, carrier } = await begin(t)
  // The body is not an object, so no homeserver sent it.
  homeserver.insteadOfRoom = { status: 200, body: [] }
  assert.equal((await carrier.submit(messageTo(ann))).kind, "not_sent")
  const { state, reason } = carrier.status()
  assert.deepEqual([state, /Another program responded/.test(reason ?? "")], ["down", true], reason ?? "")
})

test("a message of which a part was sent stays with its carrier, and is completed without a repetition", async (t) => {
  const { homeserver, carrier } = await begin(t)
  const message = messageTo(ann, { media: [{ contentType: "image/gif", content: Buffer.from("GIF89a") }] })
  homeserver.instead = (transaction) =>
    transaction.endsWith(".2") ? { status: 429, body: { errcode: "M_LIMIT_EXCEEDED" } } : undefined
  const first = await carrier.submit(message)
  assert.equal(first.kind === "refused" && first.hasPart, true)
  homeserver.instead = null
  assert.equal((await carrier.submit({ ...message, attempt: 2 })).kind, "accepted")
  assert.equal(homeserver.events.size, 2)
})

test("the status names a wrong token, and no message has left", async (t) => {
  const { homeserver, settings } = await begin(t)
  const carrier = newMatrixCarrier(settings, homeserver, "wrong")
  t.after(() => carrier.stop())
  await carrier.start({ receipt: async () => {}, inbound: async () => {} })
  assert.match(carrier.status().reason ?? "", /does not accept the token/)
  assert.equal((await carrier.submit(messageTo(ann))).kind, "not_sent")
})

test("a transaction without the token is forged, and no event of it is stored", async (t) => {
  const { reader, homeserver } = await begin(t)
  const asked = homeserver.requests.length
  for (const token of ["", "hs-toke", "hs-token2", "as-token"]) {
    const webhook = transactionOf({ ephemeral: [readBy("@ann:example.org", "$1")] }, token)
    const { fate, answer } = await receiveWebhook(
      reader,
      webhook,
      { receipt: never, inbound: never },
      { carrierId: "c" },
    )
    assert.deepEqual([fate, answer.status], ["forged", 401], token)
  }
  assert.equal(homeserver.requests.length, asked)
})

const never = () => Promise.reject(new Error("Nothing of it may be stored."))

test("malformed events are skipped", async (t) => {
  const { reader } = await begin(t)
  const odd = [
    null,
    5,
    [],
    "x",
    {},
    { type: "m.room.message" },
    { type: "m.room.member", content: null },
    { type: "m.receipt" },
  ]
  const receipts = [
    { type: "m.receipt", content: { $1: null } },
    { type: "m.receipt", content: { $1: { "m.read": { "@sms_hotel:example.org": { ts: 1 } } } } },
  ]
  for (const transaction of [{ events: odd, ephemeral: odd }, { events: {}, ephemeral: receipts }, { events: "x" }]) {
    const reading = await reader.read(transactionOf(transaction))
    assert.deepEqual(reading, { kind: "read", receipts: [], inbounds: [] })
  }
})

test("the same transaction ten times has the same references", async (t) => {
  const { reader, homeserver } = await begin(t)
  homeserver.ends.set("!r:example.org", { own: "@sms_hotel:example.org", contact: "@ann:example.org" })
  const event = {
    type: "m.room.message",
    sender: "@ann:example.org",
    room_id: "!r:example.org",
    event_id: "$1",
    content: { body: "hi" },
  }
  const webhook = transactionOf({ events: [event, event], ephemeral: [readBy("@ann:example.org", "$2")] })
  const stored: (Inbound | Receipt)[] = []
  const listener = {
    receipt: async (receipt: Receipt) => void stored.push(receipt),
    inbound: async (message: Inbound) => void stored.push(message),
  }
  for (let time = 0; time < 10; time++) await receiveWebhook(reader, webhook, listener, { carrierId: "c" })
  assert.equal(stored.length, 20)
  assert.deepEqual(new Set(stored.map(({ reference }) => reference)), new Set(["$1", "$2"]))
})

const picture = {
  type: "m.room.message",
  sender: "@ann:example.org",
  room_id: "!r:example.org",
  event_id: "$3",
  content: { msgtype: "m.image", body: "pool.png", url: "mxc://example.org/abc" },
}

for (const [sentence, current] of [
  ["which has the endpoint with authentication", { status: 200, body: { bytes: 1 } }],
  ["which is older than Matrix 1.11", { status: 404, body: { errcode: "M_UNRECOGNIZED" } }],
] as const)
  test(`a file is fetched from a homeserver ${sentence}`, async (t) => {
    const { reader, homeserver } = await begin(t)
    homeserver.ends.set("!r:example.org", { own: "@sms_hotel:example.org", contact: "@ann:example.org" })
    const legacy = "/_matrix/media/v3/download/example.org/abc"
    homeserver.file = (path) => (path === legacy ? { body: { bytes: 2 } } : current)
    const inbounds = await inboundsIn(reader, transactionOf({ events: [picture] }))
    const isLegacy = current.status === 404
    assert.deepEqual(
      inbounds.map(({ body, media }) => [body, media.map(({ content }) => String(Buffer.from(content)))]),
      [["", [isLegacy ? '{"bytes":2}' : '{"bytes":1}']]],
    )
    assert.deepEqual(
      homeserver.requests.map(({ path }) => path).filter((path) => path.includes("/media/")),
      ["/_matrix/client/v1/media/download/example.org/abc", ...(isLegacy ? [legacy] : [])],
    )
  })

test("one refusal has every fault of the settings, with its field", () => {
  const parsed = matrix.parseSettings({ homeserver_url: "ftp://x", server_name: "a b", prefix: "A" })
  assert.deepEqual(parsed.kind === "faults" && parsed.faults.map(({ field }) => field).toSorted(), [
    "homeserver_url",
    "prefix",
    "server_name",
  ])
})
