import type { Tx } from "#core/db/database.ts"
import { plainArray, time, timeArray } from "#core/db/literals.ts"
import { rowsOfAccount } from "#core/db/new-rows.ts"
import type { EventType } from "#core/events/catalogue.ts"
import { listJobs, listLaneJobs, type LaneRange, type ListedJob } from "#core/queue/list-jobs.ts"
import { priorities, type Lane } from "#core/queue/queue.ts"
import { idTime } from "#core/std/ids.ts"
import { findDeliveryRow, type DeliveryRow } from "./store.ts"

/*
 * A delivery that was never attempted has no row. Its job holds everything: the id of the delivery, the
 * endpoint as the target, the event as the subject. The memo is the type of the event. The transaction that
 * records the first attempt inserts the row, and removes the job or clears its memo. A delivery can have both
 * a job with a memo and a row, for example when a former claimant records a failure. The row is then right.
 */

/**
 * A delivery is created in the transaction of its event, after the event, by the same process. So it is found
 * among those of this time, and nearly always among the first. If one were created even later, its event
 * would be sent twice, which is allowed.
 */
export const createdWithinMs = 60_000
export const usuallyCreatedWithinMs = 1_000

/** The first columns of a delivery's row. */
export interface NewDelivery {
  id: string
  eventId: string
  endpointId: string
  eventType: EventType
}

/** The job of a delivery that the job shows as unattempted. */
export type UnattemptedJob = ListedJob & { memo: EventType }

/** Replayed and resent deliveries and tests have rows, so only jobs of the bulk class hold deliveries. */
export function isUnattempted<Job extends Pick<ListedJob, "priority" | "memo">>(
  job: Job,
): job is Job & { memo: EventType } {
  return job.priority === priorities.bulk && job.memo !== null
}

export function newDeliveryOf({ id, subjectId, targetId, memo }: UnattemptedJob): NewDelivery {
  return { id, eventId: subjectId, endpointId: targetId, eventType: memo }
}

/** Returns the row that the delivery of this job would have. */
export function deliveryOf({ id, subjectId, targetId, memo }: UnattemptedJob): DeliveryRow {
  return {
    id,
    event_id: subjectId,
    endpoint_id: targetId,
    event_type: memo,
    status: "pending",
    attempts: 0,
    last_asked_by: null,
    last_started_at: null,
    last_duration_ms: null,
    last_status_code: null,
    last_error: null,
    last_response_body: null,
    last_detail: null,
    last_response_id: null,
    created_at: idTime(id),
    next_attempt_at: idTime(id),
    ended_at: null,
  }
}

/** The job is read first, because a first attempt can turn it into a row between the two statements. */
export async function findDelivery(tx: Tx, accountId: string, id: string): Promise<DeliveryRow | undefined> {
  const [job] = await listJobs(tx, "delivery", accountId, { from: id, until: id })
  const row = await findDeliveryRow(tx, accountId, id)
  return row ?? (job && isUnattempted(job) ? deliveryOf(job) : undefined)
}

/** Returns the unattempted deliveries of a lane, newest first. Each job is due at the time of its id. */
export async function listUnattempted(
  tx: Tx,
  lane: Lane,
  range: Omit<LaneRange, "priority">,
): Promise<{ jobs: UnattemptedJob[]; lastAt: number | null }> {
  const { jobs, lastAt } = await listLaneJobs(tx, "delivery", lane, { ...range, priority: priorities.bulk })
  return { jobs: jobs.filter(isUnattempted), lastAt }
}

/** Merges deliveries in the order of their ids. If a delivery is in both lists, its row counts. */
export function merge(unattempted: readonly DeliveryRow[], rows: readonly DeliveryRow[]): DeliveryRow[] {
  const byId = new Map([...unattempted, ...rows].map((row) => [row.id, row]))
  return [...byId.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
}

/**
 * Inserts rows without an attempt for deliveries that have none. Returns the inserted ones. `now` is when a
 * pending delivery is due, without it at its creation, or when a delivery was cancelled. `created_at` is the
 * id's own time, by which lists are ordered.
 */
export function insertDeliveries(
  tx: Tx,
  accountId: string,
  deliveries: readonly NewDelivery[],
  { status, now }: { status: "pending"; now?: number } | { status: "cancelled"; now: number },
): Promise<{ id: string; event_id: string }[]> {
  return tx.query(
    `insert into deliveries (account_id, id, event_id, endpoint_id, event_type, created_at, status, next_attempt_at, ended_at)
     select account_id, id, event_id, endpoint_id, event_type, created_at, $2,
       case when $2 = 'pending' then coalesce($3::timestamptz, created_at) end, case when $2 = 'cancelled' then $3 end
     from ${rowsOfAccount(
       tx,
       "$4::uuid[], $5::uuid[], $6::uuid[], $7::text[], $8::timestamptz[]",
       "id, event_id, endpoint_id, event_type, created_at",
     )}
     on conflict (account_id, id) do nothing returning id, event_id`,
    [
      accountId,
      status,
      time(now ?? null),
      plainArray(deliveries.map(({ id }) => id)),
      plainArray(deliveries.map(({ eventId }) => eventId)),
      plainArray(deliveries.map(({ endpointId }) => endpointId)),
      plainArray(deliveries.map(({ eventType }) => eventType)),
      timeArray(deliveries.map(({ id }) => idTime(id))),
    ],
  )
}
