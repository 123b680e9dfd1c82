import { useRouterState } from "@tanstack/react-router"
import { useEffect, type RefObject } from "react"

/**
 * The path of the current page. Null when the console opens, because the browser itself announces that page.
 */
let arrivedAt: string | undefined

/**
 * Moves the focus to the heading after a navigation: a screen reader announces it, and Tab continues from
 * there. A field that took the focus keeps it. On the same path it moves only a lost focus.
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
