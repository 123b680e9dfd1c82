import type { Transaction } from "#db/database.ts"

/** A proof of identity that a person has given. */
export interface ApprovalProof {
  /** How, in the words of RFC 8176 where it has one: `otp`, `sms`, `hwk`. */
  amr: readonly string[]
  /**
   * Independent factors that it proves: none for an email address (NIST SP 800-63B-4 section 3.1.3.1), one
   * for a phone or a TOTP, two for a passkey that verified its user.
   */
  factors: 0 | 1 | 2
  /** Milliseconds. */
  provedAt: number
}

/**
 * The approvals that a session can begin with. Each is taken once, in the transaction that begins the
 * session, or refused.
 */
export interface ApprovalProofs {
  useVerification(tx: Transaction, accountId: string, id: string, now: number): Promise<ApprovalProof>
  useChallenge(tx: Transaction, accountId: string, id: string, subject: string, now: number): Promise<ApprovalProof>
}
