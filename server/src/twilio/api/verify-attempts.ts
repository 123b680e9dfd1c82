import { z } from "zod"
import { dayMs } from "#core/std/durations.ts"
import { toSid } from "#core/std/ids.ts"
import { operation, type Answer } from "#http/operation.ts"
import { country } from "#http/parameters/country.ts"
import { Problem } from "#http/problems/problem.ts"
import { withLookahead } from "#http/wire/page.ts"
import { formed, noted, sidParameter } from "#http/wire/schemas.ts"
import { codeChannels } from "#messaging/channels/channels.ts"
import { getMessages } from "#messaging/messages/read/get-message.ts"
import type { Message } from "#messaging/messages/message.ts"
import { verifiedAddress } from "#auth/api/verification-schema.ts"
import { serviceIdOf, type VerificationNeeds } from "#auth/api/verifications.ts"
import {
  attemptResource,
  countVerificationAttempts,
  listAttempts,
  type AttemptFilter,
  type VerificationAttemptRow,
} from "#auth/verifications/attempts.ts"
import { recipientKey } from "#auth/verifications/plan-steps.ts"
import { isoDate, readDate } from "./dates.ts"
import { refuseParameter } from "./errors.ts"
import { answerPageWithMeta, twilioPageParameters } from "./page.ts"

const date = (description: string) => noted(z.string().max(60).optional(), description, "2026-11-27T10:00:00Z")

const filters = {
  verify_service_sid: sidParameter("verificationService", "The service.").optional(),
  date_created_after: date("The earliest time."),
  date_created_before: date("The latest time."),
  country: noted(country.optional(), "The country of the numbers.", "US"),
  channel: noted(z.enum(codeChannels).optional(), "The channel.", "sms"),
}

export const listTwilioAttempts = operation<VerificationNeeds>()({
  id: "listTwilioAttempts",
  tag: "Verifications",
  summary: "List attempts",
  description: "Returns the messages of verifications, newest first.",
  scopes: ["auth", "read"],
  query: z.object({
    ...filters,
    "channel_data.to": noted(verifiedAddress.optional(), "The address."),
    verification_sid: sidParameter("verification", "The verification.").optional(),
    status: noted(z.enum(["converted", "unconverted"]).optional(), "Whether the verification was approved."),
    ...twilioPageParameters,
  }),
  responses: { 200: { description: "A page of attempts.", schema: null } },
  async handle({ verifications: { db } }, { accountId, query, baseUrl }): Promise<Answer> {
    const { verify_service_sid: service, verification_sid: verificationId, status, "channel_data.to": to } = query
    const filter: AttemptFilter = {
      ...filterOf(accountId, query),
      verificationId,
      to: to && recipientKey(to),
      isConverted: status && status === "converted",
    }
    const read = withLookahead((page) => listAttempts(db, accountId, filter, page))
    let messages = new Map<string, Message>()
    const list = {
      kind: "verificationAttempt" as const,
      path: "/v2/Attempts",
      key: "attempts",
      filters: {
        VerifyServiceSid: service && toSid("verificationService", service),
        VerificationSid: verificationId && toSid("verification", verificationId),
        DateCreatedAfter: query.date_created_after,
        DateCreatedBefore: query.date_created_before,
        Country: query.country,
        Channel: query.channel,
        "ChannelData.To": to?.text,
        Status: status,
      },
      async read(page: Parameters<typeof read>[0]) {
        const found = await read(page)
        const ids = found.entries.map(({ id }) => id)
        messages = await getMessages(db, accountId, ids)
        return found
      },
      idOf: ({ id }: VerificationAttemptRow) => id,
      render: (row: VerificationAttemptRow) => attemptForm(row, messages.get(row.id), baseUrl()),
    }
    return await answerPageWithMeta(query, list, baseUrl())
  },
})

