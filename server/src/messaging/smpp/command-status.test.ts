import assert from "node:assert/strict"
import { test } from "node:test"
import { commandStatus, statusClass, statusName } from "./command-status.ts"

test("statuses have names, and strangers their number", () => {
  assert.equal(statusName(commandStatus.ESME_RTHROTTLED), "ESME_RTHROTTLED")
  assert.equal(statusName(0x451), "0x00000451")
})

test("a status says whether the same request can succeed later", () => {
  assert.deepEqual([0, 0x58, 0x14, 0x08, 0x0b, 0x0e, 0x451].map(statusClass), [
    "ok",
    "throttled",
    "queue_full",
    "temporary",
    "permanent",
    "credentials",
    "permanent",
  ])
})
