import { PermanentFault } from "#messaging/carriers/permanent-fault.ts"
import { backoffMs } from "#core/std/backoff.ts"
import { pause, type Clock } from "#core/std/clock.ts"

/** `refused`: it can never be stored. `ended`: it was not stored, because this object stopped. */
export type Stored<T> =
  | { kind: "stored"; value: T }
  | { kind: "refused"; value?: never }
  | { kind: "ended"; value?: never }

/** A message or receipt from the network. */
export interface InboundItem<T> {
  /** The length of its text. */
  length: number
  /** Fetches its files. Resolves soon after `ended`. Never rejects. */
  fetch?: ((ended: AbortSignal) => Promise<void>) | undefined
  store(): Promise<T>
  done?(result: Stored<T>): void
}

interface Conversation {
  last: Promise<void>
  items: number
  weight: number
  /** Ends the wait for the files of its first message. */
  files: AbortController | null
}

const backoff = { firstMs: 200, mostMs: 5_000 }
/** Bounds the memory of what waits for files: an item weighs one for each 4,096 characters. */
const lengthPerWeight = 4_096
/** A person shares an album of pictures as one message for each picture. */
const conversationWeightMax = 50
const weightMax = 1_000

/**
 * Passes on messages and receipts from the network until they are stored, one after the other for each
 * conversation. XMPP never repeats them. Those that are not stored at a stop are lost, and their senders must
 * be notified.
 *
 * A message waits for its files, and the next ones of its conversation with it. If too many wait, the wait of
 * the conversation with most of them ends, and its message is stored without the files.
 */
export class InboundTurns {
  readonly #clock: Clock
  readonly #random: () => number
  readonly #conversations = new Map<string, Conversation>()
  /** Those that wait for files, the longest wait first. */
  readonly #fetching = new Set<Conversation>()
  #ending = new AbortController()
  #items = 0

  constructor({ clock, random }: { clock: Clock; random: () => number }) {
    this.#clock = clock
    this.#random = random
  }

  /** The number of items that wait for the store. Those that wait for files have limits of their own. */
  get size(): number {
    return this.#items - sum(this.#fetching, "items")
  }

  start(): void {
    this.#ending = new AbortController()
  }

  /** Resolves when no item is being stored. */
  async stop(): Promise<void> {
    this.#ending.abort()
    for (const { files } of this.#fetching) files?.abort()
    await Promise.all([...this.#conversations.values()].map(({ last }) => last))
  }

  /**
   * Stores the item, and then passes the result to `done`. Both are within the turn, so `stop` waits for
   * both. Never rejects.
   */
  recordItem<T>(name: string, { length, fetch, store, done }: InboundItem<T>): void {
    const conversation = this.#conversations.get(name) ?? { last: Promise.resolve(), items: 0, weight: 0, files: null }
    const weight = 1 + Math.floor(length / lengthPerWeight)
    const count = (change: 1 | -1) => {
      this.#items += change
      conversation.items += change
      conversation.weight += change * weight
    }
    this.#conversations.set(name, conversation)
    count(1)
    this.#endWaits(conversation)
    conversation.last = conversation.last.then(async () => {
      if (fetch) await this.#fetch(conversation, fetch)
      const result = await this.#store(store)
      count(-1)
      done?.(result)
      if (!conversation.items) this.#conversations.delete(name)
    })
  }

  async #fetch(conversation: Conversation, fetch: (ended: AbortSignal) => Promise<void>): Promise<void> {
    if (this.#ending.signal.aborted) return
    const files = (conversation.files = new AbortController())
    this.#fetching.add(conversation)
    this.#endWaits(conversation)
    // Whatever happens to its files, the message is stored, and later ones have their turn.
    await fetch(files.signal).catch(() => undefined)
    this.#fetching.delete(conversation)
    conversation.files = null
  }

  /** Ends waits for files until what waits is within the limits. */
  #endWaits(changed: Conversation): void {
    if (changed.weight > conversationWeightMax) this.#endWait(changed)
    while (sum(this.#fetching, "weight") > weightMax)
      this.#endWait([...this.#fetching].reduce((most, other) => (other.weight > most.weight ? other : most)))
  }

  #endWait(conversation: Conversation): void {
    this.#fetching.delete(conversation)
    conversation.files?.abort()
  }

  async #store<T>(store: () => Promise<T>): Promise<Stored<T>> {
    const { signal } = this.#ending
    for (let tries = 0; !signal.aborted; tries++) {
      try {
        return { kind: "stored", value: await store() }
      } catch (error) {
        if (error instanceof PermanentFault) return { kind: "refused" }
        await pause(this.#clock, backoffMs(tries, backoff, this.#random), signal)
      }
    }
    return { kind: "ended" }
  }
}

function sum(conversations: Iterable<Conversation>, of: "items" | "weight"): number {
  let total = 0
  for (const conversation of conversations) total += conversation[of]
  return total
}
