import type { Tx } from "#core/db/database.ts"
import { channelName } from "#messaging/channels/channels.ts"
import type { NewId } from "#core/std/ids.ts"
import { InputFaults, type InputFault } from "#core/std/input-faults.ts"
import { RoutingRefusal, unknownRouteAccount, unknownCarrier } from "./refusals.ts"
import type { Route } from "./route.ts"
import {
  countRoutes,
  findRoute,
  readCarrierForUpdate,
  lockRoute,
  insertRoute,
  removeRoute,
  writeRoute,
  type CarrierRow,
} from "./store.ts"
import { channelsOfCarrier } from "./stored-carrier.ts"

export { listRoutes } from "./store.ts"

export type RoutePatch = { [Name in "carrierId" | "priority" | "weight" | "status"]?: Route[Name] | undefined }

/** The limit of routes, because every process keeps all of them in memory. */
export const routesMax = 1_000

export interface RouteContext {
  newId: NewId
  now: number
  hasAccount(tx: Tx, accountId: string): Promise<boolean>
}

/**
 * Refuses with `routes_exhausted`. Refuses with `InputFaults` if the carrier or account does not exist, or
 * the carrier does not support the channel.
 */
export async function createRoute(
  tx: Tx,
  given: Omit<Route, "id" | "createdAt" | "updatedAt">,
  { newId, now, hasAccount }: RouteContext,
): Promise<Route> {
  const isAccountKnown = given.accountId === null || (await hasAccount(tx, given.accountId))
  await requireCarrier(tx, given.carrierId, given.channel, isAccountKnown ? [] : [unknownRouteAccount])
  if ((await countRoutes(tx, null)) >= routesMax)
    throw new RoutingRefusal(
      "routes_exhausted",
      `The installation already has ${routesMax} routes. Delete an unused route.`,
    )
  const route = { ...given, id: newId(), createdAt: now, updatedAt: now }
  await insertRoute(tx, route)
  return route
}

/** Refuses with `route_not_found`. */
export async function getRoute(tx: Tx, id: string): Promise<Route> {
  const row = await findRoute(tx, id)
  if (!row) throw notFound()
  return row
}

/**
 * Changes the given fields of a route; its conditions never change. Throws `route_not_found`, and
 * `InputFaults` when the carrier is unknown or does not support the channel.
 */
export async function updateRoute(tx: Tx, id: string, patch: RoutePatch, now: number): Promise<Route> {
  // Locks the carrier first, so that two changes cannot wait for each other.
  const { channel } = await getRoute(tx, id)
  if (patch.carrierId !== undefined) await requireCarrier(tx, patch.carrierId, channel)
  const route = await lockRoute(tx, id)
  if (!route) throw notFound()
  const next: Route = {
    ...route,
    carrierId: patch.carrierId ?? route.carrierId,
    priority: patch.priority ?? route.priority,
    weight: patch.weight ?? route.weight,
    status: patch.status ?? route.status,
    updatedAt: now,
  }
  await writeRoute(tx, next)
  return next
}

/** Refuses with `route_not_found`. */
export async function deleteRoute(tx: Tx, id: string): Promise<void> {
  if (!(await removeRoute(tx, id))) throw notFound()
}

/**
 * Locks the carrier, so that it is not deleted at the same time. Throws `InputFaults` for these faults and
 * for its own.
 */
async function requireCarrier(
  tx: Tx,
  id: string,
  channel: string | null,
  others: readonly InputFault[] = [],
): Promise<void> {
  const carrier = await readCarrierForUpdate(tx, id)
  const faults = [...(carrier ? channelFaults(carrier, channel) : [unknownCarrier]), ...others]
  if (faults.length) throw new InputFaults(faults)
}

/** A route for a channel that its carrier does not support would match nothing, without a visible reason. */
function channelFaults(carrier: CarrierRow, channel: string | null): InputFault[] {
  const carried = channelsOfCarrier(carrier)
  if (channel === null || carried.includes(channel)) return []
  const supported = carried.length
    ? `${carried.map(channelName).join(" and ")}, but not ${channelName(channel)}`
    : "no channel"
  const detail = `The carrier supports ${supported}. Omit \`channel\`, or use another carrier.`
  return [{ param: "channel", detail }]
}

function notFound(): RoutingRefusal {
  return new RoutingRefusal("route_not_found", "There is no route with this sid. List the routes to find it.")
}
