import { UsageError } from "./errors.ts"

/** One operation's request, as the generated resources create it. */
export interface Call {
  method: "GET" | "POST" | "PATCH" | "DELETE"
  /** The path, with `{sid}`, or another name in braces, in place of `sid`. */
  path: string
  sid?: string
  query?: object | undefined
  body?: object | undefined
  /** The operation accepts an `Idempotency-Key`, so it is performed once however often it is sent. */
  takesKey?: boolean
  /** How long the server can deliberately delay the answer. */
  waitMs?: number | undefined
}

/** Throws `UsageError` for a sid that would change the path. */
export function urlOf(baseUrl: string, { path, sid, query = {} }: Call): string {
  const filled = path.replace(/\{(\w+)\}/, (_, name: string) => encodeSid(name, sid))
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query).flatMap(entriesOf)) {
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value])
      if (each !== undefined && each !== null) parameters.append(name, textOf(each))
  }
  const search = parameters.toString()
  return `${baseUrl}${filled}${search && `?${search}`}`
}

/** An object is written by its entries, as in `metadata[order]=7`. */
function entriesOf([name, value]: [string, unknown]): [string, unknown][] {
  if (typeof value !== "object" || value === null || Array.isArray(value) || value instanceof Date)
    return [[name, value]]
  return Object.entries(value).map(([entry, each]) => [`${name}[${entry}]`, each])
}

function encodeSid(name: string, sid: unknown): string {
  if (typeof sid === "string" && !/^\.{0,2}$/.test(sid)) return encodeURIComponent(sid)
  const what = name === "sid" ? "the sid of what is asked for" : "a text that is not empty"
  throw new UsageError(`\`${name}\` must be ${what}.`)
}

function textOf(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value)
}
