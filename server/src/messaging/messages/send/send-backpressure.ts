import { pause, type Clock } from "#core/std/clock.ts"
import { measureUtilisation } from "#core/std/loop-load.ts"

export interface SendBackpressureOptions {
  clock: Clock
  /** Messages requested since the start. */
  asked(): number
  /** Milliseconds that a batch of accepted messages currently takes to be stored. */
  storeMs(): number
  /**
   * The part of the time since the last call in which the process was busy, 0 to 1. For tests. Default:
   * measured.
   */
  utilisation?(): number
}

/** How often the pressure is measured. */
const lookEveryMs = 50
/** Requests get priority from this rate on, if storing them has become slow or the process is always busy. */
const beginPerSecond = 2_000
const slowStoreMs = 6
const busyPart = 0.95
/**
 * The rate below which the priority ends. Requests become fast while the sender waits, so their speed cannot
 * be the sign.
 */
const endPerSecond = 1_000
/**
 * A burst has priority for this long. Then the sender gets its share for as long, however high the pressure.
 */
const burstMaxMs = 30_000
/** Within a burst the sender gets a turn this often, of this size: at least 500 messages a second. */
const waitMaxMs = 500
export const claimUnderPressureMax = 250

/**
 * Back-pressure on sending. While a burst of requests needs the whole process, the sender waits, and the
 * messages stay in the durable queue. Otherwise a burst would be accepted at a third of the speed, and its
 * clients would time out. A burst that does not end becomes the normal state, and shares the process with the
 * sender.
 */
export class SendBackpressure {
  readonly #options: SendBackpressureOptions
  readonly #utilisation: () => number
  #askedBefore = 0
  #lookedAt: number
  #since: number | null = null
  #isPressed = false

  constructor(options: SendBackpressureOptions) {
    this.#options = options
    this.#utilisation = options.utilisation ?? measureUtilisation()
    this.#lookedAt = options.clock.elapsed()
  }

  /** Resolves when there is room, or after half a second. Returns whether the pressure persists. */
  async wait(): Promise<boolean> {
    const { clock } = this.#options
    const until = clock.elapsed() + waitMaxMs
    while (this.#check() && clock.elapsed() < until) await pause(clock, lookEveryMs)
    return this.#isPressed
  }

  #check(): boolean {
    const { clock, asked, storeMs } = this.#options
    const now = clock.elapsed()
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
