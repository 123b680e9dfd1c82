import { Conditions } from "#db/conditions.ts"
import type { Tx } from "#db/database.ts"
import { time } from "#db/literals.ts"
import type { Message, MessageStatus } from "#messaging/message.ts"
import { toMessage, type MessageRow } from "#messaging/store.ts"
import { stopwatch } from "#std/clock.ts"
import { firstIdAt, idTime } from "#std/ids.ts"

export interface MessageFilters {
  to?: string | undefined
  from?: string | undefined
  status?: MessageStatus | undefined
  errorCode?: string | undefined
  direction?: "outbound" | "inbound" | undefined
  channel?: string | undefined
  tag?: string | undefined
  /**
   * Digits are any part of the sender or the recipient. A number with its plus and an address with its prefix
   * are the whole one.
   */
  number?: string | undefined
  /** Milliseconds: created at this moment or later. */
  createdAfter?: number | undefined
  /** Milliseconds: created before this moment. */
  createdBefore?: number | undefined
}

export interface MessagePage {
  messages: Message[]
  /** The id below which the next page starts, or null at the end. */
  nextBefore: string | null
}

/**
 * The messages that each step of one page reads, ten thousand in all, for a filter without an index (all but
 * `to` and the times). A page of a rare filter can therefore hold fewer messages than requested, or none, and
 * still have a next page. So every page costs the same, whatever number of messages is stored. An index for
 * each filter would slow the table that every message writes to. The first steps are small, because few
 * messages suffice when most match. The reading stops when it has taken long.
 */
const looks = [500, 500, 1_000, 2_000, 2_000, 2_000, 2_000]
const lookMsDefault = 10

/** Newest first, below the id `before`. */
export async function listMessages(
  tx: Tx,
  accountId: string,
  filters: MessageFilters,
  { limit, before, lookMs = lookMsDefault }: { limit: number; before: string | null; lookMs?: number },
): Promise<MessagePage> {
  if (!matchesOf(filters).length) return lookAt(tx, accountId, filters, { limit, before, look: null })
  const elapsedMs = stopwatch()
  const messages: Message[] = []
  let nextBefore = before
  for (const look of looks) {
    const found = await lookAt(tx, accountId, filters, { limit: limit - messages.length, before: nextBefore, look })
    messages.push(...found.messages)
    nextBefore = found.nextBefore
    if (messages.length === limit || nextBefore === null || elapsedMs() >= lookMs) break
  }
  return { messages, nextBefore }
}

/** Returns the matches among the next `count` messages, or among all that follow. */
async function lookAt(
  tx: Tx,
  accountId: string,
  filters: MessageFilters,
  { limit, before, look }: { limit: number; before: string | null; look: number | null },
): Promise<MessagePage> {
  const where = boundsOf(accountId, filters, before)
  const last = look === null ? null : await findLastLookedAt(tx, filters, where, look)
  if (last !== null) where.add("id >= ?", last)
  for (const [condition, value] of matchesOf(filters)) where.add(condition, value)
  const rows = await tx.query<MessageRow>(
    `select * from messages where ${where.text} order by ${orderOf(filters)} limit ${limit + 1}`,
    where.values,
  )
  const messages = rows.slice(0, limit).map(toMessage)
  return { messages, nextBefore: rows.length > limit ? (messages.at(-1)?.id ?? null) : last }
}

/** The index by recipient is ordered by time. The time is the id's own, so the order is the same. */
function orderOf(filters: MessageFilters): string {
  return filters.to === undefined ? "id desc" : "created_at desc, id desc"
}

/** Returns the id of the last message to read, or null if the step reads all remaining ones. */
async function findLastLookedAt(
  tx: Tx,
  filters: MessageFilters,
  { text, values }: Conditions,
  look: number,
): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(
    `select id from messages where ${text} order by ${orderOf(filters)} offset ${look - 1} limit 1`,
    values,
  )
  return row?.id ?? null
}

/** The conditions that an index serves. */
function boundsOf(accountId: string, filters: MessageFilters, before: string | null): Conditions {
  const where = new Conditions(accountId)
  if (before !== null) {
    where.add("id < ?", before)
    // Follows from the line above, and lets the index by recipient start at the right place.
    if (filters.to !== undefined) where.add("created_at <= ?", time(idTime(before)))
  }
  if (filters.createdAfter !== undefined) where.add("id >= ?", firstIdAt(filters.createdAfter))
  if (filters.createdBefore !== undefined) where.add("id < ?", firstIdAt(filters.createdBefore))
  if (filters.to !== undefined) where.add("to_address = ?", filters.to)
  return where
}

/** The conditions that no index serves. */
function matchesOf({
  from,
  status,
  errorCode,
  direction,
  channel,
  tag,
  number,
}: MessageFilters): [condition: string, value: string][] {
  const asked: [string, string | undefined][] = [
    ["from_address = ?", from],
    ["status = ?", status],
    ["error_code = ?", errorCode],
    ["direction = ?", direction],
    ["channel = ?", channel],
    ["? = any(tags)", tag],
    number !== undefined && /^\d+$/.test(number)
      ? ["strpos(to_address || ' ' || from_address, ?) > 0", number]
      : ["? in (to_address, from_address)", number],
  ]
  return asked.flatMap(([condition, value]) => (value === undefined ? [] : [[condition, value]]))
}
