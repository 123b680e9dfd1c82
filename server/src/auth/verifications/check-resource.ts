import { fromSid, toSid } from "#core/std/ids.ts"
import type { Checked } from "./check.ts"
import type { VerificationStatus } from "./verification.ts"

/** The result of a check as clients see it, and as its idempotency key stores it. */
export interface CheckResource {
  valid: boolean
  verification_sid: string | null
  status: VerificationStatus | null
  attempts_remaining: number | null
}

export function checkResource({ isValid, verificationId, status, attemptsRemaining }: Checked): CheckResource {
  return {
    valid: isValid,
    verification_sid: verificationId && toSid("verification", verificationId),
    status,
    attempts_remaining: attemptsRemaining,
  }
}

/** Returns the result in a stored answer. */
export function readCheckResource(stored: string): Checked {
  const { valid, verification_sid: sid, status, attempts_remaining } = JSON.parse(stored) as CheckResource
  const verificationId = sid === null ? null : (fromSid("verification", sid) ?? null)
  return { isValid: valid, verificationId, status, attemptsRemaining: attempts_remaining, isReplay: true }
}
