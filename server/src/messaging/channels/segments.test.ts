import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import { basicAlphabet, countSegments, countSeptets, extensionAlphabet, segment } from "./segments.ts"

/**
 * Counts of Twilio's live service (collected by the calculator's maintainer), and counts that follow from the
 * standard.
 */
const vectors: [string, string, "gsm7" | "ucs2", number][] = [
  ["no text, only media", "", "gsm7", 1],
  ["160 letters", "a".repeat(160), "gsm7", 1],
  ["161 letters", "a".repeat(161), "gsm7", 2],
  ["306 letters, two full parts", "a".repeat(306), "gsm7", 2],
  ["307 letters", "a".repeat(307), "gsm7", 3],
  ["carriage return and line feed count one each", `${"a".repeat(80)}\r\n${"a".repeat(79)}`, "gsm7", 2],
  ["a line feed counts one", `${"a".repeat(80)}\n${"a".repeat(79)}`, "gsm7", 1],
  ["precomposed é is in the alphabet", "é".repeat(70), "gsm7", 1],
  ["a combining accent is not", "e\u0301".repeat(70), "ucs2", 3],
  ["70 Chinese characters", "中".repeat(70), "ucs2", 1],
  ["71 Chinese characters", "中".repeat(71), "ucs2", 2],
  ["an escaped bracket takes two septets", "]".repeat(80), "gsm7", 1],
  ["81 escaped brackets", "]".repeat(81), "gsm7", 2],
  ["an escape pair is not divided between parts", "]".repeat(153), "gsm7", 3],
  ["an emoji takes two units", "😀".repeat(35), "ucs2", 1],
  ["a surrogate pair is not divided between parts", "😀".repeat(67), "ucs2", 3],
  ["the small ç is not in the alphabet", `${"a".repeat(70)}ç`, "ucs2", 2],
  ["the euro sign is an extension", `${"a".repeat(159)}€`, "gsm7", 2],
  ["1600 letters", "a".repeat(1600), "gsm7", 11],
]

for (const [name, body, encoding, count] of vectors) {
  test(`${name}: ${count} in ${encoding}`, () => {
    const { parts, ...found } = segment(body)
    assert.deepEqual([found.encoding, found.count, parts.length], [encoding, count, count])
    assert.deepEqual(countSegments(body), { encoding, count, units: found.units })
  })
}

test("the alphabet has 127 printable characters and ten extensions", () => {
  assert.equal(new Set(basicAlphabet).size, 127)
  assert.equal(new Set(extensionAlphabet).size, 10)
})

test("the characters that forced UCS-2 are named with their places", () => {
  assert.deepEqual(segment("a😀b“").ucs2Characters, [
    { character: "😀", index: 1 },
    { character: "“", index: 4 },
  ])
  assert.deepEqual(segment("plain").ucs2Characters, [])
})

const gsmText = fc.string({
  unit: fc.constantFrom(...basicAlphabet, ...extensionAlphabet),
  maxLength: 1600,
  size: "max",
})
const anyText = fc.oneof(
  gsmText,
  fc.string({ unit: "binary", maxLength: 800, size: "max" }),
  fc.string({ unit: "grapheme", maxLength: 400, size: "max" }),
)

test("the parts, joined, are the body, and their number is the count", () => {
  fc.assert(
    fc.property(anyText, (body) => {
      const { parts, count } = segment(body)
      assert.equal(parts.join(""), body)
      assert.equal(parts.length, count)
      assert.equal(countSegments(body).count, count)
    }),
  )
})

test("no part holds more than fits", () => {
  fc.assert(
    fc.property(anyText, (body) => {
      const { parts, encoding, unitsPerPart, units } = segment(body)
      const sizes = parts.map((part) => (encoding === "ucs2" ? part.length : countSeptets(part)))
      assert.ok(sizes.every((size) => size <= unitsPerPart))
      assert.equal(
        sizes.reduce((sum, size) => sum + size, 0),
        units,
      )
    }),
  )
})

test("no part but the last leaves room for the next character", () => {
  fc.assert(
    fc.property(anyText, (body) => {
      const { parts, encoding, unitsPerPart } = segment(body)
      const size = (text: string) => (encoding === "ucs2" ? text.length : countSeptets(text))
      parts.slice(1).forEach((next, index) => {
        const [first = ""] = next
        assert.ok(size((parts[index] ?? "") + first) > unitsPerPart)
      })
    }),
  )
})

test("a well-formed body is cut into well-formed parts", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", minLength: 71, maxLength: 800, size: "max" }), (body) => {
      assert.ok(segment(body).parts.every((part) => part.isWellFormed()))
    }),
  )
})
