import assert from "node:assert/strict"
import { after, afterEach, describe, it, test } from "node:test"
import sharp from "sharp"
import type { MediaLimits } from "#messaging/carriers/carrier.ts"
import { openTestStore } from "#core/db/testing.ts"
import { deleteMessage } from "#messaging/messages/delete-message.ts"
import { throttled } from "#messaging/messages/fake-carrier.ts"
import { readTimeline } from "#messaging/messages/read/read-timeline.ts"
import { Stage } from "#messaging/messages/testing.ts"
import { eventually } from "../../../../test/support/eventually.ts"
import type { FetchedMedia, MediaSource } from "./fetch-media.ts"
import { fitMedia } from "./fit-media.ts"
import { FittedLinks } from "./fitted-links.ts"
import { findMediaOf } from "./media-store.ts"
import { prepareMedia } from "./prepare-media.ts"
import { readFittedMedia } from "./read-fitted-media.ts"

const none: MediaLimits = { bytesMax: null, widthMax: null, heightMax: null, types: null }

/** Noise, which no format compresses. */
function noise(width: number, height: number, channels: 3 | 4 = 3) {
  const data = Buffer.alloc(width * height * channels)
  for (let index = 0, seed = 1; index < data.length; index++) {
    seed = (seed * 48_271) % 2_147_483_647
    data[index] = seed & 0xff
  }
  return sharp(data, { raw: { width, height, channels } })
}

async function media(contentType: string, made: ReturnType<typeof sharp>): Promise<FetchedMedia> {
  return { contentType, content: await made.toBuffer() }
}

/** Minutes, because a slow machine must also pass. */
const owner = { accountId: "a", deadlineMs: 300_000 }

const photo = await media("image/png", noise(1_600, 1_200).png())

async function fitted(files: readonly FetchedMedia[], limits: Partial<MediaLimits>, body = "") {
  const result = await fitMedia(files, { ...none, ...limits }, { ...owner, body })
  assert.equal(result.kind, "fitted", JSON.stringify(result))
  return result
}

async function refusalOf(files: readonly FetchedMedia[], limits: Partial<MediaLimits>) {
  const result = await fitMedia(files, { ...none, ...limits }, { ...owner, body: "" })
  assert.equal(result.kind, "refused")
  return result
}

test("a picture that is too large is scaled down as a JPEG, and the change says so", async () => {
  const { media: made, changes } = await fitted([photo], { bytesMax: 300_000, widthMax: 1_280, heightMax: 1_280 })
  const [{ contentType, content } = assert.fail()] = made
  const { width, height, format } = await sharp(content).metadata()
  assert.deepEqual([contentType, format], ["image/jpeg", "jpeg"])
  assert.ok(content.byteLength <= 300_000 && content.byteLength > 100_000, String(content.byteLength))
  assert.ok(width <= 1_280 && Math.abs(width / height - 4 / 3) < 0.02, `${width}×${height}`)
  assert.match(changes.join(), /^image\/png \d\.\d MB 1600×1200 → image\/jpeg \d+ KB \d+×\d+$/)
})

test("a picture that fits stays as it is, to the byte", async () => {
  const { media: made, changes } = await fitted([photo], { bytesMax: 20_000_000, widthMax: 1_600, types: ["image/*"] })
  assert.deepEqual([made[0] === photo, changes], [true, []])
})

test("a picture is turned as its camera held it, and says no more where it was taken", async () => {
  const exif = { IFD0: { Copyright: "Ann" }, IFD3: { GPSLatitudeRef: "N" } }
  const turned = await media("image/jpeg", noise(400, 200).withExif(exif).withMetadata({ orientation: 6 }).jpeg())
  const { media: made } = await fitted([turned], { widthMax: 100 })
  const { width, height, orientation, exif: left } = await sharp(made[0]?.content).metadata()
  assert.deepEqual([width, height, orientation ?? 1, left], [100, 200, 1, undefined])
})

test("a transparent picture stays a PNG if that fits, and else lies on white", async () => {
  const clear = sharp({
    create: { width: 900, height: 900, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } },
  })
  const still = await fitted([await media("image/png", clear.png())], { widthMax: 300 })
  assert.equal(still.media[0]?.contentType, "image/png")
  const busy = await media("image/png", noise(600, 600, 4).png())
  const { media: made } = await fitted([busy], { bytesMax: 60_000 })
  assert.equal(made[0]?.contentType, "image/jpeg")
})

