import type { Duplex } from "node:stream"
import { encodePdu } from "./encode-pdu.ts"
import type { Draft } from "./pdu.ts"

/** A hundred usual PDUs. Larger ones get a chunk of their own. */
const chunkBytes = 16_384
/** A chunk with less room is given up. */
const roomMin = 1_024
/** As much may wait for the socket before requests are held back. */
const fullBytes = 262_144
/** As much may wait before nothing more is read either: the peer asks, and does not read the answers. */
const stuckBytes = 1_048_576

/**
 * What is to be written, in order. PDUs are encoded straight into chunks; those of one turn of the event loop leave as one write,
 * and while a write is under way everything gathers for the next. So at any moment it is known to the octet what the socket has
 * been given (`handedOver`), which tells a request that may have left from one that certainly has not.
 */
export class Outbox {
  readonly #socket: Duplex
  readonly #onRoom: () => void
  /** Sees every PDU that is added. */
  tap: ((octets: Buffer) => void) | undefined
  #chunk: Buffer = Buffer.alloc(0)
  #from = 0
  #at = 0
  #filled: Buffer[] = []
  #isScheduled = false
  #isWriting = false
  #written = 0
  /** Octets ever added. */
  position = 0
  /** Octets ever given to the socket. */
  handedOver = 0

  constructor(options: { socket: Duplex; onRoom: () => void; tap?: ((octets: Buffer) => void) | undefined }) {
    this.#socket = options.socket
    this.#onRoom = options.onRoom
    this.tap = options.tap
  }

  /** Requests should wait. */
  get isFull(): boolean {
    return this.position - this.#written >= fullBytes
  }

  /** Nothing more should be read that wants an answer. */
  get isStuck(): boolean {
    return this.position - this.#written >= stuckBytes
  }

  /** Adds one PDU, to leave at the end of this turn. Throws `Unencodable`, and then nothing was added. */
  add(draft: Draft): void {
    let end = encodePdu(draft, this.#chunk, this.#at)
    if (end > this.#chunk.length) {
      const bytes = end - this.#at
      this.#giveUpChunk(Math.max(bytes, chunkBytes))
      end = encodePdu(draft, this.#chunk, 0)
    }
    this.tap?.(this.#chunk.subarray(this.#at, end))
    this.position += end - this.#at
    this.#at = end
    this.#schedule()
  }

  #giveUpChunk(nextBytes: number): void {
    if (this.#at > this.#from) this.#filled.push(this.#chunk.subarray(this.#from, this.#at))
    this.#chunk = Buffer.allocUnsafeSlow(nextBytes)
    this.#from = this.#at = 0
  }

  #schedule(): void {
    if (this.#isScheduled || this.#isWriting) return
    this.#isScheduled = true
    // After the input of this turn, so that the answers to all of it, and the requests they make room for, leave together.
    setImmediate(this.#flush)
  }

  /** Gives the socket everything at once, and then its end. */
  finish(): void {
    if (this.position > this.handedOver) this.#flush()
    this.#socket.end()
  }

  readonly #flush = (): void => {
    this.#isScheduled = false
    if (this.#socket.destroyed || this.#socket.writableEnded) return
    const last = this.#chunk.subarray(this.#from, this.#at)
    this.#from = this.#at
    const filled = this.#filled
    this.#isWriting = true
    this.handedOver = this.position
    if (filled.length === 0) {
      this.#socket.write(last, this.#wrote)
    } else {
      this.#filled = []
      this.#socket.cork()
      for (const piece of filled) this.#socket.write(piece)
      this.#socket.write(last, this.#wrote)
      this.#socket.uncork()
    }
    if (this.#chunk.length - this.#at < roomMin) this.#chunk = Buffer.alloc((this.#from = this.#at = 0))
  }

  readonly #wrote = (error?: Error | null): void => {
    // The socket says it too, with its reason.
    if (error) return
    this.#isWriting = false
    this.#written = this.handedOver
    if (this.position > this.handedOver) this.#schedule()
    this.#onRoom()
  }
}
