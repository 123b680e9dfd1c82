import { simulatorId } from "#messaging/carriers/simulator/simulator-id.ts"
import { toSid } from "#core/std/ids.ts"
import type { ChoiceLimits, ChosenRoute, RouteRequest } from "./route-table.ts"
import type { Routing } from "./routing.ts"

export interface MessageRoutes {
  /**
   * Returns the best route now, or undefined when none fits. Skips the carriers in `except`. On a tie it
   * prefers the carrier `preferred`. If either is given, the message already had a carrier, so the fallback
   * to the simulator does not apply.
   */
  chooseRoute(request: RouteRequest, limits?: ChoiceLimits): ChosenRoute | undefined
  /** Returns the route that a message would take now. */
  preview(request: RouteRequest): ChosenRoute | undefined
}

/**
 * Returns the routes of messages. A message without a route goes to the simulator, if it is allowed. It has
 * every channel. A message that already had a carrier never falls back to the simulator, even if that carrier
 * refused it, was deleted or lost its routes. Such a message would look sent, although no recipient received
 * it.
 */
export function messageRoutes(hasSimulator: boolean, routing: Pick<Routing, "chooseRoute" | "preview">): MessageRoutes {
  const orSimulator = (chosen: ChosenRoute | undefined) => chosen ?? (hasSimulator ? simulator : undefined)
  return {
    chooseRoute: (request, limits) => {
      const chosen = routing.chooseRoute(request, limits)
      const hasCarrier = limits?.except !== undefined || (limits?.preferred ?? simulatorId) !== simulatorId
      return hasCarrier ? chosen : orSimulator(chosen)
    },
    preview: (request) => orSimulator(routing.preview(request)),
  }
}

const simulator: ChosenRoute = {
  carrierId: simulatorId,
  routeId: null,
  isWaiting: false,
  namesSender: false,
  detail: { route: null, carrier: toSid("carrier", simulatorId) },
}
