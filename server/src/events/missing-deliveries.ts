import type { Tx } from "#db/database.ts"
import { plainArray, time, timeArray } from "#db/literals.ts"
import { derivedId } from "#std/derived-id.ts"
import { firstIdAt, idTime } from "#std/ids.ts"
import type { EventType } from "./catalogue.ts"
import { filterMissing } from "./filter-missing.ts"
import type { Filter } from "./filter.ts"
import type { Opened, Slice } from "./replay-slice.ts"
import { eventColumns } from "./store.ts"
import type { EventRow } from "./store.ts"

/** Gives the JSON of events that have none stored, by their ids; what it cannot write is not in it. */
export type WriteBodies = (
  tx: Tx,
  accountId: string,
  events: readonly EventRow[],
) => Promise<ReadonlyMap<string, string>>

export interface MissingContext {
  writeBodies: WriteBodies
  now: number
}

/**
 * A delivery is made in the transaction of its event, after it, by the same process; so it is found among those of this time, and
 * nearly always among those of the first. Were one made even later, its event would come twice, as any may.
 */
export const madeWithinMs = 60_000
export const mostlyWithinMs = 1_000

/** Separates JSON texts: it cannot stand raw in one. */
const separator = "\x1e"

/**
 * Makes deliveries of the slice's events of these types, and that the filter takes, that have none to the endpoint. Their ids follow from event and endpoint,
 * so no event gets a second one, however often it is tried; and they count as made when the event happened, so the log keeps and
 * drops both together. A body that is not stored is written now and kept, so that every attempt sends the same bytes.
 * `skipped` are events of which nothing can be sent any more, because what they tell of is not kept.
 */
export async function makeMissing(
  tx: Tx,
  slice: Slice,
  types: readonly EventType[],
  { wants, ...context }: MissingContext & { wants: Filter | null },
): Promise<{ made: Opened[]; skipped: number }> {
  const candidates = await findMissing(tx, slice, types)
  const writeBodies = (events: readonly EventRow[]) => context.writeBodies(tx, slice.accountId, events)
  const missing =
    wants && candidates.length
      ? await filterMissing(tx, slice.accountId, candidates, { wants, writeBodies })
      : candidates
  if (!missing.length) return { made: [], skipped: 0 }
  const lost = await storeBodies(tx, slice.accountId, missing, context)
  const sendable = missing.filter(({ id }) => !lost.has(id))
  return { made: sendable.length ? await insert(tx, slice, sendable, context.now) : [], skipped: lost.size }
}

async function findMissing(tx: Tx, slice: Slice, types: readonly EventType[]): Promise<Candidate[]> {
  const soon = { from: slice.from, until: slice.until + mostlyWithinMs }
  const late = { from: soon.until, until: slice.until + madeWithinMs }
  const [candidates, delivered] = await Promise.all([findCandidates(tx, slice, types), findDelivered(tx, slice, soon)])
  const missing = candidates.filter(({ id }) => !delivered.has(id))
  if (!missing.length) return []
  const deliveredLate = await findDelivered(tx, slice, late)
  return missing.filter(({ id }) => !deliveredLate.has(id))
}

type Candidate = Pick<EventRow, "id" | "type"> & { is_bare: boolean }

/** An endpoint is not told of itself: of its own test it was told, and of its being disabled the others were. */
function findCandidates(tx: Tx, slice: Slice, types: readonly EventType[]): Promise<Candidate[]> {
  const { accountId, endpointId, from, until } = slice
  return tx.query<Candidate>(
    `select id, type, body is null as is_bare from events
     where account_id = $1 and id >= $2 and id < $3 and type = any(string_to_array($4, ',')) and subject_id <> $5
     order by id`,
    [accountId, firstIdAt(from), firstIdAt(until), types.join(), endpointId],
  )
}

/** The events of the slice of which the endpoint has a delivery that was made in this time. */
async function findDelivered(tx: Tx, slice: Slice, made: { from: number; until: number }): Promise<Set<string>> {
  const { accountId, endpointId, from, until } = slice
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
  return new Set(rows.map(({ event_id: id }) => id))
}

/** Writes and stores the bodies that are not stored. Gives the events of which nobody could. */
async function storeBodies(
  tx: Tx,
  accountId: string,
  missing: readonly Candidate[],
  { writeBodies }: MissingContext,
): Promise<Set<string>> {
  const bare = missing.filter(({ is_bare }) => is_bare).map(({ id }) => id)
  if (!bare.length) return new Set()
  const bounds = [accountId, plainArray(bare), bare[0], bare.at(-1)] as const
  const named = "account_id = $1 and id = any($2) and id between $3 and $4 and body is null"
  const bodies = await writeBodies(
    tx,
    accountId,
    await tx.query(`select ${eventColumns} from events where ${named}`, bounds),
  )
  const [ids, texts] = [[...bodies.keys()], [...bodies.values()]]
  // Unless its message was deleted meanwhile: then it was erased, and has a body that must stay.
  await tx.query(
    `update events set body = (string_to_array($5, e'\\x1e'))[array_position($2::uuid[], id)] where ${named}`,
    [accountId, plainArray(ids), bare[0], bare.at(-1), texts.join(separator)],
  )
  const left = await tx.query<{ id: string }>(`select id from events where ${named}`, bounds)
  return new Set(left.map(({ id }) => id))
}

function insert(tx: Tx, slice: Slice, events: readonly Candidate[], now: number): Promise<Opened[]> {
  const { accountId, endpointId } = slice
  return tx.query<Opened>(
    `insert into deliveries (account_id, id, event_id, endpoint_id, event_type, created_at, next_attempt_at)
     select $1, id, event_id, $2, event_type, created_at, $3
     from unnest($4::uuid[], $5::uuid[], $6::text[], $7::timestamptz[]) as new (id, event_id, event_type, created_at)
     on conflict (account_id, id) do nothing returning id, event_id`,
    [
      accountId,
      endpointId,
      time(now),
      plainArray(events.map(({ id }) => derivedId(idTime(id), endpointId, id))),
      plainArray(events.map(({ id }) => id)),
      plainArray(events.map(({ type }) => type)),
      timeArray(events.map(({ id }) => idTime(id))),
    ],
  )
}
