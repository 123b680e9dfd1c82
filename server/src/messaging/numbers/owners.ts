import type { Tx } from "#core/db/database.ts"
import type { Clock } from "#core/std/clock.ts"
import { TtlCache } from "#core/std/ttl-cache.ts"
import { canonicalAddress } from "./canonical-address.ts"
import { findOwner } from "./store.ts"

/**
 * How long a change by another process can stay unnoticed: a released number, or, for senders, an assigned
 * one.
 */
const freshMs = 2_000
/** About 100 bytes each. */
const entriesMax = 50_000

/**
 * Caches the owners of numbers for two seconds, because every message needs them. `forget` makes a change of
 * this process visible at once.
 */
export class NumberOwners {
  readonly #cache: TtlCache<string | null>

  constructor({ db, clock }: { db: Tx; clock: Clock }) {
    this.#cache = new TtlCache({ clock, ttlMs: freshMs, entriesMax, load: (key) => findOwner(db, key) })
  }

  /** The owner of a sender, or null when the number has none. Returns no promise when the owner is cached. */
  ownerOf(number: string): string | null | Promise<string | null> {
    return this.#cache.get(canonicalAddress(number))
  }

  /**
   * The owner of an inbound message's number. A number without an owner is always looked up, because it may
   * be new and its message must not be lost.
   */
  async receiverOf(number: string): Promise<string | null> {
    return (await this.ownerOf(number)) ?? (await this.#cache.load(canonicalAddress(number)))
  }

  /** Call it after the commit that gave the number an owner or removed it. */
  forget(number: string): void {
    this.#cache.delete(canonicalAddress(number))
  }
}
