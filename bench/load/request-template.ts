const zero = 48

export interface RequestShape {
  method: "GET" | "POST"
  /** Path with query. `{pick}` stands for one of `picks`, in turn. */
  path: string
  headers: Record<string, string>
  /**
   * `{number:6}` stands for the request's own number, cut to its last six digits, and `{micros}` for the moment at which the
   * request was due, in microseconds since the Unix epoch, 16 digits. Other text stands for itself.
   */
  body?: string
  /** All of one length. */
  picks?: string[]
}

/** The text that a whole-way measurement looks for in a delivered message: when its request was due. */
export const dueMark = "due "

interface Field {
  offset: number
  width: number
  kind: "number" | "micros" | "pick"
}

/**
 * A request as bytes that are built once; sending one writes only the digits that differ. Every field has a fixed width, so
 * the length of the whole never changes.
 */
export class RequestTemplate {
  readonly #bytes: Buffer
  readonly #fields: Field[] = []
  readonly #picks: readonly string[]

  constructor(shape: RequestShape, host: string) {
    this.#picks = shape.picks ?? []
    const body = shape.body === undefined ? "" : this.#widen(shape.body)
    const headers = { host, ...shape.headers, ...(shape.body === undefined ? {} : { "content-length": body.length }) }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const text = `${shape.method} ${this.#widen(shape.path)} HTTP/1.1\r\n${lines.join("")}\r\n${body}`
    this.#bytes = Buffer.from(this.#cutFields(text), "latin1")
  }

  /** Bytes for one connection to fill and send again and again. */
  copy(): Buffer {
    return Buffer.from(this.#bytes)
  }

  /** Makes `bytes` the request with this number, due at this moment. */
  fill(bytes: Buffer, number: number, dueMicros: number): void {
    for (const { offset, width, kind } of this.#fields) {
      if (kind === "pick") bytes.write(this.#picks[number % this.#picks.length] ?? "", offset, width, "latin1")
      else writeDigits(bytes, offset, width, kind === "number" ? number : dueMicros)
    }
  }

  /** Puts a stand-in of the right width for each field: a control character, so often as the field is wide. */
  #widen(text: string): string {
    return text
      .replace(/\{number:(\d+)\}/g, (_, width: string) => `\u0001${"\u0002".repeat(Number(width) - 1)}`)
      .replace(/\{micros\}/g, `\u0003${"\u0004".repeat(15)}`)
      .replace(/\{pick\}/g, `\u0005${"\u0006".repeat((this.#picks[0]?.length ?? 1) - 1)}`)
  }

  #cutFields(text: string): string {
    const kinds: [RegExp, Field["kind"]][] = [
      [/\u0001\u0002*/g, "number"],
      [/\u0003\u0004*/g, "micros"],
      [/\u0005\u0006*/g, "pick"],
    ]
    for (const [pattern, kind] of kinds) {
      for (const found of text.matchAll(pattern)) this.#fields.push({ offset: found.index, width: found[0].length, kind })
    }
    return text.replace(/[\u0001-\u0006]/g, "0")
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
