import type { z } from "zod"
import { shown, type Fault, type FaultCode } from "./fault.ts"

type Issue = z.core.$ZodIssue

/**
 * Converts an issue of zod to a fault: the parameter's name, and a sentence with the rule. A schema's own
 * checks (`custom` issues) bring their sentence or rule, and their code in `params.code`. `given` is the
 * value that the schema read.
 */
export function issueFault(issue: Issue, given: unknown): Fault {
  const param = paramOf(issue.path)
  if (valueAt(given, issue.path) === undefined)
    return { param, code: "missing_parameter", detail: `\`${param}\` is required. Add it.` }
  if (issue.code === "custom" && !issue.message.startsWith("must ")) {
    const reported = issue.params?.["reported"] as string | undefined
    return {
      param,
      code: (issue.params?.["code"] as FaultCode | undefined) ?? "invalid_parameter",
      detail: issue.message,
      ...(reported === undefined ? {} : { reported }),
    }
  }
  return { param, code: "invalid_parameter", detail: `\`${param}\` ${demand(issue)}.` }
}

/** Returns undefined also for inherited properties. */
function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(
    (value, key) => (isObject(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined),
    given,
  )
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null
}

/**
 * Returns `media_url[1]` for the second of a list, and `headers.x-api-key` for a field of an object. The
 * client chose that field.
 */
function paramOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === "number") return `${text}[${key}]`
    return text ? `${text}.${shown(String(key))}` : String(key)
  }, "")
}

function demand(issue: Issue): string {
  // One of our schemas has its own sentence.
  if (issue.message.startsWith("must ")) return issue.message
  switch (issue.code) {
    case "invalid_type":
      return typeDemand(issue.expected)
    case "too_small":
      return `must ${bound(issue.origin, "at least", Number(issue.minimum))}`
    case "too_big":
      return `must ${bound(issue.origin, "at most", Number(issue.maximum))}`
    case "invalid_format":
      return formatDemand(issue.format)
    case "invalid_value":
      return `must be one of ${issue.values.map((value) => `\`${String(value)}\``).join(", ")}`
    case "unrecognized_keys":
      return `must not contain ${issue.keys.map((key) => `\`${shown(key)}\``).join(" or ")}`
    case "invalid_union":
      return "must have one of the documented forms"
    default:
      return `is not valid: ${issue.message}`
  }
}

function typeDemand(expected: string): string {
  if (expected === "string") return "must be a string"
  if (expected === "boolean") return "must be `true` or `false`"
  if (expected === "array") return "must be a list; repeat the key in a form, or send an array in JSON"
  if (expected === "number" || expected === "int") return "must be a whole number, written with digits only"
  if (expected === "record" || expected === "object") return "must be an object; in a form, write it as JSON"
  return `must be of the type ${expected}`
}

function bound(origin: string, side: "at least" | "at most", limit: number): string {
  if (origin === "string") return `have ${side} ${limit} character${limit === 1 ? "" : "s"}`
  if (origin === "array") return `have ${side} ${limit} ${limit === 1 ? "entry" : "entries"}`
  return `be ${side} ${limit}`
}

function formatDemand(format: string): string {
  if (format === "datetime") {
    return "must be an ISO 8601 time with a zone, like 2026-11-21T08:30:00Z (in a query, write the + of an offset as %2B)"
  }
  if (format === "safeint") return "must be a whole number, written with digits only"
  if (format === "url") return "must be a complete URL that begins with https://"
  return "must have the form that is documented at /docs"
}