test("a moving picture stays one if that fits, and else shows its first frame", async () => {
  const frames = await Promise.all(
    [1, 2, 3].map((seed) =>
      noise(300, 300)
        .modulate({ hue: seed * 60 })
        .png()
        .toBuffer(),
    ),
  )
  const moving = await media("image/gif", sharp(frames, { join: { animated: true } }).gif())
  const smaller = await fitted([moving], { widthMax: 150 })
  const { pages, pageHeight, width } = await sharp(smaller.media[0]?.content, { animated: true }).metadata()
  assert.deepEqual([smaller.media[0]?.contentType, pages, pageHeight, width], ["image/gif", 3, 150, 150])
  const still = await fitted([moving], { types: ["image/jpeg"] })
  assert.equal((await sharp(still.media[0]?.content).metadata()).format, "jpeg")
})

test("pictures share the room that the text and other media leave, and keep their order", async () => {
  const small = await media("image/png", noise(50, 50).png())
  const sound = { contentType: "audio/amr", content: Buffer.alloc(100_000) }
  const files = [photo, small, sound, photo]
  const { media: made, changes } = await fitted(files, { bytesMax: 500_000 }, "x".repeat(10_000))
  const bytes = made.map(({ content }) => content.byteLength)
  assert.ok(bytes.reduce((sum, each) => sum + each, 10_000) <= 500_000, String(bytes))
  assert.deepEqual([made[1] === small, made[2] === sound, changes.length], [true, true, 2])
  assert.ok((bytes[0] ?? 0) > 80_000 && (bytes[3] ?? 0) > 80_000, String(bytes))
})

test("media that cannot be made to fit is refused with a code of its own", async () => {
  const sound = { contentType: "audio/amr", content: Buffer.alloc(100_000) }
  assert.equal((await refusalOf([sound], { types: ["image/*"] })).code, "media_type_unsupported")
  assert.equal((await refusalOf([sound], { bytesMax: 50_000 })).code, "media_too_large")
  assert.equal((await refusalOf([photo], { types: ["audio/*"] })).code, "media_type_unsupported")
  const broken = { contentType: "image/png", content: photo.content.subarray(0, 2_000) }
  const { code, reason } = await refusalOf([broken], { widthMax: 100 })
  assert.equal(code, "media_type_unsupported")
  assert.match(reason, /^The picture of the type image\/png cannot be read: /)
})

test("a small file with a huge picture is refused before it fills the memory", async () => {
  const bomb = sharp({ create: { width: 16_000, height: 4_000, channels: 3, background: "#000000" } })
  const file = await media("image/png", bomb.png())
  assert.ok(file.content.byteLength < 1_000_000)
  const { code, reason } = await refusalOf([file], { widthMax: 1_000 })
  assert.equal(code, "media_too_large")
  assert.match(reason, /more than 50 million pixels/)
})

test("media that is late waits for another attempt, and keeps no other message waiting", async () => {
  const limits = { ...none, widthMax: 100 }
  const result = await fitMedia([photo], limits, { ...owner, body: "", deadlineMs: 0 })
  assert.equal(result.kind, "refused")
  assert.deepEqual([result.isPermanent, result.blame], [false, "message"])
  assert.equal((await fitMedia([photo], limits, { ...owner, body: "" })).kind, "fitted")
})

