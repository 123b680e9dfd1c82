import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { test } from "node:test"
import sharp from "sharp"
import { systemClock } from "#core/std/clock.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { eventually } from "../../../test/support/eventually.ts"
import { listProcesses } from "../../../test/support/processes.ts"
import { Decoder, type Decoded, type DecoderOptions } from "./decoder.ts"
import type { FittedPicture, PictureToFit } from "./fit-picture.ts"
import type { MimeToRead, ReadMime } from "./read-mime.ts"

const mb = 1024 * 1024
const withinMs = 300_000
const owner = { ownerId: "a", deadlineMs: withinMs }
const limits = { memoryBytesMax: 448 * mb, processorMsMax: 60_000, heapMbMax: 192 }
const mail = { raw: Buffer.from("From: +1\r\n\r\nHello\r\n"), isEnveloped: false }

/** Needs a second and 300 MB. */
const large = await pictureOf(4_000)
const small = await pictureOf(100)

/** An AVIF, since the library keeps it whole. */
async function pictureOf(side: number): Promise<PictureToFit> {
  const blank = sharp({ create: { width: side, height: side, channels: 3, background: "#336699" } })
  const picture = blank.avif({ effort: 0 })
  const carrier = { bytesMax: mb, widthMax: 50, heightMax: 50, types: null }
  return { picture: { contentType: "image/avif", content: await picture.toBuffer() }, limits: carrier }
}

function newDecoder<Input extends object, Output>(kind: DecoderOptions["kind"], more: Partial<DecoderOptions> = {}) {
  const idleMs = more.idleMs ?? 60_000
  return new Decoder<Input, Output>({ kind, clock: systemClock, limits, ...more, idleMs })
}

const newPictures = (more?: Partial<DecoderOptions>) => newDecoder<PictureToFit, FittedPicture>("picture", more)
const newMime = (more?: Partial<DecoderOptions>) => newDecoder<MimeToRead, ReadMime>("mime", more)

function decoderPids(kind: string): number[] {
  const own = listProcesses().filter(({ parent, command }) => parent === process.pid && command.includes(`"${kind}"`))
  return own.map(({ pid }) => pid)
}

test("a process starts with the first file, reads the next ones too, and ends when it had none for some time", async () => {
  const mime = newMime({ idleMs: 1 })
  assert.deepEqual(decoderPids("mime"), [])
  for (const text of ["Hello", "World"]) {
    const decoded = await mime.decode({ raw: Buffer.from(`From: +1\r\n\r\n${text}\r\n`), isEnveloped: false }, owner)
    assert.equal(decoded.kind === "read" && decoded.output.content.body, text)
  }
  await eventually("its process ended", () => !decoderPids("mime").length)
  assert.equal((await mime.decode(mail, owner)).kind, "read")
})

test("a process has none of the server's environment", { skip: process.platform !== "linux" }, async () => {
  const mime = newMime()
  await mime.decode(mail, owner)
  const environment = readFileSync(`/proc/${decoderPids("mime").at(-1)}/environ`, "utf8")
  const names = environment.split("\0").map((each) => each.split("=", 1)[0])
  assert.deepEqual(
    names.filter((name) => name && !/^(MALLOC|NODE_CHANNEL)_/.test(name)),
    [],
  )
})

test("a file that needs too much memory, processor time or heap is unreadable, and the next one is read", async () => {
  const isCostly = (decoded: Decoded<unknown>) =>
    decoded.kind === "unreadable" && /more memory or processor time|ends the process/.test(decoded.reason)
  for (const more of [{ memoryBytesMax: 160 * mb }, { processorMsMax: 100 }])
    assert.ok(
      isCostly(await newPictures({ limits: { ...limits, ...more } }).decode(large, owner)),
      JSON.stringify(more),
    )
  const mime = newMime({ limits: { ...limits, heapMbMax: 12 } })
  const raw = Buffer.from(`From: +1\r\n\r\n${`${"x".repeat(50)}\n`.repeat(200_000)}`)
  assert.ok(isCostly(await mime.decode({ raw, isEnveloped: false }, owner)))
  assert.equal((await mime.decode(mail, owner)).kind, "read")
})

test("the deadline holds within a picture, and ends its process", async () => {
  const clock = new FakeClock()
  const pictures = newPictures({ clock })
  await pictures.decode(small, owner)
  const [pid] = decoderPids("picture").slice(-1)
  const decoding = pictures.decode(large, owner)
  clock.advance(withinMs)
  assert.equal((await decoding).kind, "late")
  await eventually("the process ended", () => !decoderPids("picture").includes(pid ?? 0))
  assert.equal((await pictures.decode(small, owner)).kind, "read")
})

test("a process that something else kills makes its file late, not unreadable", async () => {
  const mime = newMime()
  await mime.decode(mail, owner)
  const [pid = 0] = decoderPids("mime").slice(-1)
  process.kill(pid, "SIGSTOP")
  const decoding = mime.decode(mail, owner)
  process.kill(pid, "SIGKILL")
  assert.equal((await decoding).kind, "late")
  assert.equal((await mime.decode(mail, owner)).kind, "read")
})

test("an owner with many costly files has one process, and another's file does not wait for them", async () => {
  const pictures = newPictures()
  await pictures.decode(small, owner)
  const [held = 0] = decoderPids("picture").slice(-1)
  process.kill(held, "SIGSTOP")
  const costly = Array.from({ length: 5 }, () => pictures.decode(large, owner))
  // The first owner's process stands still, so nothing but a process of its own can answer the second.
  for (const ownerId of ["b", "c"]) assert.equal((await pictures.decode(small, { ...owner, ownerId })).kind, "read")
  process.kill(held, "SIGCONT")
  for (const decoded of await Promise.all(costly)) assert.equal(decoded.kind, "read")
})

test("files beyond the limit of waiting ones are late", async () => {
  const mime = newMime()
  const decoded = await Promise.all(Array.from({ length: 210 }, () => mime.decode(mail, owner)))
  const counts = Object.groupBy(decoded, ({ kind }) => kind)
  assert.deepEqual([counts.read?.length, counts.late?.length], [201, 9])
})
