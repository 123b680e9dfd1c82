/**
 * Gives a text in the standard spelling where it can mean one value only, and unchanged where it cannot, for the schema to refuse.
 * `isForm`: it came in a form body or a query, where an unescaped plus arrives as a space.
 */
export type Spelling = (text: string, isForm: boolean) => string

/** No value that has a spelling is longer, and a longer text is not looked at. */
const spelledMax = 400

/** A space before the first digit, and after the prefix of a chat, was a plus. `#numbers/address.ts` reads the rest. */
export const addressSpelling: Spelling = bounded((text, isForm) =>
  (isForm ? text.replace(/^([A-Za-z]{1,20}:)? +(?=[\d(])/, "$1+") : text).trim(),
)

const moment = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(?:Z|([-+ ])(\d\d):?(\d\d)?)$/i

/** RFC 3339, with a space or `t` before the time, `z`, or an offset without colon or minutes. Never a time without a zone. */
export const momentSpelling: Spelling = bounded((text, isForm) => {
  const [, date, time, sign, hours, minutes = "00"] = moment.exec(text.trim()) ?? []
  if (date === undefined || (sign === " " && !isForm)) return text.trim()
  return `${date}T${time}${sign === undefined ? "Z" : `${sign === " " ? "+" : sign}${hours}:${minutes}`}`
})

/** A sid in any case. */
export const sidSpelling: Spelling = bounded((text) => {
  const sid = text.trim()
  return /^[a-z]{2}[0-9a-f]{32}$/i.test(sid) ? sid.slice(0, 2).toUpperCase() + sid.slice(2).toLowerCase() : sid
})

export const upperCase: Spelling = bounded((text) => text.trim().toUpperCase())

export const lowerCase: Spelling = bounded((text) => text.trim().toLowerCase())

/** A code as apps show it, in groups. */
export const codeSpelling: Spelling = bounded((text) => text.replace(/\s/g, ""))

/** The word of a closed set that differs in case only. */
export function wordSpelling(words: readonly string[]): Spelling {
  const byLower = new Map(words.map((word) => [word.toLowerCase(), word]))
  return bounded((text) => byLower.get(text.trim().toLowerCase()) ?? text)
}

function bounded(spelling: Spelling): Spelling {
  return (text, isForm) => (text.length > spelledMax ? text : spelling(text, isForm))
}
