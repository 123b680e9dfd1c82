import assert from "node:assert/strict"
import { test } from "node:test"
import { Webhook } from "standardwebhooks"
import { sign, signingKey } from "./sign.ts"

// The one vector that the JavaScript, Python, Go, Java, PHP, C# and Ruby libraries of Standard Webhooks test themselves with.
const vector = {
  secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
  timestamp: 1614265330,
  body: '{"test": 2432232314}',
  signature: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
}

test("the published vector comes out", () => {
  assert.equal(sign({ ...vector, keys: [signingKey(vector.secret)] }), vector.signature)
})

test("text and bytes sign alike", () => {
  const keys = [signingKey(vector.secret)]
  const body = '{"text":"über 📯"}'
  assert.equal(sign({ ...vector, body, keys }), sign({ ...vector, body: Buffer.from(body), keys }))
})

test("during a rotation receivers with either secret verify, the newer signature first", () => {
  const older = `whsec_${Buffer.alloc(32, 1).toString("base64")}`
  const timestamp = Math.floor(Date.now() / 1000)
  const signature = sign({ ...vector, timestamp, keys: [signingKey(vector.secret), signingKey(older)] })
  const headers = { "webhook-id": vector.id, "webhook-timestamp": String(timestamp), "webhook-signature": signature }
  for (const secret of [vector.secret, older]) assert.ok(new Webhook(secret).verify(vector.body, headers))
  assert.equal(signature.split(" ")[0], sign({ ...vector, timestamp, keys: [signingKey(vector.secret)] }))
  assert.throws(() => new Webhook(`whsec_${Buffer.alloc(32, 2).toString("base64")}`).verify(vector.body, headers))
})
