import { isDeepStrictEqual } from "node:util"

type Settings = Readonly<Record<string, unknown>>

/**
 * Returns whether a change of settings can move the requests that carry stored secrets. Every setting counts,
 * except those that the caller names as independent of it. So a new setting counts until someone decides
 * otherwise.
 */
export function movesRequests(before: Settings, next: Settings, independent: ReadonlySet<string>): boolean {
  return !isDeepStrictEqual(dependent(before, independent), dependent(next, independent))
}

/** A setting that is null or absent has its default. */
function dependent(settings: Settings, independent: ReadonlySet<string>): Settings {
  return Object.fromEntries(Object.entries(settings).filter(([name, value]) => value != null && !independent.has(name)))
}
