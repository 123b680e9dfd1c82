import pg from "pg"

export interface Field {
  name: string
  dataTypeID: number
}

/** How the rows of a statement are read from the texts that the server sends. */
export class RowShape {
  /** Of a statement that gives no rows. */
  static readonly none = new RowShape([])
  readonly #names: readonly string[]
  readonly #parsers: readonly ((text: string) => unknown)[]

  constructor(fields: readonly Field[]) {
    this.#names = fields.map(({ name }) => name)
    this.#parsers = fields.map(({ dataTypeID }) => getTypeParser(dataTypeID))
  }

  read(texts: readonly (string | null)[]): Record<string, unknown> {
    const row: Record<string, unknown> = {}
    for (let index = 0; index < this.#names.length; index++) {
      const text = texts[index] ?? null
      row[this.#names[index] as string] = text === null ? null : this.#parsers[index]?.(text)
    }
    return row
  }
}

const timestamptz = 1184
const int8 = 20

/** Text parsers by type: times as milliseconds, int8 as numbers (ours stay below 2^53), the rest as the driver has them. */
export function getTypeParser(oid: number, format?: "text" | "binary"): (value: string) => unknown {
  if (oid === timestamptz) return parseTime
  if (oid === int8) return Number
  return pg.types.getTypeParser(oid, format as "text")
}

/** `2026-11-21 08:00:00.123+00`, as a session in UTC writes it. */
function parseTime(text: string): number {
  return Date.parse(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
}
