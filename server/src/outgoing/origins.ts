import { errors, Pool } from "undici"
import type { Dispatcher } from "undici"
import type { Clock } from "#std/clock.ts"

export interface OriginsOptions {
  clock: Clock
  /** Origins beyond which idle ones are closed when another is needed: to begin with, and at most. */
  keptMin: number
  keptMax: number
  /** Origins at once. */
  originsMax: number
  pool: Pool.Options
}

/** How many of those that were used longest ago are looked at for idle ones, and how many of these are closed at once. */
const looksMax = 32
const closedMax = 2
/** One that is needed again so soon after it was closed was closed too early. */
const earlyMs = 10_000
const closedRememberedMax = 5_000

/**
 * A pool of connections for each origin. Beyond a number the connections of those that were idle for longest are closed for each
 * newcomer, so only origins that are busy make it more; at `originsMax` a newcomer has to come again (`MaxOriginsReachedError`).
 *
 * The number adapts: each origin that comes back soon after it was closed raises it by one, each whose connections end by
 * themselves lowers it. So hosts that are called all the time stay connected, and a thousand that are called once do not.
 */
export class Origins {
  readonly #options: OriginsOptions
  /** In the order of their last use. */
  readonly #pools = new Map<string, Pool>()
  readonly #closedAt = new Map<string, number>()
  #kept: number
  #isDestroyed = false

  constructor(options: OriginsOptions) {
    this.#options = options
    this.#kept = options.keptMin
  }

  has(origin: string): boolean {
    return this.#pools.has(origin)
  }

  /** Throws when there is no room. */
  dispatch(request: Dispatcher.DispatchOptions & { origin: string }, handler: Dispatcher.DispatchHandler): void {
    if (this.#isDestroyed) throw new errors.ClientDestroyedError()
    const { origin } = request
    const known = this.#pools.get(origin)
    if (!known) this.#makeRoom(origin)
    const pool = known ?? this.#open(origin)
    if (known) this.#pools.delete(origin)
    this.#pools.set(origin, pool)
    pool.dispatch(request, handler)
  }

  /** Cuts what is under way. */
  async destroy(): Promise<void> {
    this.#isDestroyed = true
    const pools = [...this.#pools.values()]
    this.#pools.clear()
    await Promise.all(pools.map((pool) => pool.destroy()))
  }

  #open(origin: string): Pool {
    const pool = new Pool(origin, this.#options.pool)
    const forget = (): void => {
      if (this.#pools.get(origin) !== pool || pool.stats.connected || !isIdle(pool)) return
      this.#pools.delete(origin)
      this.#kept = Math.max(this.#kept - 1, this.#options.keptMin)
      void pool.close()
    }
    return pool.on("disconnect", forget).on("connectionError", forget)
  }

  #makeRoom(origin: string): void {
    const { clock, keptMax, originsMax } = this.#options
    const closedAt = this.#closedAt.get(origin)
    if (closedAt !== undefined && clock.now() - closedAt < earlyMs) this.#kept = Math.min(this.#kept + 1, keptMax)
    if (this.#pools.size < this.#kept) return
    this.#closeIdle()
    if (this.#pools.size >= originsMax) throw new errors.MaxOriginsReachedError()
  }

  #closeIdle(): void {
    let closed = 0
    for (const [origin, pool] of this.#pools.entries().take(looksMax)) {
      this.#pools.delete(origin)
      // Those that are busy have just been used, in a way.
      if (!isIdle(pool)) this.#pools.set(origin, pool)
      else {
        void pool.close()
        this.#remember(origin)
        if (++closed >= closedMax || this.#pools.size < this.#kept) return
      }
    }
  }

  #remember(origin: string): void {
    this.#closedAt.delete(origin)
    this.#closedAt.set(origin, this.#options.clock.now())
    const [oldest] = this.#closedAt.keys()
    if (this.#closedAt.size > closedRememberedMax && oldest !== undefined) this.#closedAt.delete(oldest)
  }
}

function isIdle({ stats }: Pool): boolean {
  return stats.size === 0
}
