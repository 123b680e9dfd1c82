import type { Transaction, Tx } from "#db/database.ts"
import { plainArray, textArray, time } from "#db/literals.ts"
import type { Announcer } from "#endpoints/announcer.ts"
import { dayMs } from "#std/durations.ts"
import { isoTime } from "#std/iso-time.ts"
import { announceBlock, prefixBlockOf, findActiveBlocks, insertBlock, type BlockScope } from "./blocks.ts"
import type { Area } from "./check-recipient.ts"
import type { VerificationContext } from "./context.ts"
import { VerificationRefusal } from "./refusals.ts"
import type { VerificationSettings } from "./settings.ts"
import type { Verification } from "./verification.ts"

/**
 * SMS pumping sends messages to numbers that never approve, because a party earns money with each message.
 * Each area has a score. A message without an approval adds 1, an approval subtracts 10, and the score of a
 * prefix never falls below 0. It is the cumulative sum test (Page, 1954) for a conversion below one in ten.
 * Real users keep the score near 0. Pumping raises it by 1 with each message, however slow it is
 * (docs/decisions/052). A prefix counts a message when it is sent, so a fast attack is stopped while it runs.
 * A country counts a verification two minutes later, because during a launch many people of a country are
 * still typing. Verifications without any input are counted last, after the approvals. So approvals of the
 * past days can lower the score of a country below 0. The block of a country spares prefixes whose people
 * enter codes.
 */
export const scoreMax: Record<BlockScope, number> = { prefix: 30, country: 150 }
const approvalWorth = 10
/**
 * The number of messages after its block with which an area is blocked again. With 3, an attack of a week
 * passed more than 40 at a prefix.
 */
const probation = 2
/**
 * The half-life of a score without messages. During a block the score stays. Otherwise it would forgive the
 * next messages of an attack.
 */
const halfLifeMs = 7 * 24 * 3_600_000
const blockMs = 12 * 3_600_000
const strikesMax = 4

interface Sent {
  verification: Verification
  area: Area
  settings: VerificationSettings
  announcer: Announcer
}

/**
 * Counts a message, and blocks the prefix when its score exceeds the limit. Throws `verification_blocked`
 * when a concurrent request has blocked it: concurrent requests wait for each other at the row of the score.
 */
export async function countSent(tx: Transaction, context: VerificationContext, sent: Sent): Promise<void> {
  const { mayBeBlocked } = await count(tx, context, "prefix", sent)
  const { accountId, to } = sent.verification
  if (mayBeBlocked) await refuseBlocked(tx, accountId, { ...sent, to }, context.clock.now())
}

/**
 * Nineteen in twenty people who enter a code have done so by then. If abuse control waited for the expiry, an
 * attack would pass five times as many messages.
 */
const typingMs = 2 * 60_000

/** When a verification counts for its country, unless it is approved before that time. */
export function countsAt(createdAt: number): number {
  return createdAt + typingMs
}

/** Counts a verification that was not approved in time for its country. */
export async function countUnapproved(tx: Transaction, context: VerificationContext, sent: Sent): Promise<void> {
  await count(tx, context, "country", sent)
}

async function count(
  tx: Transaction,
  context: VerificationContext,
  scope: BlockScope,
  { verification: { accountId }, area, settings, announcer }: Sent,
): Promise<{ mayBeBlocked: boolean }> {
  const now = context.clock.now()
  const key = scope === "prefix" ? area.prefix : area.country
  const [row] = await tx.query<ScoreRow>(
    `insert into verification_scores as kept (account_id, scope, key, score, sends, approvals, scored_at)
     values ($1, $2, $3, 1, 1, 0, $4)
     on conflict (account_id, scope, key) do update set
       score = ${faded("kept.score")} + 1, sends = ${faded("kept.sends")} + 1, approvals = ${faded("kept.approvals")},
       scored_at = greatest(kept.scored_at, $4)
     returning score, sends, approvals, strikes`,
    [accountId, scope, key, time(now)],
    "verifications_score",
  )
  // Rounding restores the whole number of a score that decayed for only some seconds.
  if (!row || Math.round(row.score) < scoreMax[scope]) return { mayBeBlocked: row !== undefined && row.strikes > 0 }
  const lengthMs = blockMs * 2 ** Math.min(row.strikes, strikesMax)
  const block = prefixBlockOf(context, {
    accountId,
    scope,
    key,
    country: area.country,
    isDryRun: settings.abuseMode === "dry_run",
    sends: Math.round(row.sends),
    approvals: Math.round(row.approvals),
    lengthMs,
  })
  // A block can already exist in a dry run, and for a country whose verifications still expire.
  const isNew = await insertBlock(tx, block)
  await tx.query(
    `update verification_scores set score = $4, strikes = least(strikes + $5, 100), scored_at = greatest(scored_at, $6)
     where account_id = $1 and scope = $2 and key = $3`,
    [accountId, scope, key, scoreMax[scope] - probation, isNew ? 1 : 0, isNew ? time(block.endsAt) : time(now)],
  )
  if (isNew) await announceBlock(block, context, announcer)
  // The message that causes a block is still sent.
  return { mayBeBlocked: !isNew }
}

