import type { Database } from "#core/db/database.ts"
import type { Outgoing } from "#core/outgoing/outgoing.ts"
import type { Queue } from "#core/queue/queue.ts"
import type { Clock } from "#core/std/clock.ts"
import type { NewId } from "#core/std/ids.ts"
import type { Log } from "#core/std/log.ts"
import type { Metrics } from "#core/std/metrics.ts"
import type { SecretKeys } from "#core/std/secret-box.ts"
import type { TwilioForm } from "./build-request.ts"
import type { RecordContext } from "./record-results.ts"

export interface DispatcherOptions {
  db: Database
  clock: Clock
  newId: NewId
  /** Without it, claims look like those of other processes. */
  newClaimId?: NewId
  /**
   * The name under which this process reserves endpoints. Without it, no other process knows the
   * reservations.
   */
  processId?: string
  log: Log
  outgoing: Outgoing
  deliveryQueue: Queue
  secretKeys: SecretKeys
  /** Returns a number in [0, 1). */
  random?: () => number
  /** Jobs that this process holds at once, over all endpoints. */
  jobsMax?: number
  /** Whether the process has no time to spare. Default: measured. */
  isBusy?(): boolean
  /** Without it, all status callbacks are events in Posthorn's form. */
  twilioForm?: TwilioForm
  /** Without it, no attempt is counted. */
  metrics?: Metrics
  /** Counts the attempts in the transaction that records them. */
  count?: RecordContext["count"]
}
