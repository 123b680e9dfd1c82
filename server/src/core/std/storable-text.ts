/**
 * Returns the text without NUL characters at its end, which are the terminators of C strings. U+FFFD replaces
 * each other character that PostgreSQL or JSON cannot hold: U+0000, and unpaired surrogates. Join the parts
 * of a text first, because a surrogate pair can be divided between two parts.
 */
export function storableText(text: string): string {
  return withoutTerminator(text).replaceAll("\0", "\u{FFFD}").toWellFormed()
}

/** Returns the text without the NUL characters at its end. */
export function withoutTerminator(text: string): string {
  let length = text.length
  while (length > 0 && text.charCodeAt(length - 1) === 0) length--
  return text.slice(0, length)
}
