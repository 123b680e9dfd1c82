import { spawn, type ChildProcess } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { domain } from "#messaging/carriers/xmpp/testing.ts"
import { freePorts } from "./free-port.ts"
import { installPackages } from "./install-package.ts"

const program = "/usr/bin/prosody"
if (!existsSync(program) && process.env["CI"]) installPackages("prosody")
/** Why tests cannot run at a real server, or false. */
export const noProsody = existsSync(program) ? false : "there is no Prosody here (Debian: apt install prosody)"

/** The service for files, and the largest that it takes. */
export const uploadService = "upload.example.org"
export const uploadBytesMax = 100_000

/** Debian's Prosody with the component of the tests and one person, ann@example.org. For tests. */
export class Prosody {
  readonly password = "ann's"
  componentPort = 0
  clientPort = 0
  httpPort = 0
  #folder: string | null = null
  #process: ChildProcess | null = null

  /** Again after `kill`, on the same ports. Does not wait until it answers. */
  async start(): Promise<void> {
    if (this.#folder === null) {
      this.#folder = mkdtempSync(path.join(tmpdir(), "posthorn-prosody-"))
      const [component = 0, client = 0, http = 0] = await freePorts(3)
      this.componentPort = component
      this.clientPort = client
      this.httpPort = http
      this.#configure(this.#folder)
    }
    this.#process = spawn(program, ["-F", "--config", path.join(this.#folder, "prosody.cfg.lua")], { stdio: "ignore" })
  }

  kill(): void {
    this.#process?.kill("SIGKILL")
  }

  async stop(): Promise<void> {
    this.kill()
    if (this.#folder) await rm(this.#folder, { recursive: true })
  }

  #configure(folder: string): void {
    const accounts = path.join(folder, "data/example%2eorg/accounts")
    mkdirSync(accounts, { recursive: true })
    writeFileSync(path.join(accounts, "ann.dat"), `return { ["password"] = "${this.password}"; };\n`)
    writeFileSync(
      path.join(folder, "prosody.cfg.lua"),
      `run_as_root = true
data_path = "${folder}/data"
pidfile = "${folder}/pid"
certificates = "${folder}"
plugin_paths = {}
modules_enabled = { "disco", "roster", "saslauth", "ping", "presence", "message", "iq" }
modules_disabled = { "s2s" }
http_interfaces = { "127.0.0.1" }
http_ports = { ${this.httpPort} }
https_ports = {}
http_default_host = "${uploadService}"
http_external_url = "http://127.0.0.1:${this.httpPort}/"
authentication = "internal_plain"
c2s_require_encryption = false
allow_unencrypted_plain_auth = true
interfaces = { "127.0.0.1" }
c2s_ports = { ${this.clientPort} }
c2s_direct_tls_ports = {}
s2s_ports = {}
component_interfaces = { "127.0.0.1" }
component_ports = { ${this.componentPort} }
log = { warn = "${folder}/log" }
VirtualHost "example.org"
Component "${domain}"
  component_secret = "s3cret"
Component "${uploadService}" "http_file_share"
  http_file_share_size_limit = ${uploadBytesMax}
`,
    )
  }
}
