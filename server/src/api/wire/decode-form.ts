import type { Fault } from "./fault.ts"

/** A decoded name and its decoded value. The value is undefined when its percent escapes are broken. */
export type Pair = [name: string, value: string | undefined]

export const pairsMax = 200

/**
 * Returns the pairs of an `application/x-www-form-urlencoded` text, in order (WHATWG URL standard, section
 * 5.1). It is stricter than the standard: a percent sign without two hex digits is a fault, and so are bytes
 * that are not UTF-8. Returns undefined when there are more than 200 pairs.
 */
export function decodeForm(text: string, faults: Fault[]): Pair[] | undefined {
  const pairs: Pair[] = []
  for (let start = 0; start < text.length;) {
    let end = text.indexOf("&", start)
    if (end === -1) end = text.length
    if (end > start) {
      if (pairs.length === pairsMax) return undefined
      const piece = text.slice(start, end)
      const equals = piece.indexOf("=")
      const name = decode(equals === -1 ? piece : piece.slice(0, equals))
      const value = equals === -1 ? "" : decode(piece.slice(equals + 1))
      if (name === undefined) faults.push(brokenEscape(null))
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
export function brokenEscape(param: string | null): Fault {
  const where = param === null ? "The name of a parameter" : `\`${param}\``
  return {
    param,
    code: "invalid_encoding",
    detail: `${where} is not percent-encoded UTF-8. Write each byte that is not a letter or digit as % and two hex digits.`,
  }
}
