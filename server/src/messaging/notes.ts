import type { Transaction, Tx } from "#db/database.ts"
import { plainArray, textArray, timeArray } from "#db/literals.ts"

/** An entry of a message's timeline that is not a status change. */
export interface Note {
  id: string
  messageId: string
  kind: NoteKind
  at: number
  /** JSON. */
  detail: string
}

export const noteKinds = {
  answer_lost: "The process that was sending the message ended before the carrier's answer was recorded.",
  submission_deferred:
    "The carrier did not accept the message this time, or its media were not ready. Posthorn tries again.",
  rerouted: "The message goes on to another carrier.",
  answer_unknown: "The message left for the carrier and no answer came.",
  accepted_late:
    "The carrier's answer to an earlier submission came late: it has the message under these references too, and their receipts count.",
  receipt_intermediate: "The carrier reported progress that is not a final state.",
  receipt_ignored: "A receipt came that does not change the status: a repeat, or one that contradicts a final state.",
  media_fitted: "Pictures were made smaller, or of another type, to fit the limits of the carrier.",
  part_receipt: "A receipt for one part of a long message.",
  channel_begun: "The next channel of the message's list is tried.",
  channel_failed: "A channel of the message's list cannot deliver it; the next one is tried.",
  channel_sent: "The carrier of a further channel accepted the message, whose status was `sent` already.",
  possible_double_delivery: "Two channels have the message or may have it, so it may be delivered twice.",
  double_delivery: "A second channel delivered the message too.",
  delivery_unconfirmed: "No receipt came within the carrier's limit. The message may or may not have arrived.",
} as const

export type NoteKind = keyof typeof noteKinds

/**
 * Stores notes of messages of one account. Nothing is written about a deleted message, because a note may
 * quote its text. The lock makes a concurrent deletion wait, and then find the note.
 */
export function insertNotes(tx: Transaction, accountId: string, notes: readonly Note[]): void {
  if (!notes.length) return
  tx.send(
    `insert into message_notes (account_id, id, message_id, kind, occurred_at, detail)
     select $1, note.id, note.message_id, note.kind, note.occurred_at, note.detail
     from unnest($2::uuid[], $3::uuid[], $4::text[], $5::timestamptz[], $6::text[]) as note (id, message_id, kind, occurred_at, detail)
     join messages on messages.account_id = $1 and messages.id = note.message_id
     for key share of messages`,
    [
      accountId,
      plainArray(notes.map((note) => note.id)),
      plainArray(notes.map((note) => note.messageId)),
      plainArray(notes.map((note) => note.kind)),
      timeArray(notes.map((note) => note.at)),
      textArray(notes.map((note) => note.detail)),
    ],
    "messaging_notes",
  )
}

/**
 * Stores one note, as `insertNotes` does. A note with the same detail, as from a further attempt, is not
 * stored again.
 */
export async function noteOnce(tx: Tx, accountId: string, note: Note): Promise<void> {
  const { id, messageId, kind, at, detail } = note
  await tx.query(
    `insert into message_notes (account_id, id, message_id, kind, occurred_at, detail)
     select account_id, $2, id, $4, $5, $6 from messages where account_id = $1 and id = $3 and not exists (
       select from message_notes known where known.account_id = $1 and known.message_id = $3 and known.kind = $4
         and known.detail = $6
     )
     for key share of messages`,
    [accountId, id, messageId, kind, new Date(at).toISOString(), detail],
  )
}
