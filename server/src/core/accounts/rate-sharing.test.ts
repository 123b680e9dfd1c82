import assert from "node:assert/strict"
import { test } from "node:test"
import { FakeClock } from "#core/std/fake-clock.ts"
import { RateLimiter } from "./rate-limiter.ts"
import { RateSharing } from "./rate-sharing.ts"

const ratePerSecond = 10
const roundMs = 50

test("an account gets its rate once, over both processes, and a process that it does not use keeps nothing from it", () => {
  const clock = new FakeClock()
  const limiters: RateLimiter[] = []
  for (const other of [1, 0]) {
    const sharing = new RateSharing(clock, (counted) => {
      for (const { key, count } of counted) limiters[other]?.spend(key, count)
    })
    limiters.push(new RateLimiter({ clock, ratePerSecondDefault: ratePerSecond, counted: (key) => sharing.count(key) }))
  }
  const allowed = { both: 0, one: 0 }
  for (let round = 0; round < 200; round++) {
    for (const limiter of limiters) if (limiter.consume("both").isAllowed) allowed.both++
    if (limiters[0]?.consume("one").isAllowed) allowed.one++
    clock.advance(roundMs)
  }
  // Ten seconds of the rate, the full buckets of the beginning, and requests that one process did not know
  // yet.
  assert.ok(allowed.both >= 100 && allowed.both <= 130, String(allowed.both))
  assert.ok(allowed.one >= 100 && allowed.one <= 110, String(allowed.one))
})
