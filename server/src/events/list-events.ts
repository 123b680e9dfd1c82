import { Conditions } from "#db/conditions.ts"
import type { Tx } from "#db/database.ts"
import { plainArray, textArray } from "#db/literals.ts"
import { firstIdAt } from "#std/ids.ts"
import { eventTypeNames, matches } from "./catalogue.ts"
import type { EventType } from "./catalogue.ts"
import { EventRefusal } from "./refusals.ts"
import { eventColumns, findEvent, findSubjectEvents } from "./store.ts"
import type { EventRow, Page } from "./store.ts"

export type StoredEvent = EventRow

/** Which events of an account a list is of; all that is given must hold. */
export interface EventFilter {
  /** A name, or the pattern of an area. */
  type?: string | undefined
  subjectId?: string | undefined
  /** Milliseconds: from the one until before the other. */
  from?: number | undefined
  until?: number | undefined
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
export function listEvents(tx: Tx, accountId: string, filter: EventFilter, page: Page): Promise<EventPage> {
  const { subjectId } = filter
  if (subjectId === undefined) return readLog(tx, accountId, filter, page)
  return readSubject(tx, accountId, { ...filter, subjectId }, page)
}

/**
 * The events of several subjects, the oldest first and at most `limit`. None of them is older than `from`, in milliseconds, so the
 * partitions of earlier weeks are not read.
 */
export function listEventsOf(
  tx: Tx,
  accountId: string,
  subjectIds: readonly string[],
  { from, limit }: { from: number; limit: number },
): Promise<StoredEvent[]> {
  return tx.query<EventRow>(
    `select ${eventColumns} from events where account_id = $1 and subject_id = any($2) and id >= $3
     order by occurred_at, id limit $4`,
    [accountId, plainArray(subjectIds), firstIdAt(from), limit],
  )
}

async function readLog(tx: Tx, accountId: string, filter: EventFilter, page: Page): Promise<EventPage> {
  const { first, end } = boundsOf(filter, page)
  const where = new Conditions(accountId)
  if (end !== null) where.add("id < ?", end)
  if (first !== null) where.add("id >= ?", first)
  const lastLookedAt = filter.type === undefined ? null : await findLastLookedAt(tx, where)
  if (lastLookedAt !== null) where.add("id >= ?", lastLookedAt)
  if (filter.type !== undefined) where.add("type = any(?)", textArray(typesOf(filter.type)))
  const rows = await tx.query<EventRow>(
    `select ${eventColumns} from events where ${where.text} order by id desc limit ${where.value(page.limit + 1)}`,
    where.values,
  )
  return pageOf(rows, page.limit, lastLookedAt)
}

/** A subject has a handful of events, which its index finds: they are all read, and none is looked at in vain. */
async function readSubject(
  tx: Tx,
  accountId: string,
  filter: EventFilter & { subjectId: string },
  page: Page,
): Promise<EventPage> {
  const { first, end } = boundsOf(filter, page)
  const types = filter.type === undefined ? eventTypeNames : typesOf(filter.type)
  const rows = await findSubjectEvents(tx, accountId, filter.subjectId)
  const wanted = rows
    .filter(({ type }) => types.includes(type))
    .filter(({ id }) => (first === null || id >= first) && (end === null || id < end))
    .sort((one, other) => (one.id < other.id ? 1 : -1))
  return pageOf(wanted, page.limit, null)
}

/** Of rows that may be one more than the page holds. */
function pageOf(rows: readonly EventRow[], limit: number, lastLookedAt: string | null): EventPage {
  const events = rows.slice(0, limit)
  return { events, nextBefore: rows.length > limit ? (events.at(-1)?.id ?? null) : lastLookedAt }
}

/** The ids between which it is: from the first until before the end. Null is no bound. */
function boundsOf({ from, until }: EventFilter, { before }: Page): { first: string | null; end: string | null } {
  // The first id of a moment is above all of those before it.
  const ends = [before, until === undefined ? null : firstIdAt(until)].filter((end) => end !== null)
  return { first: from === undefined ? null : firstIdAt(from), end: ends.sort()[0] ?? null }
}

function typesOf(pattern: string): EventType[] {
  return eventTypeNames.filter((name) => matches([pattern], name))
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
