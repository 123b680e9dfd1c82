/** Characters of an account number after its country and check digits (ISO 13616). */
const restMin = 11
const restMax = 30

/**
 * Returns a text without its IBANs, including those in groups of four. An IBAN must pass the check of ISO
 * 7064 (mod 97-10).
 */
export function withoutIbans(text: string): string {
  return text.replace(/\b[a-z]{2}\d{2}(?: ?[a-z\d]){11,30}/gi, (found) => found.slice(lengthOfIban(found)))
}

/** Returns 0 for a text that does not begin with an IBAN. Words can follow it. */
function lengthOfIban(text: string): number {
  const head = valuesOf(text.slice(0, 4))
  let rest = 0
  let remainder = 0
  let length = 0
  for (let index = 4; index < text.length && rest < restMax; index++) {
    if (text[index] === " ") continue
    rest++
    remainder = appended(remainder, valuesOf(text[index] ?? ""))
    const isEnd = index + 1 === text.length || text[index + 1] === " "
    if (rest >= restMin && isEnd && appended(remainder, head) === 1) length = index + 1
  }
  return length
}

/** Digits keep their value, letters have 10 to 35. */
function valuesOf(text: string): number[] {
  return Array.from(text, (character) => Number.parseInt(character, 36))
}

function appended(remainder: number, values: readonly number[]): number {
  return values.reduce((sum, value) => (sum * (value > 9 ? 100 : 10) + value) % 97, remainder)
}
