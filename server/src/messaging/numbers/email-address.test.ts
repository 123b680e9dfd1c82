import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import { parseOwnNumber, parseRecipient, parseSender, parseVerified } from "./address.ts"
import { parseEmail } from "./email-address.ts"

const good: [written: string, address: string][] = [
  ["ann@example.org", "ann@example.org"],
  ["Ann.Lee+news@Example.ORG", "Ann.Lee+news@example.org"],
  ["ann@bücher.example", "ann@xn--bcher-kva.example"],
  ["ann@例え.テスト", "ann@xn--r8jz45g.xn--zckzah"],
  ["+49151@example.org", "+49151@example.org"],
  [`${"a".repeat(64)}@example.org`, `${"a".repeat(64)}@example.org`],
]

for (const [written, address] of good) {
  test(`email:${written} is ${address}, as recipient and as sender`, () => {
    for (const parse of [parseRecipient, parseSender, parseVerified])
      assert.deepEqual(parse(`email:${written}`), { kind: "email", channel: "email", text: `email:${address}` })
  })
}

const bad = [
  "",
  "ann",
  "@example.org",
  "ann@",
  "ann@localhost",
  "ann@example.org.",
  "ann@-example.org",
  "ann@exa mple.org",
  "ann@ex%61mple.org",
  "ann@example.123",
  "ann@[127.0.0.1]",
  ".ann@example.org",
  "ann..lee@example.org",
  '"ann lee"@example.org',
  "änn@example.org",
  "ann@example.org\r\nRCPT TO:<eve@example.org>",
  "ann@example.org>,<eve@example.org",
  "Ann <ann@example.org>",
  `${"a".repeat(65)}@example.org`,
  `ann@${"a".repeat(64)}.org`,
  `ann@${"a.".repeat(126)}org`,
]

for (const text of bad) {
  test(`email:${JSON.stringify(text)} is no address, and the sentence shows one`, () => {
    const found = parseRecipient(`email:${text}`)
    assert.equal(found.kind, "fault")
    assert.match(found.sentence, /email:ann@example\.org|at most 64/)
  })
}

test("an address without its prefix is certain only for a verification, and no account owns one", () => {
  assert.equal((parseVerified("ann@example.org") as { text: string }).text, "email:ann@example.org")
  assert.match((parseRecipient("ann@example.org") as { sentence: string }).sentence, /email:ann@example\.org/)
  assert.match((parseOwnNumber("email:ann@example.org") as { sentence: string }).sentence, /sender rule/)
})

test("an accepted address is one line of ASCII with one recipient, and reads as itself", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.emailAddress(),
        fc.string({ unit: "binary" }),
        fc.string().map((text) => `${text}@example.org`),
      ),
      (text) => {
        const found = parseEmail(text)
        if ("fault" in found) return
        assert.match(found.address, /^[!-;=?-~]+@[a-z0-9.-]+$/)
        assert.deepEqual(parseEmail(found.address), found)
      },
    ),
    { numRuns: 2_000 },
  )
})
