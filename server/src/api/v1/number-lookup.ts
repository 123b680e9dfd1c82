import { z } from "zod"
import { operation } from "#api/operation.ts"
import { Problem } from "#api/problems/problem.ts"
import { named, noted } from "#api/wire/schemas.ts"
import {
  hasNumberingPlan,
  invalidReasons,
  lookUpNumber,
  unknowns,
  type LookedUpNumber,
} from "#numbers/look-up-number.ts"
import { lineTypes } from "#numbers/number-facts.ts"
import { country } from "./verification-schema.ts"

const lookupSchema = named(
  "NumberLookup",
  "The data of the numbering plan about a phone number. No network is asked.",
  z.object({
    valid: noted(z.boolean(), "Whether the numbering plan has such numbers.", true),
    reason: noted(
      z.enum(invalidReasons).nullable(),
      "Why it is not valid; null when it is. A number of an `unknown_range` may work, if the range is new.",
      null,
    ),
    phone_number: noted(
      z.string().nullable(),
      "The number in E.164; null for a number that cannot exist.",
      "+4915112345678",
    ),
    country: noted(
      z.string().nullable(),
      "The country (ISO 3166-1), or the main one of several; null for a number of no country.",
      "DE",
    ),
    calling_code: noted(z.string().nullable(), "The country code, without the plus.", "49"),
    line_type: noted(
      z.enum(lineTypes).nullable(),
      "The type of line for which the plan has the range. `fixed_line_or_mobile` where it has one range for both.",
      "mobile",
    ),
    national_format: noted(z.string().nullable(), "In the national format.", "01511 2345678"),
    international_format: noted(z.string().nullable(), "In the international format.", "+49 1511 2345678"),
    rfc3966_format: noted(z.string().nullable(), "In the format of a link.", "tel:+4915112345678"),
    unknown: noted(
      z.array(z.enum(unknowns)),
      "Facts that the numbering plan does not have: whether the number is assigned, reachable or ported, its carrier, and sometimes the type of line.",
      ["assigned", "reachable", "ported", "carrier"],
    ),
  }),
)

const example = {
  valid: true,
  reason: null,
  phone_number: "+4915112345678",
  country: "DE",
  calling_code: "49",
  line_type: "mobile",
  national_format: "01511 2345678",
  international_format: "+49 1511 2345678",
  rfc3966_format: "tel:+4915112345678",
  unknown: ["assigned", "reachable", "ported", "carrier"],
}

export const getNumberLookup = operation()({
  id: "getNumberLookup",
  tag: "Verifications",
  summary: "Look up a number",
  description:
    "Tells whether the numbering plan has a phone number, its country, its type of line and its formats. The server asks no network, so the lookup costs nothing, and `unknown` lists what it cannot tell. A number that cannot exist is `valid: false` with a `reason`. A text that is not digits is refused.",
  scopes: ["auth", "read"],
  pathText: {
    name: "number",
    description: "The number with its country code, in any usual spelling, or as people of `country` dial it.",
    example: "+4915112345678",
  },
  query: z.object({
    country: noted(
      country.optional(),
      "The country (ISO 3166-1) whose people dial the number like this. Only for a number without a country code.",
      "DE",
    ),
  }),
  responses: { 200: { description: "What the plan tells.", schema: lookupSchema, example } },
  problems: ["invalid_address"],
  handle(_, { id: number, query }) {
    if (query.country !== undefined && !hasNumberingPlan(query.country))
      throw new Problem(
        "invalid_parameter",
        "`country` has no numbering plan. Give the code of a country, such as DE.",
        {
          param: "country",
        },
      )
    const found = lookUpNumber(number, query.country ?? null)
    if (!found)
      throw new Problem(
        "invalid_address",
        "The number in the path holds something that is neither a digit nor a separator. Write it as in +4915112345678, without an extension.",
        { param: "number" },
      )
    return { status: 200, json: lookupResource(found) }
  },
})

function lookupResource({ reason, facts, unknowns: unknown }: LookedUpNumber) {
  return {
    valid: reason === null,
    reason,
    phone_number: facts?.e164 ?? null,
    country: facts?.country ?? null,
    calling_code: facts?.callingCode ?? null,
    line_type: facts?.lineType ?? null,
    national_format: facts?.national ?? null,
    international_format: facts?.international ?? null,
    rfc3966_format: facts?.rfc3966 ?? null,
    unknown,
  }
}
