import assert from "node:assert/strict"
import { test } from "node:test"
import { minorOf } from "../../server/src/payments/ledger/currencies.ts"
import { amountText, readAmount } from "../src/components/amount-text.ts"

test("a typed amount becomes exact minor units, as the server reads it", () => {
  for (const currency of ["EUR", "JPY", "KWD", "CLF"])
    for (const minor of [1, 10, 99, 1250, 29, 1_001, 999_999_999_999]) {
      const text = amountText(minor, currency, ".")
      assert.equal(readAmount(text, currency, "."), minor)
      assert.equal(minorOf(text, currency), minor)
    }
  assert.equal(readAmount("12", "EUR", "."), 1200)
  assert.equal(readAmount(" 12.5 ", "EUR", "."), 1250)
  assert.equal(readAmount("0.29", "EUR", "."), 29)
})

test("an amount is read as the locale writes it, and one that could mean another amount is refused", () => {
  assert.equal(amountText(1250, "EUR", ","), "12,50")
  assert.equal(readAmount("12,50", "EUR", ","), 1250)
  assert.match(String(readAmount("1.250", "KWD", ",")), /written as 12,500\./)
  assert.match(String(readAmount("1,250", "KWD", ".")), /written as 12\.500\./)
})

test("each wrong amount gets a sentence that shows how to write it", () => {
  for (const wrong of ["", " ", "abc", "-5", "1e3", "12.5.0", "1,250.00", "1 250", "🙂", "٣", ".", "9".repeat(13)])
    assert.match(String(readAmount(wrong, "EUR", ".")), /^Enter an amount, written as 12\.50\.$/, wrong)
  assert.match(String(readAmount("12.505", "EUR", ".")), /^EUR has 2 decimal places\./)
  assert.match(String(readAmount("12.5", "JPY", ".")), /^JPY has no decimal places\. .*1250\.$/)
  assert.match(String(readAmount("0.00", "EUR", ".")), /above zero/)
  assert.match(String(readAmount("9".repeat(12), "CLF", ".")), /too large/)
})
