import assert from "node:assert/strict"
import { test } from "node:test"
import { Batcher, Overloaded, type BatcherOptions } from "./batcher.ts"
import { FakeClock } from "./fake-clock.ts"

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

test("items that come while all runs are under way make the next one", async () => {
  const held = Promise.withResolvers<void>()
  const { batcher, runs } = batcherOf({ run: (items) => held.promise.then(() => items) })
  const first = batcher.add(1)
  await turn()
  const others = [batcher.add(2), batcher.add(3)]
  held.resolve()
  assert.deepEqual(await Promise.all([first, ...others]), [1, 2, 3])
  assert.deepEqual(runs, [[1], [2, 3]])
})

test("a failure for all rejects those that wait, and only such a failure", async () => {
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

test("an item that fails its batch fails alone, if the failure can be of one item", async () => {
  const { batcher, runs } = batcherOf({
    isOfOneItem: (error) => error instanceof RangeError,
    run: async (items) => {
      if (items.includes(3)) throw new RangeError("three")
      return [...items]
    },
  })
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map((item) => batcher.add(item)))
  assert.deepEqual(
    results.map((result) => (result.status === "fulfilled" ? result.value : (result.reason as Error).message)),
    [1, 2, "three", 4, 5],
  )
  assert.equal(runs.length, 5)
})

test("items beyond the limit are refused, and a drained batcher is empty", async () => {
  const { batcher } = batcherOf({ run: async (items) => [...items], waitingMax: 1 })
  const taken = batcher.add(1)
  await assert.rejects(batcher.add(2), Overloaded)
  await batcher.drain()
  assert.equal(batcher.waiting, 0)
  assert.equal(await taken, 1)
})

test("a batch takes a limited number, and runs stay in the order of their items", async () => {
  const { batcher, runs } = batcherOf({ itemsMax: 3, run: async (items) => items })
  const added = [1, 2, 3, 4, 5, 6, 7].map((item) => batcher.add(item))
  assert.deepEqual(await Promise.all(added), [1, 2, 3, 4, 5, 6, 7])
  assert.deepEqual(runs, [[1, 2, 3], [4, 5, 6], [7]])
})

test("a batch with a gap that is not full waits for company, and a full one or the first does not", async () => {
  const clock = new FakeClock()
  const { batcher, runs } = batcherOf({ itemsMax: 2, gapMs: 8, clock, run: async (items) => items })
  await batcher.add(1)
  const second = batcher.add(2)
  await turn()
  assert.deepEqual(runs, [[1]])
  clock.advance(8)
  await second
  const others = [batcher.add(3), batcher.add(4), batcher.add(5)]
  clock.advance(8)
  // Two of them were enough for a batch, and the third waits again.
  await Promise.all(others.slice(0, 2))
  assert.deepEqual(runs, [[1], [2], [3, 4]])
  clock.advance(8)
  await Promise.all(others)
  assert.deepEqual(runs.at(-1), [5])
})

test("a batch that fails rejects its own items and no others", async () => {
  const { batcher } = batcherOf({
    itemsMax: 1,
    run: async ([item]) => (item === 2 ? Promise.reject(new Error("two")) : [item as number]),
  })
  const results = await Promise.allSettled([1, 2, 3].map((item) => batcher.add(item)))
  assert.deepEqual(
    results.map(({ status }) => status),
    ["fulfilled", "rejected", "fulfilled"],
  )
})

test("draining waits for running and for later items", async () => {
  const held = Promise.withResolvers<void>()
  const { batcher } = batcherOf({ itemsMax: 1, run: (items) => held.promise.then(() => items) })
  const done: number[] = []
  const added = [1, 2].map((item) => batcher.add(item).then((result) => done.push(result)))
  const drained = batcher.drain().then(() => [...done])
  held.resolve()
  assert.deepEqual(await drained, [1, 2])
  await Promise.all(added)
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
