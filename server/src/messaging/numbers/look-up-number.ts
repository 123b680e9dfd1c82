import { isSupportedCountry, validatePhoneNumberLength, type CountryCode } from "libphonenumber-js/core"
import metadata from "libphonenumber-js/metadata.max.json"
import { plainNumber } from "#core/std/plain-digits.ts"
import { factsOf, type NumberFacts } from "./number-facts.ts"

/** Why a text of digits is not a valid number. */
export const invalidReasons = [
  "country_code_missing",
  "unknown_country_code",
  "too_short",
  "too_long",
  "invalid_length",
  "unknown_range",
] as const
export type InvalidReason = (typeof invalidReasons)[number]

/**
 * Facts that no numbering plan contains. `line_type` is also unknown if the plan has one range for several
 * types.
 */
export const unknowns = ["assigned", "reachable", "ported", "carrier", "line_type"] as const
export type Unknown = (typeof unknowns)[number]

export interface LookedUpNumber {
  /** Null when the number is valid. */
  reason: InvalidReason | null
  /** Null for an impossible number. A possible number in an unknown range has some facts. */
  facts: NumberFacts | null
  unknowns: readonly Unknown[]
}

/**
 * Looks up the numbering plan's facts about a number in any usual spelling. It accepts separators, a `tel:`
 * URI, 00 instead of the plus, and the form that people of `country` dial. Returns undefined for a text
 * without digits.
 */
export function lookUpNumber(text: string, country: CountryCode | null): LookedUpNumber | undefined {
  const bare = plainNumber(text).replace(/^tel:/i, "")
  if (!/^\+?\d+$/.test(bare)) return undefined
  const number = country === null ? bare.replace(/^00/, "+") : bare
  if (country === null && !number.startsWith("+")) return impossible("country_code_missing")
  const fault = validatePhoneNumberLength(number, { ...(country && { defaultCountry: country }) }, metadata)
  if (fault !== undefined) return impossible(reasonOf(fault))
  const facts = factsOf(number, country ?? undefined)
  if (!facts) return impossible("invalid_length")
  const isTypeKnown = facts.lineType !== "unknown" && facts.lineType !== "fixed_line_or_mobile"
  return {
    reason: facts.isValid ? null : "unknown_range",
    facts,
    unknowns: isTypeKnown ? unknowns.filter((each) => each !== "line_type") : unknowns,
  }
}

/** Whether numbers can be read as people of this country dial them. */
export function hasNumberingPlan(country: string): country is CountryCode {
  return isSupportedCountry(country as CountryCode, metadata)
}

function impossible(reason: InvalidReason): LookedUpNumber {
  return { reason, facts: null, unknowns }
}

function reasonOf(fault: NonNullable<ReturnType<typeof validatePhoneNumberLength>>): InvalidReason {
  if (fault === "TOO_SHORT" || fault === "NOT_A_NUMBER") return "too_short"
  if (fault === "TOO_LONG") return "too_long"
  return fault === "INVALID_COUNTRY" ? "unknown_country_code" : "invalid_length"
}
