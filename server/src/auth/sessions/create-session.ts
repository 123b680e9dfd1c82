import type { Transaction } from "#core/db/database.ts"
import { signAccessToken } from "./access-token.ts"
import type { ApprovalProof } from "./approval-proofs.ts"
import { sessionAnnouncerOf, type SessionContext } from "./context.ts"
import { firstToken } from "./refresh-token.ts"
import { SessionRefusal } from "./refusals.ts"
import { revokeLocked } from "./revoke-sessions.ts"
import { sessionEvent } from "./session-resource.ts"
import { expiryOf, sessionsPerSubjectMax, type Session } from "./session.ts"
import { findSigningKey } from "./signing-keys.ts"
import { lockActive, insertSession } from "./store.ts"

export interface NewSessionRequest {
  subject: string
  verificationId: string | null
  challengeId: string | null
  audience: string | null
  claims: Readonly<Record<string, unknown>>
}

/** A session with the tokens that only this answer holds. */
export interface SessionTokens {
  session: Session
  accessToken: string
  refreshToken: string
}

/**
 * Begins a session with the approvals that the request names, and uses them. An approval begins only one
 * session. Beyond a hundred active sessions of the subject, the oldest are revoked. Concurrent requests can
 * exceed that limit until the next one. Throws `approval_required`, and the refusals of the proofs.
 */
export async function createSession(
  tx: Transaction,
  context: SessionContext,
  accountId: string,
  request: NewSessionRequest,
): Promise<SessionTokens> {
  const announcer = sessionAnnouncerOf(tx, accountId, context)
  const { clock, newId } = context
  const now = clock.now()
  const proofs = await useProofs(tx, context, accountId, request)
  const id = newId()
  const { text: refreshToken, tagKey, tokenHash } = firstToken(id)
  const session: Session = {
    accountId,
    id,
    subject: request.subject,
    audience: request.audience,
    claims: request.claims,
    ...authenticationOf(proofs),
    tokenHash,
    previousHash: null,
    salt: null,
    formerTokens: [],
    tagKey,
    sequence: 1,
    createdAt: now,
    updatedAt: now,
    refreshedAt: now,
    expiresAt: expiryOf(now, now),
    revokedAt: null,
    revokedReason: null,
  }
  insertSession(tx, session)
  const surplus = await lockActive(tx, accountId, request.subject, { now, spared: sessionsPerSubjectMax })
  await announcer.announce([sessionEvent(session, "created", { newId })])
  await revokeLocked(tx, context, { accountId, held: surplus, reason: "session_limit" }, announcer)
  const accessToken = await signAccessToken(session, await findSigningKey(tx, context, accountId), context)
  return { session, accessToken, refreshToken }
}

async function useProofs(
  tx: Transaction,
  { proofs, clock }: SessionContext,
  accountId: string,
  { verificationId, challengeId, subject }: NewSessionRequest,
): Promise<ApprovalProof[]> {
  const now = clock.now()
  const used: ApprovalProof[] = []
  if (verificationId !== null) used.push(await proofs.useVerification(tx, accountId, verificationId, now))
  if (challengeId !== null) used.push(await proofs.useChallenge(tx, accountId, challengeId, subject, now))
  if (used.length) return used
  throw new SessionRefusal(
    "approval_required",
    "Send `verification_sid` of an approved verification, `challenge_sid` of an approved challenge, or both.",
    { param: "verification_sid" },
  )
}

/** `acr` is 2 from two factors on. `mfa` says the same among the methods (RFC 8176). */
export function authenticationOf(proofs: readonly ApprovalProof[]): Pick<Session, "amr" | "acr" | "provedAt"> {
  const isMultiFactor = proofs.reduce((sum, { factors }) => sum + factors, 0) >= 2
  const methods = new Set(proofs.flatMap(({ amr }) => amr))
  return {
    amr: [...methods, ...(isMultiFactor ? ["mfa"] : [])],
    acr: isMultiFactor ? "2" : "1",
    provedAt: Math.min(...proofs.map(({ provedAt }) => provedAt)),
  }
}
