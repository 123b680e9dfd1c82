/** Debian's Prosody as the server, and an independent client as the other person. */
import assert from "node:assert/strict"
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { after, before, test } from "node:test"
import { client as newClient } from "@xmpp/client"
import xml, { type Element } from "@xmpp/xml"
import type { Inbound, CarrierMedia, Receipt, Submission } from "#messaging/carriers/carrier.ts"
import { loopback } from "#messaging/carriers/http/testing.ts"
import { Outgoing } from "#core/outgoing/outgoing.ts"
import { systemClock } from "#core/std/clock.ts"
import { eventually } from "../../../../test/support/eventually.ts"
import { noProsody, Prosody, uploadBytesMax, uploadService } from "../../../../test/support/prosody.ts"
import { sampleMedia, sampleMediaCounts, sampleTexts } from "../../../../test/support/sample-messages.ts"
import { UnreliableWire } from "../../../../test/support/unreliable-wire.ts"
import { ann, domain, hotel, messageTo, newXmppCarrier, settingsFor } from "./testing.ts"
import type { XmppCarrier } from "./xmpp-carrier.ts"

const skip = noProsody
const server = new Prosody()
const wire = new UnreliableWire(() => server.componentPort)
const outgoing = new Outgoing({ clock: systemClock, allowedRanges: loopback, plainHttp: true })
const publicOutgoing = new Outgoing({ clock: systemClock })
let carrier: XmppCarrier
let person: ReturnType<typeof newClient>
const receipts: Receipt[] = []
const inbounds: Inbound[] = []
/** The stanzas that the person's client received from the component. */
const got: Element[] = []

const listener = {
  receipt: async (receipt: Receipt) => void receipts.push(receipt),
  inbound: async (message: Inbound) => void inbounds.push(message),
}

before(async () => {
  if (skip) return
  await server.start()
  await wire.start()
  const settings = settingsFor(wire, { upload: uploadService, response_timeout_ms: 5_000 })
  carrier = newXmppCarrier(settings, { http: { outgoing, publicOutgoing } })
  await carrier.start(listener)
  await eventually("the component is connected", () => carrier.status().state === "up")
  person = await signIn()
})
after(async () => {
  if (skip) return
  await person.stop()
  await carrier.stop()
  await wire.stop()
  await server.stop()
  await outgoing.stop()
  await publicOutgoing.stop()
})

const texts = { ...sampleTexts, "a text with markup": `<body>&amp;"'</body> ]]>` }

for (const [name, body] of Object.entries(texts)) {
  test(`${name} arrives unchanged, and its receipt comes back`, { skip }, async () => {
    const outcome = await carrier.submit(messageTo(ann, { body }))
    assert.equal(outcome.kind, "accepted")
    const [reference] = outcome.references
    await eventually("the message arrives", () => textsOf(got).includes(body))
    await eventually("the receipt comes", () => receipts.some((each) => each.reference === reference))
    assert.equal(receipts.find((each) => each.reference === reference)?.state, "delivered")
  })

  test(`${name} of a person comes in unchanged, and is acknowledged`, { skip }, async () => {
    const id = `in-${name}`
    await say({ id, body })
    await eventually("the message comes in", () => inbounds.some((each) => each.body === body))
    const { to, from } = inbounds.find((each) => each.body === body) ?? {}
    assert.deepEqual([to, from], [hotel, ann])
    await eventually("the acknowledgement comes", () => got.some((stanza) => acknowledges(stanza, id)))
  })
}

test("controls that XML has no characters for do not end the connection", { skip }, async () => {
  const outcome = await carrier.submit(messageTo(ann, { body: "a\u0001b\ud800c" }))
  assert.equal(outcome.kind, "accepted")
  await eventually("the message arrives", () => textsOf(got).includes("a\u{FFFD}b\u{FFFD}c"))
})

test("a message that the person read is read", { skip }, async () => {
  const outcome = await carrier.submit(messageTo(ann, { body: "Read me" }))
  assert.equal(outcome.kind, "accepted")
  const [id = ""] = outcome.references
  await eventually("the message arrives", () => textsOf(got).includes("Read me"))
  await person.send(toHotel({ id: "marker" }, xml("displayed", { xmlns: "urn:xmpp:chat-markers:0", id })))
  await eventually("it is read", () => receipts.some((each) => each.reference === id && each.state === "read"))
})

test("receipts for messages that were never sent, or to another user, are dropped", { skip }, async () => {
  const outcome = await carrier.submit(messageTo("xmpp:nobody-at-home@example.org", { body: "Hello?" }))
  const stolen = outcome.kind === "accepted" ? outcome.references[0] : "MS0123.1.abcdefabcdefabcd"
  const known = receipts.length
  for (const id of ["made-up", "MS0123.1.abcdefabcdefabcd", stolen])
    await person.send(toHotel({ id: `forged-${id}` }, xml("received", { xmlns: "urn:xmpp:receipts", id: id ?? "" })))
  await say({ id: "after", body: "after the forged ones" })
  await eventually("what follows comes in", () => inbounds.some((each) => each.body === "after the forged ones"))
  assert.deepEqual(
    receipts.slice(known).filter(({ state }) => state !== "undelivered"),
    [],
  )
})

