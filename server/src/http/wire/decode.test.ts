import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import { nearest } from "#core/std/nearest.ts"
import { decodeForm, decodeJson } from "./decode-body.ts"
import { findJsonFault } from "./json-faults.ts"

test("the decoder accepts the same texts as JSON.parse, and names the place of a fault", () => {
  const texts = fc.oneof(fc.json(), fc.string(), fc.string({ unit: fc.constantFrom(...'{}[]:,"\\tfn01e-. ') }))
  fc.assert(
    fc.property(texts, (text) => {
      const decoded = decodeJson(text)
      if ("value" in decoded) return assert.deepEqual(decoded.value, JSON.parse(text))
      if (decoded.fault.kind === "syntax") assert.throws(() => JSON.parse(text))
    }),
    { numRuns: 2000 },
  )
})

test("equal names are found in every spelling, and colons in texts do not hide them", () => {
  const duplicate = (text: string) => "fault" in decodeJson(text) && findJsonFault(text, 20)?.kind === "duplicate"
  assert.ok(duplicate('{"a":1,"\\u0061":2}'))
  assert.ok(duplicate('{"x":":::","y":{"b":1,"b":2}}'))
  assert.ok(duplicate('[{"__proto__":1,"__proto__":2}]'))
  assert.ok(!duplicate('{"a":{"a":1},"b":[{"a":":"}],"\\\\":"\\":"}'))
})

test("nesting is followed to twenty levels", () => {
  const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels)
  assert.ok("value" in decodeJson(nested(20)))
  assert.deepEqual(decodeJson(nested(21)), { fault: { kind: "too_deep", position: 20 } })
  assert.ok("fault" in decodeJson(nested(100_000)))
})

test("a form returns the pairs that URLSearchParams wrote", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" })), { maxLength: 20 }),
      (pairs) => {
        const faults: never[] = []
        assert.deepEqual(decodeForm(new URLSearchParams(pairs).toString(), faults), pairs)
        assert.deepEqual(faults, [])
      },
    ),
  )
})

test("the nearest name is the one with the fewest changes", () => {
  const names = ["to", "from", "body", "media_url"]
  assert.equal(nearest("mediaurls", names), "media_url")
  assert.equal(nearest("form", names), "from")
  assert.equal(nearest("media", names), "media_url")
  for (const other of ["status_callback", "page", "text", "sort", "x".repeat(100_000)])
    assert.equal(nearest(other, [...names, "tag", "template"]), undefined, other)
})
