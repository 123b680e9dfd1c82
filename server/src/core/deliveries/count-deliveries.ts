import type { Tx } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"
import { countJobs } from "#core/queue/count-jobs.ts"
import { firstIdAt } from "#core/std/ids.ts"

export interface CountedDeliveries {
  endpointId: string
  /** Deliveries that wait for an attempt now. */
  pending: number
  /** Deliveries that were given up recently. */
  gaveUp: number
}

/** The limit of pending deliveries that are counted for one endpoint. */
export const pendingMax = 1_000
/** The limit of given-up deliveries that are counted, for all endpoints together. */
export const gaveUpMax = 10_000

/**
 * How many deliveries wait for each endpoint of an account, and how many were given up since a time. Only
 * deliveries that were created since another, earlier time count, because a delivery is attempted for days.
 * Endpoints with neither are absent.
 */
export async function countDeliveries(
  tx: Tx,
  accountId: string,
  { gaveUpSince, madeSince }: { gaveUpSince: number; madeSince: number },
): Promise<CountedDeliveries[]> {
  const [endpoints, gaveUp] = await Promise.all([
    tx.query<{ id: string }>(
      "select id from webhook_endpoints where account_id = $1",
      [accountId],
      "deliveries_endpoints_of_account",
    ),
    tx.query<{ endpoint_id: string; count: number }>(
      givenUp,
      [accountId, firstIdAt(madeSince), time(madeSince), time(gaveUpSince)],
      "deliveries_count_failed",
    ),
  ])
  const targetIds = endpoints.map(({ id }) => id)
  const pending = await countJobs(tx, "delivery", accountId, { targetIds, jobsMax: pendingMax })
  const gaveUpOf = new Map(gaveUp.map(({ endpoint_id, count }) => [endpoint_id, count]))
  return [...new Set([...pending.keys(), ...gaveUpOf.keys()])].map((endpointId) => ({
    endpointId,
    pending: pending.get(endpointId) ?? 0,
    gaveUp: gaveUpOf.get(endpointId) ?? 0,
  }))
}

/** By the index of these few deliveries, the newest first. */
const givenUp = `select endpoint_id, count(*) as count from (
    select endpoint_id, ended_at from deliveries
    where account_id = $1 and ended_as = 'failed' and id >= $2 and created_at >= $3
    order by created_at desc limit ${gaveUpMax}
  ) failed where ended_at >= $4 group by endpoint_id`
