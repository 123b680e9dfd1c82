import { spawn, type ChildProcess } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { createInterface } from "node:readline"
import { removeData } from "../../server/test/support/remove-data.ts"
import { storeUrl } from "../../server/test/support/with-store.ts"
import { Operator } from "./operator.ts"
import { processTree } from "./process-tree.ts"
import { countStatements } from "./statement-costs.ts"

/** The folder of the version to which this bench belongs. */
export const ownRoot = path.join(import.meta.dirname, "../..")
/** A first start creates the store, which takes some seconds on a slow disk. */
const startMaxMs = 60_000
const stopMaxMs = 60_000

export interface Account {
  sid: string
  token: string
}

export interface ServerOptions {
  env?: Record<string, string>
  /** The folder of the version to start. Default: this version. */
  root?: string
  /** Its carrier is never up, so that accepted messages stay queued. */
  isCarrierPaused?: boolean
  /** Its store counts the cost of each statement. */
  hasStatements?: boolean
}

interface Greeting {
  account: Account
  port: number
  link: string
}

/**
 * A Posthorn as `npm start` runs it: its own processes, an embedded store with fsync on, a new data folder,
 * and a free port. Only the rate limit is lifted, because one account represents all customers.
 */
export class ServerProcess {
  readonly account: Account
  readonly port: number
  /** The link with which the first member signs in to the console. */
  readonly link: string
  /** The folder of the running version. */
  readonly root: string
  readonly #env: NodeJS.ProcessEnv
  #process: ChildProcess
  readonly #folder: string

  private constructor(
    started: { process: ChildProcess; env: NodeJS.ProcessEnv; folder: string; root: string } & Greeting,
  ) {
    this.root = started.root
    this.#env = started.env
    this.#process = started.process
    this.#folder = started.folder
    this.account = started.account
    this.port = started.port
    this.link = started.link
  }

  static async start(options: ServerOptions = {}): Promise<ServerProcess> {
    const { root = ownRoot, isCarrierPaused = false, hasStatements = false } = options
    const folder = mkdtempSync(path.join(tmpdir(), "posthorn-bench-"))
    const settings = { DATA_DIR: path.join(folder, "data"), PORT: "0", RATE_LIMIT: "1000000", LOG_LEVEL: "warn" }
    const env = { ...process.env, ...settings, ...options.env }
    const child = spawnServer(root, env)
    try {
      const server = new ServerProcess({ process: child, env, folder, root, ...(await readGreeting(child)) })
      if (isCarrierPaused) await (await Operator.start(server)).pause()
      if (hasStatements) await countStatements(server)
      return server
    } catch (error) {
      await stop(child, folder)
      throw error
    }
  }

  get pid(): number {
    return this.#process.pid ?? 0
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get dataDir(): string {
    return path.join(this.#folder, "data")
  }

  /** `Authorization` of the account that the first start created. */
  get authorization(): string {
    return `Basic ${Buffer.from(`${this.account.sid}:${this.account.token}`).toString("base64")}`
  }

  /** Makes one request of the API that is not measured. Rejects unless it succeeds. */
  async call(
    method: string,
    urlPath: string,
    form?: Record<string, string>,
    authorization = this.authorization,
  ): Promise<Record<string, unknown>> {
    const response = await fetch(`${this.baseUrl}${urlPath}`, {
      method,
      headers: { authorization },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${urlPath} was answered ${response.status}: ${text}`)
    return text ? (JSON.parse(text) as Record<string, unknown>) : {}
  }

  storeUrl(): string {
    return storeUrl(this.dataDir)
  }

  /**
   * Kills all processes of the server and of its store, and starts it again with its data and port. Resolves
   * when the processes are gone.
   */
  async crash(): Promise<void> {
    const gone = new Promise((resolve) => this.#process.once("exit", resolve))
    for (const { pid } of processTree(this.pid)) killIfThere(pid)
    await gone
    this.#process = spawnServer(this.root, { ...this.#env, PORT: String(this.port) })
    this.#process.stdout?.resume()
  }

  /** Stops the server, after a minute by force, and deletes its data. */
  async stop(): Promise<void> {
    await stop(this.#process, this.#folder)
  }
}

function spawnServer(root: string, env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, ["bin/posthorn.mjs", "start"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  })
}

function readGreeting(child: ChildProcess): Promise<Greeting> {
  return new Promise((resolve, reject) => {
    let text = ""
    const timer = setTimeout(
      () => reject(new Error(`The server did not start within a minute. It said:\n${text}`)),
      startMaxMs,
    )
    child.stdout?.setEncoding("utf8").on("data", (chunk: string) => {
      text = (text + chunk).slice(-10_000)
      const lines = [/Account SID: (\S+)/, /Auth Token: (\S+)/, /Base URL: \S+:(\d+)/, /Console: (\S+#\S+)/]
      const [sid, token, port, link] = lines.map((line) => line.exec(text)?.[1])
      if (!sid || !token || !port || !link) return
      clearTimeout(timer)
      child.stdout?.removeAllListeners("data")
      createInterface({ input: child.stdout! }).on("line", showLogLine)
      resolve({ account: { sid, token }, port: Number(port), link })
    })
    child.once("exit", (code) => {
      clearTimeout(timer)
      reject(new Error(`The server ended with code ${code}. It said:\n${text}`))
    })
  })
}

/** Shows only faults of the log. The rest of the greeting does not belong into a table. */
function showLogLine(line: string): void {
  if (line.startsWith("{")) console.error(line)
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  // Listed while the tree is complete. When the first process has ended, the others have another parent.
  const pids = child.pid ? processTree(child.pid).map(({ pid }) => pid) : []
  const ended = child.exitCode !== null || child.signalCode !== null
  if (!ended) {
    const exit = new Promise((resolve) => child.once("exit", resolve))
    child.kill("SIGTERM")
    const timer = setTimeout(() => pids.forEach(killIfThere), stopMaxMs)
    await exit
    clearTimeout(timer)
  }
  await removeData(path.join(folder, "data"))
  rmSync(folder, { recursive: true, force: true })
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, "SIGKILL")
  } catch {
    // The process has just ended by itself.
  }
}
