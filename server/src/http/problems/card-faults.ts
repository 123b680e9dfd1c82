import type { Tag } from "#http/operation.ts"
import { shown, type Fault } from "#http/wire/fault.ts"
import type { Given } from "#http/wire/decode-body.ts"
import { looksLikeCard } from "#http/problems/card-number.ts"

/**
 * Returns whether the operations of a section refuse card numbers in every parameter, whatever its schema
 * allows.
 */
export function refusesCards(tag: Tag): boolean {
  return tag === "Payments" || tag === "Ledger"
}

/**
 * Returns a fault for each value or name that contains a card number, alone or among words. It runs before
 * the schemas, so it covers every field: new ones, the text of a pay link, and settings of a provider.
 */
export function cardFaults(given: readonly Given[]): Fault[] {
  return given.flatMap((each) =>
    isPairs(each) ? each.flatMap(([name, value]) => faultsUnder(name, value, "")) : faultsIn(each, ""),
  )
}

function isPairs(given: Given): given is Extract<Given, readonly unknown[]> {
  return Array.isArray(given)
}

function faultsIn(value: unknown, param: string): Fault[] {
  if (typeof value === "string" || typeof value === "number") return faultsOf(String(value), param)
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    Array.isArray(value) ? faultsIn(inner, `${param}[${key}]`) : faultsUnder(key, inner, param),
  )
}

/** The fault does not quote a name that contains a card number. */
function faultsUnder(name: string, value: unknown, param: string): Fault[] {
  const ofName = faultsOf(name, param || null)
  return ofName.length ? ofName : faultsIn(value, param ? `${param}.${shown(name)}` : shown(name))
}

function faultsOf(text: string, param: string | null): Fault[] {
  return looksLikeCard(text) ? [{ param, code: "card_data_not_accepted", detail: cardSentence }] : []
}

const cardSentence =
  "The text contains a number that looks like a card number. Do not send card data to this API: use a token of the payment provider, or a payment page."
