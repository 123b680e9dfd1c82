import type { Transaction } from "#core/db/database.ts"
import { messageAnnouncerOf } from "#messaging/messages/context.ts"
import type { VerificationContext } from "./context.ts"
import { endVerification } from "./end-verification.ts"
import { verificationNotFound, VerificationRefusal } from "./refusals.ts"
import { lockVerification } from "./store.ts"
import type { Verification } from "./verification.ts"

/**
 * Ends a pending verification, so that its code is no longer valid. Refuses `verification_not_found` and
 * `verification_not_pending`.
 */
export async function cancelVerification(
  tx: Transaction,
  context: VerificationContext,
  accountId: string,
  id: string,
): Promise<Verification> {
  const announcer = messageAnnouncerOf(tx, [accountId], context)
  const held = await lockVerification(tx, accountId, id)
  if (!held) throw verificationNotFound()
  if (held.status === "canceled") return held
  if (held.status !== "pending" || held.expiresAt <= context.clock.now())
    throw new VerificationRefusal(
      "verification_not_pending",
      `The verification is ${held.status === "pending" ? "expired" : held.status}, so you cannot cancel it.`,
    )
  return await endVerification(tx, context, held, { status: "canceled" }, announcer)
}
