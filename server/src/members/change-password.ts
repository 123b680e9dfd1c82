import { checkPassword, hashPassword, isPassword } from "./password.ts"
import type { Presence } from "./presences.ts"
import { MemberRefusal } from "./refusals.ts"
import { deleteOtherSessions } from "./session-store.ts"
import type { MemberContext } from "./sign-in.ts"
import { lockMember, readMemberRow, updatePassword } from "./store.ts"
import type { MemberRow } from "./store.ts"

/** Ends all sessions of the member but the one that asks. Refuses `wrong_password` and `weak_password`. */
export async function changePassword(
  context: MemberContext,
  { memberId, sessionId }: Presence,
  { current, next, ip }: { current: string; next: string; ip: string },
): Promise<void> {
  const { db } = context
  const member = await provePassword(context, memberId, { password: current, ip })
  checkPassword(next, [member.email, member.name])
  const passwordHash = await hashPassword(next)
  await db.transaction(async (tx) => {
    const row = await lockMember(tx, memberId)
    // Another change came first, and this one was proven by a password that is none any more.
    if (row?.password_hash !== member.password_hash) throw wrongPassword()
    await updatePassword(tx, memberId, passwordHash)
    await deleteOtherSessions(tx, memberId, sessionId)
  })
}

/** Whoever sits down at a browser that is signed in does not know the password. Refuses `wrong_password`, and guesses. */
export async function provePassword(
  { db, signInGuard }: Pick<MemberContext, "db" | "signInGuard">,
  memberId: string,
  { password, ip }: { password: string; ip: string },
): Promise<MemberRow> {
  const row = await readMemberRow(db, memberId)
  return await signInGuard.attempt({ email: row?.email ?? null, ip }, async () => {
    const isRight = await isPassword(password, row?.password_hash ?? null)
    if (row && isRight) return row
    throw wrongPassword()
  })
}

function wrongPassword(): MemberRefusal {
  return new MemberRefusal("wrong_password", "That is not your password. Give the one that you sign in with.")
}
