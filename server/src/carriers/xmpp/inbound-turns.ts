import { PermanentFault } from "#carriers/permanent-fault.ts"
import { backoffMs } from "#std/backoff.ts"
import { pause, type Clock } from "#std/clock.ts"

/** `refused`: it can never be stored. `ended`: it was not stored, because this object stopped. */
export type Stored<T> =
  | { kind: "stored"; value: T }
  | { kind: "refused"; value?: never }
  | { kind: "ended"; value?: never }

const backoff = { firstMs: 200, mostMs: 5_000 }

/**
 * Passes on messages and receipts from the network until they are stored, one after the other for each
 * conversation. XMPP never repeats them. Those that are not stored at a stop are lost, and their senders must
 * be notified.
 */
export class InboundTurns {
  readonly #clock: Clock
  readonly #random: () => number
  readonly #last = new Map<string, Promise<unknown>>()
  #ending = new AbortController()
  #size = 0

  constructor({ clock, random }: { clock: Clock; random: () => number }) {
    this.#clock = clock
    this.#random = random
  }

  /** The number of items that wait or are being stored. */
  get size(): number {
    return this.#size
  }

  start(): void {
    this.#ending = new AbortController()
  }

  /** Resolves when no item is being stored. */
  async stop(): Promise<void> {
    this.#ending.abort()
    await Promise.all(this.#last.values())
  }

  /**
   * Stores the item, and then passes the result to `done`. Both are within the turn, so `stop` waits for
   * both. Never rejects.
   */
  record<T>(conversation: string, store: () => Promise<T>, done: (result: Stored<T>) => void): void {
    const before = this.#last.get(conversation) ?? Promise.resolve()
    this.#size++
    const turn = before.then(async () => {
      const result = await this.#store(store)
      this.#size--
      done(result)
      if (this.#last.get(conversation) === turn) this.#last.delete(conversation)
    })
    this.#last.set(conversation, turn)
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