test("an SVG is never drawn, under any declared type", async () => {
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="9" height="9"/></svg>`,
  )
  const { code } = await refusalOf([{ contentType: "image/png", content: svg }], { widthMax: 100 })
  assert.equal(code, "media_type_unsupported")
})

describe("a message whose carrier has limits", async () => {
  const store = await openTestStore()
  let stage: Stage
  afterEach(() => stage.stop())
  after(() => store.close())
  const stageWith = (limits: Partial<MediaLimits>, fetchesMedia = false) => {
    stage = new Stage(store.db, { mediaSource: { fetch: async () => ({ kind: "fetched", media: photo }) } })
    stage.carrier.mediaLimits = { ...none, ...limits }
    stage.carrier.fetchesMedia = fetchesMedia
  }
  const changesOf = async (id: string) =>
    (await readTimeline(store.db, stage.accountId, id)).filter(({ type }) => type === "media_fitted")

  const handedOver = async (count: number) => {
    // Pictures are changed in real time, which the clock of the stage does not know.
    await eventually(`${count} were handed over`, () => stage.carrier.submissions.length === count)
    await stage.runDue()
  }
  const becomes = async (id: string, status: string) =>
    await eventually(`it is ${status}`, async () => (await stage.status(id)) === status)

  it("leaves with pictures that fit, and its timeline has each change once", async () => {
    stageWith({ bytesMax: 200_000 })
    stage.carrier.answer = () => throttled
    const id = await stage.sent({ mediaUrls: ["a"] })
    await handedOver(1)
    stage.carrier.answer = (submission) => stage.carrier.accept(submission)
    await stage.pass(5_000)
    await handedOver(2)
    const [first, second] = stage.carrier.submissions.map(({ media: [one] }) => one)
    assert.deepEqual([first?.contentType, second?.content], ["image/jpeg", first?.content])
    const [change, ...others] = await changesOf(id)
    assert.match(JSON.stringify(change?.detail), /"changes":\["image\/png .* → image\/jpeg /)
    assert.deepEqual(others, [])
  })

  it("fails with a code if its media cannot be made to fit", async () => {
    stageWith({ types: ["audio/*"] })
    await becomes(await stage.sent({ mediaUrls: ["a"] }), "failed: media_type_unsupported")
    assert.equal(stage.carrier.submissions.length, 0)
  })

  it("gives a carrier that fetches media a link to the changed picture, until it ends or the message is deleted", async () => {
    stageWith({ bytesMax: 200_000 }, true)
    await becomes(await stage.sent({ mediaUrls: ["a"] }), "failed: media_too_large")
    const { db, clock, newId } = stage.context
    const baseUrl = () => "https://posthorn.example.com"
    const fittedLinks = new FittedLinks({ secretKeys: [new Uint8Array(32)], clock, baseUrl })
    const sound = { contentType: "audio/amr", content: Buffer.from("#!AMR\n") }
    const mediaSource: MediaSource = {
      fetch: async (url) => ({ kind: "fetched", media: url === "b" ? photo : sound }),
    }
    const context = { db, clock, newId, fittedLinks, mediaSource }
    stage.carrier.state = "down"
    const message = await stage.message(await stage.sent({ mediaUrls: ["a", "b"] }))
    const prepared = await prepareMedia(context, message, stage.carrier, { attempt: 1, until: clock.now() + 30_000 })
    assert.ok("media" in prepared, JSON.stringify(prepared))
    const listed = await findMediaOf(store.db, stage.accountId, message.id)
    assert.deepEqual(listed.map(({ content_type: type }) => type).toSorted(), ["audio/amr", "image/png"])
    const [unchanged, link = ""] = prepared.mediaUrls
    assert.equal(unchanged, "a")
    const token = /^https:\/\/posthorn\.example\.com\/v1\/fitted_media\/([\w-]+)$/.exec(link)?.[1] ?? ""
    // Without the original, the file can only be the stored one.
    await store.db.query("update media set url = null where message_id = $1", [message.id])
    const content = Buffer.from(prepared.media[1]?.content ?? [])
    for (const request of ["first", "second"])
      assert.deepEqual((await readFittedMedia(context, token))?.content, content, request)
    const again = await prepareMedia(context, message, stage.carrier, { attempt: 2, until: clock.now() + 30_000 })
    assert.ok("media" in again, JSON.stringify(again))
    const keptOnce = "select 1 from media where message_id = $1 and fitted_key is not null"
    assert.equal((await store.db.query(keptOnce, [message.id])).length, 1)
    assert.equal(await readFittedMedia(context, `${token.slice(0, -4)}AAAA`), null)
    await store.db.query("delete from media where message_id = $1 and fitted_key is not null", [message.id])
    assert.deepEqual((await readFittedMedia(context, token))?.content, prepared.media[1]?.content, "of a link before")
    await deleteMessage(stage.context, stage.accountId, message.id)
    assert.equal(await readFittedMedia(context, token), null)
    stage.clock.advance(4 * 24 * 60 * 60 * 1_000)
    assert.equal(fittedLinks.open(token), null)
  })
})
