import { z } from "zod"
import { runIdempotent, type IdempotencyNeeds } from "#http/run-idempotent.ts"
import { operation, type ApiRequest } from "#http/operation.ts"
import { listing, removal, retrieval } from "#http/resource-operations.ts"
import type { Fault } from "#http/wire/fault.ts"
import { exampleOf } from "#http/wire/example-of.ts"
import { withLookahead } from "#http/wire/page.ts"
import {
  documentedAs,
  exampleHex,
  formed,
  list,
  named,
  noted,
  sid,
  sidParameter,
  spelled,
  timestamp,
} from "#http/wire/schemas.ts"
import { sidSpelling, upperCase } from "#http/wire/spellings.ts"
import type { Database, Tx } from "#core/db/database.ts"
import { unnumberedChannels } from "#messaging/channels/channels.ts"
import { prefixDemand, ratesMax, readPrice, readRateList, readRateTable } from "#messaging/routing/parse-rates.ts"
import type { Rate } from "#messaging/routing/rate.ts"
import * as domain from "#messaging/routing/rates.ts"
import type { Routing } from "#messaging/routing/routing.ts"
import { fromSid, toSid, type NewId } from "#core/std/ids.ts"
import { InputFaults } from "#core/std/input-faults.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { formatMicros } from "#messaging/routing/money.ts"

export interface RateNeeds extends IdempotencyNeeds {
  db: Tx & Pick<Database, "transaction">
  newId: NewId
  routing: Pick<Routing, "health" | "refresh" | "candidates" | "webhookUrl">
}

const prefixNote = `The first digits of the numbers, without a plus. Empty for all other numbers. For channels without numbers, send ${unnumberedChannels.join(", ")}.`
const carrierNote = "The carrier that charges the rate. Null for a customer rate, which accounts pay."
const priceNote = "The price of a segment: an exact decimal with at most six decimal places."
const unitNote = "The currency of all rates of the price list, as three capital letters."

const carrierSid = sidParameter("carrier", carrierNote)
const owner = noted(sid("carrier", carrierNote).nullable(), carrierNote, `CR${exampleHex}`)
const priceList = spelled(
  formed(/^(none|CR[0-9a-f]{32})$/, "must be the sid of a carrier, or `none`"),
  sidSpelling,
).transform((given) => (given === "none" ? null : (fromSid("carrier", given) ?? "")))
const prefix = noted(checked(z.string(), prefixDemand), prefixNote, "49")
const price = documentedAs(
  noted(
    z
      .union([z.string(), z.number()], { error: `must be a decimal, as a string or a number` })
      .transform((given, context) => {
        const read = readPrice(given)
        if (typeof read === "number") return read
        context.addIssue({ code: "custom", message: `\`price\` ${read}.` })
        return z.NEVER
      }),
    `${priceNote} A JSON number is also accepted.`,
    "0.0725",
  ),
  { type: "string", pattern: "^[0-9]+(\\.[0-9]{1,6})?$" },
)
const priceUnit = noted(
  spelled(formed(/^[A-Z]{3}$/, "must be a currency code of three letters, such as EUR"), upperCase),
  unitNote,
  "EUR",
)

const rateSchema = named(
  "Rate",
  "A price of a segment to numbers with a prefix: the price that a carrier charges, or that accounts pay. The longest matching prefix decides.",
  z.object({
    sid: sid("rate", "Identifier of the rate."),
    carrier_sid: owner,
    prefix: noted(z.string(), prefixNote, "49"),
    price: noted(z.string(), priceNote, "0.0725"),
    price_unit: noted(z.string(), unitNote, "EUR"),
    created_at: timestamp("The time of creation."),
    updated_at: timestamp("The time of the last change."),
  }),
)

