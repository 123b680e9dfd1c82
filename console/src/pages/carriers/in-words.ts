import type { Carrier } from "../../components/carriers.ts"

export function connectionsInWords({ connections, status }: Carrier): string {
  if (connections.length === 0) return status === "disabled" ? "–" : "none yet"
  const up = connections.filter(({ state }) => state === "up").length
  return `${up} of ${connections.length} up`
}

/** Requests without an answer, of those that may be. */
export function windowOf({ connections }: Carrier): string {
  if (connections.length === 0) return "–"
  const sum = (field: "unanswered" | "window_max") => connections.reduce((total, each) => total + each[field], 0)
  return `${sum("unanswered")} / ${sum("window_max")}`
}

export function paceInWords({ settings }: Carrier): string {
  const pace = settings["segments_per_second"] ?? settings["messages_per_second"]
  return typeof pace === "number" ? `${pace}/s` : "no limit"
}

/** The meaning of a state in plain words. */
export function stateInWords({ state, circuit }: Carrier): string {
  if (state === "off") return "Disabled: it has no connection and takes no messages."
  if (state === "paused") return "Connected, and asked for patience: messages wait for it."
  if (state === "down") return "It has no connection. It goes on trying by itself; messages take other routes or wait."
  if (circuit.state === "open") return "Connected, but failures in a row keep messages from it."
  if (circuit.state === "half_open") return "Connected, and tried with a few messages after failures."
  return "Connected and taking messages."
}
