import type { Transaction, Tx } from "#core/db/database.ts"
import type { Announcer } from "#core/endpoints/announcer.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { minuteMs } from "#core/std/durations.ts"
import { announceBlock, newBlock, insertBlock } from "./blocks.ts"
import { areaOf } from "./check-recipient.ts"
import type { VerificationContext } from "./context.ts"
import {
  changesOfHit,
  changesOfMessage,
  changesOfMiss,
  emptyScore,
  evidenceOf,
  judgeAreas,
  type Areas,
  type ScoreChanges,
  type Judged,
  type ScoreScope,
  type SendKind,
} from "./judgement.ts"
import { VerificationRefusal } from "./refusals.ts"
import { addToScores, areaKeysOf, keyedChanges, readKnown, type AreaKeys, type ScoreRow } from "./scores.ts"
import { readVerificationSettings, type VerificationSettings } from "./settings.ts"
import type { JudgedRisk, Verification } from "./verification.ts"

/**
 * SMS pumping sends messages to numbers that never approve, because a party earns money with each message.
 * Abuse control judges each request by the scores of its areas (`judgement.ts`). It counts an approval at
 * once, and a person without one two minutes after the message.
 */

/**
 * Nineteen in twenty people who enter a code have done so by then. If abuse control waited for the expiry, an
 * attack would pass five times as many messages.
 */
const typingMs = 2 * minuteMs

/** When a verification counts as unapproved. */
export function countsAt(createdAt: number): number {
  return createdAt + typingMs
}

type Asked = Pick<Verification, "accountId" | "to" | "clientIp" | "isSimulated">

/**
 * Judges a request for a message. Refuses `verification_blocked`, and `too_many_verifications` while too many
 * people of the prefix are still typing. A dry run refuses nothing.
 */
export async function judgeRequest(
  tx: Tx,
  asked: Asked,
  { abuseMode }: VerificationSettings,
  now: number,
): Promise<JudgedRisk> {
  const keys = keysOf(asked)
  const { areas, number } = await readKnown(tx, asked.accountId, { to: asked.to, keys }, now)
  const { level, reasons, refusal } = judgeAreas(areas, number.isKnown, now)
  if (refusal && abuseMode === "enforce") throw refusalOf(refusal, { areas, keys }, now)
  return { level, reasons, isKnown: number.isKnown, ...evidenceOf(areas, number) }
}

/**
 * Counts a message. Refuses as `judgeRequest` does if concurrent requests changed the scores: they wait for
 * each other at the rows. The resend that causes a block is still sent.
 */
export async function countSent(
  tx: Transaction,
  context: VerificationContext,
  {
    verification,
    settings,
    announcer,
  }: { verification: Verification; settings: VerificationSettings; announcer: Announcer },
): Promise<void> {
  const { risk, sends, step } = verification
  if (!risk) return
  const now = context.clock.now()
  const kind: SendKind = sends === 1 ? "first" : step === 0 ? "resend" : "next_channel"
  const changes = changesOfMessage(risk, kind)
  const rows = await addChanges(tx, context, verification, changes, announcer)
  if (kind === "resend" || settings.abuseMode === "dry_run") return
  const areas: Areas = {}
  for (const row of rows) areas[row.scope] = { ...row, asked: row.asked - (changes[row.scope]?.asked ?? 0) }
  const { refusal } = judgeAreas(areas, risk.isKnown, now)
  if (refusal) throw refusalOf(refusal, { areas, keys: keysOf(verification) }, now)
}

/** Counts a verification that was not approved in time. */
export async function countUnapproved(
  tx: Transaction,
  context: Pick<VerificationContext, "clock" | "newId">,
  verification: Verification,
  announcer: Announcer,
): Promise<void> {
  if (verification.risk) await addChanges(tx, context, verification, changesOfMiss(verification.risk), announcer)
}

/** Counts approvals of one account. */
export async function countApproved(
  tx: Transaction,
  accountId: string,
  approved: readonly Verification[],
  now: number,
): Promise<void> {
  const changes = approved.flatMap((verification) => {
    const { risk, createdAt } = verification
    return risk ? keyedChanges(keysOf(verification), changesOfHit(risk, now >= countsAt(createdAt))) : []
  })
  if (changes.length) await addToScores(tx, accountId, changes, now)
}

/** The simulator sends nothing, so its verifications say nothing about the numbers of other accounts. */
function keysOf({ to, clientIp, isSimulated }: Omit<Asked, "accountId">): AreaKeys {
  const { installation, ...keys } = areaKeysOf(areaOf(to), clientIp)
  return isSimulated || installation === undefined ? keys : { ...keys, installation }
}

/** ScoreChanges the scores, and announces the blocks that the changes cause. */
async function addChanges(
  tx: Transaction,
  context: Pick<VerificationContext, "clock" | "newId">,
  verification: Verification,
  changes: ScoreChanges,
  announcer: Announcer,
): Promise<ScoreRow[]> {
  const { accountId, to } = verification
  const now = context.clock.now()
  const rows = await addToScores(tx, accountId, keyedChanges(keysOf(verification), changes), now)
  const raised = rows.filter(({ scope, blockedUntil }) => blockedUntil > now && (changes[scope]?.score ?? 0) > 0)
  if (!raised.length) return rows
  const { abuseMode } = await readVerificationSettings(tx, accountId)
  for (const { scope, key, sends, approvals, blockedUntil } of raised) {
    if (scope === "installation") continue
    const block = newBlock(context, {
      accountId,
      scope,
      key,
      country: areaOf(to).country,
      isDryRun: abuseMode === "dry_run",
      sends: Math.round(sends),
      approvals: Math.round(approvals),
      endsAt: blockedUntil,
    })
    // The area may be blocked already: people who were asked before the block still count.
    if (await insertBlock(tx, block)) await announceBlock(block, context, announcer)
  }
  return rows
}

function refusalOf(
  { kind, scope, until }: NonNullable<Judged["refusal"]>,
  { areas, keys }: { areas: Areas; keys: AreaKeys },
  now: number,
): VerificationRefusal {
  const retryAfterMs = Math.max(1_000, until - now)
  if (kind === "wait")
    return new VerificationRefusal(
      "too_many_verifications",
      `Too many people with ${numbersOf(scope, keys)} have not entered their codes yet. Try again after the time in \`Retry-After\`.`,
      { param: "to", retryAfterMs },
    )
  const { sends, approvals } = areas[scope] ?? emptyScore
  const remedy =
    scope === "installation"
      ? "The operator of this installation can release the block. You can add the recipient to the safe list."
      : "Release the block with `DELETE /v1/auth/blocks/{sid}`, or add the recipient to the safe list."
  return new VerificationRefusal(
    "verification_blocked",
    `Verifications of ${numbersOf(scope, keys)} are blocked until ${isoTime(until)}: ${Math.round(sends)} messages led to ${Math.round(approvals)} approvals. ${remedy}`,
    { param: "to", retryAfterMs },
  )
}

function numbersOf(scope: ScoreScope, { prefix = "", country = "" }: AreaKeys): string {
  if (scope === "country") return `numbers of ${country}`
  if (scope === "account") return "all numbers without approvals nearby"
  const numbers = `numbers that begin with ${prefix}`
  if (scope === "pair") return `${numbers} and this \`client_ip\``
  return scope === "installation" ? `${numbers}, in all accounts,` : numbers
}
