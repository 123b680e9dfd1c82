/** Synapse as the homeserver, and the client API as the other person. */
import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import type { Inbound, Receipt } from "#messaging/carriers/carrier.ts"
import { loopback } from "#messaging/carriers/http/testing.ts"
import { Outgoing } from "#core/outgoing/outgoing.ts"
import { systemClock } from "#core/std/clock.ts"
import { eventually } from "../../../../test/support/eventually.ts"
import {
  sampleMedia,
  sampleMediaCounts,
  sampleTexts,
  wrongHttpAnswers,
} from "../../../../test/support/sample-messages.ts"
import { MatrixPerson } from "../../../../test/support/matrix-person.ts"
import { noSynapse, registrationOf, Synapse } from "../../../../test/support/synapse.ts"
import { UnreliableWire } from "../../../../test/support/unreliable-wire.ts"
import { startWebhookServer } from "../../../../test/support/webhook-server.ts"
import { ann, hotel, messageTo, newMatrixCarrier, newReader, settingsFor } from "./testing.ts"

const skip = noSynapse
const homeserver = new Synapse()
const outgoing = new Outgoing({ clock: systemClock, allowedRanges: loopback, plainHttp: true })
const receipts: Receipt[] = []
const inbounds: Inbound[] = []
let service: Awaited<ReturnType<typeof startWebhookServer>>
let carrier: ReturnType<typeof newMatrixCarrier>
let person: MatrixPerson
let isAway = false

const listener = {
  receipt: async (receipt: Receipt) => void receipts.push(receipt),
  inbound: async (message: Inbound) => {
    if (isAway) throw new Error("The store is away.")
    inbounds.push(message)
  },
}

before(async () => {
  if (skip) return
  service = await startWebhookServer(() => newReader(settingsFor(homeserver), { outgoing }), listener)
  await homeserver.start(registrationOf({ url: `${service.url}/webhooks`, asToken: "as-token", hsToken: "hs-token" }))
  carrier = newMatrixCarrier(settingsFor(homeserver), { outgoing })
  await up()
  person = await MatrixPerson.signUp(homeserver, "ann")
})
after(async () => {
  if (skip) return
  await carrier.stop()
  await homeserver.stop()
  await outgoing.stop()
  service.close()
})

async function up(): Promise<void> {
  await eventually("the homeserver answers", async () => {
    if (carrier.status().state === "up") return true
    await carrier.stop()
    await carrier.start(listener)
    return carrier.status().state === "up"
  })
}

for (const [name, body] of Object.entries(sampleTexts)) {
  test(`${name} arrives, is read, and is answered in the same room`, { skip }, async () => {
    const outcome = await carrier.submit(messageTo(ann, { body }))
    assert.equal(outcome.kind, "accepted")
    const [reference] = outcome.references
    await eventually("it arrives", async () => (await person.look()).some((each) => each.event === reference))
    const { room = "", body: seen } = (await person.look()).find(({ event }) => event === reference) ?? {}
    assert.equal(seen, body)
    await person.read(room, reference ?? "")
    await eventually("it is read", () => receipts.some((each) => each.reference === reference))
    assert.equal(receipts.find((each) => each.reference === reference)?.state, "read")
    await person.say(room, body)
    await eventually("the answer comes in", () => inbounds.some((each) => each.body === body))
    const { to, from } = inbounds.find((each) => each.body === body) ?? {}
    assert.deepEqual([to, from], [hotel, ann])
  })
}

for (const count of sampleMediaCounts) {
  const media = sampleMedia(count)

  test(`${count} media and a text arrive in their order, and the last is read for all`, { skip }, async () => {
    const body = `The menu in ${count}`
    const outcome = await carrier.submit(messageTo(ann, { body, media }))
    assert.equal(outcome.kind, "accepted")
    const [reference] = outcome.references
    await eventually("the last arrives", async () => (await person.look()).some(({ event }) => event === reference))
    const last = person.shown.findIndex(({ event }) => event === reference)
    const events = person.shown.slice(last - count, last + 1)
    assert.equal(events[0]?.body, body)
    for (const [index, { content }] of events.slice(1).entries()) {
      assert.equal(content.msgtype, "m.image")
      assert.deepEqual(content.info, { mimetype: "image/png", size: media[index]?.content.byteLength })
      assert.deepEqual(await person.download(content.url ?? ""), media[index]?.content)
    }
  })

  test(`${count} media of a person are received`, { skip }, async () => {
    const room = (await person.look())[0]?.room ?? ""
    const known = inbounds.length
    for (const [index, each] of media.entries()) {
      const url = await person.upload(each)
      await person.say(room, `photo-${index}.png`, { msgtype: "m.image", url })
    }
    await eventually("they come in", () => inbounds.length === known + count)
    const came = inbounds.slice(known)
    assert.deepEqual(came.map(({ media: [file] }) => Buffer.from(file?.content ?? [])), media.map(({ content }) => content)) // oxfmt-ignore
    assert.deepEqual([...new Set(came.map(({ body }) => body))], [""])
  })
}

