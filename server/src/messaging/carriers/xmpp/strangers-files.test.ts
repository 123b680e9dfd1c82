/** Strangers whose files never come: they wait themselves, and nobody waits for them. */
import assert from "node:assert/strict"
import { test, type TestContext } from "node:test"
import type { Inbound } from "#messaging/carriers/carrier.ts"
import type { FetchRequest, Fetched } from "#core/outgoing/http-client.ts"
import { eventually } from "../../../../test/support/eventually.ts"
import { ann, FakeXmppServer, filesFrom, hotel, messageFrom, newXmppCarrier, noWeb, settingsFor } from "./testing.ts"

const picture = { contentType: "image/png", content: Buffer.from("picture") }

/** Hosts named `good` answer, and others only when the test says so. */
async function begin(t: TestContext) {
  const server = await new FakeXmppServer().start()
  const slow: ((answer: Fetched) => void)[] = []
  const fetches: FetchRequest[] = []
  const fetch = (request: FetchRequest) => {
    fetches.push(request)
    if (request.url.includes("//good.")) return Promise.resolve({ kind: "fetched", ...picture } as const)
    return new Promise<Fetched>((resolve) => slow.push(resolve))
  }
  const carrier = newXmppCarrier(settingsFor(server), { http: { outgoing: noWeb, publicOutgoing: { fetch } } })
  const inbounds: Inbound[] = []
  await carrier.start({ receipt: async () => {}, inbound: async (message) => void inbounds.push(message) })
  const gone: Fetched = { kind: "failure", failure: { kind: "timeout", reason: "late" } }
  t.after(async () => {
    await carrier.stop()
    for (const resolve of slow) resolve(gone)
    await server.stop()
  })
  const textsOf = (sender: string) => inbounds.filter(({ from }) => from === sender).map(({ body }) => body)
  return { server, carrier, inbounds, fetches, slow, textsOf, gone }
}

const bad = (name: string) => `https://${name}.bad.example/a.png`

test("strangers of one site have their share of the fetches, and another's file comes in beside them", async (t) => {
  const { server, inbounds, fetches } = await begin(t)
  for (let index = 0; index < 30; index++)
    server.send(filesFrom(`xmpp:s${index}@host${index}.bad.example`, { urls: [bad(`a${index}`)], id: `m${index}` }))
  server.send(filesFrom(ann, { body: "Look", urls: ["https://good.example/a.png"], id: "ann" }))
  await eventually("Ann's picture is stored", () => inbounds.length === 1)
  assert.deepEqual([inbounds[0]?.body, inbounds[0]?.media], ["Look", [picture]])
  assert.equal(fetches.filter(({ url }) => url.includes("bad.example")).length, 4)
})

test("any number of messages that wait for files does not stop the reading", async (t) => {
  const { server, inbounds, textsOf } = await begin(t)
  const count = 1_500
  for (let index = 0; index < count; index++)
    server.send(filesFrom(`xmpp:s@host${index}.example`, { urls: [bad(`a${index}`)], id: `m${index}` }))
  server.send(messageFrom({ to: hotel, from: ann, body: "hello", id: "ann" }))
  await eventually("Ann's text is stored", () => textsOf(ann).length === 1)
  // Those beyond the limit of waiting messages came in as their links.
  await eventually("the rest is bounded", () => inbounds.length > count - 600)
  assert.ok(inbounds.every(({ from, body }) => from === ann || body.startsWith("https://")))
})

test("the messages of a sender keep their order behind one that waits for its files", async (t) => {
  const { server, slow, textsOf, gone } = await begin(t)
  server.send(filesFrom(ann, { body: "first", urls: [bad("a")], id: "1" }))
  server.send(messageFrom({ to: hotel, from: ann, body: "second", id: "2" }))
  server.send(messageFrom({ to: hotel, from: "xmpp:bob@example.org", body: "Bob", id: "3" }))
  await eventually("Bob's text is stored", () => textsOf("xmpp:bob@example.org").length === 1)
  assert.deepEqual(textsOf(ann), [])
  await eventually("the file is asked for", () => slow.length === 1)
  slow[0]?.(gone)
  await eventually("Ann's are stored", () => textsOf(ann).length === 2)
  assert.deepEqual(textsOf(ann), [`first\n${bad("a")}`, "second"])
})

test("a message does not wait for its files when too many of its sender wait behind it", async (t) => {
  const { server, textsOf } = await begin(t)
  server.send(filesFrom(ann, { body: "0", urls: [bad("a")], id: "0" }))
  for (let index = 1; index <= 60; index++)
    server.send(messageFrom({ to: hotel, from: ann, body: `${index}`, id: `${index}` }))
  await eventually("all are stored", () => textsOf(ann).length === 61)
  assert.deepEqual(textsOf(ann), [`0\n${bad("a")}`, ...Array.from({ length: 60 }, (_, index) => `${index + 1}`)])
})

test("long texts behind a message with files end its wait as many short ones do", async (t) => {
  const { server, textsOf } = await begin(t)
  server.send(filesFrom(ann, { body: "0", urls: [bad("a")], id: "0" }))
  server.send(messageFrom({ to: hotel, from: ann, body: "x".repeat(250_000), id: "1" }))
  await eventually("both are stored", () => textsOf(ann).length === 2)
  assert.equal(textsOf(ann)[0], `0\n${bad("a")}`)
})

test("a message has one deadline and one limit of bytes, and its URLs beyond ten stay in the text", async (t) => {
  const { server, inbounds, fetches } = await begin(t)
  const urls = Array.from({ length: 12 }, (_, index) => `https://good.example/${index}.png`)
  server.send(filesFrom(ann, { urls: [...urls, urls[0] ?? ""], id: "1" }))
  await eventually("it is stored", () => inbounds.length === 1)
  assert.deepEqual([inbounds[0]?.media.length, inbounds[0]?.body], [10, urls.slice(10).join("\n")])
  const [first, last] = [fetches[0], fetches.at(-1)]
  assert.equal((first?.bytesMax ?? 0) - (last?.bytesMax ?? 0), 9 * picture.content.byteLength)
  assert.ok(fetches.every(({ deadlineMs }, index) => deadlineMs <= (fetches[index - 1]?.deadlineMs ?? 20_000)))
})

test("a stop does not wait for files, and the senders learn that their messages were not stored", async (t) => {
  const { server, carrier, slow, inbounds } = await begin(t)
  server.send(filesFrom(ann, { urls: [bad("a")], id: "1" }))
  await eventually("the file is asked for", () => slow.length === 1)
  await carrier.stop()
  await eventually("Ann is told", () => server.others.some((each) => each.toString().includes("resource-constraint")))
  assert.deepEqual(inbounds, [])
})
