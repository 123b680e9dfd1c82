import type { VerificationMessages } from "#messaging/context.ts"
import type { VerificationContext } from "./context.ts"
import { followMessages } from "./follow-messages.ts"
import { revealText } from "./secrets.ts"

/** What messaging asks about the messages of verifications. */
export function verificationMessages(
  context: Pick<VerificationContext, "codeKey" | "clock" | "newId">,
): VerificationMessages {
  return {
    reveal: (message) => revealText(context.codeKey, message),
    follow: (tx, accountId, messages, announcer) => followMessages(tx, context, accountId, messages, announcer),
  }
}
