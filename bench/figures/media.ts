import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { Server, AddressInfo } from "node:net"
import { createServer as createSecureServer } from "node:https"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"
import { makeCertificates } from "../receiver/certificates.ts"
import { Bench } from "../system/bench.ts"
import { Operator } from "../system/operator.ts"
import { nodeMemoryMb } from "../system/process-tree.ts"
import type { Figure } from "./figure.ts"

const messagesDefault = 1_000
const fileBytes = 5_000_000
/** Different files, so that the store does not keep all of them once. */
const distinct = 50
/** The share of messages with a picture that must be made smaller, which takes much longer. */
const fittedShare = 0.1
const answerMs = 100
const postsAtOnce = 10
const sampleEveryMs = 250
const drainMaxMs = 550_000

export const media: Figure = {
  name: "media",
  sentence: `Resident memory of the Node processes while MMS with a file of ${fileBytes / 1e6} MB go to an MMSC over MM7, unchanged and then made smaller.`,
  goals: [
    { column: "MB peak", is: "at most", value: 400 },
    { column: "MB peak fitted", is: "at most", value: 400 },
    { column: "files left", is: "at most", value: 0 },
  ],
  async measure(settings, say) {
    const many = settings.messages ?? messagesDefault
    const folder = mkdtempSync(path.join(tmpdir(), "posthorn-bench-media-"))
    const temporary = mkdtempSync(path.join(tmpdir(), "posthorn-bench-temporary-"))
    const { caPath, key, certificate } = makeCertificates(folder)
    const files = await makeFiles()
    const host = createSecureServer({ key, cert: certificate }, ({ url = "" }, response) => {
      const [, kind, index] = url.split("/")
      response.end(kind === "picture" ? files.picture : files.numbered(Number(index) % distinct))
    })
    const mmsc = createMmsc()
    const [hostPort, mmscPort] = await Promise.all([host, mmsc.server].map(listen))
    const ranges = { WEBHOOK_ALLOWED_RANGES: "127.0.0.0/8", CARRIER_ALLOWED_RANGES: "127.0.0.0/8" }
    const bench = await Bench.start(settings, { env: { ...ranges, WEBHOOK_CA: caPath, TMPDIR: temporary } })
    try {
      const operator = await Operator.start(bench.server)
      const carrier = { url: `http://127.0.0.1:${mmscPort}/mm7`, vasp_id: "bench", inbound: { user: "mmsc" }, connections: 20 } // oxfmt-ignore
      await operator.lead("mms", { kind: "mm7", settings: carrier })
      const atStart = nodeMemoryMb(bench.server.pid)
      const plain = await send(bench, many, (index) => `https://127.0.0.1:${hostPort}/file/${index}`)
      say(`as they are: ${JSON.stringify(plain)}`)
      await operator.change({ ...carrier, media: { bytes_max: 600_000, width_max: 1_280, height_max: 1_280 } })
      const count = Math.ceil(many * fittedShare)
      const fitted = await send(bench, count, () => `https://127.0.0.1:${hostPort}/picture`)
      say(`made smaller: ${JSON.stringify(fitted)}`)
      if (mmsc.taken() !== many + count) throw new Error(`The MMSC has ${mmsc.taken()} messages.`)
      const row = {
        files: many,
        "files/s": many / plain.seconds,
        "MB at start": atStart,
        "MB peak": plain.peak,
        fitted: count,
        "fitted/s": count / fitted.seconds,
        "MB peak fitted": fitted.peak,
        "files left": readdirSync(temporary).length,
      }
      return { rows: [row], postgresql: bench.postgresql }
    } finally {
      await bench.stop()
      for (const server of [host, mmsc.server]) server.close()
      for (const each of [folder, temporary]) rmSync(each, { recursive: true, force: true })
    }
  },
}

async function makeFiles() {
  const [width, height] = [4_000, 3_000]
  const noise = { type: "gaussian", mean: 128, sigma: 20 } as const
  const picture = await sharp({ create: { width, height, channels: 3, background: "#808080", noise } })
    .jpeg({ quality: 82 })
    .toBuffer()
  const file = Buffer.alloc(fileBytes, 7)
  file.write("\xff\xd8\xff", "latin1")
  const numbered = (index: number) => {
    const copy = Buffer.from(file)
    copy.writeUInt32BE(index, 16)
    return copy
  }
  return { picture, numbered }
}

/** Accepts every message after a while, and stores nothing. */
function createMmsc() {
  let taken = 0
  const server = createServer((request, response) => {
    let head = ""
    request.on("data", (chunk: Buffer) => (head ||= chunk.toString("latin1", 0, 4_096)))
    request.on("end", () => {
      const [, transaction = ""] = /mustUnderstand="1">([^<]+)</.exec(head) ?? []
      setTimeout(() => response.end(submitRsp(transaction, ++taken)), answerMs)
    })
  })
  return { server, taken: () => taken }
}

function submitRsp(transaction: string, id: number): string {
  return `<Envelope><Header><TransactionID>${transaction}</TransactionID></Header><Body><SubmitRsp><Status><StatusCode>1000</StatusCode></Status><MessageID>${id}</MessageID></SubmitRsp></Body></Envelope>`
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return (server.address() as AddressInfo).port
}

async function send(bench: Bench, count: number, urlOf: (index: number) => string) {
  const startedAt = performance.now()
  let peak = 0
  const sampler = setInterval(() => (peak = Math.max(peak, nodeMemoryMb(bench.server.pid))), sampleEveryMs)
  try {
    let next = 0
    const post = async () => {
      for (let index = next++; index < count; index = next++)
        await bench.server.call("POST", "/v1/messages", {
          To: "+14155550100",
          From: "+15005550006",
          MediaUrl: urlOf(index),
        })
    }
    await Promise.all(Array.from({ length: postsAtOnce }, post))
    await bench.drained(drainMaxMs)
  } finally {
    clearInterval(sampler)
  }
  return { seconds: (performance.now() - startedAt) / 1_000, peak }
}
