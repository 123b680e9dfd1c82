import assert from "node:assert/strict"
import { test } from "node:test"
import { TokenBucket } from "./token-bucket.ts"

/**
 * Returns how many tokens it allows from `from` until before `until`, if all available ones are consumed
 * every millisecond.
 */
function given(bucket: TokenBucket, from: number, until: number): number {
  let count = 0
  for (let now = from; now < until; now++) while (bucket.consume(now)) count++
  return count
}

test("a bucket gives in any time its rate and at most a tenth of a second's worth or one besides", () => {
  for (const rate of [1, 7, 50, 333, 1_000]) {
    const bucket = new TokenBucket(rate, 0)
    const besides = Math.max(rate / 10, 1)
    // Long enough for a full bucket at the beginning of the second period.
    const [first, second] = [given(bucket, 0, 10_000), given(bucket, 20_000, 30_000)]
    for (const count of [first, second]) {
      assert.ok(count >= rate * 10 - 1, `${count} of ${rate} a second`)
      assert.ok(count <= rate * 10 + besides, `${count} of ${rate} a second`)
    }
  }
})

test("a bucket has a token at the time that it announces", () => {
  for (const rate of [1, 3, 99, 1_000]) {
    const bucket = new TokenBucket(rate, 0)
    while (bucket.consume(0));
    assert.ok(bucket.count(bucket.untilMore(0)) >= 1)
  }
})

test("a clock that goes back gives nothing", () => {
  const bucket = new TokenBucket(10, 1_000)
  assert.ok(bucket.consume(1_000))
  assert.equal(bucket.count(0), 0)
  assert.equal(bucket.count(1_000), 0)
})
