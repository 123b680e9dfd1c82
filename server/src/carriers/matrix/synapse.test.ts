/** Synapse as the homeserver, and the client API as the person at the other end. */
import assert from "node:assert/strict"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { after, before, test } from "node:test"
import type { Inbound, CarrierMedia, Receipt } from "#carriers/carrier.ts"
import { loopback } from "#carriers/http/testing.ts"
import { takeWebhook } from "#carriers/webhook.ts"
import { Outgoing } from "#outgoing/outgoing.ts"
import { systemClock } from "#std/clock.ts"
import { eventually } from "../../../test/support/eventually.ts"
import { noSynapse, Synapse } from "../../../test/support/synapse.ts"
import { ann, hotel, messageTo, newMatrixCarrier, newReader, settingsFor } from "./testing.ts"

const skip = noSynapse
const withinMs = 20_000
const homeserver = new Synapse()
const outgoing = new Outgoing({ clock: systemClock, allowedRanges: loopback, plainHttp: true })
const receipts: Receipt[] = []
const inbounds: Inbound[] = []
let carrier: ReturnType<typeof newMatrixCarrier>
let token = ""
let isAway = false

const listener = {
  receipt: async (receipt: Receipt) => void receipts.push(receipt),
  inbound: async (message: Inbound) => {
    if (isAway) throw new Error("The store is away.")
    inbounds.push(message)
  },
}

/** The webhooks of the carrier, as the API has them. */
const service = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on("data", (chunk: Buffer) => chunks.push(chunk))
  request.on("end", () => {
    const headers = { authorization: request.headers.authorization ?? "" }
    const webhook = { method: request.method ?? "", url: request.url ?? "", headers, body: Buffer.concat(chunks) }
    takeWebhook(newReader(settingsFor(homeserver), { outgoing }), { ...webhook, address: "127.0.0.1" }, listener).then(
      ({ answer }) => response.writeHead(answer.status, answer.headers).end(answer.body),
      () => response.writeHead(500).end(),
    )
  })
})

before(async () => {
  if (skip) return
  service.listen(0, "127.0.0.1")
  await new Promise((resolve) => service.once("listening", resolve))
  await homeserver.start(`http://127.0.0.1:${(service.address() as AddressInfo).port}/webhooks`)
  carrier = newMatrixCarrier(settingsFor(homeserver), { outgoing })
  await up()
  token = await homeserver.signUp("ann")
})
after(async () => {
  if (skip) return
  await carrier.stop()
  await homeserver.stop()
  await outgoing.stop()
  service.closeAllConnections()
  service.close()
})

async function up(): Promise<void> {
  await eventually("the homeserver answers", 60_000, async () => {
    if (carrier.status().state === "up") return true
    await carrier.stop()
    await carrier.start(listener)
    return carrier.status().state === "up"
  })
}

