import type { Carrier } from "../../components/carriers.ts"
import * as strings from "./strings.ts"

export function connectionsInWords({ connections, status }: Carrier): string {
  if (connections.length === 0) return status === "disabled" ? "–" : strings.noneYet
  const up = connections.filter(({ state }) => state === "up").length
  return strings.connectionsUp(up, connections.length)
}

/** The submissions without a response, and the window of all connections. */
export function windowOf({ connections }: Carrier): string {
  if (connections.length === 0) return "–"
  const sum = (field: "unanswered" | "window_max") => connections.reduce((total, each) => total + each[field], 0)
  return `${sum("unanswered")} / ${sum("window_max")}`
}

export function throughputInWords({ settings }: Carrier): string {
  const limit = settings["segments_per_second"] ?? settings["messages_per_second"]
  return typeof limit === "number" ? `${limit}/s` : strings.noLimit
}

export function stateInWords({ state, circuit }: Carrier): string {
  if (state === "off") return strings.stateOff
  if (state === "paused") return strings.statePaused
  if (state === "down") return strings.stateDown
  if (circuit.state === "open") return strings.stateCircuitOpen
  return circuit.state === "half_open" ? strings.stateCircuitHalfOpen : strings.stateUp
}
