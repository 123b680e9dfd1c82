import type { Database, Transaction } from "#core/db/database.ts"
import { Announcer, type DeliveryClaimer } from "#core/endpoints/announcer.ts"
import type { Queue } from "#core/queue/queue.ts"
import type { Clock } from "#core/std/clock.ts"
import type { Metrics } from "#core/std/metrics.ts"
import type { NewId } from "#core/std/ids.ts"
import type { Log } from "#core/std/log.ts"
import type { SecretKeys } from "#core/std/secret-box.ts"
import type { ApprovalProofs } from "./approval-proofs.ts"

/** The dependencies of this folder's operations. `app.ts` creates them once. */
export interface SessionContext {
  db: Database
  clock: Clock
  newId: NewId
  log: Log
  deliveryQueue: Queue
  metrics: Pick<Metrics, "events">
  /** Without it, a sweep finds the new deliveries. */
  claimer?: DeliveryClaimer
  /** The keys that seal the private keys. */
  secretKeys: SecretKeys
  /** The address of this installation, in `iss`. */
  baseUrl(): string
  proofs: ApprovalProofs
}

export function sessionAnnouncerOf(
  tx: Transaction,
  accountId: string,
  { newId, clock, deliveryQueue, claimer, metrics }: SessionContext,
): Announcer {
  return new Announcer(tx, [accountId], { newId, deliveryQueue, claimer, metrics, now: clock.now() })
}
