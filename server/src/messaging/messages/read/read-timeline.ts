import type { Tx } from "#core/db/database.ts"
import { plainArray } from "#core/db/literals.ts"
import { findSubjectEvents } from "#core/events/records.ts"
import type { NoteKind } from "#messaging/messages/notes.ts"
import { listJobs } from "#core/queue/list-jobs.ts"
import { disabledSince } from "#messaging/routing/carriers.ts"
import { toSid } from "#core/std/ids.ts"
import { getMessage, messageNotFound } from "./get-message.ts"
import { sharedRecordsOf } from "./shared-records.ts"

export interface TimelineEntry {
  /** The event's or the note's id. */
  id: string
  kind: "status" | "note"
  /** The event type, or the kind of the note. */
  type: string
  /** For status changes: the event's sequence. */
  sequence: number | null
  occurredAt: number
  /** The carrier exchange or the reason, if there is one. */
  detail: Record<string, unknown> | null
}

/**
 * A message's history, oldest first: every status change and carrier exchange, and what it waits for if its
 * carrier is disabled. Refuses with `message_not_found`.
 */
export async function readTimeline(tx: Tx, accountId: string, messageId: string): Promise<TimelineEntry[]> {
  await getMessage(tx, accountId, messageId)
  const recordIds = await sharedRecordsOf(tx, accountId, [messageId])
  const [events, notes, wait] = await Promise.all([
    findSubjectEvents(tx, accountId, { subjectIds: [messageId], recordIds }),
    tx.query<{ id: string; type: string; occurred_at: number; detail: string | null }>(
      `select id, kind as type, occurred_at, detail from message_notes where account_id = $1 and message_id = $2
       order by occurred_at, id limit ${entriesMax}`,
      [accountId, messageId],
    ),
    readWait(tx, accountId, messageId),
  ])
  const entries = [
    ...events.map((event) => ({ ...event, kind: "status" as const })),
    ...notes.map((note) => ({ ...note, kind: "note" as const, sequence: null })),
  ].sort((one, other) => one.occurred_at - other.occurred_at || (one.id < other.id ? -1 : 1))
  const history = entries
    .slice(0, entriesMax)
    .map(({ id, kind, type, sequence, occurred_at: occurredAt, detail }): TimelineEntry => {
      const parsed = detail === null ? null : (JSON.parse(detail) as Record<string, unknown>)
      return { id, kind, type, sequence, occurredAt, detail: parsed }
    })
  if (!wait) return history
  return [...history, { ...wait, occurredAt: Math.max(wait.occurredAt, history.at(-1)?.occurredAt ?? 0) }]
}

/**
 * Returns the last entry of a message that waits for a disabled carrier. It is derived and not stored,
 * because a million messages can wait, and it is true only until one of its remedies.
 */
async function readWait(tx: Tx, accountId: string, messageId: string): Promise<TimelineEntry | null> {
  const [job] = await listJobs(tx, "message", accountId, { from: messageId, until: messageId })
  const occurredAt = job ? await disabledSince(tx, job.targetId) : null
  if (!job || occurredAt === null) return null
  const detail = { carrier: toSid("carrier", job.targetId), reason: disabledReason }
  return { id: messageId, kind: "note", type: disabledNote, sequence: null, occurredAt, detail }
}

const disabledNote: NoteKind = "carrier_disabled"
const disabledReason =
  "The carrier is disabled, and no other route has accepted the message. It waits until the operator enables the carrier or creates another route, or until the account deletes the message."

/** The account that owns a message: the operator knows only its sid. Refuses with `message_not_found`. */
export async function accountOf(tx: Tx, accountIds: readonly string[], messageId: string): Promise<string> {
  const [row] = await tx.query<{ account_id: string }>(
    "select account_id from messages where account_id = any($1) and id = $2",
    [plainArray(accountIds), messageId],
  )
  if (!row) throw messageNotFound()
  return row.account_id
}

/** A message has a handful. A faulty carrier can add receipts without end. */
const entriesMax = 1_000
