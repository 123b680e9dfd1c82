import assert from "node:assert/strict"
import { test } from "node:test"
import { FakeClock } from "./fake-clock.ts"
import { TtlCache } from "./ttl-cache.ts"

function cacheOf(load: (key: string) => Promise<number>, entriesMax = 10) {
  const clock = new FakeClock()
  return { clock, cache: new TtlCache({ clock, ttlMs: 1_000, entriesMax, load }) }
}

test("a value is loaded once and then given without a promise until its time is over", async () => {
  let loads = 0
  const { clock, cache } = cacheOf(async () => ++loads)
  assert.equal(await cache.get("a"), 1)
  assert.equal(cache.get("a"), 1)
  clock.advance(1_000)
  assert.equal(await cache.get("a"), 2)
})

test("callers that come together share one load", async () => {
  let loads = 0
  const { cache } = cacheOf(async () => ++loads)
  assert.deepEqual(await Promise.all([cache.get("a"), cache.get("a")]), [1, 1])
})

test("a load that fails is not kept", async () => {
  let loads = 0
  const { cache } = cacheOf(async () => {
    if (++loads === 1) throw new Error("away")
    return loads
  })
  await assert.rejects(async () => await cache.get("a"), /away/)
  assert.equal(await cache.get("a"), 2)
})

test("an answer from before a deletion is given to its caller and not kept", async () => {
  const loaded = Promise.withResolvers<number>()
  const answers = [loaded.promise, Promise.resolve(2)]
  const { cache } = cacheOf(() => answers.shift()!)
  const before = cache.get("a")
  cache.delete("a")
  const after = cache.get("a")
  loaded.resolve(1)
  assert.deepEqual([await before, await after, cache.get("a")], [1, 2, 2])
})

test("a full cache forgets the oldest value", async () => {
  let loads = 0
  const { cache } = cacheOf(async () => ++loads, 2)
  for (const key of ["a", "b", "c"]) await cache.get(key)
  assert.deepEqual([cache.get("b"), cache.get("c")], [2, 3])
  assert.equal(await cache.get("a"), 4)
})
