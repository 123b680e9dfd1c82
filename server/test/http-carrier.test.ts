/**
 * A carrier over HTTP in a running installation: messages, receipts, messages from outside, failover, and
 * webhooks that are forged.
 */
import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import { mkdtempSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, test } from "node:test"
import { promisify } from "node:util"
import sharp from "sharp"
import { authority, Gateway, settingsFor, webhookSettings } from "#messaging/carriers/http/testing.ts"
import { eventually } from "./support/eventually.ts"
import { startHttpsReceiver } from "./support/https-receiver.ts"
import { Installation } from "./support/installation.ts"
import { program } from "./support/program.ts"
import { RestClient } from "./support/rest-client.ts"

const ours = "+15551230001"
const folder = mkdtempSync(path.join(tmpdir(), "posthorn-http-"))
const ca = path.join(folder, "ca.pem")
writeFileSync(ca, authority.cert)
const posthorn = new Installation({
  environment: {
    WEBHOOK_CA: ca,
    WEBHOOK_ALLOWED_RANGES: "127.0.0.0/8,::1/128",
    CARRIER_ALLOWED_RANGES: "127.0.0.0/8,::1/128",
    ALLOW_SIMULATOR: "true",
  },
})
const gateways: Gateway[] = []
const carriers: string[] = []
let client: RestClient
let operator: RestClient

interface MessageRow {
  sid: string
  status: string
  error_code: string | null
  body: string
  from: string
}

before(async () => {
  gateways.push(await Gateway.start(), await Gateway.start())
  await posthorn.start()
  client = new RestClient(posthorn)
  const env = { ...process.env, DATA_DIR: posthorn.dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, [program, "operator", "token"], { env })
  const token = /^Operator Token: (\w+)$/m.exec(stdout)?.[1] ?? ""
  operator = new RestClient({ baseUrl: posthorn.baseUrl, account: { sid: "operator", token } })
  for (const [index, gateway] of gateways.entries()) {
    const body = { name: `Gateway ${index}`, kind: "http", settings: settingsFor(gateway, webhookSettings), password: "s3cret", webhook_secret: "hooks" } // oxfmt-ignore
    const created = await operator.post("/operator/v1/carriers", body)
    assert.equal(created.status, 201, JSON.stringify(created.body))
    const { sid } = created.body as { sid: string }
    carriers.push(sid)
    assert.equal((await operator.post("/operator/v1/routes", { carrier_sid: sid, priority: index })).status, 201)
  }
  assert.equal((await client.post("/v1/phone_numbers", { number: ours })).status, 201)
  await eventually("both carriers are up", async () => {
    const { data } = await operator.read<{ data: { state: string }[] }>("/operator/v1/carriers")
    return data.every(({ state }) => state === "up")
  })
})
after(async () => {
  await Promise.all([client?.close(), operator?.close()])
  await posthorn[Symbol.asyncDispose]()
  for (const gateway of gateways) await gateway.stop()
  await rm(folder, { recursive: true })
})

/** As the carrier brings it. Gives the status of the answer. */
async function bring(carrier: string | undefined, form: Record<string, string>, secret = "hooks"): Promise<number> {
  const url = `${posthorn.baseUrl}/v1/carriers/${carrier}/webhooks`
  const response = await fetch(url, {
    method: "POST",
    headers: { "x-secret": secret },
    body: new URLSearchParams(form),
  })
  await response.arrayBuffer()
  return response.status
}

async function send(body: string): Promise<MessageRow> {
  const answer = await client.post("/v1/messages", { to: "+4915112345678", from: ours, body })
  assert.equal(answer.status, 201, JSON.stringify(answer.body))
  return answer.body as MessageRow
}

async function becomes(sid: string, status: string): Promise<MessageRow> {
  let row: MessageRow | undefined
  await eventually(`${sid} is ${status}`, async () => {
    row = await client.read<MessageRow>(`/v1/messages/${sid}`)
    return row.status === status
  })
  return row ?? assert.fail()
}

const received = async () => await Array.fromAsync(client.list<MessageRow>("/v1/messages", "direction=inbound"))

async function countOf(fate: string): Promise<number> {
  const text = await (await fetch(`${posthorn.baseUrl}/metrics`)).text()
  return Number(new RegExp(`posthorn_carrier_webhooks_total\\{carrier="${carriers[0]}",fate="${fate}"\\} (\\d+)`).exec(text)?.[1] ?? 0) // oxfmt-ignore
}

test("a message is sent, and its receipt delivers it, however early and often it comes", async () => {
  const [gateway] = gateways
  if (!gateway) assert.fail()
  const early: Promise<number>[] = []
  gateway.accepted = (id) => void early.push(bring(carriers[0], { id, status: "delivered" }))
  const { sid } = await send("Grüße 😀")
  await becomes(sid, "delivered")
  assert.deepEqual(await Promise.all(early), [200])
  assert.equal(gateway.forms.at(-1)?.["text"], "Grüße 😀")
  assert.equal(gateway.forms.at(-1)?.["callback"], `${posthorn.baseUrl}/v1/carriers/${carriers[0]}/webhooks`)
  gateway.accepted = () => {}
  const second = await send("second")
  await becomes(second.sid, "sent")
  const id = `m${gateway.requests.length}`
  const answers = await Promise.all(Array.from({ length: 10 }, () => bring(carriers[0], { id, status: "failed" })))
  assert.deepEqual(new Set(answers), new Set([200]))
  assert.equal((await becomes(second.sid, "undelivered")).error_code, "delivery_failed")
  const { data } = await client.read<{ data: object[] }>(`/v1/messages/${sid}/events`)
  assert.match(JSON.stringify(data), /"m1"/)
})

