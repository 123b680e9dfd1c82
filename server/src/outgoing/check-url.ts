import { isIP } from "node:net"
import type { AddressRules } from "./address-rules.ts"

export const urlLengthMax = 2_000

/** RFC 1035 section 2.3.4. */
const nameLengthMax = 253
const labelLengthMax = 63

/** Names that no public resolver answers: RFC 6761, RFC 6762, RFC 8375, and the ones that home and office networks use. */
const localSuffixes = [
  ".localhost",
  ".local",
  ".localdomain",
  ".internal",
  ".intranet",
  ".lan",
  ".home",
  ".corp",
  ".home.arpa",
]

/** Of a URL that names a private address, and of one whose name leads to one. */
export const privateAddress = "The URL leads to a private or reserved address; it must be public."

/**
 * What is wrong with a URL that we are asked to call, as a sentence, or undefined. A name is not resolved here: where it leads
 * is looked at when we connect, each time anew. With private ranges allowed, local names are too. With `plainHttp`, a URL may begin with
 * http:// if its address is in one of those ranges.
 */
export function checkUrl(
  text: string,
  rules: AddressRules,
  { plainHttp = false }: { plainHttp?: boolean } = {},
): string | undefined {
  if (text.length > urlLengthMax) return `The URL is longer than ${urlLengthMax} characters.`
  // The standard parser mends these, and then what is shown is not what is called.
  if (/[\s\p{Cc}\\]/u.test(text)) return "The URL holds a blank, a control character or a backslash."
  const url = URL.parse(text)
  if (!url) return "This is not a URL. It should look like https://example.com/hooks."
  const isPlain = plainHttp && url.protocol === "http:"
  if (!isPlain && !/^https:\/\/[^/]/i.test(text)) return "The URL must begin with https:// and a host."
  if (isPlain && !isOfNetwork(hostOf(url), rules)) return plainToStranger
  if (url.username || url.password) return "The URL must not carry a user name or a password."
  return checkHost(hostOf(url), rules)
}

const plainToStranger =
  "The URL begins with http://, which is only for addresses in ranges that the operator allowed. Use https://."

/** Of a name, the address is looked at when we connect. */
function isOfNetwork(host: string, rules: AddressRules): boolean {
  return isIP(host) ? rules.isNamed(host) : rules.hasPrivateRanges
}

/** The host of a URL without the brackets of an IPv6 literal. Number forms such as `0x7f.1` are plain addresses already. */
export function hostOf(url: URL): string {
  return url.hostname.startsWith("[") ? url.hostname.slice(1, -1) : url.hostname
}

function checkHost(host: string, rules: AddressRules): string | undefined {
  if (isIP(host)) return rules.isAllowed(host) ? undefined : privateAddress
  const name = host.replace(/\.$/, "")
  if (name.length > nameLengthMax || !name.split(".").every((label) => label && label.length <= labelLengthMax))
    return `"${name.slice(0, nameLengthMax)}" is not a host name.`
  if (rules.hasPrivateRanges) return undefined
  const isLocal = !name.includes(".") || localSuffixes.some((suffix) => name.endsWith(suffix))
  return isLocal ? `"${name}" is a name of a local network; the URL must be reachable from the internet.` : undefined
}
