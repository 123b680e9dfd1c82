import assert from "node:assert/strict"
import { test } from "node:test"
import { Webhook } from "standardwebhooks"
import { newSigningSecret, publicKeyOf, signingKeys } from "../../../server/src/core/endpoints/endpoint-secrets.ts"
import { sign } from "../../../server/src/core/webhooks/sign.ts"
import { UsageError, verifyWebhook, WebhookVerificationError, type ThinEvent } from "../src/index.ts"

const now = Date.UTC(2026, 10, 21, 12)
const timestamp = now / 1_000
const id = "EV019aa4d2c3f07a1b8c2d3e4f5a6b7c8d"
const body = JSON.stringify({ sid: id, type: "messages.delivered", sequence: 4, data: { body: "über 📯" } })
const pair = newSigningSecret(["v1", "v1a"])
const { shared: secret } = pair
const publicKey = publicKeyOf(pair.privateKey ?? "")
const otherSecret = newSigningSecret(["v1"]).shared
const otherPublicKey = publicKeyOf(newSigningSecret(["v1a"]).privateKey ?? "")

/** As the library of the standard signs it. */
function signed(text = body, { key = secret, at = now, of = id } = {}): Record<string, string> {
  return {
    "webhook-id": of,
    "webhook-timestamp": String(at / 1_000),
    "webhook-signature": new Webhook(key).sign(of, new Date(at), text),
  }
}

test("a signature of the standard's library is verified, for text and for bytes, and gives the event", async () => {
  for (const payload of [
    body,
    Buffer.from(body),
    new TextEncoder().encode(body),
    new TextEncoder().encode(body).buffer,
  ]) {
    const event = await verifyWebhook(payload, signed(), secret, { now })
    assert.deepEqual(event, JSON.parse(body))
  }
  const event = await verifyWebhook(body, signed(), secret, { now })
  // The type tells what the data is.
  if (event.type === "messages.delivered") assert.equal(event.data.body, "über 📯")
  else assert.fail()
})

test("a view of a larger buffer is verified as its own bytes", async () => {
  const padded = Buffer.from(`xx${body}yy`)
  await verifyWebhook(padded.subarray(2, -2), signed(), secret, { now })
})

test("headers can be Node's, a Headers object, or spelt in any way", async () => {
  const headers = signed()
  const shouted = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]))
  for (const each of [new Headers(headers), shouted, { ...headers, "set-cookie": ["a", "b"] }])
    await verifyWebhook(body, each, secret, { now })
})

test("signatures of both schemes are verified, each by its own key alone", async () => {
  const header = (schemes: ("v1" | "v1a")[]) => ({
    ...signed(),
    "webhook-signature": sign({ id, timestamp, body, keys: signingKeys(pair, schemes) }),
  })
  await verifyWebhook(body, header(["v1a"]), publicKey, { now })
  await verifyWebhook(body, header(["v1", "v1a"]), publicKey, { now })
  await verifyWebhook(body, header(["v1", "v1a"]), secret, { now })
  await assert.rejects(verifyWebhook(body, header(["v1a"]), secret, { now }), WebhookVerificationError)
  await assert.rejects(verifyWebhook(body, header(["v1"]), publicKey, { now }), WebhookVerificationError)
  await assert.rejects(verifyWebhook(body, header(["v1a"]), otherPublicKey, { now }), WebhookVerificationError)
})

test("any of several secrets fits any of several signatures during a rotation", async () => {
  const { "webhook-signature": newer } = signed()
  const { "webhook-signature": older } = signed(body, { key: otherSecret })
  const headers = { ...signed(), "webhook-signature": `${newer} ${older}` }
  for (const secrets of [secret, otherSecret, [publicKey, otherSecret]])
    await verifyWebhook(body, headers, secrets, { now })
  await verifyWebhook(body, signed(), [otherSecret, secret], { now })
})

test("a changed, old, future or foreign delivery is refused", async () => {
  const headers = signed()
  const fields: [string, Record<string, string>, (string | Uint8Array)?][] = [
    ["a changed body", headers, body.replace('"sequence":4', '"sequence":5')],
    ["another id", { ...headers, "webhook-id": "EV1" }],
    ["another time", { ...headers, "webhook-timestamp": String(timestamp - 1) }],
    ["an old one", signed(body, { at: now - 301_000 })],
    ["one of the future", signed(body, { at: now + 301_000 })],
    ["another secret", signed(body, { key: otherSecret })],
    ["a time that is none", { ...headers, "webhook-timestamp": "9".repeat(400) }],
    ["a time with more behind it", { ...headers, "webhook-timestamp": `${timestamp}x` }],
    ["a signature that is none", { ...headers, "webhook-signature": "v1" }],
    ["a signature that is no base64", { ...headers, "webhook-signature": "v1,ß?" }],
    ["an empty signature", { ...headers, "webhook-signature": "v1," }],
    [
      "the right one as another version",
      { ...headers, "webhook-signature": (headers["webhook-signature"] ?? "").replace("v1,", "v1a,") },
    ],
    ["no headers", {}],
    ["bytes that are no text", headers, Uint8Array.of(0xff, 0xfe)],
  ]
  for (const [what, given, payload = body] of fields)
    await assert.rejects(verifyWebhook(payload, given, [secret, publicKey], { now }), WebhookVerificationError, what)
  await verifyWebhook(body, signed(body, { at: now - 300_000 }), secret, { now })
  await verifyWebhook(body, signed(body, { at: now - 900_000 }), secret, { now, toleranceSeconds: 900 })
})

test("a tolerance or a time that is no number is refused, since it would let every age pass", async () => {
  const old = signed(body, { at: now - 900_000_000 })
  for (const options of [{ now, toleranceSeconds: Number.NaN }, { now, toleranceSeconds: -1 }, { now: Number.NaN }])
    await assert.rejects(verifyWebhook(body, old, secret, options), UsageError, JSON.stringify(options))
})

test("a thousand signatures cost no more than twenty", async () => {
  const { "webhook-signature": right } = signed()
  const many = { ...signed(), "webhook-signature": `${"v1,AAAA ".repeat(1_000)}${right}` }
  await assert.rejects(verifyWebhook(body, many, secret, { now }), WebhookVerificationError)
  await verifyWebhook(body, { ...many, "webhook-signature": `${"v1,AAAA ".repeat(19)}${right}` }, secret, { now })
})

test("an unusable secret or payload is the caller's fault, and the error says so", async () => {
  const wrong: [unknown, unknown, RegExp][] = [
    [body, undefined, /secret is missing/],
    [body, "", /secret is missing/],
    [body, [], /at least one secret/],
    [body, "whsec_?", /not one of Posthorn's/],
    [body, "whpk_AAAA", /not one of Posthorn's/],
    [body, pair.privateKey, /private key/],
    [JSON.parse(body), secret, /`payload` must be the body as it came/],
  ]
  for (const [payload, key, sentence] of wrong)
    await assert.rejects(verifyWebhook(payload as string, signed(), key as string, { now }), (error: Error) => {
      assert.ok(error instanceof UsageError)
      return sentence.test(error.message)
    })
})

test("a thin payload has a type of its own, and a body that is no JSON is refused though it is signed", async () => {
  const thin = JSON.stringify({
    sid: id,
    type: "messages.sent",
    data: { sid: "MS1", status: "sent", url: "/v1/messages/MS1" },
  })
  const event = await verifyWebhook<ThinEvent>(thin, signed(thin), secret, { now })
  assert.equal(event.data.url, "/v1/messages/MS1")
  await assert.rejects(verifyWebhook("{", signed("{"), secret, { now }), WebhookVerificationError)
})
