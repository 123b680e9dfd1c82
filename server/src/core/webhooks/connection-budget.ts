import type { Clock } from "#core/std/clock.ts"
import { isLoopBusy } from "#core/std/loop-load.ts"
import type { EndpointLane } from "./endpoint-lane.ts"

/** With this many concurrent requests a machine is busy if the endpoints answer quickly. */
const placesEnough = 256
/** Connections stay open this long. An endpoint that was used within this time still has its connections. */
const keptMs = 10_000
const countEveryMs = 100

/**
 * Decides whether an endpoint gets one more concurrent request. Each one becomes a connection, which costs as
 * much processor time as twenty requests over an open connection. When the active endpoints have enough
 * connections together, more would only wait for this machine. An endpoint that answers slowly gets more
 * while the process is not busy.
 *
 * With fewer than ten for each of many active endpoints, the number of connections halved, and a fifth fewer
 * deliveries a second went out.
 */
export class ConnectionBudget {
  readonly #clock: Clock
  readonly #endpoints: ReadonlyMap<string, EndpointLane>
  readonly #isBusy: () => boolean
  #places = 0
  #countedAt = -Infinity

  constructor(clock: Clock, endpoints: ReadonlyMap<string, EndpointLane>, isBusy = isLoopBusy) {
    this.#clock = clock
    this.#endpoints = endpoints
    this.#isBusy = isBusy
  }

  /** Returns true and counts one more connection, if there is room. */
  tryReserve({ limiter: pace }: EndpointLane): boolean {
    const isEnough = this.#count() >= placesEnough
    if (isEnough && (pace.isPrompt || this.#isBusy())) return false
    this.#places++
    return true
  }

  #count(): number {
    const now = this.#clock.elapsed()
    if (now - this.#countedAt < countEveryMs) return this.#places
    this.#countedAt = now
    this.#places = 0
    for (const { usedAt, limiter: pace } of this.#endpoints.values())
      if (now - usedAt < keptMs) this.#places += pace.inFlightMax
    return this.#places
  }
}
