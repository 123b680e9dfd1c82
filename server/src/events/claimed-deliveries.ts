import type { Tx } from "#db/database.ts"
import { plainArray } from "#db/literals.ts"
import type { DeliveryStatus } from "./store.ts"

/** What the dispatcher needs to know of a delivery to attempt it. */
export interface ClaimedDelivery {
  id: string
  event_id: string
  status: DeliveryStatus
  /** Made so far. */
  attempts: number
  /** The event's JSON, as it is signed and sent. Null when the event is older than the log reaches. */
  body: string | null
}

/** These deliveries of an account with their events' bodies, in no order. */
export function readClaimed(tx: Tx, accountId: string, ids: readonly string[]): Promise<ClaimedDelivery[]> {
  // The bounds choose the partitions; `any` alone would ask every one of them for every id. And a join could be planned to begin
  // with all events of the account.
  const [first, last] = bounds(ids)
  return tx.query<ClaimedDelivery>(
    `select id, event_id, status, attempts,
       (select body from events where account_id = $1 and id = deliveries.event_id) as body
     from deliveries where account_id = $1 and id = any($2) and id between $3 and $4`,
    [accountId, plainArray(ids), first, last],
    "events_read_claimed",
  )
}

/** The smallest and the largest of some ids. */
function bounds(ids: readonly string[]): [string | undefined, string | undefined] {
  let [first] = ids
  let last = first
  for (const id of ids) {
    if (first === undefined || id < first) first = id
    if (last === undefined || id > last) last = id
  }
  return [first, last]
}
