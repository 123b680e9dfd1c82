import { withoutEditMark } from "#messaging/carriers/describe-content.ts"
import type { Transaction } from "#core/db/database.ts"
import type { Announcer, NewEvent } from "#core/endpoints/announcer.ts"
import type { MessagingContext } from "#messaging/messages/context.ts"
import type { Message } from "#messaging/messages/message.ts"
import { moveMessages } from "#messaging/messages/move-messages.ts"
import { findQueuedMessages } from "#messaging/messages/store.ts"
import { withoutWhatsapp } from "#messaging/numbers/canonical-address.ts"
import { mayBeKeyword, readKeyword, type KeywordAction } from "#messaging/numbers/opt-out-keywords.ts"
import { readOptOutSettings } from "#messaging/numbers/opt-out-settings.ts"
import { everySender, optIn, optOut, serviceOfSender, type OptOutPair } from "#messaging/numbers/opt-outs.ts"
import { replyToKeyword } from "./automatic-reply.ts"

/**
 * Queued messages that one transaction cancels when a recipient opts out. The rest is caught when it is due.
 */
const cancelledMax = 1_000

export interface ObeyedKeyword {
  /** Null for a message that is no keyword. */
  action: KeywordAction | null
  replies: NewEvent[]
}

const noKeyword: ObeyedKeyword = { action: null, replies: [] }

/**
 * STOP, START and HELP: records the choice, cancels queued messages, and replies when something changed.
 * Returns the keyword's action, and the events of the reply.
 */
export async function obeyKeyword(
  tx: Transaction,
  context: MessagingContext,
  message: Message,
  announcer: Announcer,
): Promise<ObeyedKeyword> {
  const said = withoutEditMark(message.body)
  if (!mayBeKeyword(said)) return noKeyword
  const { accountId, to: sender, from: recipient } = message
  const settings = await readOptOutSettings(tx, accountId)
  const asked = readKeyword(said, settings.languages)
  if (!asked) return noKeyword
  const { action, keyword } = asked
  if (action === "start" && !(await optIn(tx, { accountId, sender, recipient }))) return { action, replies: [] }
  const left = { accountId, sender: settings.holdsFor === "account" ? everySender : sender, recipient }
  if (action === "stop" && !(await optOutRecipient(tx, context, { ...left, keyword }, announcer)))
    return { action, replies: [] }
  return { action, replies: await replyToKeyword(tx, context, message, asked, settings) }
}

/**
 * Records an opt-out and cancels the queued messages to the recipient. `keyword` is empty if the account
 * records it. Returns false for a repeated opt-out. The announcer covers the account.
 */
export async function optOutRecipient(
  tx: Transaction,
  context: MessagingContext,
  { keyword, ...pair }: OptOutPair & { keyword: string },
  announcer: Announcer,
): Promise<boolean> {
  if (!(await optOut(tx, pair, { keyword, now: context.clock.now() }))) return false
  const { accountId } = pair
  const ids = await findLeavingMessages(tx, pair)
  if (!ids.length) return true
  // Messages that are claimed at this moment are leaving, and end as their carrier reports.
  const withdrawn = await context.messageQueue.withdraw(tx, accountId, ids)
  const failure = {
    errorCode: "recipient_opted_out",
    errorMessage: "The recipient opted out before the message was sent.",
  }
  const detail = JSON.stringify({ ...(keyword && { keyword }), reason: failure.errorMessage })
  const moves = [...withdrawn].map((messageId) => ({ messageId, status: "failed" as const, ...failure, detail }))
  await moveMessages(tx, accountId, moves, context, announcer)
  return true
}

/** The queued messages that the opt-out stops. One for every sender also covers the recipient's WhatsApp. */
async function findLeavingMessages(tx: Transaction, { accountId, sender, recipient }: OptOutPair): Promise<string[]> {
  if (sender !== everySender) {
    const serviceId = await serviceOfSender(tx, accountId, sender)
    return await findQueuedMessages(tx, accountId, { sender, serviceId, recipient }, cancelledMax)
  }
  const number = withoutWhatsapp(recipient)
  const recipients = number.startsWith("+") ? [number, `whatsapp:${number}`] : [number]
  const ids: string[] = []
  for (const each of recipients)
    ids.push(...(await findQueuedMessages(tx, accountId, { sender: null, recipient: each }, cancelledMax)))
  return ids.sort().slice(0, cancelledMax)
}
