import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import { attemptsMax, parseRetryAfter, retryAfterMaxMs, retryDelayMs } from "./retry-schedule.ts"
import { hourMs } from "#core/std/durations.ts"

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

test("the schedule without jitter is the one of Standard Webhooks: ten attempts over 75 h 35 min 5 s", () => {
  const delays = Array.from({ length: attemptsMax }, (_, index) => retryDelayMs(index + 1, () => 0))
  assert.equal(delays.length, 10)
  assert.equal(delays.at(-1), null)
  assert.equal(
    delays.reduce<number>((sum, delay) => sum + (delay ?? 0), 0),
    75 * hourMs + 35 * 60_000 + 5_000,
  )
})

test("a delay is never early, at most a fifth late, and grows from failure to failure", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), chance, chance, (failures, early, late) => {
      const exact = retryDelayMs(failures, () => 0) ?? NaN
      const delay = retryDelayMs(failures, () => early) ?? NaN
      const next = retryDelayMs(failures + 1, () => late) ?? NaN
      assert.ok(delay >= exact && delay <= exact * 1.2)
      // 20 h and a fifth are 24 h, so the last two delays can be equal.
      assert.ok(next >= delay - 1)
    }),
  )
})

test("Retry-After can only delay, and by no more than a day", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      chance,
      fc.nat(10 * retryAfterMaxMs),
      (failures, random, retryAfterMs) => {
        const plain = retryDelayMs(failures, () => random) ?? NaN
        const asked = retryDelayMs(failures, () => random, retryAfterMs) ?? NaN
        assert.ok(asked >= plain && asked <= Math.max(plain, retryAfterMaxMs))
      },
    ),
  )
})

test("Retry-After is read as seconds or as an HTTP date", () => {
  const now = Date.UTC(2026, 10, 21, 8)
  assert.equal(parseRetryAfter("120", now), 120_000)
  assert.equal(parseRetryAfter(" 0 ", now), 0)
  assert.equal(parseRetryAfter("Sat, 21 Nov 2026 08:01:00 GMT", now), 60_000)
  assert.equal(parseRetryAfter("Sat, 21 Nov 2026 07:00:00 GMT", now), 0)
  assert.equal(parseRetryAfter("999999999", now), retryAfterMaxMs)
})

test("a Retry-After that is neither is as if it were not there", () => {
  for (const header of [undefined, "", "soon", "-5", "1.5", "2026-11-21", "12e3", "99999999999999999999"]) {
    assert.equal(parseRetryAfter(header, 0), undefined, String(header))
  }
})
