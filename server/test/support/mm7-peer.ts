import { spawn, spawnSync } from "node:child_process"
import type { ChildProcessByStdio } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import { createInterface } from "node:readline"
import type { Readable, Writable } from "node:stream"
import { eventually } from "./eventually.ts"

const program = path.join(import.meta.dirname, "mm7_peer.py")
const patienceMs = 30_000

export interface PeerPart {
  type: string
  name: string
  base64: string
}

/** MM7_submit.REQ as Python read it. */
export interface SubmitEvent {
  event: "submit"
  transaction: string
  authorization: string | null
  to: string | null
  from: string | null
  vasp: string | null
  report: string | null
  version: string | null
  parts: readonly PeerPart[]
}

/** What Posthorn answered to a request of the peer. */
export interface PostedEvent {
  event: "posted"
  code: number
  text: string
}

type PeerEvent = SubmitEvent | PostedEvent | { event: "set" }

export function whyNoMm7Peer(): string | false {
  return spawnSync("python3", ["--version"]).status === 0 ? false : "there is no Python here"
}

/** An MMSC over MM7 in Python: it reads and writes XML and MIME with its own libraries. */
export class Mm7Peer {
  readonly events: PeerEvent[] = []
  port = 0
  #process: ChildProcessByStdio<Writable, Readable, null> | null = null

  /** On the same port as before. */
  async start(): Promise<this> {
    const child = spawn("python3", [program, String(this.port)], { stdio: ["pipe", "pipe", "inherit"] })
    this.#process = child
    createInterface(child.stdout).on("line", (line) => this.#hear(line))
    this.port = 0
    await eventually("the peer listens", patienceMs, () => this.port > 0)
    return this
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/mm7`
  }

  get submits(): readonly SubmitEvent[] {
    return this.events.filter((event) => event.event === "submit")
  }

  get posted(): readonly PostedEvent[] {
    return this.events.filter((event) => event.event === "posted")
  }

  /** Changes its state: `mode`, `status_code`, `webhook`, `authorization`. */
  async set(state: Readonly<Record<string, string | null>>): Promise<void> {
    const count = () => this.events.filter(({ event }) => event === "set").length
    const before = count()
    this.#tell({ do: "set", ...state })
    await eventually("the peer has obeyed", patienceMs, () => count() > before)
  }

  /** Makes it post something, and gives the answer. */
  async post(order: Readonly<{ do: "deliver" | "report" | "raw" } & Record<string, unknown>>): Promise<PostedEvent> {
    const before = this.posted.length
    this.#tell(order)
    await eventually("the peer has an answer", patienceMs, () => this.posted.length > before)
    return this.posted.at(-1) as PostedEvent
  }

  /** As a crash. */
  async kill(): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, "exit")
    child.kill("SIGKILL")
    await exited
  }

  #tell(order: object): void {
    this.#process?.stdin.write(`${JSON.stringify(order)}\n`)
  }

  #hear(line: string): void {
    if (this.port === 0) this.port = Number(line)
    else this.events.push(JSON.parse(line) as PeerEvent)
  }
}
