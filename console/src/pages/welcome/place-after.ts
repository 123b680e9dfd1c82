const base = "/console"

/** Where to go after signing in: a page of this console, whatever the address asked for. The router leaves the base out of its places. */
export function placeAfter(next: string | undefined): string {
  const place = new URL(next ?? "/", location.origin)
  if (place.origin !== location.origin) return `${base}/`
  const isWhole = place.pathname === base || place.pathname.startsWith(`${base}/`)
  return `${isWhole ? "" : base}${place.pathname}${place.search}`
}
