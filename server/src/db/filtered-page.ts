import { firstIdAt, idTime } from "#std/ids.ts"
import { Conditions } from "./conditions.ts"
import type { SqlValue, Tx } from "./database.ts"
import { textArray, time } from "./literals.ts"
import type { Page } from "./page.ts"

/** The rows that one page reads when its filter has no index (docs/decisions/022). */
const lookedAtMax = 10_000

/** A list of the rows of an account, the newest first. */
export interface FilteredList<Row, Entry> {
  table: string
  /** Values of columns. Of a list, any value matches. An undefined value is no condition. */
  equal: Readonly<Record<string, SqlValue | readonly string[] | undefined>>
  /** The index of `equal` ends in `created_at` and not in `id`. */
  isByCreation?: boolean
  /** Milliseconds. */
  createdAfter?: number | undefined
  createdBefore?: number | undefined
  /** The part of the filter that has no index. */
  fits?: ((row: Row) => boolean) | undefined
  read(row: Row): Entry
}

/**
 * Returns one page, below the id `before`. A page with `fits` can be short or empty and still have a next
 * one, below the id `nextBefore`.
 */
export async function readFilteredPage<Row extends { id: string }, Entry>(
  tx: Tx,
  accountId: string,
  { limit, before }: Page,
  list: FilteredList<Row, Entry>,
): Promise<{ entries: Entry[]; nextBefore: string | null }> {
  const { table, isByCreation = false, createdAfter, createdBefore, fits, read } = list
  const where = new Conditions(accountId)
  if (before !== null) where.add("id < ?", before)
  if (before !== null && isByCreation) where.add("created_at <= ?", time(idTime(before)))
  if (createdAfter !== undefined) where.add("id >= ?", firstIdAt(createdAfter))
  if (createdBefore !== undefined) where.add("id < ?", firstIdAt(createdBefore))
  for (const [column, value] of Object.entries(list.equal)) {
    if (Array.isArray(value)) where.add(`${column} = any(?)`, textArray(value as readonly string[]))
    else if (value !== undefined) where.add(`${column} = ?`, value as SqlValue)
  }
  const rowsMax = fits ? lookedAtMax : limit + 1
  const rows = await tx.query<Row>(
    `select * from ${table} where ${where.text} order by ${isByCreation ? "created_at desc, " : ""}id desc limit ${rowsMax}`,
    where.values,
  )
  const fitting = fits ? rows.filter(fits) : rows
  const shown = fitting.slice(0, limit)
  const last = fitting.length > limit ? shown.at(-1) : rows.length < rowsMax ? undefined : rows.at(-1)
  return { entries: shown.map(read), nextBefore: last?.id ?? null }
}
