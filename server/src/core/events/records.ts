import type { Transaction, Tx } from "#core/db/database.ts"
import { plainArray } from "#core/db/literals.ts"
import { insertionsOf, type Insertion } from "#core/db/new-rows.ts"
import type { EventType } from "./catalogue.ts"
import {
  bodiesOf,
  lastIdIn,
  packBodies,
  packHeads,
  placeInRecord,
  recordColumns,
  recordSeparator,
  sharedRecordOf,
  unpack,
  withBodies,
  without,
  type EventRecord,
  type EventRow,
  type HeadValues,
  type StoredBodies,
} from "./event-record.ts"

/** An event to write, with its stored body. An empty body is none. */
export interface WrittenEvent extends HeadValues {
  accountId: string
  id: string
  /** The shared record that holds it. Default: a record of its own. */
  recordId?: string | undefined
  body: string
}

/** Writes events, one row for each record. Hot: `insertionsOf` decides how many statements. */
export function insertEvents(tx: Transaction, events: readonly WrittenEvent[]): void {
  for (const insertion of insertionsOf(tx, events)) tx.send(...insertingStatement(insertion), "events_insert")
}

/** Returns the statement and its values. */
export function insertingStatement({ rows: events, from }: Insertion<WrittenEvent>): [text: string, values: string[]] {
  const records = [...Map.groupBy(events, ({ id, recordId }) => recordId ?? id)]
  const [firsts, groups] = [records.map(([, [first]]) => first as WrittenEvent), records.map(([, group]) => group)]
  const stored = groups.map((group, index) =>
    packBodies(
      group.map(({ body }) => body),
      firsts[index]?.recordId !== undefined,
    ),
  )
  return [
    `insert into events (account_id, id, size, types, subject_id, sequence, heads, bodies, packed_bodies)
     select account_id, id, size, string_to_array(types, ','), subject_id, sequence, heads, nullif(bodies, ''),
       decode(nullif(packed, ''), 'hex')
     from ${from(
       `$2::uuid[], $3::smallint[], string_to_array($4, ' '), $5::uuid[], $6::integer[],
       string_to_array($7, e'\\x1d'), string_to_array($8, e'\\x1d'), string_to_array($9, e'\\x1d')`,
       "id, size, types, subject_id, sequence, heads, bodies, packed",
     )}`,
    [
      plainArray(firsts.map(({ accountId }) => accountId)),
      plainArray(records.map(([id]) => id)),
      plainArray(groups.map(({ length }) => length)),
      groups.map((group) => [...new Set(group.map(({ type }) => type))].join()).join(" "),
      plainArray(firsts.map(({ recordId, subjectId }) => (recordId === undefined ? subjectId : null))),
      plainArray(firsts.map(({ recordId, sequence }) => (recordId === undefined ? sequence : null))),
      groups.map(packHeads).join(recordSeparator),
      stored.map(({ bodies }) => bodies ?? "").join(recordSeparator),
      stored.map(({ packed_bodies: packed }) => packed?.toString("hex") ?? "").join(recordSeparator),
    ],
  ]
}

export async function findEvent(tx: Tx, accountId: string, id: string): Promise<EventRow | undefined> {
  return (await findEvents(tx, accountId, [id])).get(id)
}

export async function findEvents(tx: Tx, accountId: string, ids: readonly string[]): Promise<Map<string, EventRow>> {
  const found = new Map<string, EventRow>()
  const wanted = new Set(ids)
  const keep = (records: readonly EventRecord[]) => {
    for (const event of records.flatMap(unpack)) if (wanted.has(event.id)) found.set(event.id, event)
  }
  // Shared records first: a batch of events is in a few of them.
  keep(await findRecords(tx, accountId, [...new Set(ids.map(sharedRecordOf))].sort()))
  keep(await findRecords(tx, accountId, ids.filter((id) => !found.has(id)).sort()))
  return found
}

/** The stored bodies of events, by the ids of the events. */
export async function findBodies(tx: Tx, accountId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const shared = ids.map((id) => ({ id, recordId: sharedRecordOf(id), place: placeInRecord(id) }))
  const found = new Map(await findBodiesAt(tx, accountId, shared))
  const single = ids.filter((id) => !found.has(id)).map((id) => ({ id, recordId: id, place: 1 }))
  return new Map([...found, ...(await findBodiesAt(tx, accountId, single))])
}

