import { performance } from "node:perf_hooks"
import { pause, type Clock } from "#std/clock.ts"

/** How often the pressure is looked at. */
const lookEveryMs = 50
/** A process whose event loop is busy for more than this part of the time has no room for everything. */
const utilisationMax = 0.95
/** Below this rate of requests a busy loop is busy with sending itself, and that must not stop the sending. */
const askedPerSecondMin = 2_000
/** However hard the pressure, the sender gets a turn this often, and of this size: 500 messages a second at least. */
const waitMaxMs = 500
export const takeUnderPressureMax = 250

/**
 * Accepting goes before sending: while requests take all there is of this process, the sender waits and the queue, which is
 * durable and made for it, takes the difference. Without this, a burst is accepted at half the speed, and its clients time out.
 */
export class MakeWay {
  readonly #clock: Clock
  readonly #asked: () => number
  #utilisation = performance.eventLoopUtilization()
  #askedBefore = 0
  #lookedAt = 0
  #isPressed = false

  constructor(options: { clock: Clock; asked: () => number }) {
    this.#clock = options.clock
    this.#asked = options.asked
  }

  /** Resolves when there is room, or after half a second, and tells whether there is none. */
  async wait(): Promise<boolean> {
    const until = this.#clock.now() + waitMaxMs
    while (this.#look() && this.#clock.now() < until) await pause(this.#clock, lookEveryMs)
    return this.#isPressed
  }

  #look(): boolean {
    const now = this.#clock.now()
    const elapsedMs = now - this.#lookedAt
    if (elapsedMs < lookEveryMs) return this.#isPressed
    const before = this.#utilisation
    this.#utilisation = performance.eventLoopUtilization()
    const asked = this.#asked()
    const perSecond = ((asked - this.#askedBefore) * 1_000) / elapsedMs
    this.#isPressed = perSecond > askedPerSecondMin && performance.eventLoopUtilization(this.#utilisation, before).utilization > utilisationMax
    this.#askedBefore = asked
    this.#lookedAt = now
    return this.#isPressed
  }
}
