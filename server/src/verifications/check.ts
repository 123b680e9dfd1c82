import type { Payload, VerificationStatus } from "./verification.ts"

/** What a person typed, or the token of the link that they opened. */
export interface Check {
  accountId: string
  /** Which verification: by id, or the pending one of a recipient. */
  of: { id: string } | { to: string; purpose: string }
  secret: { code: string } | { token: string }
  payload: Payload | null
}

/** By recipient, everything but an approval gives the same answer: whether anything is pending is nobody's business. */
export interface Checked {
  isValid: boolean
  /** Null when it was addressed by recipient and is not valid. */
  verificationId: string | null
  status: VerificationStatus | null
  attemptsRemaining: number | null
}
