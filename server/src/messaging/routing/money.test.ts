import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import { formatMicros, parseMicros } from "./money.ts"

test("a price is exact in both directions", () => {
  fc.assert(fc.property(fc.nat(1_000_000_000), (micros) => assert.equal(parseMicros(formatMicros(micros)), micros)))
  assert.deepEqual(["0", "0.07", "0.000001", "12", "1.100000"].map(parseMicros), [0, 70_000, 1, 12_000_000, 1_100_000])
  assert.deepEqual([0, 70_000, 12_000_000].map(formatMicros), ["0", "0.07", "12"])
})

test("a text that is not a plain decimal is not a price", () => {
  for (const text of ["", " 1", "-1", "+1", "1.", ".5", "0,07", "1e3", "0.0000001", "1234567890", "0x1", "NaN", "1\n"])
    assert.equal(parseMicros(text), undefined, JSON.stringify(text))
})
