import type { IncomingHttpHeaders } from "node:http"
import { Problem } from "#http/problems/problem.ts"

/**
 * Throws `cross_site_request` for a change that another site may have made a browser send. The browser's own
 * headers decide: `Sec-Fetch-Site` or `Origin`. Without them, the request must contain something that no form
 * can send: one of our headers, or JSON.
 */
export function refuseCrossSite(headers: IncomingHttpHeaders, baseUrl: string): void {
  const site = headers["sec-fetch-site"]
  if (site !== undefined && site !== "same-origin")
    throw foreign(
      "The browser reports that another site sent this request. Send it from the console, or use an API key.",
    )
  const { origin } = headers
  refuseForeignOrigin(headers, baseUrl)
  if (site !== undefined || origin !== undefined) return
  const isJson = /^application\/json\s*(?:;|$)/i.test(headers["content-type"] ?? "")
  if (isJson || headers["posthorn-account"] !== undefined || headers["posthorn-console"] !== undefined) return
  throw foreign("A change with a session needs a JSON body, or the header `posthorn-console: 1`. Add one of them.")
}

/**
 * Throws `cross_site_request` for a change that another site made a browser send with Basic credentials. A
 * browser that once asked its user for credentials adds them to every form that is sent here.
 * `Sec-Fetch-Site` shows the site. Browsers without it send `Origin`, which is `null` when the browser hides
 * it. Programs send neither header.
 */
export function refuseForged(headers: IncomingHttpHeaders, baseUrl: string): void {
  const site = headers["sec-fetch-site"]
  if (site === "cross-site" || site === "same-site")
    throw foreign(
      "The browser reports that another site sent this request. Send it from a server, so that no page contains the credentials.",
    )
  refuseForeignOrigin(headers, baseUrl)
}

/** Returns whether a method can change data. */
export function isChange(method: string): boolean {
  return method !== "GET" && method !== "HEAD"
}

function refuseForeignOrigin({ origin, host }: IncomingHttpHeaders, baseUrl: string): void {
  if (origin === undefined || isOwn(origin, host, baseUrl)) return
  throw foreign("`Origin` is not the address of this server. Configure the proxy to forward `Host`, or set PUBLIC_URL.")
}

function isOwn(origin: string, host: string | undefined, baseUrl: string): boolean {
  if (!URL.canParse(origin)) return false
  const from = new URL(origin).host
  return from !== "" && (from === host?.toLowerCase() || from === new URL(baseUrl).host)
}

function foreign(detail: string): Problem {
  return new Problem("cross_site_request", detail)
}
