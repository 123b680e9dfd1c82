import assert from "node:assert/strict"
import { test } from "node:test"
import { FakeClock } from "#core/std/fake-clock.ts"
import { RateLimiter } from "./rate-limiter.ts"

function setUp(options: { rate?: number; burstSeconds?: number; keysMax?: number } = {}) {
  const clock = new FakeClock()
  const { rate = 10, ...rest } = options
  return { clock, limiter: new RateLimiter({ clock, ratePerSecondDefault: rate, ...rest }) }
}

function drain(limiter: RateLimiter, key: string): number {
  let taken = 0
  while (limiter.consume(key).isAllowed) taken++
  return taken
}

test("a second's worth can come in one moment, and not one more", () => {
  const { limiter } = setUp()
  assert.equal(drain(limiter, "a"), 10)
  assert.equal(limiter.consume("a").isAllowed, false)
})

test("a client that waits as long as asked is allowed, and a millisecond earlier is not", () => {
  const { clock, limiter } = setUp({ rate: 7 })
  drain(limiter, "a")
  const { retryAfterMs } = limiter.consume("a")
  clock.advance(retryAfterMs - 1)
  assert.equal(limiter.consume("a").isAllowed, false)
  clock.advance(1)
  assert.equal(limiter.consume("a").isAllowed, true)
})

test("one account's traffic costs another nothing", () => {
  const { limiter } = setUp()
  drain(limiter, "a")
  assert.equal(limiter.consume("b").remaining, 9)
})

test("an account's own rate takes the place of the default", () => {
  const { limiter } = setUp()
  assert.deepEqual(limiter.consume("a", 100), {
    isAllowed: true,
    limit: 100,
    remaining: 99,
    resetMs: 10,
    retryAfterMs: 0,
  })
})

test("a slow rate with a long burst counts failed sign-ins", () => {
  const { clock, limiter } = setUp({ rate: 0.5, burstSeconds: 60 })
  assert.equal(drain(limiter, "192.0.2.1"), 30)
  clock.advance(2000)
  assert.equal(drain(limiter, "192.0.2.1"), 1)
})

test("a clock that steps back neither fills nor empties a bucket", () => {
  const { clock, limiter } = setUp()
  drain(limiter, "a")
  clock.advance(-60_000)
  assert.equal(limiter.consume("a").isAllowed, false)
  clock.advance(100)
  assert.equal(limiter.consume("a").isAllowed, true)
})

test("the limiter forgets the first key when there are more keys than it remembers", () => {
  const { limiter } = setUp({ keysMax: 2 })
  drain(limiter, "a")
  drain(limiter, "b")
  limiter.consume("c")
  assert.equal(limiter.consume("b").isAllowed, false)
  assert.equal(limiter.consume("a").isAllowed, true)
})
