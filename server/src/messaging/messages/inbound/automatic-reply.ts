import type { Transaction, Tx } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"
import type { NewEvent } from "#core/endpoints/announcer.ts"
import { insertMessages } from "#messaging/messages/store.ts"
import { messageDefaults } from "#messaging/messages/accept/plan-message.ts"
import type { MessagingContext } from "#messaging/messages/context.ts"
import { messageEvent } from "#messaging/messages/message-resource.ts"
import type { Message } from "#messaging/messages/message.ts"
import { countSegments } from "#messaging/channels/segments.ts"
import { canonicalAddress } from "#messaging/numbers/canonical-address.ts"
import type { Keyword, KeywordAction } from "#messaging/numbers/opt-out-keywords.ts"
import type { OptOutSettings } from "#messaging/numbers/opt-out-settings.ts"
import { idTime } from "#core/std/ids.ts"
import { replyText } from "./reply-texts.ts"

/** Each reply costs money, and two robots could answer each other forever. */
const everyMs = 60 * 60 * 1_000

/**
 * Queues the reply to a keyword, and returns its events. A pair of numbers gets one reply per hour for each
 * keyword. Only phone numbers get replies: short codes, names and senders without an address get none.
 */
export async function replyToKeyword(
  tx: Transaction,
  context: MessagingContext,
  received: Message,
  { action, keyword, languages }: Keyword,
  settings: OptOutSettings,
): Promise<NewEvent[]> {
  const now = context.clock.now()
  if (!/^\+[1-9]\d{7,14}$/.test(received.from) || !(await isDue(tx, received, action, now))) return []
  const reply = replyTo(context, received, textOf(languages, action, settings))
  const { accountId, id, carrierId, priority } = reply
  insertMessages(tx, [reply])
  context.messageQueue.enqueue(tx, [{ accountId, id, targetId: carrierId, subjectId: id, priority, runAt: now }])
  return [messageEvent(reply, context.newId, JSON.stringify({ keyword }))]
}

/** Deletes the records of replies that are too old to suppress another one. */
export async function forgetReplies(db: Tx, now: number): Promise<void> {
  await db.query("delete from automatic_replies where replied_at <= $1", [time(now - everyMs)])
}

/**
 * Records the reply, unless this pair got one to the same keyword within the hour. The row's lock decides
 * between processes.
 */
async function isDue(tx: Tx, { accountId, to, from }: Message, action: KeywordAction, now: number): Promise<boolean> {
  const rows = await tx.query(
    `insert into automatic_replies as last (account_id, sender, recipient, keyword, replied_at) values ($1, $2, $3, $4, $5)
     on conflict (account_id, sender, recipient, keyword) do update set replied_at = excluded.replied_at
     where last.replied_at <= $6 returning 1`,
    [accountId, canonicalAddress(to), canonicalAddress(from), action, time(now), time(now - everyMs)],
  )
  return rows.length > 0
}

/** The language of the word decides. A word that is used in every language gets the account's language. */
function textOf(languages: readonly string[], action: KeywordAction, settings: OptOutSettings): string {
  const isShared = languages.includes("en") || languages.includes(settings.language)
  const language = isShared ? settings.language : (languages[0] ?? settings.language)
  const own = settings.languages.find((each) => each.language === language)?.replies[action]
  return own ?? replyText(language, action, settings.holdsFor)
}

function replyTo(context: MessagingContext, received: Message, body: string): Message {
  const { encoding, count } = countSegments(body)
  const id = context.newId()
  return {
    ...messageDefaults,
    accountId: received.accountId,
    id,
    channel: "sms",
    to: received.from,
    from: received.to,
    body,
    encoding,
    numSegments: count,
    rateMicros: context.prices.priceMicros({ to: received.from, channel: "sms" }, count),
    priceUnit: context.prices.priceUnit,
    carrierId: received.carrierId,
    isAutomatic: true,
    replyTo: received.id,
    createdAt: idTime(id),
    updatedAt: idTime(id),
  }
}
