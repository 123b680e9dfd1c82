import type { Transaction, Tx } from "#core/db/database.ts"
import { plainArray, time } from "#core/db/literals.ts"
import type { Announcer, NewEvent } from "#core/endpoints/announcer.ts"
import { SharedRecord } from "#core/events/event-record.ts"
import { assert } from "#core/std/assert.ts"
import type { MessagingContext } from "./context.ts"
import { messageEvent } from "./message-resource.ts"
import type { Message, MessageStatus } from "./message.ts"
import { lockMessages, readMessages, type MessageRow } from "./store.ts"

export interface Move {
  messageId: string
  status: MessageStatus
  errorCode?: string
  errorMessage?: string
  /** The exchange behind the move, for the timeline: JSON. */
  detail: string | null
  /**
   * Moves from `sending` to `sent` and to the final `status` at once, and announces both: the receipt was as
   * fast as the answer.
   */
  sent?: { detail: string | null }
  /** Excludes a message that lists several channels, because it may continue on the next one. */
  unlessListed?: true
}

/**
 * Allowed moves: queued → sending → sent → delivered or undelivered; queued or sending → failed; undelivered
 * → delivered, because a later receipt can correct an earlier one. `messages_move` in the schema has the same
 * rules.
 */
export const messageMovesFrom: Record<MessageStatus, readonly MessageStatus[]> = {
  queued: [],
  received: [],
  sending: ["queued"],
  sent: ["sending"],
  delivered: ["sent", "undelivered"],
  undelivered: ["sent"],
  failed: ["queued", "sending"],
}

/** Only the holder of a message's job moves it to these. */
const byJob: ReadonlySet<MessageStatus> = new Set(["sending", "sent"])

/**
 * Changes the status of messages of one account and announces each change, in the caller's transaction. An
 * illegal move, or one of a deleted message, is not in the result and changes nothing. At most one move for
 * each message in a call. Returns the messages after their moves.
 */
export async function moveMessages(
  tx: Transaction,
  accountId: string,
  moves: readonly Move[],
  context: MessagingContext,
  announcer: Announcer,
): Promise<Map<string, Message>> {
  if (!moves.length) return new Map()
  const at = context.clock.now()
  // Nearly always one group: a batch of the sender or of receipts moves everything to the same status.
  const groups = Map.groupBy(
    moves,
    ({ status, errorCode, errorMessage, sent, unlessListed }) =>
      `${status} ${errorCode} ${errorMessage} ${sent !== undefined} ${unlessListed}`,
  )
  // A receipt can be about any message. The other moves have locked the jobs of their messages.
  if (groups.size > 1 && moves.some(({ status, sent }) => !sent && !byJob.has(status)))
    await lockMessages(tx, accountId, moves.map(({ messageId }) => messageId)) // oxfmt-ignore
  const record = new SharedRecord(context.newId)
  const update = { recordId: record.id, at }
  const moved = await Promise.all([...groups.values()].map((group) => updateStatuses(tx, accountId, group, update)))
  const byId = new Map(moves.map((move) => [move.messageId, move]))
  const rows = moved.flat().map((row) => ({ ...row, move: byId.get(row.id) as Move }))
  const messages = await asTheyAreNow(tx, accountId, rows, context, at)
  const events: NewEvent[] = []
  const counted: Message[] = []
  const note = (message: Message, detail: string | null) => {
    events.push(messageEvent(message, record, detail))
    counted.push(message)
  }
  for (const { messageId, detail, sent } of moves) {
    const message = messages.get(messageId)
    if (!message) continue
    if (sent) note(asSent(message), sent.detail)
    note(message, detail)
  }
  tx.onCommit(() => counted.forEach((message) => countMove(context, message, at)))
  const withCodes = [...messages.values()].filter(({ verificationId }) => verificationId !== null)
  await Promise.all([
    announcer.announce(events),
    withCodes.length ? context.verifications?.follow(tx, accountId, withCodes, announcer) : undefined,
  ])
  return messages
}

