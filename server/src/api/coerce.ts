export interface ParameterKind {
  base: "text" | "number" | "boolean" | "object"
  isList: boolean
  /** A list that one string may hold with commas between. */
  isCommaSeparated: boolean
}

const integers = /^-?\d{1,15}$/

/**
 * A text of a form or query as the value that the parameter takes, or the text itself when it cannot be one, for the schema to
 * refuse. `5` and `-5` are numbers; `5.5`, `1e3`, `0x5`, `NaN` and an empty text are not. `true` and `false` are booleans in any case. An object is written as JSON.
 */
export function coerceText(text: string, { base, isList, isCommaSeparated }: ParameterKind): unknown {
  if (isCommaSeparated) return commaSeparated(text)
  const value = coercions[base](text)
  return isList ? [value] : value
}

/** A JSON value as the parameter takes it: as it is, but a single value is a list of one. */
export function coerceValue(value: unknown, { isList, isCommaSeparated }: ParameterKind): unknown {
  if (!isList || Array.isArray(value)) return value
  if (isCommaSeparated && typeof value === "string") return commaSeparated(value)
  return typeof value === "object" ? value : [value]
}

const coercions: Record<ParameterKind["base"], (text: string) => unknown> = {
  text: (text) => text,
  number: coerceNumber,
  boolean: coerceBoolean,
  object: coerceObject,
}

function commaSeparated(text: string): string[] {
  return text.split(",").map((piece) => piece.trim())
}

function coerceNumber(text: string): number | string {
  return integers.test(text) ? Number(text) : text
}

function coerceBoolean(text: string): boolean | string {
  if (/^true$/i.test(text)) return true
  return /^false$/i.test(text) ? false : text
}

function coerceObject(text: string): unknown {
  const parsed = text.startsWith("{") ? parseJson(text) : text
  return typeof parsed === "object" ? parsed : text
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
