import type { ReactNode } from "react"
import { usePages } from "../url/filters.ts"
import { ErrorAlert } from "./error-alert.tsx"
import type { LiveList } from "./live-list.ts"
import { SteadyTable, type SteadyTableProps } from "./steady-table.tsx"

export interface LiveTableProps<Row> extends Omit<SteadyTableProps<Row>, "steady" | "keyOf" | "nextCursor" | "error"> {
  list: LiveList<Row>
  /** Replaces the table while the list has no rows. A later page keeps its way back. */
  empty?: ReactNode
}

/** A page of a live list: its rows, or why there are none. */
export function LiveTable<Row>({ list, empty, ...table }: LiveTableProps<Row>) {
  const { page, steady, keyOf, isEmpty, error, retry } = list
  const { isFirst } = usePages()
  if (error && !page) return <ErrorAlert error={error} retry={retry} />
  if (isEmpty && isFirst && empty) return empty
  return <SteadyTable {...table} steady={steady} keyOf={keyOf} nextCursor={page?.nextCursor ?? null} error={error} />
}
