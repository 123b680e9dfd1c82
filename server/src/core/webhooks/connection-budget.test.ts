import assert from "node:assert/strict"
import { test } from "node:test"
import { FakeClock } from "#core/std/fake-clock.ts"
import { ConnectionBudget } from "./connection-budget.ts"
import { EndpointLane } from "./endpoint-lane.ts"

const clock = new FakeClock()
let isBusy = false
const endpoints = new Map<string, EndpointLane>()
const budget = new ConnectionBudget(clock, endpoints, () => isBusy)

function arrive(targetId: string): EndpointLane {
  const lane = new EndpointLane({ accountId: "a", targetId })
  lane.usedAt = clock.now()
  endpoints.set(targetId, lane)
  return lane
}

test("the budget gives no further place when requests are enough, except to a late endpoint while there is time", () => {
  for (let index = 0; index < 30; index++) arrive(String(index))
  const [soon, late] = [arrive("soon"), arrive("late")]
  soon.limiter.answered(5, false)
  late.limiter.answered(2_000, false)
  assert.deepEqual([budget.tryReserve(soon), budget.tryReserve(late)], [false, true])
  isBusy = true
  assert.equal(budget.tryReserve(late), false)
})

test("endpoints that were sent nothing while connections are kept leave their places to others", () => {
  clock.advance(10_000)
  assert.equal(budget.tryReserve(arrive("new")), true)
})
