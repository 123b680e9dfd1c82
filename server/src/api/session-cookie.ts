import type { FastifyRequest } from "fastify"
import { Problem } from "./problem.ts"

const sessionName = "posthorn_session"
const browserName = "posthorn_browser"
/** Browsers take a cookie of such a name over https alone, and from no other host (RFC 6265bis section 4.1.3.2). */
const hostPrefix = "__Host-"
/** As long as browsers keep a cookie at most. */
const browserMaxAgeMs = 400 * 86_400_000

/**
 * The token of a session in a `Cookie` header, or undefined. Over https only the name counts that no other host can set a cookie of:
 * else whoever has a neighbouring name, or the network, could have somebody work in a session that is not theirs.
 */
export function sessionTokenOf(
  cookies: string | undefined,
  { isHttps }: Pick<Way, "isHttps"> = { isHttps: false },
): string | undefined {
  if (cookies === undefined) return undefined
  const values = valuesOf(cookies)
  return values.get(hostPrefix + sessionName) ?? (isHttps ? undefined : values.get(sessionName))
}

/** What the browser keeps by which it is known, in a `Cookie` header. */
export function keptByBrowser(cookies: string | undefined): string | null {
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

/** How the browser came here, as far as it decides what a cookie may be. */
export interface Way {
  isHttps: boolean
  isLoopback: boolean
  /** The browser keeps no `Secure` cookie that came over plain http, not of its own machine either; its page has tried. */
  refusesSecure: boolean
}

export function wayOf({ protocol, headers }: FastifyRequest, baseUrl: string): Way {
  const host = headers.host ?? ""
  const isPublic = URL.canParse(baseUrl) && new URL(baseUrl).host === host
  return {
    // A proxy that ends TLS and is not trusted tells nothing of it, but our own address does, and the browser.
    isHttps: protocol === "https" || (isPublic && baseUrl.startsWith("https:")) || headers.origin === `https://${host}`,
    isLoopback: /^(?:localhost|[\w-]+\.localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i.test(host),
    refusesSecure: headers["posthorn-cookie"] === "plain",
  }
}

/**
 * Refuses `https_required`: a sign-in over plain http from another machine. Its password could be read on the way, and no browser would
 * keep the cookie, so that whoever signs in would be asked to sign in again.
 */
export function requireSafeWay({ isHttps, isLoopback }: Way): void {
  if (isHttps || isLoopback) return
  throw new Problem(
    "https_required",
    "Signing in over plain http works on the machine of the server alone. Open the console over https; `docs/guides/console.md` says how.",
  )
}

/** `Set-Cookie` of a session that begins. */
export function sessionCookie(token: string, { maxAgeMs, way }: { maxAgeMs: number; way: Way }): string {
  return setCookie(sessionName, token, { maxAgeMs, way })
}

/** `Set-Cookie` of a session that ended. The browser stays known. */
export function endedCookie(way: Way): string {
  return setCookie(sessionName, "", { maxAgeMs: 0, way })
}

/** `Set-Cookie` by which the browser is known when its member signs in again. */
export function browserCookie(kept: string, way: Way): string {
  return setCookie(browserName, kept, { maxAgeMs: browserMaxAgeMs, way })
}

/**
 * Safari keeps no `Secure` cookie of http://localhost (https://bugs.webkit.org/show_bug.cgi?id=281149); what never leaves the
 * machine needs none.
 */
function setCookie(name: string, value: string, { maxAgeMs, way }: { maxAgeMs: number; way: Way }): string {
  const { isHttps, isLoopback, refusesSecure } = way
  const age = Math.floor(maxAgeMs / 1_000)
  const secure = isLoopback && !isHttps && refusesSecure ? "" : "; Secure"
  return `${isHttps ? hostPrefix : ""}${name}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`
}
