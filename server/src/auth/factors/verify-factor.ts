import type { Transaction } from "#core/db/database.ts"
import { factorAnnouncerOf, type FactorContext } from "./context.ts"
import { endFactors } from "./delete-factor.ts"
import { factorEvent, type Factor } from "./factor.ts"
import { proveFactor, type FactorProof } from "./prove-factor.ts"
import { factorNotFound, FactorRefusal } from "./refusals.ts"
import { readRelyingParty } from "./relying-party.ts"
import { lockFactors, writeFactor } from "./store.ts"

/** The number of wrong codes that deletes an unverified factor. */
export const verifyChecksMax = 5
/** How long a factor can stay unverified. */
export const unverifiedMs = 24 * 3_600_000

export interface Verified {
  factor: Factor
  isValid: boolean
  attemptsRemaining: number
}

/**
 * Verifies a factor by a first code or by the created passkey. The fifth wrong code deletes it. Refuses
 * `factor_not_found`, `factor_already_verified`, and as `proveFactor` does.
 */
export async function verifyFactor(
  tx: Transaction,
  context: FactorContext,
  accountId: string,
  { id, proof }: { id: string; proof: FactorProof },
): Promise<Verified> {
  const announcer = factorAnnouncerOf(tx, [accountId], context)
  const { newId, secretKeys, clock } = context
  const now = clock.now()
  const [held] = await lockFactors(tx, accountId, [id])
  if (!held || (held.status === "unverified" && held.createdAt <= now - unverifiedMs)) throw factorNotFound()
  if (held.status === "verified")
    throw new FactorRefusal(
      "factor_already_verified",
      "The factor is already verified. To ask the person for it, create a challenge.",
    )
  const isPasskey = held.state.type === "passkey"
  const proven = await proveFactor(held, proof, {
    secretKeys,
    now,
    nonce: held.state.type === "passkey" ? held.state.nonce : null,
    relyingParty: isPasskey ? await readRelyingParty(tx, accountId, rpIdOf(held)) : null,
  })
  const updatedAt = Math.max(now, held.updatedAt)
  if (proven) {
    const sequence = held.sequence + 1
    const factor: Factor = {
      ...proven.factor,
      status: "verified",
      failures: 0,
      sequence,
      updatedAt,
      verifiedAt: updatedAt,
    }
    await writeFactor(tx, factor)
    await announcer.announce([factorEvent(factor, "verified", newId)])
    return { factor, isValid: true, attemptsRemaining: 0 }
  }
  const failures = held.failures + 1
  const wrong: Factor = { ...held, failures, updatedAt }
  if (failures < verifyChecksMax) {
    await writeFactor(tx, wrong)
    return { factor: wrong, isValid: false, attemptsRemaining: verifyChecksMax - failures }
  }
  const [deleted = wrong] = await endFactors(tx, context, [wrong], announcer)
  return { factor: deleted, isValid: false, attemptsRemaining: 0 }
}

function rpIdOf({ state }: Factor): string | undefined {
  return state.type === "passkey" ? state.rpId : undefined
}
