import assert from "node:assert/strict"
import { createHash, createHmac, generateKeyPairSync, sign } from "node:crypto"
import { test } from "node:test"
import { SignJWT } from "jose"
import type { CarrierWebhook } from "#messaging/carriers/webhook.ts"
import { createVerifier } from "./verify-webhook.ts"
import { webhookVerification } from "./webhook-mapping.ts"

const now = Date.UTC(2026, 10, 21, 8)
const secrets = { password: "12345", webhook_secret: "hooks" }

function isGenuine(settings: object, webhook: Partial<CarrierWebhook>, addresses?: string[]): Promise<boolean> {
  const base = {
    method: "POST",
    url: "https://example.com/hook",
    headers: {},
    body: Buffer.alloc(0),
    address: "192.0.2.7",
  }
  return createVerifier(webhookVerification.parse(settings), addresses, { secrets }).isGenuine(
    { ...base, ...webhook },
    now,
  )
}

test("HMAC-SHA1 covers the URL and the sorted form, as in the example of Twilio's documentation", async () => {
  const settings = { kind: "hmac", algorithm: "sha1", encoding: "base64", header: "X-Twilio-Signature", signed: "{{url}}{{sorted_form}}", secret: "password" } // oxfmt-ignore
  const form = { CallSid: "CA1234567890ABCDE", Caller: "+14158675310", Digits: "1234", From: "+14158675310", To: "+18005551212" } // oxfmt-ignore
  const webhook = {
    url: "https://example.com/myapp.php?foo=1&bar=2",
    headers: { "x-twilio-signature": "L/OH5YylLD5NRKLltdqwSvS0BnU=" },
    body: Buffer.from(new URLSearchParams(form).toString()),
  }
  assert.equal(await isGenuine(settings, webhook), true)
  const forged = [
    { ...webhook, url: "https://example.com/myapp.php?foo=1&bar=3" },
    { ...webhook, body: Buffer.from("Digits=1") },
    { ...webhook, headers: {} },
  ]
  for (const each of forged) assert.equal(await isGenuine(settings, each), false)
})

test("a form with several values for a name is signed sorted, and one with too many fields is refused", async () => {
  const settings = { kind: "hmac", header: "x-signature", signed: "{{sorted_form}}" }
  const signed = (form: [string, string][], text: string) => ({
    headers: { "x-signature": createHmac("sha256", "hooks").update(text).digest("hex") },
    body: Buffer.from(new URLSearchParams(form).toString()),
  })
  const pairs: [string, string][] = [["b", "2"], ["a", "3"], ["b", "1"], ["b", "2"]] // oxfmt-ignore
  assert.equal(await isGenuine(settings, signed(pairs, "a3b1b2")), true)
  const form = (count: number) =>
    signed(
      Array.from({ length: count }, (): [string, string] => ["a", "1"]),
      "a1",
    )
  assert.equal(await isGenuine(settings, form(1_000)), true)
  assert.equal(await isGenuine(settings, form(1_001)), false)
})

test("a signature that does not cover the body proves the head", async () => {
  const settings = webhookVerification.parse({ kind: "hmac", header: "x-signature", signed: "{{base_url}}" })
  const { checkHead } = createVerifier(settings, undefined, { secrets })
  const head = { method: "POST", url: "https://example.com/hook?a=b", address: "192.0.2.7" }
  const proofOf = (signature: string) => checkHead({ ...head, headers: { "x-signature": signature } }, now)
  const right = createHmac("sha256", "hooks").update("https://example.com/hook").digest("hex")
  assert.equal(await proofOf(right), "proven")
  assert.equal(await proofOf(`0,${right}`), "proven")
  assert.equal(await proofOf("0".repeat(64)), "forged")
})

test("HMAC covers the body with a prefix and a time, which must be near", async () => {
  const settings = { kind: "hmac", header: "x-signature", prefix: "sha256=", signed: "{{header:x-time}}.{{body}}", timestamp_header: "x-time" } // oxfmt-ignore
  const signed = (time: string, body: string) => ({
    headers: {
      "x-time": time,
      "x-signature": `sha256=${createHmac("sha256", "hooks").update(`${time}.${body}`).digest("hex")}`,
    },
    body: Buffer.from(body),
  })
  const seconds = String(now / 1_000)
  assert.equal(await isGenuine(settings, signed(seconds, `{"a":1}`)), true)
  assert.equal(await isGenuine(settings, signed(String(now), `{"a":1}`)), true)
  assert.equal(await isGenuine(settings, signed(String(now / 1_000 - 301), `{"a":1}`)), false)
  assert.equal(await isGenuine(settings, signed("", `{"a":1}`)), false)
  assert.equal(await isGenuine(settings, { ...signed(seconds, "{}"), body: Buffer.from("{ }") }), false)
  const plain = signed(seconds, "{}")
  assert.equal(await isGenuine(settings, { ...plain, headers: { ...plain.headers, "x-signature": plain.headers["x-signature"].slice(7) } }), false) // oxfmt-ignore
})

