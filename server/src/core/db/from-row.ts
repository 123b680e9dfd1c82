/** The name of a column: `created_at` for `createdAt`. */
type ColumnOf<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${ColumnOf<Rest>}`
    : `_${Lowercase<First>}${ColumnOf<Rest>}`
  : Name

/** A row that holds the values of `Type` under the names of columns. */
export type RowOf<Type> = { [Name in keyof Type as ColumnOf<Name & string>]: Type[Name] }

/** The names by column: a replacement for each column of each row would cost more than the driver does. */
const names: Record<string, string> = Object.create(null) as Record<string, string>

/** Returns the values of a row under the names of `Type`: `createdAt` for `created_at`. */
export function fromRow<Type>(row: RowOf<Type>): Type {
  const columns = row as Record<string, unknown>
  const values: Record<string, unknown> = {}
  for (const column in columns) values[(names[column] ??= nameOf(column))] = columns[column]
  return values as Type
}

function nameOf(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
