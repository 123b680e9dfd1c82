import type { LookupAddress } from "node:dns"
import { pause, type Clock } from "#std/clock.ts"
import { NameFailure } from "./failure.ts"
import { NameLookup, type Found } from "./name-lookup.ts"

const namesMaxDefault = 10_000
const foundMinMs = 1_000
const foundMaxMs = 60_000
const missedMs = 5_000

/** While no name server answers, the last answer stays valid this long (RFC 8767 allows days). */
const staleMaxMs = 3_600_000
/** A caller with an older answer waits no longer than this for a new one. */
const staleAfterMs = 1_000

interface Entry {
  addresses: LookupAddress[]
  failure: NameFailure | undefined
  freshUntil: number
  usableUntil: number
  asking: Promise<LookupAddress[]> | undefined
}

/**
 * Resolves names, with a cache. An answer is fresh for its own lifetime, at most a minute, and a failure for
 * five seconds. So a queue of deliveries to one host causes one query. When name servers fail or are slow,
 * their answers from the last hour stay valid. An answer that a name does not exist is valid at once. The
 * caller checks the addresses at each connection.
 */
export class Resolver {
  readonly #clock: Clock
  readonly #lookup: NameLookup
  readonly #namesMax: number
  readonly #entries = new Map<string, Entry>()

  constructor(clock: Clock, servers?: readonly string[], namesMax = namesMaxDefault) {
    this.#clock = clock
    this.#lookup = new NameLookup(clock, servers)
    this.#namesMax = namesMax
  }

  /** The number of names in memory. */
  get size(): number {
    return this.#entries.size
  }

  /** Resolves with at least one address. Rejects with a `NameFailure`. */
  async resolve(hostname: string): Promise<LookupAddress[]> {
    const name = hostname.toLowerCase().replace(/\.$/, "")
    const known = this.#entries.get(name)
    if (known && known.freshUntil > this.#clock.now()) return answerOf(known)
    const entry = known ?? this.#remember(name)
    // Concurrent calls for one name share its query.
    const asking = (entry.asking ??= this.#query(name, entry))
    return this.#isUsable(entry) ? await this.#orOlder(asking, entry.addresses) : await asking
  }

  /** Ends the queries under way. */
  stop(): void {
    this.#lookup.stop()
  }

  async #query(name: string, entry: Entry): Promise<LookupAddress[]> {
    try {
      this.#keep(entry, await this.#lookup.find(name, { isKnown: entry.addresses.length > 0 }))
    } catch (error) {
      if (!(error instanceof NameFailure)) throw error
      this.#miss(entry, error)
    } finally {
      entry.asking = undefined
    }
    return answerOf(entry)
  }

  #keep(entry: Entry, { addresses, ttlMs }: Found): void {
    const now = this.#clock.now()
    entry.addresses = addresses
    entry.failure = undefined
    entry.freshUntil = now + Math.min(Math.max(ttlMs, foundMinMs), foundMaxMs)
    entry.usableUntil = now + staleMaxMs
  }

  #miss(entry: Entry, failure: NameFailure): void {
    entry.freshUntil = this.#clock.now() + missedMs
    if (failure.isCertain || !this.#isUsable(entry)) {
      entry.addresses = []
      entry.failure = failure
    }
  }

  #isUsable({ addresses, usableUntil }: Entry): boolean {
    return addresses.length > 0 && usableUntil > this.#clock.now()
  }

  async #orOlder(asking: Promise<LookupAddress[]>, older: LookupAddress[]): Promise<LookupAddress[]> {
    const answered = new AbortController()
    const late = pause(this.#clock, staleAfterMs, answered.signal).then(() => older)
    try {
      return await Promise.race([asking, late])
    } finally {
      answered.abort()
      asking.catch(() => {})
    }
  }

  #remember(name: string): Entry {
    const entry: Entry = { addresses: [], failure: undefined, freshUntil: 0, usableUntil: 0, asking: undefined }
    this.#entries.set(name, entry)
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > this.#namesMax && oldest !== undefined) this.#entries.delete(oldest)
    return entry
  }
}

function answerOf({ addresses, failure }: Entry): LookupAddress[] {
  if (failure) throw failure
  return addresses
}
