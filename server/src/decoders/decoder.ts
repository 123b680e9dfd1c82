import type { Clock } from "#std/clock.ts"
import { FairQueue } from "#std/fair-queue.ts"
import { DecoderProcess, type Ended } from "./decoder-process.ts"
import type { Answer, DecoderStart } from "./messages.ts"

export interface DecoderOptions extends DecoderStart {
  clock: Clock
}

/** An account or a carrier, whose share of the processes is one, and the deadline of its file. */
export interface FileOwner {
  ownerId: string
  deadlineMs: number
}

export type Decoded<Output> =
  | Answer<Output>
  /** The file may be readable at another time. */
  | { kind: "late"; reason: string }

/** One for a file that costs much, and one for everybody else. */
const processesMax = 2
/** The files of mail and messages in memory have limits of their own, far below this. */
const waitingMax = 200

const tooLate = { kind: "late", reason: "The file was not read before its deadline." } as const
const tooMany = { kind: "late", reason: "Too many other files wait." } as const

interface Waiting<Output> {
  accountId: string
  order: number
  isUrgent: false
  input: object
  process: DecoderProcess<Output> | null
  isLate: boolean
  resolve(decoded: Decoded<Output>): void
  reject(error: Error): void
}

/**
 * Reads files of strangers in processes of their own, with limits of memory and time (docs/decisions/091).
 * Owners take turns, and each has one file at a time. The first file starts a process, which ends when it had
 * none for half a minute.
 */
export class Decoder<Input extends object, Output> {
  readonly #options: DecoderOptions
  readonly #waiting = new FairQueue<Waiting<Output>>()
  readonly #busyOwners = new Set<string>()
  readonly #idle: DecoderProcess<Output>[] = []
  #reading = 0
  #order = 0

  constructor(options: DecoderOptions) {
    this.#options = options
  }

  /** Rejects if the processes cannot start. */
  decode(input: Input, { ownerId, deadlineMs }: FileOwner): Promise<Decoded<Output>> {
    if (deadlineMs <= 0) return Promise.resolve(tooLate)
    if (this.#waiting.size >= waitingMax) return Promise.resolve(tooMany)
    const { promise, resolve, reject } = Promise.withResolvers<Decoded<Output>>()
    const turn = { accountId: ownerId, order: this.#order++, isUrgent: false } as const
    const file: Waiting<Output> = { ...turn, input, process: null, isLate: false, resolve, reject }
    const cancel = this.#options.clock.after(deadlineMs, () => {
      file.isLate = true
      resolve(tooLate)
      this.#waiting.remove((other) => other === file)
      file.process?.end()
    })
    this.#waiting.add(file)
    this.#readNext()
    return promise.finally(cancel)
  }

  #readNext(): void {
    while (this.#reading < processesMax) {
      const file = this.#waiting.next((ownerId) => !this.#busyOwners.has(ownerId))
      if (!file) return
      void this.#read(file)
    }
  }

  async #read(file: Waiting<Output>): Promise<void> {
    this.#reading++
    this.#busyOwners.add(file.accountId)
    try {
      const process = this.#idleProcess() ?? (await this.#startProcess())
      file.process = process
      if (file.isLate) return process.end()
      const answer = await process.read(file.input)
      if (!process.isOver) this.#idle.push(process)
      file.resolve(answer.kind === "ended" ? meaningOf(answer) : answer)
    } catch (error) {
      file.reject(error as Error)
    } finally {
      this.#reading--
      this.#busyOwners.delete(file.accountId)
      this.#readNext()
    }
  }

  #idleProcess(): DecoderProcess<Output> | null {
    for (let known; (known = this.#idle.pop());) if (!known.isOver) return known
    return null
  }

  async #startProcess(): Promise<DecoderProcess<Output>> {
    const { kind, limits, idleMs } = this.#options
    const { programFile } = await import("./program.ts")
    return new DecoderProcess(programFile, { kind, limits, idleMs })
  }
}

function meaningOf({ how, fault, wasKilled, wasReady }: Ended): Decoded<never> {
  if (wasKilled) return { kind: "late", reason: "The process that read the file was killed." }
  if (wasReady) return { kind: "unreadable", reason: `It ends the process that reads it (${how}).` }
  throw new Error(`A process that reads files cannot start (${how}): ${fault}`)
}
