import type { IdRelation, TraceFilter } from "#messaging/carriers/carrier.ts"
import type { Tx } from "#core/db/database.ts"
import type { RowOf } from "#core/db/from-row.ts"
import { plainArray, time } from "#core/db/literals.ts"
import type { Page } from "#core/db/page.ts"
import type { Route, Status } from "./route.ts"

export interface CarrierRow {
  id: string
  name: string
  kind: string
  settings: string
  secrets: Buffer
  status: Status
  revision: number
  learned_ids: IdRelation | null
  trace_until: number | null
  trace_account_id: string | null
  trace_recipient: string | null
  created_at: number
  updated_at: number
}

/** The messages that the operator wants to trace, and the end of the trace. */
export interface TraceRow extends TraceFilter {
  until: number
}

type RouteRow = RowOf<Route>

const carrierColumns = `id, name, kind, settings, secrets, status, revision, learned_ids, created_at, updated_at,
  trace_until, trace_account_id, trace_recipient`
const routeColumns =
  "id, carrier_id, channel, prefix, sender, account_id, tag, priority, weight, status, created_at, updated_at"

export async function insertCarrier(tx: Tx, row: CarrierRow): Promise<void> {
  await tx.query(
    `insert into carriers (${carrierColumns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, null, null, null)`,
    [
      row.id,
      row.name,
      row.kind,
      row.settings,
      row.secrets,
      row.status,
      row.revision,
      row.learned_ids,
      time(row.created_at),
      time(row.updated_at),
    ],
  )
}

export async function writeCarrier(tx: Tx, row: CarrierRow): Promise<void> {
  await tx.query(
    `update carriers set name = $2, settings = $3, secrets = $4, status = $5, revision = $6, learned_ids = $7, updated_at = $8
      where id = $1`,
    [row.id, row.name, row.settings, row.secrets, row.status, row.revision, row.learned_ids, time(row.updated_at)],
  )
}

/** Writes only while the settings are unchanged, because the fact may not hold under others. */
export async function writeLearnedIds(
  tx: Tx,
  { id, revision }: Pick<CarrierRow, "id" | "revision">,
  learned: IdRelation,
  now: number,
): Promise<void> {
  await tx.query(
    `update carriers set learned_ids = $3, ids_learned_at = $4
      where id = $1 and revision = $2 and learned_ids is distinct from $3`,
    [id, revision, learned, time(now)],
  )
}

/** Returns the relations of carriers that change ids from one base to another. */
export async function readLearnedIds(
  tx: Tx,
): Promise<{ id: string; learned_ids: IdRelation; ids_learned_at: number }[]> {
  return await tx.query(
    "select id, learned_ids, ids_learned_at from carriers where learned_ids <> 'same' and ids_learned_at is not null",
  )
}

export async function writeTrace(tx: Tx, id: string, trace: TraceRow | null): Promise<boolean> {
  const rows = await tx.query(
    "update carriers set trace_until = $2, trace_account_id = $3, trace_recipient = $4 where id = $1 returning 1",
    [id, time(trace?.until ?? null), trace?.accountId ?? null, trace?.recipient ?? null],
  )
  return rows.length > 0
}

/** Locks the carrier for the rest of the transaction, so that no concurrent change is lost. */
export async function readCarrierForUpdate(tx: Tx, id: string): Promise<CarrierRow | undefined> {
  const [row] = await tx.query<CarrierRow>(`select ${carrierColumns} from carriers where id = $1 for update`, [id])
  return row
}

export async function findCarrier(tx: Tx, id: string): Promise<CarrierRow | undefined> {
  const [row] = await tx.query<CarrierRow>(`select ${carrierColumns} from carriers where id = $1`, [id])
  return row
}

export function findCarriers(tx: Tx, { limit, before }: Page): Promise<CarrierRow[]> {
  const [below, values] = before === null ? ["", [limit]] : ["where id < $2", [limit, before]]
  return tx.query(`select ${carrierColumns} from carriers ${below} order by id desc limit $1`, values)
}

/** Returns the ids that belong to no carrier. */
export async function findMissingCarriers(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }>("select id from carriers where id = any($1)", [plainArray(ids)])
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}

export async function countCarriers(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ count: number }>("select count(*) as count from carriers")
  return row?.count ?? 0
}

export async function removeCarrier(tx: Tx, id: string): Promise<void> {
  await tx.query("delete from carriers where id = $1", [id])
}

export async function insertRoute(tx: Tx, route: Route): Promise<void> {
  await tx.query(`insert into routes (${routeColumns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`, [
    route.id,
    route.carrierId,
    route.channel,
    route.prefix,
    route.sender,
    route.accountId,
    route.tag,
    route.priority,
    route.weight,
    route.status,
    time(route.createdAt),
    time(route.updatedAt),
  ])
}

export async function writeRoute(tx: Tx, route: Route): Promise<void> {
  await tx.query(
    "update routes set carrier_id = $2, priority = $3, weight = $4, status = $5, updated_at = $6 where id = $1",
    [route.id, route.carrierId, route.priority, route.weight, route.status, time(route.updatedAt)],
  )
}

export async function lockRoute(tx: Tx, id: string): Promise<RouteRow | undefined> {
  const [row] = await tx.query<RouteRow>(`select ${routeColumns} from routes where id = $1 for update`, [id])
  return row
}

export async function findRoute(tx: Tx, id: string): Promise<RouteRow | undefined> {
  const [row] = await tx.query<RouteRow>(`select ${routeColumns} from routes where id = $1`, [id])
  return row
}

export function findRoutes(tx: Tx, { limit, before }: Page): Promise<RouteRow[]> {
  const [below, values] = before === null ? ["", [limit]] : ["where id < $2", [limit, before]]
  return tx.query(`select ${routeColumns} from routes ${below} order by id desc limit $1`, values)
}

export async function countRoutes(tx: Tx, carrierId: string | null): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    "select count(*) as count from routes where $1::uuid is null or carrier_id = $1",
    [carrierId],
  )
  return row?.count ?? 0
}

/** Returns whether the route existed. */
export async function removeRoute(tx: Tx, id: string): Promise<boolean> {
  return (await tx.query("delete from routes where id = $1 returning id", [id])).length > 0
}
