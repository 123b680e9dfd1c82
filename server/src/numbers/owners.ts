import type { Tx } from "#db/database.ts"
import type { Clock } from "#std/clock.ts"
import { TtlCache } from "#std/ttl-cache.ts"
import { senderKey } from "./sender-key.ts"
import { findOwner } from "./store.ts"

/** How long a change by another process may go unseen: a number that was released there, or, for senders, one that was assigned. */
const freshMs = 2_000
/** About 100 bytes each. */
const entriesMax = 50_000

/**
 * Whose a number is, kept in memory for two seconds, because every message asks. `forget` makes a change of this process
 * visible at once.
 */
export class NumberOwners {
  readonly #cache: TtlCache<string | null>

  constructor({ db, clock }: { db: Tx; clock: Clock }) {
    this.#cache = new TtlCache({ clock, ttlMs: freshMs, entriesMax, load: (key) => findOwner(db, key) })
  }

  /** For a sender: the account, or null when the number is nobody's. Without a promise when it is known. */
  ownerOf(number: string): string | null | Promise<string | null> {
    return this.#cache.get(senderKey(number))
  }

  /** For an inbound message, which must not be lost because its number is new: "nobody's" is always looked up. */
  async receiverOf(number: string): Promise<string | null> {
    return (await this.ownerOf(number)) ?? (await this.#cache.load(senderKey(number)))
  }

  /** To be called after the commit that gave the number an owner or took it away. */
  forget(number: string): void {
    this.#cache.delete(senderKey(number))
  }
}