export const getTwilioAttempt = operation<VerificationNeeds>()({
  id: "getTwilioAttempt",
  tag: "Verifications",
  summary: "Retrieve an attempt",
  description: "Returns one message of a verification.",
  scopes: ["auth", "read"],
  sid: "verificationAttempt",
  responses: { 200: { description: "The attempt.", schema: null } },
  async handle({ verifications: { db } }, { accountId, id, baseUrl }): Promise<Answer> {
    const [row] = await listAttempts(db, accountId, { id }, { limit: 1, before: null })
    if (!row) throw new Problem("not_found", "There is no attempt with this sid in your account.")
    const messages = await getMessages(db, accountId, [id])
    return { status: 200, json: attemptForm(row, messages.get(id), baseUrl()) }
  },
})

/** The longest range of a summary, and the range without `DateCreatedAfter`. */
const rangeMaxMs = 31 * dayMs

export const getTwilioAttemptsSummary = operation<VerificationNeeds>()({
  id: "getTwilioAttemptsSummary",
  tag: "Verifications",
  summary: "Count attempts",
  description: "Counts the messages of verifications, and those that led to an approval, in at most 31 days.",
  scopes: ["auth", "read"],
  query: z.object({
    ...filters,
    destination_prefix: noted(formed(/^\+\d{1,15}$/, "must be a plus sign and digits").optional(), "The first digits."),
  }),
  responses: { 200: { description: "The counts.", schema: null } },
  async handle({ verifications: { db, clock } }, { accountId, query, baseUrl }): Promise<Answer> {
    const filter = filterOf(accountId, query)
    const createdBefore = filter.createdBefore ?? clock.now()
    const createdAfter = filter.createdAfter ?? createdBefore - rangeMaxMs
    if (createdBefore - createdAfter > rangeMaxMs)
      throw refuseParameter("date_created_after", "`date_created_after` must be at most 31 days before the end.")
    const asked = { ...filter, prefix: query.destination_prefix, createdAfter, createdBefore }
    const counts = await countVerificationAttempts(db, accountId, asked)
    const total = counts.reduce((sum, { sent }) => sum + sent, 0)
    const converted = counts.reduce((sum, { converted: each }) => sum + each, 0)
    const body = {
      conversion_rate_percentage: (total === 0 ? 0 : (100 * converted) / total).toFixed(2),
      total_attempts: total,
      total_converted: converted,
      total_unconverted: total - converted,
      url: `${baseUrl()}/v2/Attempts/Summary`,
    }
    return { status: 200, json: body }
  },
})

type Filters = z.output<z.ZodObject<typeof filters>>

function filterOf(accountId: string, query: Filters): AttemptFilter {
  return {
    serviceId: serviceIdOf(accountId, query.verify_service_sid),
    country: query.country,
    channel: query.channel,
    createdAfter: timeOf("date_created_after", query.date_created_after),
    createdBefore: timeOf("date_created_before", query.date_created_before),
  }
}

function timeOf(param: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  const span = readDate(given)
  if (!span) throw refuseParameter(param, `\`${param}\` is not a date. Send one such as 2026-11-27T10:00:00Z.`)
  return span.start
}

function attemptForm(row: VerificationAttemptRow, message: Message | undefined, baseUrl: string) {
  const { sid, verification_sid, service_sid, message_sid, status, error_code } = attemptResource(row)
  const { priceMicros = null, priceUnit = null } = message ?? {}
  return {
    account_sid: toSid("account", row.accountId),
    channel: row.channel,
    channel_data: { country: row.country, error_code, message_sid, message_status: status, to: row.toAddress },
    conversion_status: row.isConverted ? "converted" : "unconverted",
    date_created: isoDate(row.createdAt),
    date_updated: isoDate(row.updatedAt),
    price: { currency: priceUnit, value: priceMicros === null ? null : String(priceMicros / 1_000_000) },
    service_sid,
    sid,
    url: `${baseUrl}/v2/Attempts/${sid}`,
    verification_sid,
  }
}
