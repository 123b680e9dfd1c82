/**
 * A code or the token of a link is in no table, no log, no webhook and no file, whichever way its message
 * goes.
 */
import assert from "node:assert/strict"
import { globSync, readFileSync, realpathSync, statSync } from "node:fs"
import path from "node:path"
import { test } from "node:test"
import { numbers, Smsc, type SubmitPdu } from "#messaging/carriers/smpp/testing.ts"
import { decodeGsm7, decodeUcs2, encodeGsm7, encodeUcs2 } from "#messaging/smpp/alphabets.ts"
import { readPduContent } from "#messaging/smpp/content.ts"
import { esmClass } from "#messaging/smpp/esm-class.ts"
import { buildReceiptText } from "#messaging/smpp/receipt.ts"
import { tlv } from "#messaging/smpp/tlvs.ts"
import { eventually } from "../support/eventually.ts"
import type { Installation } from "../support/installation.ts"
import { RestClient } from "../support/rest-client.ts"
import { withStore } from "../support/with-store.ts"
import { startWithReceiver, type WithReceiver } from "./with-receiver.ts"
import { makeOperator } from "./with-smsc.ts"

/** So long that no other number of the data folder is the same by chance. */
const codeLength = 10
const environment = { LOG_LEVEL: "debug", LOG_REQUESTS: "all" }
const settings = {
  friendly_name: "Acme",
  code_length: codeLength,
  senders: ["+15005550006", "whatsapp:+15005550006"],
  whatsapp_template: { name: "verify_code", languages: ["en"] },
  allowed_countries: ["US"],
  redirect_urls: ["https://example.com/welcome"],
}

for (const processes of ["1", "2"])
  test(`no code and no token is stored or shown, with ${processes} processes`, async (t) => {
    await using whole = await startWithReceiver({}, { ...environment, PROCESSES: processes })
    await using smsc = new QuotingSmsc()
    const { posthorn, client, receiver } = whole
    const { status, body } = await client.patch("/v1/auth/settings", settings)
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal((await client.post("/v1/webhooks", { url: `${receiver.url}/all`, events: "*" })).status, 201)

    const secrets = await verifyInAllWays(whole, "+1415555", (to) => textsInSimulator(client, to))
    assert.equal((await client.post("/v1/phone_numbers", { number: settings.senders[0] })).status, 201)
    await connect(whole, smsc)
    const overSmpp = await verifyInAllWays(whole, "+1212555", async (to) => smsc.textsTo(to))
    for (const secret of overSmpp) secrets.add(secret)
    await eventually("receipts arrive", () => smsc.receipts >= smsc.submissions)
    await eventually("quotes arrive as messages", () => smsc.asMessages >= smsc.submissions)
    t.diagnostic(
      `${secrets.size} codes and tokens, ${smsc.submissions} submissions, ${receiver.requests.length} webhooks`,
    )

    await posthorn.kill()
    await posthorn.start()
    const again = await verify(whole, { to: "+12125552099" }, async (to) => smsc.textsTo(to))
    for (const each of partsOf(again)) secrets.add(each)
    const rows = await rowsOf(posthorn)
    for (const table of ["message_frames", "receipt_map", "events", "messages"])
      assert.ok(
        rows.some((row) => row.table === table),
        `${table} has rows`,
      )
    const isQuote = ({ table, row }: { table: string; row: string }) =>
      table === "messages" && /inbound.*\*{10}/s.test(row)
    assert.ok(rows.some(isQuote), "what came as messages is kept, and masked")
    await posthorn.end("SIGTERM")
    const found = [
      ...rows.flatMap(({ table, row }) => holding(row, secrets).map((secret) => `${secret} in ${table}: ${row}`)),
      ...inFiles(posthorn, secrets),
      ...holding(posthorn.output, secrets).map((secret) => `${secret} in what the processes said`),
      ...receiver.requests.flatMap(({ body, path: at }) =>
        holding(`${at} ${body}`, secrets).map((secret) => `${secret} in a webhook: ${body}`),
      ),
    ]
    assert.deepEqual(found, [])
    assert.match(posthorn.output, /createVerificationCheck/, "there is something to look at")
    assert.ok(inFiles(posthorn, new Set(["4155552001"])).length > 0, "what is kept can be found in this way")
  })

/** The texts that arrived at a recipient, the oldest first. */
type ReadTexts = (to: string) => Promise<string[]>

interface Sent {
  sid: string
  /** The code, or the part of the link's token that is no id. */
  secret: string
  text: string
  /** Empty without a link. */
  link: string
}

