import type { MessagingContext } from "#messaging/context.ts"
import type { ApprovalProofs, Proof } from "#sessions/approval-proofs.ts"
import type { SessionContext } from "#sessions/context.ts"
import { PublicKeys } from "#sessions/public-keys.ts"
import { SessionRefusal } from "#sessions/refusals.ts"
import { sessionRecords } from "#sessions/subject-records.ts"
import type { SubjectRecords } from "#sessions/subject-records.ts"
import type { SecretKeys } from "#std/secret-box.ts"
import { useApproval } from "#verifications/use-approval.ts"
import type { Verification } from "#verifications/verification.ts"

export interface Sessions {
  sessions: SessionContext
  publicKeys: PublicKeys
  subjectRecords: readonly SubjectRecords[]
}

/** The sessions over verifications. `baseUrl` is the address of this installation in `iss`. */
export function createSessions(
  messaging: Pick<MessagingContext, "db" | "clock" | "newId" | "log" | "deliveryQueue" | "taker" | "dispatch">,
  { secretKeys, baseUrl }: { secretKeys: SecretKeys; baseUrl: () => string },
): Sessions {
  const { clock } = messaging
  return {
    sessions: { ...messaging, secretKeys, baseUrl, proofs },
    publicKeys: new PublicKeys(messaging),
    // Every room that holds something of a subject has its entry here: it is exported and erased with the others.
    subjectRecords: [sessionRecords(clock)],
  }
}

/** What a session can begin with. */
const proofs: ApprovalProofs = {
  useVerification: async (tx, accountId, id, now) => proofOf(await useApproval(tx, accountId, id, now)),
  useChallenge: () =>
    Promise.reject(
      new SessionRefusal("challenge_not_found", "There is no challenge with this sid in your account.", {
        param: "challenge_sid",
      }),
    ),
}

function proofOf({ method, steps, step, approvedAt, updatedAt }: Verification): Proof {
  const channel = steps[step]?.channel ?? "sms"
  return {
    amr: method === "code" ? ["otp", channel] : [channel],
    factors: channel === "email" ? 0 : 1,
    provedAt: approvedAt ?? updatedAt,
  }
}
