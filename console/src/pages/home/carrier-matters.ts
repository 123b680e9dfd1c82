import type { Carrier, Route } from "@posthorn/client"
import type { Facts, Matter } from "./matter.ts"
import * as strings from "./strings.ts"

export function carrierMatters({ carriers, routes }: Facts): Matter[] {
  return carriers
    .filter(({ status }) => status === "enabled")
    .map((carrier) => troubleOf(carrier) ?? routeMatter(carrier, routes))
    .filter((matter) => matter !== null)
}

/** Returns the worst problem. A carrier that is down also has problems with its circuit and connections. */
function troubleOf(carrier: Carrier): Matter | null {
  const { sid, name, state, since, reason, circuit, connections } = carrier
  const link = { key: sid, act: strings.seeWhy, to: `/carriers/${sid}` }
  const why = reason ? ` ${reason}` : ""
  if (state === "down") return { ...link, urgency: "now", text: strings.carrierDown(name, since) + why }
  if (circuit.state !== "closed") {
    const last = circuit.reason ? ` ${strings.lastFailure(circuit.reason)}` : ""
    return { ...link, urgency: "now", text: strings.carrierCircuit(name, circuit.failures) + last }
  }
  if (state === "paused") return { ...link, urgency: "today", text: strings.carrierPaused(name) + why }
  const down = connections.filter((connection) => connection.state === "down")
  if (down.length === 0) return null
  const first = down[0]?.reason ? ` ${down[0].reason}` : ""
  return { ...link, urgency: "today", text: strings.connectionsDown(down.length, connections.length, name) + first }
}

function routeMatter({ sid, name }: Carrier, routes: readonly Route[] | undefined): Matter | null {
  if (!routes || routes.some(({ carrier_sid: carrier, status }) => carrier === sid && status === "enabled")) return null
  return { key: sid, urgency: "soon", text: strings.carrierWithoutRoute(name), act: strings.createRoute, to: "/routes" }
}