test("the same webhook ten times is one message, and a forged one is refused and counted", async () => {
  const message = { message: "in-1", to: ours, from: "+15550009999", text: "ten times" }
  const answers = await Promise.all(Array.from({ length: 10 }, () => bring(carriers[0], message)))
  assert.deepEqual(
    [...new Set(answers)].filter((status) => status !== 200 && status !== 503),
    [],
  )
  assert.equal(await bring(carriers[0], message), 200)
  const arrived = () => received().then((all) => all.filter(({ body }) => body === "ten times"))
  assert.equal((await arrived()).length, 1)
  const before = await countOf("forged")
  assert.equal(await bring(carriers[0], { ...message, message: "in-2" }, "wrong"), 401)
  assert.equal(await bring(carriers[0], { ...message, message: "in-3" }, ""), 401)
  await eventually("both are counted", async () => (await countOf("forged")) === before + 2)
  assert.equal((await arrived()).length, 1)
  assert.equal(await bring(`CR${"0".repeat(32)}`, message), 404)
})

test("webhooks are taken while the carrier is disabled", async () => {
  const path = `/operator/v1/carriers/${carriers[1]}`
  assert.equal((await operator.patch(path, { status: "disabled" })).status, 200)
  assert.equal(await bring(carriers[1], { message: "late", to: ours, from: "+15550009999", text: "late" }), 200)
  assert.ok((await received()).some(({ body }) => body === "late"))
  assert.equal((await operator.patch(path, { status: "enabled" })).status, 200)
})

test("a carrier that fetches media gets a link to a picture that fits it", async () => {
  const [gateway] = gateways
  if (!gateway) assert.fail()
  const picture = await sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: "#336699" } }).png().toBuffer() // oxfmt-ignore
  const certificate = authority.issue({ names: ["localhost"] })
  const host = await startHttpsReceiver({ certificate, respond: (response) => response.end(picture) })
  try {
    const settings = settingsFor(gateway, {
      channels: ["mms"],
      media_request: { url: `${gateway.url}/mms`, form: { to: "{{to}}", media: "{{media_url}}" } },
      media: { width_max: 640 },
    })
    const created = await operator.post("/operator/v1/carriers", { name: "MMS", kind: "http", settings })
    assert.equal(created.status, 201, JSON.stringify(created.body))
    const { sid: carrier } = created.body as { sid: string }
    const route = { carrier_sid: carrier, channel: "mms", priority: 0 }
    assert.equal((await operator.post("/operator/v1/routes", route)).status, 201)
    const message = { to: "+4915112345678", from: ours, media_url: [`${host.url}/photo.png`] }
    const answer = await client.post("/v1/messages", message)
    assert.equal(answer.status, 201, JSON.stringify(answer.body))
    const { sid } = answer.body as MessageRow
    await becomes(sid, "sent")
    const link = gateway.forms.at(-1)?.["media"] ?? ""
    assert.ok(link.startsWith(`${posthorn.baseUrl}/v1/fitted_media/`), link)
    const fetched = await fetch(link)
    assert.equal(fetched.headers.get("content-disposition"), "attachment")
    assert.equal(fetched.headers.get("x-content-type-options"), "nosniff")
    assert.match(fetched.headers.get("content-security-policy") ?? "", /default-src 'none'.*; sandbox$/)
    const { width, height } = await sharp(Buffer.from(await fetched.arrayBuffer())).metadata()
    assert.deepEqual([width, height], [640, 480])
    const { data } = await client.read<{ data: object[] }>(`/v1/messages/${sid}/events`)
    assert.match(JSON.stringify(data), /"media_fitted".*1600 ?× ?1200.*640 ?× ?480/)
    assert.equal((await client.delete(`/v1/messages/${sid}`)).status, 204)
    assert.equal((await fetch(link)).status, 404)
  } finally {
    await host.close()
  }
})

test("a message goes to the next carrier while one cannot be reached", async () => {
  await gateways[0]?.stop()
  const { sid } = await send("elsewhere")
  await becomes(sid, "sent")
  assert.equal(gateways[1]?.forms.at(-1)?.["text"], "elsewhere")
  const { state, reason } = await operator.read<{ state: string; reason: string }>(
    `/operator/v1/carriers/${carriers[0]}`,
  )
  assert.equal(state, "down")
  assert.match(reason, /cannot reach the carrier: The host refused the connection/)
})

test("new requests need every stored secret again, and no answer shows a secret", async () => {
  const [gateway] = gateways
  if (!gateway) assert.fail()
  const settings = settingsFor(gateway, { ...webhookSettings, request: { url: "https://example.org/steal", form: { p: "{{password}}" } } }) // oxfmt-ignore
  const refused = await operator.patch(`/operator/v1/carriers/${carriers[0]}`, { settings })
  assert.equal(refused.status, 400)
  const { errors } = refused.body as { errors: { param: string }[] }
  assert.deepEqual(
    errors.map(({ param }) => param),
    ["password", "webhook_secret"],
  )
  const slower = settingsFor(gateway, { ...webhookSettings, connections: 3 })
  const changed = await operator.patch(`/operator/v1/carriers/${carriers[0]}`, { settings: slower })
  assert.equal(changed.status, 200)
  assert.doesNotMatch(JSON.stringify(changed.body), /s3cret|"hooks"/)
})
