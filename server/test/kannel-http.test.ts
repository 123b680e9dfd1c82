/**
 * Debian's Kannel as the gateway that an operator puts behind Posthorn: its HTTP API in front, its own SMPP
 * behind it.
 */
import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import { after, before, suite, test } from "node:test"
import { promisify } from "node:util"
import { numbers, Smsc, type SubmitPdu } from "#messaging/carriers/smpp/testing.ts"
import { segment } from "#messaging/channels/segments.ts"
import { decodeGsm7, decodeUcs2, encodeGsm7, encodeUcs2 } from "#messaging/smpp/alphabets.ts"
import { systemClock } from "#core/std/clock.ts"
import { eventually } from "./support/eventually.ts"
import { installPackages } from "./support/install-package.ts"
import { Installation } from "./support/installation.ts"
import { Kannel } from "./support/kannel.ts"
import { program } from "./support/program.ts"
import { RestClient } from "./support/rest-client.ts"
import { sampleTexts, wrongHttpAnswers } from "./support/sample-messages.ts"
import { UnreliableWire } from "./support/unreliable-wire.ts"

const ours = "+15551230001"
const theirs = "+4915112345678"
const skip = whyNoKannel()
const posthorn = new Installation({ environment: { CARRIER_ALLOWED_RANGES: "127.0.0.0/8" } })
const smsc = new Smsc(systemClock as never)
let kannel: Kannel
let client: RestClient
let operator: RestClient
let carrier = ""
let more = ""

function whyNoKannel(): string | false {
  if (!Kannel.isInstalled && process.env.CI) installPackages("kannel")
  return Kannel.isInstalled ? false : "there is no Kannel here (Debian: apt-get install kannel)"
}

const settingsFor = (port: number) => ({
  preset: "kannel",
  values: { base_url: `http://127.0.0.1:${port}`, username: "bench" },
  timeout_ms: 15_000,
})
const secrets = { password: "bench", webhook_secret: "hooks" }

before(async () => {
  if (skip) return
  await smsc.start()
  await posthorn.start()
  client = new RestClient(posthorn)
  const env = { ...process.env, DATA_DIR: posthorn.dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, [program, "operator", "token"], { env })
  const token = /^Operator Token: (\w+)$/m.exec(stdout)?.[1] ?? ""
  operator = new RestClient({ baseUrl: posthorn.baseUrl, account: { sid: "operator", token } })
  const body = { name: "Kannel", kind: "http", settings: settingsFor(1), ...secrets, status: "disabled" }
  const created = await operator.post("/operator/v1/carriers", body)
  assert.equal(created.status, 201, JSON.stringify(created.body))
  carrier = (created.body as { sid: string }).sid
  const webhook = `${posthorn.baseUrl}/v1/carriers/${carrier}/webhooks?token=hooks`
  more = `group = sms-service
keyword = default
catch-all = true
max-messages = 0
get-url = "${webhook}&message=%I&from=%p&to=%P&text=%b&hex=%e&coding=%c&at=%T"
`
  kannel = await Kannel.start({ smscPort: smsc.port, window: 10, store: "none", more })
  await connectTo(kannel.ports.sendsms)
  assert.equal((await operator.post("/operator/v1/routes", { carrier_sid: carrier })).status, 201)
  assert.equal((await client.post("/v1/phone_numbers", { number: ours })).status, 201)
  await eventually("the carrier is up", async () => {
    const { state } = await operator.read<{ state: string }>(`/operator/v1/carriers/${carrier}`)
    return state === "up"
  })
})
after(async () => {
  if (skip) return
  await Promise.all([client?.close(), operator?.close()])
  await posthorn[Symbol.asyncDispose]()
  await kannel?.stop()
  await smsc.stop()
})

/** The port of smsbox, or of what stands before it. */
async function connectTo(port: number): Promise<void> {
  const change = { settings: settingsFor(port), status: "enabled", ...secrets }
  const patched = await operator.patch(`/operator/v1/carriers/${carrier}`, change)
  assert.equal(patched.status, 200, JSON.stringify(patched.body))
}

interface MessageRow {
  sid: string
  status: string
  body: string
}

async function send(body: string): Promise<string> {
  const answer = await client.post("/v1/messages", { to: theirs, from: ours, body })
  assert.equal(answer.status, 201, JSON.stringify(answer.body))
  return (answer.body as MessageRow).sid
}

async function becomes(sid: string, status: string): Promise<void> {
  await eventually(`${sid} is ${status}`, async () => {
    return (await client.read<MessageRow>(`/v1/messages/${sid}`)).status === status
  })
}

