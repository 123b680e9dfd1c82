import type { SealedValue } from "#core/std/reseal-all.ts"
import type { Tx } from "./database.ts"

export interface SealedColumns<Key extends string, Column extends string> {
  table: string
  /** The columns that name a row. */
  key: readonly Key[]
  columns: readonly Column[]
  /** The owner of a value, and its name for the operator. */
  describe(key: Readonly<Record<Key, string>>, column: Column): Pick<SealedValue, "owner" | "name">
}

const pageMax = 200

/**
 * The values of sealed columns of a table, in all rows. If a server changed a value after it was read,
 * `replace` keeps the change.
 */
export async function* readSealedColumns<Key extends string, Column extends string>(
  db: Tx,
  { table, key, columns, describe }: SealedColumns<Key, Column>,
): AsyncGenerator<SealedValue> {
  const names = key.join(", ")
  const after = `where (${names}) > (${key.map((_, index) => `$${index + 1}`).join(", ")})`
  const isRow = key.map((name, index) => `${name} = $${index + 3}`).join(" and ")
  for (let last: string[] = []; ;) {
    const rows: Record<Key | Column, unknown>[] = await db.query(
      `select ${names}, ${columns.join(", ")} from ${table} ${last.length ? after : ""} order by ${names} limit ${pageMax}`,
      last,
    )
    for (const row of rows)
      for (const column of columns) {
        const sealed = row[column] as Buffer | null
        if (!sealed) continue
        yield {
          ...describe(row as Record<Key, string>, column),
          sealed,
          async replace(newValue) {
            const replaced = await db.query(
              `update ${table} set ${column} = $1 where ${isRow} and ${column} = $2 returning 1`,
              [newValue, sealed, ...key.map((name) => row[name] as string)],
            )
            return replaced.length === 1
          },
        }
      }
    const end = rows.at(-1)
    if (rows.length < pageMax || !end) return
    last = key.map((name) => end[name] as string)
  }
}
