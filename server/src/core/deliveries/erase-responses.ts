import type { Tx } from "#core/db/database.ts"
import { plainArray } from "#core/db/literals.ts"
import { listJobs } from "#core/queue/list-jobs.ts"
import { lockJobs } from "#core/queue/lock-jobs.ts"
import { firstIdAt, idTime } from "#core/std/ids.ts"
import {
  createdWithinMs,
  usuallyCreatedWithinMs,
  insertDeliveries,
  isUnattempted,
  newDeliveryOf,
  type UnattemptedJob,
} from "./unattempted.ts"

/**
 * Erases the responses to the deliveries of these events, because a response may quote the event. It marks
 * the deliveries, so that later responses, including that of an attempt under way, are not stored.
 */
export async function eraseResponses(tx: Tx, accountId: string, eventIds: readonly string[]): Promise<void> {
  const ids = await findDeliveries(tx, accountId, eventIds)
  if (!ids.length) return
  const named = [accountId, plainArray(ids), ids[0], ids.at(-1)] as const
  // This statement waits for an attempt that is being recorded, because that locks its delivery's row. The
  // next statements then see its rows.
  const last = await tx.query<{ response_id: string | null }>(
    `update deliveries set is_erased = true, last_response_body = null, last_detail = ${withoutHeaders("last_detail")}
     where account_id = $1 and id = any($2) and id between $3 and $4 returning last_response_id as response_id`,
    named,
  )
  const earlier = await tx.query<{ response_id: string | null }>(
    `update delivery_attempts set response_body = null, detail = ${withoutHeaders("detail")}
     where account_id = $1 and delivery_id = any($2) and delivery_id between $3 and $4 returning response_id`,
    named,
  )
  await deleteResponses(
    tx,
    accountId,
    [...last, ...earlier].flatMap(({ response_id }) => response_id ?? []),
  )
}

export async function deleteResponses(tx: Tx, accountId: string, ids: readonly string[]): Promise<void> {
  if (!ids.length) return
  const sorted = ids.toSorted()
  await tx.query("delete from attempt_responses where account_id = $1 and id = any($2) and id between $3 and $4", [
    accountId,
    plainArray(sorted),
    sorted[0],
    sorted.at(-1),
  ])
}

/** A detail with headers of the response (`h`: attempt-detail.ts) is removed as a whole. */
function withoutHeaders(column: string): string {
  return `case when ${column} not like '%"h":%' then ${column} end`
}

/**
 * Inserts the rows of unattempted deliveries, because only a row can be marked. Their jobs are locked first,
 * so no attempt can be recorded before the mark. One statement locks the jobs of all events, in the order of
 * their ids, which is not the order of the events.
 */
async function findDeliveries(tx: Tx, accountId: string, eventIds: readonly string[]): Promise<string[]> {
  const found = (await Promise.all(eventIds.map((eventId) => findDeliveriesOf(tx, accountId, eventId)))).flat()
  const jobs = found.filter((delivery) => typeof delivery !== "string")
  const held = jobs.length ? await lockJobs(tx, "delivery", accountId, jobs.map(({ id }) => id)) : null // oxfmt-ignore
  const made = jobs.filter(({ id }) => held?.get(id)?.memo)
  if (made.length) await insertDeliveries(tx, accountId, made.map(newDeliveryOf), { status: "pending" })
  return [...new Set(found.map((delivery) => (typeof delivery === "string" ? delivery : delivery.id)))].sort()
}

/**
 * Returns the unattempted deliveries of an event as jobs, and others as ids. All deliveries of an event are
 * created at the same moment. So the rest of the minute is searched only if the first second holds none. A
 * delivery of a later replay has the event's own millisecond.
 */
async function findDeliveriesOf(tx: Tx, accountId: string, eventId: string): Promise<(UnattemptedJob | string)[]> {
  const at = idTime(eventId)
  const soon = await findMade(tx, accountId, eventId, { from: at, until: at + usuallyCreatedWithinMs })
  if (soon.length) return soon
  return await findMade(tx, accountId, eventId, { from: at + usuallyCreatedWithinMs, until: at + createdWithinMs })
}

/** The jobs are read first, because a first attempt can turn them into rows between the two statements. */
async function findMade(
  tx: Tx,
  accountId: string,
  eventId: string,
  made: { from: number; until: number },
): Promise<(UnattemptedJob | string)[]> {
  const [from, below] = [firstIdAt(made.from), firstIdAt(made.until)]
  const jobs = await listJobs(tx, "delivery", accountId, { from, below, subjectId: eventId })
  const rows = await tx.query<{ id: string }>(
    "select id from deliveries where account_id = $1 and id >= $2 and id < $3 and event_id = $4",
    [accountId, from, below, eventId],
  )
  return [...jobs.filter(isUnattempted), ...rows.map(({ id }) => id)]
}
