import assert from "node:assert/strict"
import { test } from "node:test"
import { backoffMs } from "./backoff.ts"

const limits = { firstMs: 1_000, mostMs: 60_000 }

test("a wait doubles with each try up to the most", () => {
  const waits = [0, 1, 2, 5, 6, 1_000].map((tries) => backoffMs(tries, limits, () => 0))
  assert.deepEqual(waits, [1_000, 2_000, 4_000, 32_000, 60_000, 60_000])
})

test("a wait is up to a fifth longer by chance, and never shorter", () => {
  assert.equal(
    backoffMs(0, limits, () => 0.999_999),
    1_200,
  )
  assert.equal(
    backoffMs(9, limits, () => 0.5),
    66_000,
  )
  assert.equal(
    backoffMs(-1, limits, () => 0),
    1_000,
  )
})
