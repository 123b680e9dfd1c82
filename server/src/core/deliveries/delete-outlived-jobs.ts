import type { Database } from "#core/db/database.ts"
import type { Lane, Queue } from "#core/queue/queue.ts"
import { dayMs } from "#core/std/durations.ts"
import { firstIdAt } from "#core/std/ids.ts"

const batchMax = 5_000
/** Logs are dropped by the week. */
const weekDays = 7

/**
 * Deletes jobs of deliveries that the log has dropped. They belong to endpoints whose deliveries can wait
 * that long: paused ones, and those that receive less than is created. Otherwise the jobs of an endpoint that
 * is never resumed would grow without end.
 */
export async function deleteOutlivedJobs(
  db: Database,
  { deliveryQueue, now, keptDays }: { deliveryQueue: Queue; now: number; keptDays: number },
): Promise<void> {
  const before = firstIdAt(now - (keptDays + weekDays) * dayMs)
  const rows = await db.query<{ account_id: string; id: string }>(
    `select account_id, id from webhook_endpoints
     where status = 'paused' or rate_limit is not null or max_in_flight is not null or ordering <> 'none'`,
  )
  for (const row of rows) {
    const lane: Lane = { accountId: row.account_id, targetId: row.id }
    while ((await deliveryQueue.dropOlder(db, lane, before, batchMax)) === batchMax);
  }
}
