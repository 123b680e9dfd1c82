const base = "/console"

/**
 * The page after signing in: a page of this console, whatever the address asks for. The router omits the base
 * path.
 */
export function placeAfter(next: string | undefined): string {
  const place = new URL(next ?? "/", location.origin)
  if (place.origin !== location.origin) return `${base}/`
  const isWhole = place.pathname === base || place.pathname.startsWith(`${base}/`)
  return `${isWhole ? "" : base}${place.pathname}${place.search}`
}
