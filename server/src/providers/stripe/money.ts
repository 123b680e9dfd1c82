import { currencies, decimalOf, exponentOf } from "#std/currencies.ts"
import type { AmountFault } from "../provider.ts"

/**
 * Stripe's smallest units differ from ISO 4217 for a few currencies (docs.stripe.com/currencies, read in September 2026). It wants two
 * decimals for ISK, which has none, and none for MGA, which has two. For UGX its page contradicts itself, so UGX is refused. Three-decimal
 * currencies are refused because Stripe takes them in tens of their minor unit only, and not with every payment method.
 */
const timesHundred = new Set(["ISK"])
const byHundred = new Set(["MGA"])
const contradictory = new Set(["UGX"])

/** "Up to eight digits" in Stripe's smallest unit. IDR has longer ones. */
const digitsMax = 8
const longer: Readonly<Record<string, number>> = { IDR: 12 }

/** Why Stripe cannot take this amount exactly, or null. */
export function stripeAmountFault(amount: number, currency: string): AmountFault | null {
  if (!currencies.has(currency))
    return { kind: "currency", sentence: "The currency must be a code of ISO 4217 in capital letters, such as EUR." }
  if (!Number.isSafeInteger(amount) || amount <= 0)
    return { kind: "amount", sentence: "The amount must be a whole number of minor units, and more than 0." }
  if (contradictory.has(currency) || exponentOf(currency) > 2)
    return {
      kind: "currency",
      sentence: `Stripe is not used for ${currency}. Choose another provider for this currency.`,
    }
  const wire = toStripe(amount, currency)
  if (wire === undefined)
    return {
      kind: "amount",
      sentence: `Stripe takes whole ${currency} only. Use an amount that is divisible by 100, not ${amount}.`,
    }
  const wireMax = 10 ** (longer[currency] ?? digitsMax) - 1
  if (wire <= wireMax) return null
  const most = timesHundred.has(currency) ? Math.trunc(wireMax / 100) : (fromStripe(wireMax, currency) ?? 0)
  const sentence = `Stripe takes at most ${decimalOf(most, currency)} ${currency} in one payment. Use a smaller amount.`
  return { kind: "amount", sentence }
}

/** Minor units in Stripe's smallest unit, or undefined when Stripe has no such amount. */
export function toStripe(amount: number, currency: string): number | undefined {
  if (timesHundred.has(currency)) return amount * 100
  if (byHundred.has(currency)) return amount % 100 === 0 ? amount / 100 : undefined
  return amount
}

/** The opposite, or undefined for an amount that the currency does not have. */
export function fromStripe(amount: number, currency: string): number | undefined {
  if (byHundred.has(currency)) return amount * 100
  if (timesHundred.has(currency)) return amount % 100 === 0 ? amount / 100 : undefined
  return amount
}
