import assert from "node:assert/strict"
import { test } from "node:test"
import { leastProcessorMs } from "#core/std/hostile-bodies.ts"
import { SenderPattern } from "./sender-pattern.ts"

test("a star matches any characters, also none", () => {
  const cases: [pattern: string, sender: string, matches: boolean][] = [
    ["+1555*", "+15551234567", true],
    ["+1555*", "+15561234567", false],
    ["*bank", "bank", true],
    ["*bank", "my bank", true],
    ["*bank", "banks", false],
    ["a*b*c", "abc", true],
    ["a*b*c", "axxbyyc", true],
    ["a*b*c", "acb", false],
    ["a*b*b", "ab", false],
    ["aa*aa", "aaa", false],
    ["aa*aa", "aaaa", true],
    ["a**b", "ab", true],
    ["*a*", "bab", true],
    ["*a*", "bbb", false],
  ]
  for (const [pattern, sender, matches] of cases)
    assert.equal(new SenderPattern(pattern).matches(sender), matches, `${pattern} ${sender}`)
})

test("the longest pattern and sender take less than a millisecond each", async () => {
  const pattern = new SenderPattern("a*".repeat(31) + "b")
  const sender = "a".repeat(320)
  const spentMs = await leastProcessorMs(async () => {
    for (let count = 0; count < 1_000; count++) assert.equal(pattern.matches(sender), false)
  })
  assert.ok(spentMs < 1_000, `${spentMs} ms`)
})