async function findBodiesAt(
  tx: Tx,
  accountId: string,
  wanted: readonly { id: string; recordId: string; place: number }[],
): Promise<[id: string, body: string][]> {
  if (!wanted.length) return []
  const ids = [...new Set(wanted.map(({ recordId }) => recordId))].sort()
  const rows = await tx.query<StoredBodies & { id: string }>(
    `select id, bodies, packed_bodies from events where ${named}`,
    [accountId, plainArray(ids), ids[0], ids.at(-1)],
    "events_find_bodies",
  )
  const stored = new Map(rows.map((row) => [row.id, bodiesOf(row)]))
  return wanted.flatMap(({ id, recordId, place }): [string, string][] => {
    const body = stored.get(recordId)?.[place - 1]
    return body ? [[id, body]] : []
  })
}

/**
 * The bounds choose the partitions. `any` alone would search every partition for every id. `ids` are sorted.
 */
const named = "account_id = $1 and id = any($2) and id between $3 and $4"

async function findRecords(tx: Tx, accountId: string, ids: readonly string[]): Promise<EventRecord[]> {
  if (!ids.length) return []
  return await tx.query<EventRecord>(
    `select ${recordColumns} from events where ${named}`,
    [accountId, plainArray(ids), ids[0], ids.at(-1)],
    "events_find_records",
  )
}

/** The ids of records, in their order. Default for types: all. */
export interface RecordRange {
  /** From this id. */
  from: string
  /** Below this id. */
  below: string
  types?: readonly EventType[] | null
  order: "asc" | "desc"
}

/** The first records of a range that hold more than `eventsMax` events together, or all of them. */
export async function readRecords(
  tx: Tx,
  accountId: string,
  { from, below, types = null, order }: RecordRange,
  eventsMax: number,
): Promise<{ records: EventRecord[]; isCut: boolean }> {
  const range = "account_id = $1 and id >= $2 and id < $3 and ($4::text[] is null or types && $4)"
  const records = await tx.query<EventRecord>(pageOf(range, order, "$5::integer"), [
    accountId,
    from,
    below,
    types && plainArray(types),
    eventsMax,
  ])
  const isCut = records.reduce((count, record) => count + unpack(record).length, 0) > eventsMax
  return { records: isCut ? await withErased(tx, accountId, records) : records, isCut }
}

/**
 * A page of records, and the erased events that belong to its last one. An erased event has left its shared
 * record, and belongs between that record's other events.
 */
export async function withErased(tx: Tx, accountId: string, page: readonly EventRecord[]): Promise<EventRecord[]> {
  const last = page.at(-1)
  if (!last) return []
  const around = await tx.query<EventRecord>(
    `select ${recordColumns} from events where account_id = $1 and id >= $2 and id <= $3 order by id`,
    [accountId, sharedRecordOf(last.id), lastIdIn(last.id)],
  )
  const known = new Set(page.map(({ id }) => id))
  return [...page, ...around.filter(({ id }) => !known.has(id))]
}

/**
 * A query for the first records with more than `eventsMax` events. It does not count the first record,
 * because a page can begin within it.
 */
export function pageOf(condition: string, order: "asc" | "desc", eventsMax: string): string {
  return `select ${recordColumns} from (
      select *, sum(size) over counted - size - first_value(size) over counted as before from (
        select ${recordColumns}, size from events where ${condition} order by id ${order} limit ${eventsMax} + 2
      ) as first window counted as (order by id ${order})
    ) as page where before <= ${eventsMax} order by id ${order}`
}

/**
 * Returns the id of the record with the event number `place` of a range, from 1. Null when the range has
 * fewer.
 */
export async function findRecordAt(
  tx: Tx,
  accountId: string,
  { from, below, order }: RecordRange,
  place: number,
): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(
    `select id from (
       select id, sum(size) over (order by id ${order}) as count from (
         select id, size from events where account_id = $1 and id >= $2 and id < $3 order by id ${order} limit $4
       ) as first
     ) as counted where count >= $4 order by id ${order} limit 1`,
    [accountId, from, below, place],
  )
  return row?.id ?? null
}

/** Greater and smaller than every id. */
export const lastId = "ffffffff-ffff-ffff-ffff-ffffffffffff"
export const firstId = "00000000-0000-0000-0000-000000000000"

/** Returns the shared records with events of these subjects; the folder of the subjects knows them. */
export type SharedRecordsOf = (tx: Tx, accountId: string, subjectIds: readonly string[]) => Promise<string[]>

/** Where subjects' events are: in single records, which an index finds, and in these shared records. */
export interface SubjectEvents {
  subjectIds: readonly string[]
  /** Default: the subjects have none. */
  recordIds?: readonly string[] | undefined
}

