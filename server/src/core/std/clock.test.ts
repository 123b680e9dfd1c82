import assert from "node:assert/strict"
import { mock, test } from "node:test"
import { pause, systemClock } from "./clock.ts"
import { FakeClock } from "./fake-clock.ts"

test("a timer of the system waits longer than Node's longest timer", () => {
  mock.timers.enable({ apis: ["setTimeout"] })
  let rings = 0
  const longestMs = 2 ** 31 - 1
  systemClock.after(longestMs + 10, () => rings++)
  mock.timers.tick(longestMs)
  assert.equal(rings, 0)
  mock.timers.tick(10)
  assert.equal(rings, 1)
  mock.timers.reset()
})

test("a timer of the system that is cancelled never rings, also after its first step", () => {
  mock.timers.enable({ apis: ["setTimeout"] })
  let rings = 0
  const cancel = systemClock.after(2 ** 31 + 10, () => rings++)
  mock.timers.tick(2 ** 31 - 1)
  cancel()
  mock.timers.tick(1_000)
  assert.equal(rings, 0)
  mock.timers.reset()
})

test("a pause ends with its time, or with its signal, and leaves no timer behind", async () => {
  const clock = new FakeClock()
  const ended: string[] = []
  const ending = new AbortController()
  const both = [
    pause(clock, 1_000).then(() => ended.push("time")),
    pause(clock, 5_000, ending.signal).then(() => ended.push("signal")),
  ]
  clock.advance(999)
  await Promise.resolve()
  assert.deepEqual(ended, [])
  clock.advance(1)
  ending.abort()
  await Promise.all(both)
  assert.deepEqual(ended, ["time", "signal"])
  assert.equal(clock.untilNext(), undefined)
})

test("a pause under a signal that was aborted before ends immediately", async () => {
  const clock = new FakeClock()
  await pause(clock, 1_000, AbortSignal.abort())
  assert.equal(clock.untilNext(), undefined)
})
