import assert from "node:assert/strict"
import { test } from "node:test"
import {
  CircuitBreaker,
  circuitFailuresMax,
  failuresSpanMs,
  restMsFirst,
  restMsMax,
  trialsMax,
} from "./circuit-breaker.ts"

test("failures in a row open it, and neither a few nor a burst of them", () => {
  const circuit = new CircuitBreaker()
  for (let count = 0; count < 100; count++) assert.equal(circuit.recordHealthSignal("fails", "broken", 0), false)
  circuit.recordHealthSignal("works", "", 1)
  for (let count = 1; count < circuitFailuresMax; count++)
    circuit.recordHealthSignal("fails", "broken", count * failuresSpanMs)
  assert.deepEqual([circuit.status(0).state, circuit.room(0), circuit.allowsNew(0)], ["closed", Infinity, true])
  const at = circuitFailuresMax * failuresSpanMs
  assert.equal(circuit.recordHealthSignal("fails", "still broken", at), true)
  assert.deepEqual(circuit.status(at), {
    state: "open",
    failures: circuitFailuresMax,
    reason: "still broken",
    retryAt: at + restMsFirst,
  })
  assert.deepEqual([circuit.room(at), circuit.allowsNew(at)], [0, false])
})

test("a sign of life between them keeps it closed", () => {
  const circuit = new CircuitBreaker()
  for (let count = 0; count < 10 * circuitFailuresMax; count++)
    circuit.recordHealthSignal(count % circuitFailuresMax ? "fails" : "works", "broken", count * 1_000)
  assert.equal(circuit.status(0).state, "closed")
})

test("the breaker lets a few through after its rest, and the first that works closes it", () => {
  const { circuit, at } = opened()
  const later = at + restMsFirst
  assert.equal(circuit.status(later - 1).state, "open")
  assert.deepEqual(
    [circuit.status(later).state, circuit.room(later), circuit.allowsNew(later)],
    ["half_open", trialsMax, true],
  )
  circuit.chosen(later)
  assert.deepEqual([circuit.allowsNew(later), circuit.allowsNew(later + 1_000)], [false, true])
  assert.equal(circuit.recordHealthSignal("works", "", later), true)
  assert.deepEqual(circuit.status(later), { state: "closed", failures: 0, reason: null, retryAt: null })
})

test("a trial that fails opens it for twice as long, up to a limit, and earlier submissions count for nothing", () => {
  const { circuit, at } = opened()
  assert.equal(circuit.recordHealthSignal("fails", "late", at + 1), false)
  let now = at
  for (let restMs = restMsFirst; restMs < 4 * restMsMax; restMs *= 2) {
    const { retryAt } = circuit.status(now)
    assert.equal(retryAt, now + Math.min(restMs, restMsMax))
    now = retryAt ?? 0
    assert.equal(circuit.recordHealthSignal("fails", "broken", now), true)
  }
  circuit.recordHealthSignal("works", "", now)
  const again = opened(circuit, now)
  assert.equal(again.circuit.status(again.at).retryAt, again.at + restMsFirst)
})

test("a late answer brings the next trial nearer, and neither closes it nor ends a row of failures", () => {
  const { circuit, at } = opened()
  let now = at
  for (let trials = 0; trials < 3; trials++) {
    now = circuit.status(now).retryAt ?? 0
    circuit.recordHealthSignal("fails", "broken", now)
  }
  assert.equal(circuit.status(now).retryAt, now + restMsMax)
  const { failures } = circuit.status(now)
  assert.equal(circuit.recordHealthSignal("late", "", now + 1_000), false)
  assert.deepEqual(circuit.status(now + 1_000), {
    state: "open",
    failures,
    reason: "broken",
    retryAt: now + 1_000 + restMsFirst,
  })
  now += 1_000 + restMsFirst
  assert.equal(circuit.status(now).state, "half_open")
  circuit.recordHealthSignal("late", "", now)
  assert.equal(circuit.status(now).state, "half_open")
  assert.equal(circuit.recordHealthSignal("works", "", now), true)

  const slow = new CircuitBreaker()
  for (let count = 1; count <= circuitFailuresMax; count++) {
    slow.recordHealthSignal("fails", "No answer in time.", count * failuresSpanMs)
    slow.recordHealthSignal("late", "", count * failuresSpanMs + 1)
  }
  assert.equal(slow.status(circuitFailuresMax * failuresSpanMs).state, "open")
})

function opened(circuit = new CircuitBreaker(), from = 0) {
  for (let count = 1; count <= circuitFailuresMax; count++)
    circuit.recordHealthSignal("fails", "broken", from + count * failuresSpanMs)
  const at = from + circuitFailuresMax * failuresSpanMs
  assert.equal(circuit.status(at).state, "open")
  return { circuit, at }
}
