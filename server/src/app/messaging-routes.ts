import { simulatorId } from "#carriers/simulator/simulator-id.ts"
import type { ChosenRoute, RouteRequest, Routes } from "#messaging/routes.ts"
import type { Routing } from "#routing/routing.ts"
import { toSid } from "#std/ids.ts"

export interface MessagingRoutes extends Routes {
  /** The route that a message would take. */
  foresee(request: RouteRequest): ChosenRoute | undefined
}

/**
 * The best route; where none leads anywhere, SMS, MMS and email go to the simulator, if it may be used. What has a carrier never does, be
 * it that the carrier has refused it, is deleted, or has lost its routes: it must not seem sent because the simulator took it.
 */
export function messagingRoutes(hasSimulator: boolean, routing: Pick<Routing, "choose" | "foresee">): MessagingRoutes {
  const orSimulator = (chosen: ChosenRoute | undefined, { channel }: RouteRequest) =>
    chosen ?? (hasSimulator && simulated.has(channel) ? simulator : undefined)
  return {
    choose: (request, limits) => {
      const chosen = routing.choose(request, limits)
      const hasCarrier = limits?.except !== undefined || (limits?.preferred ?? simulatorId) !== simulatorId
      return hasCarrier ? chosen : orSimulator(chosen, request)
    },
    foresee: (request) => orSimulator(routing.foresee(request), request),
  }
}

const simulated: ReadonlySet<string> = new Set(["sms", "mms", "email"])

const simulator: ChosenRoute = {
  carrierId: simulatorId,
  routeId: null,
  isWaiting: false,
  detail: { route: null, carrier: toSid("carrier", simulatorId) },
}
