import { execFileSync } from "node:child_process"

const bridge = "posthorn-bench"
/** Of the private range. The bench removes it at its end. */
const prefix = "10.213.77"

/**
 * Hosts on this machine, each with its own network (Linux network namespaces, ip-netns(8)) on one bridge.
 * A host reaches the others only by their addresses. Root alone can create it.
 */
export class HostNetwork {
  /** Of this machine, for the store. */
  readonly address = `${prefix}.1`
  readonly range = `${prefix}.0/24`
  readonly #hosts: number

  private constructor(hosts: number) {
    this.#hosts = hosts
  }

  /** Returns why this machine cannot hold one. */
  static get trouble(): string | undefined {
    if (process.platform !== "linux" || process.getuid?.() !== 0) return "Only root on Linux can create networks."
    try {
      ip("netns", "list")
      return undefined
    } catch {
      return "The program ip is missing (package iproute2)."
    }
  }

  static create(hosts: number): HostNetwork {
    const network = new HostNetwork(hosts)
    try {
      ip("link", "add", bridge, "type", "bridge")
      ip("address", "add", `${network.address}/24`, "dev", bridge)
      ip("link", "set", bridge, "up")
      for (let host = 0; host < hosts; host++) network.#add(host)
      return network
    } catch (error) {
      network.remove()
      throw error
    }
  }

  addressOf(host: number): string {
    return `${prefix}.${host + 2}`
  }

  /** Returns the words before a command that runs on this host. */
  enter(host: number): string[] {
    return ["ip", "netns", "exec", nameOf(host)]
  }

  remove(): void {
    for (let host = 0; host < this.#hosts; host++) attempt("netns", "delete", nameOf(host))
    attempt("link", "delete", bridge)
  }

  #add(host: number): void {
    const [name, port] = [nameOf(host), `bench-${host}`]
    ip("netns", "add", name)
    ip("link", "add", port, "type", "veth", "peer", "name", "eth0", "netns", name)
    ip("link", "set", port, "master", bridge, "up")
    ip("-n", name, "address", "add", `${this.addressOf(host)}/24`, "dev", "eth0")
    for (const device of ["eth0", "lo"]) ip("-n", name, "link", "set", device, "up")
  }
}

function nameOf(host: number): string {
  return `${bridge}-${host}`
}

function ip(...words: string[]): void {
  execFileSync("ip", words, { stdio: ["ignore", "ignore", "pipe"] })
}

function attempt(...words: string[]): void {
  try {
    ip(...words)
  } catch {
    // It was not created.
  }
}
