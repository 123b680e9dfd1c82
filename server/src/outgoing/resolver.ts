import { promises as dns } from "node:dns"
import type { LookupAddress } from "node:dns"
import { isIPv6 } from "node:net"
import type { Clock } from "#std/clock.ts"
import { HostsFile } from "./hosts-file.ts"
import { NameFailure } from "./failure.ts"

const queryTimeoutMs = 2_000
const queryTries = 2
const namesMax = 10_000
const foundMinMs = 1_000
const foundMaxMs = 60_000
const missedMs = 5_000

interface Entry {
  addresses: Promise<LookupAddress[]>
  until: number
}

/**
 * Names to addresses, IPv4 first. Not `dns.lookup`: that holds one of Node's four file-system threads until it is answered, so
 * a few dead names would hold up every new connection. Answers are kept as long as they say, within a minute, and failures
 * for five seconds, so that a queue of deliveries to one host asks once.
 */
export class Resolver {
  readonly #clock: Clock
  readonly #hosts: HostsFile
  readonly #dns = new dns.Resolver({ timeout: queryTimeoutMs, tries: queryTries })
  readonly #entries = new Map<string, Entry>()

  constructor(clock: Clock, servers?: readonly string[]) {
    this.#clock = clock
    this.#hosts = new HostsFile(clock)
    if (servers) this.#dns.setServers(servers)
  }

  /** At least one address, or a `NameFailure`. */
  resolve(hostname: string): Promise<LookupAddress[]> {
    const name = hostname.toLowerCase().replace(/\.$/, "")
    const entry = this.#entries.get(name)
    if (entry && entry.until > this.#clock.now()) return entry.addresses
    return this.#ask(name)
  }

  /** Ends the queries under way. */
  stop(): void {
    this.#dns.cancel()
  }

  #ask(name: string): Promise<LookupAddress[]> {
    // Whoever asks while the query is under way shares it.
    const entry: Entry = { until: Infinity, addresses: this.#query(name).then((found) => this.#keep(entry, found)) }
    entry.addresses.catch(() => (entry.until = this.#clock.now() + missedMs))
    this.#entries.delete(name)
    this.#entries.set(name, entry)
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > namesMax && oldest !== undefined) this.#entries.delete(oldest)
    return entry.addresses
  }

  #keep(entry: Entry, found: { addresses: LookupAddress[]; ttlMs: number }): LookupAddress[] {
    entry.until = this.#clock.now() + Math.min(Math.max(found.ttlMs, foundMinMs), foundMaxMs)
    return found.addresses
  }

  async #query(name: string): Promise<{ addresses: LookupAddress[]; ttlMs: number }> {
    const local = await this.#hosts.addresses(name)
    if (local.length) return { addresses: local.map(lookupAddress), ttlMs: foundMinMs }
    const answers = await Promise.allSettled([
      this.#dns.resolve4(name, { ttl: true }),
      this.#dns.resolve6(name, { ttl: true }),
    ])
    const records = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []))
    if (!records.length) throw nameFailure(name, answers)
    return {
      addresses: records.map(({ address }) => lookupAddress(address)),
      ttlMs: Math.min(...records.map(({ ttl }) => ttl)) * 1_000,
    }
  }
}

function lookupAddress(address: string): LookupAddress {
  return { address, family: isIPv6(address) ? 6 : 4 }
}

const sentences: Record<string, string> = {
  ENOTFOUND: "does not exist",
  ENODATA: "has no address",
  ETIMEOUT: "was not resolved in time",
}

function nameFailure(name: string, answers: PromiseSettledResult<unknown>[]): NameFailure {
  const codes = answers.map((answer) =>
    answer.status === "rejected" ? (answer.reason as { code?: string }).code : undefined,
  )
  // One family may have failed because the name has only the other: what is left is then the interesting one.
  const code = codes.find((code) => code && code !== "ENODATA") ?? "ENODATA"
  return new NameFailure(`The name ${name} ${sentences[code] ?? `could not be resolved (${code})`}.`)
}
