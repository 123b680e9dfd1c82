import assert from "node:assert/strict"
import { test } from "node:test"
import type { Outcome } from "#core/outgoing/http-client.ts"
import type { Failure } from "#core/outgoing/failure.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { readTime } from "./read-time.ts"
import { newWebhookReader, settingsFor, webhookOf, webhookSettings } from "./testing.ts"

const clock = new FakeClock()
const base = settingsFor({ url: "https://api.example.com" })

function read(settings: object, body: unknown, query = "") {
  const reader = newWebhookReader({ ...base, ...webhookSettings, ...settings }, { clock })
  const text = typeof body === "string" ? body : JSON.stringify(body)
  const url = `https://posthorn.example.com/v1/carriers/CR0/webhooks${query}`
  return reader.read(webhookOf({}, { url, body: Buffer.from(text) }))
}

test("a receipt has its state, its code and its time, from any place of the body", async () => {
  const receipts = {
    items: "results[]",
    reference: "messageId",
    status: "status.groupName",
    states: { DELIVERED: "delivered", UNDELIVERABLE: "delivery_failed", PENDING: "accepted" },
    error: "error.name",
    errors: { EC_ABSENT_SUBSCRIBER: "unreachable_handset" },
    at: "doneAt",
  }
  const results = [
    { messageId: "a", status: { groupName: "delivered" }, error: { name: "NO_ERROR" }, doneAt: "2026-11-09T16:00:00.000+0100" },
    { messageId: "b", status: { groupName: "UNDELIVERABLE" }, error: { name: "EC_ABSENT_SUBSCRIBER" } },
    { messageId: "c", status: { groupName: "UNDELIVERABLE" }, error: { name: "EC_OTHER" } },
    { messageId: 4, status: { groupName: "NEVER_HEARD" } },
  ] // oxfmt-ignore
  const now = clock.now()
  const reading = await read({ receipts }, { results })
  assert.deepEqual(reading, {
    kind: "read",
    receipts: [
      { reference: "a", state: "delivered", code: null, at: Date.UTC(2026, 10, 9, 15), raw: "delivered NO_ERROR" },
      { reference: "b", state: "undelivered", code: "unreachable_handset", at: now, raw: "UNDELIVERABLE EC_ABSENT_SUBSCRIBER" },
      { reference: "c", state: "undelivered", code: "delivery_failed", at: now, raw: "UNDELIVERABLE EC_OTHER" },
      { reference: "4", state: "accepted", code: null, at: now, raw: "NEVER_HEARD" },
    ],
    inbounds: [],
  }) // oxfmt-ignore
})

test("a message says how many of its files it lost", async () => {
  const inbound = { ...webhookSettings.inbound, media: { urls: ["media[]"] } }
  const media = ["http://10.0.0.1/a.png", "no URL"]
  const failure: Failure = { kind: "blocked", reason: "It is private." }
  const outgoing = { request: async (): Promise<Outcome> => ({ kind: "failure", failure, isSent: false }) }
  const reader = newWebhookReader({ ...base, ...webhookSettings, inbound }, { clock, outgoing })
  const said = { message: "i1", to: "+15550001", from: "+15550002", text: "Look", media }
  const reading = await reader.read(webhookOf({}, { body: Buffer.from(JSON.stringify(said)) }))
  const [inboundSaid] = reading.kind === "read" ? reading.inbounds : []
  assert.deepEqual(await inboundSaid?.files?.fetch(1_000), { body: "Look", media: [], filesLost: 2 })
})

test("receipts by GET are read, and a request that is neither a receipt nor a message is ignored", async () => {
  const byGet = await read({}, "", "?id=7&status=failed")
  assert.equal(byGet.kind === "read" && byGet.receipts[0]?.code, "delivery_failed")
  assert.deepEqual(await read({}, { hello: "world" }), { kind: "read", receipts: [], inbounds: [] })
  assert.deepEqual(await read({}, "not { json"), { kind: "read", receipts: [], inbounds: [] })
})

test("conditions separate receipts and messages of one list", async () => {
  const settings = {
    receipts: { items: "[]", when: { type: ["message-delivered", "message-failed"] }, reference: "message.id", status: "type", states: { "message-delivered": "delivered", "message-failed": "delivery_failed" } },
    inbound: { items: "[]", when: { type: "message-received" }, reference: "message.id", to: "to", from: "message.from", body: "message.text" },
  } // oxfmt-ignore
  const reading = await read(settings, [
    { type: "message-delivered", to: "+1555", message: { id: "m1" } },
    { type: "message-received", to: "15550000001", message: { id: "m2", from: "+15550000002", text: "yes" } },
    { type: "message-sending", message: { id: "m3" } },
  ])
  assert.equal(reading.kind, "read")
  assert.deepEqual(reading.receipts.map(({ reference }) => reference), ["m1"]) // oxfmt-ignore
  assert.deepEqual(
    reading.inbounds.map(({ reference, to, from, body }) => [reference, to, from, body]),
    [["m2", "+15550000001", "+15550000002", "yes"]],
  )
})

test("a message without a sender is unreadable, and not acknowledged as if it were taken", async () => {
  const inbound = { when: { type: "mo" }, reference: "id", to: "to", from: "from" }
  const reading = await read({ inbound }, { type: "mo", id: "1", to: "+15550000001" })
  assert.equal(reading.kind, "unreadable")
})

test("numbers get their plus, and short codes and names stay", async () => {
  const inbound = { reference: "id", to: "to", from: "from" }
  for (const [from, expected] of [
    ["4915112345678", "+4915112345678"],
    ["004915112345678", "+4915112345678"],
    ["+4915112345678", "+4915112345678"],
    ["12345", "12345"],
    ["Acme", "Acme"],
  ]) {
    const reading = await read({ inbound }, { id: "1", to: "12345", from })
    assert.equal(reading.kind === "read" && reading.inbounds[0]?.from, expected)
  }
})

test("a body in hexadecimal UTF-16 is decoded if its condition is met", async () => {
  const inbound = {
    reference: "id",
    to: "to",
    from: "from",
    body: "content",
    ucs2_hex: { body: "binary", when: { coding: "8" } },
  }
  const form = (coding: string) =>
    new URLSearchParams({ id: "1", to: "1", from: "2", coding, content: "plain", binary: "d83dde0000e9" }).toString()
  const bodyOf = async (coding: string) => {
    const reading = await read({ inbound }, form(coding))
    return reading.kind === "read" && reading.inbounds[0]?.body
  }
  assert.equal(await bodyOf("8"), "😀é")
  assert.equal(await bodyOf("0"), "plain")
})

test("the reader understands the forms in which carriers write times", () => {
  const at = Date.UTC(2026, 10, 9, 16, 5)
  for (const text of [
    "2026-11-09T16:05:00Z",
    "2026-11-09T17:05:00.000+0100",
    "2026-11-09 16:05:00",
    "2026-11-09 16:05:00 +0000",
    "Mon, 09 Nov 2026 16:05:00 +0000",
    "Mon, 09 Nov 2026 16:05:00 GMT",
    String(at),
    String(at / 1_000),
    "2611091605",
    "261109160500",
  ])
    assert.equal(readTime(text), at, text)
  for (const text of ["", "soon", "0", "99999999999999999999"]) assert.equal(readTime(text), undefined, text)
})
