import assert from "node:assert/strict"
import { test } from "node:test"
import { ExpiringMap } from "./expiring-map.ts"
import { FakeClock } from "./fake-clock.ts"

test("an entry is found until its time, also when its value is undefined", () => {
  const clock = new FakeClock()
  const map = new ExpiringMap<string | undefined>(clock, 10)
  map.set("a", undefined, clock.now() + 1_000)
  clock.advance(999)
  assert.deepEqual([map.get("a")?.value, map.get("a") !== undefined], [undefined, true])
  clock.advance(1)
  assert.equal(map.get("a"), undefined)
})

test("the entry that was set first is removed when there are too many", () => {
  const clock = new FakeClock()
  const map = new ExpiringMap<number>(clock, 2)
  const until = clock.now() + 1_000
  for (const [key, value] of [
    ["a", 1],
    ["b", 2],
    ["a", 3],
    ["c", 4],
  ] as const)
    map.set(key, value, until)
  assert.deepEqual(
    ["a", "b", "c"].map((key) => map.get(key)?.value),
    [3, undefined, 4],
  )
})

test("entries are removed by their values", () => {
  const clock = new FakeClock()
  const map = new ExpiringMap<number>(clock, 10)
  for (const [key, value] of [
    ["a", 1],
    ["b", 2],
  ] as const)
    map.set(key, value, clock.now() + 1_000)
  map.deleteWhere((value) => value === 1)
  assert.deepEqual([map.get("a"), map.get("b")?.value], [undefined, 2])
})
