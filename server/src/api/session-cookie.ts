import type { FastifyRequest } from "fastify"

const plainName = "posthorn_session"
/** Browsers take a cookie of such a name over https alone, and from no other host (RFC 6265bis section 4.1.3.2). */
const secureName = `__Host-${plainName}`

/** The token of a session in a `Cookie` header, or undefined. */
export function sessionTokenOf(cookies: string | undefined): string | undefined {
  if (cookies === undefined) return undefined
  const values = new Map<string, string>()
  for (const pair of cookies.split(";")) {
    const [name = "", value = ""] = pair.split("=", 2)
    values.set(name.trim(), value.trim())
  }
  return values.get(secureName) ?? values.get(plainName)
}

/** How the browser came here, as far as it decides what a cookie may be. */
export interface Way {
  isHttps: boolean
  isLoopback: boolean
}

export function wayOf({ protocol, headers }: FastifyRequest, baseUrl: string): Way {
  const host = headers.host ?? ""
  const isPublic = URL.canParse(baseUrl) && new URL(baseUrl).host === host
  return {
    // A proxy that ends TLS and is not trusted tells nothing of it, but our own address does.
    isHttps: protocol === "https" || (isPublic && baseUrl.startsWith("https:")),
    isLoopback: /^(?:localhost|[\w-]+\.localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i.test(host),
  }
}

/** `Set-Cookie` of a session that begins. Over plain http to another machine a browser would not keep a `Secure` one. */
export function sessionCookie(token: string, { maxAgeMs, way }: { maxAgeMs: number; way: Way }): string {
  const { isHttps, isLoopback } = way
  const name = isHttps ? secureName : plainName
  const age = Math.floor(maxAgeMs / 1_000)
  return `${name}=${token}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${isHttps || isLoopback ? "; Secure" : ""}`
}

/** `Set-Cookie` of a session that ended. */
export function endedCookie(way: Way): string {
  return sessionCookie("", { maxAgeMs: 0, way })
}
