import { useState } from "react"

export interface Steady<Row> {
  rows: readonly Row[] | undefined
  /** New ones that are held back. */
  waiting: number
  /** For the element around the rows. */
  holders: { onPointerEnter(event: React.PointerEvent): void; onPointerLeave(): void }
}

export interface SteadyOptions<Row> {
  keyOf(row: Row): string
  list: string
  isHeld?: boolean
  /** What is gone from the list goes from what is shown, too; otherwise it may have moved to the next page. */
  dropsGone?: boolean
}

/**
 * Rows that change by themselves stay where they are while the pointer is over them: what is shown changes in its place, what is new
 * waits until the pointer has left. Rows of another `list`, a page or a filter, are shown at once.
 */
export function useSteadyRows<Row>(newest: readonly Row[] | undefined, options: SteadyOptions<Row>): Steady<Row> {
  const { keyOf, list, isHeld = false, dropsGone = false } = options
  const [isOver, setOver] = useState(false)
  const [shown, setShown] = useState({ list, rows: newest })
  const isStill = (isOver || isHeld) && shown.list === list && Boolean(shown.rows?.length) && newest !== undefined
  const rows = isStill ? inPlace(shown.rows ?? [], newest, { keyOf, dropsGone }) : newest
  if (shown.list !== list || !isSame(shown.rows, rows)) setShown({ list, rows })
  const known = new Set(rows?.map(keyOf))
  return {
    rows,
    waiting: isStill ? newest.filter((row) => !known.has(keyOf(row))).length : 0,
    holders: {
      // A finger is over nothing once it is lifted.
      onPointerEnter: ({ pointerType }) => setOver(pointerType === "mouse"),
      onPointerLeave: () => setOver(false),
    },
  }
}

function inPlace<Row>(
  shown: readonly Row[],
  newest: readonly Row[],
  { keyOf, dropsGone }: Required<Pick<SteadyOptions<Row>, "keyOf" | "dropsGone">>,
): readonly Row[] {
  const byKey = new Map(newest.map((row) => [keyOf(row), row]))
  return shown.flatMap((row) => byKey.get(keyOf(row)) ?? (dropsGone ? [] : row))
}

function isSame<Row>(one: readonly Row[] | undefined, other: readonly Row[] | undefined): boolean {
  return one === other || (one?.length === other?.length && Boolean(one?.every((row, index) => row === other?.[index])))
}
