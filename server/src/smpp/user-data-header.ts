/** One information element of a user data header (3GPP TS 23.040, section 9.2.3.24). */
export interface HeaderElement {
  id: number
  /** At most 253 octets. */
  value: Buffer
}

/** The place of a message in a series of parts. */
export interface ConcatenatedPart {
  /** The same for all parts of a series: 0..255, or 0..65,535 with `isWide`. */
  reference: number
  isWide: boolean
  /** From 1. */
  number: number
  total: number
}

/** Concatenation with an 8-bit and with a 16-bit reference (sections 9.2.3.24.1 and 9.2.3.24.8). */
const concatenation8 = 0x00
const concatenation16 = 0x08

/**
 * Returns the header with its length octet: 6 octets for a part with an 8-bit reference, 7 with a 16-bit one.
 */
export function partHeader({ reference, isWide, number, total }: ConcatenatedPart): Buffer {
  if (isWide) return Buffer.of(6, concatenation16, 4, reference >> 8, reference & 0xff, total, number)
  return Buffer.of(5, concatenation8, 3, reference & 0xff, total, number)
}

/** A header and the content after it. */
export interface HeadedContent {
  elements: HeaderElement[]
  content: Buffer
}

/**
 * Returns null when the octets do not begin with a header: its length exceeds them, or an element's length
 * exceeds the header.
 */
export function readHeader(octets: Buffer): HeadedContent | null {
  const length = octets[0] ?? 0
  if (octets.length === 0 || length + 1 > octets.length) return null
  const elements: HeaderElement[] = []
  let at = 1
  while (at < length + 1) {
    const [id = 0, size = 0] = octets.subarray(at, length + 1)
    const end = at + 2 + size
    if (end > length + 1) return null
    elements.push({ id, value: octets.subarray(at + 2, end) })
    at = end
  }
  return { elements, content: octets.subarray(length + 1) }
}

/**
 * Returns the part that a header describes, with either reference. Returns null when it describes none, or an
 * impossible one.
 */
export function partOfHeader(elements: readonly HeaderElement[]): ConcatenatedPart | null {
  for (const { id, value } of elements) {
    const [first = 0, second = 0, third = 0, fourth = 0] = value
    if (id === concatenation8 && value.length >= 3)
      return possiblePart({ reference: first, isWide: false, total: second, number: third })
    if (id === concatenation16 && value.length >= 4)
      return possiblePart({ reference: (first << 8) | second, isWide: true, total: third, number: fourth })
  }
  return null
}

/**
 * Returns null for a part with a number beyond its total, or with the number 0, which is ignored (section
 * 9.2.3.24.1).
 */
export function possiblePart(part: ConcatenatedPart): ConcatenatedPart | null {
  return part.number >= 1 && part.number <= part.total ? part : null
}
