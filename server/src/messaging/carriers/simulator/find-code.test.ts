import assert from "node:assert/strict"
import { test } from "node:test"
import { leastProcessorMs } from "#core/std/hostile-bodies.ts"
import { findCode } from "./find-code.ts"

const texts: [string, string | null][] = [
  ["Your code is 123456.", "123456"],
  ["123456 is your verification code", "123456"],
  ["Your code: 123-456", "123456"],
  ["Your code is 123 456", "123456"],
  ["Use 1234-5678 to sign in", "12345678"],
  ["G-482913 is your Google verification code.", "482913"],
  ["<#> Your code is 4711\nFA+9qCX9VSu", "4711"],
  ["Order 2026 shipped. Your PIN is 8841, valid until 2027", "8841"],
  ["In 2026 your code is 1999", "1999"],
  ["Pay $1234 with code 998877", "998877"],
  ["Call +15551234567 or use code 4455", "4455"],
  ["Your code is 5566. https://example.org/123456", "5566"],
  ["Code 7788, sent 2026-11-21 at 10:30:45", "7788"],
  ["Dein Bestätigungscode lautet 01234", "01234"],
  ["您的验证码是 654321。", "654321"],
  ["Sign in at 12:30 with 9090\n\n@example.org #335577", "335577"],
  ["Your appointment is on 21.11.2026 at 10:30", null],
  ["It costs 12345.67 or 1,234 USD", null],
  ["Call 15551234567", null],
  ["No digits here", null],
  ["", null],
]

for (const [text, code] of texts) {
  test(`${code ?? "No code"} is found in ${JSON.stringify(text)}`, () => assert.equal(findCode(text), code))
}

test("a text of many words and many candidates is searched in linear time", async () => {
  const text = "code 1234 ".repeat(100_000)
  const spentMs = await leastProcessorMs(async () => assert.equal(findCode(text), "1234"))
  // Some 20 ms. Quadratic time would be minutes.
  assert.ok(spentMs < 5_000, `${spentMs} ms`)
})

test("a long hostile text is searched quickly", () => {
  assert.equal(findCode("1-".repeat(800)), null)
  assert.equal(findCode("code ".repeat(320)), null)
})
