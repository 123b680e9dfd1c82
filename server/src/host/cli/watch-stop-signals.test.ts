import assert from "node:assert/strict"
import { beforeEach, test } from "node:test"
import { FakeClock } from "#core/std/fake-clock.ts"
import { watchStopSignals } from "./watch-stop-signals.ts"

beforeEach(() => {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.removeAllListeners(signal)
})

test("a signal is a wish to stop in order", async () => {
  const { asked } = watchStopSignals(new FakeClock(), (code) => assert.fail(`ended with ${code}`))
  process.emit("SIGTERM", "SIGTERM")
  assert.equal(await asked, "SIGTERM")
})

test("one Ctrl-C that arrives from the terminal, from npm and from the starter is one wish", async () => {
  const { asked } = watchStopSignals(new FakeClock(), (code) => assert.fail(`ended with ${code}`))
  for (let times = 0; times < 3; times++) process.emit("SIGINT", "SIGINT")
  assert.equal(await asked, "SIGINT")
})

test("a second Ctrl-C ends the process immediately", () => {
  const clock = new FakeClock()
  const codes: number[] = []
  watchStopSignals(clock, (code) => codes.push(code))
  process.emit("SIGINT", "SIGINT")
  clock.advance(1_500)
  process.emit("SIGINT", "SIGINT")
  assert.deepEqual(codes, [130])
})

test("a second signal skips the time before the port closes, its copies count as one, and the third ends the process", async () => {
  const clock = new FakeClock()
  const codes: number[] = []
  const signals = watchStopSignals(clock, (code) => codes.push(code))
  process.emit("SIGTERM", "SIGTERM")
  await signals.asked
  const paused = signals.pause(60_000)
  clock.advance(1_500)
  for (let times = 0; times < 3; times++) process.emit("SIGINT", "SIGINT")
  await paused
  assert.deepEqual(codes, [])
  clock.advance(1_500)
  process.emit("SIGINT", "SIGINT")
  assert.deepEqual(codes, [130])
})

test("the time before the port closes ends by itself", async () => {
  const clock = new FakeClock()
  const signals = watchStopSignals(clock, (code) => assert.fail(`ended with ${code}`))
  process.emit("SIGTERM", "SIGTERM")
  const paused = signals.pause(5_000)
  clock.advance(5_000)
  await paused
})
