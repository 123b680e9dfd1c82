import type { Tx } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"
import type { Lane } from "#core/queue/queue.ts"
import type { Lease } from "#core/db/end-overlong-leases.ts"
import type { DueTime } from "#core/db/shift-due-times.ts"
import { minuteMs } from "#core/std/durations.ts"

export const endpointDueTimes: readonly DueTime[] = ["circuit_until", "paused_until"].map((column) => ({
  table: "webhook_endpoints",
  column,
}))
export const reservationMs = minuteMs
export const endpointLeases: readonly Lease[] = [
  { table: "webhook_endpoints", column: "reserved_until", leaseMs: reservationMs },
]

/**
 * Reserves an endpoint for one process until a time, or extends its reservation. Returns false while another
 * process holds it. For limits that one process must count: an order, a rate, requests under way.
 */
export async function reserveEndpoint(
  tx: Tx,
  { accountId, targetId }: Lane,
  { processId, now, until }: { processId: string; now: number; until: number },
): Promise<boolean> {
  const rows = await tx.query(
    `update webhook_endpoints set reserved_by = $3, reserved_until = $5
     where account_id = $1 and id = $2 and (reserved_by is null or reserved_by = $3 or reserved_until <= $4) returning id`,
    [accountId, targetId, processId, time(now), time(until)],
    "endpoints_reserve",
  )
  return rows.length > 0
}

/** Ends the reservation, so that another process can reserve the endpoint. */
export async function releaseEndpoint(tx: Tx, { accountId, targetId }: Lane, processId: string): Promise<void> {
  await tx.query(
    `update webhook_endpoints set reserved_by = null, reserved_until = null
     where account_id = $1 and id = $2 and reserved_by = $3`,
    [accountId, targetId, processId],
  )
}

/** Ends all reservations of a dead process, or with null all reservations. */
export async function releaseEndpointsOf(tx: Tx, processId: string | null): Promise<void> {
  await tx.query(
    `update webhook_endpoints set reserved_by = null, reserved_until = null
     where reserved_by is not null and ($1::uuid is null or reserved_by = $1)`,
    [processId],
  )
}
