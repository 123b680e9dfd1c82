import assert from "node:assert/strict"
import { test } from "node:test"
import { Outages } from "./outages.ts"

test("a carrier is out for as long as it takes messages nowhere, counted again each time", () => {
  const outages = new Outages()
  const out = new Set(["a"])
  const isOut = (id: string) => out.has(id)
  const look = (now: number, all = ["a", "b"]) => outages.follow(all, isOut, now)
  look(0)
  look(9_000)
  assert.deepEqual(outages.lastingOutages(10_000, 9_999, isOut), [])
  assert.deepEqual(outages.lastingOutages(10_000, 10_000, isOut), ["a"])
  out.clear()
  look(11_000)
  assert.deepEqual(outages.lastingOutages(0, 11_000, isOut), [])
  out.add("a").add("b")
  look(12_000)
  assert.deepEqual(outages.lastingOutages(10_000, 21_000, isOut), [])
  look(22_000, ["b"])
  assert.deepEqual(outages.lastingOutages(10_000, 22_000, isOut), ["b"])
})

test("a carrier that came back between two looks has no outage, and begins a new one", () => {
  const outages = new Outages()
  const out = new Set(["a"])
  const isOut = (id: string) => out.has(id)
  outages.follow(["a"], isOut, 0)
  out.clear()
  assert.deepEqual(outages.lastingOutages(10_000, 9_000, isOut), [])
  out.add("a")
  assert.deepEqual(outages.lastingOutages(10_000, 11_000, isOut), [])
  outages.follow(["a"], isOut, 12_000)
  assert.deepEqual(outages.lastingOutages(10_000, 21_999, isOut), [])
  assert.deepEqual(outages.lastingOutages(10_000, 22_000, isOut), ["a"])
})
