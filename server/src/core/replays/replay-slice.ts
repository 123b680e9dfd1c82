import type { SqlValue, Tx } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"
import type { DeliveryStatus } from "#core/deliveries/delivery-status.ts"
import type { EventType } from "#core/events/catalogue.ts"
import { unpack } from "#core/events/event-record.ts"
import { readRecords } from "#core/events/records.ts"
import { firstIdAt, idTime } from "#core/std/ids.ts"

/** A part of a replay's time, in milliseconds: from the first until before the second. */
export interface Slice {
  accountId: string
  endpointId: string
  from: number
  until: number
}

/** The limits of a slice. Reading a row costs little, but a wanted row is also written. */
export interface SliceLimits {
  lookedAtMax: number
  wantedMax: number
}

// The bounds of ids follow from the times, but choose the partitions.
const made = "account_id = $1 and endpoint_id = $2 and created_at >= $3 and created_at < $4 and id >= $5 and id < $6"

function madeIn({ accountId, endpointId, from, until }: Slice): SqlValue[] {
  return [accountId, endpointId, time(from), time(until), firstIdAt(from), firstIdAt(until)]
}

/** Returns the creation time of the first delivery that exceeds one slice. Null when none does. */
export async function cutDeliveries(
  tx: Tx,
  slice: Slice,
  statuses: readonly DeliveryStatus[],
  { lookedAtMax, wantedMax }: SliceLimits,
): Promise<number | null> {
  const [row] = await tx.query<{ at: number | null }>(
    `with looked as materialized (
       select created_at, status = any(string_to_array($7, ',')) as is_wanted from deliveries where ${made}
       order by created_at limit $8::integer + 1
     )
     select least(
       (select created_at from looked order by created_at offset $8 limit 1),
       (select created_at from looked where is_wanted order by created_at offset $9 limit 1)
     ) as at`,
    [...madeIn(slice), statuses.join(), lookedAtMax, wantedMax],
  )
  return row?.at ?? null
}

/** Returns the time of the account's first event that exceeds one slice. Null when none does. */
export async function cutEvents(
  tx: Tx,
  { accountId, from, until }: Slice,
  types: readonly EventType[],
  { lookedAtMax, wantedMax }: SliceLimits,
): Promise<number | null> {
  const range = { from: firstIdAt(from), below: firstIdAt(until), order: "asc" } as const
  const { records, isCut } = await readRecords(tx, accountId, range, lookedAtMax)
  const looked = records.flatMap(unpack)
  const wanted = looked.filter(({ type }) => types.includes(type))
  const cuts = [isCut ? looked.at(lookedAtMax) : undefined, wanted.at(wantedMax)]
  const ids = cuts.flatMap((event) => event?.id ?? []).sort()
  return ids[0] === undefined ? null : idTime(ids[0])
}

/** How many deliveries and events a slice has. */
export async function countExamined(tx: Tx, slice: Slice, { withEvents }: { withEvents: boolean }): Promise<number> {
  const { accountId, from, until } = slice
  const bounds = [accountId, firstIdAt(from), firstIdAt(until)]
  const [[deliveries], [events]] = await Promise.all([
    tx.query<{ count: number }>(`select count(*) from deliveries where ${made}`, madeIn(slice)),
    withEvents
      ? tx.query<{ count: number }>(
          "select coalesce(sum(size), 0)::integer as count from events where account_id = $1 and id >= $2 and id < $3",
          bounds,
        )
      : [],
  ])
  return (deliveries?.count ?? 0) + (events?.count ?? 0)
}

/** A delivery that will be attempted. */
export interface OpenedDelivery {
  id: string
  event_id: string
}

/** The ids of the slice's deliveries of these statuses. */
export async function findDeliveries(tx: Tx, slice: Slice, statuses: readonly DeliveryStatus[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select id from deliveries where ${made} and status = any(string_to_array($7, ','))`,
    [...madeIn(slice), statuses.join()],
  )
  return rows.map(({ id }) => id)
}

/** Makes the slice's deliveries of these statuses pending again. Lock their jobs before. */
export function reopenDeliveries(
  tx: Tx,
  slice: Slice,
  statuses: readonly DeliveryStatus[],
  now: number,
): Promise<OpenedDelivery[]> {
  const isWanted = "status = any(string_to_array($7, ','))"
  return tx.query<OpenedDelivery>(
    `update deliveries set status = 'pending', ended_at = null, next_attempt_at = $8
     where account_id = $1 and id >= $5 and id < $6 and ${isWanted}
       and id = any(array(select id from deliveries where ${made} and ${isWanted}))
     returning id, event_id`,
    [...madeIn(slice), statuses.join(), time(now)],
  )
}
