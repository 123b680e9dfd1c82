import type { SealedValue } from "#core/std/reseal-all.ts"
import { nameOfColumn } from "./column-names.ts"
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
    const rows = await db.query<Record<string, unknown>>(
      `select ${names}, ${columns.join(", ")} from ${table} ${last.length ? after : ""} order by ${names} limit ${pageMax}`,
      last,
    )
    const keys = rows.map((row) => key.map((name) => row[nameOfColumn(name)] as string))
    for (const [index, row] of rows.entries())
      for (const column of columns) {
        const sealed = row[nameOfColumn(column)] as Buffer | null
        if (!sealed) continue
        const values = keys[index] ?? []
        yield {
          ...describe(Object.fromEntries(key.map((name, at) => [name, values[at]])) as Record<Key, string>, column),
          sealed,
          async replace(newValue) {
            const replaced = await db.query(
              `update ${table} set ${column} = $1 where ${isRow} and ${column} = $2 returning 1`,
              [newValue, sealed, ...values],
            )
            return replaced.length === 1
          },
        }
      }
    const end = keys.at(-1)
    if (rows.length < pageMax || !end) return
    last = end
  }
}
