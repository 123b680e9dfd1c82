import { errors, Pool } from "undici"
import type { Dispatcher } from "undici"

export interface OriginsOptions {
  /** Origins beyond which idle ones are closed when another is needed. */
  keptMax: number
  /** Origins at once. */
  originsMax: number
  pool: Pool.Options
}

/** How many of those that were used longest ago are looked at for idle ones, and how many of these are closed at once. */
const looksMax = 32
const closedMax = 2

/**
 * A pool of connections for each origin. Beyond `keptMax` the connections of those that were idle for longest are closed for each
 * newcomer, so only origins that are busy make it more; at `originsMax` a newcomer has to come again (`MaxOriginsReachedError`).
 * An origin whose last connection has ended is forgotten.
 */
export class Origins {
  readonly #options: OriginsOptions
  /** In the order of their last use. */
  readonly #pools = new Map<string, Pool>()
  #isDestroyed = false

  constructor(options: OriginsOptions) {
    this.#options = options
  }

  has(origin: string): boolean {
    return this.#pools.has(origin)
  }

  /** Throws when there is no room. */
  dispatch(request: Dispatcher.DispatchOptions & { origin: string }, handler: Dispatcher.DispatchHandler): void {
    if (this.#isDestroyed) throw new errors.ClientDestroyedError()
    const { origin } = request
    const known = this.#pools.get(origin)
    if (!known) this.#makeRoom()
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
      void pool.close()
    }
    return pool.on("disconnect", forget).on("connectionError", forget)
  }

  #makeRoom(): void {
    const { keptMax, originsMax } = this.#options
    if (this.#pools.size < keptMax) return
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
        if (++closed >= closedMax || this.#pools.size < this.#options.keptMax) return
      }
    }
  }
}

function isIdle({ stats }: Pool): boolean {
  return stats.size === 0
}
