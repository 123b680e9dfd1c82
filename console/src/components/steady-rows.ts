import { useEffect, useRef, useState } from "react"

export interface Steady<Row> {
  rows: readonly Row[] | undefined
  /** Rows that the list no longer contains. They keep their places until the pointer has left. */
  gone: ReadonlySet<string>
  /** The number of new rows that are held back. */
  waiting: number
  /** Properties for the element around the rows. */
  holders: { ref: React.RefObject<HTMLDivElement | null> }
}

export interface SteadyOptions<Row> {
  keyOf(row: Row): string
  list: string
  isHeld?: boolean
  /** Whether a missing row is marked as deleted. Otherwise it may be on the next page. */
  marksGone?: boolean
}

/**
 * Keeps rows in place while the pointer is over them. A changed row changes in its place. New rows, and the
 * removal of deleted ones, wait until the pointer has left. Rows of another `list`, such as a page or a
 * filter, are shown at once.
 */
export function useSteadyRows<Row>(newest: readonly Row[] | undefined, options: SteadyOptions<Row>): Steady<Row> {
  const { keyOf, list, isHeld = false, marksGone = false } = options
  const { isOver, ref } = useIsOver()
  const [shown, setShown] = useState({ list, rows: newest })
  const isStill = (isOver || isHeld) && shown.list === list && Boolean(shown.rows?.length) && newest !== undefined
  const rows = isStill ? inPlace(shown.rows ?? [], newest, keyOf) : newest
  if (shown.list !== list || !isSame(shown.rows, rows)) setShown({ list, rows })
  const known = new Set(rows?.map(keyOf))
  return {
    rows,
    gone: isStill && marksGone ? goneFrom(rows ?? [], newest, keyOf) : none,
    waiting: isStill ? newest.filter((row) => !known.has(keyOf(row))).length : 0,
    holders: { ref },
  }
}

/**
 * Whether the last mouse movement was over an element. It listens to no element's `pointerleave`, because a
 * disabled or removed element does not send it. A mouse that rests where a dialog has closed did not move
 * there, so the result of the dialog is shown.
 */
function useIsOver(): { isOver: boolean; ref: React.RefObject<HTMLDivElement | null> } {
  const [isOver, setOver] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const isIn = ({ target }: PointerEvent) => ref.current?.contains(target as Node) === true
    // A lifted finger is over no element.
    const moved = (event: PointerEvent) => setOver(event.pointerType === "mouse" && isIn(event))
    const left = () => setOver(false)
    document.addEventListener("pointermove", moved, { signal })
    // An element that opens above the list gets the mouse without a movement.
    document.addEventListener("pointerover", (event) => isIn(event) || left(), { signal })
    document.documentElement.addEventListener("pointerleave", left, { signal })
    return () => ending.abort()
  }, [])
  return { isOver, ref }
}

const none: ReadonlySet<string> = new Set()

function inPlace<Row>(shown: readonly Row[], newest: readonly Row[], keyOf: (row: Row) => string): readonly Row[] {
  const byKey = new Map(newest.map((row) => [keyOf(row), row]))
  return shown.map((row) => byKey.get(keyOf(row)) ?? row)
}

/** If the list is not shorter than before, a row from its end may be on the next page. */
function goneFrom<Row>(shown: readonly Row[], newest: readonly Row[], keyOf: (row: Row) => string): Set<string> {
  const known = new Set(newest.map(keyOf))
  const end = newest.length < shown.length ? shown.length : shown.findLastIndex((row) => known.has(keyOf(row)))
  return new Set(shown.slice(0, end).map(keyOf)).difference(known)
}

function isSame<Row>(one: readonly Row[] | undefined, other: readonly Row[] | undefined): boolean {
  return one === other || (one?.length === other?.length && Boolean(one?.every((row, index) => row === other?.[index])))
}
