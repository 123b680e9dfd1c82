import assert from "node:assert/strict"
import { test, type TestContext } from "node:test"
import xml, { type Element } from "@xmpp/xml"
import type { CarrierListener, Inbound, Receipt } from "#messaging/carriers/carrier.ts"
import { eventually } from "../../../../test/support/eventually.ts"
import { attributesOf, namespaces } from "./stanzas.ts"
import {
  ann,
  backTo,
  domain,
  FakeXmppServer,
  hotel,
  messageFrom,
  messageTo,
  newXmppCarrier,
  settingsFor,
} from "./testing.ts"
import { xmpp } from "./kind.ts"

async function begin(t: TestContext, settings: object = {}, listener: Partial<CarrierListener> = {}) {
  const server = await new FakeXmppServer().start()
  const carrier = newXmppCarrier(settingsFor(server, settings))
  const receipts: Receipt[] = []
  const inbounds: Inbound[] = []
  await carrier.start({
    receipt: async (receipt) => void receipts.push(receipt),
    inbound: async (message) => void inbounds.push(message),
    ...listener,
  })
  t.after(async () => {
    await carrier.stop()
    await server.stop()
  })
  return { server, carrier, receipts, inbounds }
}

test("a connection that ends before the echo leaves the message unknown, and its next try has the same id", async (t) => {
  const { server, carrier } = await begin(t)
  server.isDeaf = true
  const message = messageTo(ann)
  const outcome = carrier.submit(message)
  await eventually("the message came", () => server.messages.length === 1)
  server.cut()
  assert.equal((await outcome).kind, "unknown")
  server.isDeaf = false
  await eventually("the carrier is back", () => carrier.status().state === "up")
  assert.equal((await carrier.submit(message)).kind, "accepted")
  assert.equal(server.messages[0]?.attrs["id"], server.messages[1]?.attrs["id"])
})

test("a server that does not answer is left, and the message unknown", async (t) => {
  const { server, carrier } = await begin(t, { response_timeout_ms: 200 })
  server.isDeaf = true
  assert.equal((await carrier.submit(messageTo(ann))).kind, "unknown")
  await eventually("it connects anew", () => server.handshakes === 2)
})

test("a message that is answered with an error is refused, for good or for now", async (t) => {
  const { server, carrier } = await begin(t)
  const outcomes: unknown[] = []
  for (const refuses of [
    { condition: "service-unavailable", type: "cancel" },
    { condition: "resource-constraint", type: "wait" },
    { condition: "policy-violation", type: "auth" },
    { condition: "of-the-future", type: "cancel" },
  ]) {
    server.refuses = refuses
    const outcome = await carrier.submit(messageTo(ann))
    outcomes.push(outcome.kind === "refused" ? [outcome.code, outcome.isPermanent] : outcome.kind)
  }
  assert.deepEqual(outcomes, [
    ["unknown_user", true],
    ["delivery_failed", false],
    ["blocked_by_carrier", true],
    ["delivery_failed", true],
  ])
})

test("an error that comes after the echo is a receipt", async (t) => {
  const { server, carrier, receipts } = await begin(t)
  server.sendsReceipts = false
  const outcome = await carrier.submit(messageTo(ann))
  assert.equal(outcome.kind, "accepted")
  const error = xml("error", { type: "cancel" }, xml("gone", { xmlns: namespaces.errors }))
  server.send(backTo(server.messages[0] as never, { type: "error", id: outcome.references[0] }, error))
  await eventually("it is told", () => receipts.length === 1)
  const [{ reference, state, code } = {} as Receipt] = receipts
  assert.deepEqual([reference, state, code], [outcome.references[0], "undelivered", "unknown_user"])
})

for (const [what, sent] of Object.entries({
  "no XML": "<message><body></message>",
  "an unknown entity": "<message to='a@b' from='c@d'><body>&lol;</body></message>",
  "a stanza without an end": `<message><body>${"a".repeat(1_100_000)}`,
  "a stream error": `<stream:error><system-shutdown xmlns='urn:ietf:params:xml:ns:xmpp-streams'/></stream:error>`,
  "the end of the stream": "</stream:stream>",
})) {
  test(`the carrier connects again after ${what}, and works`, async (t) => {
    const { server, carrier } = await begin(t)
    server.send(sent)
    await eventually("it connects anew", () => server.handshakes === 2 && carrier.status().state === "up")
    assert.equal((await carrier.submit(messageTo(ann))).kind, "accepted")
  })
}

