import assert from "node:assert/strict"
import { test } from "node:test"
import { Overloaded } from "./batcher.ts"
import { KeyedBatcher, type KeyedBatcherOptions } from "./keyed-batcher.ts"

class Away extends Error {}

const word = { itemsMax: 10, concurrency: 1, waitingMax: 10, keyOf: (item: string) => item.slice(0, 1) }

test("items with one key share a batch, and items with different keys do not", async () => {
  const { batcher, runs } = batcherOf({ run: async (items) => items.map((item) => item.toUpperCase()) })
  assert.deepEqual(await Promise.all(["a1", "b1", "a2"].map((item) => batcher.add(item))), ["A1", "B1", "A2"])
  assert.deepEqual(runs, [["a1", "a2"], ["b1"]])
})

test("a batch that hangs or fails stops no other key", async () => {
  const held = Promise.withResolvers<string[]>()
  const { batcher } = batcherOf({
    isForAll: (error) => error instanceof Away,
    run: (items) => (items[0]?.startsWith("a") ? held.promise : Promise.resolve([...items])),
  })
  const stuck = [batcher.add("a1"), new Promise((resolve) => setImmediate(resolve)).then(() => batcher.add("a2"))]
  const refused = stuck.map((each) => assert.rejects(each, Away))
  assert.equal(await batcher.add("b1"), "b1")
  assert.equal(batcher.waiting, 1)
  held.reject(new Away())
  await Promise.all(refused)
  assert.equal(await batcher.add("b2"), "b2")
  await batcher.drain()
})

test("the items of all keys share one limit", async () => {
  const { batcher } = batcherOf({ waitingMax: 2, run: async (items) => [...items] })
  const taken = ["a1", "b1"].map((item) => batcher.add(item))
  await assert.rejects(batcher.add("c1"), Overloaded)
  assert.deepEqual(await Promise.all(taken), ["a1", "b1"])
})

test("a key that was idle and forgotten works again", async () => {
  const { batcher } = batcherOf({ keyOf: (item) => item, run: async (items) => [...items] })
  for (let number = 0; number < 300; number++) await batcher.add(`${number}`)
  assert.equal(await batcher.add("0"), "0")
})

test("draining waits for keys that came meanwhile", async () => {
  const done: string[] = []
  const { batcher } = batcherOf({
    run: async (items) => {
      if (items.includes("a1")) void batcher.add("b1").then((item) => done.push(item))
      await new Promise((resolve) => setImmediate(resolve))
      return items
    },
  })
  void batcher.add("a1").then((item) => done.push(item))
  await batcher.drain()
  assert.deepEqual(done, ["a1", "b1"])
})

function batcherOf(
  options: Pick<KeyedBatcherOptions<string, string>, "run"> & Partial<KeyedBatcherOptions<string, string>>,
) {
  const runs: string[][] = []
  const run = (items: string[]) => {
    runs.push(items)
    return options.run(items)
  }
  return { batcher: new KeyedBatcher<string, string>({ ...word, ...options, run }), runs }
}
