import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import { setImmediate as turn } from "node:timers/promises"
import type { Inbound } from "#messaging/carriers/carrier.ts"
import { markEdit } from "#messaging/carriers/describe-content.ts"
import { openTestStore } from "#core/db/testing.ts"
import { getMedia, listMedia } from "#messaging/messages/media/read-media.ts"
import type { Message } from "#messaging/messages/message.ts"
import { listMessages } from "#messaging/messages/read/list-messages.ts"
import { readTimeline } from "#messaging/messages/read/read-timeline.ts"
import { recipient, sender, Stage } from "#messaging/messages/testing.ts"
import { Overloaded } from "#core/std/batcher.ts"
import { receiveMessage } from "./receive-message.ts"

function inboundOf(stage: Stage, body: string): Inbound {
  return { to: sender, from: recipient, body, media: [], at: stage.clock.now(), reference: body }
}

describe("an inbound message", async () => {
  const store = await openTestStore()
  let stage: Stage
  beforeEach(() => {
    stage = new Stage(store.db)
  })
  afterEach(() => stage.stop())
  after(() => store.close())

  const all = async (filters: { direction?: "inbound" | "outbound"; to?: string } = {}): Promise<Message[]> =>
    (await listMessages(store.db, stage.accountId, filters, { limit: 100, before: null })).messages.reverse()
  const bodies = async (direction: "inbound" | "outbound") => (await all({ direction })).map(({ body }) => body)
  const replies = async () => (await all({ direction: "outbound" })).filter(({ isAutomatic }) => isAutomatic)

  it("is stored and announced", async () => {
    await stage.receive("hello there")
    const [message] = await all()
    assert.deepEqual(
      [
        message?.direction,
        message?.status,
        message?.body,
        message?.to,
        message?.from,
        message?.channel,
        message?.carrierId,
      ],
      ["inbound", "received", "hello there", sender, recipient, "sms", stage.carrier.id],
    )
    assert.deepEqual(await stage.story(message?.id ?? ""), ["received"])
    assert.deepEqual(await stage.jobs(), [])
  })

  it("says in its timeline and the metrics which files it lost, and the metrics count descriptions", async () => {
    const { inboundFilesLost, inboundDescribed } = stage.context.metrics
    const counted = async () =>
      (await Promise.all([inboundFilesLost.get(), inboundDescribed.get()])).map(({ values }) =>
        values.reduce((sum, { value }) => sum + value, 0),
      )
    const [lost = 0, described = 0] = await counted()
    const media = [{ contentType: "image/png", content: Buffer.from("picture") }]
    await stage.receive("Look", { media, filesLost: 2, reference: "a" })
    await stage.receive("Look", { media, filesLost: 2, reference: "a" })
    await stage.receive("[voicemail waiting]", { described: "waiting" })
    await stage.receive("Hello", { filesLost: 0 })
    assert.deepEqual(await counted(), [lost + 2, described + 1])
    const [message, ...others] = await all()
    const timeline = await readTimeline(store.db, stage.accountId, message?.id ?? "")
    assert.deepEqual(
      timeline.map(({ type, detail }) => [type, detail]),
      [
        ["messages.received", { carrier_reference: "a" }],
        ["files_lost", { files: 2, stored: 1 }],
      ],
    )
    for (const { id } of others) assert.deepEqual(await stage.story(id), ["received"])
  })

  it("for a number without an owner is dropped", async () => {
    await stage.receive("hello", { to: "+15550009999" })
    assert.deepEqual(await all(), [])
  })

  it("is stored once, although the carrier repeats it", async () => {
    await stage.receive("once", { reference: "a" })
    await stage.receive("once", { reference: "a" })
    await Promise.allSettled([
      stage.receive("at once", { reference: "b" }),
      stage.receive("at once", { reference: "b" }),
    ])
    assert.deepEqual(await bodies("inbound"), ["once", "at once"])
  })

  it("is refused for now while the same one is being stored, and stored by its next try if that failed", async () => {
    for (const commits of [true, false]) {
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
      const transaction = (work: Parameters<typeof store.db.transaction>[0]) =>
        store.db.transaction(async (tx) => {
          const result = await work(tx)
          begin()
          await released
          if (!commits) throw new Error("The process is stopped before its commit.")
          return result
        })
      const inbound = inboundOf(stage, `commits: ${commits}`)
      const slow = { ...stage.receiving, db: { transaction } as typeof store.db }
      const first = Promise.allSettled([receiveMessage(slow, stage.carrier.id, inbound)])
      await begun
      await assert.rejects(receiveMessage(stage.receiving, stage.carrier.id, inbound), Overloaded)
      release()
      assert.equal((await first)[0]?.status, commits ? "fulfilled" : "rejected")
      await receiveMessage(stage.receiving, stage.carrier.id, inbound)
      assert.deepEqual(
        (await bodies("inbound")).filter((body) => body === inbound.body),
        [inbound.body],
      )
    }
  })

  it("is another one when only the reference is the same", async () => {
    await stage.receive("one", { reference: "a" })
    await stage.receive("another", { reference: "a", from: "+15550001002" })
    assert.deepEqual(await bodies("inbound"), ["one", "another"])
  })

  it("is stored with its media", async () => {
    const content = Buffer.from("GIF89a\0\xff", "latin1")
    await stage.receive("", { media: [{ contentType: "image/gif", content }] })
    const [message] = await all()
    const [media] = await listMedia(store.db, stage.accountId, message?.id ?? "")
    const { content: stored } = await getMedia(store.db, stage.accountId, media?.id ?? "")
    assert.deepEqual([message?.channel, message?.numMedia], ["mms", 1])
    assert.deepEqual([media?.content_type, Buffer.from(stored)], ["image/gif", content])
  })

  it("has media of the type of their content, so that HTML declared as a picture is not shown as one", async () => {
    const content = Buffer.from("<script>alert(1)</script>")
    await stage.receive("", { media: [{ contentType: "image/jpeg", content }] })
    const [message] = await all()
    const [media] = await listMedia(store.db, stage.accountId, message?.id ?? "")
    assert.equal(media?.content_type, "text/html")
  })

  it("of STOP refuses later messages, and is answered", async () => {
    await stage.receive(" stop. ")
    await assert.rejects(stage.send(), { code: "recipient_opted_out" })
    const [reply] = await replies()
    assert.deepEqual([reply?.to, reply?.from], [recipient, sender])
    assert.match(reply?.body ?? "", /no more messages/)
    stage.start()
    await stage.runDue()
    assert.equal(await stage.status(reply?.id ?? ""), "sent")
  })

  it("that is an edit to STOP opts out, and one to other words does not", async () => {
    await stage.receive(markEdit("Don't stop"))
    assert.equal((await replies()).length, 0)
    await stage.receive(markEdit("Stop."))
    await assert.rejects(stage.send(), { code: "recipient_opted_out" })
    assert.deepEqual(await bodies("inbound"), ["[edited] Don't stop", "[edited] Stop."])
  })

  it("of STOP is answered once, although the person repeats it", async () => {
    await stage.receive("STOP")
    await stage.receive("Stop")
    await stage.receive("UNSUBSCRIBE")
    assert.equal((await replies()).length, 1)
    assert.equal((await bodies("inbound")).length, 3)
  })

  it("of STOP cancels queued messages to this recipient from this sender, and no others", async () => {
    const queued = await stage.send()
    const others = [await stage.send({ to: "+15550001002" }), await stage.send({ from: "Posthorn" })]
    await stage.receive("STOP")
    assert.equal(await stage.status(queued), "failed: recipient_opted_out")
    assert.deepEqual(await stage.story(queued), ["queued", "failed"])
    for (const other of others) assert.equal(await stage.status(other), "queued")
    assert.equal((await stage.jobs()).includes(queued), false)
  })

  it("of STOP names its keyword on the timeline of each message that it cancels", async () => {
    const queued = await stage.send()
    await stage.receive(" unsubscribe")
    const { detail } = (await readTimeline(store.db, stage.accountId, queued)).at(-1) ?? {}
    assert.deepEqual(detail, {
      keyword: "UNSUBSCRIBE",
      reason: "The recipient opted out before the message was sent.",
    })
  })

  it("of STOP does not fail a message that is being submitted", async () => {
    const held = Promise.withResolvers<void>()
    stage.carrier.answer = (submission) => held.promise.then(() => stage.carrier.accept(submission))
    const id = await stage.send()
    // The sender claims the message between the query for queued messages and their cancellation.
    const { messageQueue } = stage.context
    const withdraw = messageQueue.withdraw.bind(messageQueue)
    messageQueue.withdraw = async (...asked) => {
      stage.start()
      stage.clock.advance(0)
      while (!stage.carrier.submissions.length) await turn()
      return withdraw(...asked)
    }
    await stage.receive("STOP")
    held.resolve()
    await stage.runDue()
    assert.equal(await stage.status(id), "sent")
  })

  it("of START lets messages through again, and is answered once", async () => {
    await stage.receive("STOP")
    await stage.receive("START")
    await stage.receive("START")
    assert.equal(await stage.status(await stage.send()), "queued")
    assert.deepEqual(
      (await replies()).map(({ body }) => body.includes("again.")),
      [true, true],
    )
  })

  it("of YES from a recipient who never opted out is an ordinary message", async () => {
    await stage.receive("YES")
    assert.deepEqual([await bodies("inbound"), await bodies("outbound")], [["YES"], []])
  })

  it("of HELP is answered and changes nothing", async () => {
    await stage.receive("HELP")
    assert.match((await replies())[0]?.body ?? "", /Reply STOP/)
    assert.equal(await stage.status(await stage.send()), "queued")
  })

  it("that only begins with a keyword is for a person to read", async () => {
    await stage.receive("STOP BY AT FIVE")
    assert.deepEqual(await replies(), [])
    assert.equal(await stage.status(await stage.send()), "queued")
  })

  it("that cannot be stored leaves nothing behind, and the carrier can send it again", async () => {
    await assert.rejects(stage.receive("a NUL: \0", { reference: "a" }))
    await stage.receive("repaired", { reference: "a" })
    assert.deepEqual(await bodies("inbound"), ["repaired"])
  })
})
