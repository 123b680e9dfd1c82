import type { Tx } from "#core/db/database.ts"
import { readHistoryStart } from "#core/db/read-history-start.ts"
import { plainArray } from "#core/db/literals.ts"
import type { EventType } from "#core/events/catalogue.ts"
import { findBodies } from "#core/events/records.ts"
import type { Job } from "#core/queue/queue.ts"
import { idTime } from "#core/std/ids.ts"
import type { DeliveryStatus } from "./delivery-status.ts"
import { isUnattempted } from "./unattempted.ts"

/** What the dispatcher needs for an attempt of a delivery. */
export interface ClaimedDelivery {
  id: string
  event_id: string
  /** Null when the delivery has a row. Otherwise the first attempt inserts it. */
  event_type: EventType | null
  status: DeliveryStatus
  /** The attempts so far. */
  attempts: number
  /** The event's JSON, as it is signed and sent. Null when the event is older than the log. */
  body: string | null
}

/**
 * Returns the deliveries of claimed jobs of an account with the bodies of their events, in no order.
 * Deliveries that are older than the log are left out.
 */
export async function readClaimed(
  tx: Tx,
  accountId: string,
  jobs: readonly Job[],
  now: number,
): Promise<ClaimedDelivery[]> {
  // A former claimant can have recorded an attempt after its lease ended.
  const known = jobs.filter((job) => !isUnattempted(job) || job.attempts > 0).map(({ id }) => id)
  const [rows, bodies] = await Promise.all([
    known.length ? findRows(tx, accountId, known.sort()) : [],
    findBodies(
      tx,
      accountId,
      jobs.map(({ subjectId }) => subjectId),
    ),
  ])
  const written = new Set(rows.map(({ id }) => id))
  const added = jobs.filter(isUnattempted).filter(({ id }) => !written.has(id))
  const isOld = added.some(({ id }) => idTime(id) < now - oldMs)
  const begins = isOld ? await readHistoryStart(tx, ["deliveries"]) : 0
  const unattempted = added.filter(({ id }) => idTime(id) >= begins).map(rowOfUnattempted)
  return [...rows, ...unattempted].map((row) => ({ ...row, body: bodies.get(row.event_id) ?? null }))
}

/** Much shorter than the retention of deliveries. */
const oldMs = 3_600_000

type Row = Omit<ClaimedDelivery, "body">

function rowOfUnattempted({ id, subjectId, memo }: Job & { memo: EventType }): Row {
  return { id, event_id: subjectId, event_type: memo, status: "pending", attempts: 0 }
}

/** The bounds choose the partitions. `any` alone would search every partition for every id. */
function findRows(tx: Tx, accountId: string, ids: readonly string[]): Promise<Row[]> {
  return tx.query<Row>(
    `select id, event_id, null as event_type, status, attempts from deliveries
     where account_id = $1 and id = any($2) and id between $3 and $4`,
    [accountId, plainArray(ids), ids[0], ids.at(-1)],
    "deliveries_read_claimed",
  )
}
