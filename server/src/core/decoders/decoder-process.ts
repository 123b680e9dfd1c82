import { fork, type ChildProcess } from "node:child_process"
import type { Answer, DecoderStart, FromDecoder } from "./messages.ts"

/** How a process ended that gave no answer. */
export interface Ended {
  kind: "ended"
  how: string
  /** What the process wrote about its end. */
  fault: string
  /** A signal that no fault of a file causes. */
  wasKilled: boolean
  wasReady: boolean
}

const faultLengthMax = 2_000
/** Without it, glibc keeps the memory of a picture for the next one. */
const environment = { MALLOC_MMAP_THRESHOLD_: "1048576", MALLOC_ARENA_MAX: "2" }

/**
 * One process that reads files, one at a time. It gets no secret: neither the environment nor the arguments
 * of the server. It never keeps the server running, and ends with it.
 */
export class DecoderProcess<Output> {
  readonly #child: ChildProcess
  #resolve: ((answer: Answer<Output> | Ended) => void) | null = null
  #wasReady = false
  #isOver = false
  #fault = ""

  constructor(programFile: string, start: DecoderStart) {
    this.#child = fork(programFile, [JSON.stringify(start)], {
      env: environment,
      execArgv: ["--max-old-space-size=64", "--no-warnings"],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    })
    this.#child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      this.#fault = (this.#fault + text).slice(0, faultLengthMax)
    })
    this.#child.on("message", (message: FromDecoder<Output>) => {
      if (message.kind === "ready") this.#wasReady = true
      else if (message.kind === "idle") this.#endIfIdle()
      else {
        if (message.isLast) this.end()
        this.#answer(message.answer)
      }
    })
    this.#child.on("error", ({ message }) => this.#recordEnd(message, null))
    this.#child.on("exit", (code, signal) => this.#recordEnd(signal ?? `code ${code}`, signal))
    this.#letServerEnd()
  }

  get isOver(): boolean {
    return this.#isOver
  }

  /** Reads a file. The caller waits for the answer before the next one. */
  read(input: object): Promise<Answer<Output> | Ended> {
    return new Promise((resolve) => {
      this.#resolve = resolve
      if (this.#isOver) this.#recordEnd("before the file", "SIGKILL")
      else this.#child.send(input, () => {})
    })
  }

  end(): void {
    this.#isOver = true
    this.#child.kill("SIGKILL")
  }

  /** The process may have received a file after it had sent its message. */
  #endIfIdle(): void {
    if (!this.#resolve) this.end()
  }

  #recordEnd(how: string, signal: NodeJS.Signals | null): void {
    this.#isOver = true
    const wasKilled = signal === "SIGKILL"
    this.#answer({ kind: "ended", how, fault: this.#fault, wasKilled, wasReady: this.#wasReady })
  }

  #answer(answer: Answer<Output> | Ended): void {
    this.#resolve?.(answer)
    this.#resolve = null
  }

  #letServerEnd(): void {
    this.#child.unref()
    this.#child.channel?.unref()
    const stderr = this.#child.stderr as (NonNullable<ChildProcess["stderr"]> & { unref?(): void }) | null
    stderr?.unref?.()
  }
}
