import { channelOf } from "#messaging/numbers/address.ts"
import { factsOf, type LineType } from "#messaging/numbers/number-facts.ts"
import { VerificationRefusal } from "./refusals.ts"
import type { VerificationSettings } from "./settings.ts"

/** The area by which abuse control counts a recipient. */
export interface Area {
  /** ISO 3166-1, or ZZ for an address of no country. */
  country: string
  /**
   * The number without its last four digits. It stands for 10,000 numbers, which mostly belong to one
   * carrier.
   */
  prefix: string
}

/** Premium numbers earn money with every message. The other types receive none. */
const refusedTypes: ReadonlySet<LineType> = new Set([
  "premium_rate",
  "shared_cost",
  "pager",
  "uan",
  "voicemail",
  "satellite",
])
const numbersOfPrefix = 4

/** Refuses `number_not_verifiable`, and `country_not_allowed` for a country that is not in the settings. */
export function checkRecipient(
  to: string,
  settings: VerificationSettings,
  { isSimulated }: { isSimulated: boolean },
): Area {
  if (!isPhoneNumber(to)) return { country: "ZZ", prefix: to }
  const facts = factsOf(to)
  const country = facts?.country ?? "ZZ"
  if (facts && refusedTypes.has(facts.lineType))
    throw new VerificationRefusal(
      "number_not_verifiable",
      `\`to\` is a ${facts.lineType.replaceAll("_", " ")} number. Ask the person for a mobile number.`,
      { param: "to" },
    )
  const { allowedCountries } = settings
  if (!allowedCountries.length && !isSimulated)
    throw new VerificationRefusal(
      "country_not_allowed",
      "The account does not allow any country yet. Add the countries of your users to `allowed_countries` with `PATCH /v1/auth/settings`.",
      { param: "to" },
    )
  if (allowedCountries.length && !allowedCountries.includes(country))
    throw new VerificationRefusal(
      "country_not_allowed",
      `The account does not allow numbers of ${country}. If you have users there, add it to \`allowed_countries\` with \`PATCH /v1/auth/settings\`.`,
      { param: "to" },
    )
  return { country, prefix: to.slice(0, -numbersOfPrefix) }
}

/** Returns the area of a recipient that was accepted before. */
export function areaOf(to: string): Area {
  if (!isPhoneNumber(to)) return { country: "ZZ", prefix: to }
  return { country: factsOf(to)?.country ?? "ZZ", prefix: to.slice(0, -numbersOfPrefix) }
}

/**
 * Whether an approval shows that the person reads messages at the number. A code to the mailbox of a workflow
 * does not, and anyone can have a mailbox.
 */
export function isNumberProven({ to, provenTo }: { to: string; provenTo: string | null }): boolean {
  return provenTo === null || !isPhoneNumber(to) || channelOf(provenTo) !== "email"
}

/** An email address can also begin with a plus. */
function isPhoneNumber(to: string): boolean {
  return /^\+\d+$/.test(to)
}
