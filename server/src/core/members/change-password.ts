import { checkPassword, hashPassword, isPassword } from "./password.ts"
import type { MemberSession } from "./session-authenticator.ts"
import { MemberRefusal } from "./refusals.ts"
import { deleteOtherSessions } from "./session-store.ts"
import type { MemberContext } from "./sign-in.ts"
import { lockMember, readMemberRow, updatePassword, type MemberRow } from "./store.ts"

const currentParam = "current_password"

/**
 * Changes the password, and ends all other sessions of the member. Refuses `wrong_password` and
 * `weak_password`.
 */
export async function changePassword(
  context: MemberContext,
  memberSession: MemberSession,
  { current, next }: { current: string; next: string },
): Promise<void> {
  const { db } = context
  const { memberId, sessionId } = memberSession
  const member = await verifyMemberPassword(context, memberSession, current, currentParam)
  await checkPassword(next, [member.email, member.name])
  const passwordHash = await hashPassword(next)
  await db.transaction(async (tx) => {
    const row = await lockMember(tx, memberId)
    // Another change committed first, and the given password is no longer valid.
    if (row?.password_hash !== member.password_hash) throw wrongPassword(currentParam)
    await updatePassword(tx, memberId, passwordHash)
    await deleteOtherSessions(tx, memberId, sessionId)
  })
}

/**
 * Verifies the password of a signed-in member, because another person may use the browser. Throws
 * `wrong_password` for `param`, and refuses too many guesses.
 */
export async function verifyMemberPassword(
  { db, signInGuard }: Pick<MemberContext, "db" | "signInGuard">,
  { memberId, sessionId }: MemberSession,
  password: string,
  param = "password",
): Promise<MemberRow> {
  const row = await readMemberRow(db, memberId)
  return await signInGuard.attempt({ known: sessionId }, async () => {
    const isRight = await isPassword(password, row?.password_hash ?? null)
    if (row && isRight) return row
    throw wrongPassword(param)
  })
}

function wrongPassword(param: string): MemberRefusal {
  const detail = "The password is wrong. Send your current password."
  return new MemberRefusal("wrong_password", detail, { param })
}