test("malformed stanzas are dropped", async (t) => {
  const { server, carrier, receipts, inbounds } = await begin(t)
  for (const stanza of [
    "<message/>",
    "<iq/>",
    "<presence/>",
    "<message type='error'/>",
    "<message type='groupchat' from='room@x' to='hotel@y'><body>all</body></message>",
    "<message><received xmlns='urn:xmpp:receipts'/></message>",
    `<message from='ann@example.org'><received xmlns='urn:xmpp:receipts' id='${"MS.".repeat(100)}'/></message>`,
    "<other/>",
  ])
    server.send(stanza)
  server.send(messageFrom({ to: hotel, from: ann, body: "hello", id: "m1" }))
  await eventually("the message comes in", () => inbounds.length === 1)
  assert.deepEqual([receipts.length, inbounds[0]?.body, carrier.status().state], [0, "hello", "up"])
})

test("the same message has the same reference, and its acknowledgement waits for the store", async (t) => {
  const { promise: stored, resolve: store } = Promise.withResolvers<void>()
  const references: string[] = []
  const { server } = await begin(
    t,
    {},
    {
      inbound: async ({ reference }) => {
        references.push(reference)
        await stored
      },
    },
  )
  for (let time = 0; time < 10; time++) server.send(messageFrom({ to: hotel, from: ann, body: "hello", id: "m1" }))
  await eventually("the first is being stored", () => references.length === 1)
  assert.equal(server.others.length, 0)
  store()
  await eventually("all are acknowledged", () => server.others.length === 10)
  assert.equal(new Set(references).size, 1)
  assert.ok(server.others.every((each) => each.getChild("received", namespaces.receipts)?.attrs["id"] === "m1"))
})

test("senders learn which messages were not stored", async (t) => {
  const { server, carrier } = await begin(
    t,
    {},
    {
      inbound: async ({ body }) => {
        if (body === "away") throw new Error("The store is away.")
        return "unowned"
      },
    },
  )
  server.send(messageFrom({ to: hotel, from: ann, body: "unowned", id: "m1" }))
  await eventually("it is told", () => server.others.length === 1)
  server.send(messageFrom({ to: hotel, from: ann, body: "away", id: "m2" }))
  server.send(`<message from='ann@example.org/x' to='hotel@${domain}' id='m3' type='chat'><encrypted xmlns='${namespaces.encrypted}'/><body>I sent you an encrypted message</body></message>`) // oxfmt-ignore
  await eventually("the encrypted one is refused", () => server.others.length === 2)
  await carrier.stop()
  await eventually("the last is given back", () => server.others.length === 3)
  const conditions = server.others.map((each) => each.getChild("error")?.getChildElements()[0]?.name)
  assert.deepEqual(conditions, ["item-not-found", "not-acceptable", "resource-constraint"])
})

test("requests and presence of people are answered", async (t) => {
  const { server } = await begin(t)
  const from = "from='ann@example.org/phone'"
  for (const [index, query] of [
    `<query xmlns='${namespaces.info}'/>`,
    `<query xmlns='${namespaces.items}'/>`,
    `<ping xmlns='${namespaces.ping}'/>`,
    "<vCard xmlns='vcard-temp'/>",
  ].entries())
    server.send(`<iq ${from} to='hotel@${domain}' type='get' id='q${index}'>${query}</iq>`)
  server.send(`<presence ${from} to='hotel@${domain}' type='subscribe'/>`)
  await eventually("all are answered", () => server.others.length === 6)
  const answers = server.others.map((each) => [each.name, attributesOf(each).id, attributesOf(each).type])
  assert.deepEqual(answers, [
    ["iq", "q0", "result"],
    ["iq", "q1", "result"],
    ["iq", "q2", "result"],
    ["iq", "q3", "error"],
    ["presence", undefined, "subscribed"],
    ["presence", undefined, undefined],
  ])
  assert.match(String(server.others[0]), /urn:xmpp:receipts/)
})

