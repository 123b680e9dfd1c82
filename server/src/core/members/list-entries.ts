import { Conditions } from "#core/db/conditions.ts"
import type { Tx } from "#core/db/database.ts"
import { firstIdAt } from "#core/std/ids.ts"
import type { AuditEntry, FieldChange } from "./audit-log.ts"

export interface ListedEntry extends Omit<AuditEntry, "userAgent"> {
  subjectName: string | null
  changes: readonly FieldChange[]
  /** Null for a program, and for a member who was removed later. */
  email: string | null
  /** Null without the header, and in entries from before it was stored. */
  userAgent: string | null
}

export interface EntryFilter {
  memberId?: string | undefined
  operation?: string | undefined
  /** Milliseconds: requests at this time or later. */
  from?: number | undefined
  /** Milliseconds: requests before this time. */
  until?: number | undefined
}

/**
 * Entries that one page reads for a member or an operation, which have no index. A page may hold fewer
 * entries than requested and still have a next page. Its cost does not grow with the log.
 */
const lookDefault = 10_000

/** Newest first, below the id `before` when there is one. */
export async function listEntries(
  tx: Tx,
  accountId: string,
  filter: EntryFilter,
  { limit, before, look = lookDefault }: { limit: number; before: string | null; look?: number },
): Promise<{ entries: ListedEntry[]; nextBefore: string | null }> {
  const where = boundsOf(accountId, filter, before)
  const last = await findLastLookedAt(tx, filter, where, look)
  if (last !== null) where.add("id >= ?", last)
  if (filter.memberId !== undefined) where.add("member_id = ?", filter.memberId)
  if (filter.operation !== undefined) where.add("operation = ?", filter.operation)
  const rows = await tx.query<Row>(
    `select a.id, a.member_id, a.credential, m.email, a.operation, a.path, a.subject_sid, a.subject_name, a.changes, a.status, a.at, a.ip, a.user_agent
       from (select * from console_audit where ${where.text} order by id desc limit ${where.value(limit + 1)}) a
       left join members m on m.id = a.member_id
      order by a.id desc`,
    where.values,
  )
  const entries = rows.slice(0, limit).map((row) => entryOf(accountId, row))
  return { entries, nextBefore: rows.length > limit ? (entries.at(-1)?.id ?? null) : last }
}

/** The range in the primary key: the id of an entry contains the time of its request. */
function boundsOf(accountId: string, { from, until }: EntryFilter, before: string | null): Conditions {
  const where = new Conditions(accountId)
  if (before !== null) where.add("id < ?", before)
  if (from !== undefined) where.add("id >= ?", firstIdAt(from))
  if (until !== undefined) where.add("id < ?", firstIdAt(until))
  return where
}

/** Returns null when the read includes all remaining entries. */
async function findLastLookedAt(
  tx: Tx,
  { memberId, operation }: EntryFilter,
  { text, values }: Conditions,
  look: number,
): Promise<string | null> {
  if (memberId === undefined && operation === undefined) return null
  const [row] = await tx.query<{ id: string }>(
    `select id from console_audit where ${text} order by id desc offset ${look - 1} limit 1`,
    values,
  )
  return row?.id ?? null
}

interface Row {
  id: string
  member_id: string | null
  credential: string | null
  email: string | null
  operation: string
  path: string
  subject_sid: string | null
  subject_name: string | null
  changes: string | null
  status: number | null
  at: number
  ip: string
  user_agent: string | null
}

function entryOf(accountId: string, row: Row): ListedEntry {
  const {
    member_id: memberId,
    subject_sid: subjectSid,
    subject_name: subjectName,
    user_agent: userAgent,
    ...same
  } = row
  const changes = row.changes === null ? [] : (JSON.parse(row.changes) as FieldChange[])
  return { ...same, accountId, memberId, subjectSid, subjectName, changes, userAgent }
}
