import type { Transaction } from "#core/db/database.ts"
import type { Challenge } from "./challenge.ts"
import { challengeNotFound, FactorRefusal } from "./refusals.ts"
import { lockChallenge, writeChallenge } from "./store.ts"

/** How long an approval stays usable. */
const approvalMs = 10 * 60 * 1_000

/**
 * Uses the approval of a challenge, once. A session that begins with it proves that the person has the
 * factor. Throws `challenge_not_found`. Throws `challenge_not_usable` for a challenge that is not approved,
 * was approved over ten minutes ago, was used, or has a service.
 */
export async function useChallenge(tx: Transaction, accountId: string, id: string, now: number): Promise<Challenge> {
  const held = await lockChallenge(tx, accountId, id)
  if (!held) throw challengeNotFound()
  // Another service can name another person alike.
  if (held.serviceId !== null)
    throw new FactorRefusal(
      "challenge_not_usable",
      "The challenge belongs to a verification service. Sessions take challenges without a service.",
      { param: "challenge_sid" },
    )
  const isFresh = held.approvedAt !== null && held.approvedAt > now - approvalMs
  if (!isFresh || held.usedAt !== null)
    throw new FactorRefusal(
      "challenge_not_usable",
      "The challenge is not approved, was approved more than ten minutes ago, or was used before. Create a new challenge.",
      { param: "challenge_sid" },
    )
  const used = { ...held, usedAt: now, updatedAt: Math.max(now, held.updatedAt) }
  writeChallenge(tx, used)
  return used
}
