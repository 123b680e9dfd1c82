import { z } from "zod"
import { exampleOf } from "#http/wire/example-of.ts"
import { named, noted, sid, timestamp } from "#http/wire/schemas.ts"
import { gaveUpMax, pendingMax } from "#core/deliveries/count-deliveries.ts"

const count = z.int().min(0)
const rate = z.number().min(0).max(1).nullable()

export const messageCounts = named(
  "MessageCounts",
  "The number of messages that reached each status.",
  z.object({
    queued: noted(count, "The messages that the account sent to Posthorn.", 1200),
    sent: noted(count, "The messages that a carrier accepted.", 1190),
    delivered: noted(count, "Delivered.", 1150),
    undelivered: noted(count, "The messages that a carrier reported as not delivered.", 30),
    failed: noted(count, "The messages that failed before delivery.", 10),
    received: noted(count, "The messages to numbers of the account.", 80),
  }),
)

const attemptCounts = named(
  "WebhookAttemptCounts",
  "The number of attempts to deliver events to webhook endpoints.",
  z.object({
    succeeded: noted(count, "The attempts with a response status from 200 to 299.", 3500),
    failed: noted(count, "The attempts with another status, or without a response.", 12),
  }),
)

const counts = {
  messages: noted(messageCounts, "The messages that reached each status."),
  delivery_rate: noted(
    rate,
    "The share of delivered messages among delivered, undelivered and failed messages, from 0 to 1. Null without such messages.",
    0.9664,
  ),
  webhook_attempts: noted(attemptCounts, "The attempts to deliver events to webhook endpoints."),
}

export const statisticsSchema = named(
  "Statistics",
  "The counts of an account by hour or day.",
  z.object({
    interval: noted(z.enum(["hour", "day"]), "The length of a bucket.", "hour"),
    from: timestamp("The start of the first bucket."),
    to: timestamp("The end of the last bucket."),
    counted_until: timestamp(
      "The time up to which the changes of messages are counted. It is the current time, or earlier after more than ten thousand changes within a few minutes.",
    ),
    total: noted(z.object(counts), "The sum of all buckets."),
    buckets: noted(
      z.array(
        named(
          "StatisticsBucket",
          "The counts of one hour or one day.",
          z.object({ from: timestamp("The start of the bucket (UTC)."), ...counts }),
        ),
      ),
      "The buckets, one for each hour or day, oldest first. Empty buckets are included.",
    ),
    errors: noted(
      z.array(
        named(
          "ErrorCount",
          "The number of messages that failed with one error code.",
          z.object({
            error_code: noted(z.string(), "The error code of the messages.", "unknown_handset"),
            error_message: noted(
              z.string().nullable(),
              "The meaning of the code as a sentence.",
              "The network knows no subscriber with this number, or the subscriber cannot receive messages.",
            ),
            count: noted(count, "The number of messages that failed or were not delivered with this code.", 21),
            example_sid: sid("message", "An example of such a message. It can be deleted."),
          }),
        ),
      ),
      "The errors of messages between `from` and `to`, most frequent first.",
    ),
    webhooks: noted(
      z.array(
        named(
          "WebhookAttempts",
          "The attempts and deliveries of a webhook endpoint.",
          z.object({
            sid: sid("webhook", "The endpoint. It can be deleted."),
            succeeded: noted(count, "The number of successful attempts.", 3500),
            failed: noted(count, "The number of failed attempts.", 12),
            success_rate: noted(rate, "The share of successful attempts, from 0 to 1. Null without attempts.", 0.9966),
            pending: noted(count, `The number of pending deliveries, counted up to ${pendingMax}.`, 3),
            gave_up: noted(
              count,
              `The number of deliveries that failed for good since \`from\`, among those of the last week. Counts ${gaveUpMax} at most over all endpoints.`,
              0,
            ),
          }),
        ),
      ),
      "The endpoints with attempts between `from` and `to`, with failed deliveries, or with pending deliveries. The endpoints with the most failures come first. Attempts of the last ten seconds can be missing.",
    ),
  }),
)

export const statisticsExample = exampleOf(statisticsSchema, {
  from: "2026-11-21T08:00:00.000Z",
  to: "2026-11-21T09:00:00.000Z",
  buckets: [{ from: "2026-11-21T08:00:00.000Z", ...exampleOf(z.object(counts)) }],
})
