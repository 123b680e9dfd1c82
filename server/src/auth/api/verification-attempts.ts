import { z } from "zod"
import { country } from "#http/parameters/country.ts"
import { listing, retrieval } from "#http/resource-operations.ts"
import { Problem } from "#http/problems/problem.ts"
import { readCreated } from "#http/wire/list-parameters.ts"
import { withLookahead } from "#http/wire/page.ts"
import { endParameter, timeParameter, named, noted, readTimeParameter, sidParameter } from "#http/wire/schemas.ts"
import { readTimeRange } from "#http/wire/time-range.ts"
import { codeChannels } from "#messaging/channels/channels.ts"
import { attemptResource, countVerificationAttempts, listAttempts as listStored } from "#auth/verifications/attempts.ts"
import { attemptExample as example, attemptSchema } from "./verification-schema.ts"
import { serviceIdOf, type VerificationNeeds } from "./verifications.ts"
import { dayMs } from "#core/std/durations.ts"

const filters = {
  service_sid: sidParameter("verificationService", "The service to filter by.").optional(),
  channel: noted(z.enum(codeChannels).optional(), "The channel to filter by.", "sms"),
  country: noted(country.optional(), "The country of the numbers to filter by.", "US"),
  created_after: timeParameter("The earliest creation time, inclusive.").optional(),
  created_before: endParameter("The latest creation time, exclusive.").optional(),
}

export const listVerificationAttempts = listing<VerificationNeeds>()({
  id: "listVerificationAttempts",
  tag: "Verifications",
  noun: "attempts",
  description: "Returns the messages of verifications, newest first.",
  scopes: ["auth", "read"],
  filters: {
    verification: sidParameter("verification", "The verification to filter by.").optional(),
    ...filters,
  },
  list: "verification_attempts",
  schema: attemptSchema,
  example,
  pages({ verifications: { db } }, { accountId, query }) {
    const filter = {
      verificationId: query.verification,
      serviceId: serviceIdOf(accountId, query.service_sid),
      channel: query.channel,
      country: query.country,
      ...readCreated(query),
    }
    return withLookahead((page) => listStored(db, accountId, filter, page))
  },
  render: attemptResource,
})

const rangeMaxMs = 31 * dayMs

const countSchema = z.object({
  channel: noted(z.string(), "The channel of the messages.", "sms"),
  country: noted(z.string(), "The country of the numbers (ISO 3166-1).", "US"),
  sent: noted(z.int().min(0), "Messages.", 120),
  delivered: noted(z.int().min(0), "The number of messages that a carrier reported as delivered.", 117),
  failed: noted(z.int().min(0), "The number of messages that failed.", 2),
  converted: noted(z.int().min(0), "The number of messages whose verification was approved.", 101),
})

export const summarizeVerificationAttempts = retrieval<VerificationNeeds>()({
  id: "summarizeVerificationAttempts",
  tag: "Verifications",
  noun: "counts",
  summary: "Count attempts",
  description:
    "Counts the messages that were sent, were delivered and led to an approval, by channel and country. The entries with the most messages come first. Default: the last day. Maximum: 31 days.",
  scopes: ["auth", "read"],
  query: z.object(filters),
  schema: named(
    "VerificationAttemptSummary",
    "Counts of the messages of verifications.",
    z.object({ data: noted(z.array(countSchema), "One entry for each channel and country.") }),
  ),
  async read({ verifications: { db, clock } }, { accountId, query }) {
    readTimeRange(["created_after", query.created_after], ["created_before", query.created_before])
    const createdBefore = readTimeParameter(query.created_before) ?? clock.now()
    const createdAfter = readTimeParameter(query.created_after) ?? createdBefore - dayMs
    if (createdBefore - createdAfter > rangeMaxMs)
      throw new Problem("invalid_parameter", "`created_after` must be at most 31 days before `created_before`.", {
        param: "created_after",
      })
    const { channel, country } = query
    const serviceId = serviceIdOf(accountId, query.service_sid)
    const filter = { serviceId, channel, country, createdAfter, createdBefore }
    return { data: await countVerificationAttempts(db, accountId, filter) }
  },
})
