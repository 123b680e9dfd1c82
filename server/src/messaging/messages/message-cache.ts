import type { Message } from "./message.ts"

/** About 2 KB a message. */
const generationDefault = 5_000

/**
 * A cache of messages that this process has just accepted or is moving. The constant parts of a message need
 * no read at each of its moves: reading whole rows was a third of the cost of sending. Statuses, times and
 * counts in the cache are not authoritative; each move takes them from the store. A deleted message leaves
 * the cache, so that its text leaves memory.
 *
 * When the young generation is full, it becomes the old one, and the former old one is dropped all at once.
 * Removing the oldest one by one makes a map search through its own holes.
 */
export class MessageCache {
  #young = new Map<string, Message>()
  #old = new Map<string, Message>()
  readonly #generationMax: number

  /** Up to twice this many are cached. */
  constructor(generationMax = generationDefault) {
    this.#generationMax = generationMax
  }

  get(id: string): Message | undefined {
    return this.#young.get(id) ?? this.#old.get(id)
  }

  /** Not a message that lists several channels: another process can move it to the next one. */
  remember(message: Message): void {
    if (message.fallback) return
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