/** Sends and checks codes and links in all ways. Gives what has to stay secret. */
async function verifyInAllWays(whole: WithReceiver, prefix: string, read: ReadTexts): Promise<Set<string>> {
  const secrets = new Set<string>()
  let numberOf = 0
  const send = async (more: object = {}, suffix?: string) => {
    const to = prefix + (suffix ?? `20${String(++numberOf).padStart(2, "0")}`)
    const sent = await verify(whole, { to, ...more }, read)
    for (const each of partsOf(sent)) secrets.add(each)
    return { ...sent, to }
  }
  await checkCodes(whole, await send())
  await checkCodes(whole, await send({ payload: { amount: "12.50", currency: "EUR", payee: "Ann" } }))
  await checkCodes(whole, await send({ domain: "example.com", app_hash: "FA+9qCX9VSu" }))
  for (const locale of ["ru", "ja"]) await checkCodes(whole, await send({ locale }))
  await checkCodes(whole, await send({ channel: ["whatsapp:1", "sms"], purpose: "sign_in" }))
  await send({}, "0003")
  await resend(whole, await send(), read)
  for (const locale of ["en", "ru"]) {
    await openLink(whole, await send({ method: "link", locale }))
    await send({ method: "link", locale, redirect_url: settings.redirect_urls[0] })
  }
  const { sid } = await send()
  await whole.client.post(`/v1/auth/verifications/${sid}/cancel`, {})
  return secrets
}

async function verify({ client }: WithReceiver, request: { to: string }, read: ReadTexts): Promise<Sent> {
  const { status, body } = await client.post("/v1/auth/verifications", request, { "idempotency-key": request.to })
  assert.equal(status, 201, JSON.stringify(body))
  const isWhole = (text: string) => new RegExp(`\\d{${codeLength}}|/verify/[\\w-]{64}`).exec(text)
  await eventually("the message arrives", async () => (await read(request.to)).some(isWhole))
  const text = (await read(request.to)).find(isWhole) ?? ""
  const [link = ""] = /http\S+\/verify\/[\w-]{64}/.exec(text) ?? []
  // The rest of the token is the two ids, in base64url.
  const secret = link ? link.slice(-20) : (new RegExp(`\\d{${codeLength}}`).exec(text)?.[0] ?? "")
  return { sid: (body as { sid: string }).sid, secret, text, link }
}

/** The end of a link may be in two parts of a long message: one half of it is in one part. */
function partsOf({ secret, link }: Sent): string[] {
  return link ? [secret.slice(0, 10), secret.slice(10)] : [secret]
}

/** Wrong ones, malformed ones, one in the address of the request, and the right one twice. */
async function checkCodes({ client, posthorn }: WithReceiver, { sid, secret }: Sent): Promise<void> {
  const check = (body: object) =>
    client.post("/v1/auth/verification_checks", body, { "idempotency-key": `check ${sid}` })
  await client.post("/v1/auth/verification_checks", { verification_sid: sid, code: "1".repeat(codeLength) })
  await client.post("/v1/auth/verification_checks", { verification_sid: sid, code: `${secret}1` })
  await client.post("/v1/auth/verification_checks", { verification_sid: sid, [secret]: secret })
  await client.get(`/v1/auth/verification_checks?code=${secret}`)
  await client.get(`/v1/auth/verifications?to=${secret}`)
  const { sid: user, token } = posthorn.account
  await fetch(`${posthorn.baseUrl}/v1/auth/verification_checks?code=${secret}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Basic ${Buffer.from(`${user}:${token}`).toString("base64")}`,
    },
    body: `{"code": "${secret}" `,
  })
  for (let times = 0; times < 2; times++) await check({ verification_sid: sid, code: secret })
}

/** The gap between two messages is passed over in the store. */
async function resend({ client, posthorn }: WithReceiver, sent: Sent & { to: string }, read: ReadTexts): Promise<void> {
  await withStore(posthorn, (store) =>
    store.query("update verifications set last_sent_at = last_sent_at - interval '1 minute' where to_address = $1", [
      sent.to,
    ]),
  )
  const copies = async () => (await read(sent.to)).filter((text) => text.includes(sent.secret)).length
  const before = await copies()
  assert.equal((await client.post("/v1/auth/verifications", { to: sent.to })).status, 201)
  await eventually("the same code arrives again", async () => (await copies()) > before)
  for (let times = 0; times < 6; times++)
    await client.post("/v1/auth/verification_checks", { verification_sid: sent.sid, code: "1".repeat(codeLength) })
}

async function openLink({ posthorn }: WithReceiver, { link }: Sent): Promise<void> {
  for (const method of ["GET", "HEAD", "PUT", "POST", "POST", "GET"])
    await (await fetch(link, { method, redirect: "manual" })).arrayBuffer()
  for (const wrong of [`${link}A`, `${link}/more`, `${link}?a=b`, `${link}%zz`, link.replace("/verify/", "/verified/")])
    await (await fetch(wrong)).arrayBuffer()
  assert.ok(link.startsWith(posthorn.baseUrl))
}

/** From now on all messages go over SMPP, and every frame is traced. */
async function connect({ posthorn }: WithReceiver, smsc: QuotingSmsc): Promise<void> {
  await smsc.start()
  const operator = new RestClient({ baseUrl: posthorn.baseUrl, account: await makeOperator(posthorn) })
  const created = async (at: string, parameters: object) => {
    const { status, body } = await operator.post(`/operator/v1${at}`, parameters)
    assert.ok(status < 300, JSON.stringify(body))
    return body as { sid: string }
  }
  const wire = { hosts: [{ host: "127.0.0.1", port: smsc.port }], system_id: "posthorn" }
  const carrier = await created("/carriers", { name: "SMSC", settings: wire, password: "secret" })
  await created(`/carriers/${carrier.sid}/trace`, { minutes: 60 })
  await created("/routes", { carrier_sid: carrier.sid })
  await eventually("the carrier is up", async () => {
    const { state } = await operator.read<{ state: string }>(`/operator/v1/carriers/${carrier.sid}`)
    return state === "up"
  })
  await operator.close()
}

