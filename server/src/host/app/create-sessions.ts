import type { Challenge } from "#auth/factors/challenge.ts"
import type { FactorType } from "#auth/factors/factor.ts"
import type { FactorContext } from "#auth/factors/context.ts"
import { challengeNotFound } from "#auth/factors/refusals.ts"
import { eraseFactors, exportFactors } from "#auth/factors/subject-data.ts"
import { useChallenge } from "#auth/factors/use-challenge.ts"
import type { MessagingContext } from "#messaging/messages/context.ts"
import type { ApprovalProofs, ApprovalProof } from "#auth/sessions/approval-proofs.ts"
import type { SessionContext } from "#auth/sessions/context.ts"
import { PublicKeys } from "#auth/sessions/public-keys.ts"
import { sessionRecords, type SubjectRecords } from "#auth/sessions/subject-records.ts"
import type { SecretKeys } from "#core/std/secret-box.ts"
import { useApproval } from "#auth/verifications/use-approval.ts"
import { provenChannel, type Verification } from "#auth/verifications/verification.ts"

export interface Sessions {
  factors: FactorContext
  sessions: SessionContext
  publicKeys: PublicKeys
  subjectRecords: readonly SubjectRecords[]
}

/**
 * Creates factors and sessions over verifications. `baseUrl` returns the address of this installation, for
 * `iss`.
 */
export function createSessions(
  messaging: Pick<MessagingContext, "db" | "clock" | "newId" | "log" | "metrics" | "deliveryQueue" | "claimer">,
  { secretKeys, baseUrl }: { secretKeys: SecretKeys; baseUrl: () => string },
): Sessions {
  const { clock } = messaging
  return {
    factors: { ...messaging, secretKeys },
    sessions: { ...messaging, secretKeys, baseUrl, proofs },
    publicKeys: new PublicKeys(messaging),
    // Each folder that stores data of a subject has an entry here, so that its data is exported and erased.
    subjectRecords: [sessionRecords(clock), ...factorRecords],
  }
}

/** The proofs with which a session can begin. */
const proofs: ApprovalProofs = {
  useVerification: async (tx, accountId, id, now) => proofOfVerification(await useApproval(tx, accountId, id, now)),
  async useChallenge(tx, accountId, id, subject, now) {
    const used = await useChallenge(tx, accountId, id, now)
    if (used.subject !== subject) throw challengeNotFound()
    return proofOfChallenge(used)
  },
}

function proofOfVerification(verification: Verification): ApprovalProof {
  const { method, approvedAt, updatedAt } = verification
  const channel = provenChannel(verification)
  return {
    amr: method === "code" ? ["otp", channel] : [channel],
    factors: channel === "email" ? 0 : 1,
    provedAt: approvedAt ?? updatedAt,
  }
}

/**
 * A passkey proves that the person holds a key. If the device verified its user, it also proves that the
 * person unlocked the key.
 */
const challengeProofs: Record<FactorType, Pick<ApprovalProof, "amr" | "factors">> = {
  totp: { amr: ["otp"], factors: 1 },
  passkey: { amr: ["pop"], factors: 2 },
  recovery_codes: { amr: ["recovery_code"], factors: 1 },
}

function proofOfChallenge({ type, isUserVerified, approvedAt, updatedAt }: Challenge): ApprovalProof {
  const proof = challengeProofs[type]
  // A device that did not verify its user proves only possession.
  const factors = type === "passkey" && !isUserVerified ? 1 : proof.factors
  return { ...proof, factors, provedAt: approvedAt ?? updatedAt }
}

/** The data that the folder `factors` stores about a subject. */
const factorRecords: readonly SubjectRecords[] = [
  {
    name: "factors",
    list: async (db, accountId, subject) => (await exportFactors(db, accountId, subject)).factors,
    erase: (db, accountId, subject) => db.transaction((tx) => eraseFactors(tx, accountId, subject)),
  },
  {
    name: "challenges",
    list: async (db, accountId, subject) => (await exportFactors(db, accountId, subject)).challenges,
    // Erasing the factors also erases the challenges.
    erase: async () => {},
  },
]
