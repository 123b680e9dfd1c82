import assert from "node:assert/strict"
import { test } from "node:test"
import { EndpointLimiter } from "./endpoint-limiter.ts"

test("an endpoint begins with ten at a time, and a quick one with all places taken earns more, to a limit", () => {
  const pace = new EndpointLimiter()
  assert.equal(pace.inFlightMax, 10)
  pace.answered(5, false)
  assert.equal(pace.inFlightMax, 10)
  for (let i = 0; i < 200; i++) pace.answered(5, true)
  assert.equal(pace.inFlightMax, 64)
})

test("a slow endpoint stays at ten, and the lane claims at most a quarter of a second's work", () => {
  const pace = new EndpointLimiter()
  for (let i = 0; i < 100; i++) pace.answered(2_000, true)
  assert.equal(pace.inFlightMax, 10)
  assert.equal(pace.heldMax(0), 10)
  const quick = new EndpointLimiter()
  quick.answered(100, false)
  assert.equal(quick.heldMax(0), 25)
  quick.answered(1, false)
  for (let i = 0; i < 100; i++) quick.answered(1, false)
  assert.equal(quick.heldMax(0), 500)
})

test("overload halves the places once for all requests that were under way together, and answers bring them back", () => {
  const pace = new EndpointLimiter()
  for (let i = 0; i < 10; i++) pace.recordOverload(100, 200)
  assert.equal(pace.inFlightMax, 5)
  pace.recordOverload(200, 300)
  pace.recordOverload(300, 400)
  pace.recordOverload(400, 500)
  assert.equal(pace.inFlightMax, 1)
  for (let i = 0; i < 9; i++) pace.answered(3_000, true)
  assert.equal(pace.inFlightMax, 10)
})

test("ten failures in a row open the circuit for 30 s; the waits double to 10 min, with one probe each; an answer closes it", () => {
  const pace = new EndpointLimiter()
  for (let i = 0; i < 9; i++) pace.recordFailure(0)
  assert.ok(!pace.isPaused(0))
  pace.recordFailure(0)
  assert.equal(pace.circuitUntil, 30_000)
  // Five more that were under way.
  for (let i = 0; i < 5; i++) pace.recordFailure(1)
  assert.deepEqual([pace.heldMax(29_999), pace.heldMax(30_000), pace.inFlightMax], [0, 1, 1])
  pace.recordFailure(30_000)
  assert.deepEqual([pace.isPaused(89_999), pace.isPaused(90_000)], [true, false])
  let now = 90_000
  for (let i = 0; i < 20; i++) pace.recordFailure((now += 600_000))
  assert.deepEqual([pace.isPaused(now + 599_999), pace.isPaused(now + 600_000)], [true, false])
  pace.answered(5, false)
  assert.deepEqual([pace.inFlightMax, pace.circuitUntil, pace.isPaused(now)], [10, null, false])
})

test("a configured limit holds for a quick endpoint, and a slow one reaches it", () => {
  const few = new EndpointLimiter(3)
  for (let i = 0; i < 100; i++) few.answered(5, true)
  assert.equal(few.inFlightMax, 3)
  const many = new EndpointLimiter(100)
  assert.equal(many.inFlightMax, 10)
  for (let i = 0; i < 200; i++) many.answered(2_000, true)
  assert.equal(many.inFlightMax, 100)
  many.recordOverload(1, 1)
  assert.equal(many.inFlightMax, 50)
  many.setLimit(20)
  assert.equal(many.inFlightMax, 20)
})

test("an answer that comes while the circuit is open closes it, but a requested pause continues", () => {
  const pace = new EndpointLimiter()
  for (let i = 0; i < 10; i++) pace.recordFailure(0)
  pace.pauseUntil(1_000)
  pace.answered(5, false)
  assert.deepEqual([pace.isPaused(999), pace.isPaused(1_000)], [true, false])
})

test("a circuit that another process has opened is open here, and lets one request through when its time is over", () => {
  const pace = new EndpointLimiter()
  pace.openCircuit(30_000)
  assert.deepEqual([pace.heldMax(29_999), pace.heldMax(30_000), pace.inFlightMax], [0, 1, 1])
  pace.recordFailure(30_000)
  assert.equal(pace.circuitUntil, 90_000)
})

test("an answer in between starts the count of failures again", () => {
  const pace = new EndpointLimiter()
  for (let i = 0; i < 9; i++) pace.recordFailure(0)
  pace.answered(5, false)
  for (let i = 0; i < 9; i++) pace.recordFailure(0)
  assert.ok(!pace.isPaused(0))
})

test("a requested pause holds, and a person can end it", () => {
  const pace = new EndpointLimiter()
  pace.pauseUntil(60_000)
  assert.equal(pace.heldMax(59_999), 0)
  pace.wake()
  assert.equal(pace.heldMax(1), 10)
})
