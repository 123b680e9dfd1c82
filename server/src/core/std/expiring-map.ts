import type { Clock } from "./clock.ts"

interface Entry<Value> {
  readonly value: Value
  readonly until: number
}

/** Values in memory that expire. Beyond `entriesMax` the oldest entry is removed. */
export class ExpiringMap<Value> {
  readonly #clock: Clock
  readonly #entriesMax: number
  readonly #entries = new Map<string, Entry<Value>>()

  constructor(clock: Clock, entriesMax: number) {
    this.#clock = clock
    this.#entriesMax = entriesMax
  }

  /** The entry, because a value can be undefined. */
  get(key: string): Entry<Value> | undefined {
    const entry = this.#entries.get(key)
    return entry && this.#clock.elapsed() < entry.until ? entry : undefined
  }

  set(key: string, value: Value, until: number): void {
    const now = this.#clock.elapsed()
    this.#entries.delete(key)
    this.#entries.set(key, { value, until })
    for (const [oldest, entry] of this.#entries) {
      if (entry.until > now && this.#entries.size <= this.#entriesMax) return
      this.#entries.delete(oldest)
    }
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }

  /** Removes the entries whose value matches. */
  deleteWhere(matches: (value: Value) => boolean): void {
    for (const [key, { value }] of this.#entries) if (matches(value)) this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
  }
}
