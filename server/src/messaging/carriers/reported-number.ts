import { z } from "zod"
import { classifyNumber, readNational, readUntyped } from "#messaging/channels/numbering-plan.ts"

/** The country code, digits only, of a carrier that reports national numbers. */
export const countryCodeSetting = z.string().regex(/^[1-9]\d{0,2}$/, "is not digits, as in 49")

/** Fewer digits than a phone number has with its country code. */
export const shortCodeDigitsMax = 8

/**
 * Returns the form in the rest of the server of digits that a network reported: E.164 for an international
 * number, and for a national one if the carrier's country is known. Digits of no country stay as they came.
 * They are never given the plus of another country.
 */
export function readReportedNumber(digits: string, countryCode: string | null | undefined): string {
  if (digits.startsWith("00")) return `+${digits.slice(2)}`
  const read = countryCode ? readUntyped(digits, countryCode) : undefined
  return read ?? (classifyNumber(`+${digits}`).is === "of_no_country" ? digits : `+${digits}`)
}

/** As `readReportedNumber`, for digits that the network calls national. */
export function readNationalNumber(digits: string, countryCode: string | null): string {
  if (countryCode === null) return digits
  return readNational(digits, countryCode) ?? `+${countryCode}${digits.replace(/^0/, "")}`
}