test("Ed25519 covers the time and the body", async () => {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519")
  const raw = publicKey.export({ format: "der", type: "spki" }).subarray(-32).toString("base64")
  const settings = { kind: "ed25519", public_key: raw, header: "telnyx-signature-ed25519", signed: "{{header:telnyx-timestamp}}|{{body}}", timestamp_header: "telnyx-timestamp" } // oxfmt-ignore
  const time = String(now / 1_000)
  const body = Buffer.from(`{"data":{"text":"Grüße 😀"}}`)
  const signature = sign(null, Buffer.concat([Buffer.from(`${time}|`), body]), privateKey).toString("base64")
  const headers = { "telnyx-timestamp": time, "telnyx-signature-ed25519": signature }
  assert.equal(await isGenuine(settings, { headers, body }), true)
  assert.equal(await isGenuine(settings, { headers, body: Buffer.from("{}") }), false)
  assert.equal(await isGenuine(settings, { headers: { ...headers, "telnyx-signature-ed25519": "AAAA" }, body }), false)
})

test("a JSON Web Token has the hash of the body as a claim", async () => {
  const body = Buffer.from(`{"status":"delivered"}`)
  const hash = createHash("sha256").update(body).digest("hex")
  const token = (payload: object, algorithm = "HS256", key = "hooks") =>
    new SignJWT({ ...payload }).setProtectedHeader({ alg: algorithm }).sign(Buffer.from(key))
  const settings = { kind: "jwt" }
  const withToken = async (text: Promise<string>) => ({ headers: { authorization: `Bearer ${await text}` }, body })
  assert.equal(await isGenuine(settings, await withToken(token({ payload_hash: hash }))), true)
  assert.equal(await isGenuine(settings, await withToken(token({ payload_hash: "0" }))), false)
  assert.equal(await isGenuine(settings, await withToken(token({}))), false)
  assert.equal(await isGenuine(settings, await withToken(token({ payload_hash: hash }, "HS512"))), false)
  assert.equal(await isGenuine(settings, await withToken(token({ payload_hash: hash }, "HS256", "other"))), false)
  assert.equal(await isGenuine(settings, await withToken(token({ payload_hash: hash, exp: now / 1_000 - 1 }))), false)
  const unsigned = `${Buffer.from(`{"alg":"none"}`).toString("base64url")}.${Buffer.from(JSON.stringify({ payload_hash: hash })).toString("base64url")}.`
  assert.equal(await isGenuine(settings, await withToken(Promise.resolve(unsigned))), false)
})

test("a name and a password, a fixed header, or a token in the query prove a webhook", async () => {
  const basic = (pair: string) => ({ headers: { authorization: `Basic ${Buffer.from(pair).toString("base64")}` } })
  assert.equal(await isGenuine({ kind: "basic", user: "ann" }, basic("ann:hooks")), true)
  assert.equal(await isGenuine({ kind: "basic", user: "ann" }, basic("ann:12345")), false)
  assert.equal(await isGenuine({ kind: "header", name: "X-Secret" }, { headers: { "x-secret": "hooks" } }), true)
  assert.equal(await isGenuine({ kind: "header", name: "X-Secret" }, { headers: { "x-secret": "hooks2" } }), false)
  assert.equal(await isGenuine({ kind: "query" }, { url: "https://example.com/hook?token=hooks&a=b" }), true)
  assert.equal(await isGenuine({ kind: "query" }, { url: "https://example.com/hook" }), false)
})

test("a secret that is not set verifies nothing", async () => {
  const empty = createVerifier(webhookVerification.parse({ kind: "header", name: "x" }), undefined, { secrets: { password: "", webhook_secret: "" } }) // oxfmt-ignore
  const webhook = { method: "POST", url: "https://example.com", headers: { x: "" }, body: Buffer.alloc(0), address: "" }
  assert.equal(await empty.isGenuine(webhook, now), false)
  assert.equal(await empty.checkHead(webhook, now), "forged")
})

test("webhooks come only from the configured addresses, and still need the other proofs", async () => {
  const ranges = ["192.0.2.7", "2001:db8::/32", "198.51.100.0/24"]
  for (const [address, expected] of [
    ["192.0.2.7", true],
    ["192.0.2.8", false],
    ["198.51.100.200", true],
    ["2001:db8::1", true],
    ["::ffff:192.0.2.7", true],
    ["", false],
  ] as const)
    assert.equal(await isGenuine({ kind: "addresses" }, { address }, ranges), expected, address)
  assert.equal(await isGenuine({ kind: "query" }, { address: "192.0.2.7" }, ranges), false)
})
