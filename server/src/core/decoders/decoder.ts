import type { Clock } from "#core/std/clock.ts"
import { FairTurns } from "#core/std/fair-turns.ts"
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

interface Reading<Output> {
  process: DecoderProcess<Output> | null
  isLate: boolean
}

/**
 * Reads files of strangers in processes of their own, with limits of memory and time (docs/decisions/091).
 * Owners take turns, and each has one file at a time. The first file starts a process, which ends when it had
 * none for half a minute.
 */
export class Decoder<Input extends object, Output> {
  readonly #options: DecoderOptions
  readonly #turns: FairTurns
  readonly #idle: DecoderProcess<Output>[] = []

  constructor(options: DecoderOptions) {
    this.#options = options
    this.#turns = new FairTurns({ clock: options.clock, turnsMax: processesMax, ownerTurnsMax: [1], waitingMax })
  }

  /** Rejects if the processes cannot start. */
  async decode(input: Input, { ownerId, deadlineMs }: FileOwner): Promise<Decoded<Output>> {
    const reading: Reading<Output> = { process: null, isLate: false }
    const cancel = this.#options.clock.after(deadlineMs, () => {
      reading.isLate = true
      reading.process?.end()
    })
    try {
      const turn = await this.#turns.acquire([ownerId], deadlineMs)
      if (typeof turn === "string") return turn === "full" ? tooMany : tooLate
      return await this.#read(input, reading).finally(turn)
    } finally {
      cancel()
    }
  }

  async #read(input: Input, reading: Reading<Output>): Promise<Decoded<Output>> {
    const process = (reading.process = this.#idleProcess() ?? (await this.#startProcess()))
    if (reading.isLate) process.end()
    const answer = await process.read(input)
    if (!process.isOver) this.#idle.push(process)
    if (reading.isLate) return tooLate
    return answer.kind === "ended" ? meaningOf(answer) : answer
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
