import type { Tx } from "#core/db/database.ts"
import { plainArray, time } from "#core/db/literals.ts"
import type { DeliveryStatus } from "./delivery-status.ts"
import { deliveryColumns, type DeliveryRow } from "./store.ts"

/** Ends pending deliveries whose jobs were removed. */
export async function cancelDeliveries(tx: Tx, accountId: string, ids: readonly string[], now: number): Promise<void> {
  const sorted = [...ids].sort()
  await tx.query(
    `update deliveries set status = 'cancelled', ended_at = $3, next_attempt_at = null
     where account_id = $1 and id = any($2) and id between $4 and $5 and status = 'pending'`,
    [accountId, plainArray(ids), time(now), sorted[0], sorted.at(-1)],
  )
}

/** The status of a delivery by its last attempt, if it will not be attempted any more. */
const byLastAttempt =
  "case when attempts = 0 then 'cancelled' when last_error is null then 'succeeded' else 'failed' end"

/** Returns the pending deliveries among these that would have one of these statuses without their jobs. */
export async function findLastEndedAs(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
  statuses: readonly DeliveryStatus[],
): Promise<string[]> {
  const sorted = [...ids].sort()
  const rows = await tx.query<{ id: string }>(
    `select id from deliveries where account_id = $1 and id = any($2) and id between $3 and $4 and status = 'pending'
       and ${byLastAttempt} = any(string_to_array($5, ','))`,
    [accountId, plainArray(sorted), sorted[0], sorted.at(-1), statuses.join()],
  )
  return rows.map(({ id }) => id)
}

/**
 * Ends pending deliveries whose jobs were removed, with the status and time of their last attempt. Those
 * without an attempt are cancelled now.
 */
export async function restoreDeliveries(tx: Tx, accountId: string, ids: readonly string[], now: number): Promise<void> {
  const sorted = [...ids].sort()
  await tx.query(
    `update deliveries set next_attempt_at = null,
       status = ${byLastAttempt},
       ended_at = coalesce((last_started_at at time zone 'UTC' + last_duration_ms * interval '1 millisecond') at time zone 'UTC', $3)
     where account_id = $1 and id = any($2) and id between $4 and $5 and status = 'pending'`,
    [accountId, plainArray(ids), time(now), sorted[0], sorted.at(-1)],
  )
}

/** Makes a delivery pending again, whatever its status. */
export async function reopenDelivery(
  tx: Tx,
  accountId: string,
  id: string,
  now: number,
): Promise<DeliveryRow | undefined> {
  const [row] = await tx.query<DeliveryRow>(
    `update deliveries set status = 'pending', ended_at = null, next_attempt_at = $3
     where account_id = $1 and id = $2 returning ${deliveryColumns}`,
    [accountId, id, time(now)],
  )
  return row
}
