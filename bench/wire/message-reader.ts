const headEnd = Buffer.from("\r\n\r\n")
const lengthNames = [Buffer.from("\r\ncontent-length: "), Buffer.from("\r\nContent-Length: ")]
const chunkedName = Buffer.from("chunked\r\n")
const zero = 48
const nine = 57

/** One HTTP message. The bytes are valid only during the call, because their buffer is reused. */
export type OnMessage = (bytes: Buffer, start: number, bodyStart: number, end: number) => void

/**
 * Divides a stream of bytes into HTTP/1.1 messages by their Content-Length. Without it, a message has no
 * body. It supports only the HTTP of this benchmark, and throws on chunked messages. That is a twentieth of
 * the cost of a real parser.
 */
export class MessageReader {
  readonly #onMessage: OnMessage
  #rest: Buffer | undefined

  constructor(onMessage: OnMessage) {
    this.#onMessage = onMessage
  }

  feed(chunk: Buffer): void {
    const bytes = this.#rest ? Buffer.concat([this.#rest, chunk]) : chunk
    this.#rest = undefined
    let start = 0
    while (start < bytes.length) {
      const headers = bytes.indexOf(headEnd, start)
      const bodyStart = headers + headEnd.length
      const end = headers < 0 ? Infinity : bodyStart + contentLength(bytes, start, bodyStart)
      if (end > bytes.length) {
        // A copy, because the caller reads the next chunk into the same memory.
        this.#rest = Buffer.from(bytes.subarray(start))
        return
      }
      this.#onMessage(bytes, start, bodyStart, end)
      start = end
    }
  }
}

/** The three digits of a response's status line. */
export function statusOf(bytes: Buffer, start: number): number {
  return (bytes[start + 9]! - zero) * 100 + (bytes[start + 10]! - zero) * 10 + (bytes[start + 11]! - zero)
}

function contentLength(bytes: Buffer, start: number, bodyStart: number): number {
  for (const name of lengthNames) {
    const at = bytes.indexOf(name, start)
    if (at >= 0 && at < bodyStart) return digits(bytes, at + name.length)
  }
  const chunked = bytes.indexOf(chunkedName, start)
  if (chunked >= 0 && chunked < bodyStart) throw new Error("A chunked message: this reader needs a Content-Length.")
  return 0
}

function digits(bytes: Buffer, at: number): number {
  let value = 0
  for (let digit = bytes[at]!; digit >= zero && digit <= nine; digit = bytes[++at]!) value = value * 10 + digit - zero
  return value
}
