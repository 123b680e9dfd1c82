import type { Transaction } from "#core/db/database.ts"
import { verificationNotFound, VerificationRefusal } from "./refusals.ts"
import { lockVerification, writeVerification } from "./store.ts"
import type { Verification } from "./verification.ts"

/** How long an approval stays usable. */
export const approvalMs = 10 * 60 * 1_000

/**
 * Uses the approval of a verification, once. A session that begins with it proves that the person has the
 * address. Throws `verification_not_found`. Throws `approval_not_usable` for a verification that is not
 * approved, was approved over ten minutes ago, or was used.
 */
export async function useApproval(tx: Transaction, accountId: string, id: string, now: number): Promise<Verification> {
  const held = await lockVerification(tx, accountId, id)
  if (!held) throw verificationNotFound()
  const isFresh = held.approvedAt !== null && held.approvedAt > now - approvalMs
  if (!isFresh || held.usedAt !== null)
    throw new VerificationRefusal(
      "approval_not_usable",
      "The verification is not approved, was approved more than ten minutes ago, or was used before. Verify the person again.",
      { param: "verification_sid" },
    )
  const used = { ...held, usedAt: now, updatedAt: Math.max(now, held.updatedAt) }
  writeVerification(tx, used)
  return used
}
