import type { VerificationMessages } from "#messaging/messages/context.ts"
import type { VerificationContext } from "./context.ts"
import { followMessages } from "./follow-messages.ts"
import { maskCodes } from "./mask-codes.ts"
import { revealText } from "./secrets.ts"
import { subjectOf } from "./texts.ts"

/** Implements the interface through which messaging handles the messages of verifications. */
export function verificationMessages(
  context: Pick<VerificationContext, "codeKey" | "clock" | "newId">,
): VerificationMessages {
  return {
    reveal: (message, text) => revealText(context.codeKey, message, text),
    subjectOf: ({ body }) => subjectOf(body),
    maskCodes: (tx, from, texts) => maskCodes(tx, context, from, texts),
    follow: (tx, accountId, messages, announcer) => followMessages(tx, context, accountId, messages, announcer),
  }
}
