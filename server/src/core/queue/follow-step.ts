import type { Transaction } from "#core/db/database.ts"
import type { Lease } from "#core/db/end-overlong-leases.ts"
import { time } from "#core/db/literals.ts"
import { earlier, shiftDueTimes } from "#core/db/shift-due-times.ts"
import type { QueueName } from "./priorities.ts"

/** A job that is due so soon after its creation was due at once. People do not schedule so closely. */
const atOnceMs = 10_000
/** No claim is held longer. */
const leaseMaxMs = 120_000

/** The creation time in a UUIDv7, in milliseconds. */
const createdAt = "('x' || translate(substr(id::text, 1, 13), '-', ''))::bit(48)::bigint"

const wasDueAtOnce = `run_at <= to_timestamp((${createdAt} + ${atOnceMs}) / 1000.0)`

/**
 * The time stepped back by `byMs`, and is `now`. Unclaimed jobs that were due at once are due again, in their
 * order. Every process calls it when it notices the step, because it may have added jobs until then.
 */
export function bringDueJobsBack(
  tx: Transaction,
  queue: QueueName,
  { now, byMs }: { now: number; byMs: number },
): void {
  tx.send(
    `update ${queue}_jobs set run_at = least(${earlier("run_at")}, $1::timestamptz)
     where run_at > $1::timestamptz and attempts = 0 and ${wasDueAtOnce}`,
    [time(now), byMs],
  )
  tx.beforeCommit(() => tx.send(`update ${queue}_lanes set next_at = $1 where next_at > $1`, [time(now)]))
}

/**
 * As `bringDueJobsBack`, for jobs that were claimed before: their waits end as planned. Only one process
 * calls it for a step.
 */
export function shiftRetries(tx: Transaction, queue: QueueName, step: { now: number; byMs: number }): void {
  const moved = earlier("run_at")
  tx.send(
    `update ${queue}_jobs set run_at = case when ${wasDueAtOnce} then least(${moved}, $1) else greatest(${moved}, $1) end
     where run_at > $1::timestamptz and attempts > 0`,
    [time(step.now), step.byMs],
  )
  shiftDueTimes(tx, [{ table: `${queue}_jobs`, column: "lease_until", where: "claim_id is null" }], step)
}

/** Without a claim, the column holds a planned wait. */
export function jobLeases(queue: QueueName): Lease {
  return { table: `${queue}_jobs`, column: "lease_until", leaseMs: leaseMaxMs, where: "claim_id is not null" }
}
