import type { Clock } from "./clock.ts"

export interface BatcherOptions<Item, Result> {
  /** The largest number of items in one batch. */
  itemsMax: number
  /**
   * The number of batches that run at the same time. While all of them run, items wait and make the next
   * batch larger.
   */
  concurrency: number
  /** Returns one result for each item, in order. A result that is an `Error` rejects that item alone. */
  run(items: Item[]): Promise<(Result | Error)[]>
  /**
   * The shortest time between the starts of two batches, for a batch that is not full. A steady stream then
   * makes fewer, larger batches.
   */
  gapMs?: number
  /** Required with `gapMs`. */
  clock?: Clock
  /**
   * Returns whether the waiting items would fail with the same error. They are then rejected with the batch,
   * instead of waiting for their turn.
   */
  isForAll?(error: unknown): boolean
  /**
   * Returns whether a single item of the failed batch may be the cause. The batch is then halved until that
   * item is alone, so that it alone fails. Only for a `run` that leaves no changes behind when it rejects.
   */
  isOfOneItem?(error: unknown): boolean
  /** The largest number of waiting items. Beyond it `add` rejects with `Overloaded`. */
  waitingMax: number
}

/** Too many items are waiting. The caller can retry later. */
export class Overloaded extends Error {
  override name = "Overloaded"
}

interface Waiting<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/**
 * Group commit (docs/decisions/002): each caller adds one item. Items that are added in the same turn of the
 * event loop, or while earlier batches run, share a batch. An idle batcher runs without delay, a busy one
 * collects items.
 */
export class Batcher<Item, Result> {
  readonly #options: BatcherOptions<Item, Result>
  #waiting: Waiting<Item, Result>[] = []
  #running = 0
  #isScheduled = false
  #startedAt = -Infinity
  #idle: (() => void)[] = []

  constructor(options: BatcherOptions<Item, Result>) {
    this.#options = options
  }

  /** The number of items that wait for a batch. */
  get waiting(): number {
    return this.#waiting.length
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length >= this.#options.waitingMax)
        return reject(new Overloaded("Too much is waiting to be stored."))
      this.#waiting.push({ item, resolve, reject })
      this.#schedule()
    })
  }

  /** Resolves when no item waits and no batch runs. */
  async drain(): Promise<void> {
    if (this.#running || this.#waiting.length) await new Promise<void>((resolve) => this.#idle.push(resolve))
  }

  #schedule(): void {
    if (this.#isScheduled || this.#running >= this.#options.concurrency) return
    this.#isScheduled = true
    const start = () => {
      this.#isScheduled = false
      this.#start()
    }
    const { clock, gapMs = 0, itemsMax } = this.#options
    const waitMs = clock && this.#waiting.length < itemsMax ? this.#startedAt + gapMs - clock.elapsed() : 0
    // `setImmediate` runs after this turn of the event loop has read its input, so items that arrived
    // together share a batch.
    if (clock && waitMs > 0) clock.after(waitMs, start)
    else setImmediate(start)
  }

  #start(): void {
    if (!this.#waiting.length || this.#running >= this.#options.concurrency) return
    const batch = this.#waiting.splice(0, this.#options.itemsMax)
    this.#running++
    this.#startedAt = this.#options.clock?.elapsed() ?? 0
    void this.#run(batch).then(() => {
      this.#running--
      if (this.#waiting.length) return this.#schedule()
      if (this.#running) return
      for (const resolve of this.#idle.splice(0)) resolve()
    })
    if (this.#waiting.length) this.#schedule()
  }

  async #run(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#runItems(batch.map(({ item }) => item))
      for (let index = 0; index < batch.length; index++) {
        const result = results[index]
        if (result instanceof Error) batch[index]?.reject(result)
        else batch[index]?.resolve(result as Result)
      }
    } catch (error) {
      const others = this.#options.isForAll?.(error) ? this.#waiting.splice(0) : []
      for (const { reject } of [...batch, ...others]) reject(error)
    }
  }

  async #runItems(items: Item[]): Promise<(Result | Error)[]> {
    const { run, isOfOneItem } = this.#options
    try {
      return await run(items)
    } catch (error) {
      if (items.length === 1 || !isOfOneItem?.(error)) throw error
      const middle = items.length >> 1
      const halves = await Promise.all(
        [items.slice(0, middle), items.slice(middle)].map((half) => this.#tryRunItems(half)),
      )
      return halves.flat()
    }
  }

  async #tryRunItems(items: Item[]): Promise<(Result | Error)[]> {
    try {
      return await this.#runItems(items)
    } catch (error) {
      return items.map(() => (error instanceof Error ? error : new Error(String(error))))
    }
  }
}
