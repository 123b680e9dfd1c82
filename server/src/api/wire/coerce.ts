import type { Spelling } from "./spellings.ts"

export interface ParameterKind {
  base: "text" | "number" | "boolean" | "object"
  isList: boolean
  /** Whether one string can hold the list, with commas between the values. */
  isCommaSeparated: boolean
  /** Whether null is allowed. A form writes it as an empty value. */
  isNullable: boolean
  /** Converts other spellings of the same value; null when only one is accepted. */
  spelling: Spelling | null
}

const integers = /^-?\d{1,15}$/
/** The spellings of forms in pages (`on`), environments and shells. */
const booleans = new Map([
  ...["true", "yes", "on", "1"].map((word) => [word, true] as const),
  ...["false", "no", "off", "0"].map((word) => [word, false] as const),
])

/**
 * Converts a text of a form or query to the type of the parameter. Returns the text unchanged if that is
 * impossible, so that the schema refuses it. `5` and `-5` are numbers; `5.5`, `1e3`, `0x5`, `NaN` and an
 * empty text are not. `true`, `yes`, `on` and `1` are true in any case. An object is written as JSON.
 */
export function coerceText(text: string, kind: ParameterKind): unknown {
  const { base, isList, isCommaSeparated, isNullable, spelling } = kind
  // For a text parameter, `null` is an ordinary word.
  if (isNullable && (text === "" || (text === "null" && base !== "text"))) return null
  if (isCommaSeparated) return commaSeparated(text, kind, true)
  const value = coercions[base](spelling ? spelling(text, true) : text)
  return isList ? [value] : value
}

/**
 * Converts a JSON value to the type of the parameter: texts get their standard spelling, and a single value
 * becomes a list of one.
 */
export function coerceValue(value: unknown, kind: ParameterKind): unknown {
  const { isList, isCommaSeparated, isNullable, spelling } = kind
  if (isList && isCommaSeparated && typeof value === "string") return commaSeparated(value, kind, false)
  const spelled = (each: unknown) => (spelling && typeof each === "string" ? spelling(each, false) : each)
  if (isList && Array.isArray(value)) return value.map(spelled)
  if (!isList || (isNullable && value === null)) return spelled(value)
  return typeof value === "object" ? value : [spelled(value)]
}

const coercions: Record<ParameterKind["base"], (text: string) => unknown> = {
  text: (text) => text,
  number: coerceNumber,
  boolean: coerceBoolean,
  object: coerceObject,
}

/** A spelling trims by itself: a leading space of a form can be the plus of a phone number. */
function commaSeparated(text: string, { base, spelling }: ParameterKind, isForm: boolean): unknown[] {
  return text.split(",").map((piece) => coercions[base](spelling ? spelling(piece, isForm) : piece.trim()))
}

function coerceNumber(text: string): number | string {
  return integers.test(text) ? Number(text) : text
}

function coerceBoolean(text: string): boolean | string {
  return booleans.get(text.trim().toLowerCase()) ?? text
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
