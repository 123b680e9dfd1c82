import type { IncomingMessage } from "node:http"

/**
 * Returns the path and the query of a request's target. A server must also accept the absolute form, which
 * clients send to a proxy (RFC 9112, section 3.2.2). Its host has no meaning here.
 */
export function originForm({ url = "/" }: Pick<IncomingMessage, "url">): string {
  const path = url.replace(/^[a-z][\w+.-]*:\/\/[^/?]*/i, "")
  return path === "" || path.startsWith("?") ? `/${path}` : path
}
