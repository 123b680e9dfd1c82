import { simulatorId } from "#carriers/simulator/simulator-id.ts"
import { MessagingRefusal } from "#messaging/refusals.ts"
import { factsOf } from "#numbers/number-facts.ts"
import type { ChosenRoute } from "#routing/route-table.ts"

/**
 * The countries whose networks take no name as a sender, as published by the large carriers. Countries that
 * demand a registration, or whose networks replace the name, are not among them.
 */
const countriesWithoutNames: ReadonlySet<string> = new Set(["US", "PR", "CA", "CN"])
/** The calling codes of these countries. Other numbers need no look at the numbering plan. */
const callingCodes = /^\+(?:1|86)/

/**
 * Refuses with `sender_not_allowed` a name as the sender to a country whose networks take none. Only the
 * carrier would refuse it otherwise, after the answer. A route that names the sender shows that the carrier
 * replaces it. The simulator takes every name.
 */
export function refuseName({ to, from }: { to: string; from: string }, choice: ChosenRoute): void {
  if (choice.namesSender || choice.carrierId === simulatorId) return
  const isName = /[A-Za-z]/.test(from) && !from.includes(":")
  if (!isName || !callingCodes.test(to)) return
  const country = factsOf(to)?.country ?? ""
  if (!countriesWithoutNames.has(country)) return
  const detail = `Networks in ${country} take no name as a sender. Send from a phone number or a short code. If your carrier replaces names, ask the operator for a route with this sender.`
  throw new MessagingRefusal("sender_not_allowed", detail, { param: "from" })
}
