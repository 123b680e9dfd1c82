/**
 * Replaces the decimal digits of every script by ASCII digits. Unicode has them in order, in blocks of ten
 * that begin with the zero.
 */
export function withPlainDigits(text: string): string {
  return isAscii(text) ? text : text.replace(/(?!\d)\p{Nd}/gu, (digit) => String(valueOf(digit)))
}

/**
 * Returns a number or a code without the separators that people, address books and keyboards write. Its
 * digits and its plus become ASCII. Letters and other signs stay.
 */
export function plainNumber(text: string): string {
  return withPlainDigits(text).replace(separators, "").replaceAll("\uff0b", "+")
}

/**
 * Every kind of space, hyphen and dash. Also the full stops, slashes and parentheses of an East Asian
 * keyboard, and the invisible marks around a number that was copied from right-to-left text.
 */
const separators = /[\s()./\p{Pd}\p{Cf}\u2212\u30fc\uff08\uff09\uff0e\uff0f]+/gu

function isAscii(text: string): boolean {
  return /^[\x00-\x7f]*$/.test(text)
}

function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return (code - zero) % 10
}
