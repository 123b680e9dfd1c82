import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { eventually } from "./eventually.ts"
import { freePorts } from "./free-port.ts"

/**
 * Where Kannel keeps messages and what it needs for their receipts: in memory alone, or in files too, which
 * it does not fsync.
 */
export type KannelStore = "none" | "spool"

const bearerbox = "/usr/sbin/bearerbox"
const smsbox = "/usr/sbin/smsbox"
/** `nobody` and its group, whom Kannel runs as when we are root. */
const anonymous = 65_534

export interface KannelPorts {
  admin: number
  smsbox: number
  sendsms: number
}

export interface KannelOptions {
  smscPort: number
  window: number
  store: KannelStore
  /** Instead of any that are free: those of one that was stopped. */
  ports?: KannelPorts
  /** Further groups of its configuration. */
  more?: string
}

/**
 * Kannel of the Debian package, in a temporary folder and on free ports of 127.0.0.1, with one transceiver
 * bind to an SMSC.
 */
export class Kannel {
  readonly ports: KannelPorts
  readonly #folder: string
  readonly #boxes: ChildProcess[]

  private constructor(parts: { ports: KannelPorts; folder: string; boxes: ChildProcess[] }) {
    this.ports = parts.ports
    this.#folder = parts.folder
    this.#boxes = parts.boxes
  }

  static get isInstalled(): boolean {
    return [bearerbox, smsbox].every((box) => existsSync(box))
  }

  /** Throws a sentence that says what to install. */
  static assertInstalled(): void {
    if (Kannel.isInstalled) return
    throw new Error("Kannel is not installed. On Debian: apt-get install kannel (its service need not run).")
  }

  /** Resolves when it is bound. */
  static async start(options: KannelOptions): Promise<Kannel> {
    const folder = mkdtempSync(path.join(tmpdir(), "posthorn-kannel-"))
    const ports = options.ports ?? (await freeKannelPorts())
    for (const each of ["", "store", "receipts"]) {
      mkdirSync(path.join(folder, each), { recursive: true })
      if (process.getuid?.() === 0) chownSync(path.join(folder, each), anonymous, anonymous)
    }
    writeFileSync(path.join(folder, "kannel.conf"), settingsOf(folder, ports, options))
    const kannel = new Kannel({ ports, folder, boxes: [] })
    try {
      kannel.#boxes.push(run(bearerbox, folder))
      await eventually("bearerbox listens", () => isListening(ports.smsbox))
      kannel.#boxes.push(run(smsbox, folder))
      await eventually("smsbox listens", () => isListening(ports.sendsms))
      await eventually("the bind is online", async () => /online/.test(await statusOf(ports.admin)))
      return kannel
    } catch (error) {
      const log = readFileSync(path.join(folder, "bearerbox.log"), "utf8").slice(-2_000)
      await kannel.stop()
      throw new Error(`Kannel did not start. Its log:\n${log}`, { cause: error })
    }
  }

  async stop(): Promise<void> {
    for (const box of this.#boxes.toReversed()) {
      if (box.exitCode !== null || box.signalCode !== null) continue
      const exited = once(box, "exit")
      box.kill("SIGTERM")
      const timer = setTimeout(() => box.kill("SIGKILL"), 5_000)
      await exited
      clearTimeout(timer)
    }
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

function run(box: string, folder: string): ChildProcess {
  const user = process.getuid?.() === 0 ? { uid: anonymous, gid: anonymous } : {}
  return spawn(box, ["-v", "4", "kannel.conf"], { cwd: folder, stdio: "ignore", ...user })
}

/** With `throughput` and `msg-id-type` left out, there is no limit, and ids are texts. */
function settingsOf(folder: string, ports: KannelPorts, { smscPort, window, store, more = "" }: KannelOptions): string {
  const storing =
    store === "spool"
      ? `store-type = spool
store-location = "${folder}/store"
dlr-storage = spool
dlr-spool = "${folder}/receipts"`
      : "dlr-storage = internal"
  return `group = core
admin-port = ${ports.admin}
admin-interface = 127.0.0.1
admin-password = bench
status-password = bench
admin-deny-ip = "*.*.*.*"
admin-allow-ip = "127.0.0.1"
smsbox-port = ${ports.smsbox}
smsbox-interface = 127.0.0.1
box-deny-ip = "*.*.*.*"
box-allow-ip = "127.0.0.1"
log-file = "${folder}/bearerbox.log"
log-level = 3
${storing}
sms-outgoing-queue-limit = 1000000
smsbox-max-pending = 1000
sms-resend-freq = 1

group = smsc
smsc = smpp
smsc-id = bench
host = 127.0.0.1
port = ${smscPort}
transceiver-mode = true
smsc-username = "bench"
smsc-password = "secret"
system-type = ""
address-range = ""
interface-version = 34
max-pending-submits = ${window}
enquire-link-interval = 30
reconnect-delay = 2
source-addr-autodetect = no
source-addr-ton = 1
source-addr-npi = 1
dest-addr-ton = 1
dest-addr-npi = 1

group = smsbox
bearerbox-host = 127.0.0.1
bearerbox-port = ${ports.smsbox}
sendsms-port = ${ports.sendsms}
sendsms-interface = 127.0.0.1
log-file = "${folder}/smsbox.log"
log-level = 3
max-pending-requests = 1000

group = sendsms-user
username = bench
password = bench
concatenation = true
max-messages = 10

${more}`
}

export async function freeKannelPorts(): Promise<KannelPorts> {
  const [admin = 0, smsbox = 0, sendsms = 0] = await freePorts(3)
  return { admin, smsbox, sendsms }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve((socket.destroy(), true)))
    socket.once("error", () => resolve(false))
  })
}

async function statusOf(adminPort: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${adminPort}/status.txt?password=bench`).catch(() => undefined)
  return (await answer?.text()) ?? ""
}
