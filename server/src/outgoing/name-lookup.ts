import { promises as dns, type LookupAddress, type RecordWithTtl } from "node:dns"
import { isIPv6 } from "node:net"
import { pause, type Clock } from "#std/clock.ts"
import { HostsFile } from "./hosts-file.ts"
import { NameFailure } from "./failure.ts"
import { QueryLimiter } from "./query-limiter.ts"

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

export interface Found {
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
export class NameLookup {
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
    this.#madeAt = clock.now()
    if (servers) this.#dns.setServers(servers)
  }

  /**
   * Rejects with a `NameFailure` when there is no address. Queries for a name that was resolved before
   * (`isKnown`) go first.
   */
  async find(name: string, { isKnown }: { isKnown: boolean }): Promise<Found> {
    const local = await this.#hosts.addresses(name)
    if (local.length) return { addresses: local.map(lookupAddress), ttlMs: hostsTtlMs }
    const giveBack = await this.#turns.acquire({ isKnown })
    return await this.#query(name).finally(giveBack)
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
    const now = this.#clock.now()
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
  ESERVFAIL: "could not be resolved: its name servers fail, or cannot be reached",
  EREFUSED: "could not be resolved: the name server refused to answer",
  ECONNREFUSED: "could not be resolved: no name server could be reached",
  EBADRESP: "could not be resolved: the name server answered with nonsense",
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
