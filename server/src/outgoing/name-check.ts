import type { LookupAddress } from "node:dns"
import { pause, type Clock } from "#std/clock.ts"
import type { AddressRules } from "./address-rules.ts"
import type { Resolver } from "./resolver.ts"

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
  async leadsAstray(name: string): Promise<boolean> {
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
