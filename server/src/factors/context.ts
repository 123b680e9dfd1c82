import type { Database, Transaction } from "#db/database.ts"
import { Announcer, type Announced, type DeliveryClaimer } from "#endpoints/announcer.ts"
import type { Queue } from "#queue/queue.ts"
import type { Clock } from "#std/clock.ts"
import type { NewId } from "#std/ids.ts"
import type { SecretKeys } from "#std/secret-box.ts"

/** The dependencies of this room's chores. */
export interface FactorChores {
  db: Database
  clock: Clock
  newId: NewId
  deliveryQueue: Queue
  claimer?: DeliveryClaimer
  /** Tells the dispatcher, after the commit, what a transaction announced. */
  dispatch(announced: readonly Announced[]): void
}

/** The dependencies of this room's operations. `app.ts` creates them once. */
export interface FactorContext extends FactorChores {
  /** The installation's: secrets of factors are sealed under them. */
  secretKeys: SecretKeys
}

/** The announcer of one transaction of this room. Make it before the first wait. */
export function factorAnnouncerOf(tx: Transaction, accountIds: Iterable<string>, context: FactorChores): Announcer {
  const { newId, clock, deliveryQueue, claimer } = context
  return new Announcer(tx, accountIds, { newId, deliveryQueue, claimer, now: clock.now() })
}
