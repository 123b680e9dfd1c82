import { queryOptions } from "@tanstack/react-query"
import type { Posthorn, Route } from "@posthorn/client"
import { channelName } from "./channel-name.ts"
import * as strings from "./strings.ts"

export type { Route } from "@posthorn/client"

/** Reads all routes, in the order in which they are tried. */
export function routesQuery(client: Posthorn) {
  return queryOptions({
    queryKey: ["operator", "routes"],
    queryFn: async ({ signal }) =>
      inOrder(await Array.fromAsync(client.operator.routes.list({ limit: 1_000 }, { signal }))),
  })
}

/** The longest prefix first, then the most further conditions, then the lowest priority. */
export function inOrder(routes: readonly Route[]): Route[] {
  return routes.toSorted(
    (a, b) =>
      (b.prefix ?? "").length - (a.prefix ?? "").length ||
      (a.prefix ?? "").localeCompare(b.prefix ?? "") ||
      furtherConditions(b) - furtherConditions(a) ||
      a.priority - b.priority,
  )
}

/** The conditions of a route in addition to its prefix. */
export function furtherConditions({ channel, sender, account_sid: account, tag }: Route): number {
  return [channel, sender, account, tag].filter((condition) => condition !== null).length
}

/** Describes which messages a route matches. */
export function conditionsInWords({ prefix, channel, sender, account_sid: account, tag }: Route): string {
  const words = [
    prefix && strings.conditionPrefix(prefix),
    channel && strings.conditionChannel(channelName(channel)),
    sender && strings.conditionSender(sender),
    account && strings.conditionAccount(`${account.slice(0, 4)}…${account.slice(-6)}`),
    tag && strings.conditionTag(tag),
  ].filter((word) => word !== null)
  return words.length ? words.join(", ") : strings.conditionNone
}
