import assert from "node:assert/strict"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { test } from "node:test"
import fc from "fast-check"
import { builtInRates, parseRateCard, readRateCard } from "./rate-card.ts"

const rates = { "": 7_500, "1": 7_900, "1555": 10, "49": 89_000 }
const card = parseRateCard({ price_unit: "EUR", micros_per_segment: rates })

const prices: [string, number, number][] = [
  ["+4915112345678", 1, 89_000],
  ["+4915112345678", 3, 267_000],
  ["+15005550001", 1, 7_900],
  ["+15551234567", 2, 20],
  ["+33612345678", 1, 7_500],
  ["whatsapp:+15551234567", 1, 10],
  ["xmpp:ann+49151@example.org", 1, 0],
]

for (const [to, segments, micros] of prices) {
  test(`${segments} segments to ${to} cost ${micros} millionths`, () =>
    assert.equal(card.priceMicros(to, segments), micros))
}

test("the longest prefix decides, whatever the card", () => {
  const prefix = fc.stringMatching(/^[0-9]{1,5}$/)
  fc.assert(
    fc.property(fc.dictionary(prefix, fc.nat(1_000_000)), fc.stringMatching(/^[0-9]{8,15}$/), (others, digits) => {
      const all: Record<string, number> = { ...others, "": 5 }
      const longest = Object.keys(all)
        .filter((each) => digits.startsWith(each))
        .toSorted((a, b) => b.length - a.length)[0]
      const found = parseRateCard({ price_unit: "USD", micros_per_segment: all }).priceMicros(`+${digits}`, 7)
      assert.equal(found, (all[longest ?? ""] ?? NaN) * 7)
    }),
  )
})

test("all faults of a card are named at once", () => {
  const file = { price_unit: "dollars", micros_per_segment: { "+1": 5, "2": 0.5, "3": -1 }, colour: "red" }
  assert.throws(
    () => parseRateCard(file),
    (error: Error) => {
      assert.equal(error.name, "RateCardFault")
      for (const word of ["colour", "price_unit", '"\\+1"', '"2"', '"3"', 'lacks ""'])
        assert.match(error.message, new RegExp(word))
      return true
    },
  )
})

test("of a card that is wrong all over the first faults are named", () => {
  const wrong = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`${index}`, -1]))
  assert.throws(
    () => parseRateCard({ price_unit: "USD", micros_per_segment: wrong }),
    ({ message }: Error) => message.length < 5_000 && message.endsWith("And so on."),
  )
})

for (const file of [null, [], 7, "USD", { price_unit: "USD" }, { price_unit: "USD", micros_per_segment: [] }]) {
  test(`${JSON.stringify(file)} is no rate card`, () =>
    assert.throws(() => parseRateCard(file), { name: "RateCardFault" }))
}

test("without a file the built-in card holds", () => {
  const built = readRateCard(null)
  assert.equal(built.priceUnit, "USD")
  assert.equal(built.priceMicros("+15551234567", 1), builtInRates.micros_per_segment["1"])
})

test("a card is read from its file, and a broken file says so", async (context) => {
  const folder = await mkdtemp(join(tmpdir(), "posthorn-rates-"))
  context.after(() => rm(folder, { recursive: true }))
  const path = join(folder, "rates.json")
  assert.throws(() => readRateCard(path), { name: "RateCardFault", message: /cannot be read/ })
  await writeFile(path, "{")
  assert.throws(() => readRateCard(path), { name: "RateCardFault", message: /not JSON/ })
  await writeFile(path, JSON.stringify({ price_unit: "EUR", micros_per_segment: rates }))
  const read = readRateCard(path)
  assert.deepEqual([read.priceUnit, read.priceMicros("+4915112345678", 1)], ["EUR", 89_000])
})
