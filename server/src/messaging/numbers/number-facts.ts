import { parsePhoneNumberFromString, type CountryCode } from "libphonenumber-js/core"
import metadata from "libphonenumber-js/metadata.max.json"

/** The numbering plan's facts about a number, without asking a network. */
export interface NumberFacts {
  e164: string
  /** Whether the plan has a range for it. A number of a new range can be valid although this is false. */
  isValid: boolean
  /**
   * ISO 3166-1, two letters. If countries share a calling code, it is that of the range, or the main one.
   * Null for a number without a country.
   */
  country: string | null
  callingCode: string
  lineType: LineType
  national: string
  international: string
  /** A `tel:` URI. */
  rfc3966: string
}

export const lineTypes = [
  "mobile",
  "fixed_line",
  "fixed_line_or_mobile",
  "toll_free",
  "premium_rate",
  "shared_cost",
  "voip",
  "personal_number",
  "pager",
  "uan",
  "voicemail",
  "satellite",
  "unknown",
] as const
export type LineType = (typeof lineTypes)[number]

/**
 * Global mobile satellite systems and networks without a country (ITU-T E.164, list of assigned codes): 870,
 * 881, 882, 883.
 */
const satelliteCodes: ReadonlySet<string> = new Set(["870", "881", "882", "883"])
/** International premium rate service (ITU-T E.169.2). */
const premiumCode = "979"

/**
 * Returns the facts about a number in some tens of microseconds. A number without a plus is read as people of
 * `country` dial it. Returns undefined for a text that no numbering plan covers.
 */
export function factsOf(number: string, country?: CountryCode): NumberFacts | undefined {
  const parsed = parsePhoneNumberFromString(number, { ...(country && { defaultCountry: country }) }, metadata)
  if (!parsed) return undefined
  const callingCode = String(parsed.countryCallingCode)
  const isOfNoCountry = parsed.isNonGeographic()
  return {
    e164: parsed.number,
    isValid: parsed.isValid(),
    country: isOfNoCountry ? null : (parsed.country ?? parsed.getPossibleCountries()[0] ?? mainCountryOf(callingCode)),
    callingCode,
    lineType: lineTypeOf(callingCode, parsed.getType()),
    national: parsed.formatNational(),
    international: parsed.formatInternational(),
    rfc3966: parsed.format("RFC3966"),
  }
}

function mainCountryOf(callingCode: string): string | null {
  const { country_calling_codes: countries } = metadata as unknown as {
    country_calling_codes: Record<string, string[]>
  }
  return countries[callingCode]?.[0] ?? null
}

function lineTypeOf(callingCode: string, type: string | undefined): LineType {
  if (satelliteCodes.has(callingCode)) return "satellite"
  if (callingCode === premiumCode) return "premium_rate"
  const name = type?.toLowerCase()
  return lineTypes.find((each) => each === name) ?? "unknown"
}
