import { Button } from "@mantine/core"
import type { Column } from "./data-table.tsx"
import * as strings from "./strings.ts"

/** The last column of a list, with a button to edit the row. `label` is the accessible name of the button. */
export function editColumn<Row>(label: (row: Row) => string, edit: (row: Row) => void): Column<Row> {
  return {
    header: strings.edit,
    align: "right",
    cell: (row) => (
      <Button size="compact-xs" variant="default" aria-label={label(row)} onClick={() => edit(row)}>
        {strings.edit}
      </Button>
    ),
  }
}
