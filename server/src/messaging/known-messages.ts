import type { Message } from "./message.ts"

/** About 2 KB a message. */
const generationDefault = 5_000

/**
 * Messages that this process has just accepted or is moving. What never changes of a message need not be read again at each
 * of its moves: reading whole rows was a third of the cost of sending. Statuses, times and counts in it are of no authority; each
 * move takes them from the store. A deleted message is forgotten, so that its text is gone from memory too.
 *
 * When the young generation is full it becomes the old one, and what was old is forgotten all at once: taking out the oldest
 * one by one makes a map search through its own holes.
 */
export class KnownMessages {
  #young = new Map<string, Message>()
  #old = new Map<string, Message>()
  readonly #generationMax: number

  /** Up to twice this many are known. */
  constructor(generationMax = generationDefault) {
    this.#generationMax = generationMax
  }

  get(id: string): Message | undefined {
    return this.#young.get(id) ?? this.#old.get(id)
  }

  remember(message: Message): void {
    this.#young.set(message.id, message)
    if (this.#young.size < this.#generationMax) return
    this.#old = this.#young
    this.#young = new Map()
  }

  forget(id: string): void {
    this.#young.delete(id)
    this.#old.delete(id)
  }
}
