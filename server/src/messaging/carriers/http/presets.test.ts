/** Tests each preset with exchanges from its provider's public documentation, which the files name. */
import assert from "node:assert/strict"
import { createHash, createHmac, generateKeyPairSync, sign } from "node:crypto"
import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { suite, test } from "node:test"
import { SignJWT } from "jose"
import type { CarrierWebhook } from "#messaging/carriers/webhook.ts"
import { checkWebhookReader } from "#messaging/carriers/webhook-conformance.ts"
import type { Outcome, OutgoingRequest } from "#core/outgoing/http-client.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { httpChannelsOf } from "./config.ts"
import { http } from "./kind.ts"
import { presets } from "./presets.ts"
import { inboundsIn, submissionOf } from "#messaging/carriers/testing.ts"
import { deafListener, newHttpCarrier, newWebhookReader } from "./testing.ts"

type Pairs = [string, string][]

interface Exchanges {
  source: string[]
  values: Record<string, string>
  password: string
  webhook_secret?: string
  sends: {
    name: string
    message: { to: string; from: string; body: string; media_urls?: string[] }
    request: {
      method: string
      url: string
      headers?: Record<string, string>
      query?: Pairs
      form?: Pairs
      json?: unknown
    }
    answer: { status: number; json?: unknown; text?: string }
    outcome: object
  }[]
  webhooks: {
    name: string
    request: { method?: string; query?: Pairs; form?: Pairs; json?: unknown }
    receipts: object[]
    inbounds: { media?: string[] }[]
  }[]
}

const clock = new FakeClock()
const telnyxKeys = generateKeyPairSync("ed25519")
const telnyxKey = telnyxKeys.publicKey.export({ format: "der", type: "spki" }).subarray(-32).toString("base64")
const webhookUrl = "https://posthorn.example.com/v1/carriers/CR00000000000000000000000000000000/webhooks"
const messageId = "01900000-0000-7000-8000-000000000001"
const folder = path.join(import.meta.dirname, "presets/exchanges")
const files = globSync("*.json", { cwd: folder }).map((file) => path.basename(file, ".json")).toSorted() // oxfmt-ignore

test("every preset has exchanges, with their source", () => {
  assert.deepEqual(files, [...presets.keys()].toSorted())
})

test("the guide has a row for each preset", () => {
  const guide = readFileSync(path.join(import.meta.dirname, "../../../../../docs/guides/gateways.md"), "utf8")
  const [, table = ""] = /^\| `preset` \| carries .+\n\|.+\n((?:\|.+\n)+)/m.exec(guide) ?? []
  const rows = Array.from(table.matchAll(/^\| `(\w+)`/gm), ([, name = ""]) => name)
  assert.deepEqual(rows.toSorted(), [...presets.keys()].toSorted())
})

