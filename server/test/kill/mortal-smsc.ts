import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { signal } from "../support/processes.ts"
import { SmscLog } from "./smsc-log.ts"

const program = path.join(import.meta.dirname, "smsc-process.ts")

/**
 * The carrier's side as a process that may be killed and started again; its port and what it wrote down stay.
 */
export class MortalSmsc {
  port = 0
  readonly #folder = mkdtempSync(path.join(tmpdir(), "posthorn-smsc-"))
  readonly #log = new SmscLog(this.#logPath)
  #child: ChildProcess | undefined

  /** Resolves when it listens. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [program, String(this.port), this.#logPath], {
      stdio: ["ignore", "pipe", "inherit"],
    })
    this.#child = child
    const [said] = (await Promise.race([once(child.stdout, "data"), once(child, "exit")])) as [Buffer | number]
    this.port = Number(String(said))
    if (child.exitCode !== null) throw new Error("The SMSC ended at its start.")
  }

  /** `kill -9`; resolves when it is dead. */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, "exit")
    signal(child.pid, "SIGKILL")
    await exited
  }

  /** All that it has written down until now. */
  log(): SmscLog {
    return this.#log.follow()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  get #logPath(): string {
    return path.join(this.#folder, "smsc.log")
  }
}
