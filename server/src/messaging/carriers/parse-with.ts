import type { z } from "zod"
import { nearest } from "#core/std/nearest.ts"

/** What is wrong with one field. */
export interface SettingsFault {
  /** Its path: `hosts[0].port`. */
  field: string
  /** The end of a sentence that begins with the field: `is not a whole number of 1 to 65535`. */
  message: string
  /** For an unknown field: the path of the nearest known one. */
  nearest?: string
}

/** Parsed settings, or all faults. */
export type Parsed<T> = { kind: "ok"; value: T } | { kind: "faults"; faults: readonly SettingsFault[] }

export function faultsOf(parsed: Parsed<unknown>): readonly SettingsFault[] {
  return parsed.kind === "faults" ? parsed.faults : []
}

type Issue = z.core.$ZodIssue

/**
 * Parses settings with a schema, or returns all faults. A message of the schema ends a sentence that begins
 * with the field.
 */
export function parseWith<T>(schema: z.ZodType<T>, value: unknown): Parsed<T> {
  const parsed = schema.safeParse(value, { reportInput: true })
  if (parsed.success) return { kind: "ok", value: parsed.data }
  return { kind: "faults", faults: parsed.error.issues.flatMap((issue) => faultsOfIssue(issue, schema)) }
}

function faultsOfIssue(issue: Issue, schema: z.ZodType): SettingsFault[] {
  const field = fieldOf(issue.path)
  if (issue.code !== "unrecognized_keys") return [{ field, message: messageOf(issue) }]
  return issue.keys.map((key) => {
    const near = nearest(key, knownAt(schema, issue.path))
    const message = "is not a setting"
    return { field: fieldOf([...issue.path, key]), message, ...(near && { nearest: fieldOf([...issue.path, near]) }) }
  })
}

/** The path as `errors[0].code`, in the form of other settings. */
function fieldOf(path: readonly PropertyKey[]): string {
  const named = path.reduce<string>((field, step) => {
    if (typeof step === "number") return `${field}[${step}]`
    return field ? `${field}.${String(step)}` : String(step)
  }, "")
  return named || "(settings)"
}

/** The names that an object can have. Empty if the schema is not an object. */
function knownAt(schema: z.ZodType, path: readonly PropertyKey[]): readonly string[] {
  const inner = path.reduce<unknown>((at, step) => {
    const { shape, element, valueType } = unwrapped(at) ?? {}
    return shape?.[String(step)] ?? element ?? valueType
  }, schema)
  return Object.keys(unwrapped(inner)?.shape ?? {})
}

/** The internal parts of zod's objects, arrays, records, wrappers and pipes. */
interface Shaped {
  shape?: Record<string, unknown>
  element?: unknown
  valueType?: unknown
  unwrap?: () => unknown
  in?: unknown
}

function unwrapped(schema: unknown): Shaped | undefined {
  const shaped = schema as Shaped | undefined
  if (!shaped || shaped.shape || shaped.element || shaped.valueType) return shaped
  if (shaped.unwrap) return unwrapped(shaped.unwrap())
  return shaped.in ? unwrapped(shaped.in) : shaped
}

function messageOf(issue: Issue): string {
  if (issue.message.startsWith("is not ")) return issue.message
  switch (issue.code) {
    case "invalid_type":
      return issue.input == null ? "is missing" : `is not ${typeInWords(issue.expected)}`
    case "invalid_value":
      return `is not one of ${issue.values.map(String).join(", ")}`
    case "too_small":
      return `is not ${boundInWords(issue.origin, "at least", Number(issue.minimum))}`
    case "too_big":
      return `is not ${boundInWords(issue.origin, "at most", Number(issue.maximum))}`
    case "invalid_key":
      return issue.issues[0] ? messageOf(issue.issues[0]) : "is not an allowed name here"
    default:
      return issue.message.replace(/^must be/, "is not")
  }
}

function typeInWords(expected: string): string {
  if (expected === "string") return "a text; write it in quotes"
  if (expected === "array") return "a list"
  if (expected === "boolean") return "true or false"
  if (expected === "int") return "a whole number"
  return expected === "number" ? "a number" : "an object"
}

function boundInWords(origin: string, side: string, limit: number): string {
  if (origin === "string") return `a text of ${side} ${limit} character${limit === 1 ? "" : "s"}`
  return origin === "array" ? `a list of ${side} ${limit}` : `a number of ${side} ${limit}`
}
