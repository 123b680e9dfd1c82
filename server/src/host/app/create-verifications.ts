import type { IntakeOptions } from "#messaging/messages/accept/accept-message.ts"
import type { SecretKeys } from "#core/std/secret-box.ts"
import { VerificationScheduler } from "#auth/verifications/advance-verifications.ts"
import { Checker } from "#auth/verifications/check-verification.ts"
import { codeKeyOf } from "#auth/verifications/code.ts"
import type { VerificationContext } from "#auth/verifications/context.ts"

export interface Verifications {
  verifications: VerificationContext
  checker: Checker
  verificationScheduler: VerificationScheduler
}

/**
 * Creates the verifications over messaging. `baseUrl` returns the address of this installation, for links.
 */
export function createVerifications(
  intake: IntakeOptions,
  { secretKeys, baseUrl }: { secretKeys: SecretKeys; baseUrl: () => string },
): Verifications {
  const context = { ...intake, codeKey: codeKeyOf(secretKeys), baseUrl }
  return {
    // This `verifications` replaces the field of the same name in `intake`, which is the interface that
    // messaging uses.
    verifications: context,
    checker: new Checker(context),
    verificationScheduler: new VerificationScheduler(context),
  }
}
