import { headerBytes } from "./pdu.ts"

/** A command_length is impossible, so the start of the next PDU is unknown. The connection must end. */
export interface BrokenFraming {
  /** A sentence for people. */
  reason: string
}

/** A message_payload of 65,535 octets and the possible other fields. */
export const pduBytesMaxDefault = 70_000

/**
 * Cuts a stream of octets, in pieces of any size, into PDUs. A PDU that is whole within a piece is not
 * copied. A PDU over several pieces is collected in a buffer of its announced length. So each octet is copied
 * once at most, and only one PDU is ever buffered.
 */
export class Framer {
  readonly #take: (octets: Buffer, start: number, end: number) => void
  readonly #pduBytesMax: number
  /** The incomplete PDU: its first four octets until its length is known, then all of it. */
  #begun: Buffer = Buffer.allocUnsafe(4)
  #have = 0
  #isStopped = false

  /**
   * `take` gets each PDU with its header: the octets from `start` to `end`. The framer does not reuse them,
   * so they stay valid.
   */
  constructor(take: (octets: Buffer, start: number, end: number) => void, pduBytesMax = pduBytesMaxDefault) {
    this.#take = take
    this.#pduBytesMax = pduBytesMax
  }

  /**
   * Handles the next piece of the stream. Returns the fault when the framing is broken. After a fault, and
   * after `stop`, all further input is dropped.
   */
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
      const broken = this.#allocate()
      if (broken) return broken
    }
    return null
  }

  /** Drops all further input, including the rest of the present piece. */
  stop(): void {
    this.#isStopped = true
  }

  /** Copies the missing octets of the incomplete PDU, and returns how many were copied. */
  #collect(piece: Buffer, at: number): number {
    const taken = Math.min(this.#begun.length - this.#have, piece.length - at)
    piece.copy(this.#begun, this.#have, at, at + taken)
    this.#have += taken
    return taken
  }

  /** Allocates the buffer when the length has become known. Passes the PDU on when it is whole. */
  #allocate(): BrokenFraming | null {
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

/** Explains four octets that belong to a protocol other than SMPP. */
function guess(length: number): string {
  if (length === 0x4854_5450 || length === 0x4745_5420 || length === 0x504f_5354) return ": the peer speaks HTTP"
  if (length >>> 16 === 0x1503 || length >>> 16 === 0x1603) return ": the peer speaks TLS"
  return ""
}
