const noBytes: Buffer = Buffer.alloc(0)
const roomStart = 1_024

/**
 * The bytes of a response, up to a limit. Copied together as they come: kept one by one, a body in pieces of one byte costs a
 * hundred times its length.
 */
export class ResponseBody {
  readonly #bytesMax: number
  #buffer = noBytes
  #bytes = 0

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax
  }

  /** Whether there was room for all of it. */
  add(chunk: Buffer): boolean {
    const fits = chunk.length <= this.#bytesMax - this.#bytes
    const taken = fits ? chunk : chunk.subarray(0, this.#bytesMax - this.#bytes)
    // Nearly every body comes in one piece, which nobody else has a use for.
    if (this.#bytes === 0) this.#buffer = taken
    else this.#append(taken)
    this.#bytes += taken.length
    return fits
  }

  bytes(): Buffer {
    return this.#buffer.subarray(0, this.#bytes)
  }

  #append(chunk: Buffer): void {
    const needed = this.#bytes + chunk.length
    // The first piece is a view of what came with it, and not ours to write on.
    if (needed > this.#buffer.length) {
      const room = Math.min(Math.max(needed, this.#bytes * 2, roomStart), this.#bytesMax)
      const wider = Buffer.allocUnsafeSlow(room)
      this.#buffer.copy(wider, 0, 0, this.#bytes)
      this.#buffer = wider
    }
    chunk.copy(this.#buffer, this.#bytes)
  }
}
