/** What strangers send to exhaust a parser: it costs its sender a refusal, and this process next to nothing. */
import assert from "node:assert/strict"
import { test } from "node:test"
import { crc32, deflateSync } from "node:zlib"
import sharp from "sharp"
import { hostileFiles } from "#core/std/hostile-files.ts"
import { decodeMime, decodePicture } from "./decoders.ts"

const owner = { ownerId: "stranger", deadlineMs: 300_000 }
const mailBytes = 11 * 1024 * 1024

/** Parsing one of these in this process took seconds to minutes, so the figure is no matter of the machine. */
const processorMsMax = 1_500

async function costOf<T>(work: () => Promise<T>): Promise<T> {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  assert.ok((user + system) / 1_000 < processorMsMax, `It took ${(user + system) / 1_000} ms of this process.`)
  return result
}

const fill = (unit: string, bytes = mailBytes) => unit.repeat(Math.floor(bytes / unit.length))
const deep = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `Content-Type: multipart/mixed; boundary=b${index}\r\n\r\n--b${index}\r\n`,
  )

const refusedMails: Readonly<Record<string, string>> = {
  newlines: `Content-Type: text/plain\r\n\r\n${fill("\n")}`,
  "newlines as a phone may send": `Content-Type: text/plain\r\n\r\n${fill("\n", 300_000)}`,
  "lines of one character": `Content-Type: text/plain\r\n\r\n${fill("a\n")}`,
  "flowed lines": `Content-Type: text/plain; format=flowed; delsp=yes\r\n\r\n${fill("a \n")}`,
  "HTML with blank lines": `Content-Type: text/html\r\n\r\n${fill("\n \t")}`,
  "base64 in lines of one character": `Content-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\n${fill("Q\r\n")}`,
  "quoted-printable soft breaks": `Content-Type: text/plain\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${fill("=\r\n")}`,
  "nested multiparts": `${deep(200).join("")}x`,
  parts: `Content-Type: multipart/mixed; boundary=b\r\n\r\n${fill("--b\r\n\r\nx\r\n")}`,
  "100,000 headers": `${fill("X-A: b\r\n", 800_000)}\r\nx`,
  "a header of 1 MB": `X-A: ${fill("b", 1_000_000)}\r\n\r\nx`,
  "parameter continuations": `Content-Type: text/plain;${Array.from({ length: 100_000 }, (_, index) => `\r\n name*${index}=a;`).join("")}\r\n\r\nx`,
}

for (const [name, text] of Object.entries(refusedMails))
  test(`a mail of ${name} is refused`, async () => {
    const raw = Buffer.from(`MIME-Version: 1.0\r\n${text}`)
    const decoded = await costOf(() => decodeMime({ raw, isEnveloped: false }, owner))
    assert.equal(decoded.kind, "unreadable")
  })

const readMails: Readonly<Record<string, string>> = {
  "tags without an end": `Content-Type: text/html\r\n\r\n${fill("<")}`,
  "links without an end": `Content-Type: text/html\r\n\r\n${fill("<a href='")}`,
  "comments without an end": `Content-Type: text/html\r\n\r\n${fill("<!--")}`,
  "entities without an end": `Content-Type: text/html\r\n\r\n${fill("&#")}`,
  "escape sequences": `Content-Type: text/plain; charset=iso-2022-jp\r\n\r\n${fill("\x1b$B")}`,
  "long boundaries": `Content-Type: multipart/mixed; boundary="${fill("b", 60_000)}"\r\n\r\n${fill(`--${"b".repeat(59_000)}\r\n`, 10_000_000)}`,
  "media in base64": `Content-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\n${fill(`${"Q".repeat(76)}\r\n`)}`,
}

for (const [name, text] of Object.entries(readMails))
  test(`a mail of ${name} is read within the limits`, async () => {
    const raw = Buffer.from(`MIME-Version: 1.0\r\n${text}`)
    const decoded = await costOf(() => decodeMime({ raw, isEnveloped: false }, owner))
    assert.equal(decoded.kind, "read", JSON.stringify(decoded).slice(0, 200))
  })

test("a mail with documents, drawings and archives is read, and each file stays as it is", async () => {
  const files = Object.values(hostileFiles)
  const parts = files.map(({ content, type }) => {
    const lines = content.toString("base64").replaceAll(/.{76}/g, "$&\r\n")
    return `--b\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment\r\n\r\n${lines}\r\n`
  })
  const raw = Buffer.from(
    `MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${parts.join("")}--b--\r\n`,
  )
  const decoded = await costOf(() => decodeMime({ raw, isEnveloped: false }, owner))
  assert.equal(decoded.kind, "read")
  const { media, filesLost } = decoded.output.content
  assert.deepEqual([media.length, filesLost], [files.length, 0])
  for (const { content } of media) assert.ok(files.some((file) => file.content.equals(content)))
})

