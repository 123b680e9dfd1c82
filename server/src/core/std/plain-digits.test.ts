import assert from "node:assert/strict"
import { test } from "node:test"
import { plainNumber, withPlainDigits } from "./plain-digits.ts"

test("the decimal digits of every script are read as ASCII digits", () => {
  const zeros: string[] = []
  for (let code = 0; code <= 0x10ffff; code++)
    if (/\p{Nd}/u.test(String.fromCodePoint(code))) zeros.push(String.fromCodePoint(code))
  assert.ok(zeros.length >= 600, "Unicode has more than 60 scripts with digits")
  for (let start = 0; start < zeros.length; start += 10)
    assert.equal(withPlainDigits(zeros.slice(start, start + 10).join("")), "0123456789")
})

test("a number keeps its digits and its plus, and loses separators and invisible marks", () => {
  const written = [
    "+49 151-12345678",
    "\u200f+\u0664\u0669 \u0661\u0665\u0661 \u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u200e",
    "\uff0b\uff14\uff19\uff081\uff15\uff11\uff091234\u30fc5678",
    "\u061c+4\u20639\ufe63151.1234/5678\ufeff",
  ]
  for (const text of written) assert.equal(plainNumber(text), "+4915112345678", JSON.stringify(text))
  assert.equal(plainNumber("a\u0301 +x"), "a\u0301+x")
})
