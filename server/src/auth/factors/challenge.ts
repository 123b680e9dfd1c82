import type { NewEvent } from "#core/endpoints/announcer.ts"
import { eventBody } from "#core/events/event-body.ts"
import { toSid, type NewId } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { verificationServiceSid } from "#auth/verifications/verification-resource.ts"
import type { Payload } from "#auth/verifications/verification.ts"
import type { FactorType } from "./factor.ts"

export const challengeStatuses = ["pending", "approved", "denied", "expired"] as const
export type ChallengeStatus = (typeof challengeStatuses)[number]

/** Wrong checks that deny a challenge. */
export const checksMax = 5

/** A challenge as the store holds it. Times are milliseconds. */
export interface Challenge {
  accountId: string
  id: string
  subject: string
  /** Null for the default service. */
  serviceId: string | null
  type: FactorType
  /** Null for any of the subject's factors of this type, until one of them approves the challenge. */
  factorId: string | null
  status: ChallengeStatus
  sequence: number
  /** The action that the person approves. */
  payload: Payload | null
  /** The bytes that a passkey signs, in base64url. */
  nonce: string | null
  checks: number
  expiresAt: number
  createdAt: number
  updatedAt: number
  approvedAt: number | null
  /**
   * A passkey approved it, and its device verified the user. This proves possession, and a biometric or a
   * PIN.
   */
  isUserVerified: boolean
  usedAt: number | null
}

/** The challenge as answers and events show it. */
export function challengeResource(challenge: Challenge) {
  return {
    sid: toSid("challenge", challenge.id),
    account_sid: toSid("account", challenge.accountId),
    service_sid: verificationServiceSid(challenge),
    subject: challenge.subject,
    factor_type: challenge.type,
    factor_sid: challenge.factorId && toSid("factor", challenge.factorId),
    status: challenge.status,
    payload: challenge.payload,
    attempts_remaining: challenge.status === "pending" ? checksMax - challenge.checks : 0,
    expires_at: isoTime(challenge.expiresAt),
    approved_at: challenge.approvedAt === null ? null : isoTime(challenge.approvedAt),
    created_at: isoTime(challenge.createdAt),
    updated_at: isoTime(challenge.updatedAt),
  }
}

/** Returns the challenge after its end, and the event about it. */
export function endChallenge(
  held: Challenge,
  change: Partial<Challenge> & { status: Exclude<ChallengeStatus, "pending"> },
  { newId, now }: { newId: NewId; now: number },
): { ended: Challenge; event: NewEvent } {
  const updatedAt = Math.max(now, held.updatedAt)
  const ended: Challenge = { ...held, ...change, sequence: held.sequence + 1, updatedAt }
  const { accountId, id: subjectId, sequence } = ended
  const head = { id: newId(), type: `challenges.${change.status}`, accountId, sequence, occurredAt: updatedAt } as const
  const body = eventBody(head, JSON.stringify(challengeResource(ended)))
  return { ended, event: { ...head, subjectId, body, detail: null } }
}
