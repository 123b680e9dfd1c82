/**
 * The text with U+FFFD in the place of each character that PostgreSQL or JSON cannot hold: U+0000, and surrogates without their other
 * half. Join the parts of a text first, since a pair may be divided between two parts.
 */
export function storableText(text: string): string {
  return text.replaceAll("\0", "\u{FFFD}").toWellFormed()
}
