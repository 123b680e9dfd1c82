import { open, seal } from "#core/std/secret-box.ts"
import { base32, newTotpSecret, stepOfCode, totpUri } from "#core/std/totp.ts"
import { verifyMemberPassword } from "./change-password.ts"
import type { MemberSession } from "./session-authenticator.ts"
import { totpOwner, wrongCode } from "./prove-member.ts"
import { MemberRefusal } from "./refusals.ts"
import { deleteOtherSessions } from "./session-store.ts"
import type { MemberContext } from "./sign-in.ts"
import { lockMember, useTotpStep, updateTotp } from "./store.ts"

/**
 * Creates a secret for the member's app. It is active once a code from it was confirmed. A further call
 * replaces it. Refuses `wrong_password` and `totp_already_on`.
 */
export async function beginTotp(
  context: MemberContext,
  memberSession: MemberSession,
  password: string,
): Promise<{ secret: string; uri: string }> {
  const { memberId } = memberSession
  const { email } = await verifyMemberPassword(context, memberSession, password)
  const secret = newTotpSecret()
  await context.db.transaction(async (tx) => {
    const row = await lockMember(tx, memberId)
    if (row?.totp_secret)
      throw new MemberRefusal(
        "totp_already_on",
        "You already have a second factor. Turn it off first, then set up the new one.",
      )
    const pending = seal(context.secretKeys, secret, totpOwner(memberId))
    await updateTotp(tx, memberId, { secret: null, step: null, pending })
  })
  return { secret: base32(secret), uri: totpUri(secret, { issuer: "Posthorn", label: email }) }
}

/**
 * Activates the second factor, so that signing in needs a code. Ends all other sessions of the member.
 * Refuses `totp_not_begun` and `wrong_code`.
 */
export async function confirmTotp(
  { db, clock, secretKeys, signInGuard }: MemberContext,
  { memberId, sessionId }: MemberSession,
  code: string,
): Promise<void> {
  await signInGuard.attempt({ known: sessionId }, () =>
    db.transaction(async (tx) => {
      const pending = (await lockMember(tx, memberId))?.totp_pending
      if (!pending)
        throw new MemberRefusal(
          "totp_not_begun",
          "No second factor waits for confirmation. Create one with `POST /console/v1/totp`.",
        )
      const step = stepOfCode(open(secretKeys, pending, totpOwner(memberId)), code, clock.now())
      if (step === undefined) throw wrongCode()
      await updateTotp(tx, memberId, { secret: pending, step, pending: null })
      await deleteOtherSessions(tx, memberId, sessionId)
    }),
  )
}

/**
 * Turns the second factor off, so that signing in needs only the password. It requires the password and a
 * current code, so a stolen session and password are not enough. Ends all other sessions of the member.
 * Refuses `wrong_password` and `wrong_code`.
 */
export async function endTotp(
  context: MemberContext,
  memberSession: MemberSession,
  { password, code }: { password: string; code: string },
): Promise<void> {
  const { db, clock, secretKeys, signInGuard } = context
  const { memberId, sessionId } = memberSession
  await verifyMemberPassword(context, memberSession, password)
  await signInGuard.attempt({ known: sessionId }, () =>
    db.transaction(async (tx) => {
      const secret = (await lockMember(tx, memberId))?.totp_secret
      if (secret) {
        const step = stepOfCode(open(secretKeys, secret, totpOwner(memberId)), code, clock.now())
        if (step === undefined || !(await useTotpStep(tx, memberId, step))) throw wrongCode()
      }
      await updateTotp(tx, memberId, { secret: null, step: null, pending: null })
      await deleteOtherSessions(tx, memberId, sessionId)
    }),
  )
}
