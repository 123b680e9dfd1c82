import assert from "node:assert/strict"
import { test } from "node:test"
import { togetherOf, type CarrierHealth } from "./carrier-health.ts"

const healthy = { reason: null, retryAt: null, unanswered: 0, windowMax: 10, segmentsPerSecond: null, throttled: 0 }
const up: CarrierHealth = {
  state: "up",
  reason: null,
  since: 5,
  connections: [{ ...healthy, name: "b #2", state: "up", since: 5 }],
}
const down: CarrierHealth = {
  state: "down",
  reason: "a #1: nothing listens there.",
  since: 3,
  connections: [{ ...healthy, name: "a #1", state: "down", reason: "nothing listens there.", since: 3 }],
}
const idle: CarrierHealth = { state: "down", reason: "This process holds none.", since: 1, connections: [] }

test("a carrier is up when one process has a session that is, and tells of those that are not", () => {
  const together = togetherOf([up, down, idle])
  assert.deepEqual([together?.state, together?.since], ["up", 5])
  assert.deepEqual(together?.connections.map(({ name }) => name), ["a #1", "b #2"]) // oxfmt-ignore
  assert.equal(together?.reason, "a #1: nothing listens there.")
})

test("a process without a session says nothing, unless there is nobody else", () => {
  assert.equal(togetherOf([up, idle])?.reason, null)
  assert.equal(togetherOf([idle, idle])?.reason, "This process holds none.")
  assert.equal(togetherOf([]), undefined)
})
