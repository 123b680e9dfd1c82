import type { CarrierStatus, ConnectionStatus } from "#messaging/carriers/carrier.ts"
import type { CircuitStatus } from "./circuit-breaker.ts"

/** The health of a carrier, in one process or in all of them together. */
export interface CarrierHealth {
  state: CarrierStatus["state"] | "off"
  reason: string | null
  /** The time at which this state was first seen. */
  since: number
  connections: readonly (ConnectionStatus & { since: number })[]
  /** Each process has its own circuit. Of several, this is the worst. */
  circuit: CircuitStatus
}

/** Returns the health of a carrier in the whole installation: up when any process can send through it. */
export function combinedHealthOf(healths: readonly CarrierHealth[]): CarrierHealth | undefined {
  const [first, second] = healths
  if (!first || !second) return first
  const state = (["up", "paused", "down", "off"] as const).find((each) =>
    healths.some((health) => health.state === each),
  )
  const alike = healths.filter((health) => health.state === state)
  const connections = healths.flatMap((health) => health.connections).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const down = connections.filter((connection) => connection.state === "down")
  // A process without a session reports nothing, unless no process holds one.
  const reasons = connections.length
    ? down.map(({ name, reason }) => `${name}: ${reason}`)
    : [...new Set(healths.map(({ reason }) => reason))]
  return {
    state: state ?? "off",
    reason: reasons.filter((reason) => reason !== null).join(" ") || null,
    since: Math.min(...alike.map(({ since }) => since)),
    connections,
    circuit: worstOf(first.circuit, ...healths.map(({ circuit }) => circuit)),
  }
}

const badness = { open: 2, half_open: 1, closed: 0 } as const

function worstOf(first: CircuitStatus, ...others: readonly CircuitStatus[]): CircuitStatus {
  const isWorse = (one: CircuitStatus, other: CircuitStatus) =>
    badness[one.state] - badness[other.state] || one.failures - other.failures
  return others.reduce((worst, each) => (isWorse(each, worst) > 0 ? each : worst), first)
}
