import type { Tx } from "#db/database.ts"
import type { Clock } from "#std/clock.ts"
import { findOwner } from "./store.ts"

/** How long another process's change may go unseen: a number that was deleted there, or, for senders, one that was added. */
const freshMs = 2_000
/** About 100 bytes each. When it is full it is emptied, since what is in use is back at once. */
const entriesMax = 50_000

interface Known {
  accountId: string | null
  until: number
}

/**
 * Whose a number is, kept in memory for two seconds, because every message asks. `forget` makes a change of this process
 * visible at once.
 */
export class NumberOwners {
  readonly #db: Tx
  readonly #clock: Clock
  readonly #known = new Map<string, Known>()
  #changes = 0

  constructor(options: { db: Tx; clock: Clock }) {
    this.#db = options.db
    this.#clock = options.clock
  }

  /** For a sender: the account, or null when the number is nobody's. Without a promise when it is known. */
  ownerOf(number: string): string | null | Promise<string | null> {
    const known = this.#known.get(number)
    return known && known.until > this.#clock.now() ? known.accountId : this.#look(number)
  }

  /** For an inbound message, which must not be lost because its number is new: "nobody's" is always looked up. */
  receiverOf(number: string): string | null | Promise<string | null> {
    const owner = this.ownerOf(number)
    return owner === null ? this.#look(number) : owner
  }

  /** To be called after the commit that gave the number an owner or took it away. */
  forget(number: string): void {
    this.#known.delete(number)
    this.#changes++
  }

  async #look(number: string): Promise<string | null> {
    const askedAt = this.#clock.now()
    const changes = this.#changes
    const accountId = await findOwner(this.#db, number)
    // An answer that set out before a change must not be kept after it.
    if (changes !== this.#changes) return accountId
    if (this.#known.size >= entriesMax) this.#known.clear()
    this.#known.set(number, { accountId, until: askedAt + freshMs })
    return accountId
  }
}