export const createRate = operation<RateNeeds>()({
  id: "createRate",
  tag: "Operator",
  summary: "Create a rate",
  description:
    "Creates a rate. Among otherwise equal routes, Posthorn prefers the carrier with the lowest rate for the number. A rate without a carrier is a customer rate: multiplied by the segments, it is the `price` of a message.",
  body: z.object({
    carrier_sid: noted(carrierSid.nullable().default(null), carrierNote, `CR${exampleHex}`),
    prefix: noted(checked(z.string(), prefixDemand).default(""), prefixNote, "49"),
    price,
    price_unit: priceUnit,
  }),
  bodyExamples: {
    country: {
      summary: "One country",
      value: { carrier_sid: `CR${exampleHex}`, prefix: "49", price: "0.0725", price_unit: "EUR" },
    },
    rest: {
      summary: "All other numbers",
      value: { carrier_sid: `CR${exampleHex}`, price: "0.12", price_unit: "EUR" },
    },
    customers: { summary: "A customer rate", value: { prefix: "49", price: "0.089", price_unit: "EUR" } },
  },
  responses: { 201: { description: "Rate created.", schema: rateSchema } },
  problems: ["rate_exists", "rates_exhausted"],
  async handle(needs, request) {
    const { carrier_sid: carrierId, price: priceMicros, price_unit: unit, prefix: digits } = request.body
    const given = { carrierId, prefix: digits, priceMicros, priceUnit: unit }
    const answer = await runIdempotent(needs, request, async (tx) => {
      return { status: 201, json: render(await domain.createRate(tx, given, context(needs))) }
    })
    await needs.routing.refresh()
    return answer
  },
})

export const listRates = listing<RateNeeds>()({
  id: "listRates",
  tag: "Operator",
  noun: "rates",
  description: "Returns rates, newest first.",
  filters: {
    carrier_sid: noted(
      priceList.optional(),
      "The carrier to filter by. Send `none` for customer rates.",
      `CR${exampleHex}`,
    ),
    prefix: noted(prefix.optional(), "The prefix to filter by. It must match exactly.", "49"),
  },
  schema: rateSchema,
  pages({ db }, { query }) {
    const filter = { carrierId: query.carrier_sid, prefix: query.prefix ?? null }
    return withLookahead((page) => domain.listRates(db, filter, page))
  },
  render,
})

export const getRate = retrieval<RateNeeds>()({
  id: "getRate",
  tag: "Operator",
  noun: "rate",
  description: "Returns one rate.",
  sid: "rate",
  schema: rateSchema,
  read: async ({ db }, { id }) => render(await domain.getRate(db, id)),
})

export const updateRate = operation<RateNeeds>()({
  id: "updateRate",
  tag: "Operator",
  summary: "Change a rate",
  description: "Changes the price of a rate. You cannot change its carrier, prefix or currency.",
  sid: "rate",
  body: z.object({ price }),
  bodyExamples: { price: { summary: "Another price", value: { price: "0.0699" } } },
  responses: { 200: { description: "The current rate.", schema: rateSchema } },
  problems: ["rate_not_found"],
  async handle({ db, clock, routing }, { id, body }) {
    const rate = await db.transaction((tx) => domain.updateRate(tx, id, body.price, clock.now()))
    await routing.refresh()
    return { status: 200, json: render(rate) }
  },
})

export const deleteRate = removal<RateNeeds>()({
  id: "deleteRate",
  tag: "Operator",
  summary: "Delete a rate",
  description: "Deletes a rate. Afterwards a shorter prefix decides, or the price is unknown.",
  sid: "rate",
  outcome: "Rate deleted.",
  async remove({ db, routing }, { id }) {
    await db.transaction((tx) => domain.deleteRate(tx, id))
    await routing.refresh()
  },
})

const replaceNote = `with a list of up to ${ratesMax}, as \`rates\` or as \`csv\`. If any line is invalid, nothing changes. Rates for unchanged prefixes keep their sid.`

const replacement = {
  tag: "Operator",
  bodyBytesMax: 4 * 1024 * 1024,
  body: z.object({
    price_unit: priceUnit,
    rates: noted(
      list(z.record(z.string(), z.unknown()), { max: ratesMax, min: 0 }).optional(),
      "The rates, each with `prefix` (default: empty) and `price`. An empty list removes all rates.",
      [{ prefix: "49", price: "0.0725" }, { price: "0.12" }],
    ),
    csv: noted(
      z.string().optional(),
      "The rates as CSV: one rate per line, with commas, semicolons or tabs between columns. The columns are prefix and price, or any columns under a header line that includes `prefix` and `price`. Send either `csv` or `rates`.",
    ),
    dry_run: noted(z.boolean().default(false), "True to return the changes without making them.", false),
  }),
  bodyExamples: {
    list: {
      summary: "A list",
      value: { price_unit: "EUR", rates: [{ prefix: "49", price: "0.0725" }, { price: "0.12" }] },
    },
    table: { summary: "A table", value: { price_unit: "EUR", csv: "prefix,price\n49,0.0725\n,0.12\n" } },
  },
  check: ({ rates, csv }: Record<string, unknown>) => {
    if (rates !== undefined && !isList(rates)) return []
    return faultsOf(() => readLines(rates, isText(csv) ? csv : undefined))
  },
} as const

