/**
 * Finds the code in a message for its reader, digits only. A code has 4 to 8 digits, perhaps divided
 * (`123-456`) or after letters (`G-123456`). Returns null without one. Among several candidates, the one
 * nearest to a word such as "code" wins. Amounts, dates, times, long numbers and parts of an address are no
 * candidates.
 */
export function findCode(text: string): string | null {
  // The last line of a message for the browser's autofill (WebOTP) names the code exactly.
  const bound = /(?:^|\n)@[^\s#]+ #(\d{4,8})\b/.exec(text)?.[1]
  if (bound) return bound
  const readable = text.replace(/\b(?:https?:\/\/|www\.)\S+/gi, (address) => " ".repeat(address.length))
  const words = [...readable.matchAll(codeWord)].map(spanOf)
  // The position of the first word after the candidate. Both lists follow the order of the text, so it only
  // increases.
  let behind = 0
  let best: { code: string; distance: number } | undefined
  for (const match of readable.matchAll(candidate)) {
    const span = spanOf(match)
    while ((words[behind]?.start ?? Infinity) < span.start) behind++
    const code = match[0].replace(/\D/g, "")
    const distance = distanceTo(span, words[behind - 1], words[behind]) + (isYear(code) ? yearPenalty : 0)
    if (!best || distance < best.distance) best = { code, distance }
  }
  return best?.code ?? null
}

/** The word "code" in the languages in which codes are usually sent. */
const codeWord =
  /code|kode|kod\b|c[oó]digo|codice|codigo|pass(?:word|code)|otp|\bpin\b|\btan\b|token|verif|confirm|bestätig|код|验证码|認証/giu

/**
 * Digits that are not part of a longer number, an amount, a date, a time or a name. Neither digits nor their
 * punctuation touch it.
 */
const candidate =
  /(?<![\d\p{L}_]|[\d][-–.,:/ ]|[#$€£¥+*]|[$€£¥+] )(?:\d{3}[- –]\d{3}|\d{4}[- –]\d{4}|\d{4,8})(?![\d\p{L}_%€£¥]|[-–.,:/][\d]| [\d]| ?(?:USD|EUR|GBP|€|£))/gu

/** A year counts as a code only if there is no other candidate. */
const yearPenalty = 10_000

function isYear(code: string): boolean {
  return /^(19|20)\d\d$/.test(code)
}

interface Span {
  start: number
  end: number
}

function spanOf(match: RegExpExecArray): Span {
  return { start: match.index, end: match.index + match[0].length }
}

/**
 * The characters to the nearest word. A code usually follows its word, so a word after it counts as twice as
 * far.
 */
function distanceTo({ start, end }: Span, before: Span | undefined, behind: Span | undefined): number {
  const toBefore = before ? start - before.end : Infinity
  const toBehind = behind ? Math.max(behind.start - end, 0) * 2 : Infinity
  return Math.min(toBefore, toBehind, 1_000)
}
