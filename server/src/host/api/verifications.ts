import { z } from "zod"
import { removal, retrieval } from "#http/resource-operations.ts"
import { Problem } from "#http/problems/problem.ts"
import { endParameter, exampleHex, formed, timeParameter, named, noted, sid, timestamp } from "#http/wire/schemas.ts"
import { readTimeRange } from "#http/wire/time-range.ts"
import type { Database, Tx } from "#core/db/database.ts"
import { hourOf } from "#host/statistics/hours.ts"
import { readVerificationCounts, type VerificationCounts } from "#host/statistics/read-verifications.ts"
import type { Clock } from "#core/std/clock.ts"
import { toSid } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { hourMs, dayMs } from "#core/std/durations.ts"
import { scoreMax } from "#auth/verifications/judgement.ts"
import { clearInstallationScore, listInstallationScores } from "#auth/verifications/scores.ts"

interface OperatorVerificationNeeds {
  db: Tx & Pick<Database, "transaction">
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

export const summarizeOperatorVerifications = retrieval<OperatorVerificationNeeds>()({
  id: "summarizeOperatorVerifications",
  tag: "Operator",
  noun: "counts",
  summary: "Count verifications by account",
  description:
    "Returns, for each account, the messages that were sent and delivered, the approved verifications and the blocks. Use it to detect SMS pumping. Accounts with the most messages without an approval come first. Counts whole hours (UTC), up to `counted_until`.",
  query: z.object({
    from: timeParameter("The time in the first hour. Default: 24 hours before `to`.").optional(),
    to: endParameter("The time in the last hour, at most now. Maximum range: 31 days.").optional(),
    limit: noted(z.int().min(1).max(1_000).default(100), "The maximum number of accounts.", 100),
  }),
  schema: named(
    "OperatorVerificationSummary",
    "Counts of verifications by account.",
    z.object({
      from: timestamp("The start of the counts."),
      to: timestamp("The end of the counts."),
      counted_until: timestamp("The time up to which events are counted, usually one or two minutes ago.").nullable(),
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
  async read({ db, clock }, { query }) {
    const { from, to } = rangeOf(query, clock.now())
    const { accounts, countedUntil } = await readVerificationCounts(db, { from, to, limit: query.limit })
    return {
      from: isoTime(from),
      to: isoTime(to),
      counted_until: countedUntil === null ? null : isoTime(countedUntil),
      data: accounts.map(countsResource),
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

const scoreSchema = named(
  "OperatorVerificationScore",
  "The risk of SMS pumping at a prefix, over all accounts of the installation.",
  z.object({
    prefix: noted(z.string(), "The numbers without their last four digits.", "+1555234"),
    score: noted(z.number().min(0), `The score. At ${scoreMax.installation} the prefix is blocked.`, 6.4),
    sends: noted(count, "The number of messages. Older messages count less.", 31),
    approvals: noted(count, "The number of approvals. Older approvals count less.", 0),
    blocked_until: timestamp("The time when the block in all accounts ends. Null without a block.").nullable(),
  }),
)

export const listOperatorVerificationScores = retrieval<OperatorVerificationNeeds>()({
  id: "listOperatorVerificationScores",
  tag: "Operator",
  noun: "prefixes",
  summary: "List prefixes by risk",
  description:
    "Returns the prefixes with the highest scores over all accounts. An attack on several accounts shows here first. A blocked prefix is blocked in each account whose people enter few codes there.",
  query: z.object({ limit: noted(z.int().min(1).max(1_000).default(100), "The maximum number of prefixes.", 100) }),
  schema: named(
    "OperatorVerificationScores",
    "Prefixes by risk.",
    z.object({ data: noted(z.array(scoreSchema), "The highest score first.") }),
  ),
  async read({ db, clock }, { query: { limit } }) {
    const now = clock.now()
    const scores = await listInstallationScores(db, now, limit)
    const data = scores.map(({ key, score, sends, approvals, blockedUntil }) => ({
      prefix: key,
      score: Math.round(score * 100) / 100,
      sends: Math.round(sends),
      approvals: Math.round(approvals),
      blocked_until: blockedUntil > now ? isoTime(blockedUntil) : null,
    }))
    return { data }
  },
})

export const clearOperatorVerificationScore = removal<OperatorVerificationNeeds>()({
  id: "clearOperatorVerificationScore",
  tag: "Operator",
  summary: "Clear the score of a prefix",
  description:
    "Ends the block of a prefix in all accounts, and resets its score. Blocks of single accounts stay. A repeated request returns the same response.",
  query: z.object({
    prefix: noted(
      formed(/^\+\d{1,14}$/, "must be a plus sign and digits, such as +1555234"),
      "The prefix, with its plus sign.",
      "+1555234",
    ),
  }),
  outcome: "The score is clear.",
  async remove({ db }, { query: { prefix } }) {
    await db.transaction((tx) => Promise.resolve(clearInstallationScore(tx, prefix)))
  },
})
