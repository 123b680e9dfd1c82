import { isUtf8 } from "node:buffer"
import { Problem } from "#http/problems/problem.ts"
import { shown, type Fault } from "./fault.ts"
import { findJsonFault, type JsonFault } from "./json-faults.ts"

/** The largest message with ten media addresses and twenty tags needs a tenth of it. */
export const bodyBytesMax = 256 * 1024
/**
 * The limit for operations without credentials. An email address, a password and a token need a quarter of
 * it, and an unknown client can occupy no more memory.
 */
export const anonymousBodyBytesMax = 4 * 1024

export const formType = "application/x-www-form-urlencoded"
export const jsonType = "application/json"

/** A decoded name and its decoded value. The value is undefined when its percent escapes are broken. */
export type Pair = [name: string, value: string | undefined]

/** Parameters as they arrived: pairs of a form or a query, where every value is a text, or a JSON object. */
export type Given = readonly Pair[] | Readonly<Record<string, unknown>>

const pairsMax = 200
const jsonDepthMax = 20

/** Returns the parameters in a body, not yet validated. Throws the problem of an unreadable body. */
export function decodeBody(contentType: string | undefined, body: Buffer | undefined, faults: Fault[]): Given {
  if (!body?.length) return []
  const type = contentType === formType || contentType === jsonType ? contentType : mediaType(contentType)
  if (!isUtf8(body)) throw new Problem("invalid_encoding", "The body is not valid UTF-8. Encode it as UTF-8.")
  const text = body.toString("utf8")
  // Some editors begin a file with a byte order mark, which a parser may ignore (RFC 8259, section 8.1).
  return type === formType ? decodeForm(text, faults) : readObject(text.replace(/^\uFEFF/, ""))
}

/** Each unknown name is compared with all known ones, which takes a second for a whole body of them. */
function tooMany(): Problem {
  return new Problem("too_many_parameters", `The request contains more than ${pairsMax} parameters. Send fewer.`)
}

/** Throws `unsupported_media_type` for a compressed body. */
export function refuseCompressed(encoding: string | string[] | undefined): void {
  if (encoding === undefined || String(encoding).toLowerCase() === "identity") return
  throw new Problem(
    "unsupported_media_type",
    `The body has the Content-Encoding ${shown(String(encoding))}. Send it without an encoding.`,
  )
}

function mediaType(contentType: string | undefined): string {
  const advice = `Send ${formType} or ${jsonType}.`
  if (!contentType) throw new Problem("unsupported_media_type", `The body has no Content-Type. ${advice}`)
  const [type = "", ...parameters] = contentType
    .toLowerCase()
    .split(";")
    .map((part) => part.trim())
  if (type !== formType && type !== jsonType) {
    throw new Problem("unsupported_media_type", `The body has the unsupported type ${shown(type)}. ${advice}`)
  }
  const charset = parameters.find((parameter) => parameter.startsWith("charset="))?.slice("charset=".length)
  if (charset && !/^"?(?:utf-?8|us-ascii)"?$/.test(charset)) {
    throw new Problem("unsupported_media_type", `The body has the unsupported charset ${shown(charset)}. Send UTF-8.`)
  }
  return type
}

function readObject(text: string): Record<string, unknown> {
  const decoded = decodeJson(text)
  if ("fault" in decoded) throw jsonProblem(decoded.fault, text)
  const { value } = decoded
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    if (Object.keys(value).length > pairsMax) throw tooMany()
    return value as Record<string, unknown>
  }
  const what = value === null ? "null" : Array.isArray(value) ? "an array" : `a ${typeof value}`
  throw new Problem("invalid_json", `The body is ${what}. Send a JSON object whose members are the parameters.`)
}

