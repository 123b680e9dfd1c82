import type { Tx } from "#core/db/database.ts"
import type { Page } from "#core/db/page.ts"
import { firstIdAt } from "#core/std/ids.ts"
import { eventTypeNames, matches, type EventType } from "./catalogue.ts"
import { unpack, type EventRow } from "./event-record.ts"
import { findEvent, findEvents, findRecordAt, findSubjectEvents, firstId, lastId, readRecords } from "./records.ts"
import { EventRefusal } from "./refusals.ts"

export type StoredEvent = EventRow

/** Which events of an account a list contains. All given conditions must hold. */
export interface EventFilter {
  ids?: readonly string[] | undefined
  /** A name, or the pattern of an area. */
  type?: string | undefined
  subjectId?: string | undefined
  /** The shared records with events of this subject. */
  recordIds?: readonly string[] | undefined
  /** Milliseconds: from the first until before the second. */
  from?: number | undefined
  until?: number | undefined
}

export interface EventPage {
  events: StoredEvent[]
  /** The id below which the next page starts, or null at the end. */
  nextBefore: string | null
}

/**
 * Events that one page looks at when the filter has a type, because types have no index. A page of a rare
 * type can therefore hold fewer events than requested, or none, and still have a next page. So every page
 * costs the same, however many events are stored.
 */
const lookedAtMax = 10_000

/** Newest first. */
export function listEvents(tx: Tx, accountId: string, filter: EventFilter, page: Page): Promise<EventPage> {
  const { ids, subjectId } = filter
  return ids === undefined && subjectId === undefined
    ? readLog(tx, accountId, filter, page)
    : readFew(tx, accountId, filter, page)
}

/**
 * All events of several subjects with single records, in no order. None of them is older than `from`, in
 * milliseconds, so the partitions of earlier weeks are not read.
 */
export function listEventsOf(
  tx: Tx,
  accountId: string,
  subjectIds: readonly string[],
  from: number,
): Promise<StoredEvent[]> {
  return findSubjectEvents(tx, accountId, { subjectIds }, firstIdAt(from))
}

async function readLog(tx: Tx, accountId: string, filter: EventFilter, page: Page): Promise<EventPage> {
  const { first, end } = boundsOf(filter, page)
  const types = filter.type === undefined ? null : typesOf(filter.type)
  const range = { from: first ?? firstId, below: end ?? lastId, order: "desc" } as const
  const lastLookedAt = types && (await findRecordAt(tx, accountId, range, lookedAtMax))
  const from = lastLookedAt ?? range.from
  const events: EventRow[] = []
  for (let below = range.below, isCut = true; isCut && events.length <= page.limit;) {
    const read = await readRecords(tx, accountId, { ...range, from, below, types }, page.limit)
    const wanted = read.records.flatMap(unpack).filter(({ id, type }) => id < below && (!types || types.includes(type)))
    events.push(...wanted.sort((one, other) => (one.id < other.id ? 1 : -1)))
    isCut = read.isCut
    below = read.records.map(({ id }) => id).sort()[0] ?? from
  }
  return pageOf(events, page.limit, lastLookedAt)
}

/** Events by their ids, or those of a subject, which has a handful. An index finds them, so all are read. */
async function readFew(tx: Tx, accountId: string, filter: EventFilter, page: Page): Promise<EventPage> {
  const { ids, subjectId, recordIds } = filter
  const { first, end } = boundsOf(filter, page)
  const types = filter.type === undefined ? eventTypeNames : typesOf(filter.type)
  const rows = ids
    ? [...(await findEvents(tx, accountId, ids)).values()]
    : await findSubjectEvents(tx, accountId, { subjectIds: subjectId === undefined ? [] : [subjectId], recordIds })
  const wanted = rows
    .filter((event) => subjectId === undefined || event.subject_id === subjectId)
    .filter(({ type }) => types.includes(type))
    .filter(({ id }) => (first === null || id >= first) && (end === null || id < end))
    .sort((one, other) => (one.id < other.id ? 1 : -1))
  return pageOf(wanted, page.limit, null)
}

/** The rows may contain one more than the page. */
function pageOf(rows: readonly EventRow[], limit: number, lastLookedAt: string | null): EventPage {
  const events = rows.slice(0, limit)
  return { events, nextBefore: rows.length > limit ? (events.at(-1)?.id ?? null) : lastLookedAt }
}

/** Returns the ids of the range: from the first until before the end. Null is no bound. */
function boundsOf({ from, until }: EventFilter, { before }: Page): { first: string | null; end: string | null } {
  // The first id of a moment is above all earlier ones.
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
    throw new EventRefusal("event_not_found", "This account has no event with this sid, or its retention time is over.")
  return event
}
