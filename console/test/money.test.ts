import assert from "node:assert/strict"
import { test } from "node:test"
import { currencies, decimalOf as decimalOfServer } from "../../server/src/payments/ledger/currencies.ts"
import { decimalOf, formatAmount } from "../src/money.ts"

test("each currency has the digits that the server gives it", () => {
  assert.ok(currencies.size > 150)
  for (const currency of currencies)
    for (const minor of [0, 5, -1_234_567, Number.MAX_SAFE_INTEGER])
      assert.equal(decimalOf(minor, currency), decimalOfServer(minor, currency), currency)
})

test("a minor unit that is out of use is written only when it is not zero", () => {
  assert.match(formatAmount(123_400, "HUF"), /1,234$/)
  assert.match(formatAmount(123_450, "HUF"), /1,234\.50$/)
})

test("an amount is written with every digit that it has", () => {
  const digitsOf = (minor: number, currency: string) => formatAmount(minor, currency).replace(/[^\d.-]/g, "")
  assert.equal(digitsOf(1250, "EUR"), "12.50")
  assert.equal(digitsOf(-7, "USD"), "-0.07")
  assert.equal(digitsOf(1250, "JPY"), "1250")
  assert.equal(digitsOf(1250, "UGX"), "1250")
  assert.equal(digitsOf(1250, "KWD"), "1.250")
  assert.equal(digitsOf(Number.MAX_SAFE_INTEGER, "EUR"), "90071992547409.91")
})
