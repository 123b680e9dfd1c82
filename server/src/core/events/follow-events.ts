import type { Tx } from "#core/db/database.ts"
import { plainArray } from "#core/db/literals.ts"
import { firstIdAt, idTime } from "#core/std/ids.ts"
import { eventTypeNames, matches, type EventType } from "./catalogue.ts"
import { applySnapshot, findHorizon, onNodeOfAccount, renewEveryMs, type Horizon } from "./slow-writers.ts"
import { lastIdIn, sharedRecordOf, unpack, type EventRecord, type EventRow } from "./event-record.ts"
import { findRecordAt, findSubjectEvents, lastId, pageOf, withErased, type SharedRecordsOf } from "./records.ts"

/** How far a follower has read: everything that `snapshot` could see. */
export interface Position {
  /** The greatest id that was read. */
  after: string
  /** The commits up to that read, as PostgreSQL writes a snapshot: `xmin:xmax:those under way`. */
  snapshot: string
  /** The time of that read, in milliseconds. */
  at: number
  /** The transactions that were writing at that time. */
  horizon: Horizon
}

export interface FollowFilter {
  /** Names and patterns. Default: all. */
  patterns?: readonly string[] | undefined
  /**
   * The limit of events after the last that was read. Events that were committed late are returned in
   * addition.
   */
  limit: number
}

interface LookContext {
  now: number
  sharedRecords: SharedRecordsOf
}

export interface Followed {
  events: EventRow[]
  next: Position
  /** Whether more events are already committed. */
  hasMore: boolean
}

/**
 * How much older an event's id may be than the transaction that writes it: some seconds, and the difference
 * between the clocks of machines. The duration of the transaction does not matter.
 */
export const overlapMs = 60_000
/** The limit of events that are read again when a slow transaction has ended. */
const lookedBackMax = 100_000
/**
 * The limit of a filtered read, because types have no index. So every read costs the same, however long ago
 * the last one was.
 */
const lookedAtMax = 10_000
/**
 * The limit of events that were committed late, below the last one that was read: four of our largest
 * batches.
 */
const lateMax = 2_000
/**
 * If very many transactions are open, their list is omitted. Then some events are read twice, and none is
 * missed.
 */
const snapshotLengthMax = 2_000

/** Returns a position at the end of everything that is committed now. */
export async function lastPosition(tx: Tx, accountId: string, now: number): Promise<Position> {
  const horizon = await findHorizon(tx, accountId, now, { at: now, slow: [], lookedAt: now })
  const [row] = await tx.query<{ snapshot: string; after: string | null }>(
    `select pg_current_snapshot()::text as snapshot,
       (select id from events where account_id = $1 order by id desc limit 1) as after
     from ${onNodeOfAccount}`,
    [accountId],
  )
  return {
    after: row?.after ? lastIdIn(row.after) : firstIdAt(0),
    snapshot: shortened(row?.snapshot ?? ""),
    at: now,
    horizon,
  }
}

/**
 * Returns the events that were committed since a position, the oldest first and each subject's by its
 * sequence.
 *
 * Ids are created before the commit, in many processes. So an event may appear below one that was already
 * read. Therefore the last minute is read again for events that the former snapshot could not see. If a
 * longer transaction has ended, more than a minute is read. No event is missed. An event is returned twice if
 * it was erased since, or where pages end and clocks differ. An event must not be written within a savepoint,
 * because its transaction would not be in the snapshot.
 */
export async function readEventsAfter(
  tx: Tx,
  accountId: string,
  position: Position,
  filter: FollowFilter,
  { now, sharedRecords }: LookContext,
): Promise<Followed> {
  const types = typesOf(filter.patterns)
  const isNew = now - position.horizon.at < renewEveryMs
  const horizon = isNew
    ? position.horizon
    : await findHorizon(tx, accountId, now, { ...position.horizon, lookedAt: position.at })
  const range = { from: firstUnread(position.after), below: lastId, order: "asc" } as const
  const lastLookedAt = types && (await findRecordAt(tx, accountId, range, lookedAtMax))
  const look = (lower: string) =>
    findUnseen(tx, accountId, { position, lower, types, lastLookedAt, limit: filter.limit })
  let lower = lowerBound(position)
  let found = await look(lower)
  const { endedSince } = applySnapshot(position.horizon, found.snapshot)
  if (endedSince !== null) {
    lower = await boundSince(tx, accountId, { since: endedSince, lower, after: position.after })
    found = await look(lower)
  }
  const { late, fresh, snapshot } = found
  const seen = { at: now, horizon: { at: horizon.at, slow: applySnapshot(horizon, snapshot).slow } }
  // There are more late events than the limit, or the snapshot is of another server and unusable. So the
  // range is read again.
  if (late.length > lateMax || (lower < position.after && xmaxOf(snapshot) < xmaxOf(position.snapshot)))
    return readEventsAfter(tx, accountId, { ...seen, after: lower, snapshot }, filter, { now, sharedRecords })
  const isCut = fresh.length > filter.limit
  const page = fresh.slice(0, filter.limit)
  const events = [...late, ...page]
  const last = page.at(-1)?.id ?? position.after
  if (isCut) events.push(...(await findForerunners(tx, accountId, { page: events, last, types }, sharedRecords)))
  const lastRead = found.lastUnread ?? lastLookedAt
  const after = isCut ? last : lastIdIn(lastRead ?? last)
  const next = { ...seen, after, snapshot: shortened(snapshot) }
  return { events: inSequence(events), next, hasMore: isCut || lastRead !== null }
}

