import type { ResponseHeaders } from "#core/outgoing/http-client.ts"

/** The limit for a failure. Servers send some hundred bytes, and at most 16 KiB are read. */
const failureHeadersMax = 4_096
const failureBytesMax = 16_384
/**
 * The limit for a success, body and headers together. It is stored in the delivery's row, and nearly all such
 * updates then stay on their page. The kept headers are those by which the receiver's owner finds the request
 * in a log.
 */
const successBytesMax = 64
const successHeaders = [
  "x-request-id",
  "request-id",
  "x-correlation-id",
  "x-amzn-requestid",
  "cf-ray",
  "x-amzn-trace-id",
]

export interface StoredResponse {
  headers: Record<string, string>
  body: string | null
}

/**
 * Returns the parts of a failed response to store: the whole body that was read (16 KiB), and 4 KiB of
 * headers.
 */
export function storedFailureResponse(headers: ResponseHeaders, body: Buffer): StoredResponse {
  return {
    headers: keepHeaders(headers, Object.keys(headers), failureHeadersMax),
    body: toText(body.subarray(0, failureBytesMax)),
  }
}

/** The beginning of the body. Without a body: one header that names the request. */
export function storedSuccessResponse(headers: ResponseHeaders, body: Buffer): StoredResponse {
  if (body.length) return { headers: {}, body: toText(body.subarray(0, successBytesMax)) }
  const name = successHeaders.find((header) => headers[header] !== undefined)
  return { headers: name === undefined ? {} : keepHeaders(headers, [name], successBytesMax), body: null }
}

/** As many headers as fit, in their order. A header that is too long is cut and ends with an ellipsis. */
function keepHeaders(headers: ResponseHeaders, names: readonly string[], bytesMax: number): Record<string, string> {
  const kept: Record<string, string> = {}
  let left = bytesMax
  for (const name of names) {
    const given = headers[name]
    if (given === undefined) continue
    const value = Array.isArray(given) ? given.join(", ") : given
    left -= name.length + Buffer.byteLength(value)
    if (left < 0) {
      const room = value.length + left
      if (room > 0) kept[name] = `${value.slice(0, room)}…`
      break
    }
    kept[name] = value
  }
  return kept
}

/** Text that the store accepts, whatever the bytes are: broken UTF-8 and NUL become U+FFFD. */
function toText(body: Buffer): string | null {
  return body.length ? body.toString("utf8").replaceAll("\0", "\u{FFFD}") : null
}
