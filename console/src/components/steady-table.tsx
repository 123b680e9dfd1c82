import { Stack, Text } from "@mantine/core"
import { DataTable, type DataTableProps } from "./data-table.tsx"
import { HeldBack } from "./held-back.tsx"
import { sentenceOf } from "./sentence-of.ts"
import type { Steady } from "./steady-rows.ts"
import * as strings from "./strings.ts"

export interface SteadyTableProps<Row> extends Omit<DataTableProps<Row>, "rows" | "gone"> {
  steady: Steady<Row>
  /** Why the rows could not be read again. */
  error?: unknown
}

/** A table whose rows keep their places under the pointer. Below it, it shows how many rows are held back. */
export function SteadyTable<Row>({ steady, error = null, ...table }: SteadyTableProps<Row>) {
  return (
    <Stack gap="xs" {...steady.holders}>
      <DataTable {...table} rows={steady.rows} gone={steady.gone} />
      <HeldBack count={steady.waiting} />
      {error !== null && (
        <Text size="sm" c="dimmed" role="status">
          {strings.staleListText} {sentenceOf(error)}
        </Text>
      )}
    </Stack>
  )
}
