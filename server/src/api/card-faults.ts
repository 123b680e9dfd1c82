import { looksLikeCard } from "#payments/card-number.ts"
import type { Fault } from "./fault.ts"
import type { Tag } from "./operation.ts"
import type { Given } from "./parameters.ts"

/** Whether the operations of a section take no card number in any parameter, whatever its schema says. */
export function refusesCards(tag: Tag): boolean {
  return tag === "Payments"
}

/**
 * A fault for each text that is a card number and nothing else, in any parameter or as a name. It comes before the schemas, so it holds for
 * every new field. Free texts that hold a number among words are for `cardFree`: a phone number with its `+`, an IBAN or a sid is no card.
 */
export function cardFaults(given: readonly Given[]): Fault[] {
  return given.flatMap((each) =>
    isPairs(each)
      ? each.flatMap(([name, value]) => [...faultsOf(name, null), ...faultsIn(value, name)])
      : faultsIn(each, ""),
  )
}

function isPairs(given: Given): given is Extract<Given, readonly unknown[]> {
  return Array.isArray(given)
}

function faultsIn(value: unknown, param: string): Fault[] {
  if (typeof value === "string") return faultsOf(value, param)
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = Array.isArray(value) ? `${param}[${key}]` : param ? `${param}.${key}` : key
    const ofKey = faultsOf(key, param || null)
    return ofKey.length ? ofKey : faultsIn(inner, name)
  })
}

function faultsOf(text: string, param: string | null): Fault[] {
  if (!/^[\d -]+$/.test(text) || !looksLikeCard(text)) return []
  return [{ param, code: "card_data_not_accepted", detail: cardSentence }]
}

export const cardSentence =
  "The text holds what looks like a card number. Card data must not be sent to this API: use a token of the payment provider, or a page."
