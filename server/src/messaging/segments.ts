import { septets } from "#std/gsm-alphabet.ts"
import { countSeptets, cutText, segmentCapacities, type SegmentEncoding } from "#std/segments.ts"

/** The size of a body on the wire. `units` are septets (GSM 7-bit) or UTF-16 code units (UCS-2). */
export interface Measure {
  encoding: SegmentEncoding
  count: number
  units: number
}

export interface Segmentation extends Measure {
  /** The text of each segment, in order; joined they are the body. */
  parts: string[]
  /**
   * The capacity of one segment, in units. It is smaller for several segments, because each then carries a
   * header of 6 octets.
   */
  unitsPerPart: number
  /**
   * Each character that the GSM alphabet lacks, with its position in the body in UTF-16 code units. Empty for
   * GSM 7-bit.
   */
  ucs2Characters: { character: string; index: number }[]
}

/**
 * Encoding and number of segments of a body. An empty body, of a message with media only, counts as one.
 * Preview, price and hand-over all use this count. It is on the hot path: 160 ASCII characters took 0.7 µs on
 * the reference machine.
 */
export function countSegments(body: string): Measure {
  const units = countSeptets(body)
  if (units < 0) return measureUcs2(body)
  const { alone, narrow } = segmentCapacities.gsm7
  return { encoding: "gsm7", units, count: units <= alone ? 1 : cutText("gsm7", body, narrow) }
}

/** As `countSegments`, for a channel: only a text of the phone networks is divided. */
export function countSegmentsOn(channel: string, body: string): Measure {
  const measured = countSegments(body)
  return isDivided(channel) ? measured : { ...measured, count: 1 }
}

/** Whether the channel divides a long text into segments. An email or a chat message is one, however long. */
export function isDivided(channel: string): boolean {
  return channel === "sms" || channel === "mms"
}

/**
 * The segments themselves, packed greedily. Neither a surrogate pair nor an escaped character is ever
 * divided.
 */
export function segment(body: string): Segmentation {
  const size = countSegments(body)
  const { alone, narrow } = segmentCapacities[size.encoding]
  const ucs2Characters = size.encoding === "ucs2" ? strangers(body) : []
  if (size.count === 1) return { ...size, parts: [body], unitsPerPart: alone, ucs2Characters }
  const parts: string[] = []
  cutText(size.encoding, body, narrow, parts)
  return { ...size, parts, unitsPerPart: narrow, ucs2Characters }
}

function measureUcs2(body: string): Measure {
  const units = body.length
  const { alone, narrow } = segmentCapacities.ucs2
  return { encoding: "ucs2", units, count: units <= alone ? 1 : cutText("ucs2", body, narrow) }
}

function strangers(body: string): { character: string; index: number }[] {
  const found: { character: string; index: number }[] = []
  let index = 0
  for (const character of body) {
    if (character.length > 1 || !septets[character.charCodeAt(0)]) found.push({ character, index })
    index += character.length
  }
  return found
}
