import type { Outcome } from "./http-client.ts"

/** Storage behind a short link or another store has one or two. */
const redirectsMax = 3

/**
 * Returns the first answer that is no redirect, or the last one after too many. `request` checks the address
 * of each step. Use it only to fetch content: a redirect of a POST could move its body to another host.
 */
export async function followRedirects(first: string, request: (url: string) => Promise<Outcome>): Promise<Outcome> {
  let url = first
  for (let redirects = 0; ; redirects++) {
    const outcome = await request(url)
    const next = outcome.kind === "response" ? redirectOf(outcome, url) : undefined
    if (next === undefined || redirects >= redirectsMax) return outcome
    url = next
  }
}

/** RFC 9110, section 15.4. */
function redirectOf({ status, headers }: Extract<Outcome, { kind: "response" }>, url: string): string | undefined {
  const { location } = headers
  if (![301, 302, 303, 307, 308].includes(status) || typeof location !== "string") return undefined
  return URL.parse(location, url)?.href
}