interface ScoreRow {
  score: number
  sends: number
  approvals: number
  strikes: number
}

/** Returns the decayed value of a column; `$4` is the present. A clock that was set back causes no decay. */
function faded(column: string): string {
  const ageMs = "greatest(0, extract(epoch from $4::timestamptz - kept.scored_at) * 1000)"
  return `${column} * power(0.5, ${ageMs} / ${halfLifeMs})::real`
}

/** Counts approvals of one account. */
export function countApproved(
  tx: Transaction,
  accountId: string,
  approved: readonly { area: Area; createdAt: number }[],
  now: number,
): void {
  const counts = new Map<string, { scope: BlockScope; key: string; count: number; sends: number }>()
  const add = (scope: BlockScope, key: string, sends: number) => {
    const kept = counts.get(`${scope} ${key}`) ?? { scope, key, count: 0, sends: 0 }
    counts.set(`${scope} ${key}`, { ...kept, count: kept.count + 1, sends: kept.sends + sends })
  }
  for (const { area, createdAt } of approved) {
    add("prefix", area.prefix, 0)
    // A country has not counted the message yet, unless the approval took longer.
    add("country", area.country, now < countsAt(createdAt) ? 1 : 0)
  }
  // Sorted, so that two batches cannot deadlock.
  const ordered = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each)
  tx.send(
    `insert into verification_scores as kept (account_id, scope, key, score, sends, approvals, scored_at)
     select $1, new.scope, new.key, 0, new.sends, new.count, $4
     from unnest($2::text[], $3::text[], $5::integer[], $6::integer[]) as new (scope, key, count, sends)
     on conflict (account_id, scope, key) do update set
       score = greatest(case when kept.scope = 'country' then -${faded("kept.approvals")} - excluded.approvals else 0 end,
         ${faded("kept.score")} - ${approvalWorth} * excluded.approvals),
       sends = ${faded("kept.sends")} + excluded.sends,
       approvals = ${faded("kept.approvals")} + excluded.approvals,
       scored_at = greatest(kept.scored_at, $4)`,
    [
      accountId,
      plainArray(ordered.map(({ scope }) => scope)),
      textArray(ordered.map(({ key }) => key)),
      time(now),
      plainArray(ordered.map(({ count }) => count)),
      plainArray(ordered.map(({ sends }) => sends)),
    ],
    "verifications_score_approved",
  )
}

/**
 * Refuses `verification_blocked` while the prefix or the country of a recipient is blocked. A recipient who
 * was approved before passes.
 */
export async function refuseBlocked(
  tx: Tx,
  accountId: string,
  { to, area, settings }: { to: string; area: Area; settings: VerificationSettings },
  now: number,
): Promise<void> {
  if (settings.abuseMode === "dry_run") return
  const active = await findActiveBlocks(tx, accountId, [area.prefix, area.country], now)
  const block = active.find((each) => each.scope === "prefix") ?? active[0]
  if (!block || (block.scope === "country" && (await isTyping(tx, accountId, area.prefix)))) return
  if (await wasApproved(tx, accountId, to, now)) return
  const { scope, key, sends, approvals, endsAt } = block
  const where = scope === "prefix" ? `numbers that begin with ${key}` : `numbers of ${key}`
  throw new VerificationRefusal(
    "verification_blocked",
    `Verifications of ${where} are blocked until ${isoTime(endsAt)}: ${sends} messages led to ${approvals} approvals. Release the block with \`DELETE /v1/auth/blocks/{sid}\`, or add the recipient to the safe list.`,
    { param: "to", retryAfterMs: Math.max(1_000, endsAt - now) },
  )
}

/**
 * Whether more than one message in ten led to an approval at a prefix. Such a prefix is spared when its
 * country is blocked.
 */
async function isTyping(tx: Tx, accountId: string, prefix: string): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from verification_scores
     where account_id = $1 and scope = 'prefix' and key = $2 and approvals * ${approvalWorth} > sends`,
    [accountId, prefix],
    "verifications_is_typing",
  )
  return rows.length > 0
}

/**
 * Whether a recipient was approved more than a day ago, and the verification before this one was approved,
 * too. So each message at a blocked prefix costs an attacker an approval. A number that was approved during
 * the attack does not pass at once.
 */
async function wasApproved(tx: Tx, accountId: string, to: string, now: number): Promise<boolean> {
  const rows = await tx.query<{ created_at: number; approved_at: number | null }>(
    `select created_at, approved_at from verifications
     where to_address = $1 and account_id = $2 and status <> 'pending' order by created_at desc limit ${latestMax}`,
    [to, accountId],
    "verifications_was_approved",
  )
  return rows[0]?.approved_at != null && rows.some((row) => row.approved_at !== null && row.created_at <= now - dayMs)
}

/** Twice as many as a recipient has in a day, so that one of an earlier day is among them. */
const latestMax = 20

/** Deletes scores that have decayed to nothing. */
export async function forgetScores(db: Tx, now: number): Promise<void> {
  await db.query("delete from verification_scores where scored_at <= $1", [time(now - 8 * halfLifeMs)])
}
