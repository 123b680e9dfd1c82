import { useEffect, useState } from "react"

/** So far down that somebody reads, and rows must not move. */
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