const cardSchema = named(
  "RateCard",
  "A summary of all rates of a carrier, or of all customer rates.",
  z.object({
    carrier_sid: owner,
    price_unit: noted(z.string(), unitNote, "EUR"),
    rates_count: noted(z.number(), "The number of rates in the list.", 2),
    added: noted(z.int().min(0), "The number of prefixes that are new.", 1),
    changed: noted(z.int().min(0), "The number of prefixes whose price or currency changed.", 1),
    removed: noted(z.int().min(0), "The number of prefixes that were removed.", 0),
  }),
)

export const replaceRates = operation<RateNeeds>()({
  ...replacement,
  id: "replaceRates",
  summary: "Replace all rates of a carrier",
  description: `Replaces all rates of a carrier ${replaceNote}`,
  sid: "carrier",
  responses: {
    200: { description: "The summary of the carrier's new rates.", schema: cardSchema },
  },
  problems: ["carrier_not_found", "rates_exhausted"],
  handle: (needs, request) => replace(needs, request, request.id),
})

export const replaceCustomerRates = operation<RateNeeds>()({
  ...replacement,
  id: "replaceCustomerRates",
  summary: "Replace all customer rates",
  description: `Replaces the prices that accounts pay for a segment ${replaceNote}`,
  responses: {
    200: {
      description: "The summary of the new customer rates.",
      schema: cardSchema,
      example: exampleOf(cardSchema, { carrier_sid: null }),
    },
  },
  problems: ["rates_exhausted"],
  handle: (needs, request) => replace(needs, request, null),
})

type Replacement = Pick<ApiRequest, "accountId" | "idempotency"> & { body: z.output<typeof replacement.body> }

async function replace(needs: RateNeeds, request: Replacement, carrierId: string | null) {
  const { price_unit: unit, rates, csv, dry_run: isTrial } = request.body
  const lines = readLines(rates, csv)
  const answer = await runIdempotent(needs, request, async (tx) => {
    const given = { carrierId, priceUnit: unit, lines, isTrial }
    const changes = await domain.replaceRates(tx, given, context(needs))
    const carrier_sid = carrierId && toSid("carrier", carrierId)
    return { status: 200, json: { carrier_sid, price_unit: unit, rates_count: lines.length, ...changes } }
  })
  await needs.routing.refresh()
  return answer
}

function readLines(rates: Record<string, unknown>[] | undefined, csv: string | undefined) {
  if ((rates === undefined) === (csv === undefined))
    throw new InputFaults([{ param: "rates", detail: "Send the price list as `rates` or as `csv`, and not as both." }])
  return rates ? readRateList(rates) : readRateTable(csv ?? "")
}

function faultsOf(read: () => unknown): Fault[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof InputFaults) return error.faults.map((fault) => ({ ...fault, code: "invalid_parameter" }))
    throw error
  }
}

function isList(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && value.every((each) => typeof each === "object" && each !== null)
}

function isText(value: unknown): value is string {
  return typeof value === "string"
}

/** Returns the schema with a check; `demandOf` returns the rule that a text violates, or undefined. */
function checked(schema: z.ZodString, demandOf: (text: string) => string | undefined) {
  return schema.superRefine((given, context) => {
    const demand = demandOf(given)
    if (demand !== undefined) context.addIssue({ code: "custom", message: `\`prefix\` ${demand}.` })
  })
}

function render(rate: Rate) {
  return {
    sid: toSid("rate", rate.id),
    carrier_sid: rate.carrierId && toSid("carrier", rate.carrierId),
    prefix: rate.prefix,
    price: formatMicros(rate.priceMicros),
    price_unit: rate.priceUnit,
    created_at: isoTime(rate.createdAt),
    updated_at: isoTime(rate.updatedAt),
  }
}

function context({ newId, clock }: RateNeeds): domain.RateContext {
  return { newId, now: clock.now() }
}
