import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import { compileFilter, type FilterSource } from "./filter.ts"

const message = {
  to: "+41791234567",
  from: "Acme",
  tags: ["orders", "vip"],
  status: "sent",
  error_code: null,
  num_media: 2,
}

const cases: readonly [what: string, filter: FilterSource, isWanted: boolean][] = [
  ["the exact value", { "data.to": ["+41791234567"] }, true],
  ["another value", { "data.to": ["+41791234568"] }, false],
  ["a part without a star", { "data.to": ["+4179"] }, false],
  ["a beginning", { "data.to": ["+4179*"] }, true],
  ["an end", { "data.to": ["*567"] }, true],
  ["pieces in order", { "data.to": ["+41*12*67"] }, true],
  ["pieces in another order", { "data.to": ["+41*67*12*"] }, false],
  ["pieces that would overlap", { "data.status": ["sen*ent"] }, false],
  ["another case", { "data.from": ["acme"] }, false],
  ["one of several patterns", { "data.to": ["+44*", "+41*"] }, true],
  ["one entry of a list", { "data.tags": ["orders"] }, true],
  ["no entry of a list", { "data.tags": ["news"] }, false],
  ["all fields", { "data.to": ["+41*"], "data.tags": ["vip"] }, true],
  ["one field of two", { "data.to": ["+41*"], "data.tags": ["news"] }, false],
  ["a number", { "data.num_media": ["2"] }, true],
  ["a field that is null", { "data.error_code": ["*"] }, false],
  ["a field that is not there", { "data.constructor": ["*"] }, false],
  ["what is not to be", { "data.status": ["!failed"] }, true],
  ["what is not to be, in a list", { "data.tags": ["!vip"] }, false],
  ["what is to be without what is not", { "data.tags": ["orders", "!v*"] }, false],
  ["that there is no value", { "data.error_code": ["!*"] }, true],
  ["that there is no value where there is one", { "data.status": ["!*"] }, false],
]

for (const [what, filter, isWanted] of cases)
  test(`a filter that asks for ${what} ${isWanted ? "takes" : "leaves"} the event`, () => {
    assert.equal(compileFilter(filter)(message), isWanted)
  })

test("a pattern matches the same values as the regular expression with .* for each star", () => {
  const some = fc.string({ unit: fc.constantFrom("a", "b", "*"), maxLength: 8 })
  const value = fc.string({ unit: fc.constantFrom("a", "b"), maxLength: 12 })
  fc.assert(
    fc.property(some, value, (pattern, to) => {
      const wanted = new RegExp(`^${pattern.replaceAll("*", ".*")}$`).test(to)
      assert.equal(compileFilter({ "data.to": [pattern] })({ to }), wanted)
    }),
    { numRuns: 2_000 },
  )
})
