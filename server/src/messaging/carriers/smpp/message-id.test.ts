import assert from "node:assert/strict"
import { test } from "node:test"
import { normaliseMessageId } from "./references.ts"

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
