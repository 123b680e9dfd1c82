import { z } from "zod"
import { operation, type Answer } from "#http/operation.ts"
import { country } from "#http/parameters/country.ts"
import { list, noted } from "#http/wire/schemas.ts"
import {
  hasNumberingPlan,
  lookUpNumber,
  type InvalidReason,
  type LookedUpNumber,
} from "#messaging/numbers/look-up-number.ts"
import type { LineType } from "#messaging/numbers/number-facts.ts"
import { refuseParameter } from "./errors.ts"

export interface TwilioLookupNeeds {
  verifications: { baseUrl(): string }
}

const validationErrors: Readonly<Record<InvalidReason, string>> = {
  country_code_missing: "INVALID_COUNTRY_CODE",
  unknown_country_code: "INVALID_COUNTRY_CODE",
  too_short: "TOO_SHORT",
  too_long: "TOO_LONG",
  invalid_length: "INVALID_LENGTH",
  unknown_range: "INVALID_BUT_POSSIBLE",
}

/** Types without an entry are `unknown` there, too: the plan has one range for several types. */
const lineTypeNames: Partial<Record<LineType, string>> = {
  mobile: "mobile",
  fixed_line: "landline",
  toll_free: "tollFree",
  premium_rate: "premium",
  shared_cost: "sharedCost",
  voip: "nonFixedVoip",
  personal_number: "personal",
  pager: "pager",
  uan: "uan",
  voicemail: "voicemail",
}

export const getTwilioLookup = operation<TwilioLookupNeeds>()({
  id: "getTwilioLookup",
  tag: "Verifications",
  summary: "Look up a number",
  description: "Returns what the numbering plan says about a number. An invalid number is an answer, too.",
  scopes: ["auth", "read"],
  pathText: { name: "number", description: "The number, in E.164 or as people of the country dial it.", example: "+1" },
  query: z.object({
    country_code: noted(country.default("US"), "The country of a number without a country code.", "US"),
    fields: noted(list(z.string().max(100), { max: 20, isCommaSeparated: true }).optional(), "The packages to return."),
  }),
  responses: { 200: { description: "The facts about the number.", schema: null } },
  handle({ verifications }, { id: number, query }): Answer {
    const { country_code: countryCode, fields = [] } = query
    if (!hasNumberingPlan(countryCode))
      throw refuseParameter("country_code", "`country_code` has no numbering plan. Send the code of a country.")
    const found = lookUpNumber(number, countryCode)
    const url = `${verifications.baseUrl()}/v2/PhoneNumbers/`
    return {
      status: 200,
      json: lookupForm(number, found, { url, hasLineType: fields.includes("line_type_intelligence") }),
    }
  },
})

/** The packages that ask a network or a register are null. */
function lookupForm(
  number: string,
  found: LookedUpNumber | undefined,
  { url, hasLineType }: { url: string; hasLineType: boolean },
) {
  const facts = found?.facts
  const error = found ? found.reason && validationErrors[found.reason] : "NOT_A_NUMBER"
  const phoneNumber = facts?.e164 ?? number
  return {
    calling_country_code: facts?.callingCode ?? null,
    country_code: facts?.country ?? null,
    phone_number: phoneNumber,
    national_format: facts?.national ?? null,
    valid: error === null,
    validation_errors: error === null ? null : [error],
    caller_name: null,
    sim_swap: null,
    call_forwarding: null,
    line_status: null,
    line_type_intelligence: facts && hasLineType ? lineTypeForm(facts.lineType) : null,
    identity_match: null,
    reassigned_number: null,
    sms_pumping_risk: null,
    phone_number_quality_score: null,
    pre_fill: null,
    url: `${url}${encodeURIComponent(phoneNumber).replace("%2B", "+")}`,
  }
}

function lineTypeForm(lineType: LineType) {
  return {
    carrier_name: null,
    error_code: null,
    mobile_country_code: null,
    mobile_network_code: null,
    type: lineTypeNames[lineType] ?? "unknown",
  }
}
