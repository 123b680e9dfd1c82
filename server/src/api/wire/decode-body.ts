import { isUtf8 } from "node:buffer"
import type { z } from "zod"
import { Problem } from "#api/problems/problem.ts"
import { decodeForm, pairsMax } from "./decode-form.ts"
import { decodeJson, jsonDepthMax } from "./decode-json.ts"
import { shown, type Fault } from "./fault.ts"
import type { JsonFault } from "./json-faults.ts"
import type { Given, ParameterReader } from "./parameters.ts"

/** The largest message with ten media addresses and twenty tags needs a tenth of it. */
export const bodyBytesMax = 256 * 1024
/**
 * The limit for operations without credentials. An email address, a password and a token need a quarter of
 * it, and an unknown client can occupy no more memory.
 */
export const strangerBodyBytesMax = 4 * 1024

export const formType = "application/x-www-form-urlencoded"
export const jsonType = "application/json"

/**
 * Returns the parameters in the body of a request, read by `reader`. Returns undefined when some are faulty,
 * and adds their faults to `faults`. Throws the problem of an unreadable body. A missing body is the same as
 * one without parameters.
 */
export function readBody<Shape extends z.ZodObject>(
  reader: ParameterReader<Shape>,
  contentType: string | undefined,
  body: Buffer | undefined,
  faults: Fault[],
): z.output<Shape> | undefined {
  return reader.read([decodeBody(contentType, body, faults)], faults)
}

/** Returns the parameters in a body, not yet validated. Throws the problem of an unreadable body. */
export function decodeBody(contentType: string | undefined, body: Buffer | undefined, faults: Fault[]): Given {
  if (!body?.length) return []
  const type = contentType === formType || contentType === jsonType ? contentType : mediaType(contentType)
  if (!isUtf8(body)) throw new Problem("invalid_encoding", "The body is not valid UTF-8. Encode it as UTF-8.")
  const text = body.toString("utf8")
  return type === formType ? readPairs(text, faults) : readObject(text)
}

/** Returns the pairs of a form or a query. */
export function readPairs(text: string, faults: Fault[]) {
  const pairs = decodeForm(text, faults)
  if (pairs) return pairs
  throw tooMany()
}

/** Each unknown name is compared with all known ones, which takes a second for a whole body of them. */
function tooMany(): Problem {
  return new Problem("too_many_parameters", `The request holds more than ${pairsMax} parameters. Send fewer.`)
}

/** Throws `unsupported_media_type` for a compressed body. */
export function refuseCompressed(encoding: string | string[] | undefined): void {
  if (encoding === undefined || String(encoding).toLowerCase() === "identity") return
  throw new Problem(
    "unsupported_media_type",
    `The body has the Content-Encoding ${shown(String(encoding))}. Send it as it is, without one.`,
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
    throw new Problem("unsupported_media_type", `Bodies of the type ${shown(type)} are not taken. ${advice}`)
  }
  const charset = parameters.find((parameter) => parameter.startsWith("charset="))?.slice("charset=".length)
  if (charset && !/^"?(?:utf-?8|us-ascii)"?$/.test(charset)) {
    throw new Problem("unsupported_media_type", `The charset ${shown(charset)} is not taken. Send UTF-8.`)
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
    return new Problem("duplicate_parameter", `\`${name}\` is twice in the same JSON object. Send it once.`, {
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
