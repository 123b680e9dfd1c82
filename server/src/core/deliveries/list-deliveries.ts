import { Conditions } from "#core/db/conditions.ts"
import type { Tx } from "#core/db/database.ts"
import { plainArray, time } from "#core/db/literals.ts"
import type { Page } from "#core/db/page.ts"
import { listJobs } from "#core/queue/list-jobs.ts"
import { firstIdAt, idTime } from "#core/std/ids.ts"
import type { DeliveryFilter, DeliveryPage } from "./delivery-filter.ts"
import { listDeliveriesOfEvent } from "./list-deliveries-of-event.ts"
import { readPending } from "./list-pending.ts"
import { deliveryColumns, type DeliveryRow } from "./store.ts"
import { deliveryOf, isUnattempted, listUnattempted, merge } from "./unattempted.ts"

export type { DeliveryFilter, DeliveryPage } from "./delivery-filter.ts"

/**
 * Deliveries that one page looks at when its filter has no index: see `list-events.ts`. Each may be on
 * another page of the table. So the first steps are small, because few deliveries suffice when most match.
 */
const looks = [500, 500, ...Array<number>(9).fill(1_000)]

/**
 * Without `now`, a list reads past the jobs that are due later. `lookMs` is for the deliveries of one event.
 */
export type ListPage = Page & { lookMs?: number; now?: number }

/**
 * Newest first, of an account or of one endpoint, including a deleted one. Those of one event have the
 * oldest first. Deliveries of a time, and failed, cancelled and pending ones, are found however rare they
 * are.
 */
export function listDeliveries(
  tx: Tx,
  accountId: string,
  filter: DeliveryFilter,
  page: ListPage,
): Promise<DeliveryPage> {
  const { eventId } = filter
  if (eventId === undefined) return findDeliveries(tx, accountId, filter, page)
  return listDeliveriesOfEvent(tx, accountId, { ...filter, eventId }, page)
}

/** Returns whether the log has an attempt of a delivery to the endpoint. */
export async function wasAttempted(tx: Tx, accountId: string, endpointId: string): Promise<boolean> {
  const rows = await readRows(tx, walkOf(accountId, { endpointId }, null), 1)
  return rows.length > 0
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
  { limit, before, now }: ListPage,
): Promise<DeliveryPage> {
  if (indexedStatus(filter) && filter.eventType === undefined)
    return pageOf(await readRows(tx, walkOf(accountId, filter, before), limit), limit, null)
  const isPending = filter.status?.every((status) => status === "pending")
  const deliveries: DeliveryRow[] = []
  let nextBefore = before
  for (const look of looks) {
    const page = { limit: limit - deliveries.length, before: nextBefore, look, now }
    const lookAt = isPending ? readPending : lookAtSome
    const found = await lookAt(tx, accountId, filter, page)
    deliveries.push(...found.deliveries)
    nextBefore = found.nextBefore
    if (deliveries.length === limit || nextBefore === null) break
  }
  return { deliveries, nextBefore }
}

async function lookAtSome(
  tx: Tx,
  accountId: string,
  filter: DeliveryFilter,
  { limit, before, look, now }: Page & { look: number; now: number | undefined },
): Promise<DeliveryPage> {
  const { status, eventType } = filter
  const walk = walkOf(accountId, filter, before)
  const isFiltered = status !== undefined || eventType !== undefined
  // The jobs are read first: a delivery turns from a job into a row, and never back.
  const jobsMax = isFiltered ? look : limit + 1
  const hasPending = status?.includes("pending") ?? true
  const jobs = hasPending ? await lookAtUnattempted(tx, accountId, filter, { jobsMax, before, now }) : noJobs
  const ends = [jobs.last, isFiltered ? await findLastLookedAt(tx, walk, look) : null]
  const last =
    ends
      .filter((end) => end !== null)
      .sort()
      .at(-1) ?? null
  if (last !== null) addFrom(walk, last)
  if (status !== undefined) walk.where.add("status = any(?)", plainArray(status))
  if (eventType !== undefined) walk.where.add("event_type = ?", eventType)
  const unattempted = jobs.deliveries.filter(
    (row) => row.id >= (last ?? "") && (eventType ?? row.event_type) === row.event_type,
  )
  return pageOf(merge(unattempted, await readRows(tx, walk, limit)), limit, last)
}

/** Returns the first of these deliveries as a page. If all fit, the next page starts below `last`. */
function pageOf(found: DeliveryRow[], limit: number, last: string | null): DeliveryPage {
  const deliveries = found.sort((a, b) => (a.id < b.id ? 1 : -1)).slice(0, limit)
  return { deliveries, nextBefore: found.length > limit ? (deliveries.at(-1)?.id ?? null) : last }
}

