import type { Clock } from "#std/clock.ts"
import { isLoopBusy } from "#std/loop-load.ts"
import type { EndpointLane } from "./endpoint-lane.ts"

/** As many requests at once keep a machine busy with endpoints that answer soon. */
const placesEnough = 256
/** For so long a connection is kept; an endpoint that was sent something since then still has those that it had. */
const keptMs = 10_000
const countEveryMs = 100

/**
 * Says whether an endpoint gets a further place. Each becomes a connection, which costs as much processor as twenty requests over
 * one that is there; so when those that are at work have enough places together, further ones would only wait for this
 * machine. (Fewer than the ten that an endpoint begins with, where many are at work, made half as many connections and a
 * fifth fewer deliveries a second.) An endpoint that answers late may have more while there is time to spare.
 */
export class Crowd {
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

  /** True counts it as given. */
  hasPlaceFor({ pace }: EndpointLane): boolean {
    const isEnough = this.#count() >= placesEnough
    if (isEnough && (pace.isPrompt || this.#isBusy())) return false
    this.#places++
    return true
  }

  #count(): number {
    const now = this.#clock.now()
    if (now - this.#countedAt < countEveryMs) return this.#places
    this.#countedAt = now
    this.#places = 0
    for (const { usedAt, pace } of this.#endpoints.values()) if (now - usedAt < keptMs) this.#places += pace.inFlightMax
    return this.#places
  }
}
