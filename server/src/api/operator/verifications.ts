import { z } from "zod"
import { operation } from "#api/operation.ts"
import { Problem } from "#api/problems/problem.ts"
import { endParameter, exampleHex, timeParameter, named, noted, sid, timestamp } from "#api/wire/schemas.ts"
import { readTimeRange } from "#api/wire/time-range.ts"
import type { Tx } from "#db/database.ts"
import { hourOf } from "#statistics/hours.ts"
import { readVerificationCounts, type VerificationCounts } from "#statistics/read-verifications.ts"
import type { Clock } from "#std/clock.ts"
import { toSid } from "#std/ids.ts"
import { isoTime } from "#std/iso-time.ts"
import { hourMs, dayMs } from "#std/durations.ts"

interface OperatorVerificationNeeds {
  db: Tx
  clock: Clock
}

const rangeMaxMs = 31 * dayMs
const count = z.int().min(0)

const countsSchema = z.object({
  account_sid: sid("account", "The account."),
  sent: noted(count, "The number of verification messages that a carrier accepted.", 4100),
  delivered: noted(count, "The number of verification messages that a carrier reported as delivered.", 3950),
  approved: noted(count, "The number of approved verifications.", 61),
  blocked: noted(count, "The number of blocks of prefixes and countries, including dry runs.", 2),
  conversion: noted(
    z.number().min(0).nullable(),
    "The value of `approved` divided by `sent`. Null if `sent` is 0. It exceeds 1 if messages were sent before `from` and approved after it.",
    0.0149,
  ),
})

export const summarizeOperatorVerifications = operation<OperatorVerificationNeeds>()({
  id: "summarizeOperatorVerifications",
  tag: "Operator",
  summary: "Count verifications by account",
  description:
    "Returns, for each account, the messages that were sent and delivered, the approved verifications and the blocks. Use it to detect SMS pumping. Accounts with the most messages without an approval come first. Counts whole hours (UTC), up to `counted_until`.",
  scopes: [],
  query: z.object({
    from: timeParameter("The time in the first hour. Default: 24 hours before `to`.").optional(),
    to: endParameter("The time in the last hour, at most now. Maximum range: 31 days.").optional(),
    limit: noted(z.int().min(1).max(1_000).default(100), "The maximum number of accounts.", 100),
  }),
  responses: {
    200: {
      description: "The counts.",
      schema: named(
        "OperatorVerificationSummary",
        "Counts of verifications by account.",
        z.object({
          from: timestamp("The start of the counts."),
          to: timestamp("The end of the counts."),
          counted_until: timestamp(
            "The time up to which events are counted, usually one or two minutes ago.",
          ).nullable(),
          data: noted(z.array(countsSchema), "One entry for each account."),
        }),
      ),
      example: {
        from: "2026-11-20T09:00:00.000Z",
        to: "2026-11-21T09:00:00.000Z",
        counted_until: "2026-11-21T08:29:00.000Z",
        data: [
          {
            account_sid: `AC${exampleHex}`,
            sent: 4100,
            delivered: 3950,
            approved: 61,
            blocked: 2,
            conversion: 0.0149,
          },
        ],
      },
    },
  },
  async handle({ db, clock }, { query }) {
    const { from, to } = rangeOf(query, clock.now())
    const { accounts, countedUntil } = await readVerificationCounts(db, { from, to, limit: query.limit })
    return {
      status: 200,
      json: {
        from: isoTime(from),
        to: isoTime(to),
        counted_until: countedUntil === null ? null : isoTime(countedUntil),
        data: accounts.map(countsResource),
      },
    }
  },
})

interface Asked {
  from?: string | undefined
  to?: string | undefined
}

function rangeOf(asked: Asked, now: number): { from: number; to: number } {
  const given = readTimeRange(["from", asked.from], ["to", asked.to])
  const to = hourOf(Math.min(given.until ?? now, now) + hourMs - 1)
  const from = Math.max(hourOf(given.from ?? to - dayMs), 0)
  if (from > to)
    throw new Problem("invalid_parameter", "`from` must be in the past. Send an earlier time.", { param: "from" })
  if (to - from <= rangeMaxMs) return { from, to }
  throw new Problem("invalid_parameter", "`from` must be at most 31 days before `to`.", { param: "from" })
}

function countsResource({ accountId, ...counts }: VerificationCounts) {
  const { sent, approved } = counts
  return {
    account_sid: toSid("account", accountId),
    ...counts,
    conversion: sent === 0 ? null : Math.round((approved / sent) * 10_000) / 10_000,
  }
}
