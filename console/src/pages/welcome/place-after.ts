/** Where to go after signing in: a page of this console, whatever the address asked for. */
export function placeAfter(next: string | undefined): string {
  const home = "/console/"
  if (!next) return home
  const place = new URL(next, location.origin)
  return place.origin === location.origin && place.pathname.startsWith(home) ? place.pathname + place.search : home
}
