import { Conditions } from "#db/conditions.ts"
import type { Tx } from "#db/database.ts"
import { time } from "#db/literals.ts"
import { stopwatch } from "#std/clock.ts"
import { firstIdAt, idTime } from "#std/ids.ts"
import type { DeliveryFilter, DeliveryPage } from "./delivery-filter.ts"
import { getEndpoint } from "./endpoints.ts"
import { listDeliveriesOfEvent } from "./list-deliveries-of-event.ts"
import { lookAtPending } from "./list-pending.ts"
import { deliveryColumns } from "./store.ts"
import type { DeliveryRow, DeliveryStatus, Page } from "./store.ts"

export type { DeliveryFilter, DeliveryPage } from "./delivery-filter.ts"

/**
 * Deliveries that one page looks at when its filter has no index: see `list-events.ts`. They lie on as many
 * pages of the table, so the first steps are small, because few are enough when most match. It stops when it
 * has taken long.
 */
const looks = [500, 500, ...Array<number>(9).fill(1_000)]
const lookMsDefault = 8

/**
 * Newest first, of an account or of one endpoint, including a deleted one. Those of one event have the oldest
 * first. Refuses `webhook_not_found` when nothing is known of the endpoint. Deliveries of a time, and failed,
 * cancelled and pending ones, are found however rare they are.
 */
export async function listDeliveries(
  tx: Tx,
  accountId: string,
  filter: DeliveryFilter,
  page: Page & { lookMs?: number },
): Promise<DeliveryPage> {
  const { eventId } = filter
  const found = await (eventId === undefined
    ? findDeliveries(tx, accountId, filter, page)
    : listDeliveriesOfEvent(tx, accountId, { ...filter, eventId }, page))
  const isNothing = found.deliveries.length === 0 && found.nextBefore === null && page.before === null
  if (isNothing && filter.endpointId !== undefined) await refuseUnknown(tx, accountId, filter.endpointId)
  return found
}

async function refuseUnknown(tx: Tx, accountId: string, endpointId: string): Promise<void> {
  const any = await read(tx, walkOf(accountId, { endpointId }, null), { limit: 1, last: null })
  if (!any.deliveries.length) await getEndpoint(tx, accountId, endpointId)
}

/** The conditions and the order that an index serves, before the rest of the filter. */
interface Walk {
  where: Conditions
  by: "created_at" | "id"
}

async function findDeliveries(
  tx: Tx,
  accountId: string,
  filter: DeliveryFilter,
  { limit, before, lookMs = lookMsDefault }: Page & { lookMs?: number },
): Promise<DeliveryPage> {
  const isFiltered = filter.eventType !== undefined || (filter.status !== undefined && !isIndexed(filter.status))
  if (!isFiltered) return read(tx, walkOf(accountId, filter, before), { limit, last: null })
  const elapsedMs = stopwatch()
  const deliveries: DeliveryRow[] = []
  let nextBefore = before
  for (const look of looks) {
    const page = { limit: limit - deliveries.length, before: nextBefore, look }
    const lookAt = filter.status === "pending" ? lookAtPending : lookAtSome
    const found = await lookAt(tx, accountId, filter, page)
    deliveries.push(...found.deliveries)
    nextBefore = found.nextBefore
    if (deliveries.length === limit || nextBefore === null || elapsedMs() >= lookMs) break
  }
  return { deliveries, nextBefore }
}

async function lookAtSome(
  tx: Tx,
  accountId: string,
  filter: DeliveryFilter,
  { limit, before, look }: Page & { look: number },
): Promise<DeliveryPage> {
  const { status, eventType } = filter
  const walk = walkOf(accountId, filter, before)
  const last = await findLastLookedAt(tx, walk, look)
  if (last !== null) addFrom(walk, last)
  if (status !== undefined) walk.where.add("status = ?", status)
  if (eventType !== undefined) walk.where.add("event_type = ?", eventType)
  return read(tx, walk, { limit, last })
}

/** The first of the rows. The next page starts below `last` when there are more. */
async function read(
  tx: Tx,
  { where, by }: Walk,
  { limit, last }: { limit: number; last: string | null },
): Promise<DeliveryPage> {
  const rows = await tx.query<DeliveryRow>(
    `select ${deliveryColumns} from deliveries where ${where.text}
     order by ${by} desc fetch first ${where.value(limit + 1)} rows with ties`,
    where.values,
  )
  const deliveries = rows.sort((a, b) => (a.id < b.id ? 1 : -1)).slice(0, limit)
  return { deliveries, nextBefore: rows.length > limit ? (deliveries.at(-1)?.id ?? null) : last }
}

/**
 * An account's deliveries use the primary key; those of an endpoint or a rare status use an index by time. A
 * delivery is created at its id's time, so this is the order of the ids, except within one millisecond, which
 * is sorted afterwards. A second sort column would let the planner of a young table read and sort all of it.
 */
function walkOf(accountId: string, { endpointId, status, from, until }: DeliveryFilter, before: string | null): Walk {
  const where = new Conditions(accountId)
  if (endpointId !== undefined) where.add("endpoint_id = ?", endpointId)
  if (isIndexed(status)) where.add("ended_as = ?", status)
  const walk: Walk = { where, by: endpointId !== undefined || isIndexed(status) ? "created_at" : "id" }
  // The first id of a moment is above all earlier ones, so one bound serves both ends.
  const bounds = [before, until === undefined ? null : firstIdAt(until)].filter((bound) => bound !== null)
  const [end] = bounds.sort()
  if (end !== undefined) {
    where.add("id < ?", end)
    if (walk.by === "created_at") where.add("created_at <= ?", time(idTime(end)))
  }
  if (from !== undefined) addFrom(walk, firstIdAt(from))
  return walk
}

function addFrom({ where, by }: Walk, first: string): void {
  where.add("id >= ?", first)
  if (by === "created_at") where.add("created_at >= ?", time(idTime(first)))
}

function isIndexed(status: DeliveryStatus | undefined): status is "failed" | "cancelled" {
  return status === "failed" || status === "cancelled"
}

/**
 * The lowest id of a read, or null when it reaches the end. It is the first id of the last row's millisecond,
 * so that one millisecond stays together.
 */
async function findLastLookedAt(tx: Tx, { where, by }: Walk, look: number): Promise<string | null> {
  const [row] = await tx.query<{ last: number | string }>(
    `select ${by} as last from deliveries where ${where.text} order by ${by} desc offset ${look - 1} limit 1`,
    where.values,
  )
  if (!row) return null
  return typeof row.last === "string" ? row.last : firstIdAt(row.last)
}
