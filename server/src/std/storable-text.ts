/**
 * Returns the text with U+FFFD in place of each character that PostgreSQL or JSON cannot hold: U+0000, and
 * unpaired surrogates. Join the parts of a text first, because a surrogate pair can be divided between two
 * parts.
 */
export function storableText(text: string): string {
  return text.replaceAll("\0", "\u{FFFD}").toWellFormed()
}
