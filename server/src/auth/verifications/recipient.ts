import type { Transaction, Tx } from "#core/db/database.ts"
import { eraseEvents } from "#core/deliveries/erase-events.ts"
import { listAttemptsOf, type VerificationAttemptRow } from "./attempts.ts"
import { clearLimits, limitsOf } from "./limits.ts"
import { listVerifications } from "./list-verifications.ts"
import { findSafeEntry, removeFromSafeList, type SafeEntry } from "./safe-list.ts"
import { lockVerifications, removeVerifications } from "./store.ts"
import type { Verification } from "./verification.ts"

/** Far more verifications than an address has within the retention of messages, at ten a day. */
export const recipientVerificationsMax = 1_000

/** The data that an account holds about an address. Messages belong to messaging. */
export interface Recipient {
  /** The newest verifications, at most `recipientVerificationsMax`. */
  verifications: Verification[]
  /** The attempts of these verifications, the newest first. */
  attempts: VerificationAttemptRow[]
  limits: { name: string; count: number; endsAt: number | null }[]
  safeEntry: SafeEntry | null
  /** Whether older verifications exist. */
  hasMore: boolean
}

export async function readRecipient(tx: Tx, accountId: string, to: string): Promise<Recipient> {
  const { entries, nextBefore } = await listVerifications(
    tx,
    accountId,
    { to },
    { limit: recipientVerificationsMax, before: null },
  )
  const ids = entries.map(({ id }) => id)
  return {
    verifications: entries,
    attempts: await listAttemptsOf(tx, accountId, ids),
    limits: await limitsOf(tx, accountId, to),
    safeEntry: await findSafeEntry(tx, accountId, to),
    hasMore: nextBefore !== null,
  }
}

/**
 * Erases an account's data about an address, except messages. A pending verification ends without an event,
 * and its code becomes invalid. Events stay as long as all events do, without tags and payload. Returns the
 * number of verifications. At `recipientVerificationsMax`, call it again for the rest.
 */
export async function eraseRecipient(tx: Transaction, accountId: string, to: string): Promise<number> {
  const { verifications, limits } = await readRecipient(tx, accountId, to)
  const ids = verifications.map(({ id }) => id)
  const held = [...(await lockVerifications(tx, accountId, ids)).values()]
  removeVerifications(tx, accountId, held)
  await clearLimits(tx, accountId, limits.map(({ name }) => name), [to]) // oxfmt-ignore
  // An address that is not a phone number is its own area.
  for (const table of ["verification_scores", "verification_blocks"])
    tx.send(
      `delete from ${table} where account_id = $1 and scope in ('pair', 'prefix') and split_part(key, ' ', 1) = $2`,
      [accountId, to],
    )
  await removeFromSafeList(tx, accountId, to)
  const subjectIds = held.map(({ id }) => id)
  await eraseEvents(tx, accountId, { subjectIds }, () => {
    throw new Error("An event of a verification has its body.")
  })
  return held.length
}
