import assert from "node:assert/strict"
import { test } from "node:test"
import { judge } from "./judge.ts"

function response(status: number, headers: Record<string, string> = {}, body = "") {
  return judge({ kind: "response", status, headers, body: Buffer.from(body), isCut: false }, 0)
}

test("2xx alone is success", () => {
  for (const status of [200, 201, 204, 299]) assert.ok(response(status).isSuccess, String(status))
  for (const status of [301, 302, 304, 400, 404, 410, 429, 500, 503])
    assert.ok(!response(status).isSuccess, String(status))
})

test("Retry-After counts on 429 and 503 alone", () => {
  for (const status of [429, 503]) assert.equal(response(status, { "retry-after": "7" }).retryAfterMs, 7_000)
  for (const status of [200, 404, 500]) assert.equal(response(status, { "retry-after": "7" }).retryAfterMs, undefined)
})

test("what the store could not keep is replaced in a response's text", () => {
  assert.equal(response(500, {}, "a\0b").responseBody, "a\u{FFFD}b")
  assert.equal(
    judge({ kind: "response", status: 500, headers: {}, body: Buffer.of(0xff, 0x41), isCut: false }, 0).responseBody,
    "\u{FFFD}A",
  )
  assert.equal(response(500).responseBody, null)
})

test("a success keeps the first 64 bytes of its response, a failure all that was read", () => {
  assert.equal(response(200, {}, "x".repeat(5_000)).responseBody?.length, 64)
  assert.equal(response(500, {}, "x".repeat(5_000)).responseBody?.length, 5_000)
})

test("no connection, no answer in time and 5xx are misses; 4xx is an answer", () => {
  assert.ok(judge({ kind: "failure", failure: { kind: "refused", reason: "No." } }, 0).isMiss)
  assert.ok(response(500).isMiss)
  assert.ok(!response(404).isMiss && !response(429).isMiss)
  assert.ok(
    response(429).isOverload && judge({ kind: "failure", failure: { kind: "timeout", reason: "Late." } }, 0).isOverload,
  )
})
