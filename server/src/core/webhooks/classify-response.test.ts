import assert from "node:assert/strict"
import { test } from "node:test"
import { classifyResponse } from "./classify-response.ts"

function response(status: number, headers: Record<string, string> = {}) {
  return classifyResponse({ kind: "response", status, headers, body: Buffer.alloc(0), isCut: false }, 0)
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

test("no connection, no answer in time and 5xx are failures of the endpoint; 4xx is an answer", () => {
  assert.ok(
    classifyResponse({ kind: "failure", isSent: false, failure: { kind: "refused", reason: "No." } }, 0)
      .isEndpointFailure,
  )
  assert.ok(response(500).isEndpointFailure)
  assert.ok(!response(404).isEndpointFailure && !response(429).isEndpointFailure)
  assert.ok(
    response(429).isOverload &&
      classifyResponse({ kind: "failure", isSent: false, failure: { kind: "timeout", reason: "Late." } }, 0).isOverload,
  )
})
