import type { Tx } from "#db/database.ts"
import { plainArray } from "#db/literals.ts"
import { findBodies } from "./records.ts"
import type { DeliveryStatus } from "./store.ts"

/** What the dispatcher needs for an attempt of a delivery. */
export interface ClaimedDelivery {
  id: string
  event_id: string
  status: DeliveryStatus
  /** The attempts so far. */
  attempts: number
  /** The event's JSON, as it is signed and sent. Null when the event is older than the log. */
  body: string | null
}

/**
 * These deliveries of an account with the bodies of their events, in no order. `eventId` is that of the
 * delivery. A delivery that `isNew` is pending and was never attempted, so its row need not be read.
 */
export async function readClaimed(
  tx: Tx,
  accountId: string,
  claimed: readonly { id: string; eventId: string; isNew: boolean }[],
): Promise<ClaimedDelivery[]> {
  const known = claimed.filter(({ isNew }) => !isNew).map(({ id }) => id)
  const [rows, bodies] = await Promise.all([
    known.length ? findRows(tx, accountId, known.sort()) : [],
    findBodies(
      tx,
      accountId,
      claimed.map(({ eventId }) => eventId),
    ),
  ])
  const added = claimed.filter(({ isNew }) => isNew).map(rowOfNew)
  return [...rows, ...added].map((row) => ({ ...row, body: bodies.get(row.event_id) ?? null }))
}

type Row = Omit<ClaimedDelivery, "body">

function rowOfNew({ id, eventId }: { id: string; eventId: string }): Row {
  return { id, event_id: eventId, status: "pending", attempts: 0 }
}

/** The bounds choose the partitions. `any` alone would search every partition for every id. */
function findRows(tx: Tx, accountId: string, ids: readonly string[]): Promise<Row[]> {
  return tx.query<Row>(
    `select id, event_id, status, attempts from deliveries
     where account_id = $1 and id = any($2) and id between $3 and $4`,
    [accountId, plainArray(ids), ids[0], ids.at(-1)],
    "events_read_claimed",
  )
}
