import type { Database } from "./database.ts"
import { isRowFault, NodeAway, StoreUnavailable } from "./errors.ts"

/** How requests that arrive together share a transaction: the options of a `Batcher`. */
export const sharedTransactions = {
  /** The limit of rows in one transaction. Beyond it a batch gets slower faster than it gets cheaper. */
  itemsMax: 500,
  /** Concurrent transactions: one commits while the other is filled. */
  concurrency: 2,
  /** About a second of work. Beyond it the answer is 503, sooner than a client's deadline. */
  waitingMax: 20_000,
  /**
   * While the store does not answer, each batch takes seconds to find out. All waiting requests fail with the
   * first.
   */
  isForAll: (error: unknown) => error instanceof StoreUnavailable,
  isOfOneItem: isRowFault,
} as const

/**
 * Returns the key of the items that may share a transaction, for a `KeyedBatcher`: all, or on Citus those of
 * one account.
 */
export function sharedBy(db: Database, accountId: string): string {
  return db.isOnCitus ? accountId : ""
}

/**
 * Works on the items that may share a transaction: on all at once, or on Citus on those of one account after
 * the other. There a node that is away leaves its accounts for another time, and the others are worked on.
 */
export async function eachShare<Item>(
  db: Database,
  items: readonly Item[],
  accountOf: (item: Item) => string,
  work: (items: Item[]) => Promise<void>,
): Promise<void> {
  let failures = 0
  for (const share of Map.groupBy(items, (item) => sharedBy(db, accountOf(item))).values()) {
    try {
      await work(share)
    } catch (error) {
      if (!db.isOnCitus || !(error instanceof StoreUnavailable)) throw error
      if (!(error instanceof NodeAway) && ++failures === failuresMax) return
    }
  }
}

/** A node that hangs delays each of its accounts by seconds, until it is known to be away. */
const failuresMax = 5
