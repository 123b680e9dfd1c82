import type { Database } from "#core/db/database.ts"
import type { Clock } from "#core/std/clock.ts"
import type { NewId } from "#core/std/ids.ts"
import type { SecretKeys } from "#core/std/secret-box.ts"
import { installationId } from "./audit-log.ts"
import { beginSession, type NewSession, type SignInPlace } from "./begin-session.ts"
import { emailKey } from "./email.ts"
import { guessOf } from "./known-browser.ts"
import { checkProof, lockProven, type MemberProof } from "./prove-member.ts"
import { isFailedSignIn, recordRefusedSignIn } from "./record-refused-sign-in.ts"
import type { SignInGuard } from "./sign-in-guard.ts"
import { readMemberByEmail } from "./store.ts"

export interface MemberContext {
  db: Database
  clock: Clock
  newId: NewId
  secretKeys: SecretKeys
  signInGuard: SignInGuard
}

/** The operation in the audit log. */
const signInOperation = { operation: "createSession", path: "/console/v1/sessions" }

/**
 * Begins a session. Refuses `sign_in_failed`, `code_required`, `wrong_code` and `too_many_failed_sign_ins`.
 */
export async function signIn(
  context: MemberContext,
  { email: given, from, ...proof }: MemberProof & { email: string; from: SignInPlace },
): Promise<NewSession> {
  const { db, clock, newId, secretKeys, signInGuard } = context
  const email = emailKey(given)
  const record = (memberId: string | null, status: 401 | 429) =>
    recordRefusedSignIn(context, { ...signInOperation, memberId, status, from })
  const act = async () => {
    const now = clock.now()
    const row = await readMemberByEmail(db, email)
    const step = await checkProof(row, proof, { secretKeys, now }).catch(async (error: unknown) => {
      if (row && isFailedSignIn(error)) await record(row.id, 401)
      throw error
    })
    // `checkProof` refuses a missing row.
    const member = row as NonNullable<typeof row>
    return await db.transaction(async (tx) => {
      await lockProven(tx, member, step)
      const recorded = { ...signInOperation, accountId: installationId }
      return await beginSession(tx, member.id, { newId, now, from, recorded })
    })
  }
  return await signInGuard.attempt(guessOf(secretKeys, email, from), act, async () =>
    record((await readMemberByEmail(db, email))?.id ?? null, 429),
  )
}
