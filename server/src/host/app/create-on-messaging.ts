import type { Config } from "#host/config/config.ts"
import type { IntakeOptions } from "#messaging/messages/accept/accept-message.ts"
import type { Outgoing } from "#core/outgoing/outgoing.ts"
import type { SecretKeys } from "#core/std/secret-box.ts"
import { createPayments, type Payments } from "./create-payments.ts"
import { createSessions, type Sessions } from "./create-sessions.ts"
import { createVerifications, type Verifications } from "./create-verifications.ts"
import { mayUseSimulator } from "./simulator.ts"

interface Base {
  secretKeys: SecretKeys
  outgoing: Outgoing
  /** The address is known once the server listens. */
  address: { url: string }
}

/**
 * Creates the modules that use messaging: payments, verifications, sessions. The stack drains the payments
 * when it is disposed of.
 */
export function createOnMessaging(
  stack: AsyncDisposableStack,
  config: Config,
  intake: IntakeOptions,
  { secretKeys, outgoing, address }: Base,
): Payments & Verifications & Sessions {
  const installation = { secretKeys, baseUrl: () => address.url }
  const payments = createPayments(intake, { ...installation, outgoing, hasSimulator: mayUseSimulator(config) })
  stack.defer(() => payments.drainPayments())
  return { ...payments, ...createVerifications(intake, installation), ...createSessions(intake, installation) }
}
