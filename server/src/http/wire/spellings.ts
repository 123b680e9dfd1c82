import { plainNumber } from "#core/std/plain-digits.ts"

/**
 * Returns a text in the standard spelling when it has only one possible value. Returns other texts unchanged,
 * for the schema to refuse. `isForm` marks a form body or a query, where an unescaped plus arrives as a
 * space.
 */
export type Spelling = (text: string, isForm: boolean) => string

/** No value that has a spelling is longer. Longer texts stay unchanged. */
const spelledMax = 400

/**
 * A space before the first digit, or after the prefix of a chat address, was a plus.
 * `#messaging/numbers/address.ts` reads the rest.
 */
export const addressSpelling: Spelling = bounded((text, isForm) =>
  (isForm ? text.replace(/^([A-Za-z]{1,20}:)? +(?=[\p{Nd}(])/u, "$1+") : text).trim(),
)

const moment = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d(?:[.,]\d{1,9})?)?(?:Z|([-+ ])(\d\d):?(\d\d)?)$/i

/**
 * RFC 3339. Also accepts a space or `t` before the time, `z`, and an offset without colon or minutes. As in
 * ISO 8601, seconds may be absent, and a comma may begin the fraction. Never accepts a time without a zone.
 */
export const momentSpelling: Spelling = bounded((text, isForm) => {
  const [, date, time, seconds = ":00", sign, hours, minutes = "00"] = moment.exec(text.trim()) ?? []
  if (date === undefined || (sign === " " && !isForm)) return text.trim()
  const zone = sign === undefined ? "Z" : `${sign === " " ? "+" : sign}${hours}:${minutes}`
  return `${date}T${time}${seconds.replace(",", ".")}${zone}`
})

/** A sid in any case. */
export const sidSpelling: Spelling = bounded((text) => {
  const sid = text.trim()
  return /^[a-z]{2}[0-9a-f]{32}$/i.test(sid) ? sid.slice(0, 2).toUpperCase() + sid.slice(2).toLowerCase() : sid
})

export const upperCase: Spelling = bounded((text) => text.trim().toUpperCase())

export const lowerCase: Spelling = bounded((text) => text.trim().toLowerCase())

/** A code in full-width letters, in digits of another script, or with separators between them. */
export const codeSpelling: Spelling = bounded((text) => plainNumber(text.normalize("NFKC")))

/** Returns the word of a closed set that differs only in case. `canceled` can have two l. */
export function wordSpelling(words: readonly string[]): Spelling {
  const byLower = new Map(words.map((word) => [word.toLowerCase(), word]))
  if (byLower.has("canceled")) byLower.set("cancelled", "canceled")
  return bounded((text) => byLower.get(text.trim().toLowerCase()) ?? text)
}

function bounded(spelling: Spelling): Spelling {
  return (text, isForm) => (text.length > spelledMax ? text : spelling(text, isForm))
}
