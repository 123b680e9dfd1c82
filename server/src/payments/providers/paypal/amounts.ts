import type { AmountFault } from "#payments/providers/provider.ts"
import { decimalOf } from "#payments/ledger/currencies.ts"

/** PayPal's REST APIs, "Currency codes", as of 2026-07-01. */
const supported = new Set(
  "AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN RUB SEK SGD THB TWD USD".split(" "),
)
/**
 * The supported currencies for which PayPal refuses an amount with decimals. ISO 4217 gives HUF and TWD two.
 */
const withoutDecimals = new Set(["HUF", "JPY", "TWD"])

export function amountFaultOf(amount: number, currency: string): AmountFault | null {
  if (!supported.has(currency))
    return {
      kind: "currency",
      sentence: `PayPal does not support ${currency}. Use one of: ${[...supported].join(", ")}.`,
    }
  if (!Number.isSafeInteger(amount) || amount <= 0)
    return { kind: "amount", sentence: "The amount must be a positive integer of minor units." }
  if (withoutDecimals.has(currency) && currency !== "JPY" && amount % 100 !== 0)
    return {
      kind: "amount",
      sentence: `PayPal supports ${currency} only without decimals. Use an amount that is divisible by 100.`,
    }
  return null
}

/**
 * Returns the amount in PayPal's form: `12.50` EUR, `1500` HUF, `1500` JPY. Exact for amounts without a
 * fault.
 */
export function moneyOf(amount: number, currency: string): { currency_code: string; value: string } {
  const decimal = decimalOf(amount, currency)
  return { currency_code: currency, value: withoutDecimals.has(currency) ? decimal.replace(/\.00$/, "") : decimal }
}