function jsonProblem(fault: JsonFault, text: string): Problem {
  if (fault.kind === "duplicate") {
    const name = shown(fault.name)
    return new Problem("duplicate_parameter", `\`${name}\` occurs twice in the same JSON object. Send it once.`, {
      param: name,
    })
  }
  if (fault.kind === "too_deep") {
    return new Problem(
      "invalid_json",
      `The body is nested more than ${jsonDepthMax} levels deep ${place(fault.position, text)}.`,
    )
  }
  return new Problem(
    "invalid_json",
    `The body is not valid JSON: ${fault.expected} was expected ${place(fault.position, text)}.`,
  )
}

function place(position: number, text: string): string {
  const before = text.slice(0, position)
  const line = before.split("\n").length
  return `at position ${position} (line ${line}, column ${position - before.lastIndexOf("\n")})`
}

/**
 * Returns the pairs of an `application/x-www-form-urlencoded` text, in order (WHATWG URL standard, section
 * 5.1). It is stricter than the standard: a percent sign without two hex digits is a fault, and so are bytes
 * that are not UTF-8. Throws `too_many_parameters` when there are more than 200 pairs.
 */
export function decodeForm(text: string, faults: Fault[]): Pair[] {
  const pairs: Pair[] = []
  for (let start = 0; start < text.length;) {
    let end = text.indexOf("&", start)
    if (end === -1) end = text.length
    if (end > start) {
      if (pairs.length === pairsMax) throw tooMany()
      const piece = text.slice(start, end)
      const equals = piece.indexOf("=")
      const name = decode(equals === -1 ? piece : piece.slice(0, equals))
      const value = equals === -1 ? "" : decode(piece.slice(equals + 1))
      if (name === undefined) faults.push(encodingFault(null))
      else pairs.push([name, value])
    }
    start = end + 1
  }
  return pairs
}

function decode(piece: string): string | undefined {
  const spaced = piece.includes("+") ? piece.replaceAll("+", " ") : piece
  if (!spaced.includes("%")) return spaced
  try {
    return decodeURIComponent(spaced)
  } catch {
    return undefined
  }
}

/**
 * Returns the fault of a text that cannot be decoded. With null it is the name of a parameter, otherwise the
 * parameter's value.
 */
export function encodingFault(param: string | null): Fault {
  const where = param === null ? "The name of a parameter" : `\`${param}\``
  return {
    param,
    code: "invalid_encoding",
    detail: `${where} is not percent-encoded UTF-8. Write each byte that is not a letter or digit as % and two hexadecimal digits.`,
  }
}

/**
 * Returns the value of a JSON text, or its fault: broken syntax, nesting beyond 20, or a name given twice in
 * an object. `JSON.parse` silently keeps the last of two equal names.
 *
 * Each member of an object has exactly one colon outside of strings. When the text has as many colons as the
 * value has members, no name came twice. Only otherwise is the text walked.
 */
export function decodeJson(text: string): { value: unknown } | { fault: JsonFault } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { fault: findJsonFault(text, jsonDepthMax) ?? { kind: "syntax", position: 0, expected: "a value" } }
  }
  const members = countMembers(value, 0)
  if (members === countColons(text)) return { value }
  const fault = findJsonFault(text, jsonDepthMax)
  return fault ? { fault } : { value }
}

/**
 * Returns the number of members of all objects in the value, or a negative number when the nesting is too
 * deep.
 */
function countMembers(value: unknown, depth: number): number {
  if (typeof value !== "object" || value === null) return 0
  if (depth === jsonDepthMax) return -Infinity
  let count = 0
  if (Array.isArray(value)) {
    for (const element of value) count += countMembers(element, depth + 1)
    return count
  }
  for (const element of Object.values(value)) count += 1 + countMembers(element, depth + 1)
  return count
}

const quote = 34
const backslash = 92
const colon = 58

function countColons(text: string): number {
  let count = 0
  let isInString = false
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit === quote) isInString = !isInString
    else if (unit === backslash) index++
    else if (unit === colon && !isInString) count++
  }
  return count
}
