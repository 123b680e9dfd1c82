/** Names by column. To compute the name for each row would cost more than the driver does. */
const names: Record<string, string> = Object.create(null) as Record<string, string>

/** The name of a column in a row: `createdAt` for `created_at`. */
export function nameOfColumn(column: string): string {
  return (names[column] ??= column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()))
}

/** Renames the columns of a row that no `RowShape` read. */
export function renameColumns(row: object): object {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [nameOfColumn(column), value as unknown]))
}

/** A type without names of columns, because rows have `createdAt` for `created_at`. */
export type RowNames<Row> = { [Name in keyof Row]: Name extends `${string}_${string}` ? never : Row[Name] }
