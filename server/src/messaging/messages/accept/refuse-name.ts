import { simulatorId } from "#messaging/carriers/simulator/simulator-id.ts"
import { MessagingRefusal } from "#messaging/messages/refusals.ts"
import { factsOf } from "#messaging/numbers/number-facts.ts"
import type { ChosenRoute } from "#messaging/routing/route-table.ts"

/**
 * The countries whose networks take no name as a sender, as published by the large carriers. Countries that
 * demand a registration, or whose networks replace the name, are not among them.
 */
export const countriesWithoutNames: ReadonlySet<string> = new Set(["US", "PR", "CA", "CN"])
/** The calling codes of these countries. Other numbers need no look at the numbering plan. */
const callingCodes = /^\+(?:1|86)/

type RouteToCarrier = Pick<ChosenRoute, "carrierId" | "namesSender">

/**
 * Refuses with `sender_not_allowed` a name as the sender to a country whose networks take none. Only the
 * carrier would refuse it otherwise, after the answer.
 */
export function refuseName(addresses: { to: string; from: string }, choice: RouteToCarrier): void {
  const detail = nameFault(addresses, choice)
  if (detail !== undefined) throw new MessagingRefusal("sender_not_allowed", detail, { param: "from" })
}

/**
 * Returns why a message with this sender is refused if it gets this route, or undefined. A route that names
 * the sender shows that the carrier replaces it. The simulator takes every name.
 */
export function nameFault(
  { to, from }: { to: string; from: string },
  { namesSender, carrierId }: RouteToCarrier,
): string | undefined {
  if (namesSender || carrierId === simulatorId) return undefined
  const isName = /[A-Za-z]/.test(from) && !from.includes(":")
  if (!isName || !callingCodes.test(to)) return undefined
  const country = factsOf(to)?.country ?? ""
  if (!countriesWithoutNames.has(country)) return undefined
  return `Networks in ${country} take no name as a sender. Send from a phone number or a short code. If your carrier replaces names, ask the operator for a route with this sender.`
}
