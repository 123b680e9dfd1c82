import type { Database, Transaction } from "#core/db/database.ts"
import { Announcer, type DeliveryClaimer } from "#core/endpoints/announcer.ts"
import type { Queue } from "#core/queue/queue.ts"
import type { Clock } from "#core/std/clock.ts"
import type { Metrics } from "#core/std/metrics.ts"
import type { NewId } from "#core/std/ids.ts"
import type { SecretKeys } from "#core/std/secret-box.ts"

/** The dependencies of this folder's chores. */
export interface FactorChores {
  db: Database
  clock: Clock
  newId: NewId
  deliveryQueue: Queue
  metrics: Pick<Metrics, "events">
  claimer?: DeliveryClaimer
}

/** The dependencies of this folder's operations. `app.ts` creates them once. */
export interface FactorContext extends FactorChores {
  /** The installation's keys, which seal secrets of factors. */
  secretKeys: SecretKeys
}

export function factorAnnouncerOf(tx: Transaction, accountIds: Iterable<string>, context: FactorChores): Announcer {
  const { newId, clock, deliveryQueue, claimer, metrics } = context
  return new Announcer(tx, accountIds, { newId, deliveryQueue, claimer, metrics, now: clock.now() })
}
