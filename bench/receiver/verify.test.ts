import assert from "node:assert/strict"
import { test } from "node:test"
import { Webhook } from "standardwebhooks"
import { isSigned, keyOf } from "./verify.ts"

const secret = `whsec_${Buffer.alloc(24, 7).toString("base64")}`
const now = 1_763_712_000
const id = "EV1"
const body = Buffer.from(`{"text":"ü"}`)
// The library is an independent check of the signature.
const signature = new Webhook(secret).sign(id, new Date(now * 1000), body.toString())
const parts = { id, timestamp: `${now}`, signature, body }

test("a signature of the library is accepted, also beside a signature of another key", () => {
  assert.ok(isSigned(parts, keyOf(secret), now))
  assert.ok(isSigned({ ...parts, signature: `v1,AAAA ${signature}` }, keyOf(secret), now))
})

test("another body, id, time, key, version or age is refused", () => {
  const refused = [
    isSigned({ ...parts, body: Buffer.from(`{"text":"u"}`) }, keyOf(secret), now),
    isSigned({ ...parts, id: "EV2" }, keyOf(secret), now),
    isSigned({ ...parts, timestamp: `${now + 1}` }, keyOf(secret), now),
    isSigned(parts, keyOf(`whsec_${Buffer.alloc(24, 8).toString("base64")}`), now),
    isSigned({ ...parts, signature: signature.replace("v1,", "v2,") }, keyOf(secret), now),
    isSigned(parts, keyOf(secret), now + 301),
    isSigned({ ...parts, timestamp: "soon" }, keyOf(secret), now),
  ]
  assert.deepEqual(
    refused,
    refused.map(() => false),
  )
})
