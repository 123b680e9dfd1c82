import assert from "node:assert/strict"
import { beforeEach, test } from "node:test"
import { FakeClock } from "#std/fake-clock.ts"
import { waitForStopSignal } from "./wait-for-stop-signal.ts"

beforeEach(() => {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.removeAllListeners(signal)
})

test("a signal is a wish to stop in order", async () => {
  const asked = waitForStopSignal(new FakeClock(), (code) => assert.fail(`ended with ${code}`))
  process.emit("SIGTERM", "SIGTERM")
  assert.equal(await asked, "SIGTERM")
})

test("one Ctrl-C that arrives from the terminal, from npm and from the starter is one wish", async () => {
  const asked = waitForStopSignal(new FakeClock(), (code) => assert.fail(`ended with ${code}`))
  for (let times = 0; times < 3; times++) process.emit("SIGINT", "SIGINT")
  assert.equal(await asked, "SIGINT")
})

test("a second Ctrl-C ends at once", () => {
  const clock = new FakeClock()
  const codes: number[] = []
  void waitForStopSignal(clock, (code) => codes.push(code))
  process.emit("SIGINT", "SIGINT")
  clock.advance(1_500)
  process.emit("SIGINT", "SIGINT")
  assert.deepEqual(codes, [130])
})
