import type { Database, Transaction, Tx } from "#core/db/database.ts"
import { readOfAllAccounts } from "#core/db/all-accounts.ts"
import { plainArray, time } from "#core/db/literals.ts"
import { insertRows, listColumns } from "#core/db/row-lists.ts"
import type { DueTime } from "#core/db/shift-due-times.ts"
import { isListed, type ListedMessage } from "./fallback.ts"
import type { Message } from "#messaging/messages/message.ts"
import { toMessage, withFormerCarrier, type MessageRow } from "#messaging/messages/store.ts"

/** The wait for the channel before it. The wait of a scheduled message begins at a time that a person set. */
export const fallbackDueTimes: readonly DueTime[] = [
  {
    table: "message_fallbacks",
    column: "due_at",
    where: `not exists (
      select from messages where messages.account_id = message_fallbacks.account_id
        and messages.id = message_fallbacks.message_id and messages.send_at > $1
    )`,
  },
]

/** Stores when the second address is due, for each new message that lists several. */
export function insertFallbacks(tx: Transaction, messages: readonly Message[], now: number): void {
  const rows = messages.filter(isListed).map(({ accountId, id, sendAt, fallback }) => ({
    accountId,
    messageId: id,
    dueAt: (sendAt ?? now) + fallback.afterMs,
  }))
  insertRows(tx, "message_fallbacks", newFallbacks, rows, { name: "messaging_insert_fallbacks" })
}

const newFallbacks = listColumns<{ accountId: string; messageId: string; dueAt: number }>()(
  "message_id uuid, due_at timestamptz",
)

/** Sets when the next address of this message is tried. Null means that it has no further one. */
export function setFallbackDue(tx: Transaction, accountId: string, messageId: string, dueAt: number | null): void {
  if (dueAt === null)
    tx.send(
      "delete from message_fallbacks where account_id = $1 and message_id = $2",
      [accountId, messageId],
      "messaging_remove_fallback",
    )
  else
    tx.send(
      `insert into message_fallbacks (account_id, message_id, due_at) values ($1, $2, $3)
       on conflict (account_id, message_id) do update set due_at = excluded.due_at`,
      [accountId, messageId, time(dueAt)],
      "messaging_set_fallback_due",
    )
}

/** Whether the message has a further address that Posthorn may try. */
export async function hasFallbackDue(tx: Tx, accountId: string, messageId: string): Promise<boolean> {
  const rows = await tx.query("select 1 from message_fallbacks where account_id = $1 and message_id = $2", [
    accountId,
    messageId,
  ])
  return rows.length > 0
}

export function findDueFallbacks(
  db: Database,
  now: number,
  limit: number,
): Promise<{ accountId: string; messageId: string }[]> {
  return readOfAllAccounts(db, {
    text: "select account_id, message_id, due_at from message_fallbacks where due_at <= $1",
    values: [time(now)],
    orderBy: "due_at",
    limit,
    name: "messaging_find_due_fallbacks",
  })
}

/** Locks those that are still due. Returns their ids. */
export async function lockDueFallbacks(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
  now: number,
): Promise<Set<string>> {
  const rows = await tx.query<{ messageId: string }>(
    `select message_id from message_fallbacks where account_id = $1 and message_id = any($2) and due_at <= $3
     order by message_id for update`,
    [accountId, plainArray(ids), time(now)],
    "messaging_hold_due_fallbacks",
  )
  return new Set(rows.map(({ messageId }) => messageId))
}

/**
 * Locks the messages with these ids that list several channels, in the order of ids. Lock their jobs before.
 */
export async function lockListed(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, ListedMessage>> {
  const rows = await tx.query<MessageRow>(
    `select * from messages where account_id = $1 and id = any($2) and fallback is not null order by id for update`,
    [accountId, plainArray(ids)],
    "messaging_hold_listed",
  )
  return new Map(rows.map((row) => [row.id, toMessage(row) as ListedMessage]))
}

/** Returns the ids of those messages that list several channels. */
export async function findListed(tx: Tx, accountId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>(
    "select id from messages where account_id = $1 and id = any($2) and fallback is not null",
    [accountId, plainArray(ids)],
    "messaging_find_listed",
  )
  return new Set(rows.map(({ id }) => id))
}

/** Writes the fields of a message that depend on its channels. The status stays. */
export function writeListed(tx: Transaction, message: ListedMessage): void {
  const { accountId, id, channel, to, from, encoding, numSegments, rateMicros, priceMicros, carrierId, submissions } =
    message
  tx.send(
    `update messages set channel = $3, to_address = $4, from_address = $5, encoding = $6, num_segments = $7, rate_micros = $8,
       price_micros = $9, carrier_id = $10,
       former_carriers = case when carrier_id = $10 then former_carriers else ${withFormerCarrier} end, submissions = $11, updated_at = $12, fallback = $13
     where account_id = $1 and id = $2`,
    [
      accountId,
      id,
      channel,
      to,
      from,
      encoding,
      numSegments,
      rateMicros,
      priceMicros,
      carrierId,
      submissions,
      time(message.updatedAt),
      JSON.stringify(message.fallback),
    ],
    "messaging_write_listed",
  )
}
