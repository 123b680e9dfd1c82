import type { Transaction, Tx } from "#core/db/database.ts"
import { clearLimits } from "#auth/verifications/limits.ts"
import { challengeResource } from "./challenge.ts"
import { factorResource } from "./factor.ts"
import { lockFactors, readChallengesOf, readFactorsOf, removeChallengesOf, removeFactors } from "./store.ts"

/** Returns everything that this folder stores about a subject, in the form of the API. */
export async function exportFactors(tx: Tx, accountId: string, subject: string) {
  const [factors, challenges] = await Promise.all([
    readFactorsOf(tx, accountId, subject),
    readChallengesOf(tx, accountId, subject),
  ])
  return { factors: factors.map(factorResource), challenges: challenges.map(challengeResource) }
}

/**
 * Erases the factors and challenges of a subject. Announces nothing. Their events are erased by
 * `eraseEventsOfPerson`.
 */
export async function eraseFactors(tx: Transaction, accountId: string, subject: string): Promise<void> {
  // In the lock order of other transactions: counters, challenges, factors.
  await clearLimits(tx, accountId, ["factors_hour", "challenges_hour", "challenges_day"], [subject])
  await removeChallengesOf(tx, accountId, subject)
  const ids = (await readFactorsOf(tx, accountId, subject)).map(({ id }) => id)
  await lockFactors(tx, accountId, ids)
  removeFactors(tx, accountId, ids)
}
