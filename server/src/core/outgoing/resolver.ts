import { promises as dns, type LookupAddress, type RecordWithTtl } from "node:dns"
import { isIPv6 } from "node:net"
import { pause, type Clock } from "#core/std/clock.ts"
import { NameFailure } from "./failure.ts"
import { HostsFile } from "./hosts-file.ts"
import { QueryLimiter } from "./query-limiter.ts"

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
    if (known && known.freshUntil > this.#clock.elapsed()) return answerOf(known)
    const entry = known ?? this.#remember(name)
    // Concurrent calls for one name share its query.
    const asking = (entry.asking ??= this.#query(name, entry))
    return this.#isUsable(entry) ? await this.#withStaleFallback(asking, entry.addresses) : await asking
  }

  /** Ends the queries under way. */
  stop(): void {
    this.#lookup.stop()
  }

  async #query(name: string, entry: Entry): Promise<LookupAddress[]> {
    try {
      this.#keep(entry, await this.#lookup.findAddresses(name, { isKnown: entry.addresses.length > 0 }))
    } catch (error) {
      if (!(error instanceof NameFailure)) throw error
      this.#recordLookupFailure(entry, error)
    } finally {
      entry.asking = undefined
    }
    return answerOf(entry)
  }

  #keep(entry: Entry, { addresses, ttlMs }: Found): void {
    const now = this.#clock.elapsed()
    entry.addresses = addresses
    entry.failure = undefined
    entry.freshUntil = now + Math.min(Math.max(ttlMs, foundMinMs), foundMaxMs)
    entry.usableUntil = now + staleMaxMs
  }

  #recordLookupFailure(entry: Entry, failure: NameFailure): void {
    entry.freshUntil = this.#clock.elapsed() + missedMs
    if (failure.isCertain || !this.#isUsable(entry)) {
      entry.addresses = []
      entry.failure = failure
    }
  }

  #isUsable({ addresses, usableUntil }: Entry): boolean {
    return addresses.length > 0 && usableUntil > this.#clock.elapsed()
  }

  async #withStaleFallback(asking: Promise<LookupAddress[]>, older: LookupAddress[]): Promise<LookupAddress[]> {
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

const queryTimeoutMs = 2_000
const queryTries = 2

/**
 * The wait for the second of IPv4 and IPv6. Some name servers never answer for the one that they do not have.
 */
const laterFamilyMs = 300

/** The limit for one name. An answer may hold thousands, and ten thousand answers are kept. */
const addressesMax = 32
const hostsTtlMs = 1_000

/** Node reads the machine's list of name servers once for each resolver. */
const serversFreshMs = 60_000

interface Found {
  /** At least one, IPv4 first. */
  addresses: LookupAddress[]
  ttlMs: number
}

/**
 * Resolves a name with the machine's own list, and then the name servers, for IPv4 and IPv6 together. It does
 * not use `dns.lookup`, which holds one of Node's four file-system threads until it is answered. A few dead
 * names would then delay every new connection. A name without an answer costs its caller 6 s, and other
 * callers nothing.
 */
class NameLookup {
  readonly #clock: Clock
  readonly #hosts: HostsFile
  readonly #servers: readonly string[] | undefined
  readonly #turns: QueryLimiter
  #dns = new dns.Resolver({ timeout: queryTimeoutMs, tries: queryTries })
  #madeAt: number

  constructor(clock: Clock, servers?: readonly string[]) {
    this.#clock = clock
    this.#hosts = new HostsFile(clock)
    this.#servers = servers
    this.#turns = new QueryLimiter(clock)
    this.#madeAt = clock.elapsed()
    if (servers) this.#dns.setServers(servers)
  }

  /**
   * Rejects with a `NameFailure` when there is no address. Queries for a name that was resolved before
   * (`isKnown`) go first.
   */
  async findAddresses(name: string, { isKnown }: { isKnown: boolean }): Promise<Found> {
    const local = await this.#hosts.addresses(name)
    if (local.length) return { addresses: local.map(lookupAddress), ttlMs: hostsTtlMs }
    const release = await this.#turns.acquire({ isKnown })
    return await this.#query(name).finally(release)
  }

  /** Ends the queries under way. */
  stop(): void {
    this.#dns.cancel()
  }

  async #query(name: string): Promise<Found> {
    const resolver = this.#resolver()
    const found: RecordWithTtl[][] = [[], []]
    const families = [resolver.resolve4(name, { ttl: true }), resolver.resolve6(name, { ttl: true })].map(
      async (asked, index) => (found[index] = await asked),
    )
    const all = new AbortController()
    const settled = Promise.allSettled(families).finally(() => all.abort())
    const late = Promise.any(families).then(
      () => pause(this.#clock, laterFamilyMs, all.signal),
      () => {},
    )
    await Promise.race([settled, late])
    const records = found.flat()
    if (!records.length) throw nameFailure(name, await settled)
    return {
      addresses: records.slice(0, addressesMax).map(({ address }) => lookupAddress(address)),
      ttlMs: Math.min(...records.map(({ ttl }) => ttl)) * 1_000,
    }
  }

  #resolver(): dns.Resolver {
    const now = this.#clock.elapsed()
    if (!this.#servers && now - this.#madeAt > serversFreshMs) {
      this.#madeAt = now
      this.#dns = new dns.Resolver({ timeout: queryTimeoutMs, tries: queryTries })
    }
    return this.#dns
  }
}

function lookupAddress(address: string): LookupAddress {
  return { address, family: isIPv6(address) ? 6 : 4 }
}

const sentences: Record<string, string> = {
  ENOTFOUND: "does not exist",
  ENODATA: "has no address",
  ETIMEOUT: "was not resolved in time",
  ESERVFAIL: "could not be resolved: its name servers fail or do not respond",
  EREFUSED: "could not be resolved: the name server refused the request",
  ECONNREFUSED: "could not be resolved: no name server could be reached",
  EBADRESP: "could not be resolved: the name server sent an invalid response",
  EBADNAME: "is not a host name",
}

/** Failures that are certain, not temporary. */
const certain: ReadonlySet<string> = new Set(["ENOTFOUND", "ENODATA", "EBADNAME"])

function nameFailure(name: string, answers: PromiseSettledResult<unknown>[]): NameFailure {
  const codes = answers.map((answer) =>
    answer.status === "rejected" ? (answer.reason as { code?: string }).code : undefined,
  )
  // One family may have failed because the name has only the other, so the remaining code matters.
  const code = codes.find((code) => code && code !== "ENODATA") ?? "ENODATA"
  const sentence = `The name ${name} ${sentences[code] ?? `could not be resolved (${code})`}.`
  return new NameFailure(sentence, { isCertain: certain.has(code) })
}
