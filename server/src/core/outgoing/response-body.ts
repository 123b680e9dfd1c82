const noBytes: Buffer = Buffer.alloc(0)
const roomStart = 1_024

/**
 * The bytes of a response, up to a limit. They are copied together as they arrive: a body in pieces of one
 * byte, kept piece by piece, would cost a hundred times its length.
 */
export class ResponseBody {
  readonly #bytesMax: number
  #buffer = noBytes
  #bytes = 0

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax
  }

  /** Returns whether the whole chunk fitted. */
  add(chunk: Buffer): boolean {
    const fits = chunk.length <= this.#bytesMax - this.#bytes
    const taken = fits ? chunk : chunk.subarray(0, this.#bytesMax - this.#bytes)
    // Nearly every body arrives in one piece that nothing else uses.
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
    // The first piece is a view of a shared buffer, which must not be written to.
    if (needed > this.#buffer.length) {
      const room = Math.min(Math.max(needed, this.#bytes * 2, roomStart), this.#bytesMax)
      const wider = Buffer.allocUnsafeSlow(room)
      this.#buffer.copy(wider, 0, 0, this.#bytes)
      this.#buffer = wider
    }
    chunk.copy(this.#buffer, this.#bytes)
  }
}