for (const name of files)
  suite(`the preset ${name}`, () => {
    const exchanges = JSON.parse(readFileSync(path.join(folder, `${name}.json`), "utf8")) as Exchanges
    const { values, password, webhook_secret: secret = "", sends, webhooks } = exchanges
    const settings = { preset: name, values: { ...values, ...(name === "telnyx" ? { public_key: telnyxKey } : {}) } }

    test("is whole, and says which values are missing", () => {
      assert.ok(exchanges.source.length > 0)
      const example = Object.fromEntries(presets.get(name)?.values.map((value) => [value.name, value.example]) ?? [])
      assert.deepEqual(http.parseSettings({ preset: name, values: example }).kind, "ok")
      const empty = http.parseSettings({ preset: name })
      const needed = presets.get(name)?.values.filter((value) => !value.optional && value.fallback === undefined) ?? []
      for (const { name: value, label } of needed)
        assert.ok(
          empty.kind === "faults" &&
            empty.faults.some(
              ({ field, message }) => field === `values.${value}` && message === `is missing: ${label}`,
            ),
          value,
        )
      assert.ok(httpChannelsOf(settings).includes("sms"))
    })

    for (const { name: what, message, request, answer, outcome } of sends)
      test(`sends: ${what}`, async () => {
        const asked: OutgoingRequest[] = []
        const outgoing = {
          async request(one: OutgoingRequest): Promise<Outcome> {
            asked.push(one)
            const body = Buffer.from(answer.text ?? JSON.stringify(answer.json))
            return { kind: "response", status: answer.status, headers: {}, body, isCut: false }
          },
        }
        const carrier = newHttpCarrier(settings, { outgoing, password, secret, clock, webhookUrl: () => webhookUrl })
        await carrier.start(deafListener)
        const { media_urls: mediaUrls = [], ...said } = message
        const media = mediaUrls.map(() => ({ contentType: "image/png", content: new Uint8Array(1) }))
        const encoding = /^[\x20-\x7e]*$/.test(said.body) ? "gsm7" : "ucs2"
        const result = await carrier.submit(submissionOf({ messageId, ...said, encoding, media, mediaUrls }))
        assert.partialDeepStrictEqual(result, outcome)
        const [sent] = asked
        assert.ok(sent)
        assert.deepEqual([sent.method, sent.url], [request.method, request.url])
        const headers = Object.fromEntries(pairsOf(sent.headers))
        for (const [header, value] of Object.entries(request.headers ?? {})) assert.equal(headers[header], value)
        if (request.query) assert.deepEqual([...new URLSearchParams(sent.query)], request.query)
        if (request.form) assert.deepEqual([...new URLSearchParams(String(sent.body))], request.form)
        if (request.json) assert.deepEqual(JSON.parse(String(sent.body)), request.json)
      })

    if (webhooks[0])
      checkWebhookReader(`The preset ${name}`, async () => ({
        reader: newWebhookReader(settings, { clock, secrets: { password, webhook_secret: secret } }),
        genuine: await signed(name, webhooks[0]?.request ?? {}, { password, secret }),
        close: async () => {},
      }))

    for (const { name: what, request, receipts, inbounds } of webhooks)
      test(`takes: ${what}`, async () => {
        const fetched: string[] = []
        const outgoing = {
          async request({ url, headers }: OutgoingRequest): Promise<Outcome> {
            const isSigned = pairsOf(headers).some(([header]) => header === "authorization")
            fetched.push(`${url}${isSigned ? " with credentials" : ""}`)
            const body = Buffer.from("picture")
            return { kind: "response", status: 200, headers: { "content-type": "image/png" }, body, isCut: false }
          },
        }
        const reader = newWebhookReader(settings, { clock, outgoing, secrets: { password, webhook_secret: secret } })
        const webhook = await signed(name, request, { password, secret })
        const reading = await reader.read(webhook)
        assert.equal(reading.kind, "read")
        assert.equal(reading.receipts.length, receipts.length)
        assert.equal(reading.inbounds.length, inbounds.length)
        for (const [index, receipt] of receipts.entries())
          assert.partialDeepStrictEqual(reading.receipts[index], receipt)
        const came = await inboundsIn(reader, webhook)
        for (const [index, { media = [], ...inbound }] of inbounds.entries()) {
          assert.partialDeepStrictEqual(came[index], inbound)
          assert.deepEqual(fetched, media)
          assert.deepEqual(
            came[index]?.media.map(({ contentType }) => contentType),
            media.map(() => "image/png"),
          )
        }
        const other = await signed(
          name,
          request,
          { password: "wrong", secret: "wrong" },
          generateKeyPairSync("ed25519"),
        )
        assert.equal((await reader.read(other)).kind, "forged")
        assert.equal((await reader.read({ ...webhook, headers: {}, url: webhookUrl })).kind, "forged")
      })
  })

function pairsOf(headers: readonly string[]): Pairs {
  return headers.flatMap((header, index) => (index % 2 ? [] : [[header, headers[index + 1] ?? ""] as [string, string]]))
}

/** Signs as the provider does, implemented again from its documentation. */
async function signed(
  name: string,
  { method = "POST", query = [], form, json }: Exchanges["webhooks"][number]["request"],
  { password, secret }: { password: string; secret: string },
  keys = telnyxKeys,
): Promise<CarrierWebhook> {
  const text = form ? new URLSearchParams(form).toString() : json === undefined ? "" : JSON.stringify(json)
  const body = Buffer.from(text)
  const isToken = ["infobip", "sinch", "kannel", "jasmin"].includes(name)
  const asked = new URLSearchParams([...(isToken ? [["token", secret] as [string, string]] : []), ...query]).toString()
  const url = asked ? `${webhookUrl}?${asked}` : webhookUrl
  const seconds = String(clock.now() / 1_000)
  const headers: Record<string, string> = {}
  if (name === "twilio") {
    const sorted = (form ?? []).toSorted(([one], [other]) => (one < other ? -1 : 1)).flat().join("") // oxfmt-ignore
    headers["x-twilio-signature"] = createHmac("sha1", password).update(url + sorted).digest("base64") // oxfmt-ignore
  }
  if (name === "plivo") {
    headers["x-plivo-signature-v2-nonce"] = "05429567804466091622"
    headers["x-plivo-signature-v2"] = createHmac("sha256", password).update(`${webhookUrl}05429567804466091622`).digest("base64") // oxfmt-ignore
  }
  if (name === "telnyx") {
    headers["telnyx-timestamp"] = seconds
    headers["telnyx-signature-ed25519"] = sign(null, Buffer.from(`${seconds}|${text}`), keys.privateKey).toString("base64") // oxfmt-ignore
  }
  if (name === "vonage") {
    const claims = { iss: "Vonage", api_key: "abcd1234", payload_hash: createHash("sha256").update(body).digest("hex") }
    const token = new SignJWT(claims).setProtectedHeader({ alg: "HS256", typ: "JWT" }).setIssuedAt(clock.now() / 1_000)
    headers["authorization"] = `Bearer ${await token.sign(Buffer.from(secret))}`
  }
  if (name === "bandwidth") headers["authorization"] = `Basic ${Buffer.from(`posthorn:${secret}`).toString("base64")}`
  return { method, url, headers, body, address: "192.0.2.7" }
}
