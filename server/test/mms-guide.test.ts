/** The guide to MMS as an operator and a user follow it, with an MMSC over MM7 and another over MM4. */
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { mkdtempSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, test } from "node:test"
import PostalMime from "postal-mime"
import sharp from "sharp"
import { Mmsc } from "#messaging/carriers/mm4/testing.ts"
import { authority } from "#messaging/carriers/smtp/testing.ts"
import { eventually } from "./support/eventually.ts"
import { codeBlocks, readGuide, ReadersTerminal } from "./support/guides.ts"
import { startHttpsReceiver, type HttpsReceiver } from "./support/https-receiver.ts"
import { Installation } from "./support/installation.ts"
import { Mm7Peer } from "./support/mm7-peer.ts"
import { noPython } from "./support/python-peer.ts"
import { RestClient } from "./support/rest-client.ts"
import { freePort } from "./support/free-port.ts"

const skip = noPython || (spawnSync("curl", ["--version"]).status === 0 ? false : "there is no curl here")
const ours = "+15551230001"
const theirs = "+14155550100"
const folder = mkdtempSync(path.join(tmpdir(), "posthorn-guide-"))
const terminal = new ReadersTerminal(folder)
const ofMm7 = new Mm7Peer()
let ofMm4: Mmsc
let host: HttpsReceiver
let picture: Buffer
let posthorn: Installation
let rest: RestClient
let blocks: readonly string[] = []

interface Message {
  status: string
  body: string
  num_media: number
}

before(async () => {
  if (skip) return
  picture = await sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: "#336699" } }).png().toBuffer() // oxfmt-ignore
  host = await startHttpsReceiver({ respond: (response) => response.end(picture) })
  const ca = path.join(folder, "ca.pem")
  writeFileSync(ca, host.ca)
  const ranges = "127.0.0.0/8,::1/128"
  posthorn = new Installation({
    environment: { WEBHOOK_CA: ca, WEBHOOK_ALLOWED_RANGES: ranges, CARRIER_ALLOWED_RANGES: ranges },
  })
  const ourPort = await freePort()
  ofMm4 = await new Mmsc(ourPort).start()
  await Promise.all([ofMm7.start(), posthorn.start()])
  rest = new RestClient(posthorn)
  const { baseUrl, account, dataDir } = posthorn
  terminal.set({ BASE_URL: baseUrl, ACCOUNT_SID: account.sid, AUTH_TOKEN: account.token, DATA_DIR: dataDir })
  terminal.set({ NODE_COMPILE_CACHE: path.join(folder, "compiled"), AUTHORITY: authority.cert })
  blocks = codeBlocks(readGuide("mms")).map((block) =>
    block
      .replace("https://mmsc.example.net/mm7", ofMm7.url)
      .replace("host=mm4.example.net", `host=127.0.0.1 --set port=${ofMm4.server.port} --set ca="$AUTHORITY"`)
      .replace("inbound.port=2525", `inbound.port=${ourPort}`)
      .replace("192.0.2.0/24", "127.0.0.0/8")
      .replace("https://example.com", host.url),
  )
  assert.equal(blocks.length, 4, "every block is run here")
})
after(async () => {
  if (!skip) {
    await rest.close()
    await ofMm7.kill()
    await posthorn[Symbol.asyncDispose]()
    await ofMm4.stop()
    await host.close()
  }
  await rm(folder, { recursive: true })
})

/** Sends again, since another carrier takes messages until the server has read the new route. */
async function sendUntil<T>(what: string, look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  const [, , send = ""] = blocks
  return await eventually(what, async () => {
    await terminal.paste(send.slice(send.indexOf("curl")))
    return await look()
  })
}

async function isDelivered(sid: string): Promise<void> {
  await eventually("its report delivers it", async () => {
    const { status } = await rest.read<Message>(`/v1/messages/${sid}`)
    return status === "delivered"
  })
}

async function isReceived(text: string): Promise<void> {
  await eventually("the message is received", async () => {
    const { data } = await rest.read<{ data: Message[] }>("/v1/messages?direction=inbound")
    return data.some(({ body }) => body === text)
  })
}

test("the commands of mms.md connect an MMSC over MM7, in both directions", { skip }, async () => {
  const [connect = "", , send = ""] = blocks
  const [carrier = ""] = /CR[0-9a-f]{32}/.exec(await terminal.paste(`${connect}echo $CARRIER_SID`)) ?? []
  const authorization = `Basic ${Buffer.from("mmsc:s3cret2").toString("base64")}`
  await ofMm7.set({ webhook: `${posthorn.baseUrl}/v1/carriers/${carrier}/webhooks/mm7`, authorization })
  await terminal.paste(send)
  const submit = await sendUntil("a message arrives", () => ofMm7.submits[0])
  const [, text, image] = submit.parts.map(({ base64 }) => Buffer.from(base64, "base64"))
  assert.deepEqual([submit.to, submit.from, String(text)], [theirs, ours, "Tonight's menu."])
  assert.deepEqual(image, picture)
  await isDelivered(submit.transaction.slice(0, 34))
  const order = { do: "deliver", to: ours, sender: theirs, text: "Two of it, please", media: [], transaction: "in-1" } as const // oxfmt-ignore
  assert.equal((await ofMm7.post(order)).code, 200)
  await isReceived("Two of it, please")
})

test("the commands of mms.md connect an MMSC over MM4, in both directions", { skip }, async () => {
  const [, connect = ""] = blocks
  assert.match(await terminal.paste(connect), /RT[0-9a-f]{32}/)
  const { raw } = await sendUntil("a mail arrives", () => ofMm4.server.mails[0])
  assert.match(raw, /X-Mms-Message-Type: MM4_forward\.REQ/)
  await isDelivered(/MS[0-9a-f]{32}/.exec(raw)?.[0] ?? "")
  ofMm4.bringMessage({ to: ours, from: theirs, body: "And a table" })
  await isReceived("And a table")
})

test("the limits of mms.md make a picture fit, and the timeline says how", { skip }, async () => {
  const [, , , limits = ""] = blocks
  await terminal.paste(limits)
  const sid = await sendUntil("a smaller picture arrives", async () => {
    const { raw = "" } = ofMm4.server.mails.findLast((mail) => mail.raw.includes("MM4_forward.REQ")) ?? {}
    const { attachments } = await PostalMime.parse(raw)
    const image = attachments.find(({ mimeType }) => mimeType === "image/jpeg")
    if (!image) return undefined
    const { width } = await sharp(Buffer.from(image.content as ArrayBuffer)).metadata()
    assert.equal(width, 1_280)
    return /MS[0-9a-f]{32}/.exec(raw)?.[0]
  })
  const { data } = await rest.read<{ data: object[] }>(`/v1/messages/${sid}/events`)
  assert.match(JSON.stringify(data), /image\/png .*1600×1200 → image\/jpeg .*1280×960/)
})
