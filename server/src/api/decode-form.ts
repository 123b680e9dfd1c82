import type { Fault } from "./fault.ts"

/** A name and its value as they were sent, decoded. No value: its percent escapes are broken. */
export type Pair = [name: string, value: string | undefined]

export const pairsMax = 200

/**
 * The pairs of an `application/x-www-form-urlencoded` text, in order (WHATWG URL standard, section 5.1), but strict: a percent
 * sign without two hex digits, or bytes that are not UTF-8, are a fault, where the standard would guess. Undefined when
 * there are more than 200.
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

/** The fault of a text that cannot be decoded: that of a parameter, or of a parameter's name when null. */
export function brokenEscape(param: string | null): Fault {
  const where = param === null ? "The name of a parameter" : `\`${param}\``
  return {
    param,
    code: "invalid_encoding",
    detail: `${where} is not percent-encoded UTF-8. Write each byte that is not a letter or digit as % and two hex digits.`,
  }
}
