import assert from "node:assert/strict"
import { test } from "node:test"
import { setImmediate as turn } from "node:timers/promises"
import { FakeClock } from "./fake-clock.ts"
import { PeriodicTask } from "./periodic-task.ts"

test("a task runs a while after the start, and again a while after its end", async () => {
  const clock = new FakeClock()
  let times = 0
  let done = Promise.withResolvers<void>()
  const rounds = new PeriodicTask(clock, 1_000, () => (times++, done.promise))
  clock.advance(5_000)
  assert.equal(times, 0, "not before it is started")
  rounds.start()
  clock.advance(999)
  assert.equal(times, 0)
  clock.advance(1)
  clock.advance(5_000)
  assert.equal(times, 1, "not again while it is under way")
  done.resolve()
  done = Promise.withResolvers()
  await turn()
  clock.advance(1_000)
  assert.equal(times, 2)
})

test("a stopped task waits for its run under way, and begins no other", async () => {
  const clock = new FakeClock()
  const done = Promise.withResolvers<void>()
  let times = 0
  const rounds = new PeriodicTask(clock, 1_000, () => (times++, done.promise))
  rounds.start()
  clock.advance(1_000)
  let isOver = false
  const stopped = rounds.stop().then(() => (isOver = true))
  assert.equal(rounds.isStopped, true)
  await turn()
  assert.equal(isOver, false)
  done.resolve()
  await stopped
  clock.advance(10_000)
  assert.equal(times, 1)
})
