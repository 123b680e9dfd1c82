import assert from "node:assert/strict"
import { test } from "node:test"
import { numberOf } from "#messaging/carriers/mm4/addresses.ts"
import { readNationalNumber, readReportedNumber } from "./reported-number.ts"

const untyped: [digits: string, countryCode: string | null, number: string, why: string][] = [
  ["4155557628", "1", "+14155557628", "no Swiss number has eight digits"],
  ["5005550006", "1", "+15005550006", "no number of the Falkland Islands has seven digits"],
  ["14155557628", "1", "+14155557628", "it has its country code"],
  ["4791234567", "1", "+4791234567", "no exchange of North America begins with 1"],
  ["4915112345678", "49", "+4915112345678", "it has its country code, although Germany has longer numbers"],
  ["15112345678", "49", "+4915112345678", "North America has no area code 511"],
  ["015112345678", "49", "+4915112345678", "no country code begins with 0"],
  ["33612345678", "49", "+33612345678", "a plan of every length contains most foreign numbers"],
  ["4951234567", "7", "+74951234567", "Russia has numbers of ten digits"],
  ["0212345678", "39", "+390212345678", "the 0 belongs to Italian numbers"],
  ["5511987654321", "55", "+5511987654321", "it has its country code"],
  ["55987654321", "55", "+5555987654321", "55 is an area code of Brazil too"],
  ["5215519990001", "52", "+5215519990001", "Mexico had a 1 there, and the network knows this form"],
  ["5215519990001", null, "+5215519990001", "Mexico had a 1 there"],
  ["004915112345678", "1", "+4915112345678", "00 begins an international number"],
  ["4915112345678", null, "+4915112345678", "it begins with a country code"],
  ["2105551234", null, "2105551234", "no country has the code 210"],
  ["015112345678", null, "015112345678", "no country code begins with 0"],
  ["4155557628", "999", "+4155557628", "no country has the code 999"],
]

for (const [digits, countryCode, number, why] of untyped) {
  test(`${digits} of a carrier with the country code ${countryCode ?? "unset"} is ${number}: ${why}`, () => {
    assert.equal(readReportedNumber(digits, countryCode), number)
  })
}

test("a number that the network calls national gets the country code in place of its trunk prefix", () => {
  assert.equal(readNationalNumber("0171234567", "49"), "+49171234567")
  assert.equal(readNationalNumber("0212345678", "39"), "+390212345678")
  assert.equal(readNationalNumber("89161234567", "7"), "+79161234567")
  assert.equal(readNationalNumber("0171234567", null), "0171234567")
})

test("an address of MM4 and MM7 without a plus has the country of the carrier", () => {
  assert.equal(numberOf("4155557628/TYPE=PLMN@mmsc.example.net", "1"), "+14155557628")
  assert.equal(numberOf("+4915112345678/TYPE=PLMN@mmsc.example.net", "1"), "+4915112345678")
  assert.equal(numberOf("12345", "1"), "12345")
})
