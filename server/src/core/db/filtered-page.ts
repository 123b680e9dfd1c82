import { firstIdAt, idTime } from "#core/std/ids.ts"
import { Conditions } from "./conditions.ts"
import type { SqlValue, Tx } from "./database.ts"
import { plainArray, textArray, time } from "./literals.ts"
import { readIdsWith, type Metadata, type TermTable } from "./metadata-terms.ts"
import type { Page } from "./page.ts"

/** The rows that one page reads when its filter has no index (docs/decisions/022). */
const lookedAtMax = 10_000

/** A list of the rows of an account. */
export interface FilteredList<Row, Entry> {
  table: string
  /** Values of columns. Of a list, any value matches. An undefined value is no condition. */
  equal: Readonly<Record<string, SqlValue | readonly string[] | undefined>>
  /** Conditions of a partial index, without parameters. */
  where?: readonly (string | false | undefined)[]
  /** The index of `equal` ends in `created_at` and not in `id`. */
  isByCreation?: boolean
  /** Milliseconds. */
  createdAfter?: number | undefined
  createdBefore?: number | undefined
  /** The entries of the metadata that each row must have, and the table that finds them. */
  metadata?: { table: TermTable; entries: Metadata } | undefined
  /** The part of the filter that has no index: conditions with their values. An undefined one is none. */
  fits?: readonly (readonly [condition: string, ...values: SqlValue[]] | undefined)[]
  read(row: Row): Entry
}

/**
 * Returns one page, beyond the id `before`. A page with `fits` or `metadata` can be short or empty and still
 * have a next one, beyond the id `nextBefore`.
 */
export async function readFilteredPage<Row extends { id: string }, Entry>(
  tx: Tx,
  accountId: string,
  { limit, before, order }: Page,
  list: FilteredList<Row, Entry>,
): Promise<{ entries: Entry[]; nextBefore: string | null }> {
  const { table, isByCreation = false, createdAfter, createdBefore, metadata, read } = list
  const fits = list.fits?.filter((condition) => condition !== undefined) ?? []
  const where = new Conditions(accountId)
  const [beyond, until, direction] = order === "asc" ? [">", "<=", "asc"] : ["<", ">=", "desc"]
  const sorted = `order by ${isByCreation ? `created_at ${direction}, ` : ""}id ${direction}`
  if (before !== null) where.add(`id ${beyond} ?`, before)
  if (before !== null && isByCreation) where.add(`created_at ${beyond}= ?`, time(idTime(before)))
  if (createdAfter !== undefined) where.add("id >= ?", firstIdAt(createdAfter))
  if (createdBefore !== undefined) where.add("id < ?", firstIdAt(createdBefore))
  for (const [column, value] of Object.entries(list.equal)) {
    if (Array.isArray(value)) where.add(`${column} = any(?)`, textArray(value as readonly string[]))
    else if (value !== undefined) where.add(`${column} = ?`, value as SqlValue)
  }
  for (const condition of list.where ?? []) if (condition) where.add(condition)
  const range = { before, order, createdAfter, createdBefore }
  const among = metadata && (await readIdsWith(tx, metadata.table, accountId, metadata.entries, range, lookedAtMax))
  if (among) where.add("id = any(?)", plainArray(among.ids))
  let lookedAt = among?.lookedAt
  if (fits.length && !among) {
    // The store compares the rows. Their texts are long, so ten thousand of them would fill the memory.
    const [last] = await tx.query<{ id: string }>(
      `select id from ${table} where ${where.text} ${sorted} offset ${lookedAtMax - 1} limit 1`,
      where.values,
    )
    lookedAt = last?.id
    if (last) where.add(`id ${until} ?`, last.id)
    if (last && isByCreation) where.add(`created_at ${until} ?`, time(idTime(last.id)))
  }
  for (const [condition, ...values] of fits) where.add(condition, ...values)
  const rows = await tx.query<Row>(
    `select * from ${table} where ${where.text} ${sorted} limit ${limit + 1}`,
    where.values,
  )
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1)?.id : lookedAt
  return { entries: shown.map(read), nextBefore: last ?? null }
}
