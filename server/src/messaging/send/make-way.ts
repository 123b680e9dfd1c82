import { performance } from "node:perf_hooks"
import { pause, type Clock } from "#std/clock.ts"

export interface MakeWayOptions {
  clock: Clock
  /** Messages asked for since the start. */
  asked(): number
  /** Milliseconds that a batch of accepted messages takes to be stored, lately. */
  storeMs(): number
  /** The part of the time since the last call in which the process was busy, 0 to 1. For tests; measured when left out. */
  utilisation?(): number
}

/** How often the pressure is looked at. */
const lookEveryMs = 50
/** Requests come first from this rate on, when storing them has become slow or the process is busy all the time. */
const beginPerSecond = 2_000
const slowStoreMs = 6
const busyPart = 0.95
/** And until they come more slowly than this: without the sender they are quick again, so quickness cannot be the sign. */
const endPerSecond = 1_000
/** A burst comes first for this long; then the sender has its share for as long, however hard the pressure. */
const burstMaxMs = 30_000
/** Within a burst the sender gets a turn this often, and of this size: 500 messages a second at least. */
const waitMaxMs = 500
export const takeUnderPressureMax = 250

/**
 * Accepting goes before sending: while a burst of requests takes all there is, the sender waits, and the queue, which is
 * durable and made for it, takes the difference. Without this a burst is accepted at a third of the speed, and its clients
 * time out. A burst that does not end becomes the normal state, and shares.
 */
export class MakeWay {
  readonly #options: MakeWayOptions
  readonly #utilisation: () => number
  #askedBefore = 0
  #lookedAt: number
  #since: number | null = null
  #isPressed = false

  constructor(options: MakeWayOptions) {
    this.#options = options
    this.#utilisation = options.utilisation ?? measureUtilisation()
    this.#lookedAt = options.clock.now()
  }

  /** Resolves when there is room, or after half a second, and tells whether there is none. */
  async wait(): Promise<boolean> {
    const { clock } = this.#options
    const until = clock.now() + waitMaxMs
    while (this.#look() && clock.now() < until) await pause(clock, lookEveryMs)
    return this.#isPressed
  }

  #look(): boolean {
    const { clock, asked, storeMs } = this.#options
    const now = clock.now()
    const elapsedMs = now - this.#lookedAt
    if (elapsedMs < lookEveryMs) return this.#isPressed
    const askedNow = asked()
    const perSecond = ((askedNow - this.#askedBefore) * 1_000) / elapsedMs
    this.#askedBefore = askedNow
    this.#lookedAt = now
    const isStrained = this.#utilisation() > busyPart || storeMs() > slowStoreMs
    if (this.#since === null && perSecond > beginPerSecond && isStrained) this.#since = now
    if (this.#since !== null && (perSecond < endPerSecond || now >= this.#since + 2 * burstMaxMs)) this.#since = null
    this.#isPressed = this.#since !== null && now < this.#since + burstMaxMs
    return this.#isPressed
  }
}

function measureUtilisation(): () => number {
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization
  }
}
