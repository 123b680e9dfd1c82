import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { looksLikeCard } from "./card-number.ts"

const inOtherDigits = (zero: number) =>
  "4242424242424242".replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

const cards: Record<string, string> = {
  Visa: "4242424242424242",
  "Visa of 19 digits": "4000000000000000006",
  Mastercard: "5555555555554444",
  "Mastercard of the 2-series": "2223003122003222",
  "American Express": "378282246310005",
  "Diners Club of 14 digits": "36227206271667",
  "Diners Club of 16 digits": "3056930009020004",
  Discover: "6011111111111117",
  JCB: "3566002020360505",
  UnionPay: "6200000000000005",
  "UnionPay of 19 digits": "6205500000000000004",
  Maestro: "6771798021000008",
}

describe("a card number is found", () => {
  for (const [brand, number] of Object.entries(cards))
    it(`of ${brand}, alone and among words`, () => {
      assert.ok(looksLikeCard(number))
      assert.ok(looksLikeCard(`Charge ${number}, please`))
      assert.ok(looksLikeCard(`card${number}exp12`))
    })

  const written: Record<string, string> = {
    "in groups of four": "4242 4242 4242 4242",
    "with dashes": "my card 4242-4242-4242-4242!",
    "with long dashes and spaces": "4242 – 4242 – 4242 – 4242",
    "with dots": "4242.4242.4242.4242",
    "with narrow spaces that do not break": "4242\u202f4242\u202f4242\u202f4242",
    "with characters that are not seen": "4242\u200b4242\u200b4242\u200b4242",
    "in the groups of American Express": "3782 822463 10005",
    "in two groups": "42424242 42424242",
    "digit by digit": "4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2",
    "before the expiry and the security code": "4242 4242 4242 4242 12/30 123",
    "before the expiry with a space": "4242 4242 4242 4242 12 30",
    "after another number": "Table 12 4242 4242 4242 4242",
    "after a phone number": "+41791234567 4242424242424242",
    "beside an IBAN": "CH93 0076 2011 6238 5295 7 4242 4242 4242 4242",
    "in Arabic digits": inOtherDigits(0x660),
    "in Devanagari digits": inOtherDigits(0x966),
    "in full-width digits": inOtherDigits(0xff10),
    "in bold mathematical digits": inOtherDigits(0x1d7ce),
    "in monospace mathematical digits": inOtherDigits(0x1d7f6),
  }
  for (const [how, text] of Object.entries(written)) it(how, () => assert.ok(looksLikeCard(text)))
})

describe("a text without a card number passes", () => {
  const others: Record<string, string> = {
    "a wrong check digit": "4242424242424243",
    "no issuer": "1234567812345670",
    "a length that the issuer does not use": "4242424242424242424242",
    "more digits than a card has": "42424242424242421",
    "an order number": "order-8731-2026-000042",
    "an invoice with date and counter": "2026-11-23-0000000042",
    "the time in milliseconds": "1795476000000",
    "the time in microseconds": "1795476000000004",
    "a date and a time": "20261123083000",
    "a German mobile number without +, whose digits pass Luhn's check": "4915112345674",
    "a phone number with +": "+49 1511 2345 6788",
    "two phone numbers": "044 668 18 00 044 668 18 11",
    "an EAN, whose digits pass Luhn's check": "5012345678900",
    "an IBAN, of which 16 digits are a card number": "DE65 4242 4242 4242 4242 00",
    "an IBAN with words around": "Pay to IBAN CH93 0076 2011 6238 5295 7 (Bell Hotels)",
    "an id of this API": "SM019aa4d24242424242424242c3f07a1b",
    "a UUID": "019aa4d2-c3f0-4242-8242-424242424242",
    "a token of a provider": "pm_1NxQyZ2eZvKYlo2C0aBcDeFg",
    "a number with a letter in it": "42424242B42424242",
    "numbers on lines of their own": "4242\n4242\n4242\n4242",
    "an amount": "1250",
  }
  for (const [what, text] of Object.entries(others)) it(what, () => assert.ok(!looksLikeCard(text)))
})

it("a text of a megabyte is read in linear time", () => {
  for (const piece of ["4", "4 ", "4242 ", "CH93", "CH93 ", "٤", "4-", "a1b2", "4   "]) {
    const text = piece.repeat(1_000_000 / piece.length)
    const before = process.cpuUsage()
    looksLikeCard(text)
    // Measured in processor time, because other work may use the cores: some 200 ms. Quadratic time would be
    // minutes.
    assert.ok(process.cpuUsage(before).user < 5_000_000, piece)
  }
})
