/**
 * The guide to WhatsApp as an operator and a developer follow it, at a Cloud API that was written after its
 * description.
 */
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { mkdtempSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, test } from "node:test"
import { authority } from "#messaging/carriers/http/testing.ts"
import {
  appSecret,
  FakeCloudApi,
  messageFrom,
  notificationOf,
  statusOf,
  token,
} from "#messaging/carriers/whatsapp/testing.ts"
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
const ours = "whatsapp:+15551234567"
const ann = "whatsapp:+15552345678"
let api: FakeCloudApi
let rest: RestClient
let webhooks = ""

interface Message {
  sid: string
  status: string
  error_code: string | null
  channel: string
  to: string
  from: string
  body: string
  read_at: string | null
}

before(async () => {
  api = await FakeCloudApi.start()
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

test("the commands of whatsapp.md do what it says", { skip }, async () => {
  const blocks = codeBlocks(readGuide("whatsapp")).map((block) =>
    block
      .replace("EAAB...", token)
      .replace("s3cret", appSecret)
      .replace("--set verify_token=", `--set api_url=${api.url} --set verify_token=`),
  )
  const [add = "", route = "", template = "", text = "", settings = "", link = "", ...more] = blocks
  assert.deepEqual(more, [], "every block is run here")
  const created = await terminal.paste(`${add}echo $CARRIER_SID`)
  const [sid] = /CR[0-9a-f]{32}/.exec(created) ?? assert.fail(created)
  webhooks = await webhookUrlOf(sid)
  assert.match(await terminal.paste(route), /RT[0-9a-f]{32}/)
  assert.match(await terminal.paste("./posthorn carrier list"), /WhatsApp +\+15551234567/)
  // The server reads the new route and the new number within seconds.
  await eventually("the template arrives", async () => (await terminal.paste(template), api.messages.length > 0))
  assert.deepEqual(api.messages[0]?.["template"], {
    name: "table_ready",
    language: { code: "en_US" },
    components: [{ type: "body", parameters: [{ type: "text", text: "Ann" }, { type: "text", text: "8 pm" }] }],
  }) // oxfmt-ignore
  await terminal.paste(text)
  await eventually("the text arrives", () => api.messages.some(({ type }) => type === "text"))
  assert.match(await terminal.paste(settings), /"whatsapp_template":\{"name":"verify_code"/)
  assert.match(await terminal.paste(link), /"status":"pending".*"channel":"whatsapp"/)
  await eventually("the link arrives", () => /"name":"pay_link"/.test(JSON.stringify(api.messages)))
})

/** The URL that the console and the API show to the operator. */
async function webhookUrlOf(sid: string): Promise<string> {
  const [, operator = ""] = /^Operator Token: (\w+)$/m.exec(await terminal.paste("./posthorn operator token")) ?? []
  const client = new RestClient({ baseUrl: posthorn.baseUrl, account: { sid: "operator", token: operator } })
  const { webhook_url: url } = await client.read<{ webhook_url: string }>(`/operator/v1/carriers/${sid}`)
  await client.close()
  return url
}

async function bring(value: object, { secret = appSecret, url = webhooks } = {}): Promise<number> {
  const { headers, body } = notificationOf({ ...value, metadata: { display_phone_number: "15551234567" } }, secret)
  return (await fetch(url, { method: "POST", headers, body: Uint8Array.from(body) })).status
}

async function send(form: object): Promise<{ sid: string; read: () => Promise<Message> }> {
  const answer = await rest.post("/v1/messages", { to: ann, from: ours, ...form })
  assert.equal(answer.status, 201, JSON.stringify(answer.body))
  const { sid } = answer.body as Message
  return { sid, read: () => rest.read<Message>(`/v1/messages/${sid}`) }
}

const windowUntil = async () =>
  (
    (await rest.post("/v1/messages/preview", { to: ann, from: ours, body: "Hi" })).body as {
      window_until: string | null
    }
  ).window_until

test("Meta verifies the callback URL", { skip }, async () => {
  const query = { "hub.mode": "subscribe", "hub.challenge": "1158201444", "hub.verify_token": "hotel-bell" }
  const answer = await fetch(`${webhooks}?${new URLSearchParams(query).toString()}`)
  assert.deepEqual([answer.status, await answer.text()], [200, "1158201444"])
  const wrong = { ...query, "hub.verify_token": "other" }
  assert.equal((await fetch(`${webhooks}?${new URLSearchParams(wrong).toString()}`)).status, 401)
})

test("three webhooks for a message, early, late and ten times: it is delivered and read once", { skip }, async (t) => {
  t.after(() => (api.sent = () => {}))
  const early: Promise<number>[] = []
  let id = ""
  api.sent = (each) => void early.push(bring({ statuses: [statusOf((id = each), "sent")] }))
  const { sid, read } = await send({ body: "Grüße 😀" })
  await eventually("it is sent", async () => (await read()).status === "sent")
  assert.deepEqual(await Promise.all(early), [200])
  for (const status of ["read", "delivered", "read", "sent"])
    for (let time = 0; time < 5; time++) assert.equal(await bring({ statuses: [statusOf(id, status)] }), 200)
  await eventually("it is read", async () => (await read()).read_at !== null)
  assert.equal((await read()).status, "delivered")
  const { data } = await rest.read<{ data: { type: string }[] }>(`/v1/events?message=${sid}`)
  assert.deepEqual(
    data.map(({ type }) => type),
    ["messages.read", "messages.delivered", "messages.sent", "messages.sending", "messages.queued"],
  )
})

test(
  "a message whose answer was lost is delivered by the status that names it, and is not sent twice",
  { skip },
  async (t) => {
    t.after(() => (api.instead = () => undefined))
    api.instead = (what) => (what === "message" ? null : undefined)
    const before = api.messages.length
    const { sid, read } = await send({ body: "Lost" })
    await eventually("it has left", () => api.messages.length > before)
    const more = { biz_opaque_callback_data: api.messages.at(-1)?.["biz_opaque_callback_data"] }
    assert.match(JSON.stringify(more), new RegExp(sid))
    for (const status of ["sent", "delivered"])
      assert.equal(await bring({ statuses: [statusOf("wamid.lost", status, more)] }), 200)
    await eventually("it is delivered", async () => (await read()).status === "delivered")
    assert.equal(api.messages.length, before + 1)
  },
)

test("a message comes in once, and opens the window that preview and timeline show", { skip }, async () => {
  assert.equal(await windowUntil(), null)
  const said = { messages: [messageFrom("wamid.in1", { type: "text", text: { body: "At eight?" } })] }
  for (let time = 0; time < 10; time++) assert.equal(await bring(said), 200)
  assert.equal(await bring(said, { secret: "forged" }), 401)
  const { data } = await rest.read<{ data: Message[] }>("/v1/messages?direction=inbound")
  assert.deepEqual(
    data.map(({ channel, from, to, body }) => [channel, from, to, body]),
    [["whatsapp", ann, ours, "At eight?"]],
  )
  const until = Date.parse((await windowUntil()) ?? "")
  assert.ok(Math.abs(until - Date.now() - 86_400_000) < 60_000)
  const { sid } = await send({ body: "Yes." })
  const timeline = await rest.read<{ data: { detail: { customer_window?: { is_open: boolean } } | null }[] }>(
    `/v1/messages/${sid}/events`,
  )
  assert.equal(timeline.data[0]?.detail?.customer_window?.is_open, true)
  const metrics = await (await fetch(`${posthorn.baseUrl}/metrics`)).text()
  assert.match(metrics, /posthorn_carrier_webhooks_total\{carrier="CR[0-9a-f]{32}",fate="forged"\} 2/)
})

test(
  "a thousand simultaneous statuses are accepted at the URL of the carrier, and refused without its key",
  { skip },
  async (t) => {
    t.after(() => (api.sent = () => {}))
    let id = ""
    api.sent = (each) => void (id = each)
    const { read } = await send({ body: "Last of many" })
    await eventually("it is sent", async () => (await read()).status === "sent")
    const others = Array.from({ length: 999 }, (_, index) => statusOf(`wamid.other${index}`, "delivered"))
    const statuses = [...others, statusOf(id, "delivered")]
    assert.equal(await bring({ statuses }, { url: webhooks.replace(/\/\w+$/, "") }), 413)
    assert.equal(await bring({ statuses }), 200)
    await eventually("it is delivered", async () => (await read()).status === "delivered")
  },
)

test("outside the window WhatsApp refuses free text, and the message says so", { skip }, async () => {
  const { read } = await send({ to: "whatsapp:+15552345611", body: "Hello again" })
  await eventually("it fails", async () => (await read()).status === "failed")
  assert.equal((await read()).error_code, "window_closed")
})

test(
  "a person who never wrote gets a code as the template of the settings, and the code is right",
  { skip },
  async () => {
    const verify = { to: "+15552345612", channel: ["whatsapp"] }
    await rest.patch("/v1/auth/settings", {
      senders: [ours],
      allowed_countries: ["US"],
      whatsapp_template: null,
    })
    const refused = await rest.post("/v1/auth/verifications", verify)
    assert.deepEqual([refused.status, (refused.body as { code: string }).code], [400, "template_required"])
    const whatsapp_template = { name: "verify_code", languages: ["en_US"] }
    await rest.patch("/v1/auth/settings", { whatsapp_template })
    const before = api.messages.length
    const created = await rest.post("/v1/auth/verifications", verify)
    assert.equal(created.status, 201, JSON.stringify(created.body))
    const { sid } = created.body as { sid: string }
    await eventually("the code is accepted", async () => {
      const { data } = await rest.read<{ data: { status: string }[] }>(`/v1/auth/attempts?verification=${sid}`)
      return data[0]?.status === "sent"
    })
    const [{ template, type } = {}] = api.messages.slice(before)
    const [, code] = /"text":"(\d{6})"/.exec(JSON.stringify(template)) ?? []
    assert.equal(type, "template")
    const checked = await rest.post("/v1/auth/verification_checks", { verification_sid: sid, code })
    assert.equal((checked.body as { valid: boolean }).valid, true)
  },
)

test("a person who never wrote gets the link of a payment at the button of a template", { skip }, async () => {
  const send = { to: "whatsapp:+15552345613", from: ours, receipt: true }
  const pay = (more: object) =>
    rest.post("/v1/payments", { amount: 1250, currency: "EUR", send: { ...send, ...more } }, { "idempotency-key": JSON.stringify(more) }) // oxfmt-ignore
  const button = { index: 0, type: "url", value: "{token}" }
  const template = { name: "pay_link", language: "en", parameters: { 1: "{amount}" }, buttons: [button] }
  const receipt_template = { name: "payment_received", language: "en", parameters: { 1: "{amount}" } }
  for (const [more, param] of [
    [{}, "receipt_template"],
    [{ template }, "receipt_template"],
    [{ receipt_template }, "template"],
  ] as const) {
    // oxfmt-ignore
    const { status, body } = await pay(more)
    assert.deepEqual([status, (body as { code: string }).code], [400, "template_required"])
    assert.match(JSON.stringify(body), new RegExp(`"send\\.${param}"`))
  }
  const unlinked = await pay({ template: receipt_template, receipt_template })
  assert.deepEqual([unlinked.status, /must have \{url\}/.test(JSON.stringify(unlinked.body))], [400, true])
  const before = api.messages.length
  const created = await pay({ template, receipt_template })
  assert.equal(created.status, 201, JSON.stringify(created.body))
  const { checkout_url: url } = created.body as { checkout_url: string }
  await eventually("the link arrives", () => api.messages.length > before)
  assert.deepEqual(api.messages[before]?.["template"], {
    name: "pay_link",
    language: { code: "en" },
    components: [
      { type: "body", parameters: [{ type: "text", text: "€12.50" }] },
      { type: "button", sub_type: "url", index: "0", parameters: [{ type: "text", text: url.split("/pay/")[1] }] },
    ],
  })
})

test("a message that is read shows its template", { skip }, async () => {
  const template = { name: "table_ready", language: "en_US", parameters: { 1: "Ann" } }
  const { sid, read } = await send({ template })
  const shown = { ...template, header: {}, buttons: [] }
  assert.deepEqual(((await read()) as Message & { template: object }).template, shown)
  const { data } = await rest.read<{ data: { sid: string; template: object | null }[] }>(
    "/v1/messages?direction=outbound",
  )
  assert.deepEqual(data.find((each) => each.sid === sid)?.template, shown)
  assert.equal(data.find((each) => each.sid !== sid && each.template === null)?.template, null)
})

test("a template is refused where it cannot go, with the remedy", { skip }, async () => {
  const template = { name: "table_ready", language: "en_US", parameters: { 1: "Ann" } }
  const cases: [object, RegExp][] = [
    [{ to: "+15552345678", from: "+15551234567", template }, /needs recipients on WhatsApp/],
    [{ template: { ...template, name: "Table Ready" } }, /template\.name/],
    [{ template: { ...template, parameters: { 1: "Ann", guest: "Ann" } } }, /mixes numbers and names/],
    [{ template: { ...template, parameters: { 2: "Ann" } } }, /omits a number/],
    [{ template, media_url: ["https://example.com/1.jpg", "https://example.com/2.jpg"] }, /one medium/],
    [{ template: "table_ready" }, /template/],
  ]
  for (const [form, sentence] of cases) {
    const { status, body } = await rest.post("/v1/messages", { to: ann, from: ours, ...form })
    assert.deepEqual([status, sentence.test(JSON.stringify(body))], [400, true], JSON.stringify(body))
  }
})
