import type { Transaction, Tx } from "#core/db/database.ts"
import { plainArray, textArray, time, timeArray } from "#core/db/literals.ts"
import { cancelPending } from "#core/deliveries/cancel-pending.ts"
import type { AnnounceContext } from "#core/endpoints/announcer.ts"
import type { Lane } from "#core/queue/queue.ts"
import { announceEndpoint } from "./announce-endpoint.ts"

/** The sum of some attempts to one endpoint. Times in milliseconds. */
export interface HealthChange {
  endpointId: string
  /** The latest success among them. */
  lastSuccessAt: number | null
  /** Failures after that success, or all failures if there was none. */
  failures: number
  firstFailureAt: number | null
  lastFailureAt: number | null
  lastFailure: string | null
  /** The receiver asked to wait until then. */
  pausedUntil: number | null
  /**
   * The circuit after the last attempt: open until this time, or `closed`. Null when no attempt changes it.
   */
  circuit: number | "closed" | null
}

export interface Health {
  id: string
  consecutive_failures: number
  first_failure_at: number | null
  /** The hours of failure that were last announced. */
  warned_hours: number
}

/**
 * Adds the changes to the endpoints' records, and returns the records. Each row finds its change by the
 * position of its id among the sorted ids. The rows are locked by id first: a plan may find them in another
 * order, and two processes would then wait for each other.
 */
export function recordHealth(tx: Tx, accountId: string, changes: readonly HealthChange[]): Promise<Health[]> {
  const ordered = [...changes].sort((a, b) => (a.endpointId < b.endpointId ? -1 : 1))
  return tx.query<Health>(
    `with held as materialized (
       select id from webhook_endpoints where account_id = $1 and id = any($2) order by id for no key update
     )
     update webhook_endpoints set
       last_success_at = greatest(last_success_at, ${succeededAt}),
       consecutive_failures = case when ${succeededAt} is null then consecutive_failures else 0 end + ($4::integer[])[${place}],
       first_failure_at = coalesce(case when ${succeededAt} is null then first_failure_at end, ($5::timestamptz[])[${place}]),
       last_failure_at = greatest(last_failure_at, ($6::timestamptz[])[${place}]),
       last_failure = coalesce(($7::text[])[${place}], last_failure),
       paused_until = greatest(paused_until, ($8::timestamptz[])[${place}]),
       circuit_until = case when ($10::boolean[])[${place}] then null else coalesce(($9::timestamptz[])[${place}], circuit_until) end,
       warned_hours = case when ${succeededAt} is null then warned_hours else 0 end
     where account_id = $1 and id = any(array(select id from held))
     returning id, consecutive_failures, first_failure_at, warned_hours`,
    [
      accountId,
      plainArray(ordered.map((change) => change.endpointId)),
      timeArray(ordered.map((change) => change.lastSuccessAt)),
      plainArray(ordered.map((change) => change.failures)),
      timeArray(ordered.map((change) => change.firstFailureAt)),
      timeArray(ordered.map((change) => change.lastFailureAt)),
      textArray(ordered.map((change) => change.lastFailure)),
      timeArray(ordered.map((change) => change.pausedUntil)),
      timeArray(ordered.map(({ circuit }) => (circuit === "closed" ? null : circuit))),
      plainArray(ordered.map(({ circuit }) => circuit === "closed")),
    ],
    "webhooks_record_health",
  )
}

const place = "width_bucket(id, $2::uuid[])"
const succeededAt = `($3::timestamptz[])[${place}]`

/**
 * Disables an endpoint, cancels its pending deliveries, and announces the change to the account's other
 * endpoints. Does nothing when it is already disabled.
 */
export async function disableEndpoint(
  tx: Transaction,
  lane: Lane,
  reason: "gone" | "failing",
  context: AnnounceContext,
): Promise<void> {
  const { accountId, targetId: id } = lane
  const disabled = await tx.query(
    `update webhook_endpoints set status = 'disabled', disabled_reason = $3, updated_at = $4, circuit_until = null
     where account_id = $1 and id = $2 and status <> 'disabled' returning id`,
    [accountId, id, reason, time(context.now)],
  )
  if (!disabled.length) return
  await cancelPending(tx, lane, context)
  await announceEndpoint(tx, { accountId, id, type: "webhooks.disabled" }, {}, context)
}
