import { Conditions } from "#db/conditions.ts"
import type { Tx } from "#db/database.ts"
import { plainArray } from "#db/literals.ts"
import { listJobs } from "#queue/list-jobs.ts"
import { firstIdAt } from "#std/ids.ts"
import type { DeliveryFilter, DeliveryPage } from "./delivery-filter.ts"
import { deliveryColumns } from "./store.ts"
import type { DeliveryRow, Page } from "./store.ts"

/**
 * The pending deliveries that one read finds, newest first. Each has a job with its id, and jobs are few
 * where deliveries are many, so they are found by their jobs.
 */
export async function lookAtPending(
  tx: Tx,
  accountId: string,
  { endpointId, eventType, from, until }: DeliveryFilter,
  { limit, before, look }: Page & { look: number },
): Promise<DeliveryPage> {
  const end = [before, until === undefined ? null : firstIdAt(until)].filter((bound) => bound !== null).sort()[0]
  const jobs = await listJobs(tx, "delivery", accountId, { before: end ?? null, jobsMax: look })
  const first = from === undefined ? "" : firstIdAt(from)
  const wanted = jobs.filter(({ id, targetId }) => id >= first && (endpointId ?? targetId) === targetId)
  const oldest = jobs.at(-1)?.id
  const isEnd = jobs.length < look || oldest === undefined || oldest < first
  const rows = await findPending(tx, accountId, { ids: wanted.map(({ id }) => id), eventType, limit: limit + 1 })
  const deliveries = rows.slice(0, limit)
  return { deliveries, nextBefore: rows.length > limit ? (deliveries.at(-1)?.id ?? null) : isEnd ? null : oldest }
}

async function findPending(
  tx: Tx,
  accountId: string,
  { ids, eventType, limit }: { ids: readonly string[]; eventType: string | undefined; limit: number },
): Promise<DeliveryRow[]> {
  const [newest, oldest] = [ids[0], ids.at(-1)]
  if (newest === undefined || oldest === undefined) return []
  const where = new Conditions(accountId)
  where.add("id = any(?) and id between ? and ?", plainArray(ids), oldest, newest)
  where.add("status = ?", "pending")
  if (eventType !== undefined) where.add("event_type = ?", eventType)
  return tx.query<DeliveryRow>(
    `select ${deliveryColumns} from deliveries where ${where.text} order by id desc limit ${where.value(limit)}`,
    where.values,
  )
}
