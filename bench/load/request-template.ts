const zero = 48

export interface RequestShape {
  method: "GET" | "POST"
  /** Path with query. `{pick}` stands for one of `picks`, in turn. */
  path: string
  headers: Record<string, string>
  /**
   * `{number:6}` is replaced by the request's own number, cut to its last six digits. `{micros}` is replaced
   * by the time at which the request was due, in microseconds since the Unix epoch, with 16 digits. Other
   * text stays.
   */
  body?: string
  /** All of the same length. */
  picks?: string[]
}

/** The text before the request's due time. A whole-way measurement searches for it in a delivered message. */
export const dueMark = "due "

interface Field {
  offset: number
  width: number
  kind: "number" | "micros" | "pick"
}

/**
 * A request as bytes that are built once. Sending it writes only the digits that differ. Every field has a
 * fixed width, so the total length never changes.
 */
export class RequestTemplate {
  readonly #bytes: Buffer
  readonly #fields: readonly Field[]
  readonly #picks: readonly string[]

  constructor(shape: RequestShape, host: string) {
    this.#picks = shape.picks ?? []
    const body = shape.body ?? ""
    const length = this.#cut(body).text.length
    const headers = { host, ...shape.headers, ...(shape.body === undefined ? {} : { "content-length": `${length}` }) }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const { text, fields } = this.#cut(`${shape.method} ${shape.path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`)
    this.#bytes = Buffer.from(text, "latin1")
    this.#fields = fields
  }

  /** Bytes for one connection to fill and send again and again. */
  copy(): Buffer {
    return Buffer.from(this.#bytes)
  }

  /** Writes this number and this due time into `bytes`. */
  fill(bytes: Buffer, number: number, dueMicros: number): void {
    for (const { offset, width, kind } of this.#fields) {
      if (kind === "pick") bytes.write(this.#picks[number % this.#picks.length] ?? "", offset, width, "latin1")
      else writeDigits(bytes, offset, width, kind === "number" ? number : dueMicros)
    }
  }

  /** Returns the text with zeros for its fields, and their positions. */
  #cut(text: string): { text: string; fields: Field[] } {
    const fields: Field[] = []
    let cut = ""
    for (const piece of text.split(/(\{number:\d+\}|\{micros\}|\{pick\})/)) {
      const field = this.#fieldOf(piece)
      if (field) fields.push({ ...field, offset: cut.length })
      cut += field ? "0".repeat(field.width) : piece
    }
    return { text: cut, fields }
  }

  #fieldOf(piece: string): Omit<Field, "offset"> | undefined {
    if (piece === "{micros}") return { kind: "micros", width: 16 }
    if (piece === "{pick}") return { kind: "pick", width: this.#picks[0]?.length ?? 0 }
    const width = /^\{number:(\d+)\}$/.exec(piece)?.[1]
    return width === undefined ? undefined : { kind: "number", width: Number(width) }
  }
}

function writeDigits(bytes: Buffer, offset: number, width: number, value: number): void {
  let left = value
  for (let index = offset + width - 1; index >= offset; index--) {
    const rest = Math.floor(left / 10)
    bytes[index] = zero + (left - rest * 10)
    left = rest
  }
}
