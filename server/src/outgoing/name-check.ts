import type { LookupAddress } from "node:dns"
import { pause } from "#std/clock.ts"
import type { Clock } from "#std/clock.ts"
import type { AddressRules } from "./address-rules.ts"
import type { Resolver } from "./resolver.ts"

/** Whoever registers a URL waits for it. */
const deadlineMs = 3_000
/** At once. Beyond it names are taken unseen: nobody shall fill the memory with names that nobody answers for. */
const checksMax = 100

/**
 * Where names lead, asked when a URL is registered, so that a private address is refused then and not found in a log later.
 * It is a courtesy and no guard: a name may lead elsewhere a second later, and each connection looks for itself.
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

  /** Whether any address of the name is not allowed. False for a name that does not exist, or has no answer within 3 s. */
  async leadsAstray(name: string): Promise<boolean> {
    if (this.#underWay >= checksMax) return false
    this.#underWay += 1
    const addresses = await this.#addressesOf(name)
    this.#underWay -= 1
    return !addresses.every(({ address }) => this.#rules.isAllowed(address))
  }

  /** None when there is no answer in time. Never rejects. */
  async #addressesOf(name: string): Promise<LookupAddress[]> {
    const answered = new AbortController()
    const late = pause(this.#clock, deadlineMs, answered.signal).then(() => [])
    const addresses = await Promise.race([this.#resolver.resolve(name).catch(() => []), late])
    answered.abort()
    return addresses
  }
}
