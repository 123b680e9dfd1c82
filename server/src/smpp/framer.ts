import { headerBytes } from "./pdu.ts"

/** A command_length that cannot be, so that nobody knows where the next PDU begins: the connection has to end. */
export interface BrokenFraming {
  /** For people. */
  reason: string
}

/** A message_payload of 65,535 octets and what may stand around it. */
export const pduBytesMaxDefault = 70_000

/**
 * Cuts a stream of octets, in whatever pieces it comes, into PDUs. A PDU that lies whole within a piece is not copied; one that
 * is spread over several is put together in a buffer of its own announced length, so that each octet is copied once at most
 * and no more than one PDU is ever held.
 */
export class Framer {
  readonly #take: (octets: Buffer, start: number, end: number) => void
  readonly #pduBytesMax: number
  /** Of the PDU that has begun: its first four octets until its length is known, then all of it. */
  #begun: Buffer = Buffer.allocUnsafe(4)
  #have = 0
  #isStopped = false

  /** `take` gets each PDU with its header: the octets from `start` to `end`, valid as long as it likes. */
  constructor(take: (octets: Buffer, start: number, end: number) => void, pduBytesMax = pduBytesMaxDefault) {
    this.#take = take
    this.#pduBytesMax = pduBytesMax
  }

  /** Whether a PDU has begun and not ended. */
  get isWithinPdu(): boolean {
    return this.#have > 0
  }

  /** Takes the next piece of the stream. After it has said what is broken, and after `stop`, nothing is taken any more. */
  push(piece: Buffer): BrokenFraming | null {
    let at = 0
    while (!this.#isStopped && at < piece.length) {
      if (this.#have === 0 && piece.length - at >= 4) {
        const length = piece.readUInt32BE(at)
        if (this.#isImpossible(length)) return this.#broken(length)
        if (piece.length - at >= length) {
          this.#take(piece, at, at + length)
          at += length
          continue
        }
      }
      at += this.#collect(piece, at)
      const broken = this.#settle()
      if (broken) return broken
    }
    return null
  }

  /** Lets whatever comes fall, the rest of the present piece too. */
  stop(): void {
    this.#isStopped = true
  }

  /** Takes what the PDU that has begun still lacks, and gives how much that was. */
  #collect(piece: Buffer, at: number): number {
    const taken = Math.min(this.#begun.length - this.#have, piece.length - at)
    piece.copy(this.#begun, this.#have, at, at + taken)
    this.#have += taken
    return taken
  }

  /** When the length has become known, makes room for the PDU; when the PDU is whole, hands it over. */
  #settle(): BrokenFraming | null {
    if (this.#have < this.#begun.length) return null
    const begun = this.#begun
    const length = begun.readUInt32BE(0)
    if (begun.length === 4) {
      if (this.#isImpossible(length)) return this.#broken(length)
      this.#begun = Buffer.allocUnsafe(length)
      begun.copy(this.#begun)
      return null
    }
    this.#begun = Buffer.allocUnsafe(4)
    this.#have = 0
    this.#take(begun, 0, length)
    return null
  }

  #isImpossible(length: number): boolean {
    return length < headerBytes || length > this.#pduBytesMax
  }

  #broken(length: number): BrokenFraming {
    this.#isStopped = true
    return { reason: `A PDU of ${length} octets was announced${guess(length)}.` }
  }
}

/** What the four octets are when something else than SMPP speaks. */
function guess(length: number): string {
  if (length === 0x4854_5450 || length === 0x4745_5420 || length === 0x504f_5354) return ": the peer speaks HTTP"
  if (length >>> 16 === 0x1503 || length >>> 16 === 0x1603) return ": the peer speaks TLS"
  return ""
}