function countMove({ metrics }: MessagingContext, { status, createdAt }: Message, at: number): void {
  metrics.messages.inc({ status })
  if (status !== "sending") metrics.messageSeconds.observe({ status }, (at - createdAt) / 1_000)
}

/** The message as it was while it was `sent`, if it moved on at once. */
function asSent(message: Message): Message {
  const { sequence } = message
  return { ...message, status: "sent", sequence: sequence - 1, deliveredAt: null, errorCode: null, errorMessage: null }
}

/** The columns of a moved message that only the store knows. */
type MovedRow = Pick<
  MessageRow,
  "id" | "sequence" | "submissions" | "carrierId" | "priceMicros" | "updatedAt" | "sentAt"
> & { isBlank: boolean }

/**
 * Hot: one statement checks the move and makes it, so it needs no lock before. It returns only the changed
 * columns, because the rest of a message is nearly always in memory. The bounds of the ids choose the
 * partitions. With `any` alone, PostgreSQL would search each partition.
 */
function updateStatuses(
  tx: Tx,
  accountId: string,
  group: readonly Move[],
  { recordId, at }: { recordId: string; at: number },
): Promise<MovedRow[]> {
  const [first] = group
  if (!first) return Promise.resolve([])
  const ids = group.map((move) => move.messageId).sort()
  return tx.query<MovedRow>(
    `update messages set
       previous_status = case when $8 then 'sent' else status end,
       status = $3,
       sequence = sequence + 1 + $8::boolean::integer,
       updated_at = greatest($4, updated_at),
       sent_at = case when $3 = 'sent' or $8 then $4 else sent_at end,
       delivered_at = case when $3 = 'delivered' then $4::timestamptz end,
       price_micros = case when $3 = 'sent' or $8 then rate_micros else price_micros end,
       error_code = $5,
       error_message = $6,
       submissions = submissions + ($3 = 'sending')::integer,
       event_records = event_records || $9::uuid
     where account_id = $1 and id = any($2) and id between $10 and $11 and status = any($7)
       and (fallback is null or not $12)
     returning id, sequence, submissions, carrier_id, price_micros, updated_at, sent_at, body = '' as is_blank`,
    [
      accountId,
      plainArray(ids),
      first.status,
      time(at),
      first.errorCode ?? null,
      first.errorMessage ?? null,
      plainArray(messageMovesFrom[first.sent ? "sent" : first.status]),
      first.sent !== undefined,
      recordId,
      ids[0],
      ids.at(-1),
      first.unlessListed === true,
    ],
    "messaging_move",
  )
}

async function asTheyAreNow(
  tx: Tx,
  accountId: string,
  rows: readonly (MovedRow & { move: Move })[],
  { messageCache: known }: MessagingContext,
  at: number,
): Promise<Map<string, Message>> {
  // Read all at once, because the cache may drop messages while others are read, and when the new ones are
  // added below. The text of an empty one may have been erased by another process.
  const before = new Map(rows.map(({ id, isBlank }) => [id, isBlank ? undefined : known?.get(id)]))
  const strangers = rows.filter(({ id }) => !before.get(id)).map(({ id }) => id)
  const read = await readMessages(tx, accountId, strangers)
  const messages = new Map<string, Message>()
  for (const row of rows) {
    const whole = before.get(row.id) ?? read.get(row.id)
    assert(whole, "A message that this transaction has just moved can be read in it.")
    const message = { ...whole, ...changedPart(row, at) }
    messages.set(row.id, message)
    if (message.status === "sending" || message.status === "sent") known?.remember(message)
    else known?.forget(row.id)
  }
  return messages
}

function changedPart({ move, ...row }: MovedRow & { move: Move }, at: number): Partial<Message> {
  return {
    status: move.status,
    sequence: row.sequence,
    submissions: row.submissions,
    carrierId: row.carrierId,
    priceMicros: row.priceMicros,
    errorCode: move.errorCode ?? null,
    errorMessage: move.errorMessage ?? null,
    updatedAt: row.updatedAt,
    sentAt: row.sentAt,
    deliveredAt: move.status === "delivered" ? at : null,
  }
}
