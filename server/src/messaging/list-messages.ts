import type { SqlValue, Tx } from "#db/database.ts"
import { time } from "#db/literals.ts"
import { firstIdAt, idTime } from "#std/ids.ts"
import { toMessage, type Message, type MessageRow, type MessageStatus } from "./message.ts"

export interface MessageFilters {
  to?: string | undefined
  from?: string | undefined
  status?: MessageStatus | undefined
  direction?: "outbound" | "inbound" | undefined
  channel?: string | undefined
  tag?: string | undefined
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
 * Messages that one page looks at when a filter has no index of its own (all but `to` and the times). A page of a rare filter
 * may therefore hold fewer messages than asked for, or none, and still have a next one: that keeps every page's cost the same,
 * at any number of stored messages, without an index for each filter on the table that every message writes to.
 */
const lookedAtMax = 10_000

/** Newest first, below the id `before` when there is one. */
export async function listMessages(
  tx: Tx,
  accountId: string,
  filters: MessageFilters,
  page: { limit: number; before: string | null },
): Promise<MessagePage> {
  const { values, bounds, matches } = conditions(accountId, filters, page.before)
  const lastLookedAt = matches.length ? await findLastLookedAt(tx, filters, bounds, values) : null
  const where = [...bounds, ...matches, ...(lastLookedAt === null ? [] : [`id >= '${lastLookedAt}'`])].join(" and ")
  const rows = await tx.query<MessageRow>(
    `select * from messages where ${where} order by ${orderOf(filters)} limit ${page.limit + 1}`,
    values,
  )
  const messages = rows.slice(0, page.limit).map(toMessage)
  return { messages, nextBefore: rows.length > page.limit ? (messages.at(-1)?.id ?? null) : lastLookedAt }
}

/** The index by recipient is ordered by time, which is the id's own, and so the same order. */
function orderOf(filters: MessageFilters): string {
  return filters.to === undefined ? "id desc" : "created_at desc, id desc"
}

/** The id of the last message that this page looks at, or null when it looks at all that are left. */
async function findLastLookedAt(
  tx: Tx,
  filters: MessageFilters,
  bounds: readonly string[],
  values: readonly SqlValue[],
): Promise<string | null> {
  // The values of the other conditions come last, and this statement does not know them.
  const known = values.slice(0, Math.max(...bounds.map((bound) => Number(/\$(\d+)$/.exec(bound)?.[1]))))
  const [row] = await tx.query<{ id: string }>(
    `select id from messages where ${bounds.join(" and ")} order by ${orderOf(filters)} offset ${lookedAtMax - 1} limit 1`,
    known,
  )
  return row?.id ?? null
}

function conditions(accountId: string, filters: MessageFilters, before: string | null) {
  const values: SqlValue[] = [accountId]
  const place = (value: SqlValue) => `$${values.push(value)}`
  const bounds = ["account_id = $1"]
  const matches: string[] = []
  if (before !== null) {
    bounds.push(`id < ${place(before)}`)
    // Follows from the line above, and lets the index by recipient start at the right place.
    if (filters.to !== undefined) bounds.push(`created_at <= ${place(time(idTime(before)))}`)
  }
  if (filters.createdAfter !== undefined) bounds.push(`id >= ${place(firstIdAt(filters.createdAfter))}`)
  if (filters.createdBefore !== undefined) bounds.push(`id < ${place(firstIdAt(filters.createdBefore))}`)
  if (filters.to !== undefined) bounds.push(`to_address = ${place(filters.to)}`)
  if (filters.from !== undefined) matches.push(`from_address = ${place(filters.from)}`)
  if (filters.status !== undefined) matches.push(`status = ${place(filters.status)}`)
  if (filters.direction !== undefined) matches.push(`direction = ${place(filters.direction)}`)
  if (filters.channel !== undefined) matches.push(`channel = ${place(filters.channel)}`)
  if (filters.tag !== undefined) matches.push(`${place(filters.tag)} = any(tags)`)
  return { values, bounds, matches }
}
