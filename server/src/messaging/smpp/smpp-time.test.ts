import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import { formatAbsoluteTime, formatRelativeTime, parseTime } from "./smpp-time.ts"
import { dayMs } from "#core/std/durations.ts"

const now = Date.UTC(2026, 10, 21, 8, 30)

test("an absolute time is read as it was written, to a tenth of a second", () => {
  const tenths = fc.integer({ min: Date.UTC(2000, 0) / 100, max: Date.UTC(2099, 11) / 100 })
  fc.assert(fc.property(tenths, (at) => assert.equal(parseTime(formatAbsoluteTime(at * 100), now), at * 100)))
  assert.equal(formatAbsoluteTime(now + 500), "261121083000500+")
})

test("a relative time is read as it was written, to a second", () => {
  const seconds = fc.integer({ min: 0, max: 99 * 86_400 })
  fc.assert(
    fc.property(seconds, (span) => assert.equal(parseTime(formatRelativeTime(span * 1_000), now), now + span * 1_000)),
  )
  assert.equal(formatRelativeTime(dayMs + 61_001), "000001000102000R")
  assert.equal(formatRelativeTime(1_000 * dayMs), "000099000000000R")
  assert.equal(formatRelativeTime(-1), "000000000000000R")
})

test("quarters of an hour lie ahead of or behind UTC", () => {
  assert.equal(parseTime("261121103000008+", now), now)
  assert.equal(parseTime("261121063000008-", now), now)
})

test("months and years of a relative time are those of the calendar", () => {
  assert.equal(parseTime("010200000000000R", now), Date.UTC(2028, 0, 21, 8, 30))
})

test("an invalid time is null", () => {
  for (const text of ["", "2611210830", "261321083000000+", "261121243000000+", "261121083000000Z"])
    assert.equal(parseTime(text, now), null, text)
})