/** The text of a segment as Kannel wrote it. */
function textOf({ fields }: SubmitPdu): string {
  const { shortMessage, esmClass, dataCoding } = fields
  // A header of parts is as long as its first octet says (3GPP TS 23.040, section 9.2.3.24).
  const body = esmClass & 0x40 ? shortMessage.subarray(1 + (shortMessage[0] ?? 0)) : shortMessage
  return dataCoding === 8 ? decodeUcs2(body) : decodeGsm7(body)
}

const texts = {
  ...sampleTexts,
  "a long text beyond GSM-7": "Это длинный текст. ".repeat(12).trim(),
  "a text that looks like more": "a&to=%2B1999&text=b %d %% +",
}

for (const [name, body] of Object.entries(texts))
  test(`${name} reaches the SMSC whole, and its receipt comes back`, { skip }, async () => {
    const before = smsc.submissions.length
    const sid = await send(body)
    await becomes(sid, "sent")
    await eventually("every segment is there", () => smsc.submissions.slice(before).map(textOf).join("") === body)
    for (const [index, submit] of smsc.submissions.slice(before).entries())
      await smsc.bringReceipt(`m${before + index + 1}`, submit)
    await becomes(sid, "delivered")
  })

test("the timeline shows an undelivered message and one that the SMSC rejects", { skip }, async () => {
  const before = smsc.submissions.length
  const undelivered = await send("undelivered")
  await becomes(undelivered, "sent")
  await eventually("it is there", () => smsc.submissions.length > before)
  const submit = smsc.submissions[before] ?? assert.fail()
  await smsc.bringReceipt(`m${before + 1}`, submit, { state: "undeliverable", error: "011" })
  await becomes(undelivered, "undelivered")
  smsc.answer = () => ({ status: 0x0b })
  const rejected = await send("rejected")
  await becomes(rejected, "undelivered")
  smsc.answer = () => smsc.accept(`x${smsc.submissions.length}`)
})

let brought = 0

/** As a network brings it: in GSM-7 where that has the characters, and in parts where it is long. */
async function bring(body: string): Promise<void> {
  const { encoding, parts } = segment(body)
  const [dataCoding, encode] = encoding === "gsm7" ? [0, encodeGsm7] : [8, encodeUcs2]
  const isDivided = parts.length > 1
  brought++
  for (const [index, part] of parts.entries()) {
    const header = isDivided ? [5, 0, 3, brought, parts.length, index + 1] : []
    const shortMessage = Buffer.concat([Buffer.from(header), encode(part) ?? assert.fail()])
    await smsc.bring({ ...numbers(theirs, ours), dataCoding, esmClass: isDivided ? 0x40 : 0, shortMessage })
  }
}

for (const [name, body] of Object.entries(texts))
  test(`${name} from outside is received once, and whole`, { skip }, async () => {
    await bring(body)
    const received = async () => {
      const all = await Array.fromAsync(client.list<MessageRow>("/v1/messages", "direction=inbound"))
      return all.slice(0, all.length - (brought - 1))
    }
    await eventually("it is received", async () => (await received()).length > 0)
    assert.deepEqual(
      (await received()).map((each) => each.body),
      [body],
    )
  })

test("messages wait while Kannel is dead, and are sent when it is back", { skip }, async () => {
  const { ports } = kannel
  await kannel.stop()
  const before = smsc.submissions.length
  const sids = await Promise.all(["one", "two", "three"].map(send))
  await eventually("the carrier is down", async () => {
    const { state, reason } = await operator.read<{ state: string; reason: string }>(`/operator/v1/carriers/${carrier}`)
    return state === "down" && /refused/.test(reason)
  })
  assert.equal(smsc.submissions.length, before)
  kannel = await Kannel.start({ smscPort: smsc.port, window: 10, store: "none", more, ports })
  for (const sid of sids) await becomes(sid, "sent")
  await eventually("each is there once", () => smsc.submissions.length === before + 3)
})

suite("answers that are not Kannel's", { skip }, () => {
  const wire = new UnreliableWire(() => kannel.ports.sendsms)
  before(async () => {
    await wire.start()
    await connectTo(wire.port)
  })
  after(() => wire.stop())

  for (const [what, trouble] of Object.entries(wrongHttpAnswers))
    test(`an answer ${what} leaves the outcome unknown, and the message is still sent`, async () => {
      await wire.become(trouble)
      const sid = await send(`An answer ${what}`)
      await eventually("its timeline says so", async () => {
        const { data } = await client.read<{ data: { type: string }[] }>(`/v1/messages/${sid}/events`)
        return data.some(({ type }) => type === "answer_unknown")
      })
      await wire.become(null)
      await becomes(sid, "sent")
    })

  test("a message whose answer never comes is sent as its receipt says, and not twice", async () => {
    await wire.become("mute")
    const sid = await send("No answer")
    await becomes(sid, "sent")
    await wire.become(null)
    assert.equal(smsc.submissions.map(textOf).filter((text) => text === "No answer").length, 1)
  })
})
