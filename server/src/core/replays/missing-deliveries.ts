import type { Tx } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"
import {
  listUnattempted,
  createdWithinMs,
  usuallyCreatedWithinMs,
  type NewDelivery,
} from "#core/deliveries/unattempted.ts"
import type { EventType } from "#core/events/catalogue.ts"
import { recordsOf, unpack, type EventRow } from "#core/events/event-record.ts"
import type { Filter } from "#core/events/filter.ts"
import { findEvents, lockRecords, readRecords, writeBodies } from "#core/events/records.ts"
import { derivedId } from "#core/std/derived-id.ts"
import { firstIdAt, idTime } from "#core/std/ids.ts"
import { filterMissing } from "./filter-missing.ts"
import type { Slice } from "./replay-slice.ts"

/** Returns the JSON of events without a stored body, by their ids. It omits those that it cannot derive. */
export type WriteBodies = (
  tx: Tx,
  accountId: string,
  events: readonly EventRow[],
) => Promise<ReadonlyMap<string, string>>

export interface MissingContext {
  writeBodies: WriteBodies
  now: number
}

export interface MissingDeliveries {
  made: NewDelivery[]
  /** The number of events that cannot be sent any more, because their subjects were deleted. */
  skipped: number
}

export const noMissingDeliveries: MissingDeliveries = { made: [], skipped: 0 }

/** More than a slice can hold: a busy slice is cut, except for a single millisecond. */
const sliceMax = 1_000_000

/**
 * Returns the deliveries to create: for events of the slice that match these types and the filter, and have
 * none for the endpoint. Their ids are derived from event and endpoint, so no event gets a second one,
 * however often this runs. Each counts as created at the time of its event, so the log drops both together. A
 * missing body is derived now and stored, so that every attempt sends the same bytes.
 */
export async function findMissingDeliveries(
  tx: Tx,
  slice: Slice,
  types: readonly EventType[],
  { wants, ...context }: MissingContext & { wants: Filter | null },
): Promise<MissingDeliveries> {
  const { accountId, endpointId } = slice
  const candidates = await findMissing(tx, slice, types)
  const writeBodies = (events: readonly EventRow[]) => context.writeBodies(tx, accountId, events)
  const missing =
    wants && candidates.length ? await filterMissing(tx, accountId, candidates, { wants, writeBodies }) : candidates
  if (!missing.length) return noMissingDeliveries
  const lost = await storeBodies(tx, accountId, missing, context)
  const sendable = missing.filter(({ id }) => !lost.has(id))
  const made = sendable.map(({ id: eventId, type: eventType }) => {
    return { id: derivedId(idTime(eventId), endpointId, eventId), eventId, endpointId, eventType }
  })
  return { made, skipped: lost.size }
}

async function findMissing(tx: Tx, slice: Slice, types: readonly EventType[]): Promise<Candidate[]> {
  const soon = { from: slice.from, until: slice.until + usuallyCreatedWithinMs }
  const late = { from: soon.until, until: slice.until + createdWithinMs }
  const [candidates, delivered] = await Promise.all([findCandidates(tx, slice, types), findDelivered(tx, slice, soon)])
  const missing = candidates.filter(({ id }) => !delivered.has(id))
  if (!missing.length) return []
  const deliveredLate = await findDelivered(tx, slice, late)
  return missing.filter(({ id }) => !deliveredLate.has(id))
}

type Candidate = Pick<EventRow, "id" | "type"> & { is_bare: boolean }

/**
 * An endpoint receives no events about itself: it got its own test, and other endpoints got its disabling.
 */
async function findCandidates(tx: Tx, slice: Slice, types: readonly EventType[]): Promise<Candidate[]> {
  const { accountId, endpointId, from, until } = slice
  const range = { from: firstIdAt(from), below: firstIdAt(until), types, order: "asc" } as const
  const { records } = await readRecords(tx, accountId, range, sliceMax)
  return records
    .flatMap(unpack)
    .filter(({ type, subject_id: subject }) => types.includes(type) && subject !== endpointId)
    .map(({ id, type, body }) => ({ id, type, is_bare: body === null }))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
}

/**
 * Returns the events of the slice for which the endpoint has a delivery that was created in this time. The
 * jobs are read first, because a first attempt turns a job into a row.
 */
async function findDelivered(tx: Tx, slice: Slice, made: { from: number; until: number }): Promise<Set<string>> {
  const { accountId, endpointId, from, until } = slice
  const { jobs } = await listUnattempted(
    tx,
    { accountId, targetId: endpointId },
    { ...made, lookedAtMax: sliceMax, jobsMax: sliceMax },
  )
  const rows = await tx.query<{ event_id: string }>(
    `select event_id from deliveries
     where account_id = $1 and endpoint_id = $2 and created_at >= $3 and created_at < $4 and id >= $5 and id < $6
       and event_id >= $7 and event_id < $8`,
    [
      accountId,
      endpointId,
      time(made.from),
      time(made.until),
      firstIdAt(made.from),
      firstIdAt(made.until),
      firstIdAt(from),
      firstIdAt(until),
    ],
  )
  return new Set([...jobs.map(({ subjectId }) => subjectId), ...rows.map(({ event_id: id }) => id)])
}

/** Derives and stores missing bodies. Returns the events whose body cannot be derived. */
async function storeBodies(
  tx: Tx,
  accountId: string,
  missing: readonly Candidate[],
  context: MissingContext,
): Promise<Set<string>> {
  const bare = new Set(missing.filter(({ is_bare }) => is_bare).map(({ id }) => id))
  if (!bare.size) return new Set()
  const isBare = ({ id, body }: EventRow) => bare.has(id) && body === null
  const bodies = await context.writeBodies(
    tx,
    accountId,
    [...(await findEvents(tx, accountId, [...bare])).values()].filter(isBare),
  )
  const lost = new Set<string>()
  for (const record of await lockRecords(tx, accountId, recordsOf([...bare]))) {
    // Excludes events that were erased in the meantime, because their message was deleted. Their bodies must
    // stay erased.
    const events = unpack(record).filter(isBare)
    const written = events.flatMap(({ id }) => {
      const body = bodies.get(id)
      if (body === undefined) lost.add(id)
      return body === undefined ? [] : [[id, body] as const]
    })
    if (written.length) await writeBodies(tx, accountId, record, new Map(written))
  }
  return lost
}
