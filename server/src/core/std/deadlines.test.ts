import assert from "node:assert/strict"
import { test } from "node:test"
import { FakeClock } from "./fake-clock.ts"
import { Deadlines } from "./deadlines.ts"

function waiter(name: string, expired: string[]) {
  return { expire: () => void expired.push(name) }
}

test("a deadline is never early and at most 50 ms late", () => {
  const clock = new FakeClock()
  const deadlines = new Deadlines(clock)
  const expired: string[] = []
  deadlines.add(waiter("soon", expired), 120)
  deadlines.add(waiter("late", expired), 300)
  clock.advance(119)
  assert.deepEqual(expired, [])
  clock.advance(51)
  assert.deepEqual(expired, ["soon"])
  clock.advance(180)
  assert.deepEqual(expired, ["soon", "late"])
})

test("an item removed in time does not expire, and an idle one sets no timer", () => {
  const clock = new FakeClock()
  const deadlines = new Deadlines(clock)
  const expired: string[] = []
  const item = waiter("removed", expired)
  deadlines.remove(item, deadlines.add(item, 1_000))
  clock.advance(50)
  assert.equal(clock.untilNext(), undefined)
  deadlines.add(waiter("again", expired), 100)
  clock.advance(10_000)
  assert.deepEqual(expired, ["again"])
  assert.equal(clock.untilNext(), undefined)
})
