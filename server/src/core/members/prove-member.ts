import type { Tx } from "#core/db/database.ts"
import { open, type SecretKeys } from "#core/std/secret-box.ts"
import { stepOfCode } from "#core/std/totp.ts"
import { isPassword } from "./password.ts"
import { MemberRefusal } from "./refusals.ts"
import { lockMember, useTotpStep, type MemberRow } from "./store.ts"

export interface MemberProof {
  password: string
  /** The six digits of the second factor. */
  code: string | null
}

/** Returns the owner under which a member's second factor is sealed. */
export function totpOwner(memberId: string): string {
  return `totp ${memberId}`
}

/**
 * Verifies the member's password and code. An unknown member costs the same time. Returns the time step of
 * the code, or null without a second factor. Throws `sign_in_failed`, `code_required` and `wrong_code`.
 */
export async function checkProof(
  row: MemberRow | undefined,
  { password, code }: MemberProof,
  { secretKeys, now }: { secretKeys: SecretKeys; now: number },
): Promise<number | null> {
  const isRight = await isPassword(password, row?.password_hash ?? null)
  if (!row || !isRight)
    throw new MemberRefusal("sign_in_failed", "The email or the password is wrong. Check both and try again.")
  if (!row.totp_secret) return null
  if (code === null)
    throw new MemberRefusal("code_required", "`code` is missing. Send the six digits in your authenticator app.", {
      param: "code",
    })
  const step = stepOfCode(open(secretKeys, row.totp_secret, totpOwner(row.id)), code, now)
  if (step === undefined) throw wrongCode()
  return step
}

/**
 * Locks the member, checks that the facts verified before the transaction still hold, and marks the code as
 * used.
 */
export async function lockProven(tx: Tx, checked: MemberRow, step: number | null): Promise<void> {
  const row = await lockMember(tx, checked.id)
  const isSame =
    row?.password_hash === checked.password_hash && (row.totp_secret === null) === (checked.totp_secret === null)
  if (!isSame)
    throw new MemberRefusal(
      "sign_in_failed",
      "The password was changed at the same time. Sign in with the new password.",
    )
  if (step !== null && !(await useTotpStep(tx, checked.id, step))) throw wrongCode()
}

export function wrongCode(): MemberRefusal {
  return new MemberRefusal(
    "wrong_code",
    "`code` is wrong or already used. Send the six digits in the authenticator app. A new code appears every 30 seconds.",
    { param: "code" },
  )
}
