import { UsageError } from "./errors.ts"

/** One operation's request, as the generated resources make it. */
export interface Call {
  method: "GET" | "POST" | "PATCH" | "DELETE"
  /** With `{sid}`, or another name in braces, where `sid` belongs. */
  path: string
  sid?: string
  query?: object | undefined
  body?: object | undefined
  /** The operation takes an `Idempotency-Key`, with which it is carried out once however often it is sent. */
  takesKey?: boolean
  /** The server holds the answer back for so long, on purpose. */
  waitMs?: number | undefined
}

/** Throws `UsageError` for a sid that would make another path of it. */
export function urlOf(baseUrl: string, { path, sid, query = {} }: Call): string {
  const filled = path.replace(/\{(\w+)\}/, (_, name: string) => encodeSid(name, sid))
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query) as [string, unknown][]) {
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value])
      if (each !== undefined && each !== null) parameters.append(name, textOf(each))
  }
  const search = parameters.toString()
  return `${baseUrl}${filled}${search && `?${search}`}`
}

function encodeSid(name: string, sid: unknown): string {
  if (typeof sid === "string" && !/^\.{0,2}$/.test(sid)) return encodeURIComponent(sid)
  const what = name === "sid" ? "the sid of what is asked for" : "a text that is not empty"
  throw new UsageError(`\`${name}\` must be ${what}.`)
}

function textOf(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value)
}
