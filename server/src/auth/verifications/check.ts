import type { KeyClaim } from "#core/accounts/idempotency.ts"
import type { Payload, VerificationStatus } from "./verification.ts"

/** The code that a person typed, or the token of the link that they opened. */
export interface Check {
  accountId: string
  /** The verification: by id, or the pending one of a recipient. */
  of: ({ id: string } | { to: string; purpose: string }) & OfService
  secret: { code: string } | { token: string }
  payload: Payload | null
  /** The idempotency key of the request. */
  key?: KeyClaim
}

interface OfService {
  /** Null for the default service. Without it, by id any service fits, and by recipient the default one. */
  serviceId?: string | null | undefined
}

/**
 * A check by recipient gives the same answer for every failure, so it does not reveal whether a verification
 * is pending.
 */
export interface Checked {
  isValid: boolean
  /** Null when the check was by recipient and is not valid. */
  verificationId: string | null
  status: VerificationStatus | null
  attemptsRemaining: number | null
  /** True for the stored answer of a repeated request. */
  isReplay?: true
}
