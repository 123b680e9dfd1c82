import type { Clock } from "#core/std/clock.ts"

interface Entry<Item> {
  dueAt: number
  order: number
  item: Item
}

/**
 * Items that become due, each at its time, with one timer for all. A timer for each would cost more than the
 * work.
 */
export class Timetable<Item> {
  readonly #clock: Clock
  readonly #onDue: (items: Item[]) => void
  /** A binary heap, the earliest first. */
  readonly #heap: Entry<Item>[] = []
  #order = 0
  #timer: { dueAt: number; cancel: () => void } | undefined

  constructor(clock: Clock, onDue: (items: Item[]) => void) {
    this.#clock = clock
    this.#onDue = onDue
  }

  add(delayMs: number, item: Item): void {
    this.#siftUp({ dueAt: this.#clock.elapsed() + delayMs, order: this.#order++, item })
    this.#arm()
  }

  clear(): void {
    this.#heap.length = 0
    this.#timer?.cancel()
    this.#timer = undefined
  }

  #arm(): void {
    const first = this.#heap[0]
    if (!first || (this.#timer && this.#timer.dueAt <= first.dueAt)) return
    this.#timer?.cancel()
    this.#timer = {
      dueAt: first.dueAt,
      cancel: this.#clock.after(first.dueAt - this.#clock.elapsed(), () => this.#runDueItems()),
    }
  }

  #runDueItems(): void {
    this.#timer = undefined
    const now = this.#clock.elapsed()
    const due: Item[] = []
    for (let first = this.#heap[0]; first && first.dueAt <= now; first = this.#heap[0]) {
      due.push(first.item)
      this.#siftDown()
    }
    this.#arm()
    if (due.length) this.#onDue(due)
  }

  /** Inserts an entry at the end and moves it up. */
  #siftUp(entry: Entry<Item>): void {
    const heap = this.#heap
    let index = heap.length
    heap.push(entry)
    while (index > 0) {
      const parentIndex = (index - 1) >> 1
      const parent = heap[parentIndex]
      if (!parent || isBefore(parent, entry)) break
      heap[index] = parent
      index = parentIndex
    }
    heap[index] = entry
  }

  /** Removes the first entry. The last one replaces it and moves down. */
  #siftDown(): void {
    const heap = this.#heap
    const entry = heap.pop()
    if (!entry || !heap.length) return
    let index = 0
    for (;;) {
      let childIndex = index * 2 + 1
      let child = heap[childIndex]
      const right = heap[childIndex + 1]
      if (child && right && isBefore(right, child)) [childIndex, child] = [childIndex + 1, right]
      if (!child || isBefore(entry, child)) break
      heap[index] = child
      index = childIndex
    }
    heap[index] = entry
  }
}

function isBefore(one: Entry<unknown>, other: Entry<unknown>): boolean {
  return one.dueAt < other.dueAt || (one.dueAt === other.dueAt && one.order < other.order)
}
