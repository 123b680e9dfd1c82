import assert from "node:assert/strict"
import { test } from "node:test"
import { storedFailureResponse, storedSuccessResponse } from "./kept-response.ts"

const nothing = Buffer.alloc(0)

test("a success keeps the first 64 bytes of its body, a failure all that was read", () => {
  const body = Buffer.alloc(5_000, "x")
  assert.equal(storedSuccessResponse({}, body).body?.length, 64)
  assert.equal(storedFailureResponse({}, body).body?.length, 5_000)
})

test("characters that the store cannot keep are replaced in a response's text", () => {
  assert.equal(storedFailureResponse({}, Buffer.from("a\0b")).body, "a\u{FFFD}b")
  assert.equal(storedFailureResponse({}, Buffer.of(0xff, 0x41)).body, "\u{FFFD}A")
  assert.equal(storedFailureResponse({}, nothing).body, null)
})

test("a failure keeps its headers to 4 KiB, those that come several times as one", () => {
  const headers = { server: "a", "set-cookie": ["one", "two"], long: "y".repeat(5_000), last: "z" }
  const kept = storedFailureResponse(headers, nothing).headers
  assert.deepEqual(Object.keys(kept), ["server", "set-cookie", "long"])
  assert.equal(kept["set-cookie"], "one, two")
  assert.match(kept["long"] ?? "", /^y{4000,4096}…$/)
})

test("a success without a body keeps the header that names the request, and none that is long", () => {
  const headers = { date: "today", "x-request-id": "8f14e45f", "cf-ray": "9" }
  assert.deepEqual(storedSuccessResponse(headers, nothing).headers, { "x-request-id": "8f14e45f" })
  assert.deepEqual(storedSuccessResponse(headers, Buffer.from("ok")), { headers: {}, body: "ok" })
  const [value = ""] = Object.values(storedSuccessResponse({ "x-request-id": "8".repeat(500) }, nothing).headers)
  assert.ok(value.length <= 64)
})
