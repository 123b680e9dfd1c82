import { spawn, spawnSync, type ChildProcessByStdio } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import { createInterface } from "node:readline"
import type { Readable, Writable } from "node:stream"
import { eventually } from "./eventually.ts"

/** Why no peer in Python can run here, or false. */
export const noPython: string | false =
  spawnSync("python3", ["--version"]).status === 0 ? false : "there is no Python here"

/**
 * A peer in Python that shares no code with Posthorn. Its program prints its port, and then a line of JSON
 * for each event. Lines of JSON on its standard input are orders.
 */
export class PythonPeer<Event extends { event: string }> {
  readonly events: Event[] = []
  port = 0
  readonly #program: string
  #process: ChildProcessByStdio<Writable, Readable, null> | null = null

  /** `program` is a file beside this one. */
  constructor(program: string) {
    this.#program = path.join(import.meta.dirname, program)
  }

  /** On the same port as before. */
  async start(): Promise<this> {
    const child = spawn("python3", [this.#program, String(this.port)], { stdio: ["pipe", "pipe", "inherit"] })
    this.#process = child
    createInterface(child.stdout).on("line", (line) => this.#hear(line))
    this.port = 0
    await eventually("the peer listens", () => this.port > 0)
    return this
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Gives an order, and the next event of that kind. */
  async ask<Kind extends Event["event"]>(order: object, kind: Kind): Promise<Extract<Event, { event: Kind }>> {
    const known = this.ofKind(kind).length
    this.#process?.stdin.write(`${JSON.stringify(order)}\n`)
    return await eventually(`the peer says ${kind}`, () => this.ofKind(kind)[known])
  }

  ofKind<Kind extends Event["event"]>(kind: Kind): readonly Extract<Event, { event: Kind }>[] {
    return this.events.filter((event) => event.event === kind) as Extract<Event, { event: Kind }>[]
  }

  /** As a crash. */
  async kill(): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, "exit")
    child.kill("SIGKILL")
    await exited
  }

  #hear(line: string): void {
    if (this.port === 0) this.port = Number(line)
    else this.events.push(JSON.parse(line) as Event)
  }
}
