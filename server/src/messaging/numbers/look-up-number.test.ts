import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import { lookUpNumber } from "./look-up-number.ts"

const spellings: [text: string, country: "DE" | "US" | null, e164: string][] = [
  ["+4915112345678", null, "+4915112345678"],
  ["+49 (0)151 / 1234-5678", null, "+4915112345678"],
  ["004915112345678", null, "+4915112345678"],
  ["tel:+49-151-12345678", null, "+4915112345678"],
  ["0151 12345678", "DE", "+4915112345678"],
  ["+4915112345678", "US", "+4915112345678"],
  ["011 49 151 12345678", "US", "+4915112345678"],
  ["(415) 555-0123", "US", "+14155550123"],
  ["+39 (0)6 1234 5678", null, "+390612345678"],
]

for (const [text, country, e164] of spellings) {
  test(`${text} ${country === null ? "" : `in ${country} `}is ${e164}`, () => {
    const found = lookUpNumber(text, country)
    assert.deepEqual([found?.reason, found?.facts?.e164], [null, e164])
  })
}

const invalid: [text: string, reason: string][] = [
  ["4155550123", "country_code_missing"],
  ["+99912345678", "unknown_country_code"],
  ["+1415", "too_short"],
  ["+1", "too_short"],
  ["+1415555012345", "too_long"],
  ["+15551234567", "unknown_range"],
]

for (const [text, reason] of invalid) {
  test(`${text} is not valid: ${reason}`, () => assert.equal(lookUpNumber(text, null)?.reason, reason))
}

test("A possible number of an unknown range has formats, and one that cannot exist has none", () => {
  assert.equal(lookUpNumber("+15551234567", null)?.facts?.international, "+1 555 123 4567")
  assert.equal(lookUpNumber("+1415", null)?.facts, null)
})

test("The type of line is unknown where one range has several types", () => {
  assert.ok(lookUpNumber("+14155550123", null)?.unknowns.includes("line_type"))
  assert.ok(!lookUpNumber("+4915112345678", null)?.unknowns.includes("line_type"))
})

test("A text that is not digits is no number", () => {
  for (const text of ["", "+", "ann@example.org", "+1415CALLNOW", "+14155550123;ext=9", "++14155550123", "Infinity"])
    assert.equal(lookUpNumber(text, null), undefined, text)
})

test("Every valid number looks up as itself in each of its formats", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+[1-9]\d{6,14}$/), (number) => {
      const found = lookUpNumber(number, null)
      assert.ok(found)
      if (found.reason !== null || !found.facts) return
      for (const text of [found.facts.e164, found.facts.international, found.facts.rfc3966])
        assert.equal(lookUpNumber(text, null)?.facts?.e164, found.facts.e164)
    }),
    { numRuns: 2_000 },
  )
})
