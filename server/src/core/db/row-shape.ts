import pg from "pg"

export interface RowField {
  name: string
  dataTypeID: number
}

/** Reads the rows of a statement from the texts that the server sends. */
export class RowShape {
  /** For a statement that returns no rows. */
  static readonly none = new RowShape([])
  readonly #names: readonly string[]
  readonly #parsers: readonly ((text: string) => unknown)[]

  constructor(fields: readonly RowField[]) {
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

/**
 * Returns the text parser of a type: times in milliseconds, int8 as a number (ours stay below 2^53), other
 * types as in the driver.
 */
export function getTypeParser(oid: number, format?: "text" | "binary"): (value: string) => unknown {
  if (oid === timestamptz) return parseTime
  if (oid === int8) return Number
  return pg.types.getTypeParser(oid, format as "text")
}

/** Parses `2026-11-21 08:00:00.123+00`, as a session in UTC writes it. */
function parseTime(text: string): number {
  return Date.parse(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
}
