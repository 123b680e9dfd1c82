import type { Tx } from "#core/db/database.ts"
import type { Page } from "#core/db/page.ts"
import type { Challenge } from "./challenge.ts"
import type { Factor } from "./factor.ts"
import { challengeNotFound, factorNotFound } from "./refusals.ts"
import {
  listChallengeRows,
  listFactorRows,
  readChallenge,
  readFactor,
  type ChallengeFilter,
  type FactorFilter,
} from "./store.ts"

/** Refuses `factor_not_found`. */
export async function getFactor(tx: Tx, accountId: string, id: string): Promise<Factor> {
  const factor = await readFactor(tx, accountId, id)
  if (!factor) throw factorNotFound()
  return factor
}

/** Newest first, or the oldest first, beyond the id `before`. */
export function listFactors(tx: Tx, accountId: string, filter: FactorFilter, page: Page): Promise<Factor[]> {
  return listFactorRows(tx, accountId, filter, page)
}

/**
 * Throws `challenge_not_found`. An expired challenge is returned as expired, even before the chore has stored
 * that.
 */
export async function getChallenge(tx: Tx, accountId: string, id: string, now: number): Promise<Challenge> {
  const challenge = await readChallenge(tx, accountId, id)
  if (!challenge) throw challengeNotFound()
  return withExpiry(challenge, now)
}

/** Newest first, or the oldest first, beyond the id `before`. Expired challenges as in `getChallenge`. */
export async function listChallenges(
  tx: Tx,
  accountId: string,
  filter: ChallengeFilter,
  page: Page & { now: number },
): Promise<Challenge[]> {
  const challenges = await listChallengeRows(tx, accountId, filter, page)
  return challenges.map((challenge) => withExpiry(challenge, page.now))
}

function withExpiry(challenge: Challenge, now: number): Challenge {
  const isOver = challenge.status === "pending" && challenge.expiresAt <= now
  return isOver ? { ...challenge, status: "expired" } : challenge
}
