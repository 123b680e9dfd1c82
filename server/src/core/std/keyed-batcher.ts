import { Batcher, Overloaded, type BatcherOptions } from "./batcher.ts"

export interface KeyedBatcherOptions<Item, Result> extends BatcherOptions<Item, Result> {
  /**
   * Items with different keys never share a batch. Items with the empty key have `concurrency`. Each other
   * key has one batch at a time, because few items have the same key, and two batches would share them.
   */
  keyOf(item: Item): string
}

/** Idle keys that are kept, so that a steady stream of one key keeps its `gapMs`. */
const idleKeysMax = 100

/** A `Batcher` for each key. A batch that fails or waits concerns the items of its key alone. */
export class KeyedBatcher<Item, Result> {
  readonly #options: KeyedBatcherOptions<Item, Result>
  readonly #batchers = new Map<string, { batcher: Batcher<Item, Result>; items: number }>()

  constructor(options: KeyedBatcherOptions<Item, Result>) {
    this.#options = options
  }

  /** The number of items that wait for a batch. */
  get waiting(): number {
    return [...this.#batchers.values()].reduce((sum, { batcher }) => sum + batcher.waiting, 0)
  }

  async add(item: Item): Promise<Result> {
    if (this.waiting >= this.#options.waitingMax) throw new Overloaded("Too much is waiting to be stored.")
    const key = this.#options.keyOf(item)
    const own = this.#batchers.get(key) ?? { batcher: this.#batcherOf(key), items: 0 }
    this.#batchers.set(key, own)
    own.items++
    try {
      return await own.batcher.add(item)
    } finally {
      if (--own.items === 0 && this.#batchers.size > idleKeysMax) this.#batchers.delete(key)
    }
  }

  #batcherOf(key: string): Batcher<Item, Result> {
    return new Batcher<Item, Result>(key === "" ? this.#options : { ...this.#options, concurrency: 1 })
  }

  /** Resolves when no item waits and no batch runs, also of keys that came meanwhile. */
  async drain(): Promise<void> {
    do await Promise.all([...this.#batchers.values()].map(({ batcher }) => batcher.drain()))
    while ([...this.#batchers.values()].some(({ items }) => items))
  }
}
