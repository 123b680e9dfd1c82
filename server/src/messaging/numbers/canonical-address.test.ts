import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import { canonicalAddress, spellingsMax, spellingsOf } from "./canonical-address.ts"

const twice: readonly [country: string, present: string, former: string][] = [
  ["Mexico", "+525512345678", "+5215512345678"],
  ["Argentina", "+5491155551234", "+541155551234"],
  ["Brazil", "+5511981234567", "+551181234567"],
  ["Ivory Coast, Moov", "+2250101123456", "+22501123456"],
  ["Ivory Coast, MTN", "+2250546123456", "+22546123456"],
  ["Ivory Coast, Orange", "+2250707123456", "+22507123456"],
  ["Benin", "+2290197123456", "+22997123456"],
  ["Gabon, Libertis", "+24166123456", "+24106123456"],
  ["Gabon, Airtel", "+24177123456", "+24107123456"],
]

for (const [country, present, former] of twice) {
  test(`the two forms of a number have one canonical form: ${country}`, () => {
    for (const prefix of ["", "whatsapp:"]) {
      assert.equal(canonicalAddress(prefix + former), prefix + present)
      assert.equal(canonicalAddress(prefix + present), prefix + present)
      assert.deepEqual(spellingsOf(prefix + former), [prefix + present, prefix + former])
      assert.deepEqual(spellingsOf(prefix + present), [prefix + present, prefix + former])
    }
  })
}

test("a trunk prefix after the country code does not make another number", () => {
  assert.equal(canonicalAddress("+4402079460958"), "+442079460958")
  assert.equal(canonicalAddress("+54111555551234"), "+5491155551234")
  assert.equal(canonicalAddress("+390612345678"), "+390612345678")
})

test("numbers with one form, short codes and chat addresses stay as they are, and case does not matter", () => {
  for (const address of [
    "+15551234567",
    "+4915112345678",
    "+551132345678",
    "+22527201234",
    "12345",
    "0151234",
    "telegram:-1001",
  ])
    assert.deepEqual(spellingsOf(address), [address])
  assert.equal(canonicalAddress("xmpp:Ann@Example.org"), "xmpp:ann@example.org")
  assert.equal(canonicalAddress("BANK"), "bank")
})

test("the canonical form is its own canonical form, and each spelling has it", () => {
  const numbers = fc.tuple(
    fc.constantFrom("+52", "+54", "+55", "+225", "+229", "+241", "+1", "+44", "+7"),
    fc.stringMatching(/^\d{6,12}$/),
  )
  fc.assert(
    fc.property(numbers, fc.constantFrom("", "whatsapp:"), ([code, national], prefix) => {
      const address = prefix + code + national
      const canonical = canonicalAddress(address)
      const spellings = spellingsOf(address)
      assert.ok(spellings.includes(address) && spellings.length <= spellingsMax, address)
      for (const spelling of spellings) assert.equal(canonicalAddress(spelling), canonical, spelling)
    }),
    { numRuns: 20_000 },
  )
})
