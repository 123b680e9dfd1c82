import { spawn, type ChildProcess } from "node:child_process"
import { randomBytes } from "node:crypto"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { EmbeddedPostgres } from "../../server/src/core/db/embedded/launcher.ts"
import { systemClock } from "../../server/src/core/std/clock.ts"
import { silentLog } from "../../server/src/core/std/log.ts"
import { freePort } from "../../server/test/support/free-port.ts"
import { removeData } from "../../server/test/support/remove-data.ts"
import { storeUrl } from "../../server/test/support/with-store.ts"
import { HostNetwork } from "./host-network.ts"
import { ownRoot } from "./server-process.ts"

const startMaxMs = 120_000
const pollMs = 100

/** How many hosts, and how many processes on each. */
export interface Layout {
  hosts: number
  processes: number
  /** Each host has a network of its own, as on several machines. */
  isApart: boolean
}

interface Node {
  child: ChildProcess
  address: string
  port: number
}

/** Posthorn on several hosts of this machine, over one PostgreSQL with fsync on. */
export class NodeGroup {
  readonly storeUrl: string
  /** `Authorization` of the account that the first start created. */
  readonly authorization: string
  readonly nodes: readonly Node[]
  readonly #store: EmbeddedPostgres
  readonly #network: HostNetwork | undefined
  readonly #folder: string

  private constructor(parts: {
    store: EmbeddedPostgres
    storeUrl: string
    nodes: readonly Node[]
    authorization: string
    network: HostNetwork | undefined
    folder: string
  }) {
    this.storeUrl = parts.storeUrl
    this.nodes = parts.nodes
    this.authorization = parts.authorization
    this.#store = parts.store
    this.#network = parts.network
    this.#folder = parts.folder
  }

  static async start(layout: Layout): Promise<NodeGroup> {
    const folder = mkdtempSync(path.join(tmpdir(), "posthorn-bench-"))
    const network = layout.isApart ? HostNetwork.create(layout.hosts) : undefined
    const { store, port } = await createStore(folder, network)
    const nodes: Node[] = []
    try {
      const local = await store.start()
      const { username, password, pathname } = new URL(local)
      const databaseUrl = network ? `postgres://${username}:${password}@${network.address}:${port}${pathname}` : local
      const key = randomBytes(32).toString("base64")
      let authorization = ""
      for (let host = 0; host < layout.hosts; host++) {
        const node = await startNode({ folder, network, host, processes: layout.processes, databaseUrl, key })
        nodes.push(node)
        authorization ||= node.authorization
      }
      return new NodeGroup({ store, storeUrl: storeUrl(folder), nodes, authorization, network, folder })
    } catch (error) {
      await end({ nodes, store, network, folder })
      throw error
    }
  }

  get dataDir(): string {
    return this.#folder
  }

  /** The first process of each host. */
  get pids(): number[] {
    return this.nodes.map(({ child }) => child.pid ?? 0)
  }

  async stop(): Promise<void> {
    await end({ nodes: this.nodes, store: this.#store, network: this.#network, folder: this.#folder })
  }
}

/** The store listens on its socket, and for hosts of their own also at the address of this machine. */
async function createStore(folder: string, network: HostNetwork | undefined) {
  const port = await freePort()
  const settings: Record<string, string> = { max_connections: "200" }
  if (network) {
    const access = path.join(folder, "pg_hba.conf")
    writeFileSync(access, `local all all scram-sha-256\nhost all all ${network.range} scram-sha-256\n`)
    Object.assign(settings, { listen_addresses: network.address, port: String(port), hba_file: access })
  }
  const store = new EmbeddedPostgres({ dataDir: folder, clock: systemClock, log: silentLog, settings })
  return { store, port }
}

async function startNode(start: {
  folder: string
  network: HostNetwork | undefined
  host: number
  processes: number
  databaseUrl: string
  key: string
}): Promise<Node & { authorization: string }> {
  const { folder, network, host, processes, databaseUrl, key } = start
  const address = network?.addressOf(host) ?? "127.0.0.1"
  const port = await freePort()
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    POSTHORN_SECRET_KEY: key,
    DATA_DIR: path.join(folder, `host-${host}`),
    HOST: address,
    PORT: String(port),
    PROCESSES: String(processes),
    RATE_LIMIT: "1000000",
    LOG_LEVEL: "warn",
    // The load speaks plain HTTP, as a proxy in front of a host does.
    ...(network && { TRUST_PROXY_TLS: "true" }),
  }
  const [program, ...words] = [...(network?.enter(host) ?? []), process.execPath, "bin/posthorn.mjs", "start"]
  const child = spawn(program, words, { cwd: ownRoot, env, stdio: ["ignore", "pipe", "inherit"] })
  let said = ""
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said = (said + text).slice(-10_000)))
  const greeting = () => [/Account SID: (\S+)/, /Auth Token: (\S+)/].flatMap((line) => line.exec(said)?.[1] ?? [])
  // The first host alone creates an account, and greets with it.
  const hasGreeted = () => host > 0 || greeting().length === 2
  const end = performance.now() + startMaxMs
  while (!hasGreeted() || !(await isReady(`http://${address}:${port}/readyz`))) {
    if (child.exitCode !== null || performance.now() > end) throw new Error(`Host ${host + 1} did not start: ${said}`)
    await sleep(pollMs)
  }
  return { child, address, port, authorization: `Basic ${Buffer.from(greeting().join(":")).toString("base64")}` }
}

async function isReady(url: string): Promise<boolean> {
  return await fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function end(parts: {
  nodes: readonly Node[]
  store: EmbeddedPostgres
  network: HostNetwork | undefined
  folder: string
}): Promise<void> {
  await Promise.all(
    parts.nodes.map(async ({ child }) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = new Promise((resolve) => child.once("exit", resolve))
      child.kill("SIGTERM")
      await exit
    }),
  )
  await parts.store.stop()
  parts.network?.remove()
  await removeData(parts.folder)
  rmSync(parts.folder, { recursive: true, force: true })
}
