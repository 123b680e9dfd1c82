import type { Tx } from "#core/db/database.ts"
import { fromRow, type RowOf } from "#core/db/from-row.ts"
import { plainArray, textArray, time } from "#core/db/literals.ts"
import type { Page } from "#core/db/page.ts"
import { assert } from "#core/std/assert.ts"
import type { NewId } from "#core/std/ids.ts"
import type { RateLine } from "./parse-rates.ts"
import type { Rate } from "./rate.ts"

const unitOfList =
  "select price_unit from price_lists as list where list.carrier_id is not distinct from rate.carrier_id"
const columns = `id, carrier_id, prefix, price_micros, (${unitOfList}) as price_unit, created_at, updated_at`
/** The limit of one statement. */
const rowsMax = 10_000

/** The price list of a carrier, or of the accounts. Without rates it has no currency. */
export interface PriceListRow {
  /** Null for the accounts' list. */
  carrier_id: string | null
  price_unit: string | null
  rates_count: number
  revision: number
}

/** Locks a list for the rest of the transaction, so that its changes come one after the other. */
export async function lockPriceList(tx: Tx, carrierId: string | null): Promise<PriceListRow> {
  const [row] = await tx.query<PriceListRow>(
    `insert into price_lists as list (carrier_id) values ($1)
     on conflict (carrier_id) do update set revision = list.revision
     returning carrier_id, price_unit, rates_count, revision`,
    [carrierId],
  )
  assert(row, "The statement returns the row that it inserted or found.")
  return row
}

/** Returns the lists with rates. */
export async function findPriceLists(tx: Tx): Promise<(PriceListRow & { price_unit: string })[]> {
  return await tx.query(
    "select carrier_id, price_unit, rates_count, revision from price_lists where price_unit is not null",
  )
}

/** Returns false when the list already has a rate for this prefix. */
export async function insertRate(tx: Tx, rate: Rate): Promise<boolean> {
  const rows = await tx.query(
    `insert into rates (id, carrier_id, prefix, price_micros, created_at, updated_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (carrier_id, prefix) do nothing returning id`,
    [rate.id, rate.carrierId, rate.prefix, rate.priceMicros, time(rate.createdAt), time(rate.updatedAt)],
  )
  return rows.length > 0
}

export async function writeRate(tx: Tx, { id, priceMicros, updatedAt }: Rate): Promise<void> {
  await tx.query("update rates set price_micros = $2, updated_at = $3 where id = $1", [
    id,
    priceMicros,
    time(updatedAt),
  ])
}

export async function removeRate(tx: Tx, id: string): Promise<void> {
  await tx.query("delete from rates where id = $1", [id])
}

export async function findRate(tx: Tx, id: string): Promise<Rate | undefined> {
  const [row] = await tx.query<RowOf<Rate>>(`select ${columns} from rates as rate where id = $1`, [id])
  return row && fromRow<Rate>(row)
}

export async function findRates(tx: Tx, { carrierId, prefix }: RateFilter, { limit, before }: Page): Promise<Rate[]> {
  const list = carrierId === undefined ? "$2::uuid is null" : isList(carrierId, 2)
  const rows = await tx.query<RowOf<Rate>>(
    `select ${columns} from rates as rate
     where ${list} and ($3::text is null or prefix = $3) and ($4::uuid is null or id < $4) order by id desc limit $1`,
    [limit, carrierId ?? null, prefix, before],
  )
  return rows.map(fromRow<Rate>)
}

export interface RateFilter {
  /** Null for the accounts' list, undefined for every list. */
  carrierId: string | null | undefined
  prefix: string | null
}

/** The condition for one list. It uses an index, unlike `is not distinct from`. */
function isList(carrierId: string | null, parameter = 1): string {
  return carrierId === null ? `carrier_id is null and $${parameter}::uuid is null` : `carrier_id = $${parameter}`
}

/** Returns all prices of a list, for memory. */
export async function readPrices(tx: Tx, carrierId: string | null): Promise<[prefix: string, micros: number][]> {
  const prices: [string, number][] = []
  for (let after: string | null = null; ;) {
    const rows: { prefix: string; price_micros: number }[] = await tx.query(
      `select prefix, price_micros from rates where ${isList(carrierId)} and ($2::text is null or prefix > $2)
       order by prefix limit ${rowsMax}`,
      [carrierId, after],
    )
    for (const { prefix, price_micros } of rows) prices.push([prefix, price_micros])
    if (rows.length < rowsMax) return prices
    after = rows.at(-1)?.prefix ?? null
  }
}

export async function countRatesOfOthers(tx: Tx, carrierId: string | null): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    "select coalesce(sum(rates_count), 0)::integer as count from price_lists where carrier_id is distinct from $1",
    [carrierId],
  )
  return row?.count ?? 0
}

export async function removePrefixes(tx: Tx, carrierId: string | null, prefixes: readonly string[]): Promise<void> {
  for (let start = 0; start < prefixes.length; start += rowsMax)
    await tx.query(`delete from rates where ${isList(carrierId)} and prefix = any($2)`, [
      carrierId,
      textArray(prefixes.slice(start, start + rowsMax)),
    ])
}

/** Writes these rates, and replaces those of the same prefixes. */
export async function putRates(
  tx: Tx,
  carrierId: string | null,
  lines: readonly RateLine[],
  { newId, now }: { newId: NewId; now: number },
): Promise<void> {
  for (let start = 0; start < lines.length; start += rowsMax) {
    const some = lines.slice(start, start + rowsMax)
    await tx.query(
      `insert into rates as rate (id, carrier_id, prefix, price_micros, created_at, updated_at)
       select new.id, $1, new.prefix, new.price_micros, $5, $5
       from unnest($2::uuid[], $3::text[], $4::bigint[]) as new (id, prefix, price_micros)
       on conflict (carrier_id, prefix) do update set price_micros = excluded.price_micros, updated_at = excluded.updated_at`,
      [
        carrierId,
        plainArray(some.map(() => newId())),
        textArray(some.map(({ prefix }) => prefix)),
        plainArray(some.map(({ priceMicros }) => priceMicros)),
        time(now),
      ],
    )
  }
}

/** Notifies all processes that the rates of the list have changed. */
export async function bumpPriceListRevision(
  tx: Tx,
  { carrierId, priceUnit, count }: { carrierId: string | null; priceUnit: string; count: number },
): Promise<void> {
  await tx.query(
    `update price_lists set price_unit = $2, rates_count = $3, revision = revision + 1 where ${isList(carrierId)}`,
    [carrierId, count === 0 ? null : priceUnit, count],
  )
}

/** Deletes the rates of a deleted carrier. */
export async function removeRatesOf(tx: Tx, carrierId: string): Promise<void> {
  await tx.query("delete from price_lists where carrier_id = $1", [carrierId])
  await tx.query("delete from rates where carrier_id = $1", [carrierId])
}
