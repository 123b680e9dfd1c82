import assert from "node:assert/strict"
import { test } from "node:test"
import { Batcher, Overloaded } from "./batcher.ts"
import type { BatcherOptions } from "./batcher.ts"

class Away extends Error {}

test("items that come together share a run, and each gets its own result or error", async () => {
  const { batcher, runs } = batcherOf({
    run: async (items) => items.map((item) => (item === 2 ? new Error("two") : item * 10)),
  })
  const results = await Promise.allSettled([1, 2, 3].map((item) => batcher.add(item)))
  assert.deepEqual(
    results.map((result) => (result.status === "fulfilled" ? result.value : (result.reason as Error).message)),
    [10, "two", 30],
  )
  assert.deepEqual(runs, [[1, 2, 3]])
})

test("what comes while all runs are under way makes the next one", async () => {
  const held = Promise.withResolvers<void>()
  const { batcher, runs } = batcherOf({ run: (items) => held.promise.then(() => items) })
  const first = batcher.add(1)
  await turn()
  const others = [batcher.add(2), batcher.add(3)]
  held.resolve()
  assert.deepEqual(await Promise.all([first, ...others]), [1, 2, 3])
  assert.deepEqual(runs, [[1], [2, 3]])
})

test("a failure that is for all is told to those that wait, and only such a failure", async () => {
  for (const [failure, runsMax] of [
    [new Away(), 1],
    [new Error("own"), 2],
  ] as const) {
    const held = Promise.withResolvers<void>()
    const { batcher, runs } = batcherOf({
      isForAll: (error) => error instanceof Away,
      run: () => held.promise.then(() => Promise.reject(failure)),
    })
    const first = batcher.add(1)
    await turn()
    const second = batcher.add(2)
    held.resolve()
    await assert.rejects(first, failure)
    await assert.rejects(second, failure)
    assert.equal(runs.length, runsMax)
  }
})

test("more than may wait is refused, and a drained batcher is empty", async () => {
  const { batcher } = batcherOf({ run: async (items) => [...items], waitingMax: 1 })
  const taken = batcher.add(1)
  await assert.rejects(batcher.add(2), Overloaded)
  await batcher.drain()
  assert.equal(batcher.waiting, 0)
  assert.equal(await taken, 1)
})

function batcherOf(options: Pick<BatcherOptions<number, number>, "run"> & Partial<BatcherOptions<number, number>>) {
  const runs: number[][] = []
  const batcher = new Batcher<number, number>({
    itemsMax: 10,
    concurrency: 1,
    waitingMax: 10,
    ...options,
    run: (items) => {
      runs.push(items)
      return options.run(items)
    },
  })
  return { batcher, runs }
}

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
}