/**
 * Returns the events of subjects of one account, in no order. None is older than the id `first`, so earlier
 * partitions are not read.
 */
export async function findSubjectEvents(
  tx: Tx,
  accountId: string,
  { subjectIds, recordIds = [] }: SubjectEvents,
  first: string | null = null,
): Promise<EventRow[]> {
  const subjects = new Set(subjectIds)
  const [single, shared] = await Promise.all([
    tx.query<EventRecord>(
      `select ${recordColumns} from events
       where account_id = $1 and subject_id = any($2)${first === null ? "" : " and id >= $3"}`,
      [accountId, plainArray(subjectIds), ...(first === null ? [] : [first])],
    ),
    findRecords(tx, accountId, [...new Set(recordIds)].sort()),
  ])
  return [...single, ...shared].flatMap(unpack).filter((event) => subjects.has(event.subject_id))
}

/** As `findSubjectEvents`. Also locks the records until the transaction ends. */
export async function lockSubjectRecords(
  tx: Tx,
  accountId: string,
  { subjectIds, recordIds = [] }: SubjectEvents,
): Promise<EventRecord[]> {
  const single = await tx.query<{ id: string }>(
    "select id from events where account_id = $1 and subject_id = any($2)",
    [accountId, plainArray(subjectIds)],
  )
  return await lockRecords(tx, accountId, [...single.map(({ id }) => id), ...recordIds])
}

/**
 * At most `limit` events whose data has this `subject`, locked. `isFull` says that there may be more. The
 * conditions are those of the index `events_person`, word for word.
 */
export async function lockRecordsOfPerson(
  tx: Tx,
  accountId: string,
  person: string,
  limit: number,
): Promise<{ records: EventRecord[]; isFull: boolean }> {
  const found = await tx.query<{ id: string }>(
    `select id from events
     where account_id = $1 and substring(bodies from '"subject":("(?:[^"\\\\]|\\\\.)*")') = $2
       and subject_id is not null and types[1] ~ '^(sessions|factors|challenges)[.]'
     limit $3`,
    [accountId, JSON.stringify(person), limit],
  )
  const records = await lockRecords(tx, accountId, found.map(({ id }) => id)) // oxfmt-ignore
  return { records, isFull: found.length === limit }
}

/** Locks these records, in the order of their ids. */
export async function lockRecords(tx: Tx, accountId: string, recordIds: readonly string[]): Promise<EventRecord[]> {
  const ids = [...new Set(recordIds)].sort()
  if (!ids.length) return []
  return await tx.query<EventRecord>(`select ${recordColumns} from events where ${named} order by id for update`, [
    accountId,
    plainArray(ids),
    ids[0],
    ids.at(-1),
  ])
}

/** Stores bodies of events of a locked record, by the ids of the events. */
export async function writeBodies(
  tx: Tx,
  accountId: string,
  record: EventRecord,
  bodies: ReadonlyMap<string, string>,
): Promise<void> {
  const changed = withBodies(record, bodies)
  await tx.query("update events set bodies = $3, packed_bodies = $4 where account_id = $1 and id = $2", [
    accountId,
    record.id,
    changed.bodies,
    changed.packed_bodies,
  ])
}

/**
 * Replaces events of a locked record by these. Events of a shared record get single records, so that an index
 * finds them by their subject.
 */
export async function replaceEvents(
  tx: Transaction,
  accountId: string,
  record: EventRecord,
  events: readonly WrittenEvent[],
): Promise<void> {
  const rest =
    record.subject_id === null
      ? without(
          record,
          events.map(({ id }) => id),
        )
      : null
  const isLeft = rest !== null && unpack(rest).length > 0
  await (isLeft
    ? tx.query(
        `update events set heads = $3, bodies = $4, packed_bodies = $5, size = size - $6
         where account_id = $1 and id = $2`,
        [accountId, rest.id, rest.heads, rest.bodies, rest.packed_bodies, events.length],
      )
    : tx.query("delete from events where account_id = $1 and id = $2", [accountId, record.id]))
  insertEvents(tx, events)
}

/**
 * Returns the number of the next event of a subject, for subjects without a count of their own. The caller
 * has locked the subject.
 */
export async function nextSequence(tx: Tx, accountId: string, subjectId: string): Promise<number> {
  const [row] = await tx.query<{ next: number }>(
    "select coalesce(max(sequence), 0) + 1 as next from events where account_id = $1 and subject_id = $2",
    [accountId, subjectId],
  )
  return row?.next ?? 1
}
