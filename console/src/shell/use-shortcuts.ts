import { useNavigate } from "@tanstack/react-router"
import { useEffect } from "react"
import { usePages } from "./use-pages.ts"

const pauseMaxMs = 1500

/**
 * `g` and a letter opens a page, `/` focuses the search of the page, `?` opens the help. Shortcuts are off
 * while a field has the focus.
 */
export function useShortcuts(openHelp: () => void): void {
  const navigate = useNavigate()
  const pages = usePages()
  useEffect(() => {
    let goPressedAt = -Infinity
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const isSecond = event.timeStamp - goPressedAt < pauseMaxMs
      goPressedAt = event.key === "g" ? event.timeStamp : -Infinity
      if (isSecond) {
        const page = pages.find(({ key }) => key === event.key)
        if (!page) return
        // Alone, the letter may mean something else to the page.
        event.stopPropagation()
        void navigate({ to: page.to })
      } else if (event.key === "/") {
        const search = document.querySelector<HTMLElement>("[data-search]")
        if (!search) return
        event.preventDefault()
        search.focus()
      } else if (event.key === "?") openHelp()
    }
    addEventListener("keydown", onKey, { capture: true })
    return () => removeEventListener("keydown", onKey, { capture: true })
  }, [navigate, pages, openHelp])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest("input, textarea, select, [role=dialog]") !== null)
  )
}
