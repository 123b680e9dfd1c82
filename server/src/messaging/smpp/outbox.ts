import type { Duplex } from "node:stream"
import { encodePdu } from "./encode-pdu.ts"
import type { Draft } from "./pdu.ts"

/** Room for a hundred usual PDUs. A larger PDU gets its own chunk. */
const chunkBytes = 16_384
/** A chunk with less room is replaced. */
const roomMin = 1_024
/** Beyond this number of unwritten octets, requests are held back. */
const fullBytes = 262_144
/**
 * Beyond this number of unwritten octets, reading stops too: the peer sends requests and does not read the
 * answers.
 */
const stuckBytes = 1_048_576

/**
 * The octets to write, in order. PDUs are encoded directly into chunks. Those of one turn of the event loop
 * leave as one write, and PDUs that are added during a write leave with the next one. So the session knows
 * exactly which octets the socket has received (`handedOver`). This separates requests that may have left
 * from those that certainly have not.
 */
export class Outbox {
  readonly #socket: Duplex
  readonly #onRoom: () => void
  /** Called with every added PDU. */
  tap: ((octets: Buffer) => void) | undefined
  readonly #mayWrite: () => boolean
  #chunk: Buffer = Buffer.alloc(0)
  #from = 0
  #at = 0
  #filled: Buffer[] = []
  #isScheduled = false
  #isWriting = false
  #written = 0
  /** The octets that were ever added. */
  position = 0
  /** The octets that were ever given to the socket. */
  handedOver = 0

  constructor(options: {
    socket: Duplex
    onRoom: () => void
    /** Returning false stops all sending: added octets never reach the socket. */
    mayWrite: () => boolean
    tap?: ((octets: Buffer) => void) | undefined
  }) {
    this.#socket = options.socket
    this.#mayWrite = options.mayWrite
    this.#onRoom = options.onRoom
    this.tap = options.tap
  }

  /** Whether requests should wait. */
  get isFull(): boolean {
    return this.position - this.#written >= fullBytes
  }

  /** Whether the session should stop reading requests. */
  get isCongested(): boolean {
    return this.position - this.#written >= stuckBytes
  }

  /** Adds one PDU, which leaves at the end of this turn. Throws `Unencodable` without adding anything. */
  add(draft: Draft): void {
    let end = encodePdu(draft, this.#chunk, this.#at)
    if (end > this.#chunk.length) {
      const bytes = end - this.#at
      this.#replaceChunk(Math.max(bytes, chunkBytes))
      end = encodePdu(draft, this.#chunk, 0)
    }
    this.tap?.(this.#chunk.subarray(this.#at, end))
    this.position += end - this.#at
    this.#at = end
    this.#schedule()
  }

  #replaceChunk(nextBytes: number): void {
    if (this.#at > this.#from) this.#filled.push(this.#chunk.subarray(this.#from, this.#at))
    this.#chunk = Buffer.allocUnsafeSlow(nextBytes)
    this.#from = this.#at = 0
  }

  #schedule(): void {
    if (this.#isScheduled || this.#isWriting) return
    this.#isScheduled = true
    // `setImmediate` runs after the input of this turn. The answers to all of it, and the requests that they
    // make room for, then leave together.
    setImmediate(this.#flush)
  }

  /** Gives all octets to the socket immediately, and then ends it. */
  finish(): void {
    if (this.position > this.handedOver) this.#flush()
    this.#socket.end()
  }

  readonly #flush = (): void => {
    this.#isScheduled = false
    if (this.#socket.destroyed || this.#socket.writableEnded || !this.#mayWrite()) return
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
    // The socket also reports the error, with its reason.
    if (error) return
    this.#isWriting = false
    this.#written = this.handedOver
    if (this.position > this.handedOver) this.#schedule()
    this.#onRoom()
  }
}
