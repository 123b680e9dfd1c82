import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { isAlive } from "#core/db/embedded/process-identity.ts"
import { stopwatch } from "#core/std/clock.ts"
import { eventually, patienceMs } from "./eventually.ts"
import { programCommands } from "./guides.ts"
import { postmasterOf, signal } from "./processes.ts"
import { program } from "./program.ts"
import { removeData } from "./remove-data.ts"

const compileCache = process.env.NODE_COMPILE_CACHE
/** A line of the log for each transaction that a deadlock rolled back. */
const deadlockWarning = "a transaction deadlocked"

export interface InstallationOptions {
  /** Variables of the environment beside DATA_DIR and PORT. */
  environment?: Record<string, string>
  /** Instead of a new one, which is removed at the end. */
  dataDir?: string
  /** Instead of any that is free. */
  port?: number
  /** The folder of the start. Default: that of temporary files. */
  folder?: string
  /** A block of a guide that starts it, and the folder in which the reader pastes it. */
  paste?: { block: string; folder: string }
}

export interface Exit {
  code: number | null
  signal: NodeJS.Signals | null
  afterMs: number
}

/**
 * Posthorn as its user runs it: `start` of the program in a process and a process group of its own, over a
 * DATA_DIR with the embedded store. It may be killed and started again; DATA_DIR and port stay.
 */
export class Installation {
  readonly dataDir: string
  /** Of the account that the first start made. */
  account = { sid: "", token: "" }
  /** Of the link with which the first member signs in to the console. */
  linkToken = ""
  baseUrl = ""
  /** Everything that all its processes said, on both streams. */
  output = ""
  readonly #options: InstallationOptions
  #child: ChildProcess | undefined
  #port: string

  constructor(options: InstallationOptions = {}) {
    this.#options = options
    this.#port = String(options.port ?? 0)
    this.dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), "posthorn-whole-"))
  }

  /** What it is started with. */
  get environment(): Record<string, string> {
    return { ...this.#options.environment, DATA_DIR: this.dataDir, PORT: this.#port }
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  /** The postmaster's number, alive or not; 0 before the first start. */
  get postmaster(): number {
    return postmasterOf(this.dataDir) ?? 0
  }

  /** Resolves with how long it took to be ready. Rejects with what it said when it ended instead. */
  async start(): Promise<number> {
    const elapsed = stopwatch()
    const child = this.spawn()
    const from = this.output.length
    const isReady = () => /^Data: /m.test(this.output.slice(from))
    await eventually("it is ready", () => isReady() || child.exitCode !== null || child.signalCode !== null)
    const said = this.output.slice(from)
    if (!isReady()) throw new Error(`It ended at its start: ${said}`)
    this.baseUrl = /^Base URL: (.+)$/m.exec(said)?.[1] ?? ""
    this.#port = new URL(this.baseUrl).port
    this.linkToken = /^Console: .+#(.+)$/m.exec(said)?.[1] ?? this.linkToken
    const sid = /^Account SID: (.+)$/m.exec(said)?.[1]
    if (sid) this.account = { sid, token: /^Auth Token: (.+)$/m.exec(said)?.[1] ?? "" }
    return elapsed()
  }

  /** Starts the process and does not wait for anything. */
  spawn(): ChildProcess {
    const { paste, folder = tmpdir() } = this.#options
    const [command, words] = paste
      ? ["bash", ["-c", programCommands + paste.block]]
      : [process.execPath, [program, "start"]]
    const child = spawn(command, words, {
      cwd: paste?.folder ?? folder,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        PATH: process.env.PATH,
        LOG_LEVEL: "warn",
        // However many cores there are: what is tested shall be the same everywhere.
        PROCESSES: process.env.PROCESSES ?? "1",
        // As `npm start` sets it: without a cache, each start compiles all the code, which takes a second of
        // CPU time.
        ...(compileCache && { NODE_COMPILE_CACHE: compileCache }),
        ...this.environment,
      },
    })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => (this.output += text))
    return (this.#child = child)
  }

  /**
   * `kill -9` of the Node process; resolves when it is dead. Its PostgreSQL lives on until the watchdog stops
   * it.
   */
  async kill(): Promise<void> {
    await this.end("SIGKILL")
  }

  /**
   * Resolves when the process has ended, however it took the signal. `toGroup`: as Ctrl-C in a terminal does
   * it.
   */
  async end(name: NodeJS.Signals, { toGroup = false } = {}): Promise<Exit> {
    const child = this.#child
    if (!child?.pid) throw new Error("It was never started.")
    const elapsed = stopwatch()
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, "exit", { signal: AbortSignal.timeout(patienceMs) })
      signal(toGroup ? -child.pid : child.pid, name)
      await exited
    }
    return { code: child.exitCode, signal: child.signalCode, afterMs: elapsed() }
  }

  /**
   * Ends what still runs, removes DATA_DIR, and rejects where the processes had deadlocks. Each step runs
   * although another one failed.
   */
  async [Symbol.asyncDispose](): Promise<void> {
    const { postmaster } = this
    await using steps = new AsyncDisposableStack()
    // The last one is the first to run.
    steps.defer(() => this.#assertNoDeadlocks())
    if (!this.#options.dataDir) steps.defer(() => removeData(this.dataDir))
    if (postmaster)
      steps.defer(async () => {
        signal(postmaster, "SIGCONT")
        await eventually("the PostgreSQL of a killed process ends", () => !isAlive(postmaster))
      })
    if (this.#child)
      steps.defer(async () => {
        await this.end("SIGTERM")
      })
  }

  #assertNoDeadlocks(): void {
    const deadlocks = this.output.split("\n").filter((line) => line.includes(deadlockWarning))
    if (deadlocks.length) throw new Error(`The processes had deadlocks:\n${deadlocks.join("\n")}`)
  }
}
