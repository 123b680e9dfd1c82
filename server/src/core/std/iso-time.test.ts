import assert from "node:assert/strict"
import { test } from "node:test"
import { isoTime } from "./iso-time.ts"

test("a time is written in UTC with milliseconds, the same each time, even if many others came between", () => {
  const ms = Date.UTC(2026, 1, 3, 4, 5, 6, 7)
  for (let others = 0; others < 2_500; others++) {
    assert.equal(isoTime(ms + others), new Date(ms + others).toISOString())
    assert.equal(isoTime(ms), "2026-02-03T04:05:06.007Z")
  }
})
