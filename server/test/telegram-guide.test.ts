/**
 * The guide to Telegram as an operator and a user follow it, at a server of the Bot API that was written
 * after its description.
 */
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { mkdtempSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, test } from "node:test"
import { authority } from "#messaging/carriers/http/testing.ts"
import { error, FakeBotApi, messageFrom, token, updateOf } from "#messaging/carriers/telegram/testing.ts"
import { eventually } from "./support/eventually.ts"
import { codeBlocks, readGuide, ReadersTerminal } from "./support/guides.ts"
import { Installation } from "./support/installation.ts"
import { RestClient } from "./support/rest-client.ts"

const skip = spawnSync("curl", ["--version"]).status === 0 ? false : "there is no curl here"
const folder = mkdtempSync(path.join(tmpdir(), "posthorn-guide-"))
const ca = path.join(folder, "ca.pem")
writeFileSync(ca, authority.cert)
const posthorn = new Installation({ environment: { WEBHOOK_CA: ca, CARRIER_ALLOWED_RANGES: "127.0.0.0/8,::1/128" } })
const terminal = new ReadersTerminal(folder)
let api: FakeBotApi
let rest: RestClient

interface Message {
  sid: string
  status: string
  error_code: string | null
  channel: string
  from: string
  body: string
  num_media: number
}

before(async () => {
  api = await FakeBotApi.start()
  await posthorn.start()
  rest = new RestClient(posthorn)
  const { baseUrl, account, dataDir } = posthorn
  terminal.set({ BASE_URL: baseUrl, ACCOUNT_SID: account.sid, AUTH_TOKEN: account.token, DATA_DIR: dataDir })
  terminal.set({ NODE_COMPILE_CACHE: path.join(folder, "compiled") })
})
after(async () => {
  await rest.close()
  await posthorn[Symbol.asyncDispose]()
  await api.stop()
  await rm(folder, { recursive: true })
})

const arrived = () => api.sends.map(({ fields }) => fields["text"])

test("the commands of telegram.md do what it says", { skip }, async () => {
  const [add = "", route = "", send = "", ...more] = codeBlocks(readGuide("telegram")).map((block) =>
    block.replace("123456:bot-token", token).replace("--set bot=", `--set api_url=${api.url} --set bot=`),
  )
  assert.deepEqual(more, [], "every block is run here")
  await terminal.paste(add)
  assert.match(await terminal.paste(route), /RT[0-9a-f]{32}/)
  assert.match(await terminal.paste("./posthorn carrier list"), /Telegram +@hotel_bot/)
  // The simulator takes messages until the server has read the new route.
  await eventually("a message arrives", async () => (await terminal.paste(send), arrived().length > 0))
  assert.equal(arrived()[0], "Your table is ready.")
})

async function send(form: object): Promise<() => Promise<Message>> {
  const { body } = await rest.post("/v1/messages", { to: "telegram:5550001", from: "telegram:hotel_bot", ...form })
  return () => rest.read<Message>(`/v1/messages/${(body as Message).sid}`)
}

test("a message is sent and stays sent, and one to a person who blocked the bot fails", { skip }, async () => {
  const read = await send({ body: "Grüße 😀" })
  await eventually("it is sent", async () => (await read()).status === "sent")
  api.instead = ({ fields }) =>
    fields["text"] === "No" ? error(403, "Forbidden: bot was blocked by the user") : undefined
  const blocked = await send({ body: "No" })
  await eventually("it fails", async () => (await blocked()).status === "failed")
  assert.equal((await blocked()).error_code, "blocked_by_recipient")
})

test("an update ten times is one message, and a forged one is refused and counted", { skip }, async () => {
  const { fields } = api.requests.find(({ method }) => method === "setWebhook") ?? assert.fail()
  api.files.set("photo", { path: "photos/1.png", content: Buffer.from("\x89PNG\r\n\x1a\n and so on", "latin1") })
  const photo = [{ file_id: "photo", width: 1, height: 1 }]
  const said = messageFrom(5_550_001, 77, { photo, caption: "A table for two?" })
  const bring = async (secret: string) => {
    const { headers, body } = updateOf(said, secret)
    const response = await fetch(String(fields["url"]), { method: "POST", headers, body: Uint8Array.from(body) })
    return response.status
  }
  for (let time = 0; time < 10; time++) assert.equal(await bring(String(fields["secret_token"])), 200)
  assert.equal(await bring("forged"), 401)
  const { data } = await rest.read<{ data: Message[] }>("/v1/messages?direction=inbound")
  assert.deepEqual(
    data.map(({ channel, from, body, num_media: media }) => [channel, from, body, media]),
    [["telegram", "telegram:5550001", "A table for two?", 1]],
  )
  const metrics = await (await fetch(`${posthorn.baseUrl}/metrics`)).text()
  assert.match(metrics, /posthorn_carrier_webhooks_total\{carrier="CR[0-9a-f]{32}",fate="forged"\} 1/)
})
