import assert from "node:assert/strict"
import { test } from "node:test"
import { parseCsv } from "./csv.ts"

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells)

test("the most frequent of comma, semicolon and tab in the first line separates cells", () => {
  for (const separator of [",", ";", "\t"])
    assert.deepEqual(cellsOf(`prefix${separator}price\r\n49${separator}0.07\n`), [
      ["prefix", "price"],
      ["49", "0.07"],
    ])
})

test("cells can be in quotes, and contain separators and quotes", () => {
  assert.deepEqual(cellsOf('"49", "Germany, ""mobile""" ,0.07'), [["49", 'Germany, "mobile"', "0.07"]])
})

test("empty cells count, empty lines do not, and rows know their lines", () => {
  assert.deepEqual(parseCsv("\uFEFFprefix,price\n\n,0.01\n  \n49,\n"), [
    { line: 1, cells: ["prefix", "price"] },
    { line: 3, cells: ["", "0.01"] },
    { line: 5, cells: ["49", ""] },
  ])
})

test("a quote that is not closed is a character like others", () => {
  assert.deepEqual(cellsOf('"49,0.07\n44,0.05'), [
    ['"49', "0.07"],
    ["44", "0.05"],
  ])
})

test("a hostile text costs no more than a long one", () => {
  assert.equal(parseCsv('"""a,'.repeat(800_000)).length, 1)
  assert.equal(parseCsv('"\n'.repeat(500_000)).length, 500_000)
})
