import assert from "node:assert/strict"
import { test } from "node:test"
import { Outages } from "./outages.ts"

test("a carrier is out for as long as it takes messages nowhere, counted anew each time", () => {
  const outages = new Outages()
  const out = new Set(["a"])
  const look = (now: number, all = ["a", "b"]) => outages.follow(all, (id) => out.has(id), now)
  look(0)
  look(9_000)
  assert.deepEqual(outages.lasting(10_000, 9_999), [])
  assert.deepEqual(outages.lasting(10_000, 10_000), ["a"])
  out.clear()
  look(11_000)
  assert.deepEqual(outages.lasting(0, 11_000), [])
  out.add("a").add("b")
  look(12_000)
  assert.deepEqual(outages.lasting(10_000, 21_000), [])
  look(22_000, ["b"])
  assert.deepEqual(outages.lasting(10_000, 22_000), ["b"])
})
