import type { JWK } from "jose"
import { StoreUnavailable, type Database } from "#core/db/database.ts"
import { Batcher } from "#core/std/batcher.ts"
import type { Clock } from "#core/std/clock.ts"
import { readPublished } from "./signing-keys.ts"

/**
 * The published keys, for any client. Requests that arrive together share a statement. Two statements run at
 * a time, and beyond ten thousand waiting requests it throws `Overloaded`, so strangers cannot overload the
 * store. Nothing is cached, so every process shows a key as soon as it is stored.
 */
export class PublicKeys {
  readonly #batcher: Batcher<string, JWK[]>

  constructor({ db, clock }: { db: Database; clock: Clock }) {
    this.#batcher = new Batcher({
      itemsMax: 500,
      concurrency: 2,
      waitingMax: 10_000,
      isForAll: (error) => error instanceof StoreUnavailable,
      async run(accountIds) {
        const found = await readPublished(db, [...new Set(accountIds)], clock.now())
        return accountIds.map((accountId) => found.get(accountId) ?? [])
      },
    })
  }

  /** Returns none for an account that has no session yet, and for one that does not exist. */
  of(accountId: string): Promise<JWK[]> {
    return this.#batcher.add(accountId)
  }
}
