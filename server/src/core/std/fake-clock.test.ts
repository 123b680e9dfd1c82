import assert from "node:assert/strict"
import { test } from "node:test"
import { FakeClock } from "./fake-clock.ts"

test("timers ring in the order they fall due, each at its own time, and those of one moment in the order they were set", () => {
  const clock = new FakeClock(0)
  const rung: [string, number][] = []
  const set = (name: string, delayMs: number) => clock.after(delayMs, () => rung.push([name, clock.now()]))
  set("late", 30)
  set("first", 10)
  set("second", 10)
  set("later", 31)
  clock.advance(30)
  assert.deepEqual(rung, [
    ["first", 10],
    ["second", 10],
    ["late", 30],
  ])
  assert.equal(clock.now(), 30)
})

test("a timer that a timer sets rings in the same step when its time has come", () => {
  const clock = new FakeClock(0)
  const rung: number[] = []
  const again = () => {
    rung.push(clock.now())
    clock.after(10, again)
  }
  clock.after(10, again)
  clock.advance(35)
  assert.deepEqual(rung, [10, 20, 30])
  assert.equal(clock.untilNext(), 5)
})

test("a cancelled timer does not ring, and time never goes back", () => {
  const clock = new FakeClock(100)
  let rings = 0
  clock.after(5, () => rings++)()
  clock.after(-50, () => rings++)
  assert.equal(clock.untilNext(), 0)
  clock.advance(10)
  assert.deepEqual([rings, clock.now(), clock.untilNext()], [1, 110, undefined])
})
