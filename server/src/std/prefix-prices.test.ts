import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import { PrefixPrices } from "./prefix-prices.ts"

test("the longest prefix decides, and where none fits there is no price", () => {
  const prices = new PrefixPrices([
    ["49", 7],
    ["4915", 5],
  ])
  const found = ["+4915112", "+4930", "+44", "whatsapp:+4915"].map((address) => prices.find(address))
  assert.deepEqual(found, [5, 7, undefined, 5])
})

test("an address without a number has the price of all others, whatever the prefixes", () => {
  const digits = fc.stringMatching(/^[0-9]{1,4}$/)
  fc.assert(
    fc.property(fc.uniqueArray(digits, { minLength: 100, maxLength: 500 }), fc.emailAddress(), (prefixes, address) => {
      fc.pre(!/^\d|\+/.test(address))
      const prices = new PrefixPrices([["", 1], ...prefixes.map((prefix) => [prefix, 2] as const)])
      assert.equal(prices.find(address), 1)
    }),
  )
})
