import type { Tx } from "#core/db/database.ts"
import type { Message } from "#messaging/messages/message.ts"
import { countLimits, type Counted, type Exceeded } from "./limits.ts"
import { VerificationRefusal } from "./refusals.ts"
import type { NamedLimit, VerificationSettings } from "./settings.ts"
import { hourMs, dayMs } from "#core/std/durations.ts"
import { toSid } from "#core/std/ids.ts"

export interface NewVerification {
  to: string
  email: string | null
  clientIp: string | null
  /** Values for the account's own limits, by their names. */
  rateLimitKeys: Readonly<Record<string, string>>
}

/** The limit of unapproved verifications of a `client_ip`. An approval is subtracted. */
export const clientIpHour = { name: "client_ip", intervalMs: hourMs }

/**
 * Counts a new verification. Refuses `too_many_verifications`, and `unknown_rate_limit` for a name that is
 * not in the settings.
 */
export async function countVerification(
  tx: Tx,
  accountId: string,
  settings: VerificationSettings,
  { to, email, clientIp, rateLimitKeys }: NewVerification,
  now: number,
): Promise<void> {
  const recipients = [...new Set(email === null ? [to] : [to, email])]
  const counted: Counted[] = limitsIn(settings).flatMap(({ suffix, hourlyMax, dailyMax }) =>
    recipients.flatMap((key) => [
      ...upTo(hourlyMax, { name: `recipient_hour${suffix}`, key, amount: 1, intervalMs: hourMs }),
      ...upTo(dailyMax, { name: `recipient_day${suffix}`, key, amount: 1, intervalMs: dayMs }),
    ]),
  )
  if (clientIp !== null) counted.push({ ...clientIpHour, key: clientIp, amount: 1, max: settings.ipHourlyMax })
  for (const [name, key] of Object.entries(rateLimitKeys)) {
    const { max, intervalSeconds } = namedLimit(settings.rateLimits, name)
    counted.push({ name: `own:${name}`, key, amount: 1, max, intervalMs: intervalSeconds * 1_000 })
  }
  const exceeded = await countLimits(tx, accountId, counted, now)
  if (exceeded) throw tooMany("too_many_verifications", whatOf(exceeded), exceeded, now)
}

/** Counts a message and its cost, which is zero without a rate. Refuses `too_many_sends`. */
export async function countSpend(
  tx: Tx,
  accountId: string,
  settings: VerificationSettings,
  message: Message,
  now: number,
): Promise<void> {
  const amount = message.rateMicros ?? 0
  const counted = limitsIn(settings).flatMap(({ suffix, dailySendsMax, dailySpendMax }) => {
    const spendMax = dailySpendMax === null ? null : Math.round(dailySpendMax * 1_000_000)
    return [
      ...upTo(dailySendsMax, { name: `daily_sends${suffix}`, key: "", amount: 1, intervalMs: dayMs }),
      ...upTo(spendMax, { name: `daily_spend${suffix}`, key: "", amount, intervalMs: dayMs }),
    ]
  })
  const exceeded = await countLimits(tx, accountId, counted, now)
  if (exceeded) throw tooMany("too_many_sends", whatOf(exceeded), exceeded, now)
}

/**
 * Returns the limits of the account, whose counters count all services together, and those of the service,
 * whose counters have its sid in their names.
 */
function limitsIn({ service, ...account }: VerificationSettings) {
  const own = service && { ...service, suffix: `:${toSid("verificationService", service.id)}` }
  return [{ ...account, suffix: "" }, ...(own ? [own] : [])]
}

function upTo(max: number | null, counted: Omit<Counted, "max">): Counted[] {
  return max === null ? [] : [{ ...counted, max }]
}

function namedLimit(limits: readonly NamedLimit[], name: string): NamedLimit {
  const limit = limits.find((each) => each.name === name)
  if (limit) return limit
  throw new VerificationRefusal(
    "unknown_rate_limit",
    `\`rate_limit_keys\` contains \`${name}\`, which is not a rate limit of the account. Add it to \`rate_limits\` with \`PATCH /v1/auth/settings\`.`,
    { param: "rate_limit_keys" },
  )
}

function whatOf({ counted: { name, max } }: Exceeded): string {
  // The name of a limit of the account's own, or the service with the limit.
  const [limit, detail] = name.split(":")
  const verifications = detail === undefined ? "verifications" : "verifications of the service"
  const spender = detail === undefined ? "account" : "service"
  switch (limit) {
    case "recipient_hour":
      return `This recipient has the maximum of ${max} ${verifications} within an hour.`
    case "recipient_day":
      return `This recipient has the maximum of ${max} ${verifications} within a day.`
    case "client_ip":
      return `This \`client_ip\` has the maximum of ${max} verifications without an approval within an hour.`
    case "daily_sends":
      return `The ${spender} has sent its daily maximum of ${max} verification messages (\`daily_sends_max\`).`
    case "daily_spend":
      return `The verification messages of a day would cost more than \`daily_spend_max\` of the ${spender}.`
    default:
      return `The rate limit \`${detail}\` allows ${max} verifications in its interval.`
  }
}

function tooMany(
  code: "too_many_verifications" | "too_many_sends",
  what: string,
  { endsAt }: Exceeded,
  now: number,
): VerificationRefusal {
  const retryAfterMs = Math.max(1_000, (endsAt ?? now) - now)
  return new VerificationRefusal(code, `${what} Try again after the time in \`Retry-After\`.`, { retryAfterMs })
}
