import { useRouterState } from "@tanstack/react-router"
import { useEffect, type RefObject } from "react"

/** The path where somebody is. Nowhere yet when the console opens: the browser itself tells of that page. */
let arrivedAt: string | undefined

/**
 * Gives the heading the focus when its page has come after another one: a screen reader tells its name, and Tab goes on from there,
 * not from a link that is gone. A field that took the focus keeps it. On the same path only a focus that was lost is taken.
 */
export function useArrival(heading: RefObject<HTMLElement | null>): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  useEffect(() => {
    const before = arrivedAt
    arrivedAt = path
    if (before === undefined) return
    const { activeElement } = document
    const isLost = activeElement === null || activeElement === document.body
    const isField = activeElement?.matches("input, textarea, select")
    if (isLost || (before !== path && !isField)) heading.current?.focus({ preventScroll: true })
  }, [heading, path])
}
