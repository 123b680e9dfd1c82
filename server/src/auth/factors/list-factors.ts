import type { Tx } from "#core/db/database.ts"
import type { Page } from "#core/db/page.ts"
import type { Challenge } from "./challenge.ts"
import type { Factor } from "./factor.ts"
import { challengeNotFound, factorNotFound } from "./refusals.ts"
import { listFactorRows, readChallenge, readFactor } from "./store.ts"

/** Refuses `factor_not_found`. */
export async function getFactor(tx: Tx, accountId: string, id: string): Promise<Factor> {
  const factor = await readFactor(tx, accountId, id)
  if (!factor) throw factorNotFound()
  return factor
}

/** Newest first, below the id `before`. */
export function listFactors(tx: Tx, accountId: string, subject: string | null, page: Page): Promise<Factor[]> {
  return listFactorRows(tx, accountId, { subject, ...page })
}

/**
 * Throws `challenge_not_found`. An expired challenge is returned as expired, even before the chore has stored
 * that.
 */
export async function getChallenge(tx: Tx, accountId: string, id: string, now: number): Promise<Challenge> {
  const challenge = await readChallenge(tx, accountId, id)
  if (!challenge) throw challengeNotFound()
  const isOver = challenge.status === "pending" && challenge.expiresAt <= now
  return isOver ? { ...challenge, status: "expired" } : challenge
}
