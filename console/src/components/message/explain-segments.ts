import type { MessagePreview } from "posthorn"

const shownMax = 5

/** Why the text takes as many segments as it does, and what would make them fewer. */
export function explainSegments(preview: MessagePreview): string {
  const { encoding, num_segments: count, units, units_per_segment: each, ucs2_characters: strangers } = preview
  const alone = encoding === "gsm7" ? 160 : 70
  const size =
    count === 1
      ? `${units} of ${each} characters of ${nameOf(encoding)}.`
      : `${units} characters of ${nameOf(encoding)}. More than ${alone} are sent as a series, of which each part holds ${each}.`
  if (encoding === "gsm7" || !strangers.length) return size
  const distinct = [...new Set(strangers.map(({ character }) => character))]
  const named = distinct.slice(0, shownMax).map(nameCharacter).join(", ")
  const more = distinct.length > shownMax ? ` and ${distinct.length - shownMax} more` : ""
  const one = distinct.length === 1
  return `${size} ${named}${more} ${one ? "is" : "are"} not in the GSM alphabet, so the whole text travels as UCS-2, with 70 characters to a segment instead of 160. Without ${one ? "it" : "them"} it could take fewer.`
}

export function nameOf(encoding: MessagePreview["encoding"]): string {
  return encoding === "gsm7" ? "GSM-7" : "UCS-2"
}

/** `“—” (U+2014)`. An invisible character is shown by its number alone. */
function nameCharacter(character: string): string {
  const number = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? `“${character}” (${number})` : number
}
