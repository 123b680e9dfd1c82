import type { Transaction, Tx } from "#db/database.ts"
import { plainArray } from "#db/literals.ts"
import { currentChannel } from "./fallback/fallback.ts"
import { removeMediaOf } from "./media/media-store.ts"
import { toMessage, type Message, type MessageRow } from "./message.ts"

export async function readMessages(tx: Tx, accountId: string, ids: readonly string[]): Promise<Map<string, Message>> {
  if (!ids.length) return new Map()
  const rows = await tx.query<MessageRow>(
    "select * from messages where account_id = $1 and id = any($2)",
    [accountId, plainArray(ids)],
    "messaging_read",
  )
  return new Map(rows.map((row) => [row.id, toMessage(row)]))
}

/**
 * Returns those of these messages that are `sending`. A message that lists several channels can be `sent`
 * while a further one is tried.
 */
export async function readSending(tx: Tx, accountId: string, ids: readonly string[]): Promise<Map<string, Message>> {
  const messages = await readMessages(tx, accountId, ids)
  for (const [id, { status, fallback }] of messages) {
    const isTried = fallback !== null && status === "sent" && currentChannel(fallback)?.state === "sending"
    if (status !== "sending" && !isTried) messages.delete(id)
  }
  return messages
}

export async function readMessageRow(tx: Tx, accountId: string, id: string): Promise<Message | undefined> {
  const [row] = await tx.query<MessageRow>(
    "select * from messages where account_id = $1 and id = $2",
    [accountId, id],
    "messaging_read_one",
  )
  return row && toMessage(row)
}

/** Counts one more unanswered submission for each of these messages. */
export function addSubmissions(tx: Transaction, accountId: string, ids: readonly string[]): void {
  if (!ids.length) return
  tx.send("update messages set submissions = submissions + 1 where account_id = $1 and id = any($2)", [
    accountId,
    plainArray(ids),
  ])
}

/** The fields of a message that decide its route. */
export type MessageForRoute = Pick<Message, "to" | "from" | "channel" | "tags" | "submissions">

/** Messages of one account by id, without their large columns. */
export async function readMessagesForRoutes(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, MessageForRoute>> {
  if (!ids.length) return new Map()
  const rows = await tx.query<
    Pick<MessageRow, "id" | "to_address" | "from_address" | "channel" | "tags" | "submissions">
  >(
    "select id, to_address, from_address, channel, tags, submissions from messages where account_id = $1 and id = any($2)",
    [accountId, plainArray(ids)],
    "messaging_read_for_routes",
  )
  return new Map(
    rows.map(({ id, to_address: to, from_address: from, channel, tags, submissions }) => [
      id,
      { to, from, channel, tags: tags ?? [], submissions },
    ]),
  )
}

/** Assigns these messages of the account to another carrier. */
export function writeCarriers(tx: Transaction, accountId: string, ids: readonly string[], carrierId: string): void {
  tx.send("update messages set carrier_id = $3 where account_id = $1 and id = any($2)", [
    accountId,
    plainArray(ids),
    carrierId,
  ])
}

/** The ids of queued messages to a recipient from a sender, the oldest first. */
export async function queuedBetween(
  tx: Tx,
  accountId: string,
  pair: { sender: string; recipient: string },
  limit: number,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select id from messages where account_id = $1 and to_address = $2 and from_address = $3 and status = 'queued'
       and not is_automatic order by id limit $4`,
    [accountId, pair.recipient, pair.sender, limit],
  )
  return rows.map(({ id }) => id)
}

/**
 * Deletes the message's row, notes, frames and media. Returns the deleted message and the shared records with
 * its events, or undefined when there was none.
 */
export async function removeMessage(
  tx: Tx,
  accountId: string,
  id: string,
): Promise<{ message: Message; recordIds: string[] } | undefined> {
  const [[removed]] = await Promise.all([
    tx.query<MessageRow>("delete from messages where account_id = $1 and id = $2 returning *", [accountId, id]),
    removeMediaOf(tx, accountId, id),
    tx.query("delete from message_notes where account_id = $1 and message_id = $2", [accountId, id]),
    tx.query("delete from message_frames where account_id = $1 and message_id = $2", [accountId, id]),
  ])
  return removed && { message: toMessage(removed), recordIds: removed.event_records }
}
