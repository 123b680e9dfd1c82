import { Conditions } from "#db/conditions.ts"
import type { Tx } from "#db/database.ts"
import type { EventType } from "./catalogue.ts"
import { EventRefusal } from "./refusals.ts"
import { eventColumns, findEvent } from "./store.ts"
import type { EventRow, Page } from "./store.ts"

export type StoredEvent = EventRow

export interface EventFilter {
  type?: EventType | undefined
}

export interface EventPage {
  events: StoredEvent[]
  /** The id below which the next page starts, or null at the end. */
  nextBefore: string | null
}

/**
 * Events that one page looks at when a type is asked for, which has no index. A page of a rare type may therefore hold fewer
 * events than asked for, or none, and still have a next one: so no page costs more than another, however many are stored.
 */
const lookedAtMax = 10_000

/** Newest first. */
export async function listEvents(tx: Tx, accountId: string, filter: EventFilter, page: Page): Promise<EventPage> {
  const where = new Conditions(accountId)
  if (page.before !== null) where.add("id < ?", page.before)
  const lastLookedAt = filter.type === undefined ? null : await findLastLookedAt(tx, where)
  if (lastLookedAt !== null) where.add("id >= ?", lastLookedAt)
  if (filter.type !== undefined) where.add("type = ?", filter.type)
  const rows = await tx.query<EventRow>(
    `select ${eventColumns} from events where ${where.text} order by id desc limit ${where.value(page.limit + 1)}`,
    where.values,
  )
  const events = rows.slice(0, page.limit)
  return { events, nextBefore: rows.length > page.limit ? (events.at(-1)?.id ?? null) : lastLookedAt }
}

/** Refuses `event_not_found`. */
export async function getEvent(tx: Tx, accountId: string, id: string): Promise<StoredEvent> {
  const event = await findEvent(tx, accountId, id)
  if (!event)
    throw new EventRefusal(
      "event_not_found",
      "This account has no event of this sid, or it is older than the log reaches.",
    )
  return event
}

/** The id of the last event that this page looks at, or null when it looks at all that are left. */
async function findLastLookedAt(tx: Tx, { text, values }: Conditions): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(
    `select id from events where ${text} order by id desc offset ${lookedAtMax - 1} limit 1`,
    values,
  )
  return row?.id ?? null
}
