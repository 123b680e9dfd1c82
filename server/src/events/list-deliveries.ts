import { Conditions } from "#db/conditions.ts"
import type { Tx } from "#db/database.ts"
import { time } from "#db/literals.ts"
import { firstIdAt, idTime } from "#std/ids.ts"
import type { EventType } from "./catalogue.ts"
import { getEndpoint } from "./endpoints.ts"
import { deliveryColumns } from "./store.ts"
import type { DeliveryRow, DeliveryStatus, Page } from "./store.ts"

export interface DeliveryFilter {
  endpointId: string
  status?: DeliveryStatus | undefined
  eventType?: EventType | undefined
}

export interface DeliveryPage {
  deliveries: DeliveryRow[]
  /** The id below which the next page starts, or null at the end. */
  nextBefore: string | null
}

/** Of the endpoint's deliveries, by one page whose filter has no index: see `list-events.ts`. */
const lookedAtMax = 10_000

/** Newest first, also of an endpoint that was deleted. Refuses `webhook_not_found` when there is nothing to tell of it. */
export async function listDeliveries(
  tx: Tx,
  accountId: string,
  filter: DeliveryFilter,
  page: Page,
): Promise<DeliveryPage> {
  const found = await findDeliveries(tx, accountId, filter, page)
  const isNothing = found.deliveries.length === 0 && found.nextBefore === null && page.before === null
  if (isNothing) await getEndpoint(tx, accountId, filter.endpointId)
  return found
}

/**
 * A delivery was made at its id's time, so the order of the index by time is that of the ids but for those of one millisecond,
 * which are ordered here: a second column to sort by would let the planner of a young table read and sort all of it.
 */
async function findDeliveries(
  tx: Tx,
  accountId: string,
  { endpointId, status, eventType }: DeliveryFilter,
  { limit, before }: Page,
): Promise<DeliveryPage> {
  const where = new Conditions(accountId)
  where.add("endpoint_id = ?", endpointId)
  if (before !== null) {
    where.add("id < ?", before)
    where.add("created_at <= ?", time(idTime(before)))
  }
  const isFiltered = status !== undefined || eventType !== undefined
  const firstLookedAt = isFiltered ? await findFirstLookedAt(tx, where) : null
  if (firstLookedAt !== null) {
    where.add("id >= ?", firstLookedAt)
    where.add("created_at >= ?", time(idTime(firstLookedAt)))
  }
  if (status !== undefined) where.add("status = ?", status)
  if (eventType !== undefined) where.add("event_type = ?", eventType)
  const rows = await tx.query<DeliveryRow>(
    `select ${deliveryColumns} from deliveries where ${where.text}
     order by created_at desc fetch first ${where.value(limit + 1)} rows with ties`,
    where.values,
  )
  const deliveries = rows.sort((a, b) => (a.id < b.id ? 1 : -1)).slice(0, limit)
  return { deliveries, nextBefore: rows.length > limit ? (deliveries.at(-1)?.id ?? null) : firstLookedAt }
}

/**
 * The first id that this page looks at, or null when it looks at all that are left: the first of the millisecond in which the
 * ten-thousandth was made, so that those of one millisecond stay together.
 */
async function findFirstLookedAt(tx: Tx, { text, values }: Conditions): Promise<string | null> {
  const [row] = await tx.query<{ created_at: number }>(
    `select created_at from deliveries where ${text} order by created_at desc offset ${lookedAtMax - 1} limit 1`,
    values,
  )
  return row ? firstIdAt(row.created_at) : null
}
