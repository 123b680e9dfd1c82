import { useEffect, useRef, useState } from "react"

export interface Steady<Row> {
  rows: readonly Row[] | undefined
  /** Those that are in the list no more, and keep their places until the pointer has left. */
  gone: ReadonlySet<string>
  /** New ones that are held back. */
  waiting: number
  /** For the element around the rows. */
  holders: { ref: React.RefObject<HTMLDivElement | null> }
}

export interface SteadyOptions<Row> {
  keyOf(row: Row): string
  list: string
  isHeld?: boolean
  /** What is gone from the list is told of as gone; otherwise it may have moved to the next page. */
  marksGone?: boolean
}

/**
 * Rows that change by themselves stay where they are while the pointer is over them: what is shown changes in its place, what is new
 * waits until the pointer has left, and so does the place of what is gone. Rows of another `list`, a page or a filter, are shown at once.
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
 * Whether the mouse was last moved over an element. No element is asked for its own `pointerleave`: one that is disabled or gone under
 * the mouse does not tell. A mouse that rests where a dialog has closed was not moved there, so what came of the dialog is shown.
 */
function useIsOver(): { isOver: boolean; ref: React.RefObject<HTMLDivElement | null> } {
  const [isOver, setOver] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const isIn = ({ target }: PointerEvent) => ref.current?.contains(target as Node) === true
    // A finger is over nothing once it is lifted.
    const moved = (event: PointerEvent) => setOver(event.pointerType === "mouse" && isIn(event))
    const left = () => setOver(false)
    document.addEventListener("pointermove", moved, { signal })
    // What opens above the list has the mouse without a move.
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

/** Where the list is no shorter than before, what stood at its end may be on the next page. */
function goneFrom<Row>(shown: readonly Row[], newest: readonly Row[], keyOf: (row: Row) => string): Set<string> {
  const known = new Set(newest.map(keyOf))
  const end = newest.length < shown.length ? shown.length : shown.findLastIndex((row) => known.has(keyOf(row)))
  return new Set(shown.slice(0, end).map(keyOf)).difference(known)
}

function isSame<Row>(one: readonly Row[] | undefined, other: readonly Row[] | undefined): boolean {
  return one === other || (one?.length === other?.length && Boolean(one?.every((row, index) => row === other?.[index])))
}
