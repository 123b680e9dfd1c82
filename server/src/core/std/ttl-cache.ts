import type { Clock } from "./clock.ts"
import { ExpiringMap } from "./expiring-map.ts"

export interface TtlCacheOptions<Value> {
  clock: Clock
  ttlMs: number
  entriesMax: number
  load(key: string): Promise<Value>
}

/**
 * Caches values of the store in memory for `ttlMs`. `delete` makes a change by this process visible
 * immediately.
 */
export class TtlCache<Value> {
  readonly #options: TtlCacheOptions<Value>
  readonly #entries: ExpiringMap<Value>
  readonly #loading = new Map<string, Promise<Value>>()
  #changes = 0

  constructor(options: TtlCacheOptions<Value>) {
    this.#options = options
    this.#entries = new ExpiringMap(options.clock, options.entriesMax)
  }

  /** Returns the value without a promise when it is cached. Concurrent callers share one load. */
  get(key: string): Value | Promise<Value> {
    const entry = this.#entries.get(key)
    if (entry) return entry.value
    const known = this.#loading.get(key)
    if (known) return known
    const loading = this.load(key).finally(() => {
      if (this.#loading.get(key) === loading) this.#loading.delete(key)
    })
    this.#loading.set(key, loading)
    return loading
  }

  /** Reads the value from the store now, even when it is cached. */
  async load(key: string): Promise<Value> {
    const { clock, ttlMs, load } = this.#options
    const askedAt = clock.elapsed()
    const changes = this.#changes
    const value = await load(key)
    // A value that was read before a change must not stay cached after it.
    if (changes === this.#changes) this.#entries.set(key, value, askedAt + ttlMs)
    return value
  }

  /** Call this after the commit that changed the value. */
  delete(key: string): void {
    this.#changes++
    this.#entries.delete(key)
    this.#loading.delete(key)
  }
}
