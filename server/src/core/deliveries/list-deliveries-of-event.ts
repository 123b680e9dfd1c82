import { Conditions } from "#core/db/conditions.ts"
import type { Tx } from "#core/db/database.ts"
import { plainArray } from "#core/db/literals.ts"
import type { Page } from "#core/db/page.ts"
import { findJobAt, listJobs, type JobRange } from "#core/queue/list-jobs.ts"
import { stopwatch } from "#core/std/clock.ts"
import { firstIdAt, idTime } from "#core/std/ids.ts"
import type { DeliveryFilter, DeliveryPage } from "./delivery-filter.ts"
import { deliveryColumns, type DeliveryRow } from "./store.ts"
import { createdWithinMs, deliveryOf, isUnattempted, merge } from "./unattempted.ts"

/** The limit of deliveries that one read looks at. */
const lookedAtMax = 10_000
/**
 * People request this, one event at a time. A read took 40 to 100 ms on a machine under twenty times its
 * load.
 */
const lookMsDefault = 200

/**
 * The deliveries of one event, the oldest first. No index names events, because each delivery would have to
 * write it. But a delivery is created with its event or counts as created then. So all of them follow it in
 * the primary key, and nearly always on the first page. The read looks for the others until there can be no
 * more, and ends early only when that takes long; then the next page continues. `page.before` is where the
 * previous page ended.
 */
export async function listDeliveriesOfEvent(
  tx: Tx,
  accountId: string,
  filter: DeliveryFilter & { eventId: string },
  { limit, before, lookMs = lookMsDefault }: Page & { lookMs?: number },
): Promise<DeliveryPage> {
  const elapsedMs = stopwatch()
  const deliveries: DeliveryRow[] = []
  let nextBefore = before
  do {
    const found = await readStep(tx, accountId, filter, { limit: limit - deliveries.length, before: nextBefore })
    deliveries.push(...found.deliveries)
    nextBefore = found.nextBefore
  } while (deliveries.length < limit && nextBefore !== null && elapsedMs() < lookMs)
  return { deliveries, nextBefore }
}

async function readStep(
  tx: Tx,
  accountId: string,
  filter: DeliveryFilter & { eventId: string },
  { limit, before: after }: Page,
): Promise<DeliveryPage> {
  const where = madeWith(accountId, filter.eventId, after)
  const range = { ...madeAt(filter.eventId), after: after ?? undefined }
  const ends = [await findJobAt(tx, "delivery", accountId, range, lookedAtMax), await findLastLookedAt(tx, where)]
  const last = ends.filter((id) => id !== null).sort()[0] ?? null
  if (last !== null) where.add("id <= ?", last)
  const unattempted = await findUnattempted(tx, accountId, { ...range, until: last ?? undefined }, filter)
  addFilter(where, filter)
  const rows = await tx.query<DeliveryRow>(
    `select ${deliveryColumns} from deliveries where ${where.text} order by id limit ${where.value(limit + 1)}`,
    where.values,
  )
  const found = merge(unattempted, rows)
  const deliveries = found.slice(0, limit)
  return { deliveries, nextBefore: found.length > limit ? (deliveries.at(-1)?.id ?? null) : last }
}

/** The unattempted deliveries of the event: at most one for each endpoint. */
async function findUnattempted(
  tx: Tx,
  accountId: string,
  range: JobRange,
  {
    eventId,
    endpointId,
    status = ["pending"],
    eventType,
    from = 0,
    until = Infinity,
  }: DeliveryFilter & { eventId: string },
): Promise<DeliveryRow[]> {
  if (!status.includes("pending")) return []
  const jobs = await listJobs(tx, "delivery", accountId, { ...range, subjectId: eventId })
  return jobs
    .filter(isUnattempted)
    .map(deliveryOf)
    .filter(
      (row) =>
        (endpointId ?? row.endpoint_id) === row.endpoint_id &&
        (eventType ?? row.event_type) === row.event_type &&
        row.created_at >= from &&
        row.created_at < until,
    )
}

/** Any sid can be requested, and no id is of a later time. */
const latestMs = 0xffff_ffff_ffff

/**
 * Returns the range of its deliveries. One that a replay created later has the event's own millisecond, and
 * may be below the event there.
 */
function madeWith(accountId: string, eventId: string, after: string | null): Conditions {
  const { from, below } = madeAt(eventId)
  const where = new Conditions(accountId)
  where.add("id >= ? and id < ?", from, below)
  if (after !== null) where.add("id > ?", after)
  return where
}

function madeAt(eventId: string): { from: string; below: string } {
  const at = idTime(eventId)
  return { from: firstIdAt(at), below: firstIdAt(Math.min(at + createdWithinMs, latestMs)) }
}

function addFilter(where: Conditions, filter: DeliveryFilter & { eventId: string }): void {
  const { eventId, endpointId, status, eventType, from, until } = filter
  where.add("event_id = ?", eventId)
  if (endpointId !== undefined) where.add("endpoint_id = ?", endpointId)
  if (status !== undefined) where.add("status = any(?)", plainArray(status))
  if (eventType !== undefined) where.add("event_type = ?", eventType)
  if (from !== undefined) where.add("id >= ?", firstIdAt(from))
  if (until !== undefined) where.add("id < ?", firstIdAt(until))
}

/** Returns the id of the last delivery that this read looks at, or null when it reads all remaining ones. */
async function findLastLookedAt(tx: Tx, { text, values }: Conditions): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(
    `select id from deliveries where ${text} order by id offset ${lookedAtMax - 1} limit 1`,
    values,
  )
  return row?.id ?? null
}
