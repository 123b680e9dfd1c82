import assert from "node:assert/strict"
import { test } from "node:test"
import { parseCsv } from "#messaging/routing/csv.ts"
import { csvLine } from "./csv.ts"

test("a cell with a comma, a quote or a line break has quotes, and the line ends with CRLF", () => {
  assert.equal(csvLine(["a", 1, null, 'b"c', "d,e", "f\ng"]), 'a,1,,"b""c","d,e","f\ng"\r\n')
  assert.deepEqual(parseCsv(csvLine(["x", 'b"c', "d,e", ""]))[0]?.cells, ["x", 'b"c', "d,e", ""])
})

test("a text that a spreadsheet would take for a formula stays a text", () => {
  const formulas = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "  =1", "＝1", '=HYPERLINK("x")']
  for (const formula of formulas) assert.match(csvLine([formula]), /^"?'/, formula)
  assert.equal(csvLine(["ch_3Q1", "12.50", -5]), "ch_3Q1,12.50,-5\r\n")
})
