/**
 * The guides to a first carrier, to rates and to numbers as an operator follows them: their commands, word
 * for word, at a running server.
 */
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import type { EventEmitter } from "node:events"
import { mkdtempSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { createRequire } from "node:module"
import type { AddressInfo, Server } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, test } from "node:test"
import { eventually } from "./support/eventually.ts"
import { codeBlocks, readGuide, ReadersTerminal } from "./support/guides.ts"
import { Installation } from "./support/installation.ts"

const skip = spawnSync("curl", ["--version"]).status === 0 ? false : "there is no curl here"

/** npm's `smpp`, as far as it is used here; it has no types. */
interface TheirPdu {
  password: string
  destination_addr: string
  response(fields?: object): TheirPdu
}

interface TheirSession extends EventEmitter {
  send(pdu: TheirPdu): void
}

const theirs = createRequire(import.meta.url)("smpp") as {
  createServer(options: object, onSession: (session: TheirSession) => void): Server
}

const passwords: string[] = []
const recipients: string[] = []
let binds = 0
const smsc = theirs.createServer({}, (session) => {
  session.on("bind_transceiver", (pdu: TheirPdu) => {
    binds++
    passwords.push(pdu.password)
    session.send(pdu.response({ system_id: "theirs" }))
  })
  session.on("submit_sm", (pdu: TheirPdu) => {
    recipients.push(pdu.destination_addr)
    session.send(pdu.response({ message_id: String(recipients.length) }))
  })
  for (const command of ["enquire_link", "unbind"]) session.on(command, (pdu: TheirPdu) => session.send(pdu.response()))
  session.on("error", () => undefined)
})
const posthorn = new Installation()
const folder = mkdtempSync(path.join(tmpdir(), "posthorn-guide-"))
const terminal = new ReadersTerminal(folder)

before(async () => {
  await new Promise<void>((resolve) => smsc.listen(0, "127.0.0.1", resolve))
  await posthorn.start()
  terminal.set({
    BASE_URL: posthorn.baseUrl,
    ACCOUNT_SID: posthorn.account.sid,
    AUTH_TOKEN: posthorn.account.token,
    DATA_DIR: posthorn.dataDir,
    NODE_COMPILE_CACHE: path.join(folder, "compiled"),
  })
})
after(async () => {
  await posthorn[Symbol.asyncDispose]()
  await new Promise((resolve) => smsc.close(resolve))
  await rm(folder, { recursive: true })
})

test("the guides' commands do what the guides say", { skip }, async () => {
  const blocks = blocksOf("first-carrier")
  const [
    add = "",
    look = "",
    alter = "",
    token = "",
    variablesOf = "",
    create = "",
    ask = "",
    correct = "",
    route = "",
    end = "",
  ] = blocks
  assert.equal(blocks.length, 10, "every block is run here")

  await terminal.paste(add)
  await eventually("the carrier is bound, with the password of the file", () => passwords.includes("s3cret"))
  const looked = await terminal.paste(look)
  assert.match(looked, /Acme Telecom +acme@127\.0\.0\.1/)
  const first = sidIn(looked, "CR")
  await eventually("a message goes there", async () => (await send("+4930123456"), recipients.includes("4930123456")))

  const before = binds
  assert.match(await terminal.paste(alter), /changed[^]*disabled[^]*enabled/)
  await eventually("it is bound anew", () => binds > before)

  const [, OPERATOR_TOKEN = ""] = /^Operator Token: (\w+)$/m.exec(await terminal.paste(token)) ?? []
  terminal.set({ OPERATOR_TOKEN })
  assert.match(variablesOf, /OPERATOR_TOKEN=\.\.\./)
  const { sid: second } = JSON.parse(await terminal.paste(create)) as { sid: string }
  terminal.set({ CARRIER_SID: second })
  await eventually("the second is up", async () => JSON.parse(await terminal.paste(ask)).state === "up")
  await terminal.paste(correct)
  await eventually("it is bound with the other password", () => passwords.includes("0therS3cret"))
  assert.equal(JSON.parse(await terminal.paste(route)).carrier_sid, second)

  const [list = "", answered = "", customers = "", card = "", ...more] = blocksOf("rates")
  assert.deepEqual(more, [], "every block is run here")
  assert.match(await terminal.paste(list), /has 3 rates in EUR/)
  assert.match(await terminal.paste(answered), /"rates_count":2/)
  assert.equal(await priceTo("+4930123456"), null)
  assert.match(await terminal.paste(customers), /The price list of accounts has 4 rates in USD/)
  await eventually("a message has its price", async () => (await priceTo("+4930123456")) === 0.09)
  const micros = { "": 7_500, "49": 89_000 }
  writeFileSync(path.join(folder, "rates.json"), JSON.stringify({ price_unit: "USD", micros_per_segment: micros }))
  assert.match(await terminal.paste(card), /The price list of accounts has 2 rates in USD/)
  await eventually("the price of the file holds", async () => (await priceTo("+4930123456")) === 0.089)
  const rates = await terminal.paste(`./posthorn rate list $CARRIER_SID`)
  assert.match(rates, /^\* +0\.12 +EUR/m)

  terminal.set({ CARRIER_SID: first })
  assert.match(await terminal.paste(end), /Route RT\w+ deleted[^]*disabled[^]*deleted/)
  assert.doesNotMatch(await terminal.paste("./posthorn carrier list"), new RegExp(first))
})

test("the commands of numbers.md do what it says", { skip }, async () => {
  const [request = "", pending = "", rule = "", service = "", ...more] = blocksOf("numbers")
  assert.deepEqual(more, [], "every block is run here")
  assert.match(await terminal.paste(request), /"number":"\+14155550177".*"status":"active"/)
  assert.doesNotMatch(await terminal.paste(pending), /PN[0-9a-f]{32}/)
  assert.match(await terminal.paste(rule), /SR[0-9a-f]{32} .* exact +bellhotels /)
  const answers = await terminal.paste(service)
  assert.match(answers, /"sender":"\+14155550177","kind":"phone_number"/)
  assert.match(answers, /"status":"queued".*"from":"\+14155550177".*"messaging_service_sid":"MG/)
})

/** The shell blocks of a guide, at this test's carrier. */
function blocksOf(name: string): string[] {
  const { port } = smsc.address() as AddressInfo
  return codeBlocks(readGuide(name)).map((block) =>
    block
      .replaceAll("smpp.carrier.example", "127.0.0.1")
      .replaceAll("3550", String(port))
      .replace(" --set hosts.0.tls={}", "")
      .replace(', "tls": {}', ""),
  )
}

function sidIn(text: string, prefix: string): string {
  return new RegExp(`\\b${prefix}[0-9a-f]{32}\\b`).exec(text)?.[0] ?? assert.fail(`no ${prefix} in ${text}`)
}

async function send(to: string): Promise<void> {
  await post("/v1/messages", { to, from: "+15005550006" }, 201)
}

async function priceTo(to: string): Promise<number | null> {
  const preview = (await post("/v1/messages/preview", { to }, 200)) as { price: number | null }
  return preview.price
}

async function post(where: string, addresses: Record<string, string>, status: number): Promise<unknown> {
  const { sid, token } = posthorn.account
  const headers = { authorization: `Basic ${Buffer.from(`${sid}:${token}`).toString("base64")}` }
  const body = new URLSearchParams({ ...addresses, body: "Hello" })
  const answer = await fetch(`${posthorn.baseUrl}${where}`, { method: "POST", headers, body })
  assert.equal(answer.status, status)
  return await answer.json()
}
