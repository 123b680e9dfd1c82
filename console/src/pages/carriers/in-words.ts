import { shownStateOf, type Carrier, type ShownState } from "../../components/carriers.ts"
import * as strings from "./strings.ts"

export function connectionsInWords(carrier: Carrier): string {
  const { connections, status } = carrier
  if (connections.length === 0) return status === "disabled" ? "–" : strings.noneYet
  if (shownStateOf(carrier) === "not_used_yet") return strings.notUsedYet
  const up = connections.filter(({ state }) => state === "up").length
  return strings.connectionsUp(up, connections.length)
}

/** The rate of one connection. Without one of its own, the limit of the carrier holds for all together. */
export function paceInWords(pace: number | null, carrier: Carrier): string {
  if (pace !== null) return `${pace}/s`
  return limitOf(carrier) === null ? strings.noLimit : strings.paceTogether(throughputInWords(carrier))
}

/** The submissions without a response, and the window of all connections. */
export function windowOf({ connections }: Carrier): string {
  if (connections.length === 0) return "–"
  const sum = (field: "unanswered" | "window_max") => connections.reduce((total, each) => total + each[field], 0)
  return `${sum("unanswered")} / ${sum("window_max")}`
}

export function throughputInWords(carrier: Carrier): string {
  const limit = limitOf(carrier)
  return limit === null ? strings.noLimit : `${limit}/s`
}

function limitOf({ settings }: Carrier): number | null {
  const limit = settings["segments_per_second"] ?? settings["messages_per_second"]
  return typeof limit === "number" ? limit : null
}

export function stateInWords(carrier: Carrier): string {
  const state = shownStateOf(carrier)
  if (state !== "up") return stateTexts[state]
  if (carrier.circuit.state === "open") return strings.stateCircuitOpen
  return carrier.circuit.state === "half_open" ? strings.stateCircuitHalfOpen : strings.stateUp
}

const stateTexts: Readonly<Record<Exclude<ShownState, "up">, string>> = {
  disabled: strings.stateDisabled,
  connecting: strings.stateConnecting,
  paused: strings.statePaused,
  down: strings.stateDown,
  not_used_yet: strings.stateNotUsedYet,
}
