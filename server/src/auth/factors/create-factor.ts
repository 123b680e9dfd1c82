import type { Transaction } from "#core/db/database.ts"
import type { Announcer } from "#core/endpoints/announcer.ts"
import { hourMs } from "#core/std/durations.ts"
import { idTime } from "#core/std/ids.ts"
import { seal } from "#core/std/secret-box.ts"
import { base32, newTotpSecret, totpUri } from "#core/std/totp.ts"
import { countLimits } from "#auth/verifications/limits.ts"
import { verificationServiceNotFound } from "#auth/verifications/refusals.ts"
import { readSettingsOf, type VerificationSettings } from "#auth/verifications/settings.ts"
import { factorAnnouncerOf, type FactorContext } from "./context.ts"
import { endFactors } from "./delete-factor.ts"
import { factorEvent, factorSecretOwner, type Factor, type FactorType } from "./factor.ts"
import { creationOptions, type PasskeyOptions } from "./passkey.ts"
import { newRecoveryCodes } from "./recovery-codes.ts"
import { FactorRefusal } from "./refusals.ts"
import { nameOf, readRelyingParty } from "./relying-party.ts"
import { insertFactor, readFactorsOf } from "./store.ts"

export interface NewFactorRequest {
  /** Null for the default service. */
  serviceId: string | null
  subject: string
  type: FactorType
  friendlyName: string
}

/** The secret that the person needs to set the factor up. It is returned once and cannot be read again. */
export interface Binding {
  secret: string | null
  uri: string | null
  options: PasskeyOptions | null
  codes: readonly string[] | null
}

/** The limit for one subject. */
export const factorsMax = 20
const newFactors = { name: "factors_hour", max: 20, intervalMs: hourMs }

/** The time for a registration of a passkey, from the browser's prompt on. */
const registrationMs = 5 * 60_000

/**
 * Creates a factor of a person, which is usable once it is verified. Recovery codes need no verification, and
 * replace the subject's earlier ones of the same service. Refuses `factors_exhausted`,
 * `too_many_new_factors`, `relying_party_required` and `verification_service_not_found`.
 */
export async function createFactor(
  tx: Transaction,
  context: FactorContext,
  accountId: string,
  request: NewFactorRequest,
): Promise<{ factor: Factor; binding: Binding }> {
  const announcer = factorAnnouncerOf(tx, [accountId], context)
  const { subject, type, serviceId } = request
  const settings = await readSettingsOf(tx, accountId, serviceId)
  if (serviceId !== null && !settings.service) throw verificationServiceNotFound()
  await countNew(tx, accountId, subject, context.clock.now())
  let own = await readFactorsOf(tx, accountId, subject)
  if (type === "recovery_codes") own = await replaceCodes(tx, context, { own, serviceId }, announcer)
  if (own.length >= factorsMax)
    throw new FactorRefusal(
      "factors_exhausted",
      `The subject has the maximum of ${factorsMax} factors. Delete an unused factor.`,
    )
  const made = await makers[type](tx, context, accountId, { request, own, settings })
  insertFactor(tx, made.factor)
  await announcer.announce([factorEvent(made.factor, "created", context.newId)])
  return made
}

/**
 * Also locks the counter, so that two requests for one subject run one after the other and the limit of
 * factors is exact.
 */
async function countNew(tx: Transaction, accountId: string, subject: string, now: number): Promise<void> {
  const exceeded = await countLimits(tx, accountId, [{ ...newFactors, key: subject, amount: 1 }], now)
  if (exceeded)
    throw new FactorRefusal(
      "too_many_new_factors",
      `The subject has the maximum of ${newFactors.max} new factors within an hour. Try again after the time in \`Retry-After\`.`,
      { retryAfterMs: Math.max(1_000, (exceeded.endsAt ?? now) - now) },
    )
}

async function replaceCodes(
  tx: Transaction,
  context: FactorContext,
  { own, serviceId }: { own: readonly Factor[]; serviceId: string | null },
  announcer: Announcer,
): Promise<Factor[]> {
  const earlier = own.filter((factor) => factor.state.type === "recovery_codes" && factor.serviceId === serviceId)
  await endFactors(tx, context, earlier, announcer)
  return own.filter((factor) => !earlier.includes(factor))
}

type Make = (
  tx: Transaction,
  context: FactorContext,
  accountId: string,
  asked: { request: NewFactorRequest; own: readonly Factor[]; settings: VerificationSettings },
) => Promise<{ factor: Factor; binding: Binding }>

const nothing: Binding = { secret: null, uri: null, options: null, codes: null }

const makers: Record<FactorType, Make> = {
  totp(_, context, accountId, { request, settings }) {
    const factor = draftOf(context, accountId, request)
    const plain = newTotpSecret()
    const secret = seal(context.secretKeys, plain, factorSecretOwner(factor.id))
    const uri = totpUri(plain, { issuer: nameOf(settings), label: request.friendlyName })
    const state = { type: "totp", step: null } as const
    const binding = { ...nothing, secret: base32(plain), uri }
    return Promise.resolve({ factor: { ...factor, secret, state }, binding })
  },
  async passkey(tx, context, accountId, { request, own }) {
    const relyingParty = await readRelyingParty(tx, accountId)
    const options = await creationOptions(relyingParty, {
      subject: request.subject,
      name: request.friendlyName,
      credentials: own.flatMap(({ state }) => (state.type === "passkey" ? (state.credential ?? []) : [])),
      timeoutMs: registrationMs,
    })
    const state = { type: "passkey", rpId: relyingParty.id, nonce: options.challenge, credential: null } as const
    return {
      factor: { ...draftOf(context, accountId, request), secret: null, state },
      binding: { ...nothing, options },
    }
  },
  async recovery_codes(_, context, accountId, { request }) {
    const factor = draftOf(context, accountId, request)
    const { codes, key, hashes } = newRecoveryCodes()
    const secret = seal(context.secretKeys, key, factorSecretOwner(factor.id))
    const state = { type: "recovery_codes", hashes } as const
    const verified = { status: "verified", verifiedAt: factor.createdAt } as const
    return { factor: { ...factor, ...verified, secret, state }, binding: { ...nothing, codes } }
  },
}

function draftOf(
  { newId }: FactorContext,
  accountId: string,
  { subject, friendlyName, serviceId }: NewFactorRequest,
): Omit<Factor, "secret" | "state"> {
  const id = newId()
  // The id's own time, so that an order by time is an order by id.
  const now = idTime(id)
  return {
    accountId,
    id,
    subject,
    serviceId,
    friendlyName,
    status: "unverified",
    sequence: 1,
    failures: 0,
    createdAt: now,
    updatedAt: now,
    verifiedAt: null,
  }
}
