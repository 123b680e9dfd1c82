import assert from "node:assert/strict"
import { setImmediate as turn } from "node:timers/promises"
import { test } from "node:test"
import { FakeClock } from "#core/std/fake-clock.ts"
import { hideDuration } from "./hide-duration.ts"

/** Returns when each of these answers leaves, in milliseconds after the call. */
async function leavesAfter(workMs: number, outcome: "right" | "wrong" | "failed"): Promise<number> {
  const clock = new FakeClock()
  const begin = clock.now()
  const work = new Promise<string>((resolve, reject) => {
    clock.after(workMs, () => (outcome === "failed" ? reject(new Error(outcome)) : resolve(outcome)))
  })
  let leftAt: number | undefined
  const leave = () => (leftAt = clock.now())
  hideDuration(clock, { stepMs: 50, isPublic: (result) => result === "right" }, work).then(leave, leave)
  while (leftAt === undefined) {
    clock.advance(1)
    await turn()
  }
  return leftAt - begin
}

test("work of 1 ms, 2 ms or 49 ms leaves after one step, whether it was a result or an error", async () => {
  for (const workMs of [1, 2, 49])
    for (const outcome of ["wrong", "failed"] as const) assert.equal(await leavesAfter(workMs, outcome), 50, outcome)
})

test("work longer than a step leaves after the next", async () => {
  assert.deepEqual([await leavesAfter(51, "wrong"), await leavesAfter(149, "failed")], [100, 150])
})

test("a public result leaves immediately", async () => {
  assert.deepEqual([await leavesAfter(3, "right"), await leavesAfter(70, "right")], [3, 70])
})
