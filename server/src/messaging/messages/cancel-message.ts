import type { Transaction } from "#core/db/database.ts"
import { assert } from "#core/std/assert.ts"
import { messageErrorCodes } from "#messaging/carriers/error-codes.ts"
import { messageAnnouncerOf, type MessagingContext } from "./context.ts"
import { setFallbackDue } from "./fallback/fallback-store.ts"
import { moveMessages } from "./move-messages.ts"
import { getMessage } from "./read/get-message.ts"
import { MessagingRefusal } from "./refusals.ts"

/**
 * Cancels a message that no carrier has. It is `failed` with the code `canceled`. A repeated call does
 * nothing. Refuses with `message_not_found`, and with `message_not_cancelable` once it is on its way. The
 * refusal rolls the transaction back.
 */
export async function cancelMessage(
  tx: Transaction,
  context: MessagingContext,
  accountId: string,
  id: string,
): Promise<void> {
  const announcer = messageAnnouncerOf(tx, [accountId], context)
  const isWaiting = (await context.messageQueue.withdraw(tx, accountId, [id])).has(id)
  const message = await getMessage(tx, accountId, id)
  if (message.errorCode === canceled.errorCode) return
  // A message whose carrier gave no answer waits for its next submission, too.
  if (!isWaiting || message.status !== "queued")
    throw new MessagingRefusal(
      "message_not_cancelable",
      message.status === "queued"
        ? "A carrier is taking the message at this moment, so it cannot be canceled."
        : `The message is \`${message.status}\`. Only a queued message can be canceled.`,
    )
  const moves = [{ messageId: id, status: "failed" as const, ...canceled, detail }]
  const moved = (await moveMessages(tx, accountId, moves, context, announcer)).get(id)
  assert(moved, "A queued message whose job is locked can be moved.")
  if (moved.fallback) setFallbackDue(tx, accountId, id, null)
}

const canceled = { errorCode: "canceled", errorMessage: messageErrorCodes.canceled } as const
const detail = JSON.stringify({ reason: canceled.errorMessage })
