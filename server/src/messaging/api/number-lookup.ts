import { z } from "zod"
import { retrieval } from "#http/resource-operations.ts"
import { Problem } from "#http/problems/problem.ts"
import { named, noted } from "#http/wire/schemas.ts"
import {
  hasNumberingPlan,
  invalidReasons,
  lookUpNumber,
  unknowns,
  type LookedUpNumber,
} from "#messaging/numbers/look-up-number.ts"
import { lineTypes } from "#messaging/numbers/number-facts.ts"
import { country } from "#http/parameters/country.ts"

const lookupSchema = named(
  "NumberLookup",
  "The data of the numbering plan about a phone number. The lookup asks no network.",
  z.object({
    valid: noted(z.boolean(), "True if the numbering plan has such numbers.", true),
    reason: noted(
      z.enum(invalidReasons).nullable(),
      "The reason why the number is not valid. Null if it is valid. A number of an `unknown_range` can still work if the range is new.",
      null,
    ),
    phone_number: noted(z.string().nullable(), "The number in E.164. Null for an impossible number.", "+4915112345678"),
    country: noted(
      z.string().nullable(),
      "The country (ISO 3166-1), or the main country if several share the code. Null for a number without a country.",
      "DE",
    ),
    calling_code: noted(z.string().nullable(), "The country code without the plus. Null if there is none.", "49"),
    line_type: noted(
      z.enum(lineTypes).nullable(),
      "The type of line according to the plan. `fixed_line_or_mobile` means that both types share the range.",
      "mobile",
    ),
    national_format: noted(z.string().nullable(), "The number in national format.", "01511 2345678"),
    international_format: noted(z.string().nullable(), "The number in international format.", "+49 1511 2345678"),
    rfc3966_format: noted(z.string().nullable(), "The number as a `tel:` URI.", "tel:+4915112345678"),
    unknown: noted(
      z.array(z.enum(unknowns)),
      "The facts that the numbering plan does not contain: whether the number is assigned, reachable or ported, its carrier, and sometimes the type of line.",
      ["assigned", "reachable", "ported", "carrier"],
    ),
  }),
)

export const getNumberLookup = retrieval()({
  id: "getNumberLookup",
  tag: "Verifications",
  noun: "number",
  summary: "Look up a number",
  description:
    "Looks up the country, the type of line and the formats of a phone number in the numbering plan. The server asks no network, so the lookup is free, and `unknown` lists the facts that it cannot find. An impossible number has `valid` false and a `reason`. The server refuses a text without digits.",
  scopes: ["auth", "read"],
  pathText: {
    name: "number",
    description: "The number with its country code, in any usual format, or as people in `country` dial it.",
    example: "+4915112345678",
  },
  query: z.object({
    country: noted(country.optional(), "The country (ISO 3166-1) of a number without a country code.", "DE"),
  }),
  outcome: "The data of the numbering plan.",
  schema: lookupSchema,
  problems: ["invalid_address"],
  async read(_, { id: number, query }) {
    if (query.country !== undefined && !hasNumberingPlan(query.country))
      throw new Problem(
        "invalid_parameter",
        "`country` has no numbering plan. Send the code of a country, such as DE.",
        {
          param: "country",
        },
      )
    const found = lookUpNumber(number, query.country ?? null)
    if (!found)
      throw new Problem(
        "invalid_address",
        "The number in the path contains a character that is neither a digit nor a separator. Write it as in +4915112345678, without an extension.",
        { param: "number" },
      )
    return lookupResource(found)
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
