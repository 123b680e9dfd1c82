import type { Tx } from "#db/database.ts"
import { fromRow, type RowOf } from "#db/from-row.ts"
import { plainArray, textArray, time } from "#db/literals.ts"
import type { Page } from "#db/page.ts"
import type { NewId } from "#std/ids.ts"
import type { RateLine } from "./parse-rates.ts"
import type { Rate } from "./rate.ts"

const columns =
  "rate.id, rate.carrier_id, rate.prefix, rate.price_micros, carrier.price_unit, rate.created_at, rate.updated_at"
const source = "rates as rate join carriers as carrier on carrier.id = rate.carrier_id"
/** Of one statement. */
const rowsMax = 10_000

/** False when the carrier has a rate for this prefix. */
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
  const [row] = await tx.query<RowOf<Rate>>(`select ${columns} from ${source} where rate.id = $1`, [id])
  return row && fromRow<Rate>(row)
}

export async function findRates(
  tx: Tx,
  { carrierId, prefix }: { carrierId: string | null; prefix: string | null },
  { limit, before }: Page,
): Promise<Rate[]> {
  const conditions = Object.entries({ "rate.carrier_id =": carrierId, "rate.prefix =": prefix, "rate.id <": before })
  const given = conditions.filter((condition): condition is [string, string] => condition[1] !== null)
  const where = given.length ? `where ${given.map(([text], index) => `${text} $${index + 2}`).join(" and ")}` : ""
  const values = given.map(([, value]) => value)
  const rows = await tx.query<RowOf<Rate>>(`select ${columns} from ${source} ${where} order by rate.id desc limit $1`, [
    limit,
    ...values,
  ])
  return rows.map(fromRow<Rate>)
}

/** All prices of a carrier, for memory. */
export async function readPrices(tx: Tx, carrierId: string): Promise<[prefix: string, micros: number][]> {
  const prices: [string, number][] = []
  for (let after: string | null = null; ;) {
    const rows: { prefix: string; price_micros: number }[] = await tx.query(
      `select prefix, price_micros from rates where carrier_id = $1 and ($2::text is null or prefix > $2)
       order by prefix limit ${rowsMax}`,
      [carrierId, after],
    )
    for (const { prefix, price_micros } of rows) prices.push([prefix, price_micros])
    if (rows.length < rowsMax) return prices
    after = rows.at(-1)?.prefix ?? null
  }
}

export async function countRatesOfOthers(tx: Tx, carrierId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    "select coalesce(sum(rates_count), 0)::integer as count from carriers where id <> $1",
    [carrierId],
  )
  return row?.count ?? 0
}

export async function removePrefixes(tx: Tx, carrierId: string, prefixes: readonly string[]): Promise<void> {
  for (let start = 0; start < prefixes.length; start += rowsMax)
    await tx.query("delete from rates where carrier_id = $1 and prefix = any($2)", [
      carrierId,
      textArray(prefixes.slice(start, start + rowsMax)),
    ])
}

/** Writes these rates over those of the same prefixes. */
export async function putRates(
  tx: Tx,
  carrierId: string,
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

/** Tells all processes that the carrier's rates have changed. Without rates it has no currency. */
export async function noteRates(
  tx: Tx,
  { carrierId, priceUnit, count }: { carrierId: string; priceUnit: string; count: number },
): Promise<void> {
  await tx.query(
    "update carriers set price_unit = $2, rates_count = $3, rates_revision = rates_revision + 1 where id = $1",
    [carrierId, count === 0 ? null : priceUnit, count],
  )
}

/** With the carrier. */
export async function removeRatesOf(tx: Tx, carrierId: string): Promise<void> {
  await tx.query("delete from rates where carrier_id = $1", [carrierId])
}
