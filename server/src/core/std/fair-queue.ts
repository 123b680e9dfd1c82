interface Item {
  /** Counts up in the order of arrival. */
  order: number
  accountId: string
  isUrgent: boolean
}

/**
 * A queue in which urgent items go first. Otherwise accounts take turns, each with its items in the order of
 * arrival, so a thousand items of one account delay another's first by one.
 */
export class FairQueue<T extends Item> {
  readonly #urgent = new Map<string, T[]>()
  readonly #bulk = new Map<string, T[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  /** Adds an item. One that is added again returns to its former position among the items of its account. */
  add(item: T): void {
    const line = item.isUrgent ? this.#urgent : this.#bulk
    const own = line.get(item.accountId)
    this.#size++
    if (!own) return void line.set(item.accountId, [item])
    const behind = own.at(-1)!.order < item.order ? -1 : own.findIndex(({ order }) => order > item.order)
    own.splice(behind < 0 ? own.length : behind, 0, item)
  }

  /** Returns the next item of an account that has a turn, and removes it. */
  next(hasTurn: (accountId: string) => boolean = () => true): T | undefined {
    for (const line of [this.#urgent, this.#bulk])
      for (const [accountId, own] of line) {
        if (!hasTurn(accountId)) continue
        const item = own.shift()
        this.#size--
        line.delete(accountId)
        if (own.length) line.set(accountId, own)
        return item
      }
    return undefined
  }

  /** Removes the items that match, and returns them in no particular order. */
  remove(isOut: (item: T) => boolean): T[] {
    const out: T[] = []
    for (const line of [this.#urgent, this.#bulk])
      for (const [accountId, own] of line) {
        const { true: gone = [], false: left = [] } = Object.groupBy(own, (item) => `${isOut(item)}`)
        out.push(...gone)
        if (left.length) line.set(accountId, left)
        else line.delete(accountId)
      }
    this.#size -= out.length
    return out
  }

  *[Symbol.iterator](): Generator<T> {
    for (const line of [this.#urgent, this.#bulk]) for (const own of line.values()) yield* own
  }
}
