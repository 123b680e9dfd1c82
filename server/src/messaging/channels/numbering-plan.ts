import {
  Metadata,
  parsePhoneNumberFromString,
  type CountryCode,
  type MetadataJson,
  type PhoneNumber,
} from "libphonenumber-js/core"
import fullMetadata from "libphonenumber-js/metadata.max.json"
import metadata from "libphonenumber-js/metadata.min.json"

/**
 * The world's numbering plans applied to `+` and digits. `canonical` is the plan's spelling of a number that
 * was written differently.
 */
export type NumberVerdict =
  | { is: "possible" }
  | { is: "otherwise_written"; canonical: string }
  | { is: "impossible"; callingCode: string; lengths: readonly number[] }
  | { is: "of_no_country" }

interface CallingCode {
  code: string
  /** National lengths of the code's main country, for the sentence of a refusal. */
  lengths: readonly number[]
  /**
   * National lengths that every country of the code has, as bits. Such a number is possible in any of them.
   */
  lengthsOfAll: number
  /** Trunk prefixes, such as 0 or 8. Only the library knows whether one belongs to a number. */
  trunkPrefix: RegExp | null
}

/**
 * Returns whether a number can exist: a known country code, and a length in the plan. It does not check
 * whether the number is assigned. The fictional 555 numbers of tests are not, and plans change faster than a
 * library. A full parse by the library takes tens of microseconds. So two tables from the same metadata
 * decide nearly every number. The library decides when only some countries have the length, or when a trunk
 * prefix is possible.
 */
export function classifyNumber(number: string): NumberVerdict {
  const plan =
    callingCodes.get(number.slice(1, 2)) ?? callingCodes.get(number.slice(1, 3)) ?? callingCodes.get(number.slice(1, 4))
  if (!plan) return { is: "of_no_country" }
  const nationalLength = number.length - 1 - plan.code.length
  const isCertain =
    (plan.lengthsOfAll >> nationalLength) & 1 && !plan.trunkPrefix?.test(number.slice(1 + plan.code.length))
  return isCertain ? possible : classifyFully(number, plan)
}

const possible: NumberVerdict = { is: "possible" }

function classifyFully(number: string, plan: CallingCode): NumberVerdict {
  const parsed = parsePhoneNumberFromString(number, metadata)
  if (!parsed?.isPossible()) return { is: "impossible", callingCode: plan.code, lengths: plan.lengths }
  return parsed.number === number ? possible : { is: "otherwise_written", canonical: parsed.number }
}

/**
 * Returns the E.164 form of digits that a network of this country reported without saying whether they have
 * their country code. Both forms can exist. Then the one in a range of its plan counts. If the ranges decide
 * nothing, digits that begin with the country's code have it. Other digits are national in a plan of few
 * lengths, because such a number is seldom a foreign one. Returns undefined for digits of no plan.
 */
export function readUntyped(digits: string, callingCode: string): string | undefined {
  const international = parse(`+${digits}`)
  const national = parseNational(digits, callingCode)
  if (!international || !national) return (international ?? national)?.number
  if (international.isValid() !== national.isValid())
    return international.isValid() ? international.number : national.number
  const lengths = callingCodes.get(callingCode)?.lengths ?? []
  const isInternational = digits.startsWith(callingCode) || lengths.length > fewLengths
  return isInternational ? international.number : national.number
}

/** Returns the E.164 form of a number as people of the country dial it, with or without a trunk prefix. */
export function readNational(digits: string, callingCode: string): string | undefined {
  return parseNational(digits, callingCode)?.number
}

/** The library also takes the country code away from digits that begin with it. They are not national. */
function parseNational(digits: string, callingCode: string): PhoneNumber | undefined {
  const national = callingCodes.has(callingCode) ? parse(digits, callingCode) : undefined
  const hadCode = digits.startsWith(callingCode) && national && national.number.length - 1 <= digits.length
  return hadCode ? undefined : national
}

/** Plans of variable length have five and more, and the others have one to three. */
const fewLengths = 3

/** Returns undefined for a number that cannot exist. */
function parse(number: string, defaultCallingCode?: string): PhoneNumber | undefined {
  const parsed = parsePhoneNumberFromString(number, { ...(defaultCallingCode && { defaultCallingCode }) }, fullMetadata)
  return parsed?.isPossible() ? parsed : undefined
}

const callingCodes = new Map<string, CallingCode>(tabulate())

function* tabulate(): Generator<[string, CallingCode]> {
  const { country_calling_codes: countries, nonGeographic } = metadata as unknown as MetadataJson & PlansOfNoCountry
  for (const [code, members] of Object.entries(countries)) yield [code, describe(code, members)]
  for (const code of Object.keys(nonGeographic)) yield [code, describe(code, [code])]
}

/** The plans of satellites and international freephone, which the published type of the metadata lacks. */
interface PlansOfNoCountry {
  nonGeographic: Record<string, unknown>
}

function describe(code: string, members: readonly string[]): CallingCode {
  const plans = members.map(planOf)
  const lengths = plans.map((plan) => plan.possibleLengths())
  const inAll = (lengths[0] ?? []).filter((length) => lengths.every((each) => each.includes(length)))
  const trunkPrefix = plans[0]?.nationalPrefixForParsing()
  return {
    code,
    lengths: lengths[0] ?? [],
    lengthsOfAll: inAll.reduce((bits, length) => bits | (1 << length), 0),
    trunkPrefix: trunkPrefix ? new RegExp(`^(?:${trunkPrefix})`) : null,
  }
}

interface Plan {
  possibleLengths(): number[]
  nationalPrefixForParsing(): string | undefined
}

function planOf(countryOrCode: string): Plan {
  const all = new Metadata(metadata)
  // A calling code is also accepted, although the published type allows only countries.
  all.selectNumberingPlan(countryOrCode as CountryCode)
  return all.numberingPlan as unknown as Plan
}
