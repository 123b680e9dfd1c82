import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import { messageIdForms, normaliseMessageId } from "./message-id.ts"

const share = (one: string, other: string) => messageIdForms(one).some((form) => messageIdForms(other).includes(form))

test("a number of any size is recognised in both bases, both cases and with zeros before it", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 200n }), (number) => {
      const [decimal, hexadecimal] = [number.toString(), number.toString(16)]
      assert.ok(share(hexadecimal.toUpperCase().padStart(60, "0"), decimal))
      assert.ok(share(decimal.padStart(20, "0"), hexadecimal))
    }),
  )
  assert.ok(share("812FC7470000001B", "9308878062554710043"))
})

test("spaces and NULs around an id do not count", () => {
  assert.equal(normaliseMessageId(" 00Ab-C\0"), "ab-c")
  assert.equal(normaliseMessageId("000"), "0")
})

test("a number with the prefix 0x is written in decimal, and only such a number", () => {
  assert.equal(normaliseMessageId("0x3B9ACA00"), "1000000000")
  assert.equal(normaliseMessageId("0X00ff\0"), "255")
  assert.equal(normaliseMessageId("0xyz"), "xyz")
})

test("an id of any length has a reference of at most 255 characters", () => {
  assert.equal(normaliseMessageId("a".repeat(60_000)).length, 255)
})

test("ids that are no numbers have one form", () => {
  assert.deepEqual(messageIdForms("5F3759DF-0001-xyz"), ["5f3759df-0001-xyz"])
  assert.deepEqual(messageIdForms("a".repeat(65)), ["a".repeat(65)])
})
