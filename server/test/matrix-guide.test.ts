/** The guide to Matrix as an operator and a user follow it, with Synapse as the homeserver. */
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, test } from "node:test"
import { eventually } from "./support/eventually.ts"
import { codeBlocks, readGuide, ReadersTerminal } from "./support/guides.ts"
import { Installation } from "./support/installation.ts"
import { MatrixPerson } from "./support/matrix-person.ts"
import { RestClient } from "./support/rest-client.ts"
import { noSynapse, registrationOf, Synapse } from "./support/synapse.ts"
import { freePort } from "./support/free-port.ts"

const skip = noSynapse || (spawnSync("curl", ["--version"]).status === 0 ? false : "there is no curl here")
const homeserver = new Synapse()
const posthorn = new Installation({ environment: { CARRIER_ALLOWED_RANGES: "127.0.0.0/8" } })
const folder = mkdtempSync(path.join(tmpdir(), "posthorn-guide-"))
const terminal = new ReadersTerminal(folder)
let rest: RestClient
let ann: MatrixPerson

interface Message {
  sid: string
  status: string
  channel: string
  from: string
  body: string
  num_segments: number
  read_at: string | null
}

before(async () => {
  if (skip) return
  homeserver.port = await freePort()
  await posthorn.start()
  rest = new RestClient(posthorn)
  const { baseUrl, account, dataDir } = posthorn
  terminal.set({ BASE_URL: baseUrl, ACCOUNT_SID: account.sid, AUTH_TOKEN: account.token, DATA_DIR: dataDir })
  terminal.set({ NODE_COMPILE_CACHE: path.join(folder, "compiled") })
})
after(async () => {
  if (!skip) {
    await rest.close()
    await posthorn[Symbol.asyncDispose]()
    await homeserver.stop()
  }
  await rm(folder, { recursive: true })
})

test("the commands and the registration of matrix.md do what it says", { skip }, async () => {
  const [add = "", route = "", send = "", ...more] = codeBlocks(readGuide("matrix")).map((block) =>
    block.replace("https://matrix.example.org", homeserver.url),
  )
  assert.deepEqual(more, [], "every block is run here")
  const [sid = ""] = /CR[0-9a-f]{32}/.exec(await terminal.paste(`${add}echo $CARRIER_SID`)) ?? []
  const textOf = (name: string) => readFileSync(path.join(folder, name), "utf8").trim()
  const url = `${posthorn.baseUrl}/v1/carriers/${sid}/webhooks`
  await homeserver.start(registrationOf({ url, asToken: textOf("as-token.txt"), hsToken: textOf("hs-token.txt") }))
  ann = await eventually("the homeserver answers", () => MatrixPerson.signUp(homeserver, "ann").catch(() => undefined))
  assert.match(await terminal.paste(route), /RT[0-9a-f]{32}/)
  assert.match(await terminal.paste("./posthorn carrier list"), /Matrix +http:\/\/127\.0\.0\.1/)
  // The simulator takes messages until the server has read the new route.
  await eventually("a message arrives", async () => {
    await terminal.paste(send)
    return (await ann.look()).some(({ body }) => body === "Your table is ready.")
  })
})

test("a message is sent, and delivered when the person reads it", { skip }, async () => {
  const message = { to: "matrix:@ann:example.org", from: "matrix:@sms_hotel:example.org", body: "Grüße 😀" }
  const { sid } = (await rest.post("/v1/messages", message)).body as Message
  const read = () => rest.read<Message>(`/v1/messages/${sid}`)
  const seen = await eventually("it arrives", async () => (await ann.look()).find(({ body }) => body === message.body))
  await eventually("it is sent", async () => (await read()).status === "sent")
  await ann.read(seen.room, seen.event)
  await eventually("it is delivered", async () => (await read()).status === "delivered")
  const { num_segments: segments, read_at: readAt } = await read()
  assert.deepEqual([segments, typeof readAt], [1, "string"])
})

test("a message of a person is received, and a transaction without the token is not", { skip }, async () => {
  const room = (await ann.look())[0]?.room ?? ""
  await ann.say(room, "A table for two?")
  const received = async () => (await rest.read<{ data: Message[] }>("/v1/messages?direction=inbound")).data
  await eventually("it comes in", async () => (await received()).length > 0)
  assert.deepEqual(
    (await received()).map(({ channel, from, body, status }) => [channel, from, body, status]),
    [["matrix", "matrix:@ann:example.org", "A table for two?", "received"]],
  )
  const { data } = await rest.read<{ data: Message[] }>("/v1/messages?direction=outbound&channel=matrix&limit=1")
  const { data: events } = await rest.read<{ data: object[] }>(`/v1/messages/${data[0]?.sid}/events`)
  const [carrier = ""] = /CR[0-9a-f]{32}/.exec(JSON.stringify(events)) ?? []
  const forged = `${posthorn.baseUrl}/v1/carriers/${carrier}/webhooks/_matrix/app/v1/transactions/1`
  assert.equal((await fetch(forged, { method: "PUT", body: "{}" })).status, 401)
})
