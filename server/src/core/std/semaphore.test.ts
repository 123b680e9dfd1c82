import assert from "node:assert/strict"
import { test } from "node:test"
import { setImmediate as turn } from "node:timers/promises"
import { Semaphore } from "./semaphore.ts"

test("as many hold a permit as there are, and others get one in the order in which they came", async () => {
  const semaphore = new Semaphore(2)
  const order: number[] = []
  const releases = [await semaphore.acquire(), await semaphore.acquire()]
  for (const name of [1, 2]) void semaphore.acquire().then((release) => (order.push(name), releases.push(release)))
  await turn()
  assert.deepEqual(order, [])
  releases[0]?.()
  releases[0]?.()
  await turn()
  assert.deepEqual(order, [1])
  releases[1]?.()
  await turn()
  assert.deepEqual(order, [1, 2])
})
