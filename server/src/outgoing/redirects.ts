import type { Outcome } from "./exchange.ts"

/** The limit of redirects to one file. Storage behind a service needs one or two. */
const redirectsMax = 3
/** RFC 9110, section 15.4. */
const redirectStatuses: readonly number[] = [301, 302, 303, 307, 308]

/**
 * Follows the redirects of a file. `get` fetches one URL, and checks its address as that of the first one.
 * After too many redirects, returns the last of them.
 */
export async function followRedirects(first: string, get: (url: string) => Promise<Outcome>): Promise<Outcome> {
  let outcome = await get(first)
  let url = first
  for (let count = 0; count < redirectsMax; count++) {
    const next = targetOf(outcome, url)
    if (next === undefined) return outcome
    outcome = await get(next)
    url = next
  }
  return outcome
}

function targetOf(outcome: Outcome, url: string): string | undefined {
  if (outcome.kind === "failure" || !redirectStatuses.includes(outcome.status)) return undefined
  const { location } = outcome.headers
  return typeof location === "string" ? URL.parse(location, url)?.href : undefined
}
