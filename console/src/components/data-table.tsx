import { Skeleton, Table } from "@mantine/core"
import type { MouseEvent, ReactNode } from "react"
import { usePages } from "../url/filters.ts"
import classes from "./data-table.module.css"
import { Pager } from "./pager.tsx"

export interface Column<Row> {
  header: string
  cell(row: Row): ReactNode
  /** `right` for numbers. */
  align?: "right"
  /** Hidden on narrow screens. */
  wideOnly?: boolean
}

export interface DataTableProps<Row> {
  /** The accessible name of the table. */
  caption: string
  columns: readonly Column<Row>[]
  /** Undefined while they load. */
  rows: readonly Row[] | undefined
  keyOf(row: Row): string
  /** Rows that replace deleted ones, by their keys. */
  gone?: ReadonlySet<string>
  /** A click on a row; its first cell should hold a link to the same place, for the keyboard. */
  open?(row: Row): void
  /** The cursor of the list's answer. Omit it for a list without pages. */
  nextCursor?: string | null
}

/** A list with the server's pages, which `Pager` turns. */
export function DataTable<Row>({ caption, columns, rows, keyOf, gone, open, nextCursor }: DataTableProps<Row>) {
  return (
    <>
      <Table.ScrollContainer minWidth={0} type="native">
        <Table highlightOnHover={open !== undefined} captionSide="top" className={classes.table}>
          <Table.Caption className={classes.caption}>{caption}</Table.Caption>
          <Table.Thead>
            <Table.Tr>
              {columns.map(({ header, align, wideOnly }) => (
                <Table.Th key={header} ta={align} className={wideOnly ? classes.wide : undefined}>
                  {header}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows?.map((row) => (
              <Table.Tr
                key={keyOf(row)}
                onClick={open && ((event) => isForRow(event) && open(row))}
                className={open && classes.opens}
                {...(gone?.has(keyOf(row)) && asGone)}
              >
                {columns.map(({ header, cell, align, wideOnly }) => (
                  <Table.Td key={header} ta={align} className={wideOnly ? classes.wide : undefined}>
                    {cell(row)}
                  </Table.Td>
                ))}
              </Table.Tr>
            )) ?? <Loading columns={columns.length} />}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {nextCursor !== undefined && <Pages nextCursor={nextCursor} />}
    </>
  )
}

/** A deleted row: it keeps its height and has no actions. */
const asGone = { className: classes.gone, inert: true, "aria-hidden": true }

/** A click on a link or a button, a click with a modifier key, and a text selection do not open the row. */
function isForRow({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  if (ctrlKey || metaKey || shiftKey || altKey) return false
  return (target as Element).closest("a, button") === null && !getSelection()?.toString()
}

function Loading({ columns }: { columns: number }) {
  return Array.from({ length: 8 }, (_, row) => (
    <Table.Tr key={row}>
      <Table.Td colSpan={columns}>
        <Skeleton height={18} />
      </Table.Td>
    </Table.Tr>
  ))
}

function Pages({ nextCursor }: { nextCursor: string | null }) {
  const { toOlder } = usePages()
  return <Pager hasOlder={nextCursor !== null} older={() => nextCursor && toOlder(nextCursor)} />
}
