import { z } from "zod"
import { exampleHex, named, noted, sid, timestamp } from "#api/wire/schemas.ts"
import { gaveUpMax, pendingMax } from "#deliveries/count-deliveries.ts"

const count = z.int().min(0)
const rate = z.number().min(0).max(1).nullable()

export const messageCounts = named(
  "MessageCounts",
  "Messages that reached each status in some time.",
  z.object({
    queued: noted(count, "Accepted from the account.", 1200),
    sent: noted(count, "Taken by a carrier.", 1190),
    delivered: noted(count, "Delivered.", 1150),
    undelivered: noted(count, "Reported by a carrier as not delivered.", 30),
    failed: noted(count, "Not sent.", 10),
    received: noted(count, "Came in for a number of the account.", 80),
  }),
)

const attemptCounts = named(
  "WebhookAttemptCounts",
  "Attempts to deliver events to webhook endpoints in some time.",
  z.object({
    succeeded: noted(count, "Answered with a status of 200 to 299.", 3500),
    failed: noted(count, "Answered otherwise, or not at all.", 12),
  }),
)

const counts = {
  messages: noted(messageCounts, "Messages that reached each status in this time."),
  delivery_rate: noted(
    rate,
    "Delivered ones among those that were delivered, undelivered or failed, from 0 to 1; null when there were none.",
    0.9664,
  ),
  webhook_attempts: noted(attemptCounts, "Attempts to deliver events to webhook endpoints in this time."),
}

export const statisticsSchema = named(
  "Statistics",
  "An event of an account.",
  z.object({
    interval: noted(z.enum(["hour", "day"]), "How much time a bucket holds.", "hour"),
    from: timestamp("When the first bucket begins."),
    to: timestamp("When the last bucket ends."),
    counted_until: timestamp(
      "Changes of messages after this time are not counted yet. It is the present time, unless there were more than ten thousand changes in the last minutes.",
    ),
    total: noted(z.object(counts), "All buckets together."),
    buckets: noted(
      z.array(
        named(
          "StatisticsBucket",
          "An hour or a day.",
          z.object({ from: timestamp("When it begins, by UTC."), ...counts }),
        ),
      ),
      "Each hour or day once, the oldest first, also those in which nothing happened.",
    ),
    errors: noted(
      z.array(
        named(
          "ErrorCount",
          "How often an error was the reason.",
          z.object({
            error_code: noted(z.string(), "The `error_code` of the messages.", "unknown_handset"),
            error_message: noted(
              z.string().nullable(),
              "The code in a sentence.",
              "The network knows no subscriber with this number, or the subscriber cannot receive messages.",
            ),
            count: noted(count, "The number of messages that failed or were not delivered because of it.", 21),
            example_sid: sid("message", "One of them, which may have been deleted since."),
          }),
        ),
      ),
      "Why messages failed or were not delivered from `from` to `to`, the most frequent first.",
    ),
    webhooks: noted(
      z.array(
        named(
          "WebhookAttempts",
          "The attempts and deliveries of a webhook endpoint.",
          z.object({
            sid: sid("webhook", "The endpoint, which may have been deleted since."),
            succeeded: noted(count, "Attempts that succeeded.", 3500),
            failed: noted(count, "Attempts that failed.", 12),
            success_rate: noted(
              rate,
              "Those that succeeded among all, from 0 to 1; null when there were none.",
              0.9966,
            ),
            pending: noted(count, `Deliveries that wait now for an attempt, counted up to ${pendingMax}.`, 3),
            gave_up: noted(
              count,
              `Deliveries that were given up since \`from\`, of those created within a week. Counts ${gaveUpMax} at most over all endpoints.`,
              0,
            ),
          }),
        ),
      ),
      "Endpoints with attempts from `from` to `to`, or with deliveries that were given up or are waiting. The endpoints with the most failures come first. Attempts of the last ten seconds can be missing.",
    ),
  }),
)

export const messageCountsExample = {
  queued: 1200,
  sent: 1190,
  delivered: 1150,
  undelivered: 30,
  failed: 10,
  received: 80,
}

const countsExample = {
  messages: messageCountsExample,
  delivery_rate: 0.9664,
  webhook_attempts: { succeeded: 3500, failed: 12 },
}

export const statisticsExample = {
  interval: "hour",
  from: "2026-11-21T08:00:00.000Z",
  to: "2026-11-21T09:00:00.000Z",
  counted_until: "2026-11-21T08:30:00.000Z",
  total: countsExample,
  buckets: [{ from: "2026-11-21T08:00:00.000Z", ...countsExample }],
  errors: [
    {
      error_code: "unknown_handset",
      error_message: "The network knows no subscriber with this number, or the subscriber cannot receive messages.",
      count: 21,
      example_sid: `MS${exampleHex}`,
    },
  ],
  webhooks: [{ sid: `WH${exampleHex}`, succeeded: 3500, failed: 12, success_rate: 0.9966, pending: 3, gave_up: 0 }],
}
