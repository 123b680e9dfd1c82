import { Conditions } from "#core/db/conditions.ts"
import type { SqlValue, Tx } from "#core/db/database.ts"
import { plainArray, time } from "#core/db/literals.ts"
import { readIdsWith, type Metadata } from "#core/db/metadata-terms.ts"
import type { Page } from "#core/db/page.ts"
import type { Message, MessageStatus } from "#messaging/messages/message.ts"
import { toMessage, type MessageRow } from "#messaging/messages/store.ts"
import { firstIdAt, idTime } from "#core/std/ids.ts"

export interface MessageFilters {
  to?: string | undefined
  from?: string | undefined
  /** A message has one of these. */
  status?: readonly MessageStatus[] | undefined
  errorCode?: string | undefined
  direction?: "outbound" | "inbound" | undefined
  channel?: string | undefined
  tag?: string | undefined
  /** A message has all of these entries. */
  metadata?: Metadata | undefined
  /**
   * Digits are any part of the sender or the recipient. A number with its plus and an address with its prefix
   * are the whole one.
   */
  number?: string | undefined
  /** Milliseconds: created at this moment or later. */
  createdAfter?: number | undefined
  /** Milliseconds: created before this moment. */
  createdBefore?: number | undefined
  /** Milliseconds: sent or received at this moment or later. Messages that are not sent do not match. */
  sentAfter?: number | undefined
  /** Milliseconds: sent or received before this moment. */
  sentBefore?: number | undefined
}

/** How a message's time of sending is written. The time of an inbound message is that of its creation. */
const sentTime = "case when direction = 'inbound' then created_at else sent_at end"

export interface MessagePage {
  messages: Message[]
  /** The id beyond which the next page starts, or null at the end. */
  nextBefore: string | null
}

/**
 * The messages that each step of one page reads, ten thousand in all, for a filter without an index. A page
 * of a rare filter can therefore hold fewer messages than requested, or none, and still have a next page. So
 * every page costs the same, whatever number of messages is stored. An index for each filter would slow the
 * table that every message writes to. The first steps are small, because few messages suffice when most
 * match.
 */
const looks = [500, 500, 1_000, 2_000, 2_000, 2_000, 2_000]

export async function listMessages(
  tx: Tx,
  accountId: string,
  filters: MessageFilters,
  page: Page,
): Promise<MessagePage> {
  if (!filters.metadata && !matchesOf(filters).length) return lookAt(tx, accountId, filters, { ...page, look: null })
  const messages: Message[] = []
  let nextBefore = page.before
  for (const look of looks) {
    const rest = { ...page, limit: page.limit - messages.length, before: nextBefore, look }
    const found = await lookAt(tx, accountId, filters, rest)
    messages.push(...found.messages)
    nextBefore = found.nextBefore
    if (messages.length === page.limit || nextBefore === null) break
  }
  return { messages, nextBefore }
}

/** Returns the matches among the next `look` messages, or among all that follow. */
async function lookAt(
  tx: Tx,
  accountId: string,
  filters: MessageFilters,
  { look, ...page }: Page & { look: number | null },
): Promise<MessagePage> {
  const where = boundsOf(accountId, filters, page)
  const last = look === null ? null : await addLook(tx, accountId, filters, { where, page, look })
  for (const [condition, value] of matchesOf(filters)) where.add(condition, value)
  const rows = await tx.query<MessageRow>(
    `select * from messages where ${where.text} order by ${orderOf(filters, page)} limit ${page.limit + 1}`,
    where.values,
  )
  const messages = rows.slice(0, page.limit).map(toMessage)
  return { messages, nextBefore: rows.length > page.limit ? (messages.at(-1)?.id ?? null) : last }
}

/** Whether an index by time finds the messages. The time is the id's own, so the order is the same. */
function isByCreation({ to, status, errorCode }: MessageFilters): boolean {
  return to !== undefined || hasError({ status, errorCode })
}

/** Whether only messages with an error match. */
function hasError({ status, errorCode }: MessageFilters): boolean {
  return errorCode !== undefined || status?.every((each) => each === "failed" || each === "undelivered") === true
}

function orderOf(filters: MessageFilters, { order = "desc" }: Page): string {
  return isByCreation(filters) ? `created_at ${order}, id ${order}` : `id ${order}`
}

/**
 * Restricts a step to the next messages. Returns the id of its last one, or null if the step reads all
 * remaining ones.
 */
async function addLook(
  tx: Tx,
  accountId: string,
  filters: MessageFilters,
  { where, page, look }: { where: Conditions; page: Page; look: number },
): Promise<string | null> {
  const { metadata, createdAfter, createdBefore } = filters
  if (metadata) {
    const range = { ...page, createdAfter, createdBefore }
    const { ids, lookedAt } = await readIdsWith(tx, "message_terms", accountId, metadata, range, look)
    where.add("id = any(?)", plainArray(ids))
    return lookedAt
  }
  const [row] = await tx.query<{ id: string }>(
    `select id from messages where ${where.text} order by ${orderOf(filters, page)} offset ${look - 1} limit 1`,
    where.values,
  )
  if (row) where.add(page.order === "asc" ? "id <= ?" : "id >= ?", row.id)
  return row?.id ?? null
}

/** The conditions that an index serves. */
function boundsOf(accountId: string, filters: MessageFilters, { before, order }: Page): Conditions {
  const where = new Conditions(accountId)
  const beyond = order === "asc" ? ">" : "<"
  if (before !== null) {
    where.add(`id ${beyond} ?`, before)
    // Follows from the line above, and lets an index by time start at the right place.
    if (isByCreation(filters)) where.add(`created_at ${beyond}= ?`, time(idTime(before)))
  }
  if (filters.createdAfter !== undefined) where.add("id >= ?", firstIdAt(filters.createdAfter))
  // A message is sent after its creation.
  const createdBefore = filters.createdBefore ?? filters.sentBefore
  if (createdBefore !== undefined) where.add("id < ?", firstIdAt(createdBefore))
  if (filters.to !== undefined) where.add("to_address = ?", filters.to)
  else if (hasError(filters)) where.add("error_code is not null")
  return where
}

/** The conditions that no index serves. */
function matchesOf(filters: MessageFilters): [condition: string, value: SqlValue][] {
  const { from, status, errorCode, direction, channel, tag, number, sentAfter, sentBefore } = filters
  const asked: [string, SqlValue | undefined][] = [
    ["from_address = ?", from],
    ["status = any(?)", status && plainArray(status)],
    ["error_code = ?", errorCode],
    ["direction = ?", direction],
    ["channel = ?", channel],
    ["? = any(tags)", tag],
    [`${sentTime} >= ?`, sentAfter === undefined ? undefined : time(sentAfter)],
    [`${sentTime} < ?`, sentBefore === undefined ? undefined : time(sentBefore)],
    number !== undefined && /^\d+$/.test(number)
      ? ["strpos(to_address || ' ' || from_address, ?) > 0", number]
      : ["? in (to_address, from_address)", number],
  ]
  return asked.flatMap(([condition, value]) => (value === undefined ? [] : [[condition, value]]))
}
