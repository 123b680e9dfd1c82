import assert from "node:assert/strict"
import { test } from "node:test"
import { RequestTemplate } from "./request-template.ts"

test("every request has its own number and moment, and the same length", () => {
  const shape = {
    method: "POST",
    path: "/v1/messages",
    headers: { a: "b" },
    body: "To={number:6}&Body=hi+{number:9}+{micros}",
  } as const
  const template = new RequestTemplate(shape, "x:1")
  const bytes = template.copy()
  template.fill(bytes, 1_234_567, 1_763_712_000_123_456)
  assert.equal(
    bytes.toString(),
    "POST /v1/messages HTTP/1.1\r\nhost: x:1\r\na: b\r\ncontent-length: 44\r\n\r\nTo=234567&Body=hi+001234567+1763712000123456",
  )
  template.fill(bytes, 8, 9)
  assert.match(bytes.toString(), /To=000008&Body=hi\+000000008\+0000000000000009$/)
})

test("paths are picked in turn", () => {
  const template = new RequestTemplate({ method: "GET", path: "/m/{pick}?x", headers: {}, picks: ["aa", "bb"] }, "x")
  const bytes = template.copy()
  template.fill(bytes, 3, 0)
  assert.equal(bytes.toString(), "GET /m/bb?x HTTP/1.1\r\nhost: x\r\n\r\n")
})