test("an address that the server does not have is undelivered, and one of another server too", { skip }, async () => {
  const codes: unknown[] = []
  for (const to of ["xmpp:nobody@example.org", "xmpp:ann@elsewhere.invalid"]) {
    const outcome = await carrier.submit(messageTo(to))
    if (outcome.kind === "refused") codes.push(outcome.code)
    else if (outcome.kind === "accepted") {
      const [reference] = outcome.references
      await eventually("the error comes", () => receipts.some((each) => each.reference === reference))
      codes.push(receipts.find((each) => each.reference === reference)?.code)
    }
  }
  assert.deepEqual(codes, ["unknown_user", "unroutable"])
})

for (const count of sampleMediaCounts) {
  const media = sampleMedia(count)

  test(`${count} media and a text arrive as links, and each has its receipt`, { skip }, async () => {
    const body = `The menu in ${count}`
    const outcome = await carrier.submit(messageTo(ann, { body, media }))
    assert.equal(outcome.kind, "accepted")
    assert.equal(outcome.references.length, count + 1)
    const idsLeft = () => outcome.references.filter((id) => !receipts.some(({ reference }) => reference === id))
    await eventually("every receipt comes", () => idsLeft().length === 0)
    const stanzas = outcome.references.flatMap((id) => got.find((stanza) => stanza.attrs["id"] === id) ?? [])
    assert.equal(stanzas[0]?.getChildText("body"), body)
    const urls = stanzas.slice(1).map((stanza) => stanza.getChild("x", "jabber:x:oob")?.getChildText("url") ?? "")
    assert.deepEqual(textsOf(stanzas.slice(1)), urls)
    for (const [index, url] of urls.entries()) {
      const answer = await fetch(url)
      assert.equal(answer.headers.get("content-type"), "image/png")
      assert.deepEqual(Buffer.from(await answer.arrayBuffer()), media[index]?.content)
    }
  })

  test(`${count} media of a person are received with their text`, { skip }, async () => {
    const urls: string[] = []
    for (const each of media) urls.push(await upload(each))
    const links = urls.map((url) => xml("x", { xmlns: "jabber:x:oob" }, xml("url", {}, url)))
    const body = `Our ${count} pictures`
    await person.send(toHotel({ id: `media-${count}` }, xml("body", {}, body), ...links))
    await eventually("they come in", () => inbounds.some((each) => each.body === body))
    assert.deepEqual(inbounds.find((each) => each.body === body)?.media, media)
  })
}

test("a link to an uploaded file alone is media too", { skip }, async () => {
  const media = sampleMedia(1)
  const url = await upload(media[0] ?? assert.fail())
  const known = inbounds.length
  await say({ id: "link", body: url })
  await eventually("it comes in", () => inbounds.length > known)
  assert.deepEqual([inbounds.at(-1)?.body, inbounds.at(-1)?.media], ["", media])
})

test("a link that cannot be fetched stays in the text, and a private address is not asked", { skip }, async () => {
  const asked: string[] = []
  const inside = createServer((request, response) => {
    asked.push(request.url ?? "")
    response.end("secret")
  }).listen(0, "127.0.0.1")
  await once(inside, "listening")
  const { port } = inside.address() as AddressInfo
  const urls = [`http://127.0.0.1:${port}/a.jpg`, `https://localhost:${port}/b.jpg`, `http://127.0.0.1:${server.httpPort}/gone.jpg`] // oxfmt-ignore
  const links = urls.map((url) => xml("x", { xmlns: "jabber:x:oob" }, xml("url", {}, url)))
  await person.send(toHotel({ id: "inside" }, xml("body", {}, "Look here"), ...links))
  await eventually("it comes in", () => inbounds.some(({ body }) => body.startsWith("Look here")))
  const { body, media } = inbounds.find((each) => each.body.startsWith("Look here")) ?? {}
  assert.deepEqual([body?.split("\n"), media, asked], [["Look here", ...urls], [], []]) // oxfmt-ignore
  inside.close()
})

test("a file beyond the limit of the server is refused for good, and the connection continues", { skip }, async () => {
  const media = [{ contentType: "image/gif", content: Buffer.alloc(uploadBytesMax + 1) }]
  const outcome = await carrier.submit(messageTo(ann, { media }))
  assert.deepEqual(outcome.kind === "refused" && [outcome.code, outcome.isPermanent], ["media_too_large", true])
  assert.equal(carrier.status().state, "up")
})

