import { useEffect, useState } from "react"

/** The distance from which the page counts as scrolled, so that rows must not move under the reader. */
const scrolledPx = 120

export function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(scrollY > scrolledPx)
    look()
    addEventListener("scroll", look, { passive: true })
    return () => removeEventListener("scroll", look)
  }, [])
  return isScrolled
}
