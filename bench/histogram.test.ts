import assert from "node:assert/strict"
import { test } from "node:test"
import { Histogram } from "./histogram.ts"

function filled(values: Iterable<number>): Histogram {
  const histogram = new Histogram()
  for (const value of values) histogram.record(value)
  return histogram
}

test("percentiles are within one part in 64 of the exact ones, over six decades", () => {
  const values = Array.from({ length: 20_000 }, (_, index) => Math.round(10 ** ((index / 20_000) * 7)))
  const histogram = filled(values)
  for (const percent of [1, 10, 50, 90, 99, 99.9]) {
    const exact = values[Math.ceil((percent / 100) * values.length) - 1]! / 1000
    const error = Math.abs(histogram.percentileMs(percent) - exact) / exact
    assert.ok(error <= 1 / 64, `p${percent}: ${histogram.percentileMs(percent)} for ${exact}`)
  }
})

test("small values are exact", () => {
  assert.equal(filled([1, 2, 3, 100, 127]).percentileMs(60), 0.003)
})

test("one slow value in a hundred shows above p99 and not at it", () => {
  const histogram = filled([...Array.from({ length: 99 }, () => 50), 900_000])
  assert.equal(histogram.percentileMs(99), 0.05)
  assert.equal(histogram.maxMs(), 900)
  assert.ok(histogram.percentileMs(99.9) > 880)
})

test("values outside of the range count at the nearest end", () => {
  const histogram = filled([-5, 1e12])
  assert.equal(histogram.count, 2)
  assert.equal(histogram.percentileMs(1), 0)
})

test("a histogram arrives in another process unchanged", () => {
  const histogram = filled([7, 7_000, 7_000_000])
  const arrived = Histogram.fromShape(JSON.parse(JSON.stringify(histogram.toShape())))
  assert.deepEqual(arrived.toShape(), histogram.toShape())
  assert.deepEqual([arrived.count, arrived.percentileMs(50)], [3, histogram.percentileMs(50)])
})

test("an empty histogram has no percentile", () => {
  assert.equal(new Histogram().percentileMs(99), 0)
})
