import { hasUserDataHeader } from "./esm-class.ts"
import type { NationalLanguage } from "./text-coding.ts"
import { readTlv, tlv, type Tlv } from "./tlvs.ts"

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

/** The content of a message, from whichever parameters its sender used. */
export interface Content {
  /** The octets without the user data header. A view into the PDU. */
  octets: Buffer
  /** Empty without a header. */
  header: readonly HeaderElement[]
  /** Null for a message of one part. */
  part: ConcatenatedPart | null
}

/**
 * Returns the content of a deliver_sm, data_sm or submit_sm. It is in short_message, or in message_payload
 * when that is empty (SMPP 3.4, section 5.3.2.32). The part is from the header, or from the SAR parameters
 * (5.3.2.22 to 5.3.2.24). An unreadable header is returned as content.
 */
export function readPduContent(pdu: {
  fields: { esmClass: number; shortMessage?: Buffer }
  tlvs: readonly Tlv[]
}): Content {
  const { esmClass, shortMessage } = pdu.fields
  const octets = shortMessage?.length ? shortMessage : (readTlv(pdu.tlvs, "messagePayload") ?? Buffer.alloc(0))
  const headed = hasUserDataHeader(esmClass) ? readHeader(octets) : null
  const header = headed?.elements ?? []
  return { octets: headed?.content ?? octets, header, part: partOfHeader(header) ?? partOfTlvs(pdu.tlvs) }
}

/**
 * Returns the three parameters with the facts of a part's header, for SMSCs that create the header
 * themselves.
 */
export function sarTlvs({ reference, total, number }: Omit<ConcatenatedPart, "isWide">): readonly Tlv[] {
  return [tlv("sarMsgRefNum", reference), tlv("sarTotalSegments", total), tlv("sarSegmentSeqnum", number)]
}

function partOfTlvs(tlvs: readonly Tlv[]): ConcatenatedPart | null {
  if (tlvs.length < 3) return null
  const reference = readTlv(tlvs, "sarMsgRefNum")
  const total = readTlv(tlvs, "sarTotalSegments")
  const number = readTlv(tlvs, "sarSegmentSeqnum")
  if (reference === undefined || total === undefined || number === undefined) return null
  return possiblePart({ reference, isWide: true, total, number })
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

/**
 * Returns null when the octets do not begin with a header: its length exceeds them, or an element's length
 * exceeds the header.
 */
export function readHeader(octets: Buffer): { elements: HeaderElement[]; content: Buffer } | null {
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

/** National language shift tables: single and locking (sections 9.2.3.24.15 and 9.2.3.24.16). */
const singleShift = 0x24
const lockingShift = 0x25

/** Returns the languages whose shift tables a header names. */
export function languageOfHeader(elements: readonly HeaderElement[]): NationalLanguage {
  const named = (wanted: number) => elements.find(({ id }) => id === wanted)?.value[0] ?? 0
  return { locking: named(lockingShift), single: named(singleShift) }
}

/**
 * Returns null for a part with a number beyond its total, or with the number 0, which is ignored (section
 * 9.2.3.24.1).
 */
function possiblePart(part: ConcatenatedPart): ConcatenatedPart | null {
  return part.number >= 1 && part.number <= part.total ? part : null
}
