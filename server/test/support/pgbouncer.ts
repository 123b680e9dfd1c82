import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { chownSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { eventually } from "./eventually.ts"
import { startOnFreePort } from "./free-port.ts"

const program = "/usr/sbin/pgbouncer"
/** The parameters at the start of a connection of Posthorn that PgBouncer does not know. */
const ourParameters = "statement_timeout,idle_in_transaction_session_timeout,options"

interface PgBouncerOptions {
  mode: "session" | "transaction" | "statement"
  ignores: boolean
}

/** PgBouncer of the Debian package, in front of one database, on a free port of 127.0.0.1. */
export class PgBouncer implements AsyncDisposable {
  /** The URL of the database through the pooler. */
  readonly url: string
  readonly #child: ChildProcess
  readonly #folder: string

  /** Or false where it can run. */
  static readonly skip = existsSync(program) ? false : "PgBouncer is not installed"

  private constructor(url: string, child: ChildProcess, folder: string) {
    this.url = url
    this.#child = child
    this.#folder = folder
  }

  static start(databaseUrl: string, options: PgBouncerOptions): Promise<PgBouncer> {
    return startOnFreePort((port) => PgBouncer.#startOn(port, databaseUrl, options))
  }

  /** Gives null when it ended at once, as it does when another program has the port. */
  static async #startOn(free: number, databaseUrl: string, options: PgBouncerOptions): Promise<PgBouncer | null> {
    const { mode, ignores } = options
    const { hostname, port, pathname, search, username, password } = new URL(databaseUrl)
    const host = decodeURIComponent(hostname)
    const folder = mkdtempSync(path.join(tmpdir(), "posthorn-pgbouncer-"))
    const config = path.join(folder, "pgbouncer.ini")
    const name = pathname.slice(1)
    writeFileSync(
      config,
      [
        "[databases]",
        `${name} = host=${host} port=${port || 5432} dbname=${name} user=${username} password=${decodeURIComponent(password)}`,
        "[pgbouncer]",
        `listen_addr = 127.0.0.1\nlisten_port = ${free}\nunix_socket_dir =\nauth_type = any\npool_mode = ${mode}`,
        ...(ignores ? [`ignore_startup_parameters = ${ourParameters}`] : []),
      ].join("\n"),
    )
    // It does not run as root. Only the owner of the socket's folder can reach the socket of an embedded server.
    const owner = process.getuid?.() === 0 ? ownerOf(host) : null
    if (owner) for (const each of [folder, config]) chownSync(each, owner.uid, owner.gid)
    const child = spawn(program, [config], { ...owner, cwd: folder, stdio: "ignore" })
    const hasEnded = () => child.exitCode !== null || child.signalCode !== null
    await eventually("PgBouncer listens or has ended", async () => hasEnded() || (await canConnect(free)))
    if (hasEnded()) {
      rmSync(folder, { recursive: true, force: true })
      return null
    }
    return new PgBouncer(`postgres://${username}:none@127.0.0.1:${free}/${name}${search}`, child, folder)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const exited = once(this.#child, "exit")
    if (this.#child.exitCode === null && this.#child.kill("SIGKILL")) await exited
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

const nobody = { uid: 65_534, gid: 65_534 }

function ownerOf(host: string): { uid: number; gid: number } {
  if (!host.startsWith("/")) return nobody
  const { uid, gid } = statSync(host)
  return { uid, gid }
}

async function canConnect(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1")
  return await new Promise<boolean>((resolve) => {
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false))
  }).finally(() => socket.destroy())
}