const blank = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: "#ffffff" } })

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}

/** A PNG of 16 bits, white, with the data of an interlaced one if `isInterlaced`, and further chunks. */
function pngOf(side: number, { isInterlaced = false, more = Buffer.alloc(0) } = {}): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([16, 6, 0, 0, isInterlaced ? 1 : 0], 8)
  const passes = isInterlaced ? interlacing : [[0, 0, 1, 1] as const]
  const bytes = passes.reduce((sum, [x, y, dx, dy]) => sum + Math.ceil((side - y) / dy) * (1 + 8 * Math.ceil((side - x) / dx)), 0) // oxfmt-ignore
  const data = deflateSync(Buffer.alloc(bytes))
  const signature = Buffer.from("89504e470d0a1a0a", "hex")
  return Buffer.concat([signature, chunk("IHDR", head), more, chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))])
}

const interlacing = [[0, 0, 8, 8], [4, 0, 8, 8], [0, 4, 4, 8], [2, 0, 4, 4], [0, 2, 2, 4], [1, 0, 2, 2], [0, 1, 1, 2]] as const // oxfmt-ignore

/** A GIF whose one small frame comes again and again. */
async function gifOf(frames: number): Promise<Buffer> {
  const one = await blank(200, 200).gif().toBuffer()
  const at = one.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]))
  const frame = Buffer.concat([Buffer.from([0x21, 0xf9, 4, 4, 1, 0, 0, 0]), one.subarray(at, -1)])
  return Buffer.concat([one.subarray(0, at), ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}

const zeros = (bytes: number) => Buffer.concat([Buffer.from("a\0\0"), deflateSync(Buffer.alloc(bytes))])

const pictures: Readonly<Record<string, readonly [string, () => Promise<Buffer> | Buffer, "impossible" | "fitted"]>> = {
  "an AVIF of 36 million pixels in 1 KB": ["avif", () => blank(6_000, 6_000).avif({ effort: 0 }).toBuffer(), "impossible"], // oxfmt-ignore
  "an AVIF as large as is read": ["avif", () => blank(4_000, 4_000).avif({ effort: 0 }).toBuffer(), "fitted"],
  "an interlaced PNG of 16 bits": ["png", () => pngOf(7_000, { isInterlaced: true }), "impossible"],
  "an interlaced PNG as large as is read": ["png", () => pngOf(4_000, { isInterlaced: true }), "fitted"],
  "a PNG with ten texts of 50 MB": ["png", () => pngOf(64, { more: Buffer.concat(Array.from({ length: 10 }, () => chunk("zTXt", zeros(50_000_000)))) }), "fitted"], // oxfmt-ignore
  "a PNG with 100,000 chunks": ["png", () => pngOf(64, { more: Buffer.concat(Array.from({ length: 100_000 }, () => chunk("tEXt", Buffer.from("a\0b")))) }), "fitted"], // oxfmt-ignore
  "a GIF of 1,200 frames": ["gif", () => gifOf(1_200), "impossible"],
  "a GIF with as many frames as are read": ["gif", () => gifOf(400), "fitted"],
  "a progressive JPEG of 49 million pixels": ["jpeg", () => blank(7_000, 7_000).jpeg({ progressive: true }).toBuffer(), "impossible"], // oxfmt-ignore
  "a progressive JPEG as large as is read": ["jpeg", () => blank(4_000, 4_000).jpeg({ progressive: true }).toBuffer(), "fitted"], // oxfmt-ignore
  "a TIFF of 49 million pixels": ["tiff", () => blank(7_000, 7_000, 4).tiff({ compression: "deflate" }).toBuffer(), "fitted"], // oxfmt-ignore
  "a WebP of 49 million pixels": ["webp", () => blank(7_000, 7_000, 4).webp({ effort: 0 }).toBuffer(), "fitted"],
}

test("a picture of one pixel in width and 100,000 in height is refused before it is decoded", async () => {
  const content = await blank(1, 100_000).png().toBuffer()
  const limits = { bytesMax: 20, widthMax: null, heightMax: null, types: null }
  const decoded = await costOf(() => decodePicture({ picture: { contentType: "image/png", content }, limits }, owner))
  assert.match(JSON.stringify(decoded), /"media_too_large".*A side of the picture/)
})

for (const [name, [type, make, expected]] of Object.entries(pictures))
  test(`${name} is ${expected === "fitted" ? "made to fit within the limits" : "refused"}`, async () => {
    const picture = { contentType: `image/${type}`, content: await make() }
    const limits = { bytesMax: 20_000, widthMax: 100, heightMax: 100, types: null }
    const decoded = await costOf(() => decodePicture({ picture, limits }, owner))
    assert.equal(decoded.kind === "read" ? decoded.output.kind : decoded.kind, expected, JSON.stringify(decoded).slice(0, 300)) // oxfmt-ignore
  })
