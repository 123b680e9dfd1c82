import type { Tx } from "#db/database.ts"
import { plainArray, textArray, timeArray } from "#db/literals.ts"
import { appendEvents } from "#events/append.ts"
import type { Lane } from "#queue/queue.ts"
import type { MessagingContext } from "./context.ts"
import { toMessage, type Message, type MessageRow, type MessageStatus } from "./message.ts"
import { messageEvent } from "./message-event.ts"

export interface Move {
  messageId: string
  status: MessageStatus
  at: number
  priceMicros?: number
  errorCode?: string
  errorMessage?: string
  /** The exchange behind the move, for the timeline: JSON. */
  detail: string | null
}

export interface Moved {
  /** As they are after the move. */
  messages: Map<string, Message>
  lanes: Lane[]
}

/**
 * Changes the status of messages of one account and announces each change, in the caller's transaction. A move that is not
 * legal from where the message stands, or whose message is gone, is left out of the answer and changes nothing.
 * One move a message in a call.
 */
export async function moveMessages(tx: Tx, accountId: string, moves: readonly Move[], context: MessagingContext): Promise<Moved> {
  if (!moves.length) return { messages: new Map(), lanes: [] }
  const rows = await updateStatuses(tx, accountId, moves)
  const messages = new Map(rows.map((row) => [row.id, toMessage(row)]))
  const events = []
  for (const { messageId, detail } of moves) {
    const message = messages.get(messageId)
    if (message) events.push(messageEvent(message, context.newId, detail))
  }
  const { newId, deliveryQueue, clock } = context
  return { messages, lanes: await appendEvents(tx, events, { newId, deliveryQueue, now: clock.now() }) }
}

/**
 * Hot: the legality of the move, the move and the reading of the whole message are one statement, so no lock is taken before
 * it and no message travels twice.
 */
function updateStatuses(tx: Tx, accountId: string, moves: readonly Move[]): Promise<MessageRow[]> {
  return tx.query<MessageRow>(
    `update messages as message set
       previous_status = message.status,
       status = move.status,
       sequence = message.sequence + 1,
       updated_at = greatest(move.at, message.updated_at),
       sent_at = case when move.status = 'sent' then move.at else message.sent_at end,
       delivered_at = case when move.status = 'delivered' then move.at end,
       price_micros = coalesce(move.price_micros, message.price_micros),
       error_code = move.error_code,
       error_message = move.error_message,
       submissions = message.submissions + (move.status = 'sending')::integer
     from unnest($2::uuid[], $3::text[], $4::timestamptz[], $5::bigint[], $6::text[], $7::text[])
       as move (id, status, at, price_micros, error_code, error_message)
     where message.account_id = $1 and message.id = move.id and case move.status
       when 'sending' then message.status = 'queued'
       when 'sent' then message.status = 'sending'
       when 'delivered' then message.status in ('sent', 'undelivered')
       when 'undelivered' then message.status = 'sent'
       when 'failed' then message.status in ('queued', 'sending')
       else false end
     returning message.*`,
    [
      accountId,
      plainArray(moves.map((move) => move.messageId)),
      plainArray(moves.map((move) => move.status)),
      timeArray(moves.map((move) => move.at)),
      plainArray(moves.map((move) => move.priceMicros)),
      plainArray(moves.map((move) => move.errorCode)),
      textArray(moves.map((move) => move.errorMessage)),
    ],
    "messaging_move",
  )
}
