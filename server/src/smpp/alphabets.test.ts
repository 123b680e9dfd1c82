import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import { basicAlphabet, extensionAlphabet } from "#std/segments.ts"
import { decodeGsm7, decodeLatin1, decodeUcs2, encodeGsm7, encodeLatin1, encodeUcs2 } from "./alphabets.ts"
import { alphabetOf, decodeText } from "./data-coding.ts"

test("the GSM alphabet stands where TS 23.038 has it", () => {
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

test("any octets are some text, and a lonely escape at the end is none", () => {
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
  assert.equal(decodeText(Buffer.from("00", "hex"), 0, "gsm7"), "@")
  assert.equal(decodeText(Buffer.from("40", "hex"), 0, "latin1"), "@")
  assert.equal(decodeText(Buffer.from("d0b6", "hex"), 6, "gsm7"), "аЖ")
  for (let coding = 0; coding <= 0xff; coding++) decodeText(Buffer.from("ff00fe", "hex"), coding, "gsm7")
})
