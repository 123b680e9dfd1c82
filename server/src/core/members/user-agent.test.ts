import assert from "node:assert/strict"
import { test } from "node:test"
import { cleanUserAgent } from "./user-agent.ts"

test("a browser's description of itself is kept as it is, up to 200 characters", () => {
  const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0"
  assert.equal(cleanUserAgent(firefox), firefox)
  assert.equal(cleanUserAgent("x".repeat(5_000)), "x".repeat(200))
  assert.equal(cleanUserAgent(`${"x".repeat(199)}🙂`).isWellFormed(), true)
})

test("characters that steer, break or hide text are left out of it", () => {
  assert.equal(cleanUserAgent(" curl\0/8\t\r\n.5\u001b[31m\u202e\u200b\u2028\ud800 "), "curl/8.5[31m")
  assert.equal(cleanUserAgent("\u0000\u0001"), "")
})
