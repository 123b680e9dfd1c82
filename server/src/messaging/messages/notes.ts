import type { Transaction, Tx } from "#core/db/database.ts"
import { listColumns } from "#core/db/row-lists.ts"

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
  answer_lost: "The process that sent the message ended before it recorded the carrier's response.",
  submission_deferred: "The carrier did not accept the message, or its media were not ready. Posthorn retries.",
  rerouted: "Posthorn moved the message to another carrier.",
  answer_unknown: "Posthorn sent the message to the carrier, but got no response.",
  accepted_late:
    "The carrier responded late to an earlier submission. It also has the message under these references, and their receipts count.",
  receipt_intermediate: "The carrier reported progress that is not a final state.",
  receipt_ignored: "Posthorn ignored a receipt, because it repeats an earlier one or contradicts a final state.",
  media_fitted: "Posthorn made pictures smaller or changed their type, to fit the limits of the carrier.",
  files_lost: "Posthorn stored an inbound message without some of its files, which were gone, too large or too many.",
  reply_fault: "Posthorn could not use the inbound URL or its answer, or a part of the answer.",
  callback_fault:
    "Posthorn cannot call the default status callback, or the `action` of a reply, so it sent the message without it.",
  part_receipt: "A receipt for one part of a long message.",
  channel_begun: "Posthorn tries the next channel of the message's list.",
  channel_failed: "A channel of the message's list cannot deliver it, so Posthorn tries the next one.",
  channel_sent: "The carrier of a further channel accepted the message, whose status was already `sent`.",
  possible_double_delivery: "Two channels have the message, or may have it, so the recipient may get it twice.",
  double_delivery: "A second channel also delivered the message.",
  carrier_disabled: "The operator disabled the carrier for which the message waits. Posthorn does not store this note.",
  feedback: "The account reported whether the recipient acted on the message.",
  delivery_unconfirmed: "The carrier sent no receipt in time, so it is unknown whether the message arrived.",
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
     select messages.account_id, new.id, message_id, kind, at, detail
     from ${newNotes.listed(2)}
     join messages on messages.account_id = $1 and messages.id = message_id
     for key share of messages`,
    [accountId, ...newNotes.values(notes)],
    "messaging_notes",
  )
}

const newNotes = listColumns<Note>()("id uuid, message_id uuid, kind text, at timestamptz, detail text")

/**
 * Stores one note, as `insertNotes` does. A note with the same detail, as from a further attempt, is not
 * stored again.
 */
export async function insertNoteOnce(tx: Tx, accountId: string, note: Note): Promise<void> {
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
