import type { Database, Transaction } from "#db/database.ts"
import { Announcer, type Announced, type DeliveryClaimer } from "#endpoints/announcer.ts"
import type { Queue } from "#queue/queue.ts"
import type { Clock } from "#std/clock.ts"
import type { NewId } from "#std/ids.ts"
import type { Log } from "#std/log.ts"
import type { SecretKeys } from "#std/secret-box.ts"
import type { ApprovalProofs } from "./approval-proofs.ts"

/** The dependencies of this room's operations. `app.ts` creates them once. */
export interface SessionContext {
  db: Database
  clock: Clock
  newId: NewId
  log: Log
  deliveryQueue: Queue
  /** Left out, all deliveries are claimed after the commit. */
  claimer?: DeliveryClaimer
  /** Notifies the dispatcher, after the commit, of what a transaction announced. */
  dispatch(announced: readonly Announced[]): void
  /** Seal the private keys. */
  secretKeys: SecretKeys
  /** The address of this installation, in `iss`. */
  baseUrl(): string
  proofs: ApprovalProofs
}

/** The announcer of one transaction of this room. Make it before the first wait. */
export function sessionAnnouncerOf(
  tx: Transaction,
  accountId: string,
  { newId, clock, deliveryQueue, claimer }: SessionContext,
): Announcer {
  return new Announcer(tx, [accountId], { newId, deliveryQueue, claimer, now: clock.now() })
}
