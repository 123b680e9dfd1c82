import type { Transaction } from "#core/db/database.ts"
import { idTime } from "#core/std/ids.ts"
import { countLimits } from "#auth/verifications/limits.ts"
import type { Payload } from "#auth/verifications/verification.ts"
import type { Challenge } from "./challenge.ts"
import type { FactorContext } from "./context.ts"
import type { Factor, FactorType } from "./factor.ts"
import { requestOptions, type PasskeyOptions } from "./passkey.ts"
import { factorNotFound, FactorRefusal } from "./refusals.ts"
import { readRelyingParty } from "./relying-party.ts"
import { insertChallenge, readFactor, readFactorsOf } from "./store.ts"
import { hourMs } from "#core/std/durations.ts"

/**
 * Which factor: one by its id, or any verified one of a subject in a service. Without a service, in the
 * default one.
 */
export type ChallengeOf = { factorId: string } | { subject: string; type: FactorType; serviceId?: string | null }

const challengeMs = 5 * 60_000
/** The limits of new challenges for one subject. */
const limits = [
  { name: "challenges_hour", max: 50, intervalMs: hourMs, within: "an hour" },
  { name: "challenges_day", max: 100, intervalMs: 24 * hourMs, within: "a day" },
] as const

/**
 * The limit of wrong checks of one factor in a row: NIST SP 800-63B-4, section 3.2.2, allows 100. Without it,
 * five in each challenge and a hundred challenges a day would let a patient attacker try every code.
 */
export const challengeFailuresMax = 100

/**
 * Creates a challenge. Refuses `factor_not_found`, `factor_not_verified`, `factor_locked` and
 * `too_many_challenges`. The caller then rolls back, and nothing was counted.
 */
export async function createChallenge(
  tx: Transaction,
  context: FactorContext,
  accountId: string,
  { of, payload }: { of: ChallengeOf; payload: Payload | null },
): Promise<{ challenge: Challenge; options: PasskeyOptions | null }> {
  const factors = await factorsFor(tx, accountId, of)
  const [first] = factors
  if (!first) throw factorNotFound()
  const { subject, serviceId, state } = first
  await countChallenge(tx, accountId, subject, context.clock.now())
  const options = state.type === "passkey" ? await optionsFor(tx, accountId, factors, state.rpId) : null
  const id = context.newId()
  const now = idTime(id)
  const challenge: Challenge = {
    accountId,
    id,
    subject,
    serviceId,
    type: state.type,
    factorId: "factorId" in of ? of.factorId : null,
    status: "pending",
    sequence: 0,
    payload,
    nonce: options?.challenge ?? null,
    checks: 0,
    expiresAt: now + challengeMs,
    createdAt: now,
    updatedAt: now,
    approvedAt: null,
    isUserVerified: false,
    usedAt: null,
  }
  insertChallenge(tx, challenge)
  return { challenge, options }
}

async function factorsFor(tx: Transaction, accountId: string, of: ChallengeOf): Promise<Factor[]> {
  if ("factorId" in of) {
    const factor = await readFactor(tx, accountId, of.factorId)
    if (!factor) throw factorNotFound()
    if (factor.status !== "verified")
      throw new FactorRefusal(
        "factor_not_verified",
        "The factor is not verified. Verify it with `POST /v1/auth/factors/{sid}/verify`.",
        { param: "factor_sid" },
      )
    return unlockedFactors([factor])
  }
  const own = await readFactorsOf(tx, accountId, of.subject)
  const { type, serviceId = null } = of
  const verified = own.filter(
    (factor) => factor.status === "verified" && factor.state.type === type && factor.serviceId === serviceId,
  )
  if (!verified.length)
    throw new FactorRefusal(
      "factor_not_found",
      `The subject has no verified factor of the type \`${type}\` in this service.`,
      {
        param: "factor_type",
      },
    )
  return unlockedFactors(verified)
}

/** Returns the factors that can be checked. Refuses `factor_locked` when there are none. */
export function unlockedFactors(factors: readonly Factor[]): Factor[] {
  const open = factors.filter(({ failures }) => failures < challengeFailuresMax)
  if (open.length) return open
  throw new FactorRefusal(
    "factor_locked",
    `The last ${challengeFailuresMax} checks of this factor were wrong. Identify the person in another way, then delete the factor and create a new one.`,
  )
}

async function countChallenge(tx: Transaction, accountId: string, subject: string, now: number): Promise<void> {
  const counted = limits.map((limit) => ({ ...limit, key: subject, amount: 1 }))
  const exceeded = await countLimits(tx, accountId, counted, now)
  if (!exceeded) return
  const { max, within } = limits.find(({ name }) => name === exceeded.counted.name) ?? limits[0]
  throw new FactorRefusal(
    "too_many_challenges",
    `The subject has the maximum of ${max} challenges within ${within}. Try again after the time in \`Retry-After\`.`,
    { retryAfterMs: Math.max(1_000, (exceeded.endsAt ?? now) - now) },
  )
}

/** A browser requests passkeys of one domain. This uses the domain of the newest. */
async function optionsFor(
  tx: Transaction,
  accountId: string,
  factors: readonly Factor[],
  rpId: string,
): Promise<PasskeyOptions> {
  const credentials = factors.flatMap(({ state }) =>
    state.type === "passkey" && state.rpId === rpId ? (state.credential ?? []) : [],
  )
  const relyingParty = await readRelyingParty(tx, accountId, rpId)
  return await requestOptions(relyingParty, { credentials, timeoutMs: challengeMs })
}
