import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import { Pacer } from "./pacer.ts"

/** Sends whenever the pacer allows it, for `forMs`. Returns the number of segments. */
function run(pacer: Pacer, from: number, forMs: number): number {
  let sent = 0
  for (let now = from; now < from + forMs; now++) {
    for (; pacer.waitMs(now) === 0; sent++) pacer.spend(now)
  }
  return sent
}

test("A rate is kept within a tenth of a second's worth", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 500, noNaN: true }), fc.integer({ min: 1_000, max: 5_000 }), (rate, ms) => {
      const sent = run(new Pacer(rate), 0, ms)
      assert.ok(sent <= (rate * (ms + 100)) / 1_000 + 1, `${sent} at ${rate}/s in ${ms} ms`)
      assert.ok(sent >= Math.floor((rate * (ms - 2)) / 1_000), `${sent} at ${rate}/s in ${ms} ms`)
    }),
    { numRuns: 30 },
  )
})

test("Idle time earns no burst", () => {
  const pacer = new Pacer(10)
  run(pacer, 0, 1_000)
  assert.ok(run(pacer, 60_000, 1_000) <= 12)
})

test("A throttled answer pauses for a second and lowers the rate, and quiet time gives it back", () => {
  const pacer = new Pacer(100)
  run(pacer, 0, 1_000)
  for (let answer = 0; answer < 10; answer++) pacer.slowDown(1_000 + answer)
  assert.equal(pacer.waitMs(1_100), 900)
  assert.ok(Math.abs(pacer.rateAt(2_000) - 70) < 3)
  assert.ok(pacer.rateAt(3_000) > 70)
  assert.equal(pacer.rateAt(60_000), 100)
})

test("A carrier without a ceiling gets one at the rate that was throttled twice", () => {
  const pacer = new Pacer(null)
  const send = (from: number) => {
    for (let now = from; now < from + 1_000; now += 10) pacer.spend(now)
    pacer.slowDown(from + 1_000)
  }
  send(0)
  assert.equal(pacer.rateAt(2_000), Infinity)
  send(2_000)
  assert.ok(Math.abs(pacer.rateAt(5_000) - 70) < 3, String(pacer.rateAt(5_000)))
  assert.equal(pacer.rateAt(300_000), Infinity)
})

for (const ceiling of [null, 80, 1_000]) {
  test(`A burst after one stray throttled answer leaves as from a new carrier, with a ceiling of ${ceiling}`, () => {
    const fresh = new Pacer(ceiling)
    const pacer = new Pacer(ceiling)
    pacer.spend(0)
    pacer.slowDown(10)
    const until = (each: Pacer, from: number) => {
      let now = from
      for (let left = 100; left > 0; left--) {
        now += each.waitMs(now)
        each.spend(now)
      }
      return now - from
    }
    assert.equal(pacer.waitMs(10), 1_000)
    pacer.spend(1_010)
    assert.ok(until(pacer, 2_000) <= until(fresh, 2_000) * 1.2)
  })
}

test("Throttled again right after the pause, it pauses for longer, up to a limit", () => {
  const pacer = new Pacer(100)
  let now = 0
  const pauses = Array.from({ length: 7 }, () => {
    pacer.slowDown(now)
    const ms = pacer.waitMs(now)
    now += ms
    return ms
  })
  assert.deepEqual(pauses, [1_000, 2_000, 4_000, 8_000, 16_000, 16_000, 16_000])
})