test("a file service that answers wrongly, or not at all, leaves the message unsent", async (t) => {
  const { server, carrier } = await begin(t, { upload: "upload.example.org", response_timeout_ms: 300 })
  const media = [{ contentType: "image/gif", content: Buffer.from("GIF89a") }]
  const slot = (urls: string) => `<slot xmlns='${namespaces.upload}'>${urls}</slot>`
  const error = (type: string, condition: string, more = "") =>
    `<error type='${type}'><${condition} xmlns='${namespaces.errors}'/>${more}</error>`
  const answers: [type: string, content: string, from?: string][] = [
    ["result", ""],
    ["result", slot("<put url='x'/><get url='y'/>")],
    ["result", slot("<put url='javascript:alert(1)'/><get url='https://example.org/a.gif'/>")],
    ["result", slot("<put url='https://example.org/a.gif'/><get url='https://a:b@example.org/a.gif'/>")],
    ["error", error("modify", "not-acceptable", `<file-too-large xmlns='${namespaces.upload}'/>`)],
    ["error", error("wait", "resource-constraint")],
    ["error", error("auth", "forbidden")],
    // Only the queried service can answer, so there is no answer.
    ["result", slot("<put url='https://evil.example/'/><get url='https://evil.example/'/>"), "ann@example.org/phone"],
  ]
  const outcomes: unknown[] = []
  for (const [type, content, from = "upload.example.org"] of answers) {
    const asked = server.others.length
    const submitted = carrier.submit(messageTo(ann, { media }))
    await eventually("the service is asked", () => server.others.length > asked)
    const { id } = attributesOf(server.others.at(-1) as Element)
    server.send(`<iq from='${from}' to='${domain}' id='${id}' type='${type}'>${content}</iq>`)
    const outcome = await submitted
    outcomes.push(outcome.kind === "refused" && [outcome.code, outcome.isPermanent])
  }
  assert.deepEqual(outcomes, [
    ["carrier_unavailable", false],
    ["carrier_unavailable", false],
    ["carrier_unavailable", false],
    ["carrier_unavailable", false],
    ["media_too_large", true],
    ["carrier_unavailable", false],
    ["media_unsupported", true],
    ["carrier_unavailable", false],
  ])
  assert.deepEqual([server.messages.length, carrier.status().state], [0, "up"])
})

test("media is refused for good where the server has no file service", async (t) => {
  const { carrier } = await begin(t)
  const media = [{ contentType: "image/gif", content: Buffer.from("GIF89a") }]
  const outcome = await carrier.submit(messageTo(ann, { media }))
  assert.deepEqual(outcome.kind === "refused" && [outcome.code, outcome.isPermanent], ["media_unsupported", true])
})

test("the status names a wrong secret", async (t) => {
  const server = await new FakeXmppServer().start()
  const carrier = newXmppCarrier(settingsFor(server), { password: "wrong" })
  t.after(async () => {
    await carrier.stop()
    await server.stop()
  })
  await carrier.start({ receipt: async () => {}, inbound: async () => {} })
  assert.deepEqual(carrier.status(), {
    state: "down",
    reason: "The server refused the secret. Correct the password.",
  })
})

test("a sender of another domain is refused", async (t) => {
  const { carrier } = await begin(t)
  const outcome = await carrier.submit(messageTo(ann, { from: "xmpp:hotel@evil.example" }))
  assert.deepEqual(outcome.kind === "refused" && outcome.code, "sender_not_permitted")
})

test("one refusal has every fault of the settings, with its field", () => {
  const parsed = xmpp.parseSettings({ host: "xmpp:5347", domain: "a b", tls: "starttls", window_mx: 3 })
  assert.deepEqual(parsed.kind === "faults" && parsed.faults.map(({ field }) => field).toSorted(), [
    "domain",
    "host",
    "tls",
    "window_mx",
  ])
})
