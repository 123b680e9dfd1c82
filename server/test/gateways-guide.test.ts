/** The guide to gateways as an operator follows it, with Debian's Kannel as the old gateway. */
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { mkdtempSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, test } from "node:test"
import { http } from "#messaging/carriers/http/kind.ts"
import { presets } from "#messaging/carriers/http/presets.ts"
import { Smsc } from "#messaging/carriers/smpp/testing.ts"
import { systemClock } from "#core/std/clock.ts"
import { eventually } from "./support/eventually.ts"
import { codeBlocks, readGuide, ReadersTerminal } from "./support/guides.ts"
import { installPackages } from "./support/install-package.ts"
import { Installation } from "./support/installation.ts"
import { freeKannelPorts, Kannel } from "./support/kannel.ts"
import { RestClient } from "./support/rest-client.ts"

const guide = readGuide("gateways")
const skip = whyNot()
const folder = mkdtempSync(path.join(tmpdir(), "posthorn-guide-"))
const posthorn = new Installation({ environment: { CARRIER_ALLOWED_RANGES: "127.0.0.0/8" } })
const terminal = new ReadersTerminal(folder)
const smsc = new Smsc(systemClock as never)
let kannel: Kannel | undefined
let rest: RestClient

function whyNot(): string | false {
  if (spawnSync("curl", ["--version"]).status !== 0) return "there is no curl here"
  if (!Kannel.isInstalled && process.env.CI) installPackages("kannel")
  return Kannel.isInstalled ? false : "there is no Kannel here (Debian: apt-get install kannel)"
}

before(async () => {
  if (skip) return
  await smsc.start()
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
    await kannel?.stop()
    await smsc.stop()
  }
  await rm(folder, { recursive: true })
})

interface Message {
  sid: string
  status: string
  body: string
  to: string
}

test("the commands of gateways.md put Kannel behind Posthorn", { skip }, async () => {
  const ports = await freeKannelPorts()
  const [add = "", route = "", send = "", ...more] = codeBlocks(guide).map((block) =>
    block
      .replace("s3cret", "bench")
      .replace("13013", String(ports.sendsms))
      .replace("username=posthorn", "username=bench"),
  )
  assert.deepEqual(more, [], "every block is run here")
  const printed = await terminal.paste(add)
  const [line] = /^get-url = ".*"$/m.exec(printed) ?? assert.fail(printed)
  const [, group = ""] = /```\n(group = sms-service\n.*?)```/s.exec(guide) ?? []
  kannel = await Kannel.start({ smscPort: smsc.port, window: 10, store: "none", ports, more: group.replace('get-url = "…"', line) }) // oxfmt-ignore
  assert.match(await terminal.paste(route), /RT[0-9a-f]{32}/)
  assert.match(await terminal.paste("./posthorn carrier list"), /Old Kannel +kannel/)
  // The simulator takes messages until the server has read the new route.
  await eventually("a message arrives", async () => (await terminal.paste(send), smsc.submissions.length > 0))
  const [submission] = smsc.submissions
  assert.equal(submission?.fields.shortMessage.toString("latin1"), "Your table is ready.")
  await smsc.bringReceipt("m1", submission)
  await eventually("it is delivered", async () => {
    const { data } = await rest.read<{ data: Message[] }>("/v1/messages?to=%2B4915112345678&status=delivered")
    return data.length > 0
  })
})

test("the settings of an API without a preset are settings, and every preset is in the table", () => {
  const [settings = ""] = codeBlocks(guide, "json")
  assert.equal(http.parseSettings(JSON.parse(settings)).kind, "ok")
  const named = [...guide.matchAll(/^\| `(\w+)` \| (?:SMS|SMS, MMS) \|/gm)].map(([, name = ""]) => name)
  assert.deepEqual(named.toSorted(), [...presets.keys()].toSorted())
  for (const [name, { values, settings: preset }] of presets) {
    const row = guide.split("\n").find((each) => each.startsWith(`| \`${name}\` |`)) ?? ""
    for (const { name: value } of values) assert.ok(row.includes(`\`${value}\``), `${name}: ${value}`)
    const channels = (preset["channels"] as string[] | undefined) ?? ["sms"]
    assert.equal(row.includes("MMS"), channels.includes("mms"), name)
  }
})
