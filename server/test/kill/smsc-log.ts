import { closeSync, existsSync, openSync, readSync } from "node:fs"

/** What an SMSC writes down, always before the other side can know of it. */
export type SmscLine =
  | ({ kind: "submission"; id: string } & SmscSubmission)
  /** It begins to bring the receipt of a submission. */
  | { kind: "receipt"; id: string }
  /** The receipt was acknowledged. */
  | { kind: "taken"; id: string }
  | { kind: "inbound"; number: number }
  | { kind: "inbound_taken"; number: number }

export interface SmscSubmission {
  from: string
  to: string
  part: number
  parts: number
  /** How the text begins. */
  text: string
}

/** What an SMSC knows, in all its lives, from the file that it writes. */
export class SmscLog {
  /** Submissions that it has, by the id that it gave or was about to give. */
  readonly submissions = new Map<string, SmscSubmission>()
  /** Ids whose receipts it began to bring, and those that were acknowledged. */
  readonly receipts = new Set<string>()
  readonly taken = new Set<string>()
  /** Messages to us, by number, and those that were acknowledged. */
  readonly inbounds = new Set<number>()
  readonly inboundsTaken = new Set<number>()
  readonly #file: string
  #read = 0
  #rest = ""

  constructor(file: string) {
    this.#file = file
  }

  /** Takes up what was written since. */
  follow(): this {
    if (!existsSync(this.#file)) return this
    const descriptor = openSync(this.#file, "r")
    const piece = Buffer.alloc(1 << 16)
    for (let length = 1; length > 0; this.#read += length) {
      length = readSync(descriptor, piece, 0, piece.length, this.#read)
      this.#rest += piece.toString("latin1", 0, length)
    }
    closeSync(descriptor)
    const lines = this.#rest.split("\n")
    this.#rest = lines.pop() ?? ""
    for (const line of lines) this.#note(JSON.parse(line) as SmscLine)
    return this
  }

  #note(line: SmscLine): void {
    if (line.kind === "submission") this.submissions.set(line.id, line)
    else if (line.kind === "receipt") this.receipts.add(line.id)
    else if (line.kind === "taken") this.taken.add(line.id)
    else if (line.kind === "inbound") this.inbounds.add(line.number)
    else this.inboundsTaken.add(line.number)
  }
}
