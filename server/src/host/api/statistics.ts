import { z } from "zod"
import { retrieval } from "#http/resource-operations.ts"
import { Problem } from "#http/problems/problem.ts"
import { endParameter, timeParameter, noted } from "#http/wire/schemas.ts"
import { messageErrorCodes } from "#messaging/carriers/error-codes.ts"
import type { Database } from "#core/db/database.ts"
import {
  bucketsOf,
  deliveryRate,
  intervalMs,
  rate,
  totalOf,
  type Bucket,
  type Interval,
} from "#host/statistics/buckets.ts"
import { keptDays } from "#host/statistics/forget-old.ts"
import {
  countedStatuses,
  readStatistics,
  type CountedEndpoint,
  type CountedError,
  type Counts,
} from "#host/statistics/read-statistics.ts"
import type { Clock } from "#core/std/clock.ts"
import { toSid } from "#core/std/ids.ts"
import { statisticsExample, statisticsSchema } from "./statistics-schema.ts"
import { isoTime } from "#core/std/iso-time.ts"
import type { MessageCounts } from "#host/statistics/read-traffic.ts"

export interface StatisticsNeeds {
  db: Database
  clock: Clock
}

/** A month of hours. */
const bucketsMax = 744
const bucketsDefault: Readonly<Record<Interval, number>> = { hour: 24, day: 30 }

export const getStatistics = retrieval<StatisticsNeeds>()({
  id: "getStatistics",
  tag: "Statistics",
  noun: "counts",
  summary: "Retrieve statistics",
  description: `Counts messages by the status that they reached, and attempts to deliver events, by hour or day (UTC). Lists the errors and the webhook endpoints of the same time. A message counts in the hour in which it reached the status. A message that was sent before midnight and delivered later counts on both days. Counts are exact, but attempts of the last ten seconds can be missing. Posthorn keeps counts for ${keptDays} days, also those of deleted messages.`,
  scopes: ["messages", "webhooks", "read"],
  query: z.object({
    interval: noted(z.enum(["hour", "day"]).default("hour"), "The length of a bucket.", "hour"),
    from: timeParameter("The time in the first hour or day. Default: 24 hours or 30 days before `to`.").optional(),
    to: endParameter("The time in the last hour or day, at most now.").optional(),
  }),
  schema: statisticsSchema,
  example: statisticsExample,
  async read({ db, clock }, { accountId, query }) {
    const now = clock.now()
    const range = rangeOf(query, now)
    const { hours, errors, endpoints, countedUntil } = await readStatistics(db, accountId, { ...range, now })
    const buckets = bucketsOf(hours, range)
    return {
      interval: range.interval,
      from: isoTime(range.from),
      to: isoTime(range.to),
      counted_until: isoTime(countedUntil),
      total: renderCounts(totalOf(buckets)),
      buckets: buckets.map(renderBucket),
      errors: errors.map(renderError),
      webhooks: endpoints.map(renderEndpoint),
    }
  },
})

interface Asked {
  interval: Interval
  from?: string | undefined
  to?: string | undefined
}

function rangeOf({ interval, ...asked }: Asked, now: number): { interval: Interval; from: number; to: number } {
  const stepMs = intervalMs[interval]
  const end = Math.min(asked.to === undefined ? Infinity : Date.parse(asked.to), now + 1)
  const to = Math.ceil(end / stepMs) * stepMs
  const given = asked.from === undefined ? to - bucketsDefault[interval] * stepMs : Date.parse(asked.from)
  const from = Math.max(Math.floor(given / stepMs) * stepMs, 0)
  if (from >= to) throw new Problem("invalid_parameter", "`from` must be before `to`.", { param: "from" })
  if ((to - from) / stepMs <= bucketsMax) return { interval, from, to }
  const sentence = `\`from\` must be at most ${bucketsMax} buckets before \`to\`. Send a later \`from\`, or \`interval=day\`.`
  throw new Problem("invalid_parameter", sentence, { param: "from" })
}

function renderBucket({ from, counts }: Bucket) {
  return { from: isoTime(from), ...renderCounts(counts) }
}

function renderCounts(counts: Counts) {
  const { attemptsSucceeded, attemptsFailed } = counts
  return {
    messages: Object.fromEntries(countedStatuses.map((status) => [status, counts[status]])) as MessageCounts,
    delivery_rate: deliveryRate(counts),
    webhook_attempts: { succeeded: attemptsSucceeded, failed: attemptsFailed },
  }
}

function renderError({ code, count, messageId }: CountedError) {
  const error_message = Object.entries(messageErrorCodes).find(([known]) => known === code)?.[1] ?? null
  return { error_code: code, error_message, count, example_sid: toSid("message", messageId) }
}

function renderEndpoint({ endpointId, succeeded, failed, pending, gaveUp }: CountedEndpoint) {
  const sid = toSid("webhook", endpointId)
  return { sid, succeeded, failed, success_rate: rate(succeeded, failed), pending, gave_up: gaveUp }
}
