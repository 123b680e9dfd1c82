import assert from "node:assert/strict"
import { test } from "node:test"
import { combinedHealthOf, type CarrierHealth } from "./carrier-health.ts"
import type { CircuitStatus } from "./circuit-breaker.ts"

const healthy = { reason: null, retryAt: null, unanswered: 0, windowMax: 10, segmentsPerSecond: null, throttled: 0 }
const circuit: CircuitStatus = { state: "closed", failures: 0, reason: null, retryAt: null }
const up: CarrierHealth = {
  state: "up",
  reason: null,
  since: 5,
  connections: [{ ...healthy, name: "b #2", state: "up", since: 5 }],
  circuit,
}
const down: CarrierHealth = {
  state: "down",
  reason: "a #1: no program listens at that port.",
  since: 3,
  connections: [{ ...healthy, name: "a #1", state: "down", reason: "no program listens at that port.", since: 3 }],
  circuit,
}
const idle: CarrierHealth = { state: "down", reason: "This process holds none.", since: 1, connections: [], circuit }

test("a carrier is up when one process has a session that is, and its status lists those that are not", () => {
  const together = combinedHealthOf([up, down, idle])
  assert.deepEqual([together?.state, together?.since], ["up", 5])
  assert.deepEqual(together?.connections.map(({ name }) => name), ["a #1", "b #2"]) // oxfmt-ignore
  assert.equal(together?.reason, "a #1: no program listens at that port.")
})

test("the reason of a process without a session counts only when no other has one", () => {
  assert.equal(combinedHealthOf([up, idle])?.reason, null)
  assert.equal(combinedHealthOf([idle, idle])?.reason, "This process holds none.")
  assert.equal(combinedHealthOf([]), undefined)
})

test("the status shows the circuit of the process where it is worst", () => {
  const open: CircuitStatus = { state: "open", failures: 10, reason: "It fails.", retryAt: 9 }
  const failing: CircuitStatus = { ...circuit, failures: 3, reason: "It fails." }
  const trial: CircuitStatus = { ...open, state: "half_open", retryAt: null }
  const together = (...circuits: CircuitStatus[]) =>
    combinedHealthOf(circuits.map((each) => ({ ...up, circuit: each })))
  assert.equal(together(circuit, trial, open, failing)?.circuit, open)
  assert.equal(together(circuit, trial, failing)?.circuit, trial)
  assert.equal(together(circuit, failing)?.circuit, failing)
})
