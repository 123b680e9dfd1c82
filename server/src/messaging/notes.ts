import type { Tx } from "#db/database.ts"
import { plainArray, textArray, timeArray } from "#db/literals.ts"

/** What belongs on a message's timeline and is no change of its status. */
export interface Note {
  accountId: string
  id: string
  messageId: string
  kind: NoteKind
  at: number
  /** JSON. */
  detail: string
}

export const noteKinds = {
  submitted_again: "The carrier's answer to an earlier submission never came, so the message was submitted once more.",
  submission_deferred: "The carrier could not take the message at this moment; it is tried again.",
  answer_unknown: "The message left for the carrier and no answer came.",
  receipt_intermediate: "The carrier told of progress that is not a final state.",
  receipt_ignored: "A receipt came that does not change the status: a repeat, or one that contradicts a final state.",
  part_receipt: "A receipt for one part of a long message.",
  delivery_unconfirmed: "No receipt came within the carrier's limit. The message may or may not have arrived.",
} as const

export type NoteKind = keyof typeof noteKinds

export async function insertNotes(tx: Tx, notes: readonly Note[]): Promise<void> {
  if (!notes.length) return
  await tx.query(
    `insert into message_notes (account_id, id, message_id, kind, occurred_at, detail)
     select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::timestamptz[], $6::text[])`,
    [
      plainArray(notes.map((note) => note.accountId)),
      plainArray(notes.map((note) => note.id)),
      plainArray(notes.map((note) => note.messageId)),
      plainArray(notes.map((note) => note.kind)),
      timeArray(notes.map((note) => note.at)),
      textArray(notes.map((note) => note.detail)),
    ],
    "messaging_notes",
  )
}