async function textsInSimulator(client: RestClient, to: string): Promise<string[]> {
  const { data } = await client.read<{ data: { body: string }[] }>(
    `/v1/simulator/messages?to=${encodeURIComponent(to)}&limit=100`,
  )
  return data.map(({ body }) => body).toReversed()
}

/**
 * An SMSC that quotes the whole text of the message, as some carriers do: in a parameter of its answer, in a
 * receipt, and in a message that looks like a receipt. In receipts in turn in each of the places where it may
 * stand, with `text:` before it or without.
 */
class QuotingSmsc implements AsyncDisposable {
  submissions = 0
  receipts = 0
  /** Messages that quote what was sent, as receipts without their mark do. */
  asMessages = 0
  readonly #smsc = new Smsc()
  readonly #parts = new Map<string, { number: number; text: string }[]>()

  get port(): number {
    return this.#smsc.port
  }

  async start(): Promise<void> {
    this.#smsc.answer = (submit) => this.#take(submit)
    await this.#smsc.start()
  }

  /** The parts of a long text as one. */
  textsTo(to: string): string[] {
    const parts = (this.#parts.get(to.slice(1)) ?? []).toSorted((a, b) => a.number - b.number).map(({ text }) => text)
    return [...parts, parts.join("")]
  }

  #take(submit: SubmitPdu) {
    const { destinationAddr: to, dataCoding } = submit.fields
    const { octets: view, part } = readPduContent(submit)
    const octets = Buffer.from(view)
    const text = dataCoding === 8 ? decodeUcs2(octets) : decodeGsm7(octets)
    this.#parts.set(to, [...(this.#parts.get(to) ?? []), { number: part?.number ?? 1, text }])
    const number = ++this.submissions
    const messageId = `m${number}`
    const isEarly = number % 5 === 0
    const quote = () => void this.#bringReceipt(messageId, submit, octets).catch(() => undefined)
    if (isEarly) quote()
    else setImmediate(quote)
    return { status: 0, fields: { messageId }, tlvs: [tlv("additionalStatusInfoText", text)] }
  }

  async #bringReceipt(messageId: string, { fields }: SubmitPdu, octets: Buffer): Promise<void> {
    const { sourceAddr, destinationAddr } = fields
    const at = Date.now()
    const told = { messageId, state: "delivered", error: "000", submittedAt: at, doneAt: at, text: "" } as const
    const hasName = this.receipts % 2 === 0
    const head = hasName ? buildReceiptText(told) : buildReceiptText(told).replace("text:", "")
    const receipt = Buffer.concat([Buffer.from(head, "latin1"), octets])
    const addressed = { ...numbers(destinationAddr, sourceAddr), esmClass: esmClass.receipt }
    const isInPayload = this.submissions % 3 === 0
    if (isInPayload) await this.#smsc.bring(addressed, [tlv("messagePayload", receipt)])
    else await this.#smsc.bring({ ...addressed, shortMessage: receipt })
    this.receipts++
    await this.#smsc.bring({ ...addressed, esmClass: 0, dataCoding: fields.dataCoding, shortMessage: octets }) // oxfmt-ignore
    this.asMessages++
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#smsc.stop()
  }
}

/** Every row of every table. */
function rowsOf({ dataDir }: Installation): Promise<{ table: string; row: string }[]> {
  return withStore({ dataDir }, async (store) => {
    const { rows } = await store.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition",
    )
    const found: { table: string; row: string }[] = []
    for (const { name: table } of rows) {
      const { rows: all } = await store.query<{ row: string }>(`select ${table}::text as row from ${table}`)
      found.push(...all.map(({ row }) => ({ table, row })))
    }
    return found
  })
}

/**
 * The files of the data folder that hold one: tables, the log that PostgreSQL writes ahead, logs and the
 * simulator's journal.
 */
function inFiles({ dataDir }: Installation, secrets: ReadonlySet<string>): string[] {
  const places = [dataDir, realpathSync(path.join(dataDir, "postgres"))]
  const files = new Set(places.flatMap((place) => globSync("**", { cwd: place }).map((name) => path.join(place, name))))
  return [...files]
    .filter((file) => statSync(file).isFile())
    .flatMap((file) => holding(readFileSync(file).toString("latin1"), secrets).map((secret) => `${secret} in ${file}`))
}

/** In the encodings of SMS, as they are and in hex. */
function holding(content: string, secrets: ReadonlySet<string>): string[] {
  return [...secrets].filter((secret) =>
    [Buffer.from(secret), encodeUcs2(secret), encodeGsm7(secret) ?? Buffer.from(secret)].some(
      (octets) => content.includes(octets.toString("latin1")) || content.includes(octets.toString("hex")),
    ),
  )
}
