import type { IncomingMessage, ServerResponse } from "node:http"
import { Problem } from "#http/problems/problem.ts"
import { Overloaded } from "#core/std/batcher.ts"
import { awaitsContinue, keepConnection } from "#core/std/unread-body.ts"
import { anonymousBodyBytesMax } from "./decode-body.ts"

/** How much of a body is read. */
export interface BodyAllowance {
  bytesMax: number
  /** Nothing proves the sender yet. The bodies of all such senders share one bound of memory. */
  isStranger: boolean
}

/** Holds until the sender is known. */
export const strangersBody: BodyAllowance = { bytesMax: anonymousBodyBytesMax, isStranger: true }
/** For a signature that covers the body, so that the body must be read before the sender is known. */
export const unprovenBody: BodyAllowance = { bytesMax: 64 * 1024, isStranger: true }

/** The memory for the bodies of all strangers in this process: 256 of the largest at once. */
const strangersBytesMax = 16 * 1024 * 1024
/** A client sends 64 KiB in some fifty packets. More pieces cost more time than their bytes are worth. */
const strangersPiecesMax = 1_000

interface BodyRequest {
  bodyAllowance: BodyAllowance | null
  response: ServerResponse | null
}

type Done = (error: Error | null, body?: Buffer) => void

/** Reads the bodies of requests, each within its allowance. */
export class BodyReader {
  readonly #strangersBytesMax: number
  #strangersBytes = 0
  /** The unfinished bodies of strangers, the oldest first. */
  readonly #unfinished = new Set<Reading>()

  constructor(options: { strangersBytesMax?: number } = {}) {
    this.#strangersBytesMax = options.strangersBytesMax ?? strangersBytesMax
  }

  /** The memory that the bodies of strangers occupy until their answers. */
  get strangersBytes(): number {
    return this.#strangersBytes
  }

  /** Calls `done` with the body, with `body_too_large`, or with the fault of the connection. */
  read({ bodyAllowance, response }: BodyRequest, payload: IncomingMessage, done: Done): void {
    const { bytesMax, isStranger } = bodyAllowance ?? strangersBody
    if (Number(payload.headers["content-length"]) > bytesMax) return done(tooLarge())
    const reading: Reading = new Reading(payload, {
      bytesMax,
      piecesMax: isStranger ? strangersPiecesMax : Infinity,
      grown: (bytes) => isStranger && this.#count(bytes),
      ended: (error, body) => {
        this.#unfinished.delete(reading)
        if (error) reading.release()
        else if (response) keepConnection(response)
        done(error, body)
      },
    })
    if (isStranger) {
      this.#unfinished.add(reading)
      response?.once("close", () => reading.release())
    }
    if (awaitsContinue(payload)) response?.writeContinue()
    reading.start()
  }

  /** At the bound, the oldest unfinished body gives way: its sender is the slowest. */
  #count(bytes: number): void {
    this.#strangersBytes += bytes
    for (const oldest of this.#unfinished) {
      if (this.#strangersBytes <= this.#strangersBytesMax) return
      oldest.end(new Overloaded())
    }
  }
}

interface ReadingOptions {
  bytesMax: number
  piecesMax: number
  /** Called when the buffer grows, and with a negative number when it is released. */
  grown(bytes: number): void
  ended: Done
}

/** Copies the pieces of a body into one buffer, so small pieces take no more memory than large ones. */
class Reading {
  readonly #payload: IncomingMessage
  readonly #options: ReadingOptions
  #buffer: Buffer = noBody
  #length = 0
  #pieces = 0
  #isOver = false

  constructor(payload: IncomingMessage, options: ReadingOptions) {
    this.#payload = payload
    this.#options = options
  }

  start(): void {
    this.#payload.on("data", this.#append).on("end", this.#complete).on("error", this.end)
  }

  /** Stops reading. */
  readonly end = (error: Error): void => this.#finish(error)

  /** Forgets the body, which no longer counts. */
  release(): void {
    const bytes = this.#buffer.length
    this.#buffer = noBody
    if (bytes > 0) this.#options.grown(-bytes)
  }

  readonly #complete = (): void => this.#finish(null, this.#buffer.subarray(0, this.#length))

  readonly #append = (piece: Buffer): void => {
    const { bytesMax, piecesMax } = this.#options
    const length = this.#length + piece.length
    this.#pieces++
    if (length > bytesMax || this.#pieces > piecesMax) return this.#finish(tooLarge())
    if (length > this.#buffer.length) this.#grow(Math.min(bytesMax, Math.max(length, 2 * this.#buffer.length)))
    // The growth may have ended this body.
    if (this.#isOver) return
    this.#length += piece.copy(this.#buffer, this.#length)
  }

  #grow(size: number): void {
    const grown = Buffer.allocUnsafe(size)
    const added = size - this.#buffer.length
    this.#buffer.copy(grown, 0, 0, this.#length)
    this.#buffer = grown
    this.#options.grown(added)
  }

  #finish(error: Error | null, body?: Buffer): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#payload.off("data", this.#append).off("end", this.#complete).off("error", this.end)
    this.#options.ended(error, body)
  }
}

const noBody = Buffer.alloc(0)

function tooLarge(): Problem {
  return new Problem("body_too_large", "The body is larger than this operation accepts. Send a smaller body.")
}
