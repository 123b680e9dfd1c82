import assert from "node:assert/strict"
import { test } from "node:test"
import { ConnectionError, ApiError } from "../src/core/errors.ts"
import { retryDelayMs } from "../src/core/retry.ts"

const get = { method: "GET", path: "/v1/account" } as const
const lost = new ConnectionError("lost")
const refused = (retryAfterMs: number | null) =>
  new ApiError(
    { type: "", title: "", status: 503, detail: "", code: "store_unavailable", errors: [], request_id: null },
    retryAfterMs,
  )

test("delays double from half a second to eight, each by chance from its half on", () => {
  const delays = (random: number) =>
    [1, 2, 3, 4, 5, 6, 90].map((attempt) => retryDelayMs(lost, get, attempt, () => random))
  assert.deepEqual(delays(0), [250, 500, 1_000, 2_000, 4_000, 4_000, 4_000])
  assert.deepEqual(delays(1), [500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000])
})

test("a retry waits as long as the server asks and a little longer, up to a minute", () => {
  assert.equal(
    retryDelayMs(refused(2_000), get, 1, () => 0),
    2_000,
  )
  assert.equal(
    retryDelayMs(refused(2_000), get, 5, () => 1),
    2_250,
  )
  assert.equal(
    retryDelayMs(refused(60_000), get, 1, () => 0),
    60_000,
  )
  assert.equal(
    retryDelayMs(refused(60_001), get, 1, () => 0),
    undefined,
  )
})

test("a lost request is repeated only if a repetition does no harm", () => {
  const kept = (call: object) => retryDelayMs(lost, { ...get, ...call }, 1) !== undefined
  assert.ok(kept({}))
  assert.ok(kept({ method: "DELETE" }))
  assert.ok(kept({ method: "POST", takesKey: true }))
  assert.ok(!kept({ method: "POST" }))
  assert.ok(kept({ method: "PATCH" }))
  assert.equal(retryDelayMs(new Error("a fault of the caller's"), get, 1), undefined)
})