test("the carrier recovers when the server dies and comes back", { skip }, async () => {
  server.kill()
  await eventually("the carrier knows", () => carrier.status().state === "down")
  const outcome = await carrier.submit(messageTo(ann))
  assert.equal(outcome.kind, "not_sent")
  await server.start()
  await eventually("the carrier is back", () => carrier.status().state === "up")
  await person.stop().catch(() => undefined)
  person = await signIn()
  assert.equal((await carrier.submit(messageTo(ann, { body: "Here again" }))).kind, "accepted")
  await eventually("the message arrives", () => textsOf(got).includes("Here again"))
})

const wrongAnswers = {
  "that break off": "cut",
  "that never come": "mute",
  "that are no XML": { instead: "\0<<" },
} as const

for (const [what, trouble] of Object.entries(wrongAnswers))
  test(`answers ${what} leave the outcome unknown, and the carrier connects again`, { skip }, async () => {
    await wire.become(trouble)
    const message = messageTo(ann, { body: `Answers ${what}` })
    assert.equal((await carrier.submit(message)).kind, "unknown")
    await wire.become(null)
    await eventually("the carrier is back", () => carrier.status().state === "up")
    assert.equal((await carrier.submit({ ...message, attempt: 2 })).kind, "accepted")
    const ids = () => got.filter((each) => each.getChildText("body") === message.body).map(({ attrs }) => attrs["id"])
    await eventually("the message arrives", () => ids().length > 0)
    assert.equal(new Set(ids()).size, 1)
  })

test("five hundred simultaneous messages are accepted, in order", { skip }, async () => {
  const bodies = Array.from({ length: 500 }, (_, index) => `number ${index}`)
  const outcomes = await Promise.all(bodies.map((body) => carrier.submit(messageTo(ann, { body }))))
  assert.deepEqual([...new Set(outcomes.map(({ kind }) => kind))], ["accepted"])
  await eventually("all arrive", () => textsOf(got).includes("number 499"))
  assert.deepEqual(
    textsOf(got).filter((text) => text.startsWith("number ")),
    bodies,
  )
})

function textsOf(stanzas: readonly Element[]): string[] {
  return stanzas.flatMap((stanza) => stanza.getChildText("body") ?? [])
}

function acknowledges(stanza: Element, id: string): boolean {
  return stanza.getChild("received", "urn:xmpp:receipts")?.attrs["id"] === id
}

function toHotel(more: object, ...content: Element[]): Element {
  return xml("message", { to: `hotel@${domain}`, type: "chat", ...more }, ...content)
}

function say({ id, body }: { id: string } & Pick<Submission, "body">): Promise<void> {
  return person.send(toHotel({ id }, xml("body", {}, body), xml("request", { xmlns: "urn:xmpp:receipts" })))
}

/** Ann uploads a file to the service of her server. */
async function upload({ contentType, content }: CarrierMedia): Promise<string> {
  const attributes = {
    xmlns: "urn:xmpp:http:upload:0",
    filename: "our picture.gif",
    size: String(content.byteLength),
    "content-type": contentType,
  }
  const answer = await person.iqCaller.request(
    xml("iq", { to: uploadService, type: "get" }, xml("request", attributes)),
  )
  const put = answer.getChild("slot")?.getChild("put")
  const headers = Object.fromEntries(
    (put?.getChildren("header") ?? []).map((header: Element) => [header.attrs["name"] as string, header.getText()]),
  )
  const { status } = await fetch(String(put?.attrs["url"]), {
    method: "PUT",
    body: Buffer.from(content),
    headers: { ...headers, "content-type": contentType },
  })
  assert.equal(status, 201)
  return String(answer.getChild("slot")?.getChild("get")?.attrs["url"])
}

/** Ann signs in, with a client that acknowledges messages. */
async function signIn(): Promise<ReturnType<typeof newClient>> {
  const signedIn = newClient({
    service: `xmpp://127.0.0.1:${server.clientPort}`,
    domain: "example.org",
    username: "ann",
    password: "ann's",
  })
  signedIn.on("error", () => undefined)
  signedIn.on("stanza", (stanza: Element) => {
    if (!stanza.is("message") || stanza.attrs["type"] === "error") return
    got.push(stanza)
    const { id, from } = stanza.attrs as { id?: string; from: string }
    if (!stanza.getChild("request", "urn:xmpp:receipts")) return
    const received = xml("received", { xmlns: "urn:xmpp:receipts", id: id ?? "" })
    void signedIn.send(xml("message", { to: from, type: "chat" }, received))
  })
  await eventually("the person signs in", async () => {
    try {
      await signedIn.start()
      return true
    } catch {
      return false
    }
  })
  await signedIn.send(xml("presence"))
  return signedIn
}
