import assert from "node:assert/strict"
import { after, afterEach, describe, it } from "node:test"
import { setImmediate as turn } from "node:timers/promises"
import { openTestStore } from "#core/db/testing.ts"
import { deleteMessage } from "#messaging/messages/delete-message.ts"
import { throttled } from "#messaging/messages/fake-carrier.ts"
import { Stage } from "#messaging/messages/testing.ts"
import type { MediaAnswer } from "./fetch-media.ts"
import { getMedia, listMedia } from "./read-media.ts"

const megabyte = 1024 * 1024
const empty = Buffer.alloc(0)
const heads: Record<string, Buffer> = {
  "image/png": Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
  "text/vcard": Buffer.from("BEGIN:VCARD\r\n"),
  "text/html": Buffer.from("<html>"),
}
const away: MediaAnswer = { kind: "unavailable", reason: "The host answered with status 503, not 200." }

describe("the media of a message", async () => {
  const store = await openTestStore()
  const asked: { url: string; bytesMax: number; deadlineMs: number }[] = []
  let stage: Stage
  afterEach(() => stage.stop())
  after(() => store.close())

  /** A stage whose URLs answer as given; each needs `takesMs`. */
  const stageWith = (answers: Record<string, MediaAnswer>, takesMs = 0) => {
    asked.length = 0
    const fetch = async (url: string, limits: { bytesMax: number; deadlineMs: number }): Promise<MediaAnswer> => {
      asked.push({ url, ...limits })
      stage.clock.advance(takesMs)
      return answers[url] ?? { kind: "failed", reason: "404" }
    }
    stage = new Stage(store.db, { mediaSource: { fetch } })
  }
  const media = (contentType: string, bytes: number): MediaAnswer => ({
    kind: "fetched",
    media: {
      contentType,
      content: Buffer.concat([heads[contentType] ?? empty, Buffer.alloc(bytes, 7)]).subarray(0, bytes),
    },
  })

  it("is fetched before the message is handed over, in order", async () => {
    stageWith({ a: media("image/png", 9), b: media("text/vcard", 11) })
    await stage.sent({ mediaUrls: ["a", "b"] })
    assert.deepEqual(
      stage.carrier.submissions[0]?.media.map(({ contentType, content }) => [contentType, content.byteLength]),
      [
        ["image/png", 9],
        ["text/vcard", 11],
      ],
    )
  })

  it("is fetched once, although the message is submitted several times", async () => {
    stageWith({ a: media("image/png", 9) })
    stage.carrier.answer = () => throttled
    await stage.sent({ mediaUrls: ["a", "a"] })
    stage.carrier.answer = (submission) => stage.carrier.accept(submission)
    await stage.pass(5_000)
    const [first, second] = stage.carrier.submissions
    assert.deepEqual([first?.media.length, second?.media], [2, first?.media])
    assert.equal(asked.length, 1)
  })

  for (const [what, answer, code] of [
    ["cannot be had", { kind: "failed", reason: "404" }, "media_unfetchable"],
    ["is too large", { kind: "too_large", reason: "more" }, "media_too_large"],
    ["is nothing a message can carry", media("text/html", 6), "media_type_unsupported"],
  ] as [string, MediaAnswer, string][]) {
    it(`that ${what} fails the message, which is not handed over`, async () => {
      stageWith({ a: answer })
      assert.equal(await stage.status(await stage.sent({ mediaUrls: ["a"] })), `failed: ${code}`)
      assert.equal(stage.carrier.submissions.length, 0)
    })
  }

  it("that is HTML fails the message, although its host calls it a picture", async () => {
    stageWith({ a: { kind: "fetched", media: { contentType: "image/jpeg", content: Buffer.from("<html>") } } })
    const { errorCode, errorMessage } = await stage.message(await stage.sent({ mediaUrls: ["a"] }))
    assert.equal(errorCode, "media_type_unsupported")
    assert.equal(errorMessage, "The content of the media has the type text/html, which a message cannot contain.")
  })

  it("has the type of its content, although its host declares none", async () => {
    stageWith({ a: { kind: "fetched", media: { contentType: "", content: heads["image/png"] ?? empty } } })
    await stage.sent({ mediaUrls: ["a"] })
    assert.deepEqual(
      stage.carrier.submissions[0]?.media.map(({ contentType }) => contentType),
      ["image/png"],
    )
  })

  it("is stored once for all messages of an account that have the same, until the last of them is deleted", async () => {
    stageWith({ a: media("image/png", 9), b: media("image/png", 9), c: media("image/png", 10) })
    const first = await stage.sent({ mediaUrls: ["a", "c"] })
    const second = await stage.sent({ mediaUrls: ["b"] })
    const uses = () =>
      store.db.query(
        "select octet_length(content) as bytes, uses from media_contents where account_id = $1 order by 1",
        [stage.accountId],
      )
    assert.deepEqual(await uses(), [{ bytes: 9, uses: 2 }, { bytes: 10, uses: 1 }]) // oxfmt-ignore
    for (const id of [first, second]) await stage.receipt(id, "delivered")
    await deleteMessage(stage.context, stage.accountId, first)
    assert.deepEqual(await uses(), [{ bytes: 9, uses: 1 }])
    const [kept] = await listMedia(store.db, stage.accountId, second)
    const { content } = await getMedia(store.db, stage.accountId, kept?.id ?? "")
    assert.deepEqual([kept?.bytes, content.byteLength], [9, 9])
    await deleteMessage(stage.context, stage.accountId, second)
    assert.deepEqual(await uses(), [])
  })

  it("of one account is fetched for two messages at a time", async () => {
    const held: PromiseWithResolvers<MediaAnswer>[] = []
    const fetch = () => {
      held.push(Promise.withResolvers<MediaAnswer>())
      return (held.at(-1) as PromiseWithResolvers<MediaAnswer>).promise
    }
    stage = new Stage(store.db, { mediaSource: { fetch }, windowMax: 20 })
    for (let count = 0; count < 10; count++) await stage.send({ mediaUrls: [`${count}`] })
    stage.start()
    stage.clock.advance(0)
    while (held.length < 2) await turn()
    for (let turns = 0; turns < 50; turns++) await turn()
    assert.equal(held.length, 2)
    for (let index = 0; index < 10; index++) {
      while (!held[index]) await turn()
      held[index]?.resolve(media("image/png", 9))
    }
    await stage.runDue()
    assert.equal(stage.carrier.submissions.length, 10)
  })

  it("whose host is away for a moment is fetched again, without the files that arrived", async () => {
    const answers: Record<string, MediaAnswer> = { a: media("image/png", 9), b: away }
    stageWith(answers)
    const id = await stage.sent({ mediaUrls: ["a", "b"] })
    assert.equal(await stage.status(id), "sending")
    answers.b = media("image/png", 10)
    await stage.pass(5_000)
    assert.deepEqual([await stage.status(id), asked.map(({ url }) => url)], ["sent", ["a", "b", "b"]])
    assert.deepEqual(await stage.story(id), ["queued", "sending", "submission_deferred", "sent"])
  })

  it("whose host stays away is asked for five times, and then fails the message", async () => {
    stageWith({ a: away })
    const id = await stage.sent({ mediaUrls: ["a"] })
    for (let attempt = 2; attempt <= 5; attempt++) {
      assert.equal(await stage.status(id), "sending")
      await stage.pass(20_000)
    }
    assert.deepEqual([await stage.status(id), asked.length], ["failed: media_unfetchable", 5])
  })

  it("has five megabytes together", async () => {
    stageWith({ a: media("image/png", 3 * megabyte), b: media("image/png", megabyte) })
    await stage.sent({ mediaUrls: ["a", "b"] })
    assert.deepEqual(
      asked.map(({ bytesMax }) => bytesMax),
      [5 * megabyte, 2 * megabyte],
    )
  })

  it("has half a minute together, so that the claim outlives it", async () => {
    stageWith({ a: media("image/png", 8), b: media("image/png", 8), c: media("image/png", 8) }, 20_000)
    const id = await stage.sent({ mediaUrls: ["a", "b", "c"] })
    assert.deepEqual(
      asked.map(({ deadlineMs }) => deadlineMs),
      [30_000, 10_000],
    )
    assert.deepEqual(await stage.story(id), ["queued", "sending", "submission_deferred"])
  })

  it("is not kept when the message was deleted while it was fetched", async () => {
    const held = Promise.withResolvers<MediaAnswer>()
    let isAsked = false
    stage = new Stage(store.db, {
      mediaSource: {
        fetch: () => {
          isAsked = true
          return held.promise
        },
      },
    })
    const id = await stage.send({ mediaUrls: ["a"] })
    stage.start()
    stage.clock.advance(0)
    while (!isAsked) await turn()
    await deleteMessage(stage.context, stage.accountId, id)
    held.resolve(media("image/png", 9))
    await stage.runDue()
    assert.deepEqual(await store.db.query("select 1 from media where account_id = $1", [stage.accountId]), [])
  })
})
