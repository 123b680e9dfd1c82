import type { Message } from "./message.ts"

/** About 2 KB each. */
const knownMax = 10_000

/**
 * Messages that this process has just accepted or is moving. What never changes of a message need not be read again at each
 * of its moves: reading whole rows was a third of the cost of sending. Statuses, times and counts in it are of no authority; each
 * move takes them from the store. A deleted message is forgotten, so that its text is gone from memory too.
 */
export class KnownMessages {
  readonly #known = new Map<string, Message>()

  get(id: string): Message | undefined {
    return this.#known.get(id)
  }

  /** Remembers the message while there is room; the one that was remembered first gives way. */
  remember(message: Message): void {
    this.#known.delete(message.id)
    this.#known.set(message.id, message)
    if (this.#known.size <= knownMax) return
    const [oldest] = this.#known.keys()
    if (oldest !== undefined) this.#known.delete(oldest)
  }

  forget(id: string): void {
    this.#known.delete(id)
  }
}
