import type { Transaction } from "#core/db/database.ts"
import { checksMax, endChallenge, type Challenge } from "./challenge.ts"
import { factorAnnouncerOf, type FactorContext } from "./context.ts"
import { unlockedFactors } from "./create-challenge.ts"
import type { Factor } from "./factor.ts"
import { proveFactor, type FactorProof, type ProofResult } from "./prove-factor.ts"
import { challengeNotFound, FactorRefusal } from "./refusals.ts"
import { readRelyingParty } from "./relying-party.ts"
import { lockChallenge, lockFactors, readFactorsOf, writeChallenge, writeFactor } from "./store.ts"

export interface CheckedChallenge {
  challenge: Challenge
  isValid: boolean
}

/**
 * Checks a proof. The challenge and its factors are locked during the decision. So of concurrent checks in
 * any number of processes at most one approves, and no code is accepted twice (docs/decisions/056). Throws
 * `challenge_not_found`, `challenge_not_pending`, `factor_not_found`, `factor_locked`, and the refusals of
 * `proveFactor`.
 */
export async function checkChallenge(
  tx: Transaction,
  context: FactorContext,
  accountId: string,
  { id, proof }: { id: string; proof: FactorProof },
): Promise<CheckedChallenge> {
  const announcer = factorAnnouncerOf(tx, [accountId], context)
  const held = await lockChallenge(tx, accountId, id)
  if (!held) throw challengeNotFound()
  if (held.status !== "pending")
    throw new FactorRefusal("challenge_not_pending", `The challenge is ${held.status}. Create a new challenge.`)
  const moment = { newId: context.newId, now: context.clock.now() }
  const end = async (change: Parameters<typeof endChallenge>[1]): Promise<CheckedChallenge> => {
    const { ended, event } = endChallenge(held, change, moment)
    writeChallenge(tx, ended)
    await announcer.announce([event])
    return { challenge: ended, isValid: ended.status === "approved" }
  }
  if (held.expiresAt <= moment.now) return await end({ status: "expired" })
  const factors = await lockRequested(tx, held)
  const proven = await proveOne(tx, context, { challenge: held, factors, proof, now: moment.now })
  if (proven) {
    const { factor, isUserVerified } = proven
    await writeFactor(tx, { ...factor, failures: 0, updatedAt: Math.max(moment.now, factor.updatedAt) })
    return await end({ status: "approved", factorId: factor.id, approvedAt: moment.now, isUserVerified })
  }
  for (const factor of factors) await writeFactor(tx, { ...factor, failures: factor.failures + 1 })
  const checks = held.checks + 1
  if (checks >= checksMax) return await end({ status: "denied", checks })
  const challenge = { ...held, checks, updatedAt: Math.max(moment.now, held.updatedAt) }
  writeChallenge(tx, challenge)
  return { challenge, isValid: false }
}

/** Locks and returns the factors that can approve the challenge. */
async function lockRequested(tx: Transaction, challenge: Challenge): Promise<Factor[]> {
  const { accountId, factorId, subject, serviceId, type } = challenge
  const ids = factorId === null ? (await readFactorsOf(tx, accountId, subject)).map(({ id }) => id) : [factorId]
  const held = await lockFactors(tx, accountId, ids)
  const verified = held.filter(
    (factor) => factor.status === "verified" && factor.state.type === type && factor.serviceId === serviceId,
  )
  if (!verified.length)
    throw new FactorRefusal("factor_not_found", "The factor of this challenge was deleted. Create another challenge.")
  return unlockedFactors(verified)
}

async function proveOne(
  tx: Transaction,
  { secretKeys }: FactorContext,
  asked: { challenge: Challenge; factors: readonly Factor[]; proof: FactorProof; now: number },
): Promise<ProofResult | undefined> {
  const { challenge, factors, proof, now } = asked
  for (const factor of factors) {
    const { state } = factor
    const relyingParty = state.type === "passkey" ? await readRelyingParty(tx, factor.accountId, state.rpId) : null
    const proven = await proveFactor(factor, proof, { secretKeys, now, nonce: challenge.nonce, relyingParty })
    if (proven) return proven
  }
  return undefined
}
