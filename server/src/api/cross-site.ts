import type { IncomingHttpHeaders } from "node:http"
import { Problem } from "./problem.ts"

/**
 * Refuses `cross_site_request`: a change that a browser may have been made to send by another site. What the browser itself says
 * decides (`Sec-Fetch-Site`, `Origin`); where it says neither, the request must carry what no form can send: a header of ours, or
 * JSON.
 */
export function refuseCrossSite(headers: IncomingHttpHeaders, baseUrl: string): void {
  const site = headers["sec-fetch-site"]
  if (site !== undefined && site !== "same-origin")
    throw foreign(
      "The browser says that another site sent this request. Send it from the console itself, or with an API key.",
    )
  const { origin } = headers
  if (origin !== undefined && !isOwn(origin, headers.host, baseUrl))
    throw foreign(
      "`Origin` is not the address under which this server is reached. Behind a proxy, let it pass on `Host`, or set PUBLIC_URL.",
    )
  if (site !== undefined || origin !== undefined) return
  const isJson = /^application\/json\s*(?:;|$)/i.test(headers["content-type"] ?? "")
  if (isJson || headers["posthorn-account"] !== undefined || headers["posthorn-console"] !== undefined) return
  throw foreign("A change by session needs a JSON body, or the header `posthorn-console: 1`.")
}

/**
 * Refuses `cross_site_request`: a change that another site had a browser send with credentials. A browser that was asked for them once,
 * by a path of the API, adds them to every form that leads here. Programs say nothing of sites.
 */
export function refuseForged({ "sec-fetch-site": site }: IncomingHttpHeaders): void {
  if (site === "cross-site" || site === "same-site")
    throw foreign(
      "The browser says that another site sent this request. Send it from a server, which keeps credentials.",
    )
}

/** Whether a method asks for a change. */
export function isChange(method: string): boolean {
  return method !== "GET" && method !== "HEAD"
}

function isOwn(origin: string, host: string | undefined, baseUrl: string): boolean {
  if (!URL.canParse(origin)) return false
  const from = new URL(origin).host
  return from !== "" && (from === host?.toLowerCase() || from === new URL(baseUrl).host)
}

function foreign(detail: string): Problem {
  return new Problem("cross_site_request", detail)
}
