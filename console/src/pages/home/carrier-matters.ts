import type { Carrier, Route } from "posthorn"
import type { Facts, Matter } from "./matter.ts"
import { countOf } from "../../components/count-of.ts"

export function carrierMatters({ carriers, routes }: Facts): Matter[] {
  return carriers
    .filter(({ status }) => status === "enabled")
    .map((carrier) => troubleOf(carrier) ?? routeMatter(carrier, routes))
    .filter((matter) => matter !== null)
}

/** The worst of it: one that is down has its circuit and its connections in trouble too. */
function troubleOf(carrier: Carrier): Matter | null {
  const { sid, name, state, since, reason, circuit, connections } = carrier
  const link = { key: sid, act: "See why", to: `/carriers/${sid}` }
  const why = reason ? ` ${reason}` : ""
  if (state === "down") return { ...link, urgency: "now", text: `${name} takes no messages since ${since}.${why}` }
  if (circuit.state !== "closed") {
    const last = circuit.reason ? ` The last of them: ${circuit.reason}` : ""
    const text = `${name} failed ${countOf(circuit.failures, "time")} in a row, so messages are kept from it.${last}`
    return { ...link, urgency: "now", text }
  }
  if (state === "paused")
    return { ...link, urgency: "today", text: `${name} asked for a pause, so messages wait for it.${why}` }
  const down = connections.filter((connection) => connection.state === "down")
  if (down.length === 0) return null
  const first = down[0]?.reason ? ` ${down[0].reason}` : ""
  const all = countOf(connections.length, "connection")
  const text = countOf(down.length, `of ${all} to ${name} is down.`, `of ${all} to ${name} are down.`)
  return { ...link, urgency: "today", text: `${text}${first}` }
}

function routeMatter({ sid, name }: Carrier, routes: readonly Route[] | undefined): Matter | null {
  if (!routes || routes.some(({ carrier_sid: carrier, status }) => carrier === sid && status === "enabled")) return null
  return {
    key: sid,
    urgency: "soon",
    text: `No route leads to ${name}, so it gets no messages.`,
    act: "Add a route",
    to: "/routes",
  }
}
