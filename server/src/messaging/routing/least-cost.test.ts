import assert from "node:assert/strict"
import { test } from "node:test"
import { byCost, type Price } from "./least-cost.ts"

const order = (prices: Record<string, [number, string] | null>) =>
  byCost(Object.keys(prices), (name): Price | undefined => {
    const price = prices[name]
    return price ? { micros: price[0], unit: price[1] } : undefined
  })

test("the cheapest is first, equal prices stay together, and an unknown price is last", () => {
  const prices = { none: null, dear: [9, "EUR"], cheap: [0, "EUR"], other: [9, "EUR"], silent: null }
  assert.deepEqual(order(prices as never), [["cheap"], ["dear", "other"], ["none", "silent"]])
})

test("prices in several currencies are not compared, but known ones still come before unknown", () => {
  assert.deepEqual(order({ none: null, euros: [9, "EUR"], dollars: [1, "USD"] }), [["euros", "dollars"], ["none"]])
})

test("carriers without any prices are equal", () => {
  assert.deepEqual(order({ one: null, two: null }), [["one", "two"]])
})
