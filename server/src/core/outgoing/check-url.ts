import type { LookupAddress } from "node:dns"
import { isIP } from "node:net"
import { pause, type Clock } from "#core/std/clock.ts"
import type { AddressRules } from "./address-rules.ts"
import type { Resolver } from "./resolver.ts"
import { checkUrlText, hostOf, notHttps } from "./url-text.ts"

export const urlLengthMax = 2_000

/** RFC 1035 section 2.3.4. */
const nameLengthMax = 253
const labelLengthMax = 63

/**
 * Names that no public resolver answers: RFC 6761, RFC 6762, RFC 8375, and the usual ones of home and office
 * networks.
 */
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

/** For a URL with a private address, and for one whose name resolves to one. */
export const privateAddress = "The URL leads to a private or reserved address. Use a public address."

/**
 * Returns what is wrong with a URL that a stranger wants Posthorn to call, as a sentence, or undefined. A
 * name is not resolved here, because each connection checks its address. If private ranges are allowed, local
 * names are also allowed. With `plainHttp`, a URL may begin with http:// if its address is in one of those
 * ranges.
 */
export function checkUrl(
  text: string,
  rules: AddressRules,
  { plainHttp = false }: { plainHttp?: boolean } = {},
): string | undefined {
  if (text.length > urlLengthMax) return `The URL is longer than ${urlLengthMax} characters.`
  const checkPlain = (host: string) => (isOfNetwork(host, rules) ? undefined : plainToStranger)
  return checkUrlText(text, plainHttp ? checkPlain : () => notHttps) ?? checkHost(hostOf(new URL(text)), rules)
}

const plainToStranger =
  "The URL begins with http://, which works only for address ranges that the operator allows. Use https://."

/** The address of a name is checked when Posthorn connects. */
function isOfNetwork(host: string, rules: AddressRules): boolean {
  return isIP(host) ? rules.isNamed(host) : rules.hasPrivateRanges
}

function checkHost(host: string, rules: AddressRules): string | undefined {
  if (isIP(host)) return rules.isAllowed(host) ? undefined : privateAddress
  const name = host.replace(/\.$/, "")
  if (name.length > nameLengthMax || !name.split(".").every((label) => label && label.length <= labelLengthMax))
    return `"${name.slice(0, nameLengthMax)}" is not a host name.`
  if (rules.hasPrivateRanges) return undefined
  const isLocal = !name.includes(".") || localSuffixes.some((suffix) => name.endsWith(suffix))
  return isLocal ? `"${name}" is the name of a local network. Use a URL that the internet can reach.` : undefined
}

/** The client that registers a URL waits for this. */
const deadlineMs = 3_000
/**
 * The limit of concurrent checks. Beyond it, names are accepted unchecked, so names without an answer cannot
 * fill the memory.
 */
const checksMax = 100

/**
 * Resolves the name of a URL at its registration, so that a private address is refused then and does not
 * first show in a log. It helps users, but is no protection. A name can change a second later, so each
 * connection checks its address.
 */
export class NameCheck {
  readonly #rules: AddressRules
  readonly #resolver: Resolver
  readonly #clock: Clock
  #underWay = 0

  constructor({ rules, resolver, clock }: { rules: AddressRules; resolver: Resolver; clock: Clock }) {
    this.#rules = rules
    this.#resolver = resolver
    this.#clock = clock
  }

  /**
   * Whether any address of the name is not allowed. False for a name that does not exist, or has no answer
   * within 3 s.
   */
  async hasForbiddenAddress(name: string): Promise<boolean> {
    if (this.#underWay >= checksMax) return false
    this.#underWay += 1
    const addresses = await this.#addressesOf(name)
    this.#underWay -= 1
    return !addresses.every(({ address }) => this.#rules.isAllowed(address))
  }

  /** Empty when there is no answer in time. Never rejects. */
  async #addressesOf(name: string): Promise<LookupAddress[]> {
    const answered = new AbortController()
    const late = pause(this.#clock, deadlineMs, answered.signal).then(() => [])
    const addresses = await Promise.race([this.#resolver.resolve(name).catch(() => []), late])
    answered.abort()
    return addresses
  }
}
