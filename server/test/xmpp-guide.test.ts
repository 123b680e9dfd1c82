/** The guide to XMPP as an operator and a user follow it, at Debian's Prosody, with an independent client. */
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { mkdtempSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, test } from "node:test"
import { client as newClient } from "@xmpp/client"
import xml, { type Element } from "@xmpp/xml"
import { noProsody, Prosody } from "./support/prosody.ts"
import { eventually } from "./support/eventually.ts"
import { codeBlocks, readGuide, ReadersTerminal } from "./support/guides.ts"
import { Installation } from "./support/installation.ts"
import { RestClient } from "./support/rest-client.ts"

const skip = noProsody || (spawnSync("curl", ["--version"]).status === 0 ? false : "there is no curl here")
const prosody = new Prosody()
const posthorn = new Installation()
const folder = mkdtempSync(path.join(tmpdir(), "posthorn-guide-"))
const terminal = new ReadersTerminal(folder)
const got: Element[] = []
let rest: RestClient
let ann: ReturnType<typeof newClient>

interface Message {
  sid: string
  direction: string
  channel: string
  status: string
  body: string
  from: string
  num_segments: number
  price: number | null
  read_at: string | null
}

before(async () => {
  if (skip) return
  await prosody.start()
  await posthorn.start()
  rest = new RestClient(posthorn)
  const { baseUrl, account, dataDir } = posthorn
  terminal.set({ BASE_URL: baseUrl, ACCOUNT_SID: account.sid, AUTH_TOKEN: account.token, DATA_DIR: dataDir })
  terminal.set({ NODE_COMPILE_CACHE: path.join(folder, "compiled") })
  ann = newClient({
    service: `xmpp://127.0.0.1:${prosody.clientPort}`,
    domain: "example.org",
    username: "ann",
    password: prosody.password,
  })
  ann.on("error", () => undefined)
  ann.on("stanza", (stanza: Element) => void (stanza.is("message") && got.push(stanza)))
  await ann.start()
  await ann.send(xml("presence"))
})
after(async () => {
  if (!skip) {
    await ann.stop()
    await rest.close()
    await posthorn[Symbol.asyncDispose]()
    await prosody.stop()
  }
  await rm(folder, { recursive: true })
})

test("the commands of xmpp.md do what it says", { skip }, async () => {
  const [add = "", route = "", send = "", ...more] = codeBlocks(readGuide("xmpp")).map((block) =>
    block.replace("port=5347", `port=${prosody.componentPort}`),
  )
  assert.deepEqual(more, [], "every block is run here")
  await terminal.paste(add)
  assert.match(await terminal.paste(route), /RT[0-9a-f]{32}/)
  assert.match(await terminal.paste("./posthorn carrier list"), /Chat +sms\.example\.org@127\.0\.0\.1/)
  // The simulator takes messages until the server has read the new route.
  await eventually("a message arrives", async () => (await terminal.paste(send), got.length > 0))
  assert.equal(got[0]?.getChildText("body"), "Your table is ready.")
})

test("a message is sent, delivered and read as the person's program says", { skip }, async () => {
  const { body } = await rest.post("/v1/messages", {
    to: "xmpp:Ann@example.org",
    from: "xmpp:hotel@sms.example.org",
    body: "Grüße 😀 ".repeat(100),
  })
  const { sid } = body as Message
  const read = () => rest.read<Message>(`/v1/messages/${sid}`)
  const arrived = () => got.find((stanza) => stanza.getChildText("body")?.startsWith("Grüße"))
  await eventually("it arrives", () => arrived() !== undefined)
  await eventually("it is sent", async () => (await read()).status === "sent")
  const id = String(arrived()?.attrs["id"])
  await ann.send(toHotel("r1", xml("received", { xmlns: "urn:xmpp:receipts", id })))
  await eventually("it is delivered", async () => (await read()).status === "delivered")
  assert.equal((await read()).read_at, null)
  await ann.send(toHotel("r2", xml("displayed", { xmlns: "urn:xmpp:chat-markers:0", id })))
  await eventually("it is read", async () => (await read()).read_at !== null)
  const { status, num_segments: segments, price } = await read()
  assert.deepEqual([status, segments, price], ["delivered", 1, null])
  const { data } = await rest.read<{ data: { type: string }[] }>(`/v1/events?message=${sid}`)
  assert.deepEqual(
    data.map(({ type }) => type),
    ["messages.read", "messages.delivered", "messages.sent", "messages.sending", "messages.queued"],
  )
})

test("a message of a person is stored once, and acknowledged", { skip }, async () => {
  for (let time = 0; time < 10; time++)
    await ann.send(toHotel("in1", xml("body", {}, "A table for two?"), xml("request", { xmlns: "urn:xmpp:receipts" })))
  const acknowledged = () =>
    got.filter((stanza) => stanza.getChild("received", "urn:xmpp:receipts")?.attrs["id"] === "in1")
  await eventually("all are acknowledged", () => acknowledged().length === 10)
  const { data } = await rest.read<{ data: Message[] }>("/v1/messages?direction=inbound")
  assert.deepEqual(
    data.map(({ channel, from, body, status }) => [channel, from, body, status]),
    [["xmpp", "xmpp:ann@example.org", "A table for two?", "received"]],
  )
})

test("a message to an address without an account comes back", { skip }, async () => {
  await ann.send(xml("message", { to: "nobody@sms.example.org", type: "chat", id: "in2" }, xml("body", {}, "Hello?")))
  const answer = () => got.find(({ attrs }) => attrs["id"] === "in2" && attrs["type"] === "error")
  await eventually("the error comes", () => answer() !== undefined)
  assert.ok(answer()?.getChild("error")?.getChild("item-not-found"))
})

function toHotel(id: string, ...content: Element[]): Element {
  return xml("message", { to: "hotel@sms.example.org", type: "chat", id }, ...content)
}
