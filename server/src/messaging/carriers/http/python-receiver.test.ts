/**
 * Python's HTTP server, client and parsers as the peer. They must read exactly what was sent, in both
 * directions.
 */
import assert from "node:assert/strict"
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { after, before, test, type TestContext } from "node:test"
import type { Inbound, Receipt } from "#messaging/carriers/carrier.ts"
import { Outgoing } from "#core/outgoing/outgoing.ts"
import { systemClock } from "#core/std/clock.ts"
import { submissionOf } from "#messaging/carriers/testing.ts"
import { eventually } from "../../../../test/support/eventually.ts"
import { noPython as skip, PythonPeer } from "../../../../test/support/python-peer.ts"
import { sampleMedia, sampleMediaCounts, sampleTexts } from "../../../../test/support/sample-messages.ts"
import { startWebhookServer } from "../../../../test/support/webhook-server.ts"
import type { HttpCarrier } from "./http-carrier.ts"
import { deafListener, loopback, newHttpCarrier, newWebhookReader, webhookSettings } from "./testing.ts"

/** A request as Python read it, with the content of its URLs. */
interface RequestEvent {
  event: "request"
  query: object
  body: object
  media: readonly string[]
}

const outgoing = new Outgoing({ clock: systemClock, allowedRanges: loopback, plainHttp: true })
const python = new PythonPeer<RequestEvent | { event: "posted"; code: number }>("http_gateway.py")
const receipts: Receipt[] = []
const inbounds: Inbound[] = []
let isAway = false
let service: Awaited<ReturnType<typeof startWebhookServer>>

const listener = {
  receipt: async (receipt: Receipt) => void receipts.push(receipt),
  inbound: async (message: Inbound) => {
    if (isAway) throw new Error("The store is away.")
    inbounds.push(message)
  },
}

before(async () => {
  if (skip) return
  await python.start()
  const inbound = { ...webhookSettings.inbound, media: { urls: ["media[]"] } }
  const settings = { request: { url: python.url, form: {} }, answer: { reference: "id" }, ...webhookSettings, inbound }
  service = await startWebhookServer(() => newWebhookReader(settings, { outgoing }), listener)
})
after(async () => {
  if (skip) return
  await outgoing.stop()
  await python.kill()
  service.close()
})

async function start(t: TestContext, settings: object): Promise<HttpCarrier> {
  const carrier = newHttpCarrier({ answer: { reference: "id" }, ...settings }, { outgoing })
  t.after(() => carrier.stop())
  await carrier.start(deafListener)
  return carrier
}

/** Posts a webhook as the gateway does. Returns the status of the answer. */
async function post(form: object, { files = {}, secret = "hooks" } = {}): Promise<number> {
  const order = { url: service.url, headers: { "x-secret": secret }, form, files }
  return (await python.ask(order, "posted")).code
}

const ways = {
  "a form": { form: { to: "{{to}}", text: "{{body}}" } },
  JSON: { json: { to: "{{to}}", text: ["{{body}}"] } },
  "a query": { method: "GET", query: { to: "{{to}}", text: "{{body}}" } },
}
const texts = [...Object.values(sampleTexts), "x & y=z+%41 ".repeat(120), "Grüße 😀\r\n\t", `"}]} \\ </script>`]

for (const [name, way] of Object.entries(ways))
  test(`Python reads each text in ${name} unchanged`, { skip }, async (t) => {
    const carrier = await start(t, { request: { url: `${python.url}/send`, ...way } })
    for (const body of texts) {
      const outcome = await carrier.submit(submissionOf({ body }))
      assert.deepEqual(outcome, { kind: "accepted", references: ["p1"] })
      const { query, body: fields } = python.ofKind("request").at(-1) ?? assert.fail()
      const { to, text } = { ...query, ...fields } as { to: unknown; text: unknown }
      assert.deepEqual([[to].flat(), text], [["+15551234567"], [body]])
    }
  })

for (const count of sampleMediaCounts) {
  const media = sampleMedia(count)
  const base64 = media.map(({ content }) => Buffer.from(content).toString("base64"))

  test(`Python fetches ${count} media that a message names`, { skip }, async (t) => {
    const host = createServer(({ url = "" }, response) => response.end(media[Number(url.slice(1))]?.content))
    host.listen(0, "127.0.0.1")
    await once(host, "listening")
    t.after(() => host.close())
    const { port } = host.address() as AddressInfo
    const request = { url: `${python.url}/send`, form: { text: "{{body}}", media: "{{media_urls}}" } }
    const carrier = await start(t, { channels: ["sms", "mms"], request })
    const mediaUrls = media.map((_, index) => `http://127.0.0.1:${port}/${index}`)
    const outcome = await carrier.submit(submissionOf({ body: "Look", media, mediaUrls }))
    assert.equal(outcome.kind, "accepted")
    assert.deepEqual(python.ofKind("request").at(-1)?.media, base64)
  })

  test(`${count} media are received with their text`, { skip }, async () => {
    const files = Object.fromEntries(base64.map((content, index) => [`/files/${count}-${index}.png`, content]))
    const form = {
      message: `media-${count}`,
      to: "+15550000009",
      from: "+15551234567",
      text: "Look",
      media: Object.keys(files).map((path) => python.url + path),
    }
    assert.equal(await post(form, { files }), 200)
    const { body, media: came } = inbounds.at(-1) ?? assert.fail()
    assert.deepEqual([body, came], ["Look", media])
  })
}

for (const [name, text] of Object.entries(sampleTexts))
  test(`${name} is received whole, and under the same reference when it is repeated`, { skip }, async () => {
    const form = { message: `in ${name}`, to: "+15550000009", from: "+15551234567", text }
    isAway = true
    assert.equal(await post(form), 503)
    isAway = false
    assert.deepEqual([await post(form), await post(form)], [200, 200])
    const came = inbounds.slice(-2).map(({ to, from, body, reference }) => [to, from, body, reference])
    assert.deepEqual(came, Array(2).fill([form.to, form.from, text, form.message]))
  })

test("a receipt is accepted, and one with a wrong secret is not", { skip }, async () => {
  assert.deepEqual([await post({ id: "p1", status: "delivered" }), receipts.at(-1)?.state], [200, "delivered"])
  assert.deepEqual([await post({ id: "p2", status: "delivered" }, { secret: "wrong" }), receipts.length], [401, 1])
})

for (const answer of ["cut", "silent", "garbage", "broken"])
  test(`an answer that is ${answer} leaves the outcome unknown, and the carrier works on`, { skip }, async (t) => {
    const request = { url: `${python.url}/${answer}`, form: { text: "{{body}}" } }
    const carrier = await start(t, { request, timeout_ms: 1_000 })
    assert.equal((await carrier.submit(submissionOf())).kind, "unknown")
    assert.equal(carrier.status().state, "up")
  })

test("a message that meets a dead gateway has not left, and the next one does when it is back", { skip }, async (t) => {
  const carrier = await start(t, { request: { url: `${python.url}/send`, form: { text: "{{body}}" } } })
  assert.equal((await carrier.submit(submissionOf())).kind, "accepted")
  await python.kill()
  // A kept connection may break during the first request.
  assert.notEqual((await carrier.submit(submissionOf())).kind, "accepted")
  assert.equal((await carrier.submit(submissionOf())).kind, "not_sent")
  assert.equal(carrier.status().state, "down")
  await python.start()
  await eventually("the carrier tries again", () => carrier.status().state === "up")
  assert.equal((await carrier.submit(submissionOf({ body: "Here again" }))).kind, "accepted")
  assert.match(JSON.stringify(python.ofKind("request").at(-1)), /Here again/)
})
