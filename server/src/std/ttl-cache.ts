import type { Clock } from "./clock.ts"

export interface TtlCacheOptions<Value> {
  clock: Clock
  ttlMs: number
  /** A full cache is emptied; keys in use are loaded again on their next read. */
  entriesMax: number
  load(key: string): Promise<Value>
}

/**
 * Caches values of the store in memory for `ttlMs`. `delete` makes a change by this process visible
 * immediately.
 */
export class TtlCache<Value> {
  readonly #options: TtlCacheOptions<Value>
  readonly #entries = new Map<string, { value: Value; until: number }>()
  readonly #loading = new Map<string, Promise<Value>>()
  #changes = 0

  constructor(options: TtlCacheOptions<Value>) {
    this.#options = options
  }

  /** Returns the value without a promise when it is cached. Concurrent callers share one load. */
  get(key: string): Value | Promise<Value> {
    const entry = this.#entries.get(key)
    if (entry && entry.until > this.#options.clock.now()) return entry.value
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
    const { clock, ttlMs, entriesMax, load } = this.#options
    const askedAt = clock.now()
    const changes = this.#changes
    const value = await load(key)
    // A value that was read before a change must not stay cached after it.
    if (changes !== this.#changes) return value
    if (this.#entries.size >= entriesMax) this.#entries.clear()
    this.#entries.set(key, { value, until: askedAt + ttlMs })
    return value
  }

  /** Call this after the commit that changed the value. */
  delete(key: string): void {
    this.#changes++
    this.#entries.delete(key)
    this.#loading.delete(key)
  }
}