test("a caption beside the name of a file is the text, and a file that is gone stays in it", { skip }, async () => {
  const room = (await person.look())[0]?.room ?? ""
  const [file = assert.fail()] = sampleMedia(1)
  const url = await person.upload(file)
  await person.say(room, "Our table", { msgtype: "m.image", filename: "table.png", url })
  await eventually("it comes in", () => inbounds.some(({ body }) => body === "Our table"))
  assert.equal(inbounds.find(({ body }) => body === "Our table")?.media.length, 1)
  await person.say(room, "Gone", { msgtype: "m.file", filename: "gone.pdf", url: "mxc://example.org/nowhere" })
  await eventually("it comes in", () => inbounds.some(({ body }) => body.startsWith("Gone")))
  const { body, media } = inbounds.find((each) => each.body.startsWith("Gone")) ?? {}
  assert.deepEqual([body, media], ["Gone\nmxc://example.org/nowhere", []])
})

test("the same message submitted again is one event", { skip }, async () => {
  const message = messageTo(ann, { body: "once" })
  const [one, other] = [await carrier.submit(message), await carrier.submit({ ...message, attempt: 2 })]
  assert.deepEqual(one, other)
  await eventually("it arrives", async () => (await person.look()).some(({ body }) => body === "once"))
  assert.equal((await person.look()).filter(({ body }) => body === "once").length, 1)
})

test("a person begins a conversation, and is answered in it", { skip }, async () => {
  const room = await person.invite("@sms_spa:example.org")
  await person.say(room, "Is the spa open?")
  await eventually("it comes in", () => inbounds.some(({ body }) => body === "Is the spa open?"))
  assert.equal(inbounds.find(({ body }) => body === "Is the spa open?")?.to, "matrix:@sms_spa:example.org")
  const outcome = await carrier.submit(messageTo(ann, { from: "matrix:@sms_spa:example.org", body: "Until ten." }))
  assert.equal(outcome.kind, "accepted")
  await eventually("the answer arrives", async () => (await person.look()).some(({ body }) => body === "Until ten."))
  assert.equal((await person.look()).find(({ body }) => body === "Until ten.")?.room, room)
})

test("the homeserver pushes a message again that could not be stored", { skip }, async () => {
  isAway = true
  const room = (await person.look())[0]?.room ?? ""
  await person.say(room, "while the store is away")
  await person.say(room, "and after it")
  isAway = false
  await eventually("both come in", () => inbounds.some(({ body }) => body === "and after it"))
  assert.equal(inbounds.filter(({ body }) => body === "while the store is away").length > 0, true)
})

test("a user that does not exist is refused, and so is a sender of another service", { skip }, async () => {
  const foreign = await carrier.submit(messageTo(ann, { from: "matrix:@ann:example.org" }))
  assert.equal(foreign.kind === "refused" && foreign.code, "sender_not_permitted")
})

test("the carrier recovers when the homeserver dies and comes back", { skip }, async () => {
  homeserver.kill()
  const outcome = await carrier.submit(messageTo(ann, { body: "nobody there" }))
  assert.ok(outcome.kind === "not_sent" || outcome.kind === "unknown", outcome.kind)
  await homeserver.start()
  await up()
  assert.equal((await carrier.submit(messageTo(ann, { body: "Here again" }))).kind, "accepted")
  await eventually("it arrives", async () => (await person.look()).some(({ body }) => body === "Here again"))
})

for (const [what, trouble] of Object.entries({ ...wrongHttpAnswers, "that never comes": "mute" } as const))
  test(`an answer ${what} leaves the outcome unknown, and the next try is no second event`, { skip }, async () => {
    const wire = await new UnreliableWire(() => homeserver.port).start()
    const settings = settingsFor({ url: `http://127.0.0.1:${wire.port}` }, { timeout_ms: 3_000 })
    const behind = newMatrixCarrier(settings, { outgoing })
    await behind.start(listener)
    assert.equal((await behind.submit(messageTo(ann))).kind, "accepted", "the room is known")
    const message = messageTo(ann, { body: `An answer ${what}` })
    await wire.become(trouble)
    assert.equal((await behind.submit(message)).kind, "unknown")
    await wire.become(null)
    await eventually("it is up", () => behind.status().state === "up")
    assert.equal((await behind.submit({ ...message, attempt: 2 })).kind, "accepted")
    const seen = () => person.shown.filter(({ body }) => body === message.body)
    await eventually("it arrives", async () => (await person.look(), seen().length > 0))
    assert.equal(seen().length, 1)
    await behind.stop()
    await wire.stop()
  })
