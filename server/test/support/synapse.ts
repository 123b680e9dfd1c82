import { spawn, spawnSync } from "node:child_process"
import type { ChildProcess } from "node:child_process"
import { mkdtempSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { createServer } from "node:net"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { createHmac } from "node:crypto"
import { root } from "../../scripts/checks.ts"

const installMs = 300_000

const version = "1.163.2"
const home = path.join(root, ".cache", `synapse-${version}`)
/**
 * Synapse runs under this Python: one that the environment names, or that of a virtual environment of these
 * tests.
 */
const python = process.env["SYNAPSE_PYTHON"] ?? path.join(home, "bin/python")
/** Why tests cannot run at a real homeserver, or false. */
export const noSynapse: string | false = whyNot()

/** The first time, Synapse is installed from the package registry of Python, which takes about a minute. */
function whyNot(): string | false {
  const has = () => spawnSync(python, ["-c", "import synapse"]).status === 0
  if (has()) return false
  if (process.env["SYNAPSE_PYTHON"]) return "the Python of SYNAPSE_PYTHON has no Synapse"
  const made = spawnSync("python3", ["-m", "venv", home], { encoding: "utf8" })
  if (made.status !== 0) return "there is no Python 3 with venv here (Debian: apt install python3-venv)"
  const line = ["-m", "pip", "install", "--quiet", "--only-binary", ":all:", `matrix-synapse==${version}`]
  const installed = spawnSync(python, line, { encoding: "utf8", timeout: installMs })
  return installed.status === 0 && has() ? false : "Synapse could not be installed from the package registry of Python"
}

/** A homeserver of example.org with one application service, on SQLite. For tests. */
export class Synapse {
  port = 0
  #folder: string | null = null
  #process: ChildProcess | null = null

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /**
   * Again after `kill`, on the same port. `serviceUrl` is where the application service listens. Does not
   * wait until it answers.
   */
  async start(serviceUrl: string): Promise<void> {
    if (this.#folder === null) {
      this.#folder = mkdtempSync(path.join(tmpdir(), "posthorn-synapse-"))
      this.port = await freePort()
      this.#configure(this.#folder, serviceUrl)
      spawnSync(python, ["-m", "synapse.app.homeserver", "-c", path.join(this.#folder, "hs.yaml"), "--generate-keys"])
    }
    const line = ["-m", "synapse.app.homeserver", "-c", path.join(this.#folder, "hs.yaml")]
    this.#process = spawn(python, line, { stdio: "ignore" })
  }

  kill(): void {
    this.#process?.kill("SIGKILL")
  }

  async stop(): Promise<void> {
    this.kill()
    if (this.#folder) await rm(this.#folder, { recursive: true })
  }

  /** A person with an account, and their access token. */
  async signUp(username: string): Promise<string> {
    const { nonce } = await this.#ask<{ nonce: string }>("GET", "/_synapse/admin/v1/register")
    const mac = createHmac("sha1", "shared").update([nonce, username, "pass", "notadmin"].join("\0")).digest("hex")
    const body = { nonce, username, password: "pass", admin: false, mac }
    return (await this.#ask<{ access_token: string }>("POST", "/_synapse/admin/v1/register", body)).access_token
  }

  async #ask<T>(method: string, at: string, body?: object): Promise<T> {
    const answer = await fetch(this.url + at, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    return (await answer.json()) as T
  }

  #configure(folder: string, serviceUrl: string): void {
    const at = (name: string) => path.join(folder, name)
    const users = { exclusive: true, regex: "@sms_.*:example\\.org" }
    const aliases = { exclusive: true, regex: "#sms_.*:example\\.org" }
    const service = {
      id: "posthorn",
      url: serviceUrl,
      as_token: "as-token",
      hs_token: "hs-token",
      sender_localpart: "posthorn",
      rate_limited: false,
      receive_ephemeral: true,
      "de.sorunome.msc2409.push_ephemeral": true,
      namespaces: { users: [users], aliases: [aliases], rooms: [] },
    }
    const resources = [{ names: ["client", "media"] }]
    // JSON is YAML.
    writeFileSync(at("as.yaml"), JSON.stringify(service))
    writeFileSync(at("log.yaml"), JSON.stringify({ version: 1, root: { level: "CRITICAL" } }))
    writeFileSync(
      at("hs.yaml"),
      JSON.stringify({
        server_name: "example.org",
        pid_file: at("pid"),
        listeners: [{ port: this.port, type: "http", bind_addresses: ["127.0.0.1"], resources }],
        database: { name: "sqlite3", args: { database: at("db") } },
        media_store_path: at("media"),
        signing_key_path: at("key"),
        macaroon_secret_key: "secret",
        form_secret: "secret",
        registration_shared_secret: "shared",
        report_stats: false,
        trusted_key_servers: [],
        app_service_config_files: [at("as.yaml")],
        log_config: at("log.yaml"),
        ip_range_whitelist: ["127.0.0.1/32"],
        rc_message: { per_second: 10_000, burst_count: 10_000 },
      }),
    )
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await new Promise((resolve) => server.once("listening", resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
