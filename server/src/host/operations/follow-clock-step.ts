import type { Database, Transaction } from "#core/db/database.ts"
import { endOverlongLeases, type Lease } from "#core/db/end-overlong-leases.ts"
import { shiftDueTimes, type DueTime } from "#core/db/shift-due-times.ts"
import { lockWatermark, moveWatermark } from "#core/db/watermark.ts"
import { endpointDueTimes, endpointLeases } from "#core/endpoints/reserve-endpoint.ts"
import { failureDueTimes } from "#core/members/failure-store.ts"
import { fallbackDueTimes } from "#messaging/messages/fallback/fallback-store.ts"
import { deadLetterDueTimes } from "#messaging/messages/inbound/dead-letters.ts"
import { inboundPartDueTimes } from "#messaging/messages/inbound/join-parts.ts"
import { statusQueryDueTimes } from "#messaging/messages/receipts/claim-status-queries.ts"
import { moverLeases } from "#messaging/messages/send/move-waiting.ts"
import { paymentDueTimes, paymentLeases } from "#payments/payments/notifications/tasks.ts"
import { simulatorDueTimes } from "#payments/providers/simulator/due-times.ts"
import { bringDueJobsBack, jobLeases, shiftRetries } from "#core/queue/follow-step.ts"
import type { QueueName } from "#core/queue/priorities.ts"
import { reconciliationDueTimes, reconciliationLeases } from "#payments/reconciliation/runs.ts"
import { replayDueTimes, replayLeases } from "#core/replays/replay-leases.ts"
import { sessionLeases } from "#messaging/routing/session-store.ts"
import { verificationDueTimes } from "#auth/verifications/due-times.ts"
import { clockWatermark, readStoreTime } from "./store-time.ts"

/** In the order of locks (core/db/lock-order.ts), with the jobs of messages between them. */
export const dueTimesBeforeJobs: readonly DueTime[] = [
  ...statusQueryDueTimes,
  ...failureDueTimes,
  ...simulatorDueTimes,
  ...reconciliationDueTimes,
  ...paymentDueTimes,
  ...deadLetterDueTimes,
  ...inboundPartDueTimes,
]
export const dueTimesAfterJobs: readonly DueTime[] = [
  ...verificationDueTimes,
  ...fallbackDueTimes,
  ...endpointDueTimes,
  ...replayDueTimes,
]
/** All leases of processes, in the order of locks. */
export const leases: readonly Lease[] = [
  ...moverLeases,
  ...sessionLeases,
  ...reconciliationLeases,
  ...paymentLeases,
  jobLeases("message"),
  ...endpointLeases,
  ...replayLeases,
  jobLeases("delivery"),
]

/**
 * The time of the store stepped back. Jobs that were due are due again, and a planned wait lasts as long as
 * it was planned. `measuredMs` is the step that this process measured, or 0 at a start. Returns the step in
 * milliseconds, or 0 if the time did not step back or another process has followed it.
 */
export async function followStepBack(db: Database, measuredMs: number): Promise<number> {
  return await db.withLongTimeout().transaction(async (tx) => {
    const { now } = await readStoreTime(tx)
    const noted = await lockWatermark(tx, clockWatermark, now)
    const notedMs = Math.max(noted - now, 0)
    const byMs = Math.max(measuredMs, notedMs)
    if (byMs === 0) return 0
    const isFirst = notedMs > 0
    if (isFirst) {
      await moveWatermark(tx, clockWatermark, now)
      shiftDueTimes(tx, dueTimesBeforeJobs, { now, byMs })
    }
    followIn(tx, "message", { now, byMs, isFirst })
    if (isFirst) shiftDueTimes(tx, dueTimesAfterJobs, { now, byMs })
    followIn(tx, "delivery", { now, byMs, isFirst })
    return notedMs
  })
}

function followIn(
  tx: Transaction,
  queue: QueueName,
  { isFirst, ...step }: { now: number; byMs: number; isFirst: boolean },
): void {
  bringDueJobsBack(tx, queue, step)
  if (isFirst) shiftRetries(tx, queue, step)
}

/** Ends the leases of processes that died before the step, which would otherwise last longer by the step. */
export async function endLeasesAfterStep(db: Database, now: number): Promise<void> {
  await db.withLongTimeout().transaction((tx) => endOverlongLeases(tx, leases, now))
}
