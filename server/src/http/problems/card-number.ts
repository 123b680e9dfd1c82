import { withPlainDigits } from "#core/std/plain-digits.ts"
import { withoutIbans } from "./iban.ts"

/**
 * Card numbers by their first four digits: the range, and the lengths that issuers use (ISO/IEC 7812-1; as of
 * November 2026).
 */
const issuers: readonly { from: number; to: number; lengths: readonly number[] }[] = [
  { from: 2200, to: 2205, lengths: [16, 17, 18, 19] }, // Mir, Borica
  { from: 2221, to: 2720, lengths: [16] }, // Mastercard
  { from: 3000, to: 3095, lengths: [14, 16, 19] }, // Diners Club
  { from: 3400, to: 3499, lengths: [15] }, // American Express
  { from: 3528, to: 3589, lengths: [16, 17, 18, 19] }, // JCB
  { from: 3600, to: 3699, lengths: [14, 16, 19] }, // Diners Club
  { from: 3700, to: 3799, lengths: [15] }, // American Express
  { from: 3800, to: 3999, lengths: [14, 16, 19] }, // Diners Club
  { from: 4000, to: 4999, lengths: [16, 19] }, // Visa; those of 13 digits are out of use
  { from: 5000, to: 5999, lengths: [16, 17, 18, 19] }, // Mastercard, Maestro, Verve, RuPay
  { from: 6000, to: 6999, lengths: [16, 17, 18, 19] }, // Discover, UnionPay, Maestro, RuPay, Elo, Troy
  { from: 8100, to: 8299, lengths: [16, 17, 18, 19] }, // UnionPay, RuPay
  { from: 8600, to: 8600, lengths: [16] }, // Uzcard
  { from: 9792, to: 9792, lengths: [16] }, // Troy
  { from: 9860, to: 9860, lengths: [16] }, // Humo
]
const digitsMin = 14
const digitsMax = 19

/**
 * Whether a text holds a card number, alone or among other words. The digits can be of any script. They can
 * be in one piece, or in groups with up to three spaces, dashes, dots or underscores between them. They begin
 * like the cards of an issuer, have its length and pass Luhn's check.
 *
 * Phone numbers with a `+`, IBANs, UUIDs and other hexadecimal ids are not card numbers. A number of 16
 * digits that begins like a card passes Luhn's check in one case of ten. So such an order number is also
 * refused, unless a letter is between its digits.
 */
export function looksLikeCard(text: string): boolean {
  const readable = withoutIds(withReadableDigits(text))
  for (const { 0: run, index } of readable.matchAll(/\d+(?:[\t \p{Zs}.\p{Pd}_]{1,3}\d+)*/gu)) {
    const groups = run.match(/\d+/g) ?? []
    if (holdsCard(readable[index - 1] === "+" ? groups.slice(1) : groups)) return true
  }
  return false
}

/** Replaces digits of other scripts by ASCII digits, and removes invisible characters. */
function withReadableDigits(text: string): string {
  return withPlainDigits(text.normalize("NFKC").replace(/\p{Cf}/gu, ""))
}

function withoutIds(text: string): string {
  return withoutIbans(text)
    .replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi, "")
    .replace(/[\da-f]{32,}/gi, "")
}

function holdsCard(groups: readonly string[]): boolean {
  return groups.some((_, start) => {
    let digits = ""
    for (let end = start; end < groups.length && digits.length < digitsMax; end++) {
      digits += groups[end]
      if (isCardNumber(digits) && isGrouped(groups.slice(start, end))) return true
    }
    return false
  })
}

/**
 * Whether people write a number in these groups: four and more, as on cards, or groups of one size. Pieces of
 * two numbers do not match.
 */
function isGrouped(allButLast: readonly string[]): boolean {
  return (
    allButLast.every(({ length }) => length >= 4) || allButLast.every(({ length }) => length === allButLast[0]?.length)
  )
}

function isCardNumber(digits: string): boolean {
  if (digits.length < digitsMin || digits.length > digitsMax) return false
  const first = Number(digits.slice(0, 4))
  const isIssued = issuers.some(
    ({ from, to, lengths }) => first >= from && first <= to && lengths.includes(digits.length),
  )
  return isIssued && passesLuhn(digits)
}

/** ISO/IEC 7812-1, annex B. */
function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index])
    const weighted = index % 2 ? digit * 2 : digit
    sum += weighted > 9 ? weighted - 9 : weighted
  }
  return sum % 10 === 0
}
