import type { Tx } from "#core/db/database.ts"
import type { Clock } from "#core/std/clock.ts"
import type { NewId } from "#core/std/ids.ts"
import { installationId, recordEntry } from "./audit-log.ts"
import type { SignInPlace, RecordedSignIn } from "./begin-session.ts"
import { MemberRefusal } from "./refusals.ts"

/** Returns whether a password or a code was wrong. */
export function isFailedSignIn(error: unknown): boolean {
  return error instanceof MemberRefusal && (error.code === "sign_in_failed" || error.code === "wrong_code")
}

interface RefusedSignIn extends Omit<RecordedSignIn, "accountId"> {
  /** The member with this email; null when there is none. */
  memberId: string | null
  /** 401 for a wrong password or code, 429 for a lock-out. */
  status: 401 | 429
  from: SignInPlace
}

/**
 * Records the refusal in the audit log of the installation. `SignInGuard` limits the number of these entries.
 */
export async function recordRefusedSignIn(
  { db, clock, newId }: { db: Tx; clock: Clock; newId: NewId },
  { from: { ip, userAgent }, ...refused }: RefusedSignIn,
): Promise<void> {
  const nothing = { accountId: installationId, credential: null, subjectSid: null }
  await recordEntry(db, { ...nothing, ...refused, id: newId(), at: clock.now(), ip, userAgent })
}
