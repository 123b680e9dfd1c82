import assert from "node:assert/strict"
import { test } from "node:test"
import { applySnapshot } from "./slow-writers.ts"

const slow = [
  { xid: 7, since: 1_000 },
  { xid: 90, since: 2_000 },
]

test("a writer under way is in a snapshot's list, or is not below its end", () => {
  assert.deepEqual(applySnapshot({ slow }, "7:90:7"), { slow, endedSince: null })
  assert.deepEqual(applySnapshot({ slow }, "7:95:7,90"), { slow, endedSince: null })
  assert.deepEqual(applySnapshot({ slow }, "7:95:7"), { slow: [slow[0]], endedSince: 2_000 })
  assert.deepEqual(applySnapshot({ slow }, "95:95:"), { slow: [], endedSince: 1_000 })
})

test("numbers are known by their lower halves, also when these start again", () => {
  const last = 2 ** 32 - 1
  const writers = [{ xid: last, since: 1_000 }]
  const epoch = 5 * 2 ** 32
  assert.deepEqual(applySnapshot({ slow: writers }, `${epoch + last}:${epoch + last}:`).endedSince, null)
  assert.deepEqual(
    applySnapshot({ slow: writers }, `${epoch + last}:${epoch + last + 9}:${epoch + last}`).endedSince,
    null,
  )
  assert.deepEqual(
    applySnapshot({ slow: writers }, `${epoch + last + 4}:${epoch + last + 9}:${epoch + last + 4}`).endedSince,
    1_000,
  )
})
