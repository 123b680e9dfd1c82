import assert from "node:assert/strict"
import { test } from "node:test"
import { currencies, exponentOf } from "#payments/ledger/currencies.ts"
import { fromStripe, stripeAmountFault, toStripe } from "./money.ts"

test("amounts are sent in Stripe's smallest unit", () => {
  const wires = { EUR: 1_000, JPY: 1_000, ISK: 100_000, UGX: 100_000, MGA: 10, KWD: 1_000, TND: 1_000, HUF: 1_000 }
  for (const [currency, wire] of Object.entries(wires)) {
    assert.equal(stripeAmountFault(1_000, currency), null, currency)
    assert.equal(toStripe(1_000, currency), wire, currency)
  }
})

test("every amount that Stripe accepts comes back as it was sent, and a fault names an amount that Stripe accepts", () => {
  for (const currency of currencies) {
    for (const amount of [1, 5, 10, 990, 1_000, 12_345, 99_999_999, 999_999_999_999]) {
      const fault = stripeAmountFault(amount, currency)
      if (!fault) assert.equal(fromStripe(toStripe(amount, currency) ?? 0, currency), amount, `${amount} ${currency}`)
      const [, most] = /at most ([\d.]+) /.exec(fault?.sentence ?? "") ?? []
      if (most === undefined) continue
      const largest = Number(most.replace(".", ""))
      assert.equal(stripeAmountFault(largest, currency), null, `${largest} ${currency}`)
    }
    if (exponentOf(currency) > 3) assert.equal(stripeAmountFault(10_000, currency)?.kind, "currency", currency)
  }
})
