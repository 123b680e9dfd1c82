import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import { basicAlphabet, extensionAlphabet } from "#messaging/channels/segments.ts"
import { decodeGsm7, decodeLatin1, decodeUcs2, encodeGsm7, encodeLatin1, encodeUcs2 } from "./alphabets.ts"
import { alphabetOf, decodeParts, decodeText } from "./data-coding.ts"
import { shiftTables } from "./national-alphabets.ts"

test("the GSM alphabet has the octets of TS 23.038", () => {
  const octets = encodeGsm7("@$ÇΔ AZaz€[]~^à")
  assert.equal(
    octets?.toString("hex"),
    "000209" + "1020" + "415a617a" + "1b65" + "1b3c" + "1b3e" + "1b3d" + "1b14" + "7f",
  )
})

test("every text of the GSM alphabet is read as it was written", () => {
  const character = fc.constantFrom(...basicAlphabet, ...extensionAlphabet)
  fc.assert(
    fc.property(fc.string({ unit: character }), (text) => {
      assert.equal(decodeGsm7(encodeGsm7(text) ?? Buffer.alloc(0)), text)
    }),
  )
})

test("a text beyond the alphabet has no form in it", () => {
  assert.equal(encodeGsm7("ç"), null)
  assert.equal(encodeGsm7("中"), null)
  assert.equal(encodeLatin1("€"), null)
})

test("any octets are some text, and a lonely escape at the end is skipped", () => {
  fc.assert(fc.property(fc.uint8Array(), (octets) => void decodeGsm7(octets)))
  assert.equal(decodeGsm7(Buffer.from("611b", "hex")), "a")
  assert.equal(decodeGsm7(Buffer.from("611b61c1", "hex")), "aaA")
})

test("any text is read from UCS-2 as it was written, halves of pairs too", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      assert.equal(decodeUcs2(encodeUcs2(text)), text)
    }),
  )
  assert.equal(encodeUcs2("A😀").toString("hex"), "0041d83dde00")
  assert.equal(decodeUcs2(Buffer.from("004100", "hex")), "A")
})

test("Latin-1 is an octet a character", () => {
  assert.equal(decodeLatin1(encodeLatin1("é\xff") ?? Buffer.alloc(0)), "é\xff")
})

for (const [coding, alphabet] of [
  [0x00, "gsm7"],
  [0x01, "latin1"],
  [0x03, "latin1"],
  [0x04, "binary"],
  [0x06, "iso-8859-5"],
  [0x08, "ucs2"],
  [0x0b, "gsm7"],
  [0x10, "gsm7"],
  [0x18, "ucs2"],
  [0x15, "binary"],
  [0xc8, "gsm7"],
  [0xe8, "ucs2"],
  [0xf0, "gsm7"],
  [0xf4, "binary"],
] as const) {
  test(`data_coding 0x${coding.toString(16)} is ${alphabet}`, () => {
    assert.equal(alphabetOf(coding, "gsm7"), alphabet)
  })
}

test("a text is read by its data_coding, and the default is the carrier's", () => {
  const read = (hex: string, coding: number, fallback: "gsm7" | "latin1" = "gsm7") =>
    decodeText(Buffer.from(hex, "hex"), { alphabet: alphabetOf(coding, fallback) })
  assert.equal(read("00", 0), "@")
  assert.equal(read("40", 0, "latin1"), "@")
  assert.equal(read("d0b6", 6), "аЖ")
  for (let coding = 0; coding <= 0xff; coding++) read("ff00fe", coding)
})

for (const [language, locking, single, hex, text] of [
  ["Turkish, single", 0, 1, "54651b73656b6b7e72", "Teşekkür"],
  ["Turkish, locking", 1, 0, "54651d656b6b7e72", "Teşekkür"],
  ["Spanish", 2, 2, "1b4f1b611b656f", "Óá€o"],
  ["Portuguese", 3, 3, "7b1b7f5d1b650917", "ãâÚ€ç\\"],
  ["Bengali", 4, 4, "0041501b1c7e", "\u0981\u09ad\u09be\u09e8\u09f0"],
  ["Gujarati", 5, 5, "05241b1960", "\u0a87\u0aa1\u0964\u0ad0"],
  ["Hindi", 6, 6, "2f4d3f1b2c7f", "\u0928\u0939?\u0958\u097f"],
  ["Kannada", 7, 7, "00601b267b", " \u0cd5\u0cde\u0cd6"],
  ["Malayalam", 8, 8, "481b347f4e", "\u0d34\u0d7f\u0d79 "],
  ["Oriya", 9, 9, "491b2a7b", "\u0b35\u0b5f\u0b57"],
  ["Punjabi", 10, 10, "471b2d7f", "\u0a33\u0a75\u0a74"],
  ["Tamil", 11, 11, "3c1b2e2829", "\u0ba9\u0bfa)("],
  ["Telugu", 12, 12, "4f1b327b", "\u0c3d\u0c7f\u0c56"],
  ["Urdu", 13, 13, "005d1b3f1b281b1c60", "\u0627\u0650\u06d4{\u06f0\u0654"],
  ["an unknown language", 14, 200, "051b6541", "é€A"],
] as const) {
  test(`a text with the shift tables of ${language} is read by them`, () => {
    assert.equal(decodeGsm7(Buffer.from(hex, "hex"), { locking, single }), text)
  })
}

test("each shift table has the 128 septets, and each Indian letter once", () => {
  for (let id = 0; id < 14; id++) {
    const { locking, single } = shiftTables({ locking: id, single: id })
    assert.deepEqual([locking.length, single.length], [128, 128])
    const letters = [...locking].filter((letter) => letter > "\u0600")
    assert.equal(new Set(letters).size, letters.length)
  }
})

for (const [what, alphabet, parts, text] of [
  ["an escape", "gsm7", ["411b", "6542"], "A€B"],
  ["a character of UCS-2", "ucs2", ["004104", "100042"], "A\u0410B"],
  ["a surrogate pair", "ucs2", ["0041d83d", "de000042"], "A😀B"],
  ["a character of Shift JIS", "shift_jis", ["82a082", "a282a4"], "あいう"],
  ["a character of EUC-KR", "euc-kr", ["b0a1b0", "a2"], "가각"],
  ["nothing, but each part has the terminator of a C string", "gsm7", ["414200", "434400"], "ABCD"],
  ["nothing, and the text has an @ at its end", "gsm7", ["4142", "434400"], "ABCD@"],
  ["nothing, but each part of UCS-2 has a terminator", "ucs2", ["00410000", "00420000"], "AB"],
  ["nothing, but each part of UCS-2 has a terminator of one octet", "ucs2", ["004100", "004200"], "AB"],
  ["nothing, but each part of Latin-1 has a terminator", "latin1", ["4100", "4200"], "AB"],
] as const) {
  test(`parts between which a phone divided ${what}, are joined`, () => {
    const octets = parts.map((hex) => Buffer.from(hex, "hex"))
    assert.equal(decodeParts(octets, { alphabet }), text)
  })
}
