import assert from "node:assert/strict"
import { test } from "node:test"
import { InputFaults } from "#core/std/input-faults.ts"
import { ratesMax, readRateList, readRateTable } from "./parse-rates.ts"

const german = { prefix: "49", priceMicros: 72_500 }
const others = { prefix: "", priceMicros: 10_000 }

test("a price list is read with and without headings, its columns in any order and among others", () => {
  assert.deepEqual(readRateTable("49,0.0725\n,0.01\n"), [german, others])
  assert.deepEqual(readRateTable("Country;Price;Prefix\nGermany;0.0725;49\nRest;0.01;\n"), [german, others])
  assert.deepEqual(readRateTable(""), [])
})

test("a list of objects is read; a price can be a number, and the prefix can be left out", () => {
  assert.deepEqual(readRateList([{ prefix: "49", price: 0.0725 }, { price: "0.01" }]), [german, others])
})

test("all faults of a table are named with their lines", () => {
  const faults = faultsOf(() => readRateTable('prefix,price\n+49,0.07\n44,"0,05"\n1,0.01\n1,0.02\n33\n'))
  assert.deepEqual(
    faults.map(({ param, detail }) => `${param}: ${detail}`),
    [
      "csv: Line 2: the prefix `+49` must be the first 1 to 15 digits of a number, without a plus, or email or matrix or telegram or xmpp; an empty prefix is for all other numbers.",
      "csv: Line 3: the price `0,05` must be 0 to 1000 with at most six decimal places, as in 0.0725.",
      "csv: Line 5: the prefix `1` was given already, in line 4.",
      "csv: Line 6: the price is missing.",
    ],
  )
})

test("all faults of a list are named with their fields, and unknown fields with the nearest known", () => {
  const faults = faultsOf(() => readRateList([{ prefix: 49, prise: "1" }, { prefix: "1", price: 1e-7 }, { price: {} }]))
  assert.deepEqual(
    faults.map(({ param }) => param),
    ["rates[0].prise", "rates[0].prefix", "rates[0].price", "rates[1].price", "rates[2].price"],
  )
  assert.match(faults[0]?.detail ?? "", /The nearest is `price`/)
})

test("a missing heading is named, with the nearest existing one", () => {
  const [fault] = faultsOf(() => readRateTable("prefix,prise\n49,0.07"))
  assert.equal(fault?.detail, "Line 1: the column `price` is missing. The nearest is `prise`: rename it.")
})

test("rates beyond the limit of a carrier are refused", () => {
  const rows = Array.from({ length: ratesMax + 1 }, (_, index) => `${index},0.01`)
  assert.match(faultsOf(() => readRateTable(rows.join("\n")))[0]?.detail ?? "", /50001 rates/)
})

function faultsOf(read: () => unknown) {
  try {
    read()
  } catch (error) {
    if (error instanceof InputFaults) return error.faults
    throw error
  }
  return assert.fail("it is refused")
}
