import { isLoopback } from "#core/std/is-loopback.ts"

export const notHttps = "The URL must begin with https:// and a host."

/**
 * Returns whether a URL may be shown to people, or be the target of a link or a redirect. It begins with
 * https:// and has no user name and no password. A page in development is at http:// on a loopback host.
 */
export function isShownUrl(text: string): boolean {
  return checkUrlText(text, (host) => (isLoopback(host) ? undefined : notHttps)) === undefined
}

/** The check of every URL that a stranger gives. `checkPlain` decides about the host of an http:// URL. */
export function checkUrlText(text: string, checkPlain: (host: string) => string | undefined): string | undefined {
  // The standard parser repairs these. Then the URL that people see would differ from the one that is called.
  if (/[\s\p{Cc}\\]/u.test(text)) return "The URL contains a space, a control character or a backslash."
  const url = URL.parse(text)
  if (!url) return "This is not a URL. Use a URL such as https://example.com/hooks."
  if (!/^https?:\/\/[^/]/i.test(text)) return notHttps
  if (url.hostname.includes("*")) return "The host contains *. Write each host in full."
  if (url.port === "0") return "The URL has the port 0, which no server can have."
  const plainFault = url.protocol === "http:" ? checkPlain(hostOf(url)) : undefined
  if (plainFault !== undefined) return plainFault
  return url.username || url.password ? "The URL must not contain a user name or a password." : undefined
}

/**
 * The host of a URL without the brackets of an IPv6 literal. The parser has already turned number forms such
 * as `0x7f.1` into addresses.
 */
export function hostOf(url: URL): string {
  return url.hostname.startsWith("[") ? url.hostname.slice(1, -1) : url.hostname
}
