import type { Tx } from "#core/db/database.ts"
import { plainArray } from "#core/db/literals.ts"
import type { Page } from "#core/db/page.ts"
import { listJobs } from "#core/queue/list-jobs.ts"
import { firstIdAt } from "#core/std/ids.ts"
import type { DeliveryFilter, DeliveryPage } from "./delivery-filter.ts"
import { deliveryColumns, type DeliveryRow } from "./store.ts"
import { deliveryOf, isUnattempted } from "./unattempted.ts"

/**
 * Returns the pending deliveries that one read finds, newest first. Each has a job with its id. Jobs are far
 * fewer than deliveries, so they are searched.
 */
export async function readPending(
  tx: Tx,
  accountId: string,
  { endpointId, eventType, from, until }: DeliveryFilter,
  { limit, before, look }: Page & { look: number },
): Promise<DeliveryPage> {
  const end = [before, until === undefined ? null : firstIdAt(until)].filter((bound) => bound !== null).sort()[0]
  const jobs = await listJobs(tx, "delivery", accountId, { below: end, order: "desc" }, look)
  const first = from === undefined ? "" : firstIdAt(from)
  const wanted = jobs.filter(({ id, targetId }) => id >= first && (endpointId ?? targetId) === targetId)
  const oldest = jobs.at(-1)?.id
  const isEnd = jobs.length < look || oldest === undefined || oldest < first
  const rows = await findRows(
    tx,
    accountId,
    wanted.map(({ id }) => id),
  )
  const found = wanted.flatMap((job) => rows.get(job.id) ?? (isUnattempted(job) ? deliveryOf(job) : []))
  const pending = found.filter((row) => row.status === "pending" && (eventType ?? row.event_type) === row.event_type)
  const deliveries = pending.slice(0, limit)
  return { deliveries, nextBefore: pending.length > limit ? (deliveries.at(-1)?.id ?? null) : isEnd ? null : oldest }
}

async function findRows(tx: Tx, accountId: string, ids: readonly string[]): Promise<Map<string, DeliveryRow>> {
  const [newest, oldest] = [ids[0], ids.at(-1)]
  if (newest === undefined || oldest === undefined) return new Map()
  const rows = await tx.query<DeliveryRow>(
    `select ${deliveryColumns} from deliveries where account_id = $1 and id = any($2) and id between $3 and $4`,
    [accountId, plainArray(ids), oldest, newest],
  )
  return new Map(rows.map((row) => [row.id, row]))
}
