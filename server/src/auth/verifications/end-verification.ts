import type { Transaction } from "#core/db/database.ts"
import type { Announcer } from "#core/endpoints/announcer.ts"
import { countUnapproved } from "./abuse-control.ts"
import type { VerificationContext } from "./context.ts"
import { markCounted, removePending, writeVerification } from "./store.ts"
import { verificationEvent } from "./verification-resource.ts"
import type { Verification } from "./verification.ts"

/** The end of a verification without an approval. */
export type Ending = { status: "expired" | "canceled" } | { status: "failed"; failure: string }

/** Ends a pending verification that the caller has locked, and announces it. */
export async function endVerification(
  tx: Transaction,
  context: Pick<VerificationContext, "clock" | "newId">,
  held: Verification,
  ending: Ending,
  announcer: Announcer,
): Promise<Verification> {
  const ended: Verification = {
    ...held,
    status: ending.status,
    failure: ending.status === "failed" ? ending.failure : null,
    sequence: held.sequence + 1,
    updatedAt: Math.max(context.clock.now(), held.updatedAt),
  }
  // The scheduler counts an expired one. A failed one is no sign of pumping: a carrier may be down.
  if (ending.status === "canceled" && (await markCounted(tx, held))) await countUnapproved(tx, context, held, announcer)
  writeVerification(tx, ended)
  removePending(tx, ended.accountId, [ended])
  await announcer.announce([verificationEvent(ended, ending.status, context.newId)])
  return ended
}
