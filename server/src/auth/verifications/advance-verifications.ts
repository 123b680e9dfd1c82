import type { Transaction } from "#core/db/database.ts"
import { StoreUnavailable } from "#core/db/errors.ts"
import { StoreTask } from "#core/db/store-task.ts"
import type { Announcer } from "#core/endpoints/announcer.ts"
import { messageAnnouncerOf } from "#messaging/messages/context.ts"
import { MessagingRefusal } from "#messaging/messages/refusals.ts"
import { toSid } from "#core/std/ids.ts"
import { countUnapproved, judgeRequest } from "./abuse-control.ts"
import { areaOf } from "./check-recipient.ts"
import type { VerificationContext } from "./context.ts"
import { verificationDueAt, withAllowedSenders, withoutOptedOut } from "./create-verification.ts"
import { endVerification } from "./end-verification.ts"
import { VerificationRefusal } from "./refusals.ts"
import { isOnSafeList } from "./safe-list.ts"
import { countAttempt, planAttempt, queueAttempt } from "./send-attempt.ts"
import { readSettingsOf } from "./settings.ts"
import {
  findDue,
  findUncounted,
  markCounted,
  removePending,
  setDue,
  tryLockVerification,
  writeVerification,
  type DueRow,
} from "./store.ts"
import { withSent, type Verification } from "./verification.ts"

/** The longest delay of a channel's turn. */
const everyMs = 500
const dueMax = 100

/**
 * Moves each pending verification to its next channel when the present one failed or took too long. Counts
 * verifications that were not approved in time, and ends expired ones. Every process with the role `sender`
 * runs it. It skips a verification that another process has locked.
 */
export class VerificationScheduler extends StoreTask {
  readonly #context: VerificationContext

  constructor(context: VerificationContext) {
    super(context, everyMs, "verifications could not be advanced; it is tried again")
    this.#context = context
  }

  async round(): Promise<void> {
    const { db, clock } = this.#context
    for (let isFull = true; isFull && !this.isStopped;) {
      const now = clock.now()
      const [uncounted, due] = await Promise.all([findUncounted(db, now, dueMax), findDue(db, now, dueMax)])
      const counts = [await this.#each(uncounted, count), await this.#each(due, advanceHeld)]
      isFull = counts.includes(dueMax)
    }
  }

  /** Returns how many verifications were acted on: 0 after a failure. */
  async #each(rows: readonly DueRow[], act: Act): Promise<number> {
    const { log } = this.#context
    for (const { accountId, verificationId: id } of rows) {
      try {
        await this.#actOnLocked(accountId, id, act)
      } catch (error) {
        if (error instanceof StoreUnavailable) throw error
        // If one verification fails, the others continue. It has its turn again in the next round.
        log.error({ err: error, verification: toSid("verification", id) }, "a verification could not be advanced")
        return 0
      }
    }
    return rows.length
  }

  async #actOnLocked(accountId: string, id: string, act: Act): Promise<void> {
    await this.#context.db.transaction(async (tx) => {
      const announcer = messageAnnouncerOf(tx, [accountId], this.#context)
      const held = await tryLockVerification(tx, accountId, id)
      if (held) await act(tx, this.#context, held, announcer)
    })
  }
}

/** Advances one due verification. */
type Act = (tx: Transaction, context: VerificationContext, held: Verification, announcer: Announcer) => Promise<void>

/** Counts an unapproved verification, once. */
async function count(
  tx: Transaction,
  context: VerificationContext,
  held: Verification,
  announcer: Announcer,
): Promise<void> {
  if (await markCounted(tx, held)) await countUnapproved(tx, context, held, announcer)
}

async function advanceHeld(
  tx: Transaction,
  context: VerificationContext,
  held: Verification,
  announcer: Announcer,
): Promise<void> {
  const now = context.clock.now()
  if (held.status !== "pending") return removePending(tx, held.accountId, [held])
  if (held.expiresAt <= now) {
    await count(tx, context, held, announcer)
    await endVerification(tx, context, held, { status: "expired" }, announcer)
    return
  }
  for (let step = held.step + 1; step < held.steps.length; step++)
    if (await tryStep(tx, context, { ...held, step }, announcer)) return
  const failure = await failureOf(tx, held)
  if (failure === null) setDue(tx, held, held.expiresAt)
  else await endVerification(tx, context, held, { status: "failed", failure }, announcer)
}

/**
 * Returns false when the step is impossible: no carrier sends over its channel, or a limit or a block
 * forbids it. The account can have lost its senders since the request, and the recipient can have opted out.
 */
async function tryStep(
  tx: Transaction,
  context: VerificationContext,
  next: Verification,
  announcer: Announcer,
): Promise<boolean> {
  const { accountId, to } = next
  const now = context.clock.now()
  const step = next.steps[next.step]
  if (!step) return false
  const [settings, isSafe] = await Promise.all([
    readSettingsOf(tx, accountId, next.serviceId),
    isOnSafeList(tx, accountId, to),
  ])
  const area = areaOf(to)
  if (next.sends >= settings.sendsMax) return false
  const verification = {
    ...next,
    sentTo: withSent(next, step.to),
    sends: next.sends + 1,
    lastSentAt: now,
    updatedAt: Math.max(now, next.updatedAt),
  }
  try {
    if (!isSafe && next.risk) await judgeRequest(tx, next, settings, now)
    const [open] = await withoutOptedOut(tx, accountId, await withAllowedSenders(tx, accountId, [step]))
    if (open === undefined || typeof open === "string") return false
    const planned = planAttempt(context, verification, open, settings)
    const attempt = { settings, area, isSafe, announcer }
    // Counted before the message is written, because the transaction continues when a limit refuses this
    // channel. It then sets another time, or ends the verification.
    setDue(tx, verification, verificationDueAt(verification, now))
    await countAttempt(tx, context, verification, planned, attempt)
    await queueAttempt(tx, context, verification, planned, attempt)
    writeVerification(tx, verification)
    return true
  } catch (error) {
    if (error instanceof VerificationRefusal || error instanceof MessagingRefusal) return false
    throw error
  }
}

/**
 * Returns the error of the latest message when every message of the verification failed. Null while one may
 * still arrive.
 */
async function failureOf(tx: Transaction, { accountId, id }: Verification): Promise<string | null> {
  const rows = await tx.query<{ status: string; errorCode: string | null }>(
    "select status, error_code from verification_attempts where account_id = $1 and verification_id = $2 order by id desc limit 100",
    [accountId, id],
    "verifications_attempts_of",
  )
  if (!rows.length || rows.some(({ status }) => status !== "failed")) return null
  return rows[0]?.errorCode ?? "delivery_failed"
}
