import type { FastifyRequest } from "fastify"
import { Problem } from "#http/problems/problem.ts"

const sessionName = "posthorn_session"
const browserName = "posthorn_browser"
/**
 * Browsers accept a cookie with this prefix only over https, and from no other host (RFC 6265bis section
 * 4.1.3.2).
 */
const hostPrefix = "__Host-"
/** The longest time that browsers keep a cookie. */
const browserMaxAgeMs = 400 * 86_400_000

/**
 * Returns the token of a session in a `Cookie` header, or undefined. Over https only the prefixed name
 * counts, because no other host can set it. Otherwise an attacker with a neighbouring host name, or on the
 * network, could make a member work in another session.
 */
export function sessionTokenOf(
  cookies: string | undefined,
  { isHttps }: Pick<RequestTransport, "isHttps"> = { isHttps: false },
): string | undefined {
  if (cookies === undefined) return undefined
  const values = valuesOf(cookies)
  return values.get(hostPrefix + sessionName) ?? (isHttps ? undefined : values.get(sessionName))
}

/** Returns the cookie that identifies the browser, or null. */
export function readBrowserCookie(cookies: string | undefined): string | null {
  const values = valuesOf(cookies ?? "")
  return values.get(hostPrefix + browserName) ?? values.get(browserName) ?? null
}

function valuesOf(cookies: string): Map<string, string> {
  const values = new Map<string, string>()
  for (const pair of cookies.split(";")) {
    const [key = "", value = ""] = pair.split("=", 2)
    values.set(key.trim(), value.trim())
  }
  return values
}

/** The properties of a request that decide the attributes of its cookies. */
export interface RequestTransport {
  isHttps: boolean
  isLoopback: boolean
  /**
   * The browser keeps no `Secure` cookie from plain http, not even from its own machine. The console has
   * tested that.
   */
  refusesSecure: boolean
}

/** Returns how a request arrived: over https, from the same machine, and whether `Secure` cookies work. */
export function transportOf({ protocol, headers }: FastifyRequest, baseUrl: string): RequestTransport {
  const host = headers.host ?? ""
  const isPublic = URL.canParse(baseUrl) && new URL(baseUrl).host === host
  return {
    // An untrusted proxy that ends TLS does not report https. Our own address and the browser's `Origin` then
    // do.
    isHttps: protocol === "https" || (isPublic && baseUrl.startsWith("https:")) || headers.origin === `https://${host}`,
    isLoopback: /^(?:localhost|[\w-]+\.localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i.test(host),
    refusesSecure: headers["posthorn-cookie"] === "plain",
  }
}

/**
 * Throws `https_required` for a sign-in over plain http from another machine. Its password could be read on
 * the network. No browser would keep the cookie, so the member would have to sign in again and again.
 */
export function requireHttps({ isHttps, isLoopback }: RequestTransport): void {
  if (isHttps || isLoopback) return
  throw new Problem(
    "https_required",
    "Sign-in over plain HTTP works only on the server's own machine. Open the console over HTTPS. `docs/guides/console.md` explains how.",
  )
}

/** Returns the `Set-Cookie` of a new session. */
export function sessionCookie(token: string, { maxAgeMs, way }: { maxAgeMs: number; way: RequestTransport }): string {
  return setCookie(sessionName, token, { maxAgeMs, way })
}

/** Returns the `Set-Cookie` of an ended session. The cookie that identifies the browser stays. */
export function endedCookie(way: RequestTransport): string {
  return setCookie(sessionName, "", { maxAgeMs: 0, way })
}

/** Returns the `Set-Cookie` that identifies the browser at the member's next sign-in. */
export function browserCookie(kept: string, way: RequestTransport): string {
  return setCookie(browserName, kept, { maxAgeMs: browserMaxAgeMs, way })
}

/**
 * Safari keeps no `Secure` cookie of http://localhost (https://bugs.webkit.org/show_bug.cgi?id=281149). A
 * cookie that never leaves the machine does not need the attribute.
 */
function setCookie(
  name: string,
  value: string,
  { maxAgeMs, way }: { maxAgeMs: number; way: RequestTransport },
): string {
  const { isHttps, isLoopback, refusesSecure } = way
  const age = Math.floor(maxAgeMs / 1_000)
  const secure = isLoopback && !isHttps && refusesSecure ? "" : "; Secure"
  return `${isHttps ? hostPrefix : ""}${name}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`
}
