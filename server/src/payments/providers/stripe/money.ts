import { currencies, decimalOf, exponentOf } from "#payments/ledger/currencies.ts"
import type { AmountFault } from "../provider.ts"

/**
 * Stripe's smallest units differ from ISO 4217 for a few currencies (docs.stripe.com/currencies, read in
 * September 2026). Stripe counts ISK with two decimals, although ISK has none, and MGA without decimals,
 * although MGA has two. UGX is like ISK: Stripe refuses other amounts as not "evenly divisible by 100".
 * Stripe accepts five currencies with three decimals, in tens of their minor unit. The adapter refuses all
 * others with more than two decimals.
 */
const timesHundred = new Set(["ISK", "UGX"])
const byHundred = new Set(["MGA"])
const inTens = new Set(["BHD", "JOD", "KWD", "OMR", "TND"])

/** Stripe accepts amounts of up to eight digits in its smallest unit. Amounts in IDR can be longer. */
const digitsMax = 8
const longer: Readonly<Record<string, number>> = { IDR: 12 }

/** Returns why Stripe cannot accept this amount exactly, or null. */
export function stripeAmountFault(amount: number, currency: string): AmountFault | null {
  if (!currencies.has(currency))
    return { kind: "currency", sentence: "The currency must be a code of ISO 4217 in capital letters, such as EUR." }
  if (!Number.isSafeInteger(amount) || amount <= 0)
    return { kind: "amount", sentence: "The amount must be a whole number of minor units, greater than 0." }
  if (exponentOf(currency) > 2 && !inTens.has(currency))
    return {
      kind: "currency",
      sentence: `Posthorn does not use Stripe for ${currency}. Choose another provider for this currency.`,
    }
  const wire = toStripe(amount, currency)
  if (wire === undefined)
    return {
      kind: "amount",
      sentence: inTens.has(currency)
        ? `Stripe supports only two decimals of ${currency}. Use an amount that is divisible by 10, not ${amount}.`
        : `Stripe supports only whole ${currency}. Use an amount that is divisible by 100, not ${amount}.`,
    }
  const wireMax = 10 ** (longer[currency] ?? digitsMax) - 1
  if (wire <= wireMax) return null
  const step = timesHundred.has(currency) ? 100 : inTens.has(currency) ? 10 : 1
  const most = fromStripe(wireMax - (wireMax % step), currency) ?? 0
  const sentence = `Stripe supports at most ${decimalOf(most, currency)} ${currency} in one payment. Use a smaller amount.`
  return { kind: "amount", sentence }
}

/** Minor units in Stripe's smallest unit, or undefined if Stripe does not have such an amount. */
export function toStripe(amount: number, currency: string): number | undefined {
  if (timesHundred.has(currency)) return amount * 100
  if (byHundred.has(currency)) return amount % 100 === 0 ? amount / 100 : undefined
  if (inTens.has(currency) && amount % 10 !== 0) return undefined
  return amount
}

/** Stripe's smallest unit in minor units, or undefined if the currency does not have such an amount. */
export function fromStripe(amount: number, currency: string): number | undefined {
  if (byHundred.has(currency)) return amount * 100
  if (timesHundred.has(currency)) return amount % 100 === 0 ? amount / 100 : undefined
  return amount
}
