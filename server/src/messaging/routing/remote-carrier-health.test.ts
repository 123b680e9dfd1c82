import assert from "node:assert/strict"
import { test } from "node:test"
import type { CarrierHealth } from "./carrier-health.ts"
import type { CircuitStatus } from "./circuit-breaker.ts"
import { RemoteCarrierHealth } from "./remote-carrier-health.ts"
import { staleBeforeEndMs } from "./session-leases.ts"

const [own, other, third] = ["own", "other", "third"]

function report(
  processId: string,
  circuit: CircuitStatus["state"],
  more: Partial<CarrierHealth> = {},
  endsInMs = 10_000,
) {
  const health: CarrierHealth = {
    state: "up",
    reason: null,
    since: 0,
    connections: [],
    circuit: { state: circuit, failures: 0, reason: null, retryAt: null },
    ...more,
  }
  return { carrier_id: "c", process_id: processId, is_able: true, health: JSON.stringify(health), ends_in_ms: endsInMs }
}

function standingOf(...reports: ReturnType<typeof report>[]) {
  const elsewhere = new RemoteCarrierHealth()
  elsewhere.follow(reports, own)
  return elsewhere.standing("c")
}

test("a carrier is ready elsewhere where a process is connected and its circuit closed, and a half-open one is reported so", () => {
  assert.equal(standingOf(report(other, "closed")), "ready")
  assert.equal(standingOf(report(other, "half_open")), "half_open")
  assert.equal(standingOf(report(other, "open")), "circuit_open")
  assert.equal(standingOf(report(other, "open"), report(third, "half_open")), "half_open")
  assert.equal(standingOf(report(other, "half_open"), report(third, "closed")), "ready")
  assert.equal(standingOf(report(other, "closed", { state: "down" })), "down")
  assert.equal(standingOf(), "down")
})

test("a process counts itself for nothing, nor one that has been silent for so long that its sessions are closed", () => {
  assert.equal(standingOf(report(own, "closed")), "down")
  assert.equal(standingOf(report(other, "closed", {}, staleBeforeEndMs)), "down")
  assert.equal(standingOf(report(other, "closed", {}, staleBeforeEndMs + 1)), "ready")
})
