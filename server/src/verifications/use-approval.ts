import type { Transaction } from "#db/database.ts"
import { notFound, VerificationRefusal } from "./refusals.ts"
import { holdVerification, writeVerification } from "./store.ts"
import type { Verification } from "./verification.ts"

/** How long an approval proves something. */
export const approvalMs = 10 * 60 * 1_000

/**
 * Takes the approval of a verification, once: whoever begins a session with it proves that the person has the address. Refuses
 * `verification_not_found`, and `approval_not_usable` for one that is not approved, was approved over ten minutes ago, or was taken.
 */
export async function useApproval(tx: Transaction, accountId: string, id: string, now: number): Promise<Verification> {
  const held = await holdVerification(tx, accountId, id)
  if (!held) throw notFound()
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
