import assert from "node:assert/strict"
import { createPublicKey, verify } from "node:crypto"
import { test } from "node:test"
import { Webhook } from "standardwebhooks"
import { newSigningSecret, publicKeyOf, signingKeys } from "#core/endpoints/endpoint-secrets.ts"
import { sign } from "./sign.ts"

// The test vector of the JavaScript, Python, Go, Java, PHP, C# and Ruby libraries of Standard Webhooks.
const vector = {
  secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
  timestamp: 1614265330,
  body: '{"test": 2432232314}',
  signature: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
}

// The Svix server's vector for ed25519, over the same request.
const pairVector = {
  privateKey: "whsk_6Xb/dCcHpPea21PS1N9VY/NZW723CEc77N4rJCubMbfVKIDij2HKpMKkioLlX0dRqSKJp4AJ6p9lMicMFs6Kvg==",
  signature: "v1a,hnO3f9T8Ytu9HwrXslvumlUpqtNVqkhqw/enGzPCXe5BdqzCInXqYXFymVJaA7AZdpXwVLPo3mNl8EM+m7TBAg==",
}

const keysOf = (shared: string) => signingKeys({ shared, privateKey: null }, ["v1"])

test("the published vector comes out", () => {
  assert.equal(sign({ ...vector, keys: keysOf(vector.secret) }), vector.signature)
})

test("the vector of ed25519 comes out, after that of the secret when both are asked for", () => {
  const both = { shared: vector.secret, privateKey: pairVector.privateKey }
  assert.equal(sign({ ...vector, keys: signingKeys(both, ["v1a"]) }), pairVector.signature)
  const signature = sign({ ...vector, keys: signingKeys(both, ["v1", "v1a"]) })
  assert.equal(signature, `${vector.signature} ${pairVector.signature}`)
})

test("the public key verifies a signature of a new private key", () => {
  const secret = newSigningSecret(["v1a"])
  const signature = sign({ ...vector, keys: signingKeys(secret, ["v1a"]) })
  const open = publicKeyOf(secret.privateKey ?? "")
  assert.match(open, /^whpk_[A-Za-z0-9+/]{43}=$/)
  const der = Buffer.concat([Buffer.from("302a300506032b6570032100", "hex"), Buffer.from(open.slice(5), "base64")])
  const key = createPublicKey({ key: der, format: "der", type: "spki" })
  const signed = Buffer.from(`${vector.id}.${vector.timestamp}.${vector.body}`)
  assert.ok(verify(null, signed, key, Buffer.from(signature.slice(4), "base64")))
  assert.ok(!verify(null, Buffer.from("else"), key, Buffer.from(signature.slice(4), "base64")))
})

test("text and bytes sign alike", () => {
  const keys = signingKeys({ shared: vector.secret, privateKey: pairVector.privateKey }, ["v1", "v1a"])
  const body = '{"text":"über 📯"}'
  assert.equal(sign({ ...vector, body, keys }), sign({ ...vector, body: Buffer.from(body), keys }))
})

test("receivers with either secret verify during a rotation, the newer signature first", () => {
  const older = `whsec_${Buffer.alloc(32, 1).toString("base64")}`
  const timestamp = Math.floor(Date.now() / 1000)
  const signature = sign({ ...vector, timestamp, keys: [...keysOf(vector.secret), ...keysOf(older)] })
  const headers = { "webhook-id": vector.id, "webhook-timestamp": String(timestamp), "webhook-signature": signature }
  for (const secret of [vector.secret, older]) assert.ok(new Webhook(secret).verify(vector.body, headers))
  assert.equal(signature.split(" ")[0], sign({ ...vector, timestamp, keys: keysOf(vector.secret) }))
  assert.throws(() => new Webhook(`whsec_${Buffer.alloc(32, 2).toString("base64")}`).verify(vector.body, headers))
})

test("the library of the standard finds its signature beside one that it does not know", () => {
  const secret = newSigningSecret(["v1", "v1a"])
  const timestamp = Math.floor(Date.now() / 1000)
  const signature = sign({ ...vector, timestamp, keys: signingKeys(secret, ["v1a", "v1"]) })
  const headers = { "webhook-id": vector.id, "webhook-timestamp": String(timestamp), "webhook-signature": signature }
  assert.ok(new Webhook(secret.shared).verify(vector.body, headers))
})
