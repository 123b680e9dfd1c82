import assert from "node:assert/strict"
import { test } from "node:test"
import { PrefixPrices } from "./prefix-prices.ts"

test("the longest prefix decides, and where none fits there is no price", () => {
  const prices = new PrefixPrices([
    ["49", 7],
    ["4915", 5],
  ])
  const found = ["+4915112", "+4930", "+44", "whatsapp:+4915"].map((address) => prices.findPrice(address))
  assert.deepEqual(found, [5, 7, undefined, 5])
})
