import { spawn, spawnSync, type ChildProcess } from "node:child_process"
import { mkdtempSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { createHmac } from "node:crypto"
import { root } from "../../scripts/checks.ts"
import { freePort } from "./free-port.ts"
import { codeBlocks, readGuide } from "./guides.ts"

const installMs = 300_000
const installer = path.join(import.meta.dirname, "install_in_venv.py")

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
  const line = [installer, home, `matrix-synapse==${version}`, "synapse"]
  const { stderr, error } = spawnSync("python3", line, { encoding: "utf8", timeout: installMs })
  if (has()) return false
  const said = error?.message ?? stderr.trim().split("\n").at(-1)
  return `Synapse could not be installed from the package registry of Python: ${said}`
}

/** The registration of the guide, with these values in it. */
export function registrationOf({ url, asToken, hsToken }: { url: string; asToken: string; hsToken: string }): string {
  const [registration = ""] = codeBlocks(readGuide("matrix"), "yaml")
  return registration
    .replace(/^url: .*$/m, `url: ${url}`)
    .replace("the text of as-token.txt", asToken)
    .replace("the text of hs-token.txt", hsToken)
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
   * With the registration of an application service, as YAML. Or again after `kill`, on the same port. Does
   * not wait until it answers.
   */
  async start(registration = ""): Promise<void> {
    if (this.#folder === null) {
      this.#folder = mkdtempSync(path.join(tmpdir(), "posthorn-synapse-"))
      this.port ||= await freePort()
      this.#configure(this.#folder, registration)
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

  #configure(folder: string, registration: string): void {
    const at = (name: string) => path.join(folder, name)
    const resources = [{ names: ["client", "media"] }]
    writeFileSync(at("as.yaml"), registration)
    // JSON is YAML.
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
