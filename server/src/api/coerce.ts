export interface ParameterKind {
  base: "text" | "number" | "boolean" | "object"
  isList: boolean
  /** A list that one string may hold with commas between. */
  isCommaSeparated: boolean
  /** Null may be given. A form writes it as an empty value. */
  isNullable: boolean
}

const integers = /^-?\d{1,15}$/

/**
 * A text of a form or query as the value that the parameter takes, or the text itself when it cannot be one, for the schema to
 * refuse. `5` and `-5` are numbers; `5.5`, `1e3`, `0x5`, `NaN` and an empty text are not. `true` and `false` are booleans in any case. An object is written as JSON.
 */
export function coerceText(text: string, { base, isList, isCommaSeparated, isNullable }: ParameterKind): unknown {
  if (isNullable && text === "") return null
  if (isCommaSeparated) return commaSeparated(text, base)
  const value = coercions[base](text)
  return isList ? [value] : value
}

/** A JSON value as the parameter takes it: as it is, but a single value is a list of one. */
export function coerceValue(value: unknown, kind: ParameterKind): unknown {
  const { base, isList, isCommaSeparated, isNullable } = kind
  if (!isList || Array.isArray(value) || (isNullable && value === null)) return value
  if (isCommaSeparated && typeof value === "string") return commaSeparated(value, base)
  return typeof value === "object" ? value : [value]
}

const coercions: Record<ParameterKind["base"], (text: string) => unknown> = {
  text: (text) => text,
  number: coerceNumber,
  boolean: coerceBoolean,
  object: coerceObject,
}

function commaSeparated(text: string, base: ParameterKind["base"]): unknown[] {
  return text.split(",").map((piece) => coercions[base](piece.trim()))
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
