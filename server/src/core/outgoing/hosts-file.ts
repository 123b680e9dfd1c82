import { readFile } from "node:fs/promises"
import { isIP } from "node:net"
import { platform } from "node:os"
import type { Clock } from "#core/std/clock.ts"

const path = platform() === "win32" ? "C:\\Windows\\System32\\drivers\\etc\\hosts" : "/etc/hosts"
const freshMs = 10_000

/**
 * The names of the machine's hosts file. They are read here because c-ares, the resolver that does not occupy
 * Node's few threads, asks name servers only. The file is checked again when it was last read more than ten
 * seconds ago.
 */
export class HostsFile {
  readonly #clock: Clock
  #names: Promise<Map<string, string[]>> | undefined
  #readAt = -Infinity

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /**
   * The addresses of a name, none when the file does not have it. `localhost` is always loopback (RFC 6761
   * section 6.3).
   */
  async addresses(name: string): Promise<readonly string[]> {
    const now = this.#clock.elapsed()
    if (!this.#names || now - this.#readAt > freshMs) {
      this.#readAt = now
      this.#names = readFile(path, "utf8").then(parseHosts, () => new Map<string, string[]>())
    }
    const found = (await this.#names).get(name) ?? []
    const isLoopback = name === "localhost" || name.endsWith(".localhost")
    return found.length || !isLoopback ? found : ["127.0.0.1", "::1"]
  }
}

/** Names in lower case, each with its addresses in the order of the file (hosts(5)). */
export function parseHosts(text: string): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const line of text.split("\n")) {
    const [address = "", ...rest] = line.replace(/#.*/, "").trim().split(/\s+/)
    if (!isIP(address)) continue
    for (const name of rest) names.set(name.toLowerCase(), [...(names.get(name.toLowerCase()) ?? []), address])
  }
  return names
}