/** Null for all. */
function typesOf(patterns: readonly string[] | undefined): EventType[] | null {
  const types = eventTypeNames.filter((type) => !patterns || matches(patterns, type))
  return types.length === eventTypeNames.length ? null : types
}

/** At most the last minute before the cursor's event is read again. */
function lowerBound({ after, horizon }: Position): string {
  const bound = firstIdAt(Math.max(horizon.at, idTime(after)) - overlapMs)
  return bound < after ? bound : after
}

/**
 * Returns the lower bound of events that a transaction from that time may have written. The number of events
 * that are read again is limited.
 */
async function boundSince(
  tx: Tx,
  accountId: string,
  { since, lower, after }: { since: number; lower: string; after: string },
): Promise<string> {
  const bound = firstIdAt(since - overlapMs)
  if (bound >= lower) return lower
  const range = { from: bound, below: after, order: "desc" } as const
  const cut = await findRecordAt(tx, accountId, range, lookedBackMax)
  if (cut === null) return bound
  return cut < lower ? cut : lower
}

interface Unseen {
  position: Position
  lower: string
  types: readonly EventType[] | null
  lastLookedAt: string | null
  limit: number
}

/**
 * The events that became visible below the position's event, and those above it. The snapshot is the
 * statement's own, so it cannot see anything that the rows do not hold.
 */
async function findUnseen(tx: Tx, accountId: string, { position, lower, types, lastLookedAt, limit }: Unseen) {
  const asked = "account_id = $1 and ($2::text[] is null or types && $2)"
  // The comparison makes a read five times as fast: most records are older than everything that the snapshot
  // lists.
  const isUnseen =
    "written_by >= pg_snapshot_xmin($5::text::pg_snapshot) and not pg_visible_in_snapshot(written_by, $5::text::pg_snapshot)"
  const late = pageOf(`${asked} and id > $3 and id <= $4 and ${isUnseen}`, "asc", `${lateMax}`)
  const fresh = pageOf(`${asked} and id >= $6 and id <= $7`, "asc", "$8::integer")
  const rows = await tx.query<Partial<EventRecord> & { is_late: boolean; snapshot: string }>(
    `select s.snapshot, found.* from (select pg_current_snapshot()::text as snapshot) s
     left join lateral (
       select true as is_late, late.* from (${late}) late union all select false, fresh.* from (${fresh}) fresh
     ) found on true order by found.id`,
    [
      accountId,
      types && plainArray(types),
      lower,
      position.after,
      position.snapshot,
      firstUnread(position.after),
      lastLookedAt ?? lastId,
      limit,
    ],
    "events_follow",
  )
  const found = rows.flatMap((row) => (row.id ? [{ ...row, ...(row as EventRecord) }] : []))
  const eventsIn = (records: readonly EventRecord[]) =>
    records.flatMap(unpack).filter(({ type }) => !types || types.includes(type))
  const unread = found.filter(({ is_late: isLate }) => !isLate)
  const isCut = unread.flatMap(unpack).length > limit
  const lateEvents = eventsIn(found.filter(({ is_late: isLate }) => isLate))
  const known = new Set(lateEvents.map(({ id }) => id))
  return {
    late: lateEvents,
    fresh: eventsIn(isCut ? await withErased(tx, accountId, unread) : unread)
      .filter(({ id }) => id > position.after && !known.has(id))
      .sort((one, other) => (one.id < other.id ? -1 : 1)),
    /** The last record that was read when more follow. */
    lastUnread: isCut ? (unread.at(-1)?.id ?? null) : null,
    snapshot: rows[0]?.snapshot ?? "",
  }
}

/** The first record with an event above this id. */
function firstUnread(after: string): string {
  return after === lastIdIn(after) ? after : sharedRecordOf(after)
}

/**
 * Returns events after the end of a page that preceded an event on the page, but have a later id by another
 * process's clock. This page includes them, and the next repeats them.
 */
async function findForerunners(
  tx: Tx,
  accountId: string,
  { page, last, types }: { page: readonly EventRow[]; last: string; types: readonly EventType[] | null },
  sharedRecords: SharedRecordsOf,
): Promise<EventRow[]> {
  const latest = new Map<string, number>()
  for (const { subject_id: subject, sequence } of page)
    latest.set(subject, Math.max(sequence, latest.get(subject) ?? 0))
  const subjectIds = [...latest.keys()]
  const end = firstIdAt(idTime(last) + overlapMs)
  const recordIds = (await sharedRecords(tx, accountId, subjectIds)).filter((id) => lastIdIn(id) > last && id < end)
  const events = await findSubjectEvents(tx, accountId, { subjectIds, recordIds }, sharedRecordOf(last))
  return events.filter(
    ({ id, type, subject_id: subject, sequence }) =>
      id > last && id < end && (!types || types.includes(type)) && sequence < (latest.get(subject) ?? 0),
  )
}

/** Sorts by id, but each subject's events by their sequence. */
function inSequence(events: readonly EventRow[]): EventRow[] {
  const sorted = events.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const bySubject = Map.groupBy(sorted, (event) => event.subject_id)
  for (const group of bySubject.values()) group.sort((one, other) => other.sequence - one.sequence)
  return sorted.map((event) => bySubject.get(event.subject_id)?.pop() ?? event)
}

function xmaxOf(snapshot: string): bigint {
  return BigInt(snapshot.split(":")[1] ?? "0")
}

function shortened(snapshot: string): string {
  const [xmin = ""] = snapshot.split(":", 1)
  return snapshot.length > snapshotLengthMax ? `${xmin}:${xmin}:` : snapshot
}