async function asAnn<T>(method: string, at: string, body?: object): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
  const answer = await fetch(`${homeserver.url}/_matrix/client/v3${at}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return (await answer.json()) as T
}

interface Sync {
  next_batch: string
  rooms?: {
    invite?: Record<string, unknown>
    join?: Record<string, { timeline: { events: { event_id: string; type: string; content: Content }[] } }>
  }
}

interface Content {
  body?: string
  msgtype?: string
  url?: string
  info?: object
}

const shown: { room: string; event: string; body: string; content: Content }[] = []
let since = ""
/** More events than a message of the tests has. */
const filter = encodeURIComponent(JSON.stringify({ room: { timeline: { limit: 100 } } }))

/** Joins what she is invited to, and gives the texts that she has seen, with their rooms and events. */
async function screen(): Promise<typeof shown> {
  const { rooms, next_batch: next } = await asAnn<Sync>("GET", `/sync?filter=${filter}${since && `&since=${since}`}`)
  since = next
  for (const room of Object.keys(rooms?.invite ?? {})) await asAnn("POST", `/join/${encodeURIComponent(room)}`, {})
  for (const [room, { timeline }] of Object.entries(rooms?.join ?? {}))
    for (const { event_id: event, content } of timeline.events)
      if (content.body !== undefined) shown.push({ room, event, body: content.body, content })
  return shown
}

const texts = {
  single: "Your table is ready.",
  long: `${"A long text. ".repeat(400)}End.`,
  emoji: "Tisch 7 👩‍👩‍👧‍👦 ist bereit 🎉",
  "right-to-left": "الطاولة جاهزة ‏7‎ שלום",
}

for (const [name, body] of Object.entries(texts)) {
  test(`a ${name} text arrives, is read, and is answered in the same room`, { skip }, async () => {
    const outcome = await carrier.submit(messageTo(ann, { body }))
    assert.equal(outcome.kind, "accepted")
    const [reference] = outcome.references
    await eventually("it arrives", withinMs, async () => (await screen()).some((each) => each.event === reference))
    const { room = "", body: seen } = (await screen()).find(({ event }) => event === reference) ?? {}
    assert.equal(seen, body)
    await asAnn("POST", `/rooms/${encodeURIComponent(room)}/receipt/m.read/${encodeURIComponent(reference ?? "")}`, {})
    await eventually("it is read", withinMs, () => receipts.some((each) => each.reference === reference))
    assert.equal(receipts.find((each) => each.reference === reference)?.state, "read")
    await say(room, `re ${name}`, body)
    await eventually("the answer comes in", withinMs, () => inbounds.some((each) => each.body === body))
    const { to, from } = inbounds.find((each) => each.body === body) ?? {}
    assert.deepEqual([to, from], [hotel, ann])
  })
}

const picture = (index: number): CarrierMedia => ({
  contentType: "image/gif",
  content: Buffer.from(`GIF89a picture ${index}`),
})

for (const count of [1, 10]) {
  const media = Array.from({ length: count }, (_, index) => picture(index))

  test(`${count} media and a text arrive in their order, and the last is read for all`, { skip }, async () => {
    const body = `The menu in ${count}`
    const outcome = await carrier.submit(messageTo(ann, { body, media }))
    assert.equal(outcome.kind, "accepted")
    const [reference] = outcome.references
    await eventually("the last arrives", withinMs, async () =>
      (await screen()).some(({ event }) => event === reference),
    )
    const last = shown.findIndex(({ event }) => event === reference)
    const events = shown.slice(last - count, last + 1)
    assert.equal(events[0]?.body, body)
    for (const [index, { content }] of events.slice(1).entries()) {
      assert.equal(content.msgtype, "m.image")
      assert.deepEqual(content.info, { mimetype: "image/gif", size: media[index]?.content.byteLength })
      assert.deepEqual(await download(content.url ?? ""), media[index]?.content)
    }
  })

  test(`${count} media of a person come in`, { skip }, async () => {
    const room = (await screen())[0]?.room ?? ""
    const known = inbounds.length
    for (const [index, each] of media.entries()) {
      const url = await upload(each)
      await say(room, `media ${count} ${index}`, `photo-${index}.gif`, { msgtype: "m.image", url })
    }
    await eventually("they come in", withinMs, () => inbounds.length === known + count)
    const came = inbounds.slice(known)
    assert.deepEqual(came.map(({ media: [file] }) => Buffer.from(file?.content ?? [])), media.map(({ content }) => content)) // oxfmt-ignore
    assert.deepEqual([...new Set(came.map(({ body }) => body))], [""])
  })
}

test("a caption beside the name of a file is the text, and a file that is gone stays in it", { skip }, async () => {
  const room = (await screen())[0]?.room ?? ""
  const url = await upload(picture(7))
  await say(room, "caption", "Our table", { msgtype: "m.image", filename: "table.gif", url })
  await eventually("it comes in", withinMs, () => inbounds.some(({ body }) => body === "Our table"))
  assert.equal(inbounds.find(({ body }) => body === "Our table")?.media.length, 1)
  await say(room, "gone", "Gone", { msgtype: "m.file", filename: "gone.pdf", url: "mxc://example.org/nowhere" })
  await eventually("it comes in", withinMs, () => inbounds.some(({ body }) => body.startsWith("Gone")))
  const { body, media } = inbounds.find((each) => each.body.startsWith("Gone")) ?? {}
  assert.deepEqual([body, media], ["Gone\nmxc://example.org/nowhere", []])
})

test("the same message submitted again is one event", { skip }, async () => {
  const message = messageTo(ann, { body: "once" })
  const [one, other] = [await carrier.submit(message), await carrier.submit({ ...message, attempt: 2 })]
  assert.deepEqual(one, other)
  await eventually("it arrives", withinMs, async () => (await screen()).some(({ body }) => body === "once"))
  assert.equal((await screen()).filter(({ body }) => body === "once").length, 1)
})

test("a person begins a conversation, and is answered in it", { skip }, async () => {
  const invitation = { preset: "trusted_private_chat", is_direct: true, invite: ["@sms_spa:example.org"] }
  const { room_id: room } = await asAnn<{ room_id: string }>("POST", "/createRoom", invitation)
  await say(room, "first", "Is the spa open?")
  await eventually("it comes in", withinMs, () => inbounds.some(({ body }) => body === "Is the spa open?"))
  assert.equal(inbounds.find(({ body }) => body === "Is the spa open?")?.to, "matrix:@sms_spa:example.org")
  const outcome = await carrier.submit(messageTo(ann, { from: "matrix:@sms_spa:example.org", body: "Until ten." }))
  assert.equal(outcome.kind, "accepted")
  await eventually("the answer arrives", withinMs, async () =>
    (await screen()).some(({ body }) => body === "Until ten."),
  )
  assert.equal((await screen()).find(({ body }) => body === "Until ten.")?.room, room)
})

test("what could not be stored is pushed again", { skip }, async () => {
  isAway = true
  const room = (await screen())[0]?.room ?? ""
  await say(room, "again", "while the store is away")
  await say(room, "again2", "and after it")
  isAway = false
  await eventually("both come in", 60_000, () => inbounds.some(({ body }) => body === "and after it"))
  assert.equal(inbounds.filter(({ body }) => body === "while the store is away").length > 0, true)
})

test("a user that does not exist, and a sender that is not of the service", { skip }, async () => {
  const foreign = await carrier.submit(messageTo(ann, { from: "matrix:@ann:example.org" }))
  assert.equal(foreign.kind === "refused" && foreign.code, "sender_not_permitted")
})

test("the homeserver dies and comes back, and so does the carrier", { skip }, async () => {
  homeserver.kill()
  const outcome = await carrier.submit(messageTo(ann, { body: "nobody there" }))
  assert.ok(outcome.kind === "not_sent" || outcome.kind === "unknown", outcome.kind)
  await homeserver.start("")
  await up()
  assert.equal((await carrier.submit(messageTo(ann, { body: "Here again" }))).kind, "accepted")
  await eventually("it arrives", withinMs, async () => (await screen()).some(({ body }) => body === "Here again"))
})

async function upload({ contentType, content }: CarrierMedia): Promise<string> {
  const answer = await fetch(`${homeserver.url}/_matrix/media/v3/upload`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": contentType },
    body: Buffer.from(content),
  })
  return ((await answer.json()) as { content_uri: string }).content_uri
}

async function download(uri: string): Promise<Buffer> {
  const at = `${homeserver.url}/_matrix/client/v1/media/download/${uri.slice("mxc://".length)}`
  const answer = await fetch(at, { headers: { authorization: `Bearer ${token}` } })
  return Buffer.from(await answer.arrayBuffer())
}

async function say(room: string, transaction: string, body: string, more: object = {}): Promise<void> {
  const at = `/rooms/${encodeURIComponent(room)}/send/m.room.message/${encodeURIComponent(transaction)}`
  await asAnn("PUT", at, { msgtype: "m.text", body, ...more })
}
