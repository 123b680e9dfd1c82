import type { Clock } from "./clock.ts"

export interface BatcherOptions<Item, Result> {
  /** Items in one batch at most. */
  itemsMax: number
  /** Batches under way at once. While all are, items wait and make the next batch bigger: that is the whole pacing. */
  concurrency: number
  /** Gives one result for each item, in order. A result that is an `Error` rejects that item alone. */
  run(items: Item[]): Promise<(Result | Error)[]>
  /** A batch that is not full starts no sooner than this after the one before, so that a steady stream comes in fewer, larger ones. */
  gapMs?: number
  /** Needed with `gapMs`. */
  clock?: Clock
  /** Whether what waits would fail like the batch that failed with this. It is then rejected too, instead of waiting for its turn. */
  isForAll?(error: unknown): boolean
  /**
   * Whether one item of a failed batch may be the cause. The batch is then halved until that item is alone, so that it alone fails.
   * Only for a `run` that leaves nothing behind when it rejects.
   */
  isOfOneItem?(error: unknown): boolean
  /** Items waiting at most; beyond it `add` rejects with `Overloaded`. */
  waitingMax: number
}

/** More was asked than can be taken in at the moment; it may be asked again. */
export class Overloaded extends Error {
  override name = "Overloaded"
}

interface Waiting<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/**
 * Group commit: callers add one item each, and those that come within the same turn, or while earlier batches are under way,
 * share a run. An idle batcher runs at once, a busy one gathers.
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

  /** Items that wait for a batch. */
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

  /** Resolves when nothing waits and nothing runs. */
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
    const waitMs = clock && this.#waiting.length < itemsMax ? this.#startedAt + gapMs - clock.now() : 0
    // At once means after the input of this turn of the event loop has been read, so that what came together is stored together.
    if (clock && waitMs > 0) clock.after(waitMs, start)
    else setImmediate(start)
  }

  #start(): void {
    if (!this.#waiting.length || this.#running >= this.#options.concurrency) return
    const batch = this.#waiting.splice(0, this.#options.itemsMax)
    this.#running++
    this.#startedAt = this.#options.clock?.now() ?? 0
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
      const halves = await Promise.all([items.slice(0, middle), items.slice(middle)].map((half) => this.#runHalf(half)))
      return halves.flat()
    }
  }

  async #runHalf(items: Item[]): Promise<(Result | Error)[]> {
    try {
      return await this.#runItems(items)
    } catch (error) {
      return items.map(() => (error instanceof Error ? error : new Error(String(error))))
    }
  }
}
