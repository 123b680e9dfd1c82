import assert from "node:assert/strict"
import { test } from "node:test"
import { failureActionOf } from "./failing.ts"
import { hourMs } from "#core/std/durations.ts"

const failing = (hours: number, failures: number, warned = 0) =>
  failureActionOf({ id: "", first_failure_at: 0, consecutive_failures: failures, warned_hours: warned }, hours * hourMs)

test("the owner is warned after 24 and 72 hours of failures, once each", () => {
  assert.deepEqual([failing(23.9, 5), failing(24, 5), failing(30, 6, 24)], [null, 24, null])
  assert.deepEqual([failing(71.9, 7, 24), failing(72, 7, 24), failing(119, 50, 72)], [null, 72, null])
})

test("the owner of an endpoint that fails again after a long silence is warned once, with the longer time", () => {
  assert.equal(failing(80, 2), 72)
})

test("an endpoint is given up after 120 hours with twenty failures, and not with fewer", () => {
  assert.deepEqual([failing(119.9, 100, 72), failing(120, 19, 72), failing(120, 20, 72)], [null, null, "give_up"])
})

test("an endpoint without a failure since the last success needs no action", () => {
  assert.equal(
    failureActionOf({ id: "", first_failure_at: null, consecutive_failures: 0, warned_hours: 0 }, 1e12),
    null,
  )
})
