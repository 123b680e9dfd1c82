import { toSid } from "#core/std/ids.ts"
import type { Choice } from "./route-table.ts"
import type { Route } from "./route.ts"

/**
 * Returns a choice as the message's timeline stores it. Accounts read it without `conditions`. So everything
 * else contains sids, but no names or hosts.
 */
export function describeChoice({ route, isWaiting, passedOver }: Choice): Readonly<Record<string, unknown>> {
  return {
    route: toSid("route", route.id),
    carrier: toSid("carrier", route.carrierId),
    conditions: conditionsOf(route),
    ...(isWaiting ? { waits: true } : {}),
    ...(passedOver.length ? { passed_over: passedOver.map(describePassedOver) } : {}),
  }
}

function describePassedOver({ route, because }: Choice["passedOver"][number]) {
  return { route: toSid("route", route.id), carrier: toSid("carrier", route.carrierId), because }
}

/** Returns the conditions of the route that the message met. */
function conditionsOf({ prefix, channel, sender, accountId, tag }: Route): Readonly<Record<string, string>> {
  return {
    ...(prefix === null ? {} : { prefix }),
    ...(channel === null ? {} : { channel }),
    ...(sender === null ? {} : { sender }),
    ...(accountId === null ? {} : { account: toSid("account", accountId) }),
    ...(tag === null ? {} : { tag }),
  }
}
