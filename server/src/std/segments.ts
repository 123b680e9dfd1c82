import { septets } from "./gsm-alphabet.ts"

/** GSM 7-bit has units of one septet, UCS-2 those of UTF-16. */
export type SegmentEncoding = "gsm7" | "ucs2"

/**
 * The units in the 140 octets of a segment (3GPP TS 23.040, section 9.2.3.24). A part of a longer text has a
 * header of 6 octets (`narrow`), or of 7 with a 16-bit reference (`wide`).
 */
export const segmentCapacities = {
  gsm7: { alone: 160, narrow: 153, wide: 152 },
  ucs2: { alone: 70, narrow: 67, wide: 66 },
}

/** Returns the septets of a text, or -1 when it has a character that the GSM alphabet lacks. */
export function countSeptets(text: string): number {
  let units = 0
  for (let index = 0; index < text.length; index++) {
    const width = septets[text.charCodeAt(index)]
    if (!width) return -1
    units += width
  }
  return units
}

/**
 * Cuts a text into parts of at most `unitsMax`, returns their number, and keeps their texts on request.
 * Neither a surrogate pair nor an escaped character is ever divided.
 */
export function cutText(encoding: SegmentEncoding, text: string, unitsMax: number, into?: string[]): number {
  const partEnd = encoding === "gsm7" ? gsm7PartEnd : ucs2PartEnd
  let count = 0
  for (let start = 0; start < text.length; count++) {
    const end = partEnd(text, start, unitsMax)
    into?.push(text.slice(start, end))
    start = end
  }
  return count
}

function gsm7PartEnd(text: string, start: number, unitsMax: number): number {
  let left = unitsMax
  let end = start
  for (; end < text.length; end++) {
    left -= septets[text.charCodeAt(end)] ?? 0
    if (left < 0) break
  }
  return end
}

function ucs2PartEnd(text: string, start: number, unitsMax: number): number {
  const end = start + unitsMax
  if (end >= text.length) return text.length
  return isHigh(text.charCodeAt(end - 1)) && isLow(text.charCodeAt(end)) ? end - 1 : end
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}
