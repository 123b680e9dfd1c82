import type { Transaction } from "#core/db/database.ts"

/** A proof of identity that a person has given. */
export interface ApprovalProof {
  /** The method, in the words of RFC 8176 if it has one: `otp`, `sms`, `hwk`. */
  amr: readonly string[]
  /**
   * The number of independent factors that it proves. An email address proves none (NIST SP 800-63B-4 section
   * 3.1.3.1), a phone or a TOTP one, and a passkey that verified its user two.
   */
  factors: 0 | 1 | 2
  /** Milliseconds. */
  provedAt: number
}

/**
 * The approvals with which a session can begin. The transaction that begins the session uses each of them
 * once, or refuses.
 */
export interface ApprovalProofs {
  useVerification(tx: Transaction, accountId: string, id: string, now: number): Promise<ApprovalProof>
  useChallenge(tx: Transaction, accountId: string, id: string, subject: string, now: number): Promise<ApprovalProof>
}
