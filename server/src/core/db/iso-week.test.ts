import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import { isoWeek, parseIsoWeek, startOfWeek } from "./iso-week.ts"
import { weekMs } from "#core/std/durations.ts"

test("weeks are those of ISO 8601, also around the turn of a year", () => {
  const named = ["2026-11-21", "2026-11-16", "2020-12-31", "2021-01-03", "2021-01-04", "2024-12-30", "2027-01-01"]
  assert.deepEqual(
    named.map((day) => isoWeek(Date.parse(day))),
    ["2026w47", "2026w47", "2020w53", "2020w53", "2021w01", "2025w01", "2026w53"],
  )
})

test("a week's name leads back to its Monday", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Date.UTC(2200, 0) }), (ms) => {
      const monday = parseIsoWeek(isoWeek(ms)) ?? Number.NaN
      assert.equal(monday, startOfWeek(ms))
      assert.ok(monday <= ms && ms < monday + weekMs)
      assert.equal(new Date(monday).getUTCDay(), 1)
    }),
  )
})

test("another text is not a week", () => {
  assert.equal(parseIsoWeek("messages"), undefined)
})
