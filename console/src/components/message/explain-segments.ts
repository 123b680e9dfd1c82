import type { MessagePreview } from "@posthorn/client"
import * as strings from "./strings.ts"

const shownMax = 5

/** Explains the number of segments of the text, and how to reduce it. */
export function explainSegments(preview: MessagePreview): string {
  const { encoding, num_segments: count, units, units_per_segment: each, ucs2_characters: strangers } = preview
  const alone = encoding === "gsm7" ? 160 : 70
  const size =
    count === 1
      ? strings.segmentsOne(units, each, nameOf(encoding))
      : strings.segmentsMany(units, nameOf(encoding), alone, each)
  if (encoding === "gsm7" || !strangers.length) return size
  const distinct = [...new Set(strangers.map(({ character }) => character))]
  const named = distinct.slice(0, shownMax).map(nameCharacter).join(", ")
  if (distinct.length === 1) return `${size} ${strings.segmentsUcs2One(named)}`
  const all = distinct.length > shownMax ? strings.andMore(named, distinct.length - shownMax) : named
  return `${size} ${strings.segmentsUcs2Many(all)}`
}

export function nameOf(encoding: MessagePreview["encoding"]): string {
  return encoding === "gsm7" ? "GSM-7" : "UCS-2"
}

/** Returns `“—” (U+2014)`. An invisible character is shown only by its number. */
function nameCharacter(character: string): string {
  const number = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? `“${character}” (${number})` : number
}