/** Returns one row more than the limit, with all rows of the last millisecond. */
function readRows(tx: Tx, { where, by }: Walk, limit: number): Promise<DeliveryRow[]> {
  return tx.query<DeliveryRow>(
    `select ${deliveryColumns} from deliveries where ${where.text}
     order by ${by} desc fetch first ${where.value(limit + 1)} rows with ties`,
    where.values,
  )
}

const noJobs = { deliveries: [], last: null }
/** Jobs of one endpoint that one query reads, including those that wait for a further attempt. */
const jobsLookedAtMax = 10_000
/** By how much the clock of this process may be behind that of another one. */
const clockLateMs = 1_000

/**
 * Returns the newest unattempted deliveries, and the id down to which these are all, or null when nothing
 * is left. Jobs of all endpoints are read by id, so some have rows. Jobs of one endpoint are read by due
 * time, from now backwards. A job that waits for a further attempt has a row, and is usually due later.
 */
async function lookAtUnattempted(
  tx: Tx,
  accountId: string,
  { endpointId, from, until }: DeliveryFilter,
  { jobsMax, before, now }: { jobsMax: number; before: string | null; now: number | undefined },
): Promise<{ deliveries: DeliveryRow[]; last: string | null }> {
  const below = lowest(before, until)
  if (endpointId === undefined) {
    const range = { from: from === undefined ? from : firstIdAt(from), below, order: "desc" } as const
    const jobs = await listJobs(tx, "delivery", accountId, range, jobsMax)
    const last = jobs.length === jobsMax ? (jobs.at(-1)?.id ?? null) : null
    return { deliveries: jobs.filter(isUnattempted).map(deliveryOf), last }
  }
  const ends = [below === undefined ? Infinity : dueBelow(below), now === undefined ? Infinity : now + clockLateMs]
  const end = Math.min(...ends)
  const { jobs, lastAt } = await listUnattempted(
    tx,
    { accountId, targetId: endpointId },
    { from, until: end === Infinity ? undefined : end, lookedAtMax: jobsLookedAtMax, jobsMax },
  )
  const deliveries = jobs.map(deliveryOf).filter(({ id }) => below === undefined || id < below)
  return { deliveries, last: lastAt === null ? null : firstIdAt(lastAt) }
}

/**
 * Returns the time before which all unattempted deliveries below an id are due. The first id of a millisecond
 * has none below it in that millisecond, so a page that ends there is not read again.
 */
function dueBelow(id: string): number {
  const at = idTime(id)
  return id === firstIdAt(at) ? at : at + 1
}

/**
 * Returns the bound of a page. The first id of a moment is above all earlier ones, so one bound serves both
 * ends.
 */
function lowest(before: string | null, until: number | undefined): string | undefined {
  return [before, until === undefined ? null : firstIdAt(until)].filter((bound) => bound !== null).sort()[0]
}

/**
 * An account's deliveries use the primary key. Those of an endpoint or a rare status use an index by time. A
 * delivery is created at its id's time, so this is the order of the ids, except within one millisecond, which
 * is sorted afterwards. With a second sort column, the planner would read and sort all of a young table.
 */
function walkOf(accountId: string, filter: DeliveryFilter, before: string | null): Walk {
  const { endpointId, from, until } = filter
  const where = new Conditions(accountId)
  const rare = indexedStatus(filter)
  if (endpointId !== undefined) where.add("endpoint_id = ?", endpointId)
  if (rare) where.add("ended_as = ?", rare)
  const walk: Walk = { where, by: endpointId !== undefined || rare ? "created_at" : "id" }
  const end = lowest(before, until)
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

/** Returns the only status that matches, if an index finds it. */
function indexedStatus({ status = [] }: DeliveryFilter): "failed" | "cancelled" | undefined {
  const [only, ...others] = status
  return !others.length && (only === "failed" || only === "cancelled") ? only : undefined
}

/**
 * Returns the lowest id of a read, or null when it reaches the end. It is the first id of the last row's
 * millisecond, so that one millisecond stays together.
 */
async function findLastLookedAt(tx: Tx, { where, by }: Walk, look: number): Promise<string | null> {
  const [row] = await tx.query<{ last: number | string }>(
    `select ${by} as last from deliveries where ${where.text} order by ${by} desc offset ${look - 1} limit 1`,
    where.values,
  )
  if (!row) return null
  return typeof row.last === "string" ? row.last : firstIdAt(row.last)
}
